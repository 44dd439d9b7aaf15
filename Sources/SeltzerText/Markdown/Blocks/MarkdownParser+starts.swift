// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The beginnings of blocks.
extension MarkdownParser {
    /// The kind of block that a line began.
    enum Start {
        /// A block that contains blocks.
        case container
        /// A block whose text is the rest of the line.
        case textLeaf
        /// A block that used the whole line.
        case leaf
    }

    /// Begins a block if the rest of a line is the start of one; returns nil if it is not.
    ///
    /// - Parameter matched: The open blocks that the line continues.
    mutating func startBlock(_ cursor: inout LineCursor, matched: Int) -> Start? {
        guard let first = cursor.nextByte(in: text) else { return nil }
        let isInParagraph = open[matched - 1].isParagraph
        if cursor.isIndented {
            guard !open[open.count - 1].isParagraph else { return nil }
            closeBlocks(to: matched)
            cursor.advance(columns: 4, in: text)
            begin(.code(isFenced: false), .indentedCode, at: cursor.offset)
            return .textLeaf
        }
        switch first {
        case UInt8(ascii: ">"): return startQuote(&cursor, matched)
        case UInt8(ascii: "#"): return startHeading(&cursor, matched)
        case UInt8(ascii: "`"), UInt8(ascii: "~"): return startFence(cursor, matched)
        case UInt8(ascii: "<"): return startHTML(cursor, matched)
        case UInt8(ascii: "="): return isInParagraph ? underlineHeading(cursor, matched) : nil
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            if first == UInt8(ascii: "-"), isInParagraph,
                let start = underlineHeading(cursor, matched)
            {
                return start
            }
            return startRule(cursor, matched) ?? startItem(&cursor, matched)
                ?? startTable(cursor, matched)
        case UInt8(ascii: "|"), UInt8(ascii: ":"): return startTable(cursor, matched)
        default: return nil
        }
    }

    private mutating func startQuote(_ cursor: inout LineCursor, _ matched: Int) -> Start? {
        guard matched < Self.maximumDepth else { return nil }
        let start = cursor.next
        guard skipQuoteMark(&cursor) else { return nil }
        closeBlocks(to: matched)
        begin(.quote, .quote, at: start)
        return .container
    }

    private mutating func startHeading(_ cursor: inout LineCursor, _ matched: Int) -> Start? {
        let end = cursor.range.upperBound
        var place = cursor.next
        while place < end, text[place] == UInt8(ascii: "#") { place += 1 }
        let level = place - cursor.next
        guard level <= 6, place >= end || text[place].isBlank else { return nil }
        closeBlocks(to: matched)
        begin(.heading(level: level), .line, at: cursor.next)
        var title = text.trimmed(place..<end)
        var mark = title.upperBound
        while mark > title.lowerBound, text[mark - 1] == UInt8(ascii: "#") { mark -= 1 }
        if mark == title.lowerBound || text[mark - 1].isBlank {
            title = text.trimmed(title.lowerBound..<mark)
        }
        addAlone(title)
        return .leaf
    }

    private mutating func startFence(_ cursor: LineCursor, _ matched: Int) -> Start? {
        guard let fence = CodeFence(at: cursor, in: text) else { return nil }
        closeBlocks(to: matched)
        begin(.code(isFenced: true), .fencedCode(fence), at: cursor.next)
        blocks[blocks.count - 1].info = fence.info
        return .leaf
    }

    private mutating func startHTML(_ cursor: LineCursor, _ matched: Int) -> Start? {
        guard let end = HTMLBlockEnd(text, in: cursor.next..<cursor.range.upperBound) else {
            return nil
        }
        // The line continues a paragraph, with or without the marks of the blocks around it; such a
        // tag does not end a paragraph.
        if end == .blankAfterTag, open[matched - 1].isParagraph || open[open.count - 1].isParagraph
        {
            return nil
        }
        closeBlocks(to: matched)
        begin(.html, .html(end), at: cursor.next)
        return .textLeaf
    }

