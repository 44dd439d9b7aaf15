// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// Calls a closure once, after some time.
    ///
    /// The time counts while the view is in a window. Leaving the window cancels the timer.
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

    /// Calls a closure again and again, until the timer is cancelled.
    ///
    /// The time counts while the view is in a window. Leaving the window cancels the timer. A program that was
    /// suspended gets one call for all that it missed.
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

    /// Starts the timers of a view that came into a window, and cancels those of one that left it.
    final func updateTimers() {
        guard let rare, !rare.timers.isEmpty else { return }
        let application = containingWindow?.application
        for timer in rare.timers {
            if let application { timer.start(in: application) } else { timer.cancel() }
        }
    }
}

extension ViewController {
    /// Calls a closure once, after some time; a timer of the ``view``, which is loaded for it.
    ///
    /// The view's ``View/scheduleTimer(after:_:)`` says when the time counts and what cancels the timer.
    @discardableResult
    public final func scheduleTimer(
        after delay: Duration, _ body: @escaping @MainActor () -> Void
    ) -> ViewTimer {
        view.scheduleTimer(after: delay, body)
    }

    /// Calls a closure again and again; a timer of the ``view``, which is loaded for it.
    ///
    /// The view's ``View/scheduleTimer(every:_:)`` says when the time counts and what cancels the timer.
    @discardableResult
    public final func scheduleTimer(
        every interval: Duration, _ body: @escaping @MainActor () -> Void
    ) -> ViewTimer {
        view.scheduleTimer(every: interval, body)
    }
}
