// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Turns the bytes of one field into text.
package enum FieldText {
    /// Returns the bytes of a field without its quotes.
    package static func bytes(_ field: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
        guard field.first == Syntax.quote else { return Array(field) }
        return unquoted(field.dropFirst(), limit: .max - 1).bytes
    }

    /// Returns a field without its quotes, decoded from at most `limit` of its bytes.
    ///
    /// Invalid UTF-8 becomes U+FFFD. A character across the limit is left out.
    package static func decode(_ field: Slice<UnsafeRawBufferPointer>, limit: Int) -> String {
        let limit = max(0, limit)
        guard field.first == Syntax.quote else {
            return String(decoding: whole(field.prefix(limit), of: field.count), as: UTF8.self)
        }
        let content = unquoted(field.dropFirst(), limit: limit)
        return String(decoding: whole(content.bytes[...], of: content.total), as: UTF8.self)
    }

    /// Returns at most `limit` bytes of a field without its quotes, and their number; the number is
    /// `limit + 1` if there are more bytes.
    private static func unquoted(
        _ field: Slice<UnsafeRawBufferPointer>, limit: Int
    ) -> (bytes: [UInt8], total: Int) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(field.count, limit))
        var isQuoted = true
        var position = field.startIndex
        while position < field.endIndex {
            let byte = field[position]
            position += 1
            if isQuoted, byte == Syntax.quote {
                let isDoubled = position < field.endIndex && field[position] == Syntax.quote
                if !isDoubled {
                    isQuoted = false
                    continue
                }
                position += 1
            }
            if bytes.count == limit { return (bytes, limit + 1) }
            bytes.append(byte)
        }
        return (bytes, bytes.count)
    }

    /// Drops an incomplete UTF-8 sequence at the end.
    private static func whole<Bytes: BidirectionalCollection>(
        _ bytes: Bytes, of total: Int
    ) -> Bytes.SubSequence where Bytes.Element == UInt8 {
        guard bytes.count < total else { return bytes[...] }
        var end = bytes.endIndex
        for length in 1...3 where end > bytes.startIndex {
            bytes.formIndex(before: &end)
            let needed = sequenceLength(of: bytes[end])
            if needed > length { return bytes[..<end] }
            if needed > 0 { break }
        }
        return bytes[...]
    }

    /// Returns the length of the sequence that begins with a byte; 0 for a continuation byte.
    private static func sequenceLength(of byte: UInt8) -> Int {
        switch byte {
        case 0x80..<0xC0: 0
        case 0xC0..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0...: 4
        default: 1
        }
    }
}
