// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Parsing of groups; the opening parenthesis has been read.
extension ExpressionParser {
    /// Reads a group; nil for options, which are not a part of the expression.
    mutating func parseGroup() throws(TextQueryError) -> ExpressionNode? {
        guard accept("?") else {
            if peek == "*" { throw error("verbs such as '(*…)' are not supported") }
            return options.keepsNamedOnly ? try parseRest() : try parseKept()
        }
        if accept(":") { return try parseRest() }
        if accept(">") { return .atomic(try parseRest()) }
        if accept("=") { return .look(try parseRest(), isBehind: false, isNegative: false) }
        if accept("!") { return .look(try parseRest(), isBehind: false, isNegative: true) }
        if accept("<=") { return .look(try parseRest(), isBehind: true, isNegative: false) }
        if accept("<!") { return .look(try parseRest(), isBehind: true, isNegative: true) }
        if accept("P=") { return backreference(name: try text(before: ")")) }
        if accept("<") || accept("P<") { return try parseNamed(before: ">") }
        if accept("'") { return try parseNamed(before: "'") }
        switch peek {
        case "(": throw error("conditions such as '(?(1)…)' are not supported")
        case "R", "&", "P", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+":
            throw error("recursion is not supported")
        case "|": throw error("'(?|' is not supported")
        case "C", "{", "*", "~": throw error("'(?\(peek ?? " ")' is not supported")
        default: return try parseOptions()
        }
    }

    private mutating func parseRest() throws(TextQueryError) -> ExpressionNode {
        let node = try parseAlternation()
        try expect(")")
        return node
    }

    private mutating func parseKept() throws(TextQueryError) -> ExpressionNode {
        groupCount += 1
        let number = groupCount
        return .group(try parseRest(), number)
    }

    private mutating func parseNamed(before end: Character) throws(TextQueryError) -> ExpressionNode
    {
        let name = try text(before: end)
        guard let first = name.first, first.isLetter || first == "_",
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { throw error("'\(name)' is no name for a group") }
        guard names[name] == nil else { throw error("two groups have the name '\(name)'") }
        names[name] = groupCount + 1
        return try parseKept()
    }

    /// Reads options for the rest of the group, such as `(?i)`, or for a separate group, such as
    /// `(?i:…)`.
    private mutating func parseOptions() throws(TextQueryError) -> ExpressionNode? {
        let outer = options
        var isOn = true
        if accept("^") { options = Options(ignoresCase: false) }
        while let character = next() {
            switch character {
            case ")": return nil
            case ":":
                let node = try parseRest()
                options = outer
                return node
            case "-": isOn = false
            case "i": options.ignoresCase = isOn
            case "s": options.dotMatchesNewlines = isOn
            case "x": options.isExtended = isOn
            case "n": options.keepsNamedOnly = isOn
            case "U": options.isLazy = isOn
            // `m` has no effect, because a line has only one beginning and one end.
            case "m": break
            default: throw error("the option '\(character)' is not known")
            }
        }
        throw error("expected ')'")
    }
}
