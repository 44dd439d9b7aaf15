// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A row of an outline that is not an item: it shows that children are loading, or why they are missing.
struct OutlineStatus: Hashable {
    /// The state that the row shows.
    enum Kind: Hashable {
        case loading
        case failed(String)
    }

    /// The item whose children are missing; nil if the items at the top are missing.
    let parent: AnyHashable?
    let kind: Kind

    /// The words that load the children again when the user clicks them.
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
