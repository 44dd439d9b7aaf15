// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A press on a button of a stepper, which repeats its step while it is held.
@MainActor
final class StepperPress {
    /// 1 for the button that makes the value larger, -1 for the other button.
    let direction: Int
    /// Whether the pointer is on the button.
    var isInside = true
    private var timer: ViewTimer?

    /// The time that a button is held before it repeats, and the time between two later steps.
    static var delays: (first: Duration, next: Duration) {
        (.milliseconds(400), .milliseconds(80))
    }

    init(_ direction: Int) {
        self.direction = direction
    }

    /// Calls a closure again and again, but not while the pointer is outside.
    func `repeat`(in view: View, _ step: @escaping @MainActor () -> Void) {
        timer = view.scheduleTimer(after: Self.delays.first) { [weak self, weak view] in
            guard let self, let view else { return }
            if isInside { step() }
            timer = view.scheduleTimer(every: Self.delays.next) { [weak self] in
                if self?.isInside == true { step() }
            }
        }
    }

    func end() {
        timer?.cancel()
        timer = nil
    }
}
