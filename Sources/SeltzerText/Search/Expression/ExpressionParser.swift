// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads a regular expression.
///
/// The parser reads the syntax of Swift's `Regex`, as far as one line needs it.
struct ExpressionParser {
    /// The options that an expression sets, for example with `(?i)`.
    struct Options {
        /// Whether case is ignored: `i`.
        var ignoresCase: Bool
        /// Whether `.` also matches line ends: `s`.
        var dotMatchesNewlines = false
        /// Whether blanks and comments in the expression are ignored: `x`.
        var isExtended = false
        /// Whether only named groups are kept: `n`.
        var keepsNamedOnly = false
        /// Whether repetitions are lazy, and greedy with a `?`: `U`.
        var isLazy = false
    }

    /// The maximum depth of nested groups, and the maximum number of repetitions of repetitions.
    ///
    /// The parser, the compiler and the matchers call themselves for each level, and may run on
    /// threads with small stacks.
    static var greatestDepth: Int { 200 }

    let text: [Character]
    var place = 0
    var options: Options
    var depth = 0
    /// The number of repeated repetitions so far.
    private var repeatedRepetitionCount = 0
    /// The number of groups so far.
    var groupCount = 0
    var names: [String: Int] = [:]
    /// The groups to which the expression refers; they must exist at the end.
    private(set) var references: [(number: Int?, name: String?)] = []
    /// The sets so far.
    private var sets: [(content: ExpressionSet.Content, ignoresCase: Bool)] = []

    /// Reads an expression.
    ///
    /// - Returns: The parts of the expression, its sets, and the number of its groups.
    static func parse(
        _ text: String, ignoresCase: Bool
    ) throws(TextQueryError) -> (node: ExpressionNode, sets: [ExpressionSet], groupCount: Int) {
        // A first pass collects the names of groups, so that a reference may precede its group.
        var parser = ExpressionParser(text, ignoresCase, [:])
        _ = try parser.parseAll()
        parser = ExpressionParser(text, ignoresCase, parser.names)
        let node = try parser.parseAll()
        let sets = parser.sets.map { ExpressionSet($0.content, ignoresCase: $0.ignoresCase) }
        return (node, sets, parser.groupCount)
    }

    private let known: [String: Int]

    private init(_ text: String, _ ignoresCase: Bool, _ known: [String: Int]) {
        self.text = Array(text)
        self.known = known
        options = Options(ignoresCase: ignoresCase)
    }

    private mutating func parseAll() throws(TextQueryError) -> ExpressionNode {
        let node = try parseAlternation()
        if peek == ")" { throw error("')' without '('") }
        for reference in references {
            if let number = reference.number, number > groupCount {
                throw error("there is no group \(number)")
            }
            if let name = reference.name, names[name] == nil {
                throw error("there is no group '\(name)'")
            }
        }
        return node
    }

    // MARK: Characters

    var peek: Character? { place < text.count ? text[place] : nil }

    func error(_ sentence: String) -> TextQueryError {
        TextQueryError("Cannot read the pattern: \(sentence)")
    }

    mutating func next() -> Character? {
        guard place < text.count else { return nil }
        place += 1
        return text[place - 1]
    }

    /// Skips the given characters if they come next.
    mutating func accept(_ characters: String) -> Bool {
        let end = place + characters.count
        guard end <= text.count, text[place..<end].elementsEqual(characters) else { return false }
        place = end
        return true
    }

    mutating func expect(_ character: Character) throws(TextQueryError) {
        guard peek == character else { throw error("expected '\(character)'") }
        place += 1
    }

    /// Reads all characters before a given one, and skips that character.
    mutating func text(before end: Character) throws(TextQueryError) -> String {
        var found = ""
        while let character = next() {
            if character == end { return found }
            found.append(character)
        }
        throw error("expected '\(end)'")
    }

    /// Reads a decimal number; nil if there is none.
    mutating func number() throws(TextQueryError) -> Int? {
        var value: Int?
        while let character = peek, character.isASCII, let digit = character.wholeNumberValue {
            place += 1
            let (product, overflow) = (value ?? 0).multipliedReportingOverflow(by: 10)
            guard !overflow, product < 1 << 40 else { throw error("a number is too large") }
            value = product + digit
        }
        return value
    }

