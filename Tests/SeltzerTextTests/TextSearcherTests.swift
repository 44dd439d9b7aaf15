// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SearchableText, TextMatch.

import SeltzerText
import Testing

@Suite struct TextSearcherTests {
    /// All matches, part by part.
    private func search(_ text: any SearchableText, _ query: TextQuery) async throws -> [TextMatch]
    {
        let searcher = TextSearcher()
        var matches: [TextMatch] = [], line = 0
        while line < text.lineCount {
            let part = try await searcher.search(text, lines: line..<text.lineCount, for: query)
                .get()
            #expect(part.lines.lowerBound == line && part.lines.upperBound > line)
            matches += part.matches
            line = part.lines.upperBound
        }
        return matches
    }

    @Test func everyLineIsSearchedWithoutItsEnd() async throws {
        let text = TextStorage("one\r\ntwo\n\none")
        #expect(
            try await search(text, TextQuery("e$", isRegularExpression: true)) == [
                TextMatch(line: 0, range: 2..<3), TextMatch(line: 3, range: 2..<3),
            ])
        #expect(try await search(TextLines(["a", "", "ba"]), TextQuery("a")).count == 2)
        #expect(try await search(TextStorage(), TextQuery("a")).isEmpty)
    }

    @Test func aTextOfManyBlocksGivesTheSameAsItsLines() async throws {
        let lines = (0..<60_000).map { "line \($0) of many" }
        let text = TextStorage(lines.joined(separator: "\n"))
        let query = TextQuery("9 OF")
        let found = try await search(text, query)
        #expect(found.count == 6_000)
        #expect(found == (try await search(TextLines(lines), query)))
    }

    @Test func matchesInAnEnormousLineAreFoundOnce() async throws {
        let piece = "needle" + String(repeating: ".", count: 994)
        let line = String(repeating: piece, count: 1_000)
        let found = try await search(TextStorage("a\n" + line + "\nneedle"), TextQuery("needle"))
        #expect(
            found == (0..<1_000).map {
                TextMatch(line: 1, range: $0 * 1_000..<$0 * 1_000 + 6)
            } + [TextMatch(line: 2, range: 0..<6)])
        #expect(
            try await search(TextLines([line]), TextQuery("needle")).count == 1_000)
    }

    @Test func allMatchesAreReplacedAtOnce() async throws {
        let text = TextStorage("a=1\nb\nc=2\n")
        let query = TextQuery("(\\w)=(\\w)", isRegularExpression: true)
        let new = try await TextSearcher().replacingAll(in: text, query, with: "$2=$1").get()
        #expect(new?.range == 0..<9)
        #expect(new?.text.string == "1=a\nb\n2=c")
        #expect(new?.count == 2)
        let none = try await TextSearcher().replacingAll(in: text, TextQuery("x"), with: "").get()
        #expect(none == nil)
    }

    @Test func anExpressionThatCannotBeReadEndsTheSearch() async {
        let result = await TextSearcher().search(
            TextLines(["a"]), lines: 0..<1, for: TextQuery("[", isRegularExpression: true))
        #expect(throws: TextQueryError.self) { try result.get() }
    }
}
