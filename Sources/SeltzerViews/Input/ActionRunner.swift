// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// Runs actions, and knows which asynchronous actions are running.
@MainActor
final class ActionRunner {
    /// An action of a responder.
    private struct Run: Hashable {
        let responder: ObjectIdentifier
        let name: String

        @MainActor
        init(_ action: Action, on responder: InputResponder) {
            self.responder = ObjectIdentifier(responder)
            name = action.identifier ?? "\(action.title) \(action.keys)"
        }
    }

    private weak var application: Application?
    private var runs: [Run: Int] = [:]

    init(application: Application) {
        self.application = application
    }

    /// Returns whether an action runs and may not start again before its end.
    func isRunning(_ action: Action, on responder: InputResponder) -> Bool {
        guard case .task(mayOverlap: false, _) = action.body else { return false }
        return runs[Run(action, on: responder)] != nil
    }

    /// Runs an action for a responder that lists it.
    ///
    /// - Returns: What became of its key. An action that is disabled or already runs consumes it.
    func run(_ action: Action, on responder: InputResponder) -> Disposition {
        guard let isEnabled = action.isEnabled(for: responder) else { return .ignored }
        guard isEnabled, !isRunning(action, on: responder) else { return .stop }
        switch action.body {
        case .immediate(let body):
            return body(responder)
        case .task(_, let body):
            start(Run(action, on: responder), of: action) { try await body(responder) }
            return .stop
        }
    }

    private func start(
        _ run: Run, of action: Action, _ body: @escaping @MainActor () async throws -> Void
    ) {
        runs[run, default: 0] += 1
        application?.setNeedsFrame()
        ApplicationWork.start(in: application) { [weak self, weak application] in
            do {
                try await body()
            } catch is CancellationError {
            } catch {
                let name = action.title.isEmpty ? action.identifier ?? "" : action.title
                application?.diagnose("“\(name)” failed: \(error)")
            }
            self?.end(run)
            application?.setNeedsFrame()
        }
    }

    private func end(_ run: Run) {
        let count = runs[run, default: 1] - 1
        runs[run] = count > 0 ? count : nil
    }
}
