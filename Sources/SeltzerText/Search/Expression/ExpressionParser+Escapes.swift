// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Parsing of escapes; the backslash has been read.
extension ExpressionParser {
    mutating func parseEscape() throws(TextQueryError) -> ExpressionNode {
        guard let character = peek else { throw error("the pattern ends with '\\'") }
        if let content = try parseSetEscape() { return set(content) }
        if let scalar = try parseScalarEscape() { return literal(Character(scalar)) }
        place += 1
        switch character {
        case "A", "G": return .assertion(.lineStart)
        case "z", "Z": return .assertion(.lineEnd)
        case "b": return .assertion(.wordBoundary)
        case "B": return .assertion(.noWordBoundary)
        case "1"..."9":
            place -= 1
            return backreference(number: try number() ?? 0)
        case "k": return try parseNamedReference()
        case "g": return try parseNumberedReference()
        case "E": return .empty
        case "K": throw error("'\\K' is not supported: use '(?<=…)'")
        case "X", "O": return set(.property(.any))
        default:
            guard !character.isASCII || !character.isLetter && !character.isNumber else {
                throw error("'\\\(character)' is not known")
            }
            return literal(character)
        }
    }

    private mutating func parseNamedReference() throws(TextQueryError) -> ExpressionNode {
        for (start, end) in [("<", ">"), ("'", "'"), ("{", "}")] as [(String, Character)]
        where accept(start) {
            let name = try text(before: end)
            if let number = Int(name) { return try reference(number) }
            return backreference(name: name)
        }
        throw error("expected '<' after '\\k'")
    }

    private mutating func parseNumberedReference() throws(TextQueryError) -> ExpressionNode {
        if accept("{") {
            let name = try text(before: "}")
            guard let number = Int(name) else { return backreference(name: name) }
            return try reference(number)
        }
        let isNegative = accept("-")
        guard let number = try number() else { throw error("expected a number after '\\g'") }
        return try reference(isNegative ? -number : number)
    }

    /// Returns the reference to a group; a negative number counts backwards from here.
    private mutating func reference(_ number: Int) throws(TextQueryError) -> ExpressionNode {
        let group = number < 0 ? groupCount + 1 + number : number
        guard group > 0 else { throw error("there is no group \(number)") }
        return backreference(number: group)
    }

    /// Reads an escape that means many characters; nil for any other escape.
    mutating func parseSetEscape() throws(TextQueryError) -> ExpressionSet.Content? {
        guard let character = peek else { return nil }
        let property: ScalarProperty
        switch character {
        case "d", "D": property = .digit
        case "w", "W": property = .word
        case "s", "S": property = .space
        case "h", "H": property = .horizontalSpace
        case "v", "V", "R", "N": property = .newline
        case "p", "P": return try parseProperty()
        default: return nil
        }
        if character == "N", place + 1 < text.count, text[place + 1] == "{" { return nil }
        place += 1
        let isInverted = "DWSHVN".contains(character)
        return isInverted ? .inverted(.property(property)) : .property(property)
    }

    private mutating func parseProperty() throws(TextQueryError) -> ExpressionSet.Content {
        var isInverted = next() == "P"
        var name = ""
        if accept("{") {
            name = try text(before: "}")
            if name.hasPrefix("^") {
                name.removeFirst()
                isInverted.toggle()
            }
        } else if let letter = next() {
            name = String(letter)
        }
        guard let property = ScalarProperty.named(name) else {
            throw error("the property '\(name)' is not known")
        }
        return isInverted ? .inverted(.property(property)) : .property(property)
    }

    /// Reads an escape that means one scalar; nil for any other escape.
    mutating func parseScalarEscape() throws(TextQueryError) -> Unicode.Scalar? {
        guard let character = next() else { return nil }
        switch character {
        case "t": return "\t"
        case "n": return "\n"
        case "r": return "\r"
        case "f": return "\u{C}"
        case "a": return "\u{7}"
        case "e": return "\u{1B}"
        case "0": return try octal()
        case "x":
            if accept("{") { return try scalar(ofHex: text(before: "}")) }
            return try scalar(digits: 0...2)
        case "u":
            if accept("{") { return try scalar(ofHex: text(before: "}")) }
            return try scalar(digits: 4...4)
        case "U": return try scalar(digits: 8...8)
        case "N" where accept("{U+"): return try scalar(ofHex: text(before: "}"))
        case "N" where peek == "{":
            throw error("names of characters are not supported: use '\\u{…}'")
        case "c":
            guard let letter = next()?.asciiValue, letter >= 0x40 || letter == 0x3F else {
                throw error("expected a letter after '\\c'")
            }
            // `\c?` stands for Delete.
            return Unicode.Scalar(letter == 0x3F ? 0x7F : (letter & 0x5F) ^ 0x40)
        default:
            place -= 1
            return nil
        }
    }

    private mutating func octal() throws(TextQueryError) -> Unicode.Scalar {
        var digits = ""
        while digits.count < 3, let digit = peek, "01234567".contains(digit) {
            digits.append(digit)
            place += 1
        }
        return Unicode.Scalar(UInt32(digits, radix: 8) ?? 0) ?? "\0"
    }

    private mutating func scalar(digits: ClosedRange<Int>) throws(TextQueryError) -> Unicode.Scalar
    {
        var text = ""
        while text.count < digits.upperBound, let digit = peek, digit.isHexDigit, digit.isASCII {
            text.append(digit)
            place += 1
        }
        guard digits.contains(text.count) else {
            throw error("expected \(digits.upperBound) hexadecimal digits")
        }
        return try scalar(ofHex: text.isEmpty ? "0" : text)
    }

    private func scalar(ofHex text: String) throws(TextQueryError) -> Unicode.Scalar {
        let digits = text.filter { $0 != " " }
        guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
            throw error("'\(text)' is no number of a character")
        }
        return scalar
    }
}
