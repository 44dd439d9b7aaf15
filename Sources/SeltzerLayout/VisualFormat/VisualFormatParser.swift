// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Parses a ``VisualFormat`` from left to right, with one function for each rule of the grammar.
struct VisualFormatParser {
    private let text: String
    private let bytes: [UInt8]
    private var offset = 0
    private var counted = (offset: 0, scalars: 0)

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// Parses the whole string.
    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        let axis = orientation()
        var items: [VisualFormat.Item] = []
        var distances: [[VisualFormat.Predicate]] = []
        if peek == UInt8(ascii: "|") {
            items.append(VisualFormat.Item(name: nil, sizes: [], position: position))
            advance()
            distances.append(try connection())
        }
        items.append(try view("“[”"))
        while peek != nil {
            let separation = try connection()
            distances.append(separation)
            if peek == UInt8(ascii: "|") {
                items.append(VisualFormat.Item(name: nil, sizes: [], position: position))
                advance()
                guard peek == nil else { throw expected("the end after “|”") }
                break
            }
            if items.count - (items[0].name == nil ? 1 : 0) >= VisualFormat.maximumViews {
                throw error("A format has at most \(VisualFormat.maximumViews) views")
            }
            items.append(try view(separation.isEmpty ? "“[”, “-” or “|”" : "“[” or “|”"))
        }
        return VisualFormat(text: text, axis: axis, items: items, distances: distances)
    }

    private mutating func orientation() -> Axis {
        guard let letter = peek, bytes.dropFirst(offset + 1).first == UInt8(ascii: ":"),
            letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V")
        else { return .horizontal }
        offset += 2
        return letter == UInt8(ascii: "H") ? .horizontal : .vertical
    }

    private mutating func view(_ what: String) throws(VisualFormatError) -> VisualFormat.Item {
        guard peek == UInt8(ascii: "[") else { throw expected(what) }
        let start = position
        advance()
        guard let name = name() else { throw expected("a view's name") }
        let sizes = peek == UInt8(ascii: "(") ? try predicates(mayBeView: true) : []
        guard peek == UInt8(ascii: "]") else {
            throw expected(sizes.isEmpty ? "“]” or a size in parentheses" : "“]”")
        }
        advance()
        return VisualFormat.Item(name: name, sizes: sizes, position: start)
    }

    private mutating func connection() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard peek == UInt8(ascii: "-") else { return [] }
        let start = position
        advance()
        switch peek {
        case UInt8(ascii: "["), UInt8(ascii: "|"):
            let standard = VisualFormat.Operand.number(VisualFormat.standardSpacing)
            return [
                VisualFormat.Predicate(
                    relation: .equal, operand: standard, priority: nil, position: start)
            ]
        case UInt8(ascii: "("):
            let result = try predicates(mayBeView: false)
            try closingDash()
            return result
        default:
            let place = position
            guard let operand = try operand(mayBeNegative: false) else {
                throw expected("“[”, “|” or a distance")
            }
            let priority = try priority()
            try closingDash()
            return [
                VisualFormat.Predicate(
                    relation: .equal, operand: operand, priority: priority, position: place)
            ]
        }
    }

    private mutating func closingDash() throws(VisualFormatError) {
        guard peek == UInt8(ascii: "-") else { throw expected("“-”") }
        advance()
    }

    private mutating func predicates(
        mayBeView: Bool
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var result: [VisualFormat.Predicate] = []
        repeat {
            advance()
            let relation = try relation()
            let place = position
            guard let operand = try operand(mayBeNegative: true) else {
                throw expected(
                    mayBeView
                        ? "a number, or the name of a metric or a view"
                        : "a number or the name of a metric")
            }
            result.append(
                VisualFormat.Predicate(
                    relation: relation, operand: operand, priority: try priority(),
                    position: place))
        } while peek == UInt8(ascii: ",")
        guard peek == UInt8(ascii: ")") else { throw expected("“)”, “,” or “@”") }
        advance()
        return result
    }

    private mutating func relation() throws(VisualFormatError) -> LinearConstraint.Relation {
        let relation: LinearConstraint.Relation
        switch peek {
        case UInt8(ascii: "="): relation = .equal
        case UInt8(ascii: "<"): relation = .lessThanOrEqual
        case UInt8(ascii: ">"): relation = .greaterThanOrEqual
        default: return .equal
        }
        offset += 1
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
            throw expected("“=”")
        }
        advance()
        return relation
    }

    private mutating func priority() throws(VisualFormatError) -> VisualFormat.Operand? {
        guard peek == UInt8(ascii: "@") else { return nil }
        advance()
        let start = offset
        guard let operand = try operand(mayBeNegative: false) else { throw expected("a priority") }
        if case .number(let number) = operand, !(1...1_000).contains(number) {
            throw error("A priority is from 1 to 1000", at: start)
        }
        return operand
    }

    private mutating func operand(
        mayBeNegative: Bool
    ) throws(VisualFormatError) -> VisualFormat.Operand? {
        if let name = name() { return .name(name) }
        let isNegative = mayBeNegative && peek == UInt8(ascii: "-")
        if isNegative { advance() }
        guard let byte = peek, Self.isDigit(byte) || byte == UInt8(ascii: ".") else {
            if isNegative { throw expected("a number") }
            return nil
        }
        let number = try number()
        return .number(isNegative ? -number : number)
    }

    private mutating func number() throws(VisualFormatError) -> Double {
        var value = 0.0
        var scale = 1.0
        var isFraction = false
        var digits = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else if Self.isDigit(byte) {
                digits += 1
                if isFraction { scale /= 10 }
                let digit = Double(byte - UInt8(ascii: "0"))
                value = isFraction ? value + digit * scale : value * 10 + digit
            } else {
                break
            }
            offset += 1
        }
        guard digits > 0 else { throw expected("a digit") }
        return min(value, Double(Int32.max))
    }

    /// A name begins with a letter, `_` or any character beyond ASCII; digits may follow.
    private mutating func name() -> String? {
        guard let first = peek, Self.isNameByte(first), !Self.isDigit(first) else { return nil }
        let start = offset
        while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    // MARK: Position

    /// The next byte that is not a space; nil at the end.
    private var peek: UInt8? {
        mutating get {
            while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
            return offset < bytes.count ? bytes[offset] : nil
        }
    }

    private mutating func advance() { offset = min(offset + 1, bytes.count) }

    /// The position of the next byte that is not a space, in Unicode scalars.
    private var position: Int {
        mutating get {
            _ = peek
            return scalars(before: offset)
        }
    }

    /// Continues counting from the last position, so that many positions cost one pass.
    private mutating func scalars(before offset: Int) -> Int {
        if offset < counted.offset { counted = (0, 0) }
        for byte in bytes[counted.offset..<min(offset, bytes.count)] where byte & 0xC0 != 0x80 {
            counted.scalars += 1
        }
        counted.offset = min(offset, bytes.count)
        return counted.scalars
    }

    private mutating func expected(_ what: String) -> VisualFormatError {
        _ = peek
        return error("Expected \(what)")
    }

    private mutating func error(_ message: String, at offset: Int? = nil) -> VisualFormatError {
        VisualFormatError(message, in: text, at: scalars(before: offset ?? self.offset))
    }
}
