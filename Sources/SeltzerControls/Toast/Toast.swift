// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// A short message at an edge of a window, which goes by itself.
///
/// It does not take the keys. Several wait for each other. A click on it dismisses it, and so does Esc where nobody else
/// wants that key; its time runs on the application's clock. However it goes, it posts ``ToastDismissed``.
///
/// ```swift
/// Toast("Moved to the bin.", action: ToastAction("&Undo") { undo() }).show(from: self)
/// ```
///
///     ╭──────────────────────────────╮
///     │ Moved to the bin.   [ Undo ] │
///     ╰──────────────────────────────╯
@MainActor
public final class Toast {
    /// What a message is about, which shows by its colour and its sign.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Anything.
        case plain
        /// What went well.
        case success
        /// What may go wrong.
        case warning
        /// What went wrong.
        case error
    }

    /// An edge of the window.
    public enum Edge: Hashable, Sendable, CaseIterable {
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
    }

    /// The text, wrapped between words where it is long, three lines at most.
    public let message: String
    /// What the message is about.
    public let kind: Kind
    /// What the user can do about it; nil for nothing.
    public let action: ToastAction?
    /// How long it is shown; nil for as long as the user wants.
    public let duration: Duration?
    /// Where it is shown.
    public let edge: Edge
    private(set) weak var source: InputResponder?
    weak var area: ToastArea?

    /// Creates a message that is not shown yet.
    ///
    /// - Parameters:
    ///   - message: The text.
    ///   - kind: What it is about.
    ///   - action: What the user can do about it.
    ///   - duration: How long it is shown; nil for as long as the user wants.
    ///   - edge: Where it is shown.
    public init(
        _ message: String, kind: Kind = .plain, action: ToastAction? = nil,
        duration: Duration? = .seconds(4), edge: Edge = .bottom
    ) {
        self.message = message
        self.kind = kind
        self.action = action
        self.duration = duration
        self.edge = edge
    }

    /// Whether it is shown, or waits for others to go.
    public var isShown: Bool { area?.contains(self) ?? false }

    /// Shows it in a responder's window, after those that are there already.
    ///
    /// - Parameter source: Who posts ``ToastDismissed``; held weakly.
    /// - Returns: Whether it is shown or waits: not where the responder is in no window, or it is shown already.
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

    /// Takes it away, shown or waiting; does nothing where it is neither.
    public func dismiss() {
        area?.dismiss(self, .dismissed)
    }
}

/// What the user can do about a ``Toast``.
@MainActor
public struct ToastAction {
    /// The words on its button, `&` before its mnemonic as ``MnemonicTitle`` tells.
    public let title: String
    let handler: @MainActor () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The words on its button.
    ///   - handler: Runs when it was pressed and the message has gone; the toast keeps it.
    public init(_ title: String, handler: @escaping @MainActor () -> Void) {
        self.title = title
        self.handler = handler
    }
}

/// A toast is gone; posted by the responder that showed it.
///
/// Handlers of that responder itself run first.
public struct ToastDismissed: RoutedEvent, Hashable, Sendable {
    /// Why a toast is gone.
    public enum Reason: Hashable, Sendable {
        /// Its duration was over.
        case timedOut
        /// The user or the program dismissed it.
        case dismissed
        /// Its button was pressed.
        case actionChosen
    }

    /// The text of the toast.
    public let message: String
    /// Why the toast is gone.
    public let reason: Reason

    /// Creates an event.
    public init(message: String, reason: Reason) {
        self.message = message
        self.reason = reason
    }
}
