// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: BacktrackingMatcher, ExpressionCompiler, ExpressionParser, ExpressionProgram, ExpressionSet,
// LinearMatcher, TextCluster, TextScanner.

import Foundation
import SeededRandom
import Testing

@testable import SeltzerText

/// Random expressions and texts, compared with Swift's `Regex` and with the same text in one piece.
///
/// The environment's `SELTZER_OPERATIONS` asks for more expressions.
@Suite struct TextPatternRandomTests {
    private static let letters = [
        "a", "b", "c", "1", "-", " ", "é", "e\u{301}", "k", "A", "ß", "語",
    ]

    /// How many expressions each test tries.
    private static let operations =
        ProcessInfo.processInfo.environment["SELTZER_OPERATIONS"].flatMap { Int($0) } ?? 480
    /// How many it tries for each of eight seeds.
    private static var operationsOfSeed: Int { max(1, operations / 8) }

    @Test(arguments: 0..<8) func expressionFindsWhatSwiftFinds(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var count = 0
        for _ in 0..<Self.operationsOfSeed {
            // Swift's possessive repetitions give back characters of several scalars.
            let text = random.expression(depth: 3)
            let ignoresCase = Bool.random(using: &random)
            guard let regex = try? Regex(text) else { continue }
            let pattern = try TextPattern(
                TextQuery(text, ignoresCase: ignoresCase, isRegularExpression: true))
            for _ in 0..<3 {
                let line = random.text(of: Self.letters, upTo: 10)
                let expected = line.matches(of: ignoresCase ? regex.ignoresCase() : regex)
                    .map { line.bytes(of: $0.range) }.filter { !$0.isEmpty }
                #expect(
                    pattern.matches(in: line) == expected, "\(text) in \(line.debugDescription)")
                count += 1
            }
        }
        #expect(count > 2 * Self.operationsOfSeed)
    }

    /// A long line is read through windows; a search finds what it finds in the line as a whole.
    @Test(arguments: 0..<8) func partsOfALineAreInvisible(seed: UInt64) throws {
        var random = SeededGenerator(seed: 100 + seed)
        for round in 0..<Self.operationsOfSeed / 2 {
            let isExpression = Bool.random(using: &random)
            let text =
                isExpression
                ? random.expression(depth: 3) : random.text(of: Self.letters, upTo: 4)
            let query = TextQuery(
                text, ignoresCase: Bool.random(using: &random),
                matchesWords: Int.random(in: 0..<4, using: &random) == 0,
                isRegularExpression: isExpression)
            guard let pattern = try? TextPattern(query) else { continue }
            // Few letters make long matches.
            let letters = Array(Self.letters.shuffled(using: &random).prefix(1 + round % 3))
            let line = random.text(of: letters, upTo: 200)
            var storage = TextStorage("x" + line)
            storage.replaceSubrange(0..<1, with: "")
            var scanner = TextScanner(pattern, window: (Int.random(in: 0...9, using: &random), 7))
            scanner.begin(SearchableLine(storage, in: 0..<storage.count))
            var found: [Range<Int>] = []
            while let match = try scanner.next() { found.append(match) }
            #expect(found == pattern.matches(in: line), "\(query) in \(line.debugDescription)")
        }
    }

    /// The same at the edges of the pieces and blocks in which a text is stored and read.
    @Test(arguments: [16_384, 131_072, 147_456, 262_144])
    func edgesAreInvisible(edge: Int) async throws {
        let queries = [
            ",$", "^a", "b(?!a)", "(?<=a)x", "\\bw\\w*", "x+", "(x)\\1", "e\u{301}", "[^a]b",
        ]
        for shift in Self.operations > 1_000 ? [-2, -1, 0, 1, 2] : [-1, 0, 1] {
            let head = String(repeating: "a,", count: (edge + shift) / 2 - 8)
            let line = head + "abxxw xx\u{65}\u{301}éab," + (shift % 2 == 0 ? "" : "ab,a,")
            for text in queries {
                let query = TextQuery(text, isRegularExpression: true)
                let expected = try TextPattern(query).matches(in: line)
                let part = try await TextSearcher().search(
                    TextStorage(line + "\n"), lines: 0..<2, for: query
                ).get()
                #expect(part.matches.map(\.range) == expected, "\(text) at \(edge + shift)")
            }
        }
    }

    @Test func linesAroundTheEdgesOfBlocksAreWhole() async throws {
        let block = 1 << 18
        let long = Self.operations > 1_000 ? [2 * block + 5, 1, block - 2] : []
        let lines = ([block - 1, 3, block, 0, block + 1, 1] + long).map {
            String(repeating: "b", count: max(0, $0 - 1)) + ($0 > 0 ? "e" : "")
        }
        for end in ["\n", "\r\n"] {
            let text = TextStorage(lines.joined(separator: end) + end)
            let query = TextQuery("^b*e$", isRegularExpression: true)
            var found: [TextMatch] = [], line = 0
            while line < text.lineCount {
                let part = try await TextSearcher().search(
                    text, lines: line..<text.lineCount, for: query
                ).get()
                found += part.matches
                line = part.lines.upperBound
            }
            let expected = lines.enumerated().filter { !$0.element.isEmpty }.map {
                TextMatch(line: $0.offset, range: 0..<$0.element.utf8.count)
            }
            #expect(found == expected)
        }
    }

    @Test(arguments: 0..<4) func replacingALongLineIsReplacingAShortOne(seed: UInt64) async throws {
        var random = SeededGenerator(seed: 200 + seed)
        var count = 0
        for _ in 0..<200 where count < 3 {
            let query = TextQuery(
                "(" + random.expression(depth: 2) + ")", isRegularExpression: true)
            let short = random.text(of: Self.letters, upTo: 30)
            // Ends of the line, and classes that have the equals sign, find other matches in the long line.
            guard !query.string.contains(/[?^$.]|\\[DW]/) else { continue }
            let one = try await Self.replaced(query, in: short)
            guard one != short else { continue }
            // The replacement lies over the edge of the block that is read at once.
            let filler = String(repeating: "=", count: (1 << 18) - short.utf8.count / 2)
            let other = try await Self.replaced(query, in: filler + short)
            #expect(other == filler + one, "\(query.string) in \(short.debugDescription)")
            count += 1
        }
        #expect(count == 3)
    }

    private static func replaced(_ query: TextQuery, in text: String) async throws -> String {
        var storage = TextStorage(text)
        let found = try await TextSearcher().replacingAll(in: storage, query, with: "<$1>").get()
        if let found { storage.replaceSubrange(found.range, with: found.text) }
        return storage.string
    }
}

