// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerDocuments
import Testing

@testable import SeltzerInspector

@Suite struct ConsoleLineTests {
    @Test(arguments: [
        ("error: no ice", LogLevel.error), ("Warning: low on ice", .warning),
        ("[INFO] listening", .info), ("2026-11-26T17:00:00+0000 notice db : open", .info),
        ("12:00:01.204 [3] DEBUG pool grows", .debug), ("ld: warning: old symbol", .warning),
        ("main.swift:12: Fatal error: asked for", .error), ("<critical> disk full", .error),
        ("\u{1B}[31merror\u{1B}[m: no ice", .error), ("trace step 3", .trace),
        ("File.swift:3:5: warning: unused", .warning),
    ])
    func theWordOfALevelIsFound(text: String, level: LogLevel) {
        #expect(ConsoleLine(text).level == level)
    }

    @Test(arguments: [
        "all is well", "no error here", "informed at 12:00", "", "   ", "errors were found",
        "there: was an error", "\u{1B}[31m", "https://error.example/",
    ])
    func otherLinesHaveNoLevel(text: String) {
        #expect(ConsoleLine(text).level == nil, "\(text)")
        #expect(ConsoleLine(text).text == text)
    }

    @Test func theWordGetsItsColorUnlessTheLineHasSome() {
        #expect(ConsoleLine("12 error: x").text == "12 \u{1B}[1;31merror\u{1B}[m: x")
        #expect(ConsoleLine("warn: x").text == "\u{1B}[33mwarn\u{1B}[m: x")
        let colored = "\u{1B}[35merror\u{1B}[m: x"
        #expect(ConsoleLine(colored).text == colored)
        #expect(ConsoleLine(diagnostic: "x").level == .warning)
    }

    @Test func theSourceIsTheFirstColumn() {
        #expect(ConsoleLine(ConsoleEntry("x", from: .output)).shownText == "out x")
        #expect(ConsoleLine(ConsoleEntry("x", from: .error)).shownText == "\u{1B}[31merr\u{1B}[m x")
        #expect(ConsoleLine(ConsoleEntry("x", from: .log)).shownText == "log x")
        #expect(ConsoleLine(ConsoleEntry("x", from: nil)).shownText == "    x")
        #expect(
            ConsoleLine(ConsoleEntry("x", from: .diagnostic)).shownText
                == "    \u{1B}[33mdiagnostic\u{1B}[m x")
    }
}
