// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Two bindings of one responder, where one hides the other.
///
/// The same keys on a nearer responder are not a conflict, because a view may give a key another
/// meaning.
@MainActor
public struct KeyConflict {
    /// The responder with both bindings; nil if it no longer exists.
    public private(set) weak var responder: InputResponder?
    /// The binding that the keys find.
    public let winner: KeyBinding
    /// The binding that keys never find: its keys are the winner's keys, or begin with them.
    public let loser: KeyBinding
    private let responderName: String

    /// Creates the conflict of two bindings, given in the order of lookup; nil if keys find both.
    init?(_ first: KeyBinding, _ second: KeyBinding, of responder: InputResponder) {
        guard !first.keys.isEmpty, !second.keys.isEmpty else { return nil }
        // Keys find the second binding when the first one declines.
        if first.action.mayDecline, second.keys.starts(with: first.keys) { return nil }
        // An action with priority is asked first, so it is the winner.
        let (first, second) =
            second.action.wantsPriorityOverSystemBehavior
                && !first.action.wantsPriorityOverSystemBehavior ? (second, first) : (first, second)
        if second.keys.starts(with: first.keys) {
            winner = first
            loser = second
        } else if first.keys.starts(with: second.keys) {
            winner = second
            loser = first
        } else {
            return nil
        }
        self.responder = responder
        responderName = "\(type(of: responder))"
    }

    /// The conflict in one sentence.
    public var message: String {
        let same = winner.keys == loser.keys
        return same
            ? "\(responderName) binds \(winner.keys) to both \(name(of: winner)) and \(name(of: loser))"
            : "\(responderName) binds \(winner.keys) to \(name(of: winner)), "
                + "which hides \(loser.keys), \(name(of: loser))"
    }

    private func name(of binding: KeyBinding) -> String {
        let title = binding.title.isEmpty ? binding.action.identifier ?? "" : binding.title
        return title.isEmpty ? "an action without a title" : "“\(title)”"
    }
}
