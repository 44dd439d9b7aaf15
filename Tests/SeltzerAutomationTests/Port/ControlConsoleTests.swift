// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ConsoleEntry, ConsoleEntry+json, ConsoleFeed.

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting
import Testing

@MainActor
@Suite struct ControlConsoleTests {
    private let scene: ControlScene

    init() async throws { scene = try await ControlScene() }

    @Test func diagnosticsAndTheLogAreLines() async throws {
        scene.pilot.application.diagnose("Too late.")
        #expect(
            try await scene.client.call("console") == [
                ["text": "Too late.", "source": "diagnostic"]
            ])
        scene.pilot.application.log("one\ntwo")
        #expect(
            try await scene.client.call("console", ["lines": 1]) == [
                ["text": "two", "source": "log"]
            ])
        #expect(try await scene.client.call("console").array?.count == 3)
        #expect(try await scene.client.call("console", ["lines": 0]) == [])
    }

    @Test func newLinesAreReportedToAClientThatWantsThem() async throws {
        var heard: [JSONValue] = []
        scene.client.didNotify = { if $0 == "console" { heard.append($1) } }
        try await scene.client.call("subscribe", ["to": "console"])
        scene.pilot.application.log("one")
        try await scene.client.call("console")
        #expect(heard == [["text": "one", "source": "log"]])
        try await scene.client.call("subscribe", ["to": "nothing"])
        scene.pilot.application.log("two")
        let kept = try await scene.client.call("console").array
        #expect(kept?.map { $0["text"] } == ["one", "two"])
        #expect(heard.count == 1)
    }

    @Test func onlyTheLastLinesAreKeptAndLongOnesAreCut() async throws {
        try await scene.client.call("console")
        for number in 1...2_500 { scene.pilot.application.log("line \(number)") }
        scene.pilot.application.log(String(repeating: "x", count: 10_000))
        let lines = try #require(try await scene.client.call("console").array)
        #expect(lines.count == 1_000)
        #expect(lines.last?["text"]?.text?.count == 4_097)
        #expect(lines.first?["text"] == "line 1502")
    }
}
