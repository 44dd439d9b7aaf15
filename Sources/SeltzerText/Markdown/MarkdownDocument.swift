// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A Markdown text and its blocks.
///
/// The text is CommonMark 0.31 with the extensions of GitHub. HTML is text like any other: nothing interprets it. The time
/// is in proportion to the length whatever the text is, and nesting is limited.
///
/// Blocks have numbers in the order of the text, each before the blocks inside it. The text of a block is read when it is
/// asked for.
///
/// ```swift
/// var answer = MarkdownDocument()
/// answer.append("# Tides\nThe moon *pulls*")
/// answer.append(" the sea.\n")
/// ```
public struct MarkdownDocument: Sendable {
    private var parser: MarkdownParser

    /// Creates a document.
    ///
    /// - Parameters:
    ///   - text: The text; its lines end with line feeds, carriage returns or both. A byte order mark before it is no part
    ///     of a block.
    ///   - extensions: What is read beyond CommonMark.
    public init(_ text: String = "", extensions: MarkdownExtensions = .all) {
        parser = MarkdownParser(extensions: extensions)
        append(text)
    }

    /// Creates a document from bytes, with U+FFFD for invalid UTF-8.
    public init(bytes: [UInt8], extensions: MarkdownExtensions = .all) {
        parser = MarkdownParser(extensions: extensions)
        _ = parser.append(bytes)
    }

    /// Adds text at the end.
    ///
    /// This costs the new text and what may change in the last block, and does not depend on the length of the document.
    ///
    /// - Returns: What the addition changed.
    @discardableResult
    public mutating func append(_ text: String) -> MarkdownChange {
        parser.append(text.utf8)
    }

    // MARK: The text

    /// The whole text.
    public var text: String { parser.text.text }

    /// The number of bytes of the text.
    public var byteCount: Int { parser.text.count }

    /// The number of lines of the text; the end of the last line begins no other.
    public var lineCount: Int { parser.line }

    /// The extensions that are read.
    public var extensions: MarkdownExtensions { parser.extensions }

    // MARK: The blocks

    /// The number of blocks at all depths.
    public var blockCount: Int { parser.blocks.count }

    /// Returns a block by its number, from 0.
    public func block(_ number: Int) -> MarkdownBlock { parser.blocks[number] }

    /// Returns the numbers of the blocks inside of a block at any depth.
    public func descendants(of number: Int) -> Range<Int> {
        number + 1..<parser.blocks[number].end
    }

    /// Returns the parts of the text of a paragraph or a heading; none for other blocks.
    public func inlines(of number: Int) -> [MarkdownInline] {
        switch parser.blocks[number].kind {
        case .paragraph, .heading: inlines(parser.bytes(of: number))
        default: []
        }
    }

    /// Returns the text of a block of code or HTML with line feeds at the ends of its lines; the text with its marks for a
    /// paragraph, a heading or the rows of a table.
    public func literal(of number: Int) -> String {
        literalBytes(of: number).text
    }

    /// Returns the text behind the fence that opens a block of code; nil for none.
    public func info(of number: Int) -> String? {
        let block = parser.blocks[number]
        return block.info.isEmpty ? nil : parser.text.unescapedText(block.info)
    }

    private func inlines(_ bytes: [UInt8]) -> [MarkdownInline] {
        InlineParser.inlines(
            bytes, extensions: parser.extensions, definitions: parser.definitions)
    }

    /// The bytes of ``literal(of:)``.
    private func literalBytes(of number: Int) -> [UInt8] {
        var bytes = parser.bytes(of: number)
        if bytes.contains(.carriageReturn) {
            var plain: [UInt8] = []
            plain.reserveCapacity(bytes.count)
            for (place, byte) in bytes.enumerated() {
                if byte != .lineFeed || place == 0 || bytes[place - 1] != .carriageReturn {
                    plain.append(byte == .carriageReturn ? .lineFeed : byte)
                }
            }
            bytes = plain
        }
        if let last = bytes.last, last != .lineFeed { bytes.append(.lineFeed) }
        return bytes
    }

    // MARK: Tables

    /// The number of rows of a table with its header; 0 for other blocks.
    public func rowCount(ofTable number: Int) -> Int {
        let block = parser.blocks[number]
        guard case .table = block.kind else { return 0 }
        // The second line holds the alignments.
        return max(1, block.lines.count - 1)
    }

    /// Returns the parts of the texts of the cells of some rows of a table, one for each column.
    ///
    /// - Parameters:
    ///   - number: The number of the table.
    ///   - rows: The rows, of which the first is the header; those beyond the end are left out.
    public func cells(ofTable number: Int, rows: Range<Int>) -> [[[MarkdownInline]]] {
        guard case .table(let columns) = parser.blocks[number].kind else { return [] }
        let lines = lines(of: number)
        return rows.clamped(to: 0..<lines.count).map {
            cells(lines.bytes, in: lines.range($0), count: columns.count)
        }
    }

    /// Returns the lines of the text of a block, so that many of them are found quickly.
    package func lines(of number: Int) -> MarkdownLines {
        MarkdownLines(parser.bytes(of: number))
    }

    /// Returns the cells of a row of a table, of which the lines are known.
    package func cells(
        ofTable number: Int, row: Int, in lines: MarkdownLines
    ) -> [[MarkdownInline]] {
        guard case .table(let columns) = parser.blocks[number].kind else { return [] }
        return cells(lines.bytes, in: lines.range(row), count: columns.count)
    }

    /// Returns the rows of a table with the longest cells of each column in the source; a few for each, without those
    /// that are not among some rows.
    package func rowsWithLongestCells(
        ofTable number: Int, in lines: MarkdownLines, _ columns: Range<Int>, rows: Range<Int>
    ) -> [Int] {
        var longest = [[(length: Int, row: Int)]](repeating: [], count: columns.count)
        for row in rows.clamped(to: 0..<lines.count) {
            let cells = TableRow.cells(lines.bytes, in: lines.range(row), limit: columns.upperBound)
            for (place, cell) in cells.dropFirst(columns.lowerBound).enumerated() {
                let isFull = longest[place].count == 4
                if isFull, longest[place][3].length >= cell.count { continue }
                if isFull { longest[place].removeLast() }
                let index = longest[place].firstIndex { $0.length < cell.count }
                longest[place].insert((cell.count, row), at: index ?? longest[place].count)
            }
        }
        return Set(longest.joined().map(\.row)).sorted()
    }

    private func cells(_ bytes: [UInt8], in line: Range<Int>, count: Int) -> [[MarkdownInline]] {
        var cells = TableRow.cells(bytes, in: line, limit: count).map { range in
            inlines(Self.cellText(bytes[range]))
        }
        while cells.count < count { cells.append([]) }
        return cells
    }

    /// The text of a cell: `\|` is a bar, in code too.
    private static func cellText(_ cell: ArraySlice<UInt8>) -> [UInt8] {
        guard cell.contains(.backslash) else { return Array(cell) }
        var text: [UInt8] = []
        for (place, byte) in zip(cell.indices, cell) {
            if byte == .backslash, place + 1 < cell.endIndex, cell[place + 1] == UInt8(ascii: "|") {
                continue
            }
            text.append(byte)
        }
        return text
    }
}
