// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds rows and counts fields in one pass over the bytes, without decoding them.
///
/// The grammar is RFC 4180, with three additions. A line feed, a carriage return or both end a row.
/// A quote opens a quoted field only as the first byte of the field. The bytes between a closing
/// quote and the next delimiter belong to the field unchanged.
struct RowScanner {
    private(set) var index = RowIndex()
    /// The largest number of fields in a row.
    private(set) var columnCount = 0
    /// The offset of a quoted field that never ends; nil if there is none.
    private(set) var unterminatedQuote: Int?

    private let bytes: UnsafeRawBufferPointer
    private let delimiter: UInt8
    private var position: Int
    /// The offset after the last complete row.
    private(set) var rowStart: Int
    private var fieldCount = 1

    init(_ bytes: UnsafeRawBufferPointer, from start: Int, delimiter: Delimiter) {
        self.bytes = bytes
        self.delimiter = delimiter.byte
        position = start
        rowStart = start
    }

    /// Finds all rows.
    ///
    /// - Parameter isCut: Whether the bytes are only the beginning of the file, so the last row may
    ///   have no end.
    mutating func scan(isCut: Bool = false) {
        while position < bytes.count, unterminatedQuote == nil {
            skipPlainWords()
            step()
        }
        if rowStart < bytes.count, unterminatedQuote == nil, !isCut { endRow(before: bytes.count) }
    }

    /// Skips words of eight bytes that contain neither a line end nor a quote.
    private mutating func skipPlainWords() {
        while position + ByteWord.length <= bytes.count {
            let word = ByteWord(bytes, at: position)
            let structural =
                word.matches(Syntax.lineFeed) | word.matches(Syntax.carriageReturn)
                | word.matches(Syntax.quote)
            let delimiters = word.matches(delimiter)
            if structural == 0 {
                fieldCount += delimiters.nonzeroBitCount
                position += ByteWord.length
                continue
            }
            // The bytes before the first delimiter, quote or line end are plain, too.
            let plain = structural.littleEndian.trailingZeroBitCount / 8
            let below = delimiters.littleEndian & ((1 << (plain * 8)) - 1)
            fieldCount += below.nonzeroBitCount
            position += plain
            return
        }
    }

    /// Reads one byte that may be a delimiter, a quote or a line end, or the rest of a quoted
    /// field.
    private mutating func step() {
        guard position < bytes.count else { return }
        switch bytes[position] {
        case Syntax.lineFeed:
            endRow(before: position + 1)
        case Syntax.carriageReturn:
            let isPair = position + 1 < bytes.count && bytes[position + 1] == Syntax.lineFeed
            endRow(before: position + (isPair ? 2 : 1))
        case Syntax.quote where isFieldStart:
            skipQuoted()
        case delimiter:
            fieldCount += 1
            position += 1
        default:
            position += 1
        }
    }

    private var isFieldStart: Bool {
        position == rowStart || bytes[position - 1] == delimiter
    }

    private mutating func skipQuoted() {
        guard let end = FieldScanner.endOfQuoted(in: bytes, from: position) else {
            unterminatedQuote = position
            return
        }
        position = end
    }

    private mutating func endRow(before next: Int) {
        index.append(rowStart)
        columnCount = max(columnCount, fieldCount)
        fieldCount = 1
        rowStart = next
        position = next
    }
}
