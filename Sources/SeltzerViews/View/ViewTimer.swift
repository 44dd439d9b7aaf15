// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A timer of a view, which ends when the view leaves its window.
///
/// The timer runs on the application's ``Application/clock``, so that a test can advance it.
@MainActor
public final class ViewTimer {
    private let interval: Duration
    private let repeats: Bool
    private let body: @MainActor () -> Void
    private weak var view: View?
    private var task: Task<Void, Never>?

    /// Whether the timer may still call its closure; false after the call of a timer that does not
    /// repeat.
    public private(set) var isValid = true

    init(of view: View, interval: Duration, repeats: Bool, body: @escaping @MainActor () -> Void) {
        self.view = view
        // A repeating timer without an interval would block the main actor.
        self.interval = max(interval, repeats ? .milliseconds(1) : .zero)
        self.repeats = repeats
        self.body = body
    }

    deinit { task?.cancel() }

    /// Ends the timer; its closure is not called again.
    public func cancel() {
        isValid = false
        task?.cancel()
        task = nil
        view?.rare?.timers.removeAll { $0 === self }
    }

    /// Starts the timer, unless it has been started.
    func start(in application: Application) {
        guard isValid, task == nil else { return }
        let clock = application.clock
        let (interval, repeats) = (interval, repeats)
        task = ApplicationWork.start(in: application) { [weak self] in
            var deadline = clock.now + interval
            do {
                repeat {
                    try await clock.sleep(for: deadline - clock.now)
                    try Task.checkCancellation()
                    self?.fire()
                    // Skips calls that a suspended program missed.
                    while deadline <= clock.now, repeats { deadline += interval }
                } while repeats && self?.isValid == true
            } catch {}
        }
    }

    private func fire() {
        guard isValid else { return }
        if !repeats { cancel() }
        body()
    }
}
