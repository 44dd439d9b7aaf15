// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A query that was read, ready to look for matches.
///
/// A match lies in one line and is not empty. Texts are compared by ``/SeltzerBase/TextFolding``,
/// so a composed `é` finds a decomposed one, and if case is ignored, `σ` finds `ς`. No match ends
/// inside a grapheme cluster.
///
/// A regular expression has the syntax of Swift's `Regex`, without recursion, conditions and names
/// of characters. `^` and `$` are the ends of the line. `\b` is the boundary between a character of
/// `\w` and any other character; whole words also end there. Sets such as `[ß]` and `\p{Lu}`
/// compare one character with another (simple case folding), so `ß` is not in `[S]`.
///
/// A match is found in one pass over the text, in a time proportional to the text and the
/// expression. Backreferences, lookarounds, possessive parts, and text that is read again for each
/// match may take longer. Such a search ends after some millions of steps, or more in a long line
/// (``TextQueryError/isTooSlow``).
public struct TextPattern {
    enum Way {
        case literal(LiteralPattern)
        case expression(ExpressionProgram)
    }

    let way: Way
    let matchesWords: Bool

    /// Reads a query.
    ///
    /// - Throws: An error with a sentence about the mistake in a regular expression.
    public init(_ query: TextQuery) throws(TextQueryError) {
        matchesWords = query.matchesWords
        if query.isRegularExpression {
            way = .expression(
                try ExpressionProgram(query.string, ignoresCase: query.ignoresCase))
        } else {
            way = .literal(LiteralPattern(query.string, ignoresCase: query.ignoresCase))
        }
    }

    /// Returns the matches in a line, in bytes, in order and without overlaps.
    public func matches(in line: String) -> [Range<Int>] {
        var line = line
        return line.withUTF8 { matches(in: $0) }
    }

    /// Returns the matches in the UTF-8 of a line, in order and without overlaps.
    ///
    /// If the search of the line takes too long, the matches found so far are returned. A byte that
    /// is not UTF-8 is a character without properties: only `.`, `\X`, `\p{Any}` and inverted sets
    /// match it.
    public func matches(in line: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        guard !line.isEmpty else { return [] }
        var found: [Range<Int>] = []
        var scanner = TextScanner(self)
        scanner.begin(SearchableLine(line))
        while let match = try? scanner.next() { found.append(match) }
        return found
    }

    /// Returns the first match in the UTF-8 of a line; nil for none, and if the search takes too long.
    ///
    /// - Parameters:
    ///   - line: The line. Words without a line end may be searched for in many lines at once.
    ///   - start: The place at which the search begins, between two characters.
    public func firstMatch(
        in line: UnsafeBufferPointer<UInt8>, from start: Int = 0
    ) -> Range<Int>? {
        var scanner = TextScanner(self)
        scanner.begin(SearchableLine(line), from: start)
        return try? scanner.next()
    }

    /// Returns the first match in a line of any length; nil for none.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - start: The place at which the search begins, between two characters.
    ///   - takesEmpty: Whether an expression such as `^` also finds empty matches.
    /// - Throws: ``TextQueryError/isTooSlow`` if the search takes too long.
    package func match(
        in line: SearchableLine, from start: Int, takingEmpty takesEmpty: Bool = false
    ) throws(TextQueryError) -> Range<Int>? {
        var scanner = TextScanner(self, takesEmpty: takesEmpty)
        scanner.begin(line, from: start)
        return try scanner.next()
    }

    /// Calls a closure with the matches in a line of any length, also with the empty ones of an
    /// expression; no empty match follows directly after another match.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - body: Gets a match; returns whether to go on.
    /// - Throws: ``TextQueryError/isTooSlow`` if the search takes too long, and errors of the closure.
    package func forEachMatch(
        in line: SearchableLine, _ body: (Range<Int>) throws(TextQueryError) -> Bool
    ) throws(TextQueryError) {
        var scanner = TextScanner(self, takesEmpty: true)
        scanner.begin(line)
        while let match = try scanner.next(), try body(match) {}
    }

    /// Returns the text that replaces a match.
    ///
    /// For a regular expression `$0` stands for the match, `$1` to `$9` for the texts of its
    /// groups, and `$$` for `$`.
    ///
    /// - Parameters:
    ///   - range: The match, in bytes of the line.
    ///   - line: The line.
    ///   - template: The text to insert.
    /// - Returns: nil if the line has no such match.
    public func replacement(
        for range: Range<Int>, in line: UnsafeBufferPointer<UInt8>, template: String
    ) -> String? {
        try? replacement(for: range, in: SearchableLine(line), template: template)
    }

    /// Returns the text that replaces a match in a line of any length.
    ///
    /// - Parameters:
    ///   - range: The match, in bytes of the line.
    ///   - line: The line.
    ///   - template: The text to insert.
    ///   - steps: The maximum number of steps; nil if it depends on the length of the line.
    /// - Returns: nil if the line has no such match.
    /// - Throws: ``TextQueryError/isTooSlow`` if more steps are needed.
    public func replacement(
        for range: Range<Int>, in line: SearchableLine, template: String, steps: Int? = nil
    ) throws(TextQueryError) -> String? {
        guard case .expression = way, template.contains("$") else { return template }
        var scanner = TextScanner(
            self, SearchLimit(greatestCount: steps), keepsGroups: true, takesEmpty: true)
        scanner.begin(line)
        return try scanner.replacement(for: range, template: template)
    }
}
