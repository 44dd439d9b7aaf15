// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The text of a tooltip, and the action that it describes.
///
/// A string literal is a tooltip without an action.
public struct ToolTip: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text; empty for the title of the action.
    public var text: String
    /// The identifier of an action in reach, whose keys are shown after the text; nil for none.
    ///
    /// If the action is disabled, the tooltip says why.
    public var action: String?

    /// Creates a tooltip.
    ///
    /// - Parameters:
    ///   - text: The text; empty for the title of the action.
    ///   - action: The identifier of an action in reach; nil for none.
    public init(_ text: String = "", action: String? = nil) {
        (self.text, self.action) = (text, action)
    }

    /// Creates a tooltip without an action.
    public init(stringLiteral text: String) { self.init(text) }

    /// Returns the text to show beside a view: the text, the keys of the action, and the reason why it is disabled.
    @MainActor
    func shownText(beside view: View, isUnicode: Bool) -> StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        let item = action.flatMap { identifier in
            // Buttons act on the focused responder, as menus do.
            view.window?.application.flatMap { application in
                (application.currentActions + application.currentActions(from: view))
                    .first { $0.identifier == identifier }
            }
        }
        var shown = StyledText(text.isEmpty ? item?.action.discoverabilityTitle ?? "" : text)
        if let keys = item?.keys.first {
            let caption = KeyCaption(isUnicode: isUnicode).text(of: keys.chords)
            shown.append(shown.isEmpty ? caption : "  \(caption)", style: quiet)
        }
        if let reason = item?.disabledReason { shown.append("\n\(reason)", style: quiet) }
        return shown
    }
}
