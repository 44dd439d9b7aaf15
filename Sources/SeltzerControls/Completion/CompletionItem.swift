// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A text that completes a token of a text field or a text view.
///
/// ```swift
/// CompletionItem(
///     "/review ", title: "/review", detail: "Look at the changes",
///     documentation: "Reads the changes since the last commit, and lists mistakes.")
/// ```
public struct CompletionItem: Hashable, Sendable {
    /// The text that replaces the whole token, also its sign.
    public var text: String
    /// The text in the list.
    public var title: String
    /// A remark at the end of the row, such as a folder or a type; empty for none.
    public var detail: String
    /// The sign of the item's kind, before the title; nil for none.
    public var symbol: Symbol?
    /// The text beside the list while the item is selected; empty for none.
    ///
    /// It is shown only if at least 18 columns are free beside the list.
    public var documentation: StyledText
    /// The parts of the title that match the typed text, as offsets in its UTF-8.
    public var matchedRanges: [Range<Int>]

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - text: The text that replaces the whole token, also its sign.
    ///   - title: The text in the list; nil for `text`.
    ///   - detail: A remark at the end of the row.
    ///   - symbol: The sign of the item's kind.
    ///   - documentation: The text beside the list while the item is selected.
    ///   - matchedRanges: The parts of the title that match, as offsets in its UTF-8.
    public init(
        _ text: String, title: String? = nil, detail: String = "", symbol: Symbol? = nil,
        documentation: StyledText = StyledText(), matchedRanges: [Range<Int>] = []
    ) {
        self.text = text
        self.title = title ?? text
        self.detail = detail
        self.symbol = symbol
        self.documentation = documentation
        self.matchedRanges = matchedRanges
    }

    /// Returns the items whose titles match a typed text (``/SeltzerScreen/FuzzyMatcher``), with their
    /// ``matchedRanges``, the best first.
    ///
    /// An empty text matches all items, in their order.
    public static func matches(of query: String, in items: [CompletionItem]) -> [CompletionItem] {
        guard !query.isEmpty else { return items }
        return ItemSearch.matches(of: query, in: items.map(\.title)).map {
            items[$0].marked(for: query)
        }
    }

    /// Returns the item with the letters of a query marked.
    func marked(for query: String) -> CompletionItem {
        var item = self
        var matcher = FuzzyMatcher(query)
        if !query.isEmpty { item.matchedRanges = matcher.match(title)?.ranges ?? [] }
        return item
    }

    /// The title with its marks.
    var styledTitle: StyledText {
        StyledText(title, marking: matchedRanges)
    }
}

extension StyledText {
    /// Creates a text in which some parts, in bytes, are marked as matches of a search.
    init(_ text: String, marking ranges: [Range<Int>]) {
        self.init(text)
        let utf8 = text.utf8
        for range in ranges {
            guard
                let start = utf8.index(
                    utf8.startIndex, offsetBy: max(0, range.lowerBound), limitedBy: utf8.endIndex),
                let end = utf8.index(
                    utf8.startIndex, offsetBy: max(0, range.upperBound), limitedBy: utf8.endIndex),
                start < end
            else { continue }
            addStyle(.match, in: start..<end)
        }
    }
}

extension Style {
    /// The style of letters that a search found in a list.
    static let match = Style(foreground: .accent, attributes: [.bold, .underline])
}
