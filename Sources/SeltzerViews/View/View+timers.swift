// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// Calls a closure once, after some time.
    ///
    /// The time runs only while the view is in a window. Leaving the window cancels the timer.
    ///
    /// - Parameters:
    ///   - delay: The time on the application's clock.
    ///   - body: The closure; the view holds it until the timer ends.
    /// - Returns: The timer.
    @discardableResult
    public final func scheduleTimer(
        after delay: Duration, _ body: @escaping @MainActor () -> Void
    ) -> ViewTimer {
        schedule(ViewTimer(of: self, interval: delay, repeats: false, body: body))
    }

    /// Calls a closure repeatedly, until the timer is cancelled.
    ///
    /// The time runs only while the view is in a window. Leaving the window cancels the timer. A
    /// program that was suspended gets one call for all calls that it missed.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls on the application's clock; at least a millisecond.
    ///   - body: The closure; the view holds it until the timer ends.
    /// - Returns: The timer.
    @discardableResult
    public final func scheduleTimer(
        every interval: Duration, _ body: @escaping @MainActor () -> Void
    ) -> ViewTimer {
        schedule(ViewTimer(of: self, interval: interval, repeats: true, body: body))
    }

    private func schedule(_ timer: ViewTimer) -> ViewTimer {
        rareState.timers.append(timer)
        if let application = containingWindow?.application { timer.start(in: application) }
        return timer
    }

    /// Starts the timers of a view that entered a window, and cancels the timers of a view that
    /// left it.
    final func updateTimers() {
        guard let rare, !rare.timers.isEmpty else { return }
        let application = containingWindow?.application
        for timer in rare.timers {
            if let application { timer.start(in: application) } else { timer.cancel() }
        }
    }
}

extension ViewController {
    /// Calls a closure once, after some time, with a timer of the ``view``; loads the view if
    /// necessary.
    ///
    /// ``View/scheduleTimer(after:_:)`` describes when the time runs and when the timer is
    /// cancelled.
    @discardableResult
    public final func scheduleTimer(
        after delay: Duration, _ body: @escaping @MainActor () -> Void
    ) -> ViewTimer {
        view.scheduleTimer(after: delay, body)
    }

    /// Calls a closure repeatedly, with a timer of the ``view``; loads the view if necessary.
    ///
    /// ``View/scheduleTimer(every:_:)`` describes when the time runs and when the timer is
    /// cancelled.
    @discardableResult
    public final func scheduleTimer(
        every interval: Duration, _ body: @escaping @MainActor () -> Void
    ) -> ViewTimer {
        view.scheduleTimer(every: interval, body)
    }
}
