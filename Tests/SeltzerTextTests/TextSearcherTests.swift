// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SearchLimit, SearchableLine, SearchableText, TextMatch.

import Dispatch
import Testing

@testable import SeltzerText

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

    // MARK: Time

    /// Each would take for ever if ways were tried one after the other.
    @Test(arguments: ["(a+)+$", "(a|aa)+$", "(a*)*b", "(?:a?){50}a{50}b", "(.*)(.*)(.*)x"])
    func anExpressionTakesATimeInProportionToTheText(expression: String) async throws {
        let line = String(repeating: "a", count: 5_000) + "!"
        let query = TextQuery(expression, isRegularExpression: true)
        #expect(try await search(TextStorage(line), query).isEmpty)
    }

    @Test(arguments: ["(?<n>a+)+\\k<n>$", "(?=(a+)+b)a", "(a(.*b)?)+?", "(?<=(a+)+b)a"])
    func anExpressionThatTakesTooLongIsStoppedWithASentence(expression: String) async {
        let line = String(repeating: "a", count: 20_000) + "!"
        let result = await TextSearcher().search(
            TextStorage(line), lines: 0..<1, for: TextQuery(expression, isRegularExpression: true))
        #expect(throws: TextQueryError.isTooSlow) { try result.get() }
    }

    @Test func aBackreferenceIsFoundInALongLine() async throws {
        let line = String(repeating: "a", count: 5_000) + "!"
        let query = TextQuery("(?<n>a)\\k<n>", isRegularExpression: true)
        #expect(try await search(TextStorage(line), query).count == 2_500)
    }

    @Test(arguments: [("z{3}y", true), ("(z)\\1{3}y", true), ("zy", false)])
    func aSearchIsCancelledInsideOfALine(text: String, isExpression: Bool) throws {
        let line = TextStorage(String(repeating: "z", count: 1_000_000))
        var looks = 0, error: TextQueryError?
        let limit = SearchLimit {
            looks += 1
            return looks == 3
        }
        var scanner = TextScanner(
            try TextPattern(TextQuery(text, isRegularExpression: isExpression)), limit)
        scanner.begin(SearchableLine(line, in: 0..<line.count))
        do throws(TextQueryError) {
            _ = try scanner.next()
        } catch let found {
            error = found
        }
        #expect(error == .isCancelled)
        #expect(looks == 3)
    }

    @Test func aSearchEndsWithoutAResultWhenItsTaskIsCancelled() async throws {
        let (begun, isBegun) = AsyncStream<Void>.makeStream()
        let text = WaitingText(isBegun: isBegun), searcher = TextSearcher()
        let task = Task.detached {
            await searcher.search(text, lines: 0..<1, for: TextQuery("z"))
        }
        for await _ in begun { break }
        task.cancel()
        text.gate.signal()
        let result = await task.value
        #expect(throws: TextQueryError.isCancelled) { try result.get() }
        // The next search of the same thread is not cancelled.
        let next = await searcher.search(TextLines(["z"]), lines: 0..<1, for: TextQuery("z"))
        #expect(try next.get().matches.count == 1)
    }

    @Test func oneMatchMayBeAsLongAsTheLine() async throws {
        let text = TextStorage(String(repeating: "x", count: 400_000))
        let query = TextQuery("x+", isRegularExpression: true)
        #expect(try await search(text, query) == [TextMatch(line: 0, range: 0..<400_000)])
        let new = try await TextSearcher().replacingAll(in: text, query, with: "y").get()
        #expect(new?.text.string == "y" && new?.count == 1)
    }
}

/// A text that is read only after its gate was opened.
private struct WaitingText: SearchableText {
    let isBegun: AsyncStream<Void>.Continuation
    let gate = DispatchSemaphore(value: 0)
    var lineCount: Int { 1 }

    func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        isBegun.yield()
        gate.wait()
        _ = Array("z".utf8).withUnsafeBufferPointer { body(0, 0, $0) }
    }
}
