// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A decoder of UTF-8 that takes one byte at a time.
///
/// Each maximal subpart of malformed bytes becomes one U+FFFD, as the Unicode Standard recommends
/// (chapter 3.9, table 3-7). No byte after it is lost.
struct ScalarDecoder: Sendable {
    /// The effect of a byte.
    enum Step {
        /// The character is not complete.
        case more
        /// The byte completes a character.
        case scalar(Unicode.Scalar)
        /// The bytes before this one are not a character. This byte must be decoded again.
        case invalid
    }

    /// Reads one character of several bytes at once; malformed bytes are U+FFFD, as if they were decoded one by one.
    ///
    /// - Returns: The character and the number of its bytes. Nil if the bytes must be decoded one
    ///   by one: they are not complete, are a control, or do not begin a character of several
    ///   bytes.
    static func wholeCharacter(
        _ bytes: UnsafeRawBufferPointer,
        at start: Int
    ) -> (character: Character, count: Int)? {
        guard 0xC2...0xF4 ~= bytes[start] else { return nil }
        var decoder = ScalarDecoder()
        decoder.begin(bytes[start])
        var index = start + 1
        while index < bytes.count {
            switch decoder.accept(bytes[index]) {
            case .more: index += 1
            case .invalid: return ("\u{FFFD}", index - start)
            case .scalar(let scalar):
                if scalar.value < 0xA0 { return nil }
                return (Character(scalar), index + 1 - start)
            }
        }
        return nil
    }

    private var bits: UInt32 = 0
    private var missing = 0
    private var lower: UInt8 = 0x80
    private var upper: UInt8 = 0xBF

    /// Takes the first byte of a character of several bytes, from 0xC2 to 0xF4.
    mutating func begin(_ byte: UInt8) {
        lower = 0x80
        upper = 0xBF
        switch byte {
        case 0xC2...0xDF:
            missing = 1
            bits = UInt32(byte & 0x1F)
        case 0xE0...0xEF:
            missing = 2
            bits = UInt32(byte & 0x0F)
            if byte == 0xE0 { lower = 0xA0 }
            if byte == 0xED { upper = 0x9F }
        default:
            missing = 3
            bits = UInt32(byte & 0x07)
            if byte == 0xF0 { lower = 0x90 }
            if byte == 0xF4 { upper = 0x8F }
        }
    }

    /// Takes another byte.
    mutating func accept(_ byte: UInt8) -> Step {
        guard byte >= lower, byte <= upper else { return .invalid }
        lower = 0x80
        upper = 0xBF
        bits = bits << 6 | UInt32(byte & 0x3F)
        missing -= 1
        guard missing == 0 else { return .more }
        return Unicode.Scalar(bits).map(Step.scalar) ?? .invalid
    }
}
