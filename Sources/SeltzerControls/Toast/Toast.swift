// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// A short message at an edge of a window that disappears after a while.
///
/// A toast does not take the focus. A window shows the toasts of an edge above each other on its right side, the newest
/// nearest to the edge, and at most three of them; further toasts wait. A click on a toast dismisses it. Esc dismisses
/// the newest toast, unless another responder consumes the key. A toast stays while the pointer or the focus is on it.
/// The application's clock measures the time. When a toast ends, the responder that showed it posts ``ToastDismissed``.
///
/// ```swift
/// Toast("Moved to the bin.", detail: "3 files, 1.2 MB", action: ToastAction("&Undo") { undo() }).show(from: self)
/// ```
///
///     ╭────────────────────────────────────╮
///     │  Moved to the bin.               × │
///     │  3 files, 1.2 MB                   │
///     │                           [ Undo ] │
///     ╰────────────────────────────────────╯
@MainActor
public final class Toast {
    /// The kind of a message, which sets its color and its sign.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A message without a sign.
        case plain
        /// A piece of news.
        case info
        /// A success.
        case success
        /// A warning.
        case warning
        /// A failure.
        case error
    }

    /// An edge of the window.
    public enum Edge: Hashable, Sendable, CaseIterable {
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
    }

    /// The text, wrapped between words; at most three lines show, and a button then shows the rest in an alert.
    public let message: String
    /// The details, below the message; empty for none.
    public let detail: String
    /// The kind of the message.
    public let kind: Kind
    /// The button below the text; nil for none.
    public let action: ToastAction?
    /// The time that the toast shows; nil until it is dismissed.
    public let duration: Duration?
    /// The edge of the window at which the toast shows.
    public let edge: Edge
    private(set) weak var source: InputResponder?
    weak var area: ToastArea?

    /// Creates a toast that is not shown yet.
    ///
    /// - Parameters:
    ///   - message: The text.
    ///   - detail: The details, below the message.
    ///   - kind: The kind of the message.
    ///   - action: The button below the text.
    ///   - duration: How long the toast shows; nil until it is dismissed.
    ///   - edge: The edge of the window at which the toast shows.
    public init(
        _ message: String, detail: String = "", kind: Kind = .plain, action: ToastAction? = nil,
        duration: Duration?, edge: Edge = .bottom
    ) {
        self.message = message
        self.detail = detail
        self.kind = kind
        self.action = action
        self.duration = duration
        self.edge = edge
    }

    /// Creates a toast that shows for 4 seconds, or for 8 with an action; an error shows until it is dismissed.
    ///
    /// - Parameters:
    ///   - message: The text.
    ///   - detail: The details, below the message.
    ///   - kind: The kind of the message.
    ///   - action: The button below the text.
    ///   - edge: The edge of the window at which the toast shows.
    public convenience init(
        _ message: String, detail: String = "", kind: Kind = .plain, action: ToastAction? = nil,
        edge: Edge = .bottom
    ) {
        let duration: Duration? = kind == .error ? nil : .seconds(action == nil ? 4 : 8)
        self.init(
            message, detail: detail, kind: kind, action: action, duration: duration, edge: edge)
    }

    /// Whether the toast shows, or waits behind others.
    public var isShown: Bool { area?.contains(self) ?? false }

    /// Shows the toast in a responder's window; it waits if too many show there.
    ///
    /// - Parameter source: The responder that posts ``ToastDismissed``; held weakly.
    /// - Returns: False if the responder is in no window, or if the toast already shows or waits.
    @discardableResult
    public func show(from source: InputResponder) -> Bool {
        guard !isShown, let window = source.window else { return false }
        self.source = source
        let area =
            window.subviews.lazy.compactMap { $0 as? ToastArea }.first ?? ToastArea(in: window)
        self.area = area
        area.add(self)
        return true
    }

    /// Dismisses the toast if it shows or waits; ``ToastDismissed`` is not posted.
    public func dismiss() {
        area?.remove(self)
    }
}

/// The button of a ``Toast``, with the closure that it runs.
@MainActor
public struct ToastAction {
    /// The title of the button, with `&` before its mnemonic (``MnemonicTitle``).
    public let title: String
    let handler: @MainActor () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button, with `&` before its mnemonic.
    ///   - handler: Runs after the button was pressed and the toast was dismissed. The toast retains it.
    public init(_ title: String, handler: @escaping @MainActor () -> Void) {
        self.title = title
        self.handler = handler
    }
}

/// The user dismissed a toast, or its time was over; posted by the responder that showed it.
///
/// Handlers of that responder itself run first. If the program dismisses the toast, no event is posted.
public struct ToastDismissed: RoutedEvent, Hashable, Sendable {
    /// The reason why a toast is gone.
    public enum Reason: Hashable, Sendable {
        /// Its duration was over.
        case timedOut
        /// The user dismissed it, by a click or Esc.
        case dismissed
        /// Its button was pressed.
        case actionChosen
    }

    /// The text of the toast.
    public let message: String
    /// The reason why the toast is gone.
    public let reason: Reason

    /// Creates an event.
    public init(message: String, reason: Reason) {
        self.message = message
        self.reason = reason
    }
}
