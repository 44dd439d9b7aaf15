// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PromptHistoryWalk, PromptSearch, PromptText, PromptTokens.

import Foundation
import SeededRandom
import Testing

@testable import SeltzerDocuments

@Suite struct PromptHistoryTests {
    @Test func equalTextsAreKeptOnceAndTheOldestGoFirst() {
        var history = PromptHistory(["a", "b", " \n", "a", "c"], maximumCount: 3)
        #expect(history.entries.map(\.text) == ["b", "a", "c"])
        history.append(PromptText("d"))
        #expect(history.entries.map(\.text) == ["a", "c", "d"])
        history.removeAll()
        #expect(history.entries.isEmpty)
        history = PromptHistory(["a"], maximumCount: -1)
        #expect(history.entries.isEmpty)
    }

    @Test func aHistoryWithTokensIsTheSameAfterItWasKept() throws {
        var history = PromptHistory(["漢字\ntwo"])
        history.append(
            PromptText(
                "see [x]",
                tokens: [PlacedTextToken(TextToken("[x]", content: "/x", kind: .file), at: 4)]))
        let data = try JSONEncoder().encode(history)
        let read = try JSONDecoder().decode(PromptHistory.self, from: data)
        #expect(read == history && read.entries.last?.contents == "see /x")
    }

    @Test func theLatestLongerTextWithABeginningIsFound() {
        let history = PromptHistory(["swift build", "swift test", "git push"])
        #expect(history.latest(beginningWith: "swift")?.text == "swift test")
        #expect(history.latest(beginningWith: "git push") == nil)
        #expect(history.latest(beginningWith: "") == nil)
    }

    @Test func textsAreJoinedWithTheirTokens() {
        let token = TextToken("[x]", content: "1\n2")
        let text = PromptText("漢[x]", tokens: [PlacedTextToken(token, at: 3)])
        #expect(text.followed(by: text).contents == "漢1\n2\n漢1\n2")
        #expect(PromptText().followed(by: text) == text && text.followed(by: PromptText()) == text)
    }

    /// A walk compared with a list of lines, the last of which is the draft.
    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func aWalkLosesNoText(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let texts = (0..<random.number(0..<8)).map { _ in
            random.pick(["a", "ab", "b", "abc", "ba"])
        }
        let history = PromptHistory(texts)
        let draft = random.pick(["", "a", "b", "x"])
        var lines = history.entries.map(\.text) + [draft]
        let fits = lines.indices.map { lines[$0].hasPrefix(draft) }
        var walk = PromptHistoryWalk(), place = lines.count - 1
        for _ in 0..<60 {
            switch random.number(0..<3) {
            case 0:
                let next = (0..<place).last {
                    fits[$0] && history.entries[$0].text != lines[place]
                }
                let shown = walk.earlier(than: PromptText(lines[place]), in: history)
                #expect(shown?.text == next.map { lines[$0] })
                place = next ?? place
            case 1:
                let next =
                    (place + 1..<max(place + 1, lines.count - 1)).first {
                        fits[$0] && history.entries[$0].text != lines[place]
                    } ?? lines.count - 1
                let shown = walk.later(than: PromptText(lines[place]))
                #expect(shown?.text == (place == lines.count - 1 ? nil : lines[next]))
                place = next
            default:
                guard place < lines.count - 1 else { continue }
                lines[place] += "!"
            }
        }
    }

    @Test func aSearchGoesFromTheLatestTextToTheOldest() {
        var search = PromptSearch(
            PromptHistory(["Tide tests", "wind", "first\nread the TIDES", "tide tests"]))
        search.type("t")
        #expect(search.found?.text == "tide tests")
        search.type("ide")
        search.move(by: -1)
        #expect(search.foundLine == "read the TIDES")
        search.move(by: -1)
        #expect(search.found?.text == "Tide tests" && !search.isFailing)
        search.move(by: -1)
        #expect(search.found?.text == "Tide tests" && search.isFailing)
        search.move(by: 1)
        #expect(search.foundLine == "read the TIDES" && !search.isFailing)
        search.type("x")
        #expect(search.isFailing && search.query == "tidex")
        let isShorter = search.deleteBackward()
        #expect(isShorter)
        #expect(search.found?.text == "tide tests" && !search.isFailing)
        var empty = PromptSearch(PromptHistory())
        empty.type("a")
        empty.move(by: -1)
        #expect(empty.isFailing && empty.found == nil && empty.foundLine == nil)
    }

    @Test(
        arguments: [
            ("a\nb\nc", nil), ("a\nb\nc\nd", "[4 lines pasted]"), ("a\nb\nc\n", nil),
            ("a\r\nb\r\nc\r\nd\r\n", "[4 lines pasted]"), ("a\rb\rc\rd", "[4 lines pasted]"),
            (String(repeating: "字", count: 20), nil),
            (String(repeating: "字", count: 1_234), "[1,234 characters pasted]"), ("", nil),
        ] as [(String, String?)])
    func aLongPasteBecomesAToken(text: String, title: String?) {
        let token = PromptTokens.token(forPaste: text, maximumLines: 3, maximumCharacters: 20)
        #expect(token?.title == title)
        if let token { #expect(!token.content.contains("\r") && token.kind == .paste) }
    }

    @Test(
        arguments: [
            ("/srv/harbor/tides.json", "[tides.json]", TextToken.Kind.file),
            ("/tmp/a b.PNG", "[a b.PNG]", .picture), ("/", "[/]", .file), ("/png", "[png]", .file),
        ])
    func aFileBecomesAToken(path: String, title: String, kind: TextToken.Kind) {
        let token = PromptTokens.token(forFile: path)
        #expect(token == TextToken(title, content: path, kind: kind))
    }
}
