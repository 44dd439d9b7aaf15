// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A program's screen that is not shown, and its actions.
@MainActor
final class HeadlessProgram {
    private struct NotShown: Error {}

    private let application: Application
    private let window = Window(frame: Rect(x: 0, y: 0, width: 120, height: 40))
    private let root: ViewController
    /// The names of the actions that need no screen.
    private let names: Set<String>
    /// The reasons for which actions failed.
    private var failures: [String] = []

    init(_ root: ViewController, withoutScreen names: Set<String>) {
        self.names = names
        self.root = root
        application = Application(root: root) { throw NotShown() }
        window.rootViewController = root
        window.makeKeyAndVisible(in: application)
        window.layoutIfNeeded()
        application.diagnosticHandler = { [weak self] in self?.failures.append($0) }
    }

    /// The actions of the screen and its views that have a name, in the order in which they are met.
    var actions: [NamedAction] {
        var found: [NamedAction] = []
        visit(window) { responder in
            for current in application.currentActions(from: responder) {
                guard let action = NamedAction(current, withoutScreen: names),
                    !found.contains(where: { $0.name == action.name })
                else { continue }
                found.append(action)
            }
        }
        return found
    }

    private func visit(_ responder: Responder, _ body: (InputResponder) -> Void) {
        if let controller = responder as? ViewController { _ = controller.view }
        if let responder = responder as? InputResponder, !(responder is Window) { body(responder) }
        responder.forEachSubordinate { visit($0, body) }
        if let window = responder as? Window { body(window) }
    }

    /// Returns the action with a name.
    ///
    /// - Throws: An error that says what to do, if there is none, or if it cannot run without a screen.
    func action(named name: String) throws(ActionError) -> NamedAction {
        let actions = actions
        guard let action = actions.first(where: { $0.name == name }) else {
            var matcher = FuzzyMatcher(name)
            let near = actions.filter(\.runsWithoutScreen).compactMap { action in
                matcher.score(action.name).map { (action.name, $0) }
            }.max { $0.1 < $1.1 }
            let hint = near.map { "Did you mean \($0.0)? " } ?? ""
            throw ActionError(
                "There is no action “\(name)”. \(hint)--list-actions prints all of them.")
        }
        guard action.runsWithoutScreen else {
            throw ActionError("“\(name)” needs the screen: start the program without run.")
        }
        return action
    }

    /// Runs an action, and waits for its end.
    ///
    /// An asynchronous action that may overlap with itself is not waited for.
    ///
    /// - Throws: An error with the reason, if the action is disabled or fails.
    func run(_ name: String, _ words: [String]) async throws(ActionError) {
        let action = try action(named: name)
        let arguments = try action.arguments(in: words)
        guard action.current.isEnabled else {
            let reason = action.current.disabledReason ?? "It is disabled now."
            throw ActionError("“\(name)” did not run. \(reason)")
        }
        guard application.perform(action.current, arguments: arguments) else {
            throw ActionError("“\(name)” did not run.")
        }
        while isRunning(action) { try? await Task.sleep(for: .milliseconds(2)) }
        if let failure = failures.first { throw ActionError(failure) }
    }

    private func isRunning(_ action: NamedAction) -> Bool {
        guard let responder = action.current.responder else { return false }
        return application.currentActions(from: responder).contains {
            $0.identifier == action.name && $0.isRunning
        }
    }
}
