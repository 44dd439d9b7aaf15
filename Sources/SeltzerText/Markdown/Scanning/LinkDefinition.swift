// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line that gives a label an address.
struct LinkDefinition {
    let key: String
    let link: MarkdownLink
    /// The place after its line end.
    let end: Int

    /// Reads the definition at the start of a paragraph; nil if there is none.
    init?(_ text: [UInt8], at start: Int, before end: Int) {
        guard let labelEnd = LinkScanner.labelEnd(text, at: start, before: end),
            labelEnd < end, text[labelEnd] == UInt8(ascii: ":"),
            let key = LinkScanner.key(text, start + 1..<labelEnd - 1),
            case let target = LinkScanner.blanksEnd(text, at: labelEnd + 1, before: end),
            let destination = LinkScanner.destination(text, at: target, before: end),
            destination.end > target
        else { return nil }
        self.key = key
        var link = MarkdownLink(destination: text.unescapedText(destination.range))
        let place = LinkScanner.blanksEnd(text, at: destination.end, before: end)
        if place > destination.end, let title = LinkScanner.title(text, at: place, before: end),
            let lineEnd = Self.lineEnd(text, at: title.end, before: end)
        {
            link.title = text.unescapedText(title.range)
            self.end = lineEnd
        } else if let lineEnd = Self.lineEnd(text, at: destination.end, before: end) {
            self.end = lineEnd
        } else {
            return nil
        }
        self.link = link
    }

    /// Returns the place after a line end if only blanks precede it.
    private static func lineEnd(_ text: [UInt8], at start: Int, before end: Int) -> Int? {
        var place = start
        while place < end, text[place].isBlank { place += 1 }
        if place >= end { return place }
        if text.hasASCII("\r\n", at: place, before: end) { return place + 2 }
        return text[place].isLineEnd ? place + 1 : nil
    }
}
