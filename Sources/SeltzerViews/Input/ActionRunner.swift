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
    /// The application's handler at which chosen actions arrive; nil while none is on its way.
    private var arrivals: Subscription?
    /// The actions whose events are held.
    private var waiting: [Waiting] = []

    private struct Waiting {
        weak var run: ChosenRun?
    }

    init(application: Application) {
        self.application = application
    }

    /// Returns whether an action is running and may not start again before its end.
    func isRunning(_ action: Action, on responder: InputResponder) -> Bool {
        guard case .task(mayOverlap: false, _) = action.body else { return false }
        return runs[Run(action, on: responder)] != nil
    }

    /// Runs an action for a responder that lists it.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - responder: The responder.
    ///   - arguments: A value for each parameter; nil if the user must be asked for them.
    /// - Returns: The disposition of the key. An action that is disabled or already running
    ///   consumes it.
    func run(
        _ action: Action, on responder: InputResponder, arguments: [String]? = nil
    ) -> Disposition {
        guard let isEnabled = action.isEnabled(for: responder) else { return .ignored }
        guard isEnabled, !isRunning(action, on: responder) else {
            note(isEnabled ? .isRunning : .isDisabled, action, responder)
            return .stop
        }
        if case .arguments = action.body, arguments?.count != action.parameters.count {
            ask(for: action, on: responder)
            note(.needsArguments, action, responder)
            return .stop
        }
        guard responder.mayBeHeard(ActionChosen.self) else {
            return perform(action, on: responder, arguments ?? [])
        }
        return choose(action, on: responder, arguments ?? [])
    }

    /// Adds the result of an action to the route of the event that chose it.
    private func note(
        _ result: RouteTrace.Act.Result, _ action: Action, _ responder: InputResponder
    ) {
        guard Responder.isTraced else { return }
        let names = [action.title, action.discoverabilityTitle, action.identifier ?? ""]
        responder.noteAct(.action(names.first { !$0.isEmpty } ?? "", result))
    }

    /// Posts that an action was chosen, and runs it if the event arrives at the application.
    private func choose(
        _ action: Action, on responder: InputResponder, _ arguments: [String]
    ) -> Disposition {
        guard let application else { return .ignored }
        let run = ChosenRun()
        waiting.removeAll { $0.run == nil }
        // Adds the last handler of the application: all others may stop the event before it.
        arrivals?.cancel()
        arrivals = application.on(ActionChosen.self) { event in
            event.run?.arrive()
            return .ignored
        }
        let outcome = responder.post(
            ActionChosen(action, arguments, run: run), includingSelf: true)
        guard outcome != .stopped, run.hasArrived else {
            run.late = { [weak self, weak responder] in
                guard let self, let responder, action.isEnabled(for: responder) == true,
                    !isRunning(action, on: responder)
                else { return }
                _ = perform(action, on: responder, arguments)
            }
            waiting.append(Waiting(run: run))
            note(.wasPrevented, action, responder)
            return .stop
        }
        if waiting.isEmpty {
            arrivals?.cancel()
            arrivals = nil
        }
        return perform(action, on: responder, arguments)
    }

    /// Returns the responders that may keep a chosen action from running; nil if the action is not
    /// for the responder.
    func guards(
        of action: Action, on responder: InputResponder
    ) -> [(responder: Responder, use: InputUse)]? {
        guard action.isEnabled(for: responder, asks: false) != nil else { return nil }
        guard !consumes(action, on: responder), responder.mayBeHeard(ActionChosen.self) else {
            return []
        }
        var guards: [(responder: Responder, use: InputUse)] = []
        let own = arrivals
        let rehearsal = Rehearsal { [weak application] responder, listeners in
            // The runner's own handler on the application only notes the arrival.
            if own != nil, responder === application, case .handlers = listeners { return }
            guards.append((responder, InputUse(listeners)))
        }
        responder.rehearse(
            postOf: ActionChosen(action), includingSelf: true, by: rehearsal)
        return guards
    }

    /// Returns whether an action takes its keys without running: it is disabled, runs already, or
    /// asks the user for its arguments.
    func consumes(_ action: Action, on responder: InputResponder) -> Bool {
        if case .arguments = action.body { return true }
        return action.isEnabled(for: responder) == false || isRunning(action, on: responder)
    }

    private func perform(
        _ action: Action, on responder: InputResponder, _ arguments: [String]
    ) -> Disposition {
        switch action.body {
        case .immediate(let body):
            body(responder)
            note(.wasPerformed, action, responder)
            report(action, of: responder, arguments)
        case .handling:
            action.handle(by: responder)
            note(.wasPerformed, action, responder)
            report(action, of: responder, arguments)
        case .deciding(let body):
            let answer = body(responder)
            note(answer == .ignored ? .declined : .wasPerformed, action, responder)
            if answer != .ignored { report(action, of: responder, arguments) }
            return answer
        case .task(_, let body):
            note(.wasPerformed, action, responder)
            start(Run(action, on: responder), of: action) { [weak self] in
                try await body(responder)
                self?.report(action, of: responder, arguments)
            }
        case .arguments(let body):
            body(responder, arguments)
            note(.wasPerformed, action, responder)
            report(action, of: responder, arguments)
        }
        return .stop
    }

    private func report(
        _ action: Action, of responder: InputResponder, _ arguments: [String]
    ) {
        let isShown = responder.window != nil || responder is Application
        guard let origin = isShown ? responder : application,
            origin.mayBeHeard(ActionPerformed.self)
        else { return }
        origin.post(ActionPerformed(action, arguments: arguments), includingSelf: true)
    }

    /// Posts that an action needs arguments, and records a diagnostic if no handler asks the user.
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
