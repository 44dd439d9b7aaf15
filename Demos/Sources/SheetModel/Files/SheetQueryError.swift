// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A mistake in a query, with its place.
public struct SheetQueryError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, in the words of the database.
    public var message: String
    /// The range of the mistaken word as offsets of bytes in the UTF-8 of the statement; nil if the
    /// database does not know the place.
    public var range: Range<Int>?

    /// Creates an error.
    public init(_ message: String, range: Range<Int>? = nil) {
        self.message = message
        self.range = range
    }

    /// Creates an error at the word that begins at an offset of bytes.
    public init(_ message: String, offset: Int?, in statement: String = "") {
        let bytes = Array(statement.utf8)
        self.init(message, range: offset.map { Self.word(at: $0, in: bytes) })
    }

    /// The message.
    public var description: String { message }

    /// Returns the range of the word at an offset, at least one character.
    private static func word(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
        let start = min(max(0, offset), bytes.count)
        var end = start
        while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
        if end == start, end < bytes.count {
            repeat { end += 1 } while end < bytes.count && bytes[end] & 0xC0 == 0x80
        }
        return start..<end
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        default: byte == UInt8(ascii: "_")
        }
    }
}
