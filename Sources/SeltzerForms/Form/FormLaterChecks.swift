// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The checks of a form that take time: their delays, the running checks, and the results.
@MainActor
final class FormLaterChecks {
    private var timers: [String: ViewTimer] = [:]
    private var tasks: [String: Task<Void, Never>] = [:]
    /// The errors that checks found, by the names of fields; a field is absent until its check has ended.
    private var results: [String: String?] = [:]

    /// Returns whether the check of a field waits or is running.
    func isRunning(_ name: String) -> Bool { timers[name] != nil || tasks[name] != nil }

    /// Returns whether the check of a field has ended for its present answer.
    func hasEnded(_ name: String) -> Bool { results[name] != nil }

    /// Returns the error that the check of a field found; nil for none.
    func problem(of name: String) -> String? { results[name] ?? nil }

    /// Sets the result of a field from another source.
    func setProblem(_ message: String?, of name: String) {
        cancel(name)
        results[name] = message
    }

    /// Forgets the check of a field, and cancels it if it is running.
    func cancel(_ name: String) {
        timers.removeValue(forKey: name)?.cancel()
        tasks.removeValue(forKey: name)?.cancel()
        results[name] = nil
    }

    /// Forgets all checks.
    func cancelAll() {
        for name in Set(timers.keys).union(tasks.keys).union(results.keys) { cancel(name) }
    }

    /// Begins a check after its delay, and replaces an earlier check of the field.
    func schedule<Value>(
        _ check: FormLaterCheck<Value>, of name: String, in view: View,
        value: @escaping @MainActor () -> Value, ended: @escaping @MainActor () -> Void
    ) {
        cancel(name)
        timers[name] = view.scheduleTimer(after: check.delay) { [weak self, weak view] in
            guard let self else { return }
            timers[name] = nil
            start(check, of: name, value(), in: view?.window?.application, ended: ended)
        }
    }

    /// Runs a check at once, unless it is running or has ended, and waits for it.
    func finish<Value>(
        _ check: FormLaterCheck<Value>, of name: String, _ value: Value,
        in application: Application?
    ) async {
        guard !hasEnded(name) else { return }
        if tasks[name] == nil {
            timers.removeValue(forKey: name)?.cancel()
            start(check, of: name, value, in: application) {}
        }
        await tasks[name]?.value
    }

    private func start<Value>(
        _ check: FormLaterCheck<Value>, of name: String, _ value: Value,
        in application: Application?, ended: @escaping @MainActor () -> Void
    ) {
        tasks[name] = ApplicationWork.start(in: application) { [weak self] in
            let message = await check.message(value)
            guard !Task.isCancelled, let self else { return }
            tasks[name] = nil
            results[name] = .some(message)
            ended()
        }
    }
}
