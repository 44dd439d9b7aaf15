// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Calls a closure when actions in an application may have changed.
@MainActor
final class ActionChanges {
    private var subscriptions: [Subscription] = []
    private weak var application: Application?

    /// Follows the changes in an application, and no longer in an earlier one.
    ///
    /// - Parameters:
    ///   - application: The application; nil for none.
    ///   - owner: The object that ends the subscriptions with its own end.
    ///   - body: The closure.
    /// - Returns: Whether it is another application than before.
    func follow(
        _ application: Application?, for owner: Responder, _ body: @escaping @MainActor () -> Void
    ) -> Bool {
        guard application !== self.application else { return false }
        for subscription in subscriptions { subscription.cancel() }
        self.application = application
        subscriptions =
            application.map { application in
                [
                    application.observe(ActionsChanged.self, owner: owner) { _ in body() },
                    // The action may have changed the state of another action.
                    application.observe(ActionPerformed.self, owner: owner) { _ in body() },
                ]
            } ?? []
        return true
    }
}