    private mutating func startRule(_ cursor: LineCursor, _ matched: Int) -> Start? {
        guard let sign = cursor.nextByte(in: text), sign != UInt8(ascii: "+"), !sign.isDigit else {
            return nil
        }
        var count = 0
        for place in cursor.next..<cursor.range.upperBound {
            if text[place] == sign {
                count += 1
            } else if !text[place].isBlank {
                return nil
            }
        }
        guard count >= 3 else { return nil }
        closeBlocks(to: matched)
        begin(.thematicBreak, .line, at: cursor.next)
        closeLast()
        return .leaf
    }

    private mutating func startItem(_ cursor: inout LineCursor, _ matched: Int) -> Start? {
        guard matched < Self.maximumDepth else { return nil }
        let start = cursor.next
        guard
            let marker = ListMarker.read(
                at: &cursor, in: text, interruptsParagraph: open[matched - 1].isParagraph)
        else { return nil }
        closeBlocks(to: matched)
        var number = marker.number
        if case .list(let first) = open[open.count - 1].kind, first.matches(marker) {
            if let last = blocks[safe: open[open.count - 1].lastChild],
                case .item(let old?, _) = last.kind
            {
                number = old + 1
            }
        } else {
            begin(.list(isOrdered: number != nil, isTight: true), .list(marker), at: start)
        }
        begin(.item(number: number, isChecked: nil), .item(marker), at: start)
        return .container
    }

    // MARK: Paragraphs that become something else

    /// Turns the paragraph above a line of `=` or `-` into a heading.
    private mutating func underlineHeading(_ cursor: LineCursor, _ matched: Int) -> Start? {
        let line = text[text.trimmed(cursor.next..<cursor.range.upperBound)]
        guard let sign = line.first, line.allSatisfy({ $0 == sign }) else { return nil }
        closeBlocks(to: matched)
        let number = open[open.count - 1].number
        takeDefinitions(of: number)
        guard hasText(number) else { return nil }
        blocks[number].kind = .heading(level: sign == UInt8(ascii: "=") ? 1 : 2)
        open[open.count - 1].kind = .line
        open[open.count - 1].lastLine = self.line
        open[open.count - 1].lastByte = lineEnd
        closeLast()
        return .leaf
    }

    /// Turns the last line of a paragraph into the header of a table if this line has the form of
    /// the second line of a table.
    private mutating func startTable(_ cursor: LineCursor, _ matched: Int) -> Start? {
        guard extensions.contains(.tables), case .paragraph(let start) = open[matched - 1].kind,
            matched == open.count,
            let alignments = TableRow.alignments(text, in: cursor.next..<cursor.range.upperBound)
        else { return nil }
        let number = open[matched - 1].number
        // The paragraph may be empty, if it contained only definitions.
        guard let header = content[blocks[number].content].last else { return nil }
        let headerLine = start..<header.end
        guard
            TableRow.cells(text, in: headerLine, limit: alignments.count + 1).count
                == alignments.count
        else { return nil }
        if content[blocks[number].content.lowerBound].start == start {
            blocks[number].kind = .table(alignments)
            open[matched - 1].kind = .table
        } else {
            endParagraph(number, before: start)
            line -= 1
            begin(.table(alignments), .table, at: start)
            line += 1
            let last = blocks.count - 1
            content.append(ContentLine(start: start, end: header.end))
            blocks[last].content = content.count - 1..<content.count
        }
        open[open.count - 1].lastLine = line
        open[open.count - 1].lastByte = lineEnd
        firstChanged = min(firstChanged, number)
        return .leaf
    }

    /// Ends the innermost open paragraph before its last line.
    private mutating func endParagraph(_ number: Int, before start: Int) {
        let last = content.count - 1
        if content[last].start == start {
            content.removeLast()
            blocks[number].content = blocks[number].content.lowerBound..<last
        } else {
            content[last].end = start
        }
        let rest = content[content.count - 1]
        open[open.count - 1].lastLine = line - 2
        open[open.count - 1].lastByte = text.trimmed(rest.start..<rest.end).upperBound
        closeLast()
    }
}

extension [MarkdownBlock] {
    fileprivate subscript(safe number: Int) -> MarkdownBlock? {
        indices.contains(number) ? self[number] : nil
    }
}
