// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A button of an ``Alert``, with the closure that it runs.
@MainActor
public struct AlertAction {
    /// The purpose of a button.
    public enum Style: Hashable, Sendable {
        /// The button does something.
        case `default`
        /// The button leaves everything as it is; Esc chooses it.
        case cancel
        /// The button does something that cannot be undone; it is the default button only if the alert prefers it.
        case destructive
    }

    /// The title of the button, with `&` before its mnemonic (``MnemonicTitle``).
    public let title: String
    /// The purpose of the button.
    public let style: Style
    let handler: (@MainActor () -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title, with `&` before the mnemonic.
    ///   - style: The purpose.
    ///   - handler: Runs after the button was chosen and the alert was dismissed. The alert retains it.
    public init(
        _ title: String, style: Style = .default, handler: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
