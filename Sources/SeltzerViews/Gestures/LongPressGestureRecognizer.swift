// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognizes a button that is held in one place.
///
/// The gesture begins when the time is over, changes with each move after that, and ends with the
/// release.
open class LongPressGestureRecognizer: GestureRecognizer {
    /// The time that the button must be held; half a second by default.
    public final var holdDuration = Duration.milliseconds(500)
    /// The time that the button must be held, in seconds; ``holdDuration`` in UIKit's unit.
    public final var minimumPressDuration: Double {
        get { holdDuration / .seconds(1) }
        set { holdDuration = Duration(clampingSeconds: newValue) }
    }
    /// The number of cells that the pointer may move during the press, in each direction; 0 by
    /// default.
    public final var allowableMovement = 0
    /// The button that is held.
    public final var button = MouseButton.left

    private final var start: MouseEvent?
    private final var hasBegun = false

    /// Creates a recognizer without actions.
    public override init() { super.init() }

    /// Creates a recognizer with a method of an object, which gets the recognizer.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly.
    ///   - action: A method of the target's class, as in `Board.opened`.
    public override init<Target: AnyObject>(
        target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (LongPressGestureRecognizer) -> Void
    ) {
        super.init()
        addTarget(target, action: action)
    }

    /// Handles the button and the time.
    open override func handleMouse(_ event: MouseEvent) {
        guard let start else {
            if event.begins(button) { begin(with: event) } else { state = .failed }
            return
        }
        // If much input arrives together, the clock may fire late.
        if !hasBegun, event.timestamp - start.timestamp >= holdDuration { recognize() }
        switch event.phase {
        case .up where event.concerns(button):
            state = hasBegun ? .ended : .failed
        case .drag where hasBegun:
            state = .changed
        case .drag:
            let way = event.locationInWindow - start.locationInWindow
            if max(way.x.magnitude, way.y.magnitude) > allowableMovement { state = .failed }
        default:
            if !hasBegun { state = .failed }
        }
    }

    private func begin(with event: MouseEvent) {
        start = event
        if holdDuration <= .zero {
            recognize()
        } else {
            startTimer(holdDuration)
        }
    }

    private func recognize() {
        stopTimer()
        hasBegun = true
        state = .began
    }

    /// Begins the gesture.
    open override func timerFired() {
        recognize()
    }

    /// Clears the state of the press.
    open override func reset() {
        start = nil
        hasBegun = false
    }
}
