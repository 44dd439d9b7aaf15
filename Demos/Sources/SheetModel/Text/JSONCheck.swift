// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Decides whether a text is exactly one value of JSON, without recursion.
struct JSONCheck {
    private let bytes: [UInt8]
    private var position = 0
    /// The brackets that close the open objects and lists.
    private var closings: [UInt8] = []

    /// Whether a text is a value.
    static func isValue(_ text: String) -> Bool {
        var check = JSONCheck(text)
        return check.value()
    }

    /// Whether a text is a number, which has no plus sign, no leading zero and digits on both sides
    /// of its point.
    static func isNumber(_ text: String) -> Bool {
        var check = JSONCheck(text)
        return check.number() && check.peek == nil
    }

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private mutating func value() -> Bool {
        while true {
            skipSpace()
            if take("{") {
                if !isEmpty("}") {
                    guard name() else { return false }
                    continue
                }
            } else if take("[") {
                if !isEmpty("]") { continue }
            } else {
                guard string() || word() || number() else { return false }
            }
            guard let isEnd = afterValue() else { return false }
            if isEnd { return true }
        }
    }

    /// Closes an object or a list without contents; else notes that it is open.
    private mutating func isEmpty(_ closing: Unicode.Scalar) -> Bool {
        skipSpace()
        if take(closing) { return true }
        closings.append(UInt8(ascii: closing))
        return false
    }

    /// Skips the brackets after a value, and the comma and the name before the next one.
    ///
    /// - Returns: Whether the text ends; nil for a mistake.
    private mutating func afterValue() -> Bool? {
        while true {
            skipSpace()
            guard let closing = closings.last else { return peek == nil ? true : nil }
            if take(",") {
                return closing == UInt8(ascii: "}") && !name() ? nil : false
            }
            guard peek == closing else { return nil }
            position += 1
            closings.removeLast()
        }
    }

    private mutating func name() -> Bool {
        skipSpace()
        guard string() else { return false }
        skipSpace()
        return take(":")
    }

    private mutating func word() -> Bool {
        for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return true
        }
        return false
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        while let byte = peek {
            position += 1
            if byte == UInt8(ascii: "\"") { return true }
            if byte < 0x20 { return false }
            if byte == UInt8(ascii: "\\"), !escape() { return false }
        }
        return false
    }

    private mutating func escape() -> Bool {
        guard let byte = peek else { return false }
        position += 1
        guard byte == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(byte) }
        for _ in 0..<4 {
            guard let digit = peek, "0123456789abcdefABCDEF".utf8.contains(digit) else {
                return false
            }
            position += 1
        }
        return true
    }

    private mutating func number() -> Bool {
        _ = take("-")
        if !take("0"), !digits() { return false }
        if take("."), !digits() { return false }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            return digits()
        }
        return true
    }

    private mutating func digits() -> Bool {
        let start = position
        while let byte = peek, (0x30...0x39).contains(byte) { position += 1 }
        return position > start
    }
}
