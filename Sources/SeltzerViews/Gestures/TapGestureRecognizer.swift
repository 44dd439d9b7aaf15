// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognizes one or several clicks on the same cell.
///
/// A click is a press and a release of the button inside of the view. The pointer may move by one
/// column between them. A further click counts if its press follows within half a second on the
/// cell of the first press.
open class TapGestureRecognizer: GestureRecognizer {
    /// The required number of clicks; at least 1.
    public final var numberOfTapsRequired = 1
    /// The button of the clicks.
    public final var button = MouseButton.left

    private final var tapCount = 0
    private final var lastClick: Click?
    private final var isDown = false

    /// Creates a recognizer without actions.
    public override init() { super.init() }

    /// Creates a recognizer with a method of an object, which gets the recognizer.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly.
    ///   - action: A method of the target's class, as in `Board.opened`.
    public override init<Target: AnyObject>(
        target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (TapGestureRecognizer) -> Void
    ) {
        super.init()
        addTarget(target, action: action)
    }

    /// Handles presses and releases on one cell.
    open override func handleMouse(_ event: MouseEvent) {
        let isOnCell = lastClick.map { isNear(event.locationInWindow, $0.location) } ?? true
        let isButton = event.concerns(button)
        guard let view else {
            state = .failed
            return
        }
        switch event.phase {
        case .down:
            let click = Click(button, at: event.locationInWindow, on: view, event.timestamp)
            guard !isDown, isButton, lastClick?.isContinued(by: click) != false else {
                state = .failed
                return
            }
            stopTimer()
            isDown = true
            lastClick = click
        case .up:
            let isInside = view.point(inside: event.location, with: event)
            guard isDown, isButton, isOnCell, isInside else {
                state = .failed
                return
            }
            countTap(at: event.timestamp)
        default:
            if !isOnCell { state = .failed }
        }
    }

    /// Whether the pointer has not moved further than a hand that trembles.
    private func isNear(_ location: Point, _ press: Point) -> Bool {
        location.y == press.y && location.x.saturatingSubtracting(press.x).magnitude <= 1
    }

    private func countTap(at time: Duration) {
        isDown = false
        tapCount += 1
        guard tapCount < numberOfTapsRequired, let lastClick else {
            state = .ended
            return
        }
        let remaining = lastClick.time + Click.interval - time
        // A press at the very end of the interval still counts, so the gesture fails just after it.
        startTimer(remaining + .milliseconds(1))
    }

    /// Fails: no further click came in time.
    open override func timerFired() {
        state = .failed
    }

    /// Clears the clicks.
    open override func reset() {
        tapCount = 0
        lastClick = nil
        isDown = false
    }

    /// Returns false for a tap with more clicks, which begins with this one.
    open override func canPrevent(_ other: GestureRecognizer) -> Bool {
        guard let tap = other as? TapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Clicks of the left button operate the control.
    override func yields(to control: Control) -> Bool {
        button == .left || super.yields(to: control)
    }
}
