// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads numbers in texts: `-12`, `3.50`, `1e6`.
///
/// Words such as `nan` and `inf`, hexadecimal numbers and numbers with groups of digits are texts.
enum NumberText {
    /// Returns the number; nil if the bytes are not exactly one number, with spaces around it.
    static func number(in bytes: some Collection<UInt8>) -> Double? {
        var scanner = Scanner()
        guard scanner.scan(bytes) else { return nil }
        if let whole = scanner.exactWhole { return Double(whole) }
        // The digits alone cannot be turned into the nearest number; the library does it.
        return Double(String(decoding: bytes.filter { $0 != 0x20 }, as: UTF8.self))
    }

    /// Whether the bytes are a number without a fraction and without an exponent.
    static func isWhole(_ bytes: some Collection<UInt8>) -> Bool {
        var scanner = Scanner()
        return scanner.scan(bytes) && !scanner.isReal
    }

    private enum Part { case start, sign, whole, point, exponent, exponentSign, power, end }

    private struct Scanner {
        private var part = Part.start
        private var digits = 0
        private var whole = 0
        private var isNegative = false
        private(set) var isReal = false

        /// The number, if it has at most 15 digits, all of them before the point.
        var exactWhole: Int? {
            guard !isReal, digits <= 15 else { return nil }
            return isNegative ? -whole : whole
        }

        mutating func scan(_ bytes: some Collection<UInt8>) -> Bool {
            for byte in bytes where !take(byte) { return false }
            return digits > 0 && part != .exponent && part != .exponentSign
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x30...0x39: return takeDigit(Int(byte - 0x30))
            case 0x2B, 0x2D:
                if part == .start {
                    isNegative = byte == 0x2D
                    part = .sign
                } else if part == .exponent {
                    part = .exponentSign
                } else {
                    return false
                }
            case 0x2E:
                guard part == .start || part == .sign || part == .whole else { return false }
                part = .point
                isReal = true
            case 0x65, 0x45:
                guard part == .whole || part == .point, digits > 0 else { return false }
                part = .exponent
                isReal = true
            case 0x20:
                guard part != .start else { return true }
                guard part != .sign, part != .exponent, part != .exponentSign else { return false }
                part = .end
            default: return false
            }
            return true
        }

        private mutating func takeDigit(_ digit: Int) -> Bool {
            switch part {
            case .start, .sign, .whole:
                part = .whole
                if digits < 15 { whole = whole * 10 + digit }
                digits += 1
            case .point: digits += 1
            case .exponent, .exponentSign, .power: part = .power
            case .end: return false
            }
            return true
        }
    }
}
