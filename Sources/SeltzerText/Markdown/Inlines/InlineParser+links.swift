// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Links and images.
extension InlineParser {
    mutating func openBracket(isImage: Bool) {
        let next = place + (isImage ? 2 : 1)
        let range = place..<next
        add(.bytes(range), to: next)
        if let last = brackets.indices.last { brackets[last].hasBracketInside = true }
        brackets.append(
            LinkBracket(token: tokens.count - 1, isImage: isImage, place: next, lastRun: lastRun))
    }

    mutating func closeBracket() {
        flushText()
        let close = place
        place += 1
        guard let bracket = brackets.popLast() else { return }
        let isActive = bracket.isImage || brackets.count >= inactiveBrackets
        inactiveBrackets = min(inactiveBrackets, brackets.count)
        guard isActive, let (link, next) = target(of: bracket, closedAt: close) else { return }
        let span: MarkdownSpan = bracket.isImage ? .image(link) : .link(link)
        matchEmphasis(above: bracket.lastRun)
        while let address = addresses.last, address > bracket.token {
            addresses.removeLast()
            if !bracket.isImage, case .address(_, let range) = tokens[address].content {
                tokens[address].content = .bytes(range)
            }
        }
        tokens[bracket.token].content = .inline(.start(span))
        tokens.append(InlineToken(.inline(.end(span))))
        place = next
        textStart = next
        // A link contains no links.
        if !bracket.isImage { inactiveBrackets = brackets.count }
    }

    /// Returns the address of the text between two brackets, and the place after it.
    private func target(
        of bracket: LinkBracket, closedAt close: Int
    ) -> (link: MarkdownLink, end: Int)? {
        if let inline = inlineTarget(at: close + 1) { return inline }
        guard !definitions.isEmpty else { return nil }
        var label: Range<Int>?
        var next = close + 1
        if let labelEnd = LinkScanner.labelEnd(bytes, at: close + 1, before: end) {
            next = labelEnd
            if labelEnd - close > 3 { label = close + 2..<labelEnd - 1 }
        }
        if label == nil {
            guard !bracket.hasBracketInside, close - bracket.place <= LinkScanner.longestLabel
            else {
                return nil
            }
            label = bracket.place..<close
        }
        guard let label, let key = LinkScanner.key(bytes, label), let link = definitions[key] else {
            return nil
        }
        return (link, next)
    }

    /// Returns the address in parentheses at a place, and the place after it.
    private func inlineTarget(at start: Int) -> (link: MarkdownLink, end: Int)? {
        guard start < end, bytes[start] == UInt8(ascii: "(") else { return nil }
        let target = LinkScanner.blanksEnd(bytes, at: start + 1, before: end)
        guard let destination = LinkScanner.destination(bytes, at: target, before: end) else {
            return nil
        }
        var link = MarkdownLink(destination: bytes.unescapedText(destination.range))
        var place = LinkScanner.blanksEnd(bytes, at: destination.end, before: end)
        if place > destination.end, let title = LinkScanner.title(bytes, at: place, before: end) {
            link.title = bytes.unescapedText(title.range)
            place = LinkScanner.blanksEnd(bytes, at: title.end, before: end)
        }
        guard place < end, bytes[place] == UInt8(ascii: ")") else { return nil }
        return (link, place + 1)
    }
}
