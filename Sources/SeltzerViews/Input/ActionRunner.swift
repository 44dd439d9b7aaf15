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
    /// - Parameters:
    ///   - action: The action.
    ///   - responder: The responder.
    ///   - arguments: A value for each parameter; nil if the user has to be asked for them.
    /// - Returns: What became of its key. An action that is disabled or already runs consumes it.
    func run(
        _ action: Action, on responder: InputResponder, arguments: [String]? = nil
    ) -> Disposition {
        guard let isEnabled = action.isEnabled(for: responder) else { return .ignored }
        guard isEnabled, !isRunning(action, on: responder) else { return .stop }
        switch action.body {
        case .immediate(let body):
            return body(responder)
        case .task(_, let body):
            start(Run(action, on: responder), of: action) { try await body(responder) }
            return .stop
        case .arguments(let body):
            if let arguments, arguments.count == action.parameters.count {
                body(responder, arguments)
            } else {
                ask(for: action, on: responder)
            }
            return .stop
        }
    }

    /// Posts that an action needs arguments, and reports it if nobody asks the user.
    private func ask(for action: Action, on responder: InputResponder) {
        guard let application,
            let item = application.currentActions(from: responder).first(where: {
                $0.responder === responder && $0.title == action.title
                    && $0.identifier == action.identifier
            })
        else { return }
        if responder.post(ArgumentsNeeded(item), includingSelf: true) != .stopped {
            application.beep()
            application.diagnose(
                "“\(action.title)” did not run: it needs arguments, and no command palette asks for them"
            )
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
