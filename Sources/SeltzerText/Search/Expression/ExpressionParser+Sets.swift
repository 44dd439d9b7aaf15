// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Parsing of sets such as `[a-z]`; the opening bracket has been read.
extension ExpressionParser {
    mutating func parseSet() throws(TextQueryError) -> ExpressionSet.Content {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else {
            throw error("sets are too deep inside one another")
        }
        let isInverted = accept("^")
        let first = try parseUnion(isFirst: true)
        var others: [(operation: ExpressionSet.Operation, other: ExpressionSet.Content)] = []
        while peek != "]" {
            guard let operation = acceptOperator() else { throw error("expected ']'") }
            others.append((operation, try parseUnion()))
        }
        place += 1
        let content = others.isEmpty ? first : .combined(first, others)
        return isInverted ? .inverted(content) : content
    }

    private mutating func acceptOperator() -> ExpressionSet.Operation? {
        if accept("&&") { return .intersection }
        if accept("--") { return .difference }
        return accept("~~") ? .symmetricDifference : nil
    }

    private var isAtOperator: Bool {
        guard place + 1 < text.count, text[place] == text[place + 1] else { return false }
        // Two hyphens are an operator only if a set to subtract follows.
        return "&~".contains(text[place])
            || text[place] == "-" && place + 2 < text.count && text[place + 2] != "]"
    }

    private mutating func parseUnion(isFirst: Bool = false) throws(TextQueryError)
        -> ExpressionSet.Content
    {
        var parts: [ExpressionSet.Content] = []
        while let character = peek {
            // A closing bracket at the beginning is a character of the set.
            if character == "]", !(isFirst && parts.isEmpty && text[(place + 1)...].contains("]")) {
                break
            }
            if isAtOperator, !parts.isEmpty { break }
            if options.isExtended, character == " " || character == "\t" {
                place += 1
                continue
            }
            parts.append(try parseMember())
        }
        guard !parts.isEmpty else { throw error(peek == nil ? "expected ']'" : "a set is empty") }
        return parts.count == 1 ? parts[0] : .union(parts)
    }

    private mutating func parseMember() throws(TextQueryError) -> ExpressionSet.Content {
        if accept("[:") {
            let isInverted = accept("^")
            let name = try text(before: ":")
            try expect("]")
            guard let property = ScalarProperty.posix(name) ?? ScalarProperty.named(name) else {
                throw error("the class '[:\(name):]' is not known")
            }
            return isInverted ? .inverted(.property(property)) : .property(property)
        }
        if accept("[") { return try parseSet() }
        if accept("\\") {
            if let content = try parseSetEscape() { return content }
        } else {
            return try parseRange(from: next() ?? " ")
        }
        return try parseRange(from: try parseSetCharacter())
    }

    /// Reads the escape of one character.
    private mutating func parseSetCharacter() throws(TextQueryError) -> Character {
        if let scalar = try parseScalarEscape() { return Character(scalar) }
        guard let character = next() else { throw error("expected ']'") }
        if character == "b" { return "\u{8}" }
        guard !character.isASCII || !character.isLetter && !character.isNumber else {
            throw error("'\\\(character)' is not known in a set")
        }
        return character
    }

    private mutating func parseRange(from first: Character) throws(TextQueryError)
        -> ExpressionSet.Content
    {
        let start = ExpressionSet.Content(first)
        guard peek == "-", place + 1 < text.count, text[place + 1] != "]", text[place + 1] != "-",
            text[place + 1] != "["
        else { return start }
        let hyphen = place
        place += 1
        let last: Character
        if accept("\\") {
            if try parseSetEscape() != nil {
                // The hyphen is a character, as in `[a-\d]`.
                place = hyphen
                return start
            }
            last = try parseSetCharacter()
        } else {
            last = next() ?? " "
        }
        guard case .scalar(let lower) = start, case .scalar(let upper) = ExpressionSet.Content(last)
        else {
            throw error("'\(first)-\(last)' is no range of single characters")
        }
        guard lower <= upper else {
            throw error("the range '\(first)-\(last)' ends before it begins")
        }
        return .range(lower...upper)
    }
}
