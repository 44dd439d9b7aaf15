// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Percent-encoded bytes, as in addresses: `%20` for a blank (RFC 3986, section 2.1).
public enum PercentCode {
    /// Returns bytes as ASCII in one line.
    public static func encoded(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var code: [UInt8] = []
        for byte in bytes {
            if byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "%") {
                code.append(byte)
            } else {
                code += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: code, as: UTF8.self)
    }

    /// Returns the bytes that a text encodes; invalid codes are kept unchanged.
    public static func decoded(_ code: some Sequence<UInt8>) -> [UInt8] {
        let code = Array(code)
        var bytes: [UInt8] = []
        var place = 0
        while place < code.count {
            if code[place] == UInt8(ascii: "%"), place + 2 < code.count,
                let high = digit(code[place + 1]), let low = digit(code[place + 2])
            {
                bytes.append(high << 4 | low)
                place += 3
            } else {
                bytes.append(code[place])
                place += 1
            }
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
