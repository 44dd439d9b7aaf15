// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A button of an ``AlertController``, with the closure that it runs.
@MainActor
public final class AlertAction {
    /// The purpose of a button.
    public enum Style: Hashable, Sendable {
        /// The button does something.
        case `default`
        /// The button leaves everything as it is; Esc chooses it.
        case cancel
        /// The button does something that cannot be undone; it is the default button only if the alert prefers it.
        case destructive
    }

    /// The title of the button; nil for none.
    public let title: String?
    /// The purpose of the button.
    public let style: Style
    /// Whether the user can choose the button; true at first.
    ///
    /// It may change while the alert is shown, for instance while the user types into a text field of the alert.
    public var isEnabled = true { didSet { button.isEnabled = isEnabled } }

    let handler: ((AlertAction) -> Void)?
    let button: Button

    /// Creates a button whose title is shown as it is, as in UIKit.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The purpose.
    ///   - handler: Runs after the button was chosen and the alert was dismissed; gets the action. The alert retains it.
    public init(
        title: String?, style: Style = .default, handler: ((AlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
        button = Button(MnemonicTitle.escaped(title ?? ""))
        if style == .destructive { button.role = .destructive }
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic (``MnemonicTitle``).
    ///   - style: The purpose.
    ///   - handler: Runs after the button was chosen and the alert was dismissed. The alert retains it.
    public init(
        _ title: String, style: Style = .default, handler: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler.map { handler in { _ in handler() } }
        button = Button(title)
        if style == .destructive { button.role = .destructive }
    }
}
