// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// Asks whether an action may run; an answer is the reason why it may not.
///
/// Before an action is shown or run, the responder that lists it posts this request, and gets it
/// first. So an answer disables the action in menus, palettes and footers and for its keys, and
/// menus show the reason. Without a responder that answers, the request costs almost nothing.
///
/// ```swift
/// controller.answer { (request: CanPerformAction) in
///     request.action.identifier == "delete" ? ActionRefusal(reason: "The disk is full.") : nil
/// }
/// ```
///
/// Call ``Application/setNeedsFrame()`` when an answer changes and nothing else on the screen does.
@MainActor
public struct CanPerformAction: RoutedRequest {
    /// The reason why an action may not run.
    public typealias Answer = ActionRefusal

    /// The action.
    public let action: Action

    /// Creates the request for an action.
    public init(_ action: Action) { self.action = action }
}

/// The reason why an action may not run now.
public struct ActionRefusal: Hashable, Sendable {
    /// A sentence for the user.
    public let reason: String

    /// Creates a refusal with a sentence for the user.
    public init(reason: String) { self.reason = reason }
}

extension Action {
    /// Returns the chain's reason why the action may not run for a responder; nil if no responder
    /// refuses it.
    func refusal(for responder: InputResponder) -> String? {
        guard responder.mayBeHeard(CanPerformAction.self) else { return nil }
        return responder.ask(CanPerformAction(self), includingSelf: true)?.reason
    }
}
