// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A button of an ``Alert``, and what choosing it does.
@MainActor
public struct AlertAction {
    /// What a button is for.
    public enum Style: Hashable, Sendable {
        /// It does something.
        case `default`
        /// It leaves everything as it is; Esc chooses it.
        case cancel
    }

    /// The words on the button, `&` before its mnemonic as ``MnemonicTitle`` tells.
    public let title: String
    /// What the button is for.
    public let style: Style
    let handler: (@MainActor () -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The words on it.
    ///   - style: What it is for.
    ///   - handler: Runs when it was chosen and the alert has gone; the alert keeps it.
    public init(
        _ title: String, style: Style = .default, handler: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
