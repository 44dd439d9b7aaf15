// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A problem of a screen for its users, in a sentence.
public struct AuditFinding: Hashable, Sendable {
    /// The kind of problem.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// An element that is operated or shown has no name.
        case unlabeled
        /// A view can be focused, but has no accessible description.
        case silent
        /// A click went to a view, and nothing took it.
        case deadClick
        /// The program posted an event of its own, and no handler took it.
        case deadLetter
        /// An action has no keys, and no menu or palette shows it.
        case unreachableAction
        /// A responder binds keys twice, so that one of its actions never gets them.
        case hiddenKeys
        /// Tab and Shift-Tab do not leave a view.
        case focusTrap
        /// A text does not fit its cells.
        case cutText
        /// A text can hardly be distinguished from its background.
        case lowContrast
        /// Two targets of one cell each are neighbors.
        case smallTargets
    }

    /// The kind of problem.
    public let kind: Kind
    /// The element or the view, in a line.
    public let subject: String
    /// The problem in words.
    public let reason: String
}

extension AuditFinding: CustomStringConvertible {
    /// The kind, the subject and the reason, as in `focusTrap: Editor: Tab and Shift-Tab do not
    /// leave it`.
    public var description: String { "\(kind.rawValue): \(subject): \(reason)" }
}
