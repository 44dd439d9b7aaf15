// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A Markdown text and its blocks.
///
/// The text is CommonMark 0.31 with the extensions of GitHub. HTML is never interpreted. Reading
/// takes time in proportion to the length of any text, and the depth of nesting is limited.
///
/// Blocks have numbers in the order of the text, each before the blocks inside it. The text of a
/// block is read on demand.
///
/// ```swift
/// var answer = MarkdownDocument()
/// answer.append("# Tides\nThe moon *pulls*")
/// answer.append(" the sea.\n")
/// ```
public struct MarkdownDocument: Sendable {
    private var parser: MarkdownParser

    /// Creates a document, and finds the blocks of a text.
    ///
    /// - Parameters:
    ///   - text: The text; its lines end with line feeds, carriage returns or both. A byte order
    ///     mark before the text is not part of a block.
    ///   - extensions: The extensions of CommonMark to read.
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
    /// The time depends on the new text and the last block, and not on the length of the document.
    ///
    /// - Returns: The change that the addition made.
    @discardableResult
    public mutating func append(_ text: String) -> MarkdownChange {
        parser.append(text.utf8)
    }

    // MARK: The text

    /// The whole text.
    public var text: String { parser.text.text }

    /// The number of bytes of the text.
    public var byteCount: Int { parser.text.count }

    /// The number of lines of the text; a line end at the end of the text does not begin another
    /// line.
    public var lineCount: Int { parser.line }

    /// The extensions of CommonMark that are read.
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

    /// Returns the parts of a text as those of one paragraph, whatever marks begin its lines.
    ///
    /// A line end is a break with the blanks around it, as in a paragraph.
    package static func inlines(
        of text: String, extensions: MarkdownExtensions = .all
    ) -> [MarkdownInline] {
        InlineParser.inlines(
            Array(text.utf8), extensions: extensions,
            definitions: [:])
    }

    /// Returns the text of a block, with its marks for a paragraph, a heading or the rows of a
    /// table.
    ///
    /// Lines of code or HTML end with line feeds.
    public func literal(of number: Int) -> String {
        literalBytes(of: number).text
    }

    /// Returns the text after the fence that opens a block of code; nil if there is none.
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

    /// Returns the contents of some rows of a table: for each row a cell for each column, and for
    /// each cell the parts of its text.
    ///
    /// - Parameters:
    ///   - number: The number of the table.
    ///   - rows: The rows; row 0 is the header. Rows beyond the end are left out.
    public func cells(ofTable number: Int, rows: Range<Int>) -> [[[MarkdownInline]]] {
        guard case .table(let columns) = parser.blocks[number].kind else { return [] }
        let lines = lines(of: number)
        return rows.clamped(to: 0..<lines.count).map {
            cells(lines.bytes, in: lines.range($0), count: columns.count)
        }
    }

    /// Returns the lines of the text of a block, for fast access to many of them.
    package func lines(of number: Int) -> MarkdownLines {
        MarkdownLines(parser.bytes(of: number))
    }

    /// Returns the cells of one row, from the lines of the table's text.
    package func cells(
        ofTable number: Int, row: Int, in lines: MarkdownLines
    ) -> [[MarkdownInline]] {
        guard case .table(let columns) = parser.blocks[number].kind else { return [] }
        return cells(lines.bytes, in: lines.range(row), count: columns.count)
    }

    /// Returns the rows, among the given ones, that have the longest cells of each column in the
    /// source; up to four rows for each column.
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

    /// Returns the text of a cell, in which `\|` is a bar, even in code.
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
