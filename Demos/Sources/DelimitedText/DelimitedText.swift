// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A CSV or TSV file in memory: its bytes, and where each row begins.
///
/// Opening a file decodes nothing. A million rows open as fast as they are read, and need 8 bytes
/// each beside their own bytes. ``CellReader`` decodes single cells.
///
/// The file is read and not mapped, because a mapped file that shrinks meanwhile ends the program.
public struct DelimitedText: Sendable {
    /// The file name for messages and titles.
    public let name: String
    /// The byte that separates the fields of a row.
    public let delimiter: Delimiter
    /// Whether the first row names the columns.
    public let hasHeader: Bool
    /// The largest number of fields in a row or in the header; 0 for an empty file.
    public let columnCount: Int
    /// Whether the file continues after the last row, because only its beginning was read.
    public let isCut: Bool

    /// The offset of the header, after a byte order mark, a line such as `sep=;`, titles and
    /// comments.
    public let start: Int

    let bytes: [UInt8]
    let index: RowIndex

    /// Creates a table of a file's bytes.
    ///
    /// Without a given delimiter, the likeliest delimiter is chosen. Titles of the file, comments
    /// and empty lines before the header are then left out, and so is a first line that names the
    /// delimiter, such as `sep=;`.
    ///
    /// - Parameter isCut: Whether the bytes are only the beginning of the file. If true, a last row
    ///   without an end is left out.
    /// - Throws: An error that names the line, if the bytes are not text or a quoted field does not
    ///   end.
    public init(
        bytes: [UInt8], name: String, delimiter: Delimiter? = nil, hasHeader: Bool = true,
        isCut: Bool = false
    ) throws(DelimitedTextError) {
        try Self.checkIsText(bytes, name: name)
        let mark = bytes.starts(with: Syntax.byteOrderMark) ? Syntax.byteOrderMark.count : 0
        let guess = DelimiterGuess(name: name, bytes: bytes, from: mark, isCut: isCut)
        let start =
            delimiter == nil
            ? (hasHeader ? guess.header : guess.firstRow)
            : guess.delimiter == delimiter ? guess.firstRow : mark
        let delimiter = delimiter ?? guess.delimiter
        let scanner = bytes.withUnsafeBytes { raw in
            var scanner = RowScanner(raw, from: start, delimiter: delimiter)
            scanner.scan(isCut: isCut)
            return scanner
        }
        if isCut, scanner.index.count == 0 {
            throw .rowTooLong(name: name, length: bytes.count)
        }
        if !isCut, let offset = scanner.unterminatedQuote {
            throw .unterminatedQuote(name: name, line: Self.line(at: offset, in: bytes))
        }
        self.name = name
        self.delimiter = delimiter
        self.hasHeader = hasHeader
        self.columnCount = scanner.columnCount
        self.isCut = isCut
        self.start = start
        self.bytes = bytes
        self.index = scanner.index
    }

    /// The number of data rows, without the header.
    public var rowCount: Int {
        max(0, index.count - firstDataRow)
    }

    /// The offset of the first data row; nil if there is none.
    package var dataStart: Int? {
        index.count > firstDataRow ? index[firstDataRow] : nil
    }

    /// The bytes of a data row, with its line end.
    package func bytes(ofRow row: Int) -> ArraySlice<UInt8> {
        let row = row + firstDataRow
        return bytes[index[row]..<(row + 1 < index.count ? index[row + 1] : bytes.count)]
    }

    /// The index of the first data row.
    var firstDataRow: Int { hasHeader ? 1 : 0 }

    private static func checkIsText(
        _ bytes: [UInt8], name: String
    ) throws(DelimitedTextError) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw .isUTF16(name: name)
        }
        if let offset = bytes.firstIndex(of: 0) {
            throw .notText(name: name, line: line(at: offset, in: bytes))
        }
    }

    /// Returns the number of the line, from 1, that contains the byte at `offset`.
    private static func line(at offset: Int, in bytes: [UInt8]) -> Int {
        var line = 1
        for position in 0..<offset {
            let isPairStart =
                bytes[position] == Syntax.carriageReturn && bytes[position + 1] == Syntax.lineFeed
            if FieldScanner.endsRow(bytes[position]), !isPairStart { line += 1 }
        }
        return line
    }
}
