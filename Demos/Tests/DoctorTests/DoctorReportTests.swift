// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import InputRecords
import Seltzer
import Testing

@testable import Doctor

@Suite struct DoctorReportTests {
    private var facts: TerminalFacts {
        var facts = TerminalFacts()
        facts.environment = ["TERM": "xterm-256color"]
        facts.size = Size(width: 80, height: 24)
        facts.terminal = .init(answers: TerminalAnswers())
        return facts
    }

    @Test func textHasFactsInTwoColumnsAndAConclusion() {
        let lines = DoctorReport(facts, failure: nil).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.contains("TERM            xterm-256color"))
        #expect(lines.contains("size            80x24"))
        #expect(lines.suffix(3) == ["", "Nothing is missing.", ""])
    }

    @Test func textSaysWhatToSet() {
        var facts = facts
        facts.capabilities.colorDepth = .palette
        let text = DoctorReport(facts, failure: nil).text
        #expect(text.contains("- The terminal does not announce 24-bit colors."))
        #expect(text.contains("\n  export COLORTERM=truecolor"))
        #expect(!text.contains("Nothing is missing."))
    }

    @Test func failureStandsInPlaceOfAdvice() {
        var facts = TerminalFacts()
        facts.capabilities.isUnicode = false
        let text = DoctorReport(facts, failure: "There is no terminal.").text
        #expect(text.hasSuffix("\nThere is no terminal.\n"))
        #expect(!text.contains("UTF-8: lines"))
    }

    @Test func jsonHasTheSame() throws {
        var facts = facts
        facts.environment["NO_COLOR"] = "1"
        let json = try DoctorReport(facts, failure: nil).json
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect((object?["facts"] as? [String: String])?["TERM"] == "xterm-256color")
        let advice = object?["advice"] as? [[String: String]]
        #expect(advice?.map { $0["remedy"] } == ["unset NO_COLOR"])
        #expect(json.hasSuffix("}\n"))
    }

    @Test func controlCharactersOfTheEnvironmentAreHarmless() throws {
        var facts = facts
        facts.environment["TERM"] = "x\u{1B}]0;title\u{7}"
        #expect(!DoctorReport(facts, failure: nil).text.contains("\u{1B}"))
        #expect(try !DoctorReport(facts, failure: nil).json.contains("\\u001b"))
    }
}
