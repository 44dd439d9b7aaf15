// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds the parts of JSON text.
///
/// Nested values are only skipped, without recursion, so that a hostile depth does no harm.
struct JSONScanner {
    /// The offset of the next byte.
    private(set) var position = 0
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The next byte; nil at the end.
    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    /// Skips a byte, and returns whether it was there.
    mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    /// Skips a string, and returns its bytes with the quotes; nil if there is none.
    mutating func string() -> Range<Int>? {
        let start = position
        guard take(UInt8(ascii: "\"")) else { return nil }
        while let byte = peek {
            position += 1
            if byte == UInt8(ascii: "\"") { return start..<position }
            if byte == UInt8(ascii: "\\") { position += 1 }
        }
        return nil
    }

    /// Skips a value, and returns its bytes; nil if there is none.
    mutating func value() -> Range<Int>? {
        let start = position
        if peek == UInt8(ascii: "\"") { return string() }
        var depth = 0
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                guard depth > 0, string() != nil else { return nil }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if depth == 0, position > start { return nil }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return position > start ? start..<position : nil }
                depth -= 1
                if depth == 0 {
                    position += 1
                    return start..<position
                }
            case UInt8(ascii: ","), 0x20, 0x09...0x0D:
                if depth == 0 { return position > start ? start..<position : nil }
            default: break
            }
            position += 1
        }
        return depth == 0 && position > start ? start..<position : nil
    }
}
