// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The actions of a row, which a drag across the row uncovers, as in UIKit.
///
/// A terminal has no finger: the actions are also in the context menu of the row, and the Delete key performs the first
/// destructive action.
@MainActor
public final class SwipeActionsConfiguration {
    /// The actions; the first one is at the edge of the row.
    public let actions: [ContextualAction]
    /// Whether a long drag performs the first action; without effect, so that no action is performed by mistake.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    public init(actions: [ContextualAction]) { self.actions = actions }
}

/// An action on a row.
///
/// ```swift
/// let pin = ContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
///     self?.pin(indexPath)
///     done(true)
/// }
/// return SwipeActionsConfiguration(actions: [pin])
/// ```
@MainActor
public final class ContextualAction {
    /// The look of an action.
    public enum Style: Hashable, Sendable {
        /// The look of most actions.
        case normal
        /// The look of an action that deletes something.
        case destructive
    }

    /// The effect of an action: gets the action, the cell of the row, and a closure to call at the end with whether
    /// the action was performed.
    public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

    /// The look of the action.
    public let style: Style
    /// The title; nil for none.
    public var title: String?
    /// The picture before the title, in the button and in the context menu; nil, the default, for none.
    public var image: Image?
    /// The fill of the button; nil, the default, for the fill of the style.
    public var backgroundColor: Color?
    /// The effect of the action.
    public let handler: Handler

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: The look of the action.
    ///   - title: The title; nil for none.
    ///   - handler: The effect of the action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
