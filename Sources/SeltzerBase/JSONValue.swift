// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A value of JSON, as RFC 8259 defines it; the members of an object keep their order.
///
/// ```swift
/// let request: JSONValue = ["method": "press", "params": ["label": "Save"]]
/// print(request)  // {"method":"press","params":{"label":"Save"}}
/// let answer = try JSONValue(parsing: #"{"result": 3}"#)
/// print(answer["result"]?.integer ?? 0)
/// ```
public enum JSONValue: Hashable, Sendable {
    /// No value.
    case null
    /// True or false.
    case flag(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction or an exponent, or one that is too large for an integer.
    case number(Double)
    /// A text.
    case text(String)
    /// Values in their order.
    case array([JSONValue])
    /// Values with names, in their order.
    case object([Member])

    /// A value of an object, with its name.
    public struct Member: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSONValue

        /// Creates a member of an object from its name and its value.
        public init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
    }

    /// Creates a text; null for nil.
    public init(_ text: String?) { self = text.map(JSONValue.text) ?? .null }

    /// Creates a whole number; null for nil.
    public init(_ integer: Int?) { self = integer.map(JSONValue.integer) ?? .null }

    /// The value of an object's member with the given name; nil if there is no such member, and for
    /// other values.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text; nil for other values.
    public var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The whole number; nil for other values.
    public var integer: Int? {
        switch self {
        case .integer(let integer): integer
        case .number(let number): Int(exactly: number)
        default: nil
        }
    }

    /// True or false; nil for other values.
    public var flag: Bool? {
        if case .flag(let flag) = self { flag } else { nil }
    }

    /// The values of an array; nil for other values.
    public var array: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The members of an object; nil for other values.
    public var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The value; an object loses the members that are null.
    public var withoutNulls: JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.value != .null })
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByNilLiteral
{
    /// Creates a text from a string literal.
    public init(stringLiteral text: String) { self = .text(text) }
    /// Creates a whole number from a literal.
    public init(integerLiteral integer: Int) { self = .integer(integer) }
    /// Creates true or false from a literal.
    public init(booleanLiteral flag: Bool) { self = .flag(flag) }
    /// Creates an array from a literal.
    public init(arrayLiteral values: JSONValue...) { self = .array(values) }
    /// Creates an object with its members in the given order.
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map(Member.init))
    }
    /// Creates null from `nil`.
    public init(nilLiteral: ()) { self = .null }
}

// MARK: Writing

extension JSONValue: CustomStringConvertible {
    /// The value as JSON, on one line and without spaces.
    ///
    /// Texts contain no characters that affect a terminal: controls and marks of the writing
    /// direction are escaped. A number that JSON cannot express, such as infinity, becomes null.
    public var description: String {
        var result = ""
        write(to: &result)
        return result
    }

    private func write(to result: inout String) {
        switch self {
        case .null: result += "null"
        case .flag(let flag): result += flag ? "true" : "false"
        case .integer(let integer): result += String(integer)
        case .number(let number): result += number.isFinite ? "\(number)" : "null"
        case .text(let text): Self.write(text, to: &result)
        case .array(let values):
            result += "["
            for (index, value) in values.enumerated() {
                if index > 0 { result += "," }
                value.write(to: &result)
            }
            result += "]"
        case .object(let members):
            result += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { result += "," }
                Self.write(member.name, to: &result)
                result += ":"
                member.value.write(to: &result)
            }
            result += "}"
        }
    }

    private static func write(_ text: String, to result: inout String) {
        result += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isEscaped(scalar.value):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        result += "\""
    }

    /// JSON requires an escape only for C0; the other characters could affect a terminal that shows
    /// them.
    private static func isEscaped(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
