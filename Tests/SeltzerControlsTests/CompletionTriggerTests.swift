// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CompletionContext, CompletionItem, CompletionProvider, CompletionRequest.

import SeltzerScreen
import Testing

@testable import SeltzerControls

@Suite struct CompletionTriggerTests {
    /// A line with `|` at the cursor, and the token and the query that a trigger finds; nil for none.
    struct Case: Sendable, CustomStringConvertible {
        let name: String
        let trigger: CompletionTrigger
        let line: String
        let found: [String]?
        var isAsked = false
        var beginsLine = true

        var description: String { "\(name) in \(line)" }
    }

    private static let cases: [Case] = [
        Case(name: "lineStart", trigger: .lineStart("/"), line: "/|", found: ["/", ""]),
        Case(name: "lineStart", trigger: .lineStart("/"), line: "/rev|", found: ["/rev", "rev"]),
        Case(
            name: "lineStart", trigger: .lineStart("/"), line: "/rev|iew x", found: ["/rev", "rev"]),
        Case(name: "lineStart", trigger: .lineStart("/"), line: "/rev now|", found: nil),
        Case(name: "lineStart", trigger: .lineStart("/"), line: " /rev|", found: nil),
        Case(name: "lineStart", trigger: .lineStart("/"), line: "|/rev", found: nil),
        Case(
            name: "lineStart", trigger: .lineStart("/"), line: "/rev|", found: nil,
            beginsLine: false),
        Case(name: "token", trigger: .token("@"), line: "in @ti|", found: ["@ti", "ti"]),
        Case(name: "token", trigger: .token("@"), line: "@|", found: ["@", ""]),
        Case(name: "token", trigger: .token("@"), line: "(@ti|)", found: ["@ti", "ti"]),
        Case(name: "token", trigger: .token("@"), line: "漢字 @漢|", found: ["@漢", "漢"]),
        Case(name: "token", trigger: .token("@"), line: "ada@home|", found: nil),
        Case(name: "token", trigger: .token("@"), line: "@ti des|", found: nil),
        Case(name: "token", trigger: .token("@"), line: "\t@a/b.c|", found: ["@a/b.c", "a/b.c"]),
        Case(name: "token", trigger: .token("@"), line: "@ti|", found: nil, beginsLine: false),
        Case(name: "token", trigger: .token("(" as Character), line: "((a|", found: ["((a", "(a"]),
        Case(name: "word", trigger: .word(), line: "let a|", found: nil),
        Case(name: "word", trigger: .word(), line: "let a|", found: ["a", "a"], isAsked: true),
        Case(name: "word", trigger: .word(), line: "let |", found: ["", ""], isAsked: true),
        Case(name: "word", trigger: .word(), line: "tide.he|ight", found: ["he", "he"]),
        Case(
            name: "word", trigger: .word(minimumLength: 3), line: "größ|", found: ["größ", "größ"]),
        Case(name: "word", trigger: .word(minimumLength: 3), line: "(ab|", found: nil),
        Case(name: "line", trigger: .line, line: "new y|ork", found: ["new york", "new york"]),
        Case(
            name: "custom", trigger: .custom { $0.lastIndex(of: ".").map($0.index(after:)) },
            line: "harbor.ti|", found: ["ti", "ti"]),
        Case(
            name: "custom", trigger: .custom { $0.lastIndex(of: ".") }, line: "harbor|", found: nil
        ),
    ]

    @Test(arguments: cases) func aTriggerFindsTheTokenAtTheCursor(of test: Case) {
        let parts = test.line.split(separator: "|", omittingEmptySubsequences: false).map(
            String.init)
        let context = CompletionContext(
            before: parts[0], after: parts[1], start: 7, beginsLine: test.beginsLine,
            hasSelection: false)
        let token = test.trigger.token(in: context, isAsked: test.isAsked)
        let request = token.map { CompletionRequest($0, in: context, isAsked: test.isAsked) }
        #expect(request.map { [$0.token, $0.query] } == test.found)
        if let request { #expect(request.line == parts[0] && request.isAsked == test.isAsked) }
    }

    @Test func onlyTheWholeLineIsCompletedWhileTextIsSelected() {
        let context = CompletionContext(
            before: "/re", after: "", start: 0, beginsLine: true, hasSelection: true)
        #expect(CompletionTrigger.lineStart("/").token(in: context, isAsked: true) == nil)
        #expect(CompletionTrigger.line.token(in: context, isAsked: false)?.range == 0..<3)
    }

    @Test func itemsThatMatchComeBestFirstAndHaveTheirMarks() {
        let items = ["tables", "TideTests.swift", "tides.json", "漢ti"].map { CompletionItem($0) }
        let found = CompletionItem.matches(of: "ti", in: items)
        #expect(Set(found.map(\.title)) == ["TideTests.swift", "tides.json", "漢ti"])
        #expect(found.first { $0.title == "漢ti" }?.matchedRanges == [3..<5])
        #expect(found.allSatisfy { $0.styledTitle.string == $0.title && !$0.styledTitle.isPlain })
        #expect(CompletionItem.matches(of: "", in: items) == items)
    }

    @Test(arguments: [-3..<2, 1..<99, 2..<2, 50..<60] as [Range<Int>])
    func rangesBeyondATitleMarkOnlyTheTitle(range: Range<Int>) {
        let item = CompletionItem("é漢", matchedRanges: [range])
        #expect(item.styledTitle.string == "é漢")
    }

    @MainActor @Test func aFuzzyProviderAnswersWithItsItems() async {
        let provider = CompletionProvider.fuzzy(
            .token("@"), ["Pier 4", "Mole"].map { CompletionItem($0) })
        let request = CompletionRequest(query: "pi", token: "@pi", line: "@pi")
        #expect(await provider.find(request).map(\.text) == ["Pier 4"])
    }
}