    // MARK: Parts

    mutating func parseAlternation() throws(TextQueryError) -> ExpressionNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else {
            throw error("groups are too deep inside one another")
        }
        let outer = options
        defer { options = outer }
        var parts = [try parseSequence()]
        while accept("|") { parts.append(try parseSequence()) }
        return parts.count == 1 ? parts[0] : .alternation(parts)
    }

    private mutating func parseSequence() throws(TextQueryError) -> ExpressionNode {
        var parts: [ExpressionNode] = []
        while let character = peek, character != "|", character != ")" {
            if try passComment() { continue }
            if accept("\\Q") {
                while place < text.count, !accept("\\E") {
                    parts.append(literal(text[place])); place += 1
                }
                if !parts.isEmpty { parts.append(try parseRepetition(of: parts.removeLast())) }
                continue
            }
            guard let part = try parsePart() else { continue }
            parts.append(try parseRepetition(of: part))
        }
        return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts)
    }

    /// Skips a comment, or blanks that the options ignore.
    private mutating func passComment() throws(TextQueryError) -> Bool {
        if accept("(?#") {
            _ = try text(before: ")")
            return true
        }
        guard options.isExtended, let character = peek else { return false }
        if character.isWhitespace {
            place += 1
            return true
        }
        guard character == "#" else { return false }
        while let character = next(), !character.isNewline {}
        return true
    }

    func literal(_ character: Character) -> ExpressionNode {
        .literal(character, ignoresCase: options.ignoresCase)
    }

    mutating func set(_ content: ExpressionSet.Content) -> ExpressionNode {
        sets.append((content, options.ignoresCase))
        return .set(sets.count - 1)
    }

    /// Reads one part; nil for options, which are not a part of the expression.
    private mutating func parsePart() throws(TextQueryError) -> ExpressionNode? {
        guard let character = next() else { return .empty }
        switch character {
        case "(": return try parseGroup()
        case "[": return set(try parseSet())
        case ".":
            return set(
                options.dotMatchesNewlines
                    ? .property(.any) : .inverted(.property(.newline)))
        case "^": return .assertion(.lineStart)
        case "$": return .assertion(.lineEnd)
        case "\\": return try parseEscape()
        case "*", "+", "?": throw error("there is nothing to repeat before '\(character)'")
        default: return literal(character)
        }
    }

    // MARK: Repetitions

    private mutating func parseRepetition(
        of part: ExpressionNode
    ) throws(TextQueryError) -> ExpressionNode {
        var node = part, isRepeated = false
        while try passComment() {}
        while let (least, most) = try parseCount() {
            if let most, most < least { throw error("a repetition ends before it begins") }
            var greed = options.isLazy ? ExpressionNode.Greed.lazy : .greedy
            if accept("?") {
                greed = options.isLazy ? .greedy : .lazy
            } else if accept("+") {
                greed = .possessive
            }
            if isRepeated { repeatedRepetitionCount += 1 }
            guard repeatedRepetitionCount <= Self.greatestDepth else {
                throw error("too many repetitions are repeated")
            }
            isRepeated = true
            node = .repetition(node, least: least, most: most, greed)
        }
        return node
    }

    private mutating func parseCount() throws(TextQueryError) -> (Int, Int?)? {
        switch peek {
        case "*":
            place += 1
            return (0, nil)
        case "+":
            place += 1
            return (1, nil)
        case "?":
            place += 1
            return (0, 1)
        case "{":
            let start = place
            place += 1
            let least = try number()
            let hasComma = accept(",")
            let most = hasComma ? try number() : least
            if least != nil || most != nil, accept("}") { return (least ?? 0, most) }
            // A brace that does not begin a count is a character.
            place = start
            return nil
        default: return nil
        }
    }

    // MARK: Groups

    mutating func backreference(number: Int) -> ExpressionNode {
        references.append((number, nil))
        return .backreference(number, ignoresCase: options.ignoresCase)
    }

    mutating func backreference(name: String) -> ExpressionNode {
        references.append((nil, name))
        return .backreference(known[name] ?? 0, ignoresCase: options.ignoresCase)
    }
}
