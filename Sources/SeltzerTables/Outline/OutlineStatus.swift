// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The row of an outline that is no item: it tells what happens to the children of an item.
struct OutlineStatus: Hashable {
    /// What the row tells.
    enum Kind: Hashable {
        case loading
        case failed(String)
    }

    /// The item whose children are missing; nil for those at the top.
    let parent: AnyHashable?
    let kind: Kind

    /// The words that a click loads the children again at.
    static var retryTitle: String { "Try again" }

    /// The text of the row.
    var text: StyledText {
        switch kind {
        case .loading: StyledText("Loading", style: Style(foreground: .secondaryLabel))
        case .failed(let message):
            StyledText(message.firstLine) + "  "
                + StyledText(
                    Self.retryTitle, style: Style(foreground: .accent, attributes: .underline))
        }
    }
}

extension String {
    /// The text up to its first line break.
    fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }
}
