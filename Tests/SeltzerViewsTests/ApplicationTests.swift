// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+requests.

import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ApplicationTests {
    @Test func displayIsToldHowMuchOfTheScreenIsWanted() async {
        let pilot = await Pilot(ViewController(), columns: 5, rows: 3)
        #expect(pilot.display.presentation == .fullScreen)
        pilot.application.presentation = .inline(rows: 2)
        #expect(pilot.display.presentation == .inline(rows: 2))
    }

    @Test func diagnosticsAreSaidOnceAndWhenTheDisplayIsGivenBack() async {
        let pilot = await Pilot(ViewController())
        var said: [String] = []
        pilot.application.diagnosticHandler = { said.append($0) }
        pilot.application.diagnose("a")
        pilot.application.diagnose("b")
        pilot.application.diagnose("a")
        #expect(said.isEmpty)
        #expect(pilot.application.diagnostics == ["a", "b"])
        pilot.application.end()
        await pilot.settle()
        #expect(said == ["a", "b"])
    }

    @Test func theBellIsTheDisplays() async {
        let pilot = await Pilot(ViewController())
        pilot.application.beep()
        #expect(pilot.display.beepCount == 1)
        pilot.application.notify("Done", title: "Build")
        #expect(pilot.display.requests.last == .notification(title: "Build", body: "Done"))
        pilot.application.title = "One"
        pilot.application.title = "One"
        #expect(pilot.display.title == "One")
        #expect(pilot.display.requests.count == 3)
        pilot.application.title = nil
        #expect(pilot.display.title == nil)
    }
}
