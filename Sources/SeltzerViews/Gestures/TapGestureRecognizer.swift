// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognises one or several clicks on the same cell.
///
/// A click is a press and a release of the button on one cell inside of the view. A further click counts if its
/// press follows within half a second.
open class TapGestureRecognizer: GestureRecognizer {
    /// The required number of clicks; at least 1.
    public final var numberOfTapsRequired = 1
    /// The button of the clicks.
    public final var button = MouseButton.left

    private final var tapCount = 0
    private final var lastDown: MouseEvent?
    private final var isDown = false

    /// Handles presses and releases on one cell.
    open override func handleMouse(_ event: MouseEvent) {
        let isOnCell = lastDown.map { $0.locationInWindow == event.locationInWindow } ?? true
        let isButton = event.button == nil || event.button == button
        switch event.phase {
        case .down:
            let elapsed = event.timestamp - (lastDown?.timestamp ?? event.timestamp)
            guard !isDown, isButton, isOnCell, elapsed <= ClickCounter.interval else {
                state = .failed
                return
            }
            stopTimer()
            isDown = true
            lastDown = event
        case .up:
            let isInside = view?.point(inside: event.location, with: event) ?? false
            guard isDown, isButton, isOnCell, isInside else {
                state = .failed
                return
            }
            countTap(at: event.timestamp)
        default:
            if !isOnCell { state = .failed }
        }
    }

    private func countTap(at time: Duration) {
        isDown = false
        tapCount += 1
        guard tapCount < numberOfTapsRequired, let lastDown else {
            state = .ended
            return
        }
        let remaining = lastDown.timestamp + ClickCounter.interval - time
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
        lastDown = nil
        isDown = false
    }

    /// Returns false for a tap with more clicks, which begins with this one.
    open override func canPrevent(_ other: GestureRecognizer) -> Bool {
        guard let tap = other as? TapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }
}
