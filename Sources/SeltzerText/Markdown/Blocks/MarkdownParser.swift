// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Finds the blocks of a text, line by line, and continues at the old end when the text grows.
///
/// Blocks lie in one flat list, each before the blocks inside it. A new line changes only the open
/// blocks and the last lines. So the last line of the text, which may be incomplete, can be parsed
/// and undone at a cost that does not depend on the length of the text.
///
/// Source: CommonMark's appendix "A parsing strategy".
struct MarkdownParser: Sendable {
    /// The maximum depth of nested blocks; deeper marks are text.
    static var maximumDepth: Int { 100 }

    let extensions: MarkdownExtensions
    private(set) var text: [UInt8] = []
    var blocks: [MarkdownBlock] = []
    var content: [ContentLine] = []
    var definitions: [String: MarkdownLink] = [:]
    /// The open blocks from the document inwards.
    var open = [OpenBlock(.document, number: -1)]
    /// The number of the present line, and the place after its line end.
    var line = 0
    var nextLine = 0
    /// The place before the line end of the present line.
    var lineEnd = 0
    /// The labels that were defined since the last backup.
    var newLabels: [String] = []
    /// The first block that changed during the present addition.
    var firstChanged = 0

    private var backup: Backup?

    /// The state that the incomplete last line may change.
    private struct Backup: Sendable {
        var open: [OpenBlock]
        /// The open blocks, and the last block of the list.
        var blocks: [(number: Int, block: MarkdownBlock)]
        var blockCount: Int
        var lastContent: ContentLine?
        var contentCount: Int
        var line: Int
        var nextLine: Int
    }

    init(extensions: MarkdownExtensions) {
        self.extensions = extensions
    }

    // MARK: Growth

    /// Adds text at the end.
    mutating func append(_ new: some Collection<UInt8>) -> MarkdownChange {
        firstChanged = blocks.count
        let old = newLabels.map { ($0, definitions[$0]) }
        let changeable = changeableBlocks
        restore()
        newLabels = []
        // The byte order mark stays in the text, but the first line begins after it.
        if text.isEmpty { nextLine = ByteOrderMark.count(in: new) }
        text.append(contentsOf: new)
        while let range = completeLine() { incorporate(range) }
        let added = newLabels
        keep()
        if nextLine < text.count {
            let end = text.last == .carriageReturn ? text.count - 1 : text.count
            let start = nextLine
            nextLine = text.count
            incorporate(start..<end)
        }
        closeAll()
        for (number, block, end) in changeable where number < firstChanged {
            if !isSame(block, number, end: end) { firstChanged = number }
        }
        let isSame =
            old.count == added.count + newLabels.count
            && old.allSatisfy { definitions[$0.0] == $0.1 }
        return MarkdownChange(firstBlock: firstChanged, changesDefinitions: !isSame)
    }

    /// Moves past the next line if its end is known, and returns the line without its end.
    private mutating func completeLine() -> Range<Int>? {
        let start = nextLine
        guard let end = text[start...].firstIndex(where: \.isLineEnd) else { return nil }
        if text[end] == .carriageReturn {
            // A line feed may follow.
            guard end + 1 < text.count else { return nil }
            nextLine = text[end + 1] == .lineFeed ? end + 2 : end + 1
        } else {
            nextLine = end + 1
        }
        return start..<end
    }

    private mutating func keep() {
        newLabels = []
        var numbers = open.dropFirst().map(\.number)
        if let last = blocks.indices.last, numbers.last != last { numbers.append(last) }
        backup = Backup(
            open: open, blocks: numbers.map { ($0, blocks[$0]) }, blockCount: blocks.count,
            lastContent: content.last, contentCount: content.count, line: line, nextLine: nextLine)
    }

    private mutating func restore() {
        guard let backup else { return }
        open = backup.open
        firstChanged = min(firstChanged, backup.blockCount)
        blocks.removeSubrange(min(blocks.count, backup.blockCount)...)
        for (number, block) in backup.blocks {
            if number == blocks.count { blocks.append(block) } else { blocks[number] = block }
        }
        let kept = max(0, backup.contentCount - 1)
        content.removeSubrange(min(content.count, kept)...)
        if let last = backup.lastContent { content.append(last) }
        for label in newLabels { definitions[label] = nil }
        (line, nextLine) = (backup.line, backup.nextLine)
        self.backup = nil
    }

    /// The present state of the blocks that an addition may change, with the ends of their texts.
    private var changeableBlocks: [(number: Int, block: MarkdownBlock, end: Int?)] {
        guard let backup else { return [] }
        return backup.blocks.compactMap { number, _ in
            guard number < blocks.count else { return nil }
            return (number, blocks[number], content[blocks[number].content].last?.end)
        }
    }

    /// Returns whether a block looks the same as before.
    private func isSame(_ old: MarkdownBlock, _ number: Int, end: Int?) -> Bool {
        guard number < blocks.count else { return false }
        let block = blocks[number]
        return block.kind == old.kind && block.content == old.content && block.skip == old.skip
            && content[block.content].last?.end == end
    }

