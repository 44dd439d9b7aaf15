// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// Asks whether an action may run; an answer is the reason why not.
///
/// The responder that lists the action asks, itself first, before it shows or runs the action. So an answer disables the
/// action in menus, palettes, footers and for its keys, and menus show the reason. Without anybody who answers, it costs
/// next to nothing.
///
/// ```swift
/// controller.answer { (request: MayPerformAction) in
///     request.action.identifier == "delete" ? ActionRefusal(reason: "The disk is full.") : nil
/// }
/// ```
///
/// Call ``Application/setNeedsFrame()`` when an answer changes and nothing else on the screen does.
@MainActor
public struct MayPerformAction: RoutedRequest {
    /// The reason why an action may not run.
    public typealias Answer = ActionRefusal

    /// The action.
    public let action: Action

    /// Creates a question.
    public init(_ action: Action) { self.action = action }
}

/// The reason why an action may not run now.
public struct ActionRefusal: Hashable, Sendable {
    /// A sentence for the user.
    public let reason: String

    /// Creates a refusal.
    public init(reason: String) { self.reason = reason }
}

extension Action {
    /// Returns why the action may not run for a responder, as the chain says; nil if nobody objects.
    func refusal(for responder: InputResponder) -> String? {
        guard responder.mayBeHeard(MayPerformAction.self) else { return nil }
        return responder.ask(MayPerformAction(self), includingSelf: true)?.reason
    }
}
