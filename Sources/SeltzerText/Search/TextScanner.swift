// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Finds a pattern in one line after another, and keeps its working memory between lines.
struct TextScanner: ~Copyable {
    private let pattern: TextPattern
    private var limit: SearchLimit
    private var reader: LineReader
    private var linear: LinearMatcher?
    private var backtracking: BacktrackingMatcher?
    private var place = 0
    private let takesEmpty: Bool
    /// The end of the last match that was not empty.
    private var lastEnd = -1

    /// - Parameters:
    ///   - keepsGroups: Whether to find the places of groups, too.
    ///   - takesEmpty: Whether an expression also finds empty matches, except directly after another
    ///     match.
    ///   - window: The number of bytes of a long line that are read at once, before and after a
    ///     place.
    init(
        _ pattern: TextPattern, _ limit: SearchLimit = SearchLimit(), keepsGroups: Bool = false,
        takesEmpty: Bool = false,
        window: (before: Int, after: Int) = LineReader.window
    ) {
        self.pattern = pattern
        reader = LineReader(window)
        self.limit = limit
        self.takesEmpty = takesEmpty
        if case .expression(let program) = pattern.way {
            if program.isLinear {
                linear = LinearMatcher(
                    program, keepsGroups: keepsGroups, takesEmpty: takesEmpty)
            } else {
                backtracking = BacktrackingMatcher(program, takesEmpty: takesEmpty)
            }
        }
    }

    /// Begins a line, whose bytes must stay valid until the next line begins.
    mutating func begin(_ line: SearchableLine, from start: Int = 0) {
        reader.begin(line)
        place = start
        lastEnd = -1
        var instructions = 0
        if case .expression(let program) = pattern.way { instructions = program.instructions.count }
        limit.begin(count: line.count, instructions: instructions)
        linear?.begin()
        backtracking?.begin(count: line.count)
    }

    /// Returns the next match, which is not empty unless empty matches are wanted; nil for none.
    mutating func next() throws(TextQueryError) -> Range<Int>? {
        switch pattern.way {
        case .literal(let literal):
            let matchesWords = pattern.matchesWords
            let match = try literal.match(&reader, from: place, &limit) { reader, range in
                (!matchesWords || reader.isWord(range))
                    && reader.isBetweenClusters(range.upperBound)
            }
            if let match { place = match.upperBound }
            return match
        case .expression:
            while place < reader.count || takesEmpty && place == reader.count {
                guard let match = try find(from: place, isFixed: false) else { return nil }
                if match.isEmpty {
                    let isAtEnd = match.lowerBound == reader.count
                    place =
                        isAtEnd
                        ? reader.count + 1 : reader.clusterEnd(from: match.lowerBound)
                    guard takesEmpty, match.lowerBound != lastEnd else { continue }
                } else {
                    place = match.upperBound
                    lastEnd = place
                }
                if !pattern.matchesWords || reader.isWord(match) { return match }
            }
            return nil
        }
    }

    private mutating func find(
        from start: Int, isFixed: Bool
    ) throws(TextQueryError) -> Range<Int>? {
        if linear != nil {
            return try linear?.match(&reader, from: start, isFixed: isFixed, &limit)
        }
        return try backtracking?.match(&reader, from: start, isFixed: isFixed, &limit)
    }

    /// Returns the text that replaces a match; nil if there is no such match.
    mutating func replacement(
        for range: Range<Int>, template: String
    ) throws(TextQueryError) -> String? {
        guard case .expression = pattern.way, template.contains("$") else { return template }
        guard range.upperBound <= reader.count else { return nil }
        let match = try find(from: range.lowerBound, isFixed: true)
        guard match == range else { return nil }
        let places = linear?.found ?? backtracking?.found ?? []
        return template.expanded { number in
            guard 2 * number + 1 < places.count else { return nil }
            let (start, end) = (places[2 * number], places[2 * number + 1])
            return start >= 0 && start <= end ? reader.string(in: start..<end) : nil
        }
    }
}

extension String {
    /// Returns the text with `$0` to `$9` replaced by a closure's results for the digits, and with
    /// `$$` replaced by `$`.
    fileprivate func expanded(_ group: (Int) -> String?) -> String {
        var result = "", rest = self[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[index(after: dollar)...]
            if let digit = rest.first?.wholeNumberValue, rest.first?.isASCII == true {
                result += group(digit) ?? ""
                rest.removeFirst()
            } else {
                result += "$"
                if rest.first == "$" { rest.removeFirst() }
            }
        }
        return result + rest
    }
}

extension LineReader {
    /// Returns whether no word continues across either end of a range.
    fileprivate mutating func isWord(_ range: Range<Int>) -> Bool {
        !isInWord(range.lowerBound) && !isInWord(range.upperBound)
    }

    private mutating func isInWord(_ place: Int) -> Bool {
        isWord(at: place) && isWord(before: place)
    }

    /// Returns the text in a range.
    fileprivate mutating func string(in range: Range<Int>) -> String {
        String(decoding: range.map { byte($0) }, as: UTF8.self)
    }
}
