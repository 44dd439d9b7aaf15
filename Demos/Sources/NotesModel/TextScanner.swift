// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Counts words, line ends, zeros and malformed UTF-8 in bytes that arrive in parts.
struct TextScanner {
    private(set) var words = 0
    private(set) var lineFeeds = 0
    private(set) var carriageReturnLineFeeds = 0
    private(set) var carriageReturns = 0
    private(set) var zeros = 0
    private(set) var malformedSequences = 0

    private var previous: UInt8
    /// The number of bytes that the present character still needs, and the allowed values of the
    /// next byte.
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Begins after some bytes; only the last byte matters.
    init(after bytes: [UInt8]) {
        previous = bytes.last ?? 0x20
    }

    /// Reads a part.
    mutating func read(_ part: UnsafeBufferPointer<UInt8>) {
        for byte in part {
            if Self.isSpace(previous), !Self.isSpace(byte) { words &+= 1 }
            // Most bytes are ASCII letters, which affect only the count of words.
            if byte <= 0x0D || byte >= 0x80 || missing > 0 { readRare(byte) }
            previous = byte
        }
    }

    /// Ends the text: an incomplete character is malformed.
    mutating func finish() {
        if missing > 0 { malformedSequences += 1 }
        missing = 0
    }

    @inline(__always)
    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte &- 0x09 <= 0x04
    }

    private mutating func readRare(_ byte: UInt8) {
        if missing > 0 {
            if allowed.contains(byte) {
                missing -= 1
                allowed = 0x80...0xBF
                return
            }
            finish()
        }
        switch byte {
        case 0x00: zeros += 1
        case 0x0A where previous == 0x0D: carriageReturnLineFeeds += 1
        case 0x0A: lineFeeds += 1
        case 0x0D: carriageReturns += 1
        case 0x80...0xFF: beginSequence(byte)
        default: break
        }
    }

    /// Begins a character of several bytes; table 3-7 of the Unicode Standard lists the values of
    /// its second byte.
    private mutating func beginSequence(_ byte: UInt8) {
        switch byte {
        case 0xC2...0xDF: missing = 1
        case 0xE0...0xEF: missing = 2
        case 0xF0...0xF4: missing = 3
        default: malformedSequences += 1
        }
        allowed =
            switch byte {
            case 0xE0: 0xA0...0xBF
            case 0xED: 0x80...0x9F
            case 0xF0: 0x90...0xBF
            case 0xF4: 0x80...0x8F
            default: 0x80...0xBF
            }
    }
}
