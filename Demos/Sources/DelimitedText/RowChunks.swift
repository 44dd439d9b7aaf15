// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads the rows of a file of any size from its beginning to its end, in parts.
///
/// Only one part is in memory at a time. A row is never split; a part with a longer row grows.
package struct RowChunks: Sendable {
    /// A part of the file that consists of complete rows.
    package struct Chunk {
        /// The bytes of the rows, and perhaps the beginning of the next one.
        package let bytes: [UInt8]
        /// The offset of the bytes in the file.
        package let offset: Int
        /// The number of the first row, from 0.
        package let firstRow: Int
        /// The offset of each row in `bytes`.
        package let starts: RowIndex
        /// The offset after the last row in `bytes`.
        package let end: Int
        /// The largest number of fields in a row.
        package let columnCount: Int

        /// Returns the bytes of a row, with its line end; rows count from 0 in this chunk.
        package func range(ofRow row: Int) -> Range<Int> {
            starts[row]..<(row + 1 < starts.count ? starts[row + 1] : end)
        }
    }

    /// The largest number of bytes of a row.
    package static let rowLimit = 256 << 20

    private let read: @Sendable (Range<Int>) -> [UInt8]
    private let end: Int
    private let delimiter: Delimiter?
    private let size: Int
    private var offset: Int
    private var row = 0
    /// Whether the last row ended within quotes that never close.
    package private(set) var endsInQuotes = false

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - range: The bytes of the file to read, from the beginning of a row to the end of one.
    ///   - delimiter: The delimiter; nil for rows that are lines, in which quotes have no meaning.
    ///   - size: The number of bytes in a part.
    ///   - read: Returns the bytes in a range of the file; fewer if the file became shorter.
    package init(
        _ range: Range<Int>, delimiter: Delimiter?, size: Int = 1 << 20,
        read: @escaping @Sendable (Range<Int>) -> [UInt8]
    ) {
        self.read = read
        self.delimiter = delimiter
        self.size = size
        end = range.upperBound
        offset = range.lowerBound
    }

    /// Returns the next part; nil at the end.
    ///
    /// - Throws: ``RowChunksError`` if a row is longer than ``rowLimit``.
    package mutating func next() throws(RowChunksError) -> Chunk? {
        var length = size
        while offset < end {
            let last = min(end, offset + length)
            let bytes = read(offset..<last)
            let isEnd = last == end || bytes.count < last - offset
            if bytes.isEmpty { return nil }
            let chunk = scan(bytes, isEnd: isEnd)
            if chunk.starts.count > 0 || isEnd {
                offset += max(chunk.end, isEnd ? bytes.count : 0)
                row += chunk.starts.count
                return chunk
            }
            if length > Self.rowLimit { throw RowChunksError(row: row) }
            length *= 4
        }
        return nil
    }

    private mutating func scan(_ bytes: [UInt8], isEnd: Bool) -> Chunk {
        bytes.withUnsafeBytes { all in
            // The line feed that belongs to a last carriage return may be in the next part.
            let isOpen = !isEnd && all.last == Syntax.carriageReturn
            let complete = UnsafeRawBufferPointer(rebasing: all.dropLast(isOpen ? 1 : 0))
            guard let delimiter else { return lines(bytes, complete, isEnd: isEnd) }
            var scanner = RowScanner(complete, from: 0, delimiter: delimiter)
            scanner.scan(isCut: !isEnd)
            var starts = scanner.index
            var end = scanner.rowStart
            if isEnd, scanner.unterminatedQuote != nil {
                endsInQuotes = true
                starts.append(scanner.rowStart)
                end = bytes.count
            }
            return Chunk(
                bytes: bytes, offset: offset, firstRow: row, starts: starts, end: end,
                columnCount: scanner.columnCount)
        }
    }

    private func lines(
        _ bytes: [UInt8], _ all: UnsafeRawBufferPointer, isEnd: Bool
    ) -> Chunk {
        var starts = RowIndex()
        var start = 0
        var position = 0
        while position < all.count {
            if position + ByteWord.length <= all.count,
                ByteWord(all, at: position).matches(Syntax.lineFeed) == 0
            {
                position += ByteWord.length
                continue
            }
            if all[position] == Syntax.lineFeed {
                starts.append(start)
                start = position + 1
            }
            position += 1
        }
        if isEnd, start < all.count {
            starts.append(start)
            start = all.count
        }
        return Chunk(
            bytes: bytes, offset: offset, firstRow: row, starts: starts, end: start,
            columnCount: 0)
    }
}

/// A row that is too long to be read.
package struct RowChunksError: Error, Equatable {
    /// The number of the row, from 0.
    package let row: Int
}
