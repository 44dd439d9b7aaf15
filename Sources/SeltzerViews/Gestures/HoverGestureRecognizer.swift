// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognizes the pointer on a view or on its subviews, without a button.
///
/// The gesture begins when the pointer enters the view, changes with each move, and ends when the
/// pointer leaves. It takes no part in presses: it stops no other gesture, and none stops it.
open class HoverGestureRecognizer: GestureRecognizer {
    /// Creates a recognizer without actions.
    public override init() { super.init() }

    /// Creates a recognizer with a method of an object, which gets the recognizer.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly.
    ///   - action: A method of the target's class, as in `Board.opened`.
    public override init<Target: AnyObject>(
        target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (HoverGestureRecognizer) -> Void
    ) {
        super.init()
        addTarget(target, action: action)
    }

    /// Handles a move of the pointer.
    ///
    /// - Parameter event: An event of the phase ``MouseEvent/Phase/enter``,
    ///   ``MouseEvent/Phase/move`` or ``MouseEvent/Phase/leave``.
    open override func handleMouse(_ event: MouseEvent) {
        switch event.phase {
        case .enter, .move: hover(isActive ? .changed : .began)
        case .leave: if isActive { hover(.ended) }
        default: break
        }
    }

    private func hover(_ state: State) {
        current = state
        runActions()
        if current == .ended || current == .cancelled { prepare() }
    }

    override func withdraw() {
        if isActive { hover(.cancelled) }
    }
}
