// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A context: the rules for a part of a text, such as a string.
final class GrammarContext: Sendable {
    /// A number that only this context of the library has.
    let number: Int
    let rules: [GrammarRule]
    /// The indexes of the rules that may match at each byte, in order.
    let candidates: [[Int32]]
    let style: StyleNumber
    let lineEnd: ContextSwitch
    let lineEmpty: ContextSwitch
    /// Whether the switches of an empty line end here.
    let endsEmptyLine: Bool
    /// The switch where no rule matches; nil if the character belongs to this context.
    let whereNothingMatches: ContextSwitch?
    /// Whether a rule depends on captures.
    let isDynamic: Bool
    let foldsByIndentation: Bool
    /// Whether a rule searches, so that the places of the next matches are kept.
    let hasSearches: Bool

    init(number: Int, rules: [GrammarRule], style: StyleNumber, switches: Switches, folds: Bool) {
        (self.number, self.rules, self.style) = (number, rules, style)
        lineEnd = switches.lineEnd
        lineEmpty = switches.lineEmpty.stays ? switches.lineEnd : switches.lineEmpty
        whereNothingMatches = switches.whereNothingMatches.flatMap { $0.stays ? nil : $0 }
        endsEmptyLine = switches.endsEmptyLine
        foldsByIndentation = folds
        isDynamic = rules.contains(where: \.isDynamic)
        hasSearches = rules.contains(where: \.isSearch)
        candidates = Self.candidates(rules)
    }

    /// The ways to other contexts.
    struct Switches {
        var lineEnd = ContextSwitch()
        var lineEmpty = ContextSwitch()
        var whereNothingMatches: ContextSwitch?
        var endsEmptyLine = false
    }

    /// Returns the candidates by bytes; equal lists share their memory.
    private static func candidates(_ rules: [GrammarRule]) -> [[Int32]] {
        var known: [[Int32]: [Int32]] = [:]
        return (UInt8.min...UInt8.max).map { byte in
            let list = rules.indices.filter { rules[$0].firstBytes.contains(byte) }.map(Int32.init)
            if let same = known[list] { return same }
            known[list] = list
            return list
        }
    }
}