extension SeededGenerator {
    fileprivate mutating func text(of letters: [String], upTo length: Int) -> String {
        (0..<Int.random(in: 0...length, using: &self)).map { _ in
            letters.randomElement(using: &self) ?? ""
        }.joined()
    }

    /// Returns an expression of every kind of part.
    fileprivate mutating func expression(depth: Int) -> String {
        func pick(_ texts: String...) -> String { texts.randomElement(using: &self) ?? "" }
        guard depth > 0 else {
            return pick(
                "a", "b", "c", ".", "[ab]", "[^a]", "\\w", "\\d", "é", "1", "-", "(?:ab)", "[a-c]",
                "ß", "\\s", "k", "\\W", "[é1]", "\\D")
        }
        switch Int.random(in: 0..<12, using: &self) {
        case 0...2: return expression(depth: 0)
        case 3...5: return expression(depth: depth - 1) + expression(depth: depth - 1)
        case 6: return "(?:\(expression(depth: depth - 1))|\(expression(depth: depth - 1)))"
        case 7:
            return "(?:\(expression(depth: depth - 1)))"
                + pick("*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,2}?")
        case 8: return "(\(expression(depth: depth - 1)))"
        case 9: return pick("^", "") + expression(depth: depth - 1) + pick("$", "")
        case 10:
            return pick("(?=", "(?!", "(?>") + expression(depth: depth - 1) + ")"
                + expression(depth: depth - 1)
        default: return pick("a", "b", "[ab]", "1") + pick("*", "+", "?", "++", "*+", "?+")
        }
    }
}

extension String {
    fileprivate func bytes(of range: Range<Index>) -> Range<Int> {
        let start = utf8.distance(from: startIndex, to: range.lowerBound)
        return start..<start + utf8[range].count
    }
}
