// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Decodes the escapes in JSON strings.
enum JSONEscapes {
    /// Returns a text without escapes; a lone surrogate or an unknown escape becomes U+FFFD.
    static func decode(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                continue
            }
            result += Array(String(escape(&rest)).utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func escape(_ rest: inout Slice<UnsafeRawBufferPointer>) -> Unicode.Scalar {
        switch rest.popFirst() {
        case UInt8(ascii: "\""): "\""
        case UInt8(ascii: "\\"): "\\"
        case UInt8(ascii: "/"): "/"
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        case UInt8(ascii: "u"): scalar(&rest)
        default: "\u{FFFD}"
        }
    }

    private static func scalar(_ rest: inout Slice<UnsafeRawBufferPointer>) -> Unicode.Scalar {
        guard let high = unit(&rest) else { return "\u{FFFD}" }
        guard (0xD800..<0xDC00).contains(high) else {
            return Unicode.Scalar(high) ?? "\u{FFFD}"
        }
        var next = rest
        guard next.popFirst() == UInt8(ascii: "\\"), next.popFirst() == UInt8(ascii: "u"),
            let low = unit(&next), (0xDC00..<0xE000).contains(low)
        else { return "\u{FFFD}" }
        rest = next
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    }

    private static func unit(_ rest: inout Slice<UnsafeRawBufferPointer>) -> UInt32? {
        let digits = rest.prefix(4)
        guard digits.count == 4,
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        rest = rest.dropFirst(4)
        return value
    }
}
