// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The end of a block of HTML; it depends on the start of the block.
enum HTMLBlockEnd: Hashable, Sendable {
    /// The line with the end tag of a script, a style or preformatted text.
    case rawText
    /// The line with `-->`.
    case comment
    /// The line with `?>`.
    case instruction
    /// The line with `>`.
    case declaration
    /// The line with `]]>`.
    case characterData
    /// A blank line, after the tag of a block.
    case blankAfterBlock
    /// A blank line, after any other tag; such a block does not interrupt a paragraph.
    case blankAfterTag

    private static let blocks: Set<String> = Set(
        """
        address article aside base basefont blockquote body caption center col colgroup dd details \
        dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 \
        head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option \
        p param search section summary table tbody td tfoot th thead title tr track ul
        """.split(separator: " ").map(String.init))
    private static let rawTexts: Set<String> = ["script", "pre", "style", "textarea"]

    /// Whether a blank line ends the block.
    var isBlankLine: Bool { self == .blankAfterBlock || self == .blankAfterTag }

    /// Returns the end of the block that begins with a line; nil if the line begins no block of
    /// HTML.
    init?(_ text: [UInt8], in range: Range<Int>) {
        let start = range.lowerBound
        let end = range.upperBound
        guard start + 1 < end, text[start] == UInt8(ascii: "<") else { return nil }
        if text.hasASCII("<!--", at: start, before: end) {
            self = .comment
        } else if text[start + 1] == UInt8(ascii: "?") {
            self = .instruction
        } else if text.hasASCII("<![CDATA[", at: start, before: end) {
            self = .characterData
        } else if text[start + 1] == UInt8(ascii: "!"), start + 2 < end, text[start + 2].isLetter {
            self = .declaration
        } else if let known = Self.afterName(text, in: range) {
            self = known
        } else if let tagEnd = HTMLTag.end(text, at: start, before: end),
            text[tagEnd..<end].allSatisfy(\.isBlank)
        {
            self = .blankAfterTag
        } else {
            return nil
        }
    }

    private static func afterName(_ text: [UInt8], in range: Range<Int>) -> Self? {
        let end = range.upperBound
        var place = range.lowerBound + 1
        let isClosing = text[place] == UInt8(ascii: "/")
        if isClosing { place += 1 }
        let start = place
        while place < end, text[place].isAlphanumeric, place - start < 16 { place += 1 }
        let name = text[start..<place].text.lowercased()
        let isAtEnd = place >= end || text[place].isBlank || text[place] == UInt8(ascii: ">")
        if !isClosing, isAtEnd, rawTexts.contains(name) { return .rawText }
        guard blocks.contains(name), isAtEnd || text.hasASCII("/>", at: place, before: end) else {
            return nil
        }
        return .blankAfterBlock
    }

    /// Returns whether a line ends the block.
    func isIn(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        func contains(_ sign: StaticString) -> Bool {
            text.firstASCII(sign, from: range.lowerBound, before: range.upperBound) != nil
        }
        switch self {
        case .rawText:
            return contains("</script>") || contains("</pre>") || contains("</style>")
                || contains("</textarea>")
        case .comment: return contains("-->")
        case .instruction: return contains("?>")
        case .declaration: return contains(">")
        case .characterData: return contains("]]>")
        case .blankAfterBlock, .blankAfterTag: return false
        }
    }
}
