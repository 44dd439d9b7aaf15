// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads the conditions that one types into a filter row.
enum FilterText {
    private static let operators = ["!=", "<>", "<=", ">=", "=", "<", ">"]

    static func condition(typed text: String, today: String?) -> SheetFilter.Condition? {
        let text = trimmed(text[...])
        if text.isEmpty { return nil }
        switch text.lowercased() {
        case "null": return .isNull
        case "!null", "not null": return .isNotNull
        case "today": if let today { return .begins(today) }
        default: break
        }
        if let found = operators.first(where: { text.hasPrefix($0) }) {
            let operand = trimmed(text.dropFirst(found.count))
            // A sign without a value is a condition that is still being typed.
            return operand.isEmpty ? nil : comparison(found, value(operand))
        }
        if text.hasPrefix("^"), text.count > 1 { return .begins(String(text.dropFirst())) }
        if let range = range(text) { return range }
        return .contains(text)
    }

    private static func comparison(_ sign: String, _ value: SheetValue) -> SheetFilter.Condition {
        switch sign {
        case "=": .equal(value)
        case "!=", "<>": .notEqual(value)
        case "<": .less(value)
        case "<=": .atMost(value)
        case ">": .greater(value)
        default: .atLeast(value)
        }
    }

    private static func range(_ text: String) -> SheetFilter.Condition? {
        let bytes = Array(text.utf8)
        guard bytes.count > 3 else { return nil }
        for index in 1..<(bytes.count - 2)
        where bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: ".") {
            let low = trimmed(String(decoding: bytes[..<index], as: UTF8.self)[...])
            let high = trimmed(String(decoding: bytes[(index + 2)...], as: UTF8.self)[...])
            guard let first = low.utf8.first, let second = high.utf8.first, isDigit(first),
                isDigit(second)
            else { return nil }
            return .between(value(low), value(high))
        }
        return nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    private static func value(_ text: String) -> SheetValue {
        if let number = Int64(text) { return .integer(number) }
        return NumberText.number(in: text.utf8).map { .real($0) } ?? .text(text)
    }
}
