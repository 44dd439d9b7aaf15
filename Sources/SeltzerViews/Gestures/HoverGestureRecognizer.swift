// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognises the pointer on a view or on what is in it, no button needed.
///
/// The gesture begins when the pointer comes onto the view, changes with each movement there, and ends when
/// it leaves. It takes no part in presses: it stops no other gesture, and none stops it.
open class HoverGestureRecognizer: GestureRecognizer {
    /// Notes the pointer.
    ///
    /// - Parameter event: Of the phases ``MouseEvent/Phase/enter``, ``MouseEvent/Phase/move`` and
    ///   ``MouseEvent/Phase/leave``.
    open override func mouse(_ event: MouseEvent) {
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
