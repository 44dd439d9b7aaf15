// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct AnswerRowTests {
    /// Questions of `t` and 漢, and answers of `a` and 字, of different widths.
    private static let rows: [AnswerRow] = ["t", "ttttttt", "漢漢漢", "", "t漢"].flatMap { title in
        [1, 12].flatMap { count in
            ["a", "aaa", "字", "a字字"].map { words in
                AnswerRow(
                    title: String(repeating: title, count: count),
                    words: String(repeating: words, count: count))
            }
        }
    }

    private func count(_ characters: Set<Character>, in text: StyledText) -> Int {
        text.string.filter { characters.contains($0) }.cellWidth
    }

    @Test(arguments: 0...80)
    func answerHasHalfOfTheRow(width: Int) {
        let common = AnswerRow.titleColumn(of: Self.rows, in: width)
        for row in Self.rows {
            for column in [AnswerRow.titleColumn(of: [row], in: width), common] {
                let text = row.text(titleColumn: column, in: width, isUnicode: true)
                #expect(text.cellWidth <= width)
                guard width >= 8 else { continue }
                let answer = row.words.cellWidth
                // An ellipsis, and half of a wide character.
                let least = answer <= width / 2 ? answer : (width + 1) / 2 - 2
                #expect(count(["a", "字"], in: text) >= least, "\(text.string)")
                #expect(text.string.hasPrefix("✓ "))
                // The question is cut only if the two do not fit, and it is longer than its half.
                let title = row.title.cellWidth
                if title + answer + 4 <= width || title <= width / 2 - 4 {
                    #expect(count(["t", "漢"], in: text) == title, "\(text.string)")
                }
            }
        }
    }

    @Test(arguments: 8...80)
    func answersThatFitBeginInOneColumn(width: Int) {
        let rows = ["Version", "Strategy", "Token"].map { AnswerRow(title: $0, words: "full") }
        let column = AnswerRow.titleColumn(of: rows, in: width)
        let starts = rows.map { row in
            row.text(titleColumn: column, in: width, isUnicode: true).string.prefix { $0 != "f" }
        }
        #expect(Set(starts.map(\.cellWidth)).count == 1)
    }

    @Test func narrowRowsCutTheQuestionFirst() {
        let rows = [
            AnswerRow(title: "Version", words: "1.4.0"),
            AnswerRow(title: "Regions", words: "fra, nyc"),
            AnswerRow(title: "Deploy 1.4.0 to 2 regions?", words: "yes"),
            AnswerRow(title: "Reason", words: ""),
        ]
        func texts(_ width: Int, isUnicode: Bool = true) -> [String] {
            let column = AnswerRow.titleColumn(of: rows, in: width)
            return rows.map {
                $0.text(titleColumn: column, in: width, isUnicode: isUnicode).string
            }
        }
        #expect(
            texts(40) == [
                "✓ Version                   1.4.0", "✓ Regions                   fra, nyc",
                "✓ Deploy 1.4.0 to 2 regions?  yes", "– Reason                    skipped",
            ])
        #expect(
            texts(24) == [
                "✓ Version       1.4.0", "✓ Regions       fra, nyc", "✓ Deploy 1.4.0 to …  yes",
                "– Reason        skipped",
            ])
        #expect(
            texts(10, isUnicode: false) == ["+ 1.4.0", "+ fra, nyc", "+ De~  yes", "- skipped"])
    }

    /// Asks questions on a narrow terminal, and returns the lines that remain.
    private func lines(columns: Int, rows: Int, count: Int) async throws -> [String] {
        let program = PilotProgram(columns: columns, rows: rows) {
            try await withPromptGroup { group in
                for number in 0..<count { _ = try await group.ask("Question of the day \(number)") }
            }
        }
        let pilot = try #require(await program.nextPilot())
        for _ in 0..<count { await pilot.type("an\n") }
        try await program.result
        return pilot.logged + pilot.screen.split(separator: "\n").map(String.init)
    }

    @Test(arguments: [8, 12, 20, 31], [1, 2, 3])
    func rowsAboveAreCutAsRowsOnTheScreen(columns: Int, rows: Int) async throws {
        let lines = try await lines(columns: columns, rows: rows, count: 4)
        let whole = try await self.lines(columns: columns, rows: 24, count: 4)
        #expect(lines == whole && lines.count == 4)
        #expect(lines.allSatisfy { $0.cellWidth <= columns && $0.contains("an") })
    }

    @Test func rowOfACancelledQuestionIsKeptOnASmallScreen() async throws {
        let program = PilotProgram(columns: 30, rows: 2) {
            try await withPromptGroup { group in
                for number in 1...4 { _ = try await group.ask("Question \(number)") }
            }
        }
        let pilot = try #require(await program.nextPilot())
        for letter in ["a", "b", "c"] { await pilot.type("\(letter)\n") }
        await pilot.press("ctrl-c")
        await #expect(throws: PromptError.cancelled) { try await program.result }
        let lines = pilot.logged + pilot.screen.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "✓ Question 1  a", "✓ Question 2  b", "✓ Question 3  c", "× Question 4  cancelled",
            ])
    }

    @Test func windowThatShrinksBetweenQuestionsLosesNoAnswer() async throws {
        let (isResized, resized) = AsyncStream.makeStream(of: Void.self)
        let program = PilotProgram(columns: 30, rows: 12) {
            try await withPromptGroup { group in
                for number in 1...4 { _ = try await group.ask("Question \(number)") }
                for await _ in isResized {}
            }
        }
        let pilot = try #require(await program.nextPilot())
        for letter in ["a", "b", "c", "d"] { await pilot.type("\(letter)\n") }
        await pilot.resize(columns: 30, rows: 2)
        resized.finish()
        try await program.result
        let lines = pilot.logged + pilot.screen.split(separator: "\n").map(String.init)
        #expect(lines == zip(1...4, "abcd").map { "✓ Question \($0)  \($1)" })
    }
}