    private mutating func closeAll() {
        while open.count > 1 { closeLast() }
    }

    // MARK: One line

    private mutating func incorporate(_ range: Range<Int>) {
        var cursor = LineCursor(range, in: text)
        lineEnd = range.upperBound
        defer { line += 1 }
        guard var matched = matchOpenBlocks(&cursor) else { return }
        while !open[matched - 1].takesAnyLine {
            guard let start = startBlock(&cursor, matched: matched) else { break }
            matched = open.count
            if start == .leaf { return }
            if start == .textLeaf { break }
        }
        // A paragraph may continue without the marks of the blocks around it.
        if matched < open.count, open[open.count - 1].isParagraph, !cursor.isBlank {
            return addParagraphLine(cursor)
        }
        closeBlocks(to: matched)
        addLine(&cursor)
    }

    /// Matches the marks of the open blocks, and returns the number of blocks that continue; nil if
    /// the line is used up.
    private mutating func matchOpenBlocks(_ cursor: inout LineCursor) -> Int? {
        var matched = 1
        while matched < open.count {
            switch open[matched].kind {
            case .document, .list, .line: break
            case .quote:
                guard skipQuoteMark(&cursor) else { return matched }
                open[matched].lastLine = line
                open[matched].lastByte = lineEnd
            case .item(let marker):
                if cursor.isBlank {
                    guard open[matched].lastChild >= 0 || matched + 1 < open.count else {
                        return matched
                    }
                    cursor.skipBlanks()
                } else if cursor.indent >= marker.indent + marker.padding {
                    cursor.advance(columns: marker.indent + marker.padding, in: text)
                } else {
                    return matched
                }
            case .fencedCode(let fence):
                if fence.isClosed(at: cursor, in: text) {
                    open[matched].lastLine = line
                    open[matched].lastByte = cursor.range.upperBound
                    closeLast()
                    return nil
                }
                cursor.advance(columns: min(fence.indent, cursor.indent), in: text)
            case .indentedCode:
                guard cursor.isIndented || cursor.isBlank else { return matched }
                cursor.advance(columns: min(4, cursor.indent), in: text)
            case .html(let end):
                if cursor.isBlank, end.isBlankLine { return matched }
            case .paragraph, .table:
                if cursor.isBlank { return matched }
            }
            matched += 1
        }
        return matched
    }

    mutating func skipQuoteMark(_ cursor: inout LineCursor) -> Bool {
        guard !cursor.isIndented, cursor.nextByte(in: text) == UInt8(ascii: ">") else {
            return false
        }
        cursor.skipBlanks()
        cursor.advance(bytes: 1, in: text)
        if cursor.isAtBlank(in: text) { cursor.advance(columns: 1, in: text) }
        return true
    }

    /// Adds the rest of a line to the innermost open block, or begins a paragraph with it.
    private mutating func addLine(_ cursor: inout LineCursor) {
        let last = open.count - 1
        switch open[last].kind {
        case .paragraph:
            if !cursor.isBlank { addParagraphLine(cursor) }
        case .table:
            cursor.skipBlanks()
            addContent(cursor)
        case .fencedCode, .line:
            addContent(cursor)
        case .indentedCode:
            addContent(cursor, isPending: cursor.isBlank)
        case .html(let end):
            addContent(cursor, isPending: cursor.isBlank)
            if !end.isBlankLine, end.isIn(text, cursor.offset..<cursor.range.upperBound) {
                closeLast()
            }
        case .document, .quote, .list, .item:
            guard !cursor.isBlank else { return }
            cursor.skipBlanks()
            begin(.paragraph, .paragraph(lastLine: cursor.offset), at: cursor.offset)
            addParagraphLine(cursor)
        }
    }

    private mutating func addParagraphLine(_ cursor: LineCursor) {
        var cursor = cursor
        cursor.skipBlanks()
        addContent(cursor)
        open[open.count - 1].kind = .paragraph(lastLine: cursor.offset)
    }

    /// Adds the rest of the line to the text of the innermost open block.
    ///
    /// - Parameter isPending: Whether the line belongs to the block only if another one follows.
    private mutating func addContent(_ cursor: LineCursor, isPending: Bool = false) {
        let last = open.count - 1
        let new = ContentLine(start: cursor.restStart, end: nextLine, padding: cursor.padding)
        if isPending {
            open[last].pending.append(new)
            return
        }
        firstChanged = min(firstChanged, open[last].number)
        for pending in open[last].pending { appendContent(pending) }
        open[last].pending = []
        appendContent(new)
        open[last].lastLine = line
        open[last].lastByte = cursor.range.upperBound
    }

    private mutating func appendContent(_ new: ContentLine) {
        let number = open[open.count - 1].number
        if let last = content.last, blocks[number].content.upperBound == content.count,
            !blocks[number].content.isEmpty, last.end == new.start, new.padding == 0
        {
            content[content.count - 1].end = new.end
            return
        }
        content.append(new)
        if blocks[number].content.isEmpty {
            blocks[number].content = content.count - 1..<content.count
        } else {
            blocks[number].content = blocks[number].content.lowerBound..<content.count
        }
    }
}
