// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The Base64 encoding of bytes (RFC 4648, section 4), with padding.
enum Base64 {
    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Returns the digits for some bytes.
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let piece = bytes[start..<min(start + 3, bytes.count)]
            let word = (0..<3).reduce(0) { word, index in
                word << 8 | (index < piece.count ? Int(bytes[start + index]) : 0)
            }
            for index in 0..<4 {
                let digit = digits[word >> (18 - 6 * index) & 63]
                result.append(index <= piece.count ? digit : UInt8(ascii: "="))
            }
        }
        return result
    }
}
