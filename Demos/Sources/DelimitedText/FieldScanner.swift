// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds the fields of one row, one after the other.
package struct FieldScanner {
    /// The offset at which the next field begins.
    package private(set) var position: Int
    /// Whether the row's last field was returned.
    package private(set) var isAtEnd = false

    private let bytes: UnsafeRawBufferPointer
    private let delimiter: UInt8

    /// Creates a scanner at the field that begins at `start`.
    package init(_ bytes: UnsafeRawBufferPointer, from start: Int, delimiter: Delimiter) {
        self.bytes = bytes
        self.delimiter = delimiter.byte
        position = start
    }

    /// Returns the range of the next field's bytes with its quotes; nil after the row's last field.
    package mutating func next() -> Range<Int>? {
        if isAtEnd { return nil }
        let start = position
        var end = start
        if end < bytes.count, bytes[end] == Syntax.quote {
            end = Self.endOfQuoted(in: bytes, from: end) ?? bytes.count
        }
        while end < bytes.count, bytes[end] != delimiter, !Self.endsRow(bytes[end]) { end += 1 }
        isAtEnd = end == bytes.count || bytes[end] != delimiter
        position = isAtEnd ? end : end + 1
        return start..<end
    }

    static func endsRow(_ byte: UInt8) -> Bool {
        byte == Syntax.lineFeed || byte == Syntax.carriageReturn
    }

    /// Returns the offset after the closing quote of the field that opens at `start`; nil if the
    /// field never ends.
    ///
    /// A doubled quote stands for one quote and does not close the field.
    static func endOfQuoted(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var position = start + 1
        while true {
            while position + ByteWord.length <= bytes.count,
                ByteWord(bytes, at: position).matches(Syntax.quote) == 0
            {
                position += ByteWord.length
            }
            while position < bytes.count, bytes[position] != Syntax.quote { position += 1 }
            if position >= bytes.count { return nil }
            let isDoubled = position + 1 < bytes.count && bytes[position + 1] == Syntax.quote
            if !isDoubled { return position + 1 }
            position += 2
        }
    }
}
