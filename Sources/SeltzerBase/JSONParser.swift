// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension JSONValue {
    /// The reason why a text is not JSON.
    public struct SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of bytes before the place of the error.
        public let offset: Int
        /// The reason, worded to end a sentence.
        public let reason: String

        /// The error in one sentence.
        public var description: String { "This is no JSON: byte \(offset + 1), \(reason)." }
    }

    /// The maximum number of nested arrays and objects.
    public static var maximumDepth: Int { 128 }

    /// Reads a value from a text, which may begin with a byte order mark.
    ///
    /// - Throws: ``SyntaxError`` if the text is not exactly one value, if an object has two members
    ///   of one name, or if arrays and objects nest deeper than ``maximumDepth``.
    public init(parsing text: some StringProtocol) throws(SyntaxError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads a value from UTF-8.
    ///
    /// - Throws: ``SyntaxError`` as in the initializer for texts, and if the bytes are not UTF-8.
    public init(parsing bytes: [UInt8]) throws(SyntaxError) {
        var parser = JSONParser(bytes)
        self = try parser.document()
    }
}

/// Reads JSON by recursive descent; no input makes it trap.
private struct JSONParser {
    private typealias Failure = JSONValue.SyntaxError

    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = ByteOrderMark.count(in: bytes)
    }

    mutating func document() throws(JSONValue.SyntaxError) -> JSONValue {
        let result = try value()
        skipSpace()
        guard offset == bytes.count else { throw failure("something follows the value") }
        return result
    }

    private func failure(_ reason: String) -> JSONValue.SyntaxError {
        JSONValue.SyntaxError(offset: offset, reason: reason)
    }

    /// The next byte; nil at the end.
    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
    }

    /// Takes a byte if it is the next one, after spaces.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func value() throws(JSONValue.SyntaxError) -> JSONValue {
        skipSpace()
        guard let next else { throw failure("the end comes where a value is expected") }
        switch next {
        case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(Failure) in try parser.array() }
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw failure("a value is expected")
        }
    }

    private mutating func nested(
        _ read: (inout JSONParser) throws(JSONValue.SyntaxError) -> JSONValue
    ) throws(JSONValue.SyntaxError) -> JSONValue {
        guard depth < JSONValue.maximumDepth else { throw failure("the values nest too deeply") }
        depth += 1
        offset += 1
        let result = try read(&self)
        depth -= 1
        return result
    }

    private mutating func object() throws(JSONValue.SyntaxError) -> JSONValue {
        var members: [JSONValue.Member] = []
        var names: Set<String> = []
        if take("}") { return .object([]) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw failure("a name in quotes is expected") }
            let name = try string()
            guard names.insert(name).inserted else { throw failure("the name is there twice") }
            guard take(":") else { throw failure("a colon is expected") }
            members.append(JSONValue.Member(name, try value()))
        } while take(",")
        guard take("}") else { throw failure("a comma or } is expected") }
        return .object(members)
    }

    private mutating func array() throws(JSONValue.SyntaxError) -> JSONValue {
        var values: [JSONValue] = []
        if take("]") { return .array([]) }
        repeat { values.append(try value()) } while take(",")
        guard take("]") else { throw failure("a comma or ] is expected") }
        return .array(values)
    }

    private mutating func word(
        _ word: StaticString, _ value: JSONValue
    ) throws(JSONValue.SyntaxError) -> JSONValue {
        let expected = Array("\(word)".utf8)
        guard bytes[offset...].starts(with: expected) else {
            throw failure("a value is expected")
        }
        offset += expected.count
        return value
    }

    // MARK: Numbers

    private mutating func number() throws(JSONValue.SyntaxError) -> JSONValue {
        let start = offset
        if next == UInt8(ascii: "-") { offset += 1 }
        if next == UInt8(ascii: "0") { offset += 1 } else { try digits() }
        var isWhole = true
        if next == UInt8(ascii: ".") {
            isWhole = false
            offset += 1
            try digits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            isWhole = false
            offset += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if isWhole, let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else {
            throw failure("the number is too large")
        }
        return .number(number)
    }

    private mutating func digits() throws(JSONValue.SyntaxError) {
        let start = offset
        while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
        guard offset > start else { throw failure("a digit is expected") }
    }

    // MARK: Texts

    private mutating func string() throws(JSONValue.SyntaxError) -> String {
        offset += 1
        var result: [UInt8] = []
        while true {
            guard let byte = next else { throw failure("the text does not end") }
            offset += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: result, as: UTF8.self) else {
                    throw failure("the text before it is no UTF-8")
                }
                return text
            case UInt8(ascii: "\\"): result += try escaped()
            case 0..<0x20: throw failure("a control character is not escaped")
            default: result.append(byte)
            }
        }
    }

    private mutating func escaped() throws(JSONValue.SyntaxError) -> [UInt8] {
        guard let byte = next else { throw failure("the text does not end") }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            let first = try codeUnit()
            var units = [first]
            if UTF16.isLeadSurrogate(first) {
                guard bytes[offset...].starts(with: [0x5C, 0x75]) else {
                    throw failure("half of a pair of \\u escapes is missing")
                }
                offset += 2
                units.append(try codeUnit())
            }
            guard let text = String(validating: units, as: UTF16.self) else {
                throw failure("half of a pair of \\u escapes is missing")
            }
            return Array(text.utf8)
        default: throw failure("there is no such escape")
        }
    }

    private mutating func codeUnit() throws(JSONValue.SyntaxError) -> UInt16 {
        let digits = bytes[offset...].prefix(4)
        let isHexadecimal = digits.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
        }
        guard digits.count == 4, isHexadecimal,
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure("four hexadecimal digits are expected") }
        offset += 4
        return unit
    }
}
