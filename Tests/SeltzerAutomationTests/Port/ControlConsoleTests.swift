// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ConsoleEntry, ConsoleEntry+json, ConsoleFeed.

import SeltzerAutomation
import SeltzerBase
import SeltzerTesting
import Testing

@MainActor
@Suite struct ControlConsoleTests {
    private let folder = ControlFolder()
    private let pilot: Pilot
    private let port: ControlPort
    private let client: ControlClient

    init() async throws {
        pilot = await Pilot(SampleController(), columns: 40, rows: 12)
        port = try ControlPort(pilot.application, path: folder.socket)
        client = try ControlClient(path: folder.socket)
    }

    @Test func diagnosticsAndTheLogAreLines() async throws {
        pilot.application.diagnose("Too late.")
        #expect(
            try await client.call("console") == [["text": "Too late.", "source": "diagnostic"]])
        pilot.application.log("one\ntwo")
        #expect(
            try await client.call("console", ["lines": 1]) == [["text": "two", "source": "log"]])
        #expect(try await client.call("console").array?.count == 3)
        #expect(try await client.call("console", ["lines": 0]) == [])
    }

    @Test func newLinesAreReportedToAClientThatWantsThem() async throws {
        var heard: [JSONValue] = []
        client.didNotify = { if $0 == "console" { heard.append($1) } }
        try await client.call("subscribe", ["to": "console"])
        pilot.application.log("one")
        try await client.call("console")
        #expect(heard == [["text": "one", "source": "log"]])
        try await client.call("subscribe", ["to": "nothing"])
        pilot.application.log("two")
        let kept = try await client.call("console").array
        #expect(kept?.map { $0["text"] } == ["one", "two"])
        #expect(heard.count == 1)
    }

    @Test func onlyTheLastLinesAreKeptAndLongOnesAreCut() async throws {
        try await client.call("console")
        for number in 1...2_500 { pilot.application.log("line \(number)") }
        pilot.application.log(String(repeating: "x", count: 10_000))
        let lines = try #require(try await client.call("console").array)
        #expect(lines.count == 1_000)
        #expect(lines.last?["text"]?.text?.count == 4_097)
        #expect(lines.first?["text"] == "line 1502")
    }
}
