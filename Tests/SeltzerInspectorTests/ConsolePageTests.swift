// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ConsoleFeed.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ConsolePageTests {
    private func opened() async -> Pilot {
        let pilot = await inspected()
        await pilot.press("ctrl-pageup")
        return pilot
    }

    @Test func itSaysThatNothingWasPrinted() async {
        #expect(await opened().screen.contains("Nothing was printed yet."))
    }

    @Test func diagnosticsAreThereFromBeforeAndAsTheyCome() async {
        let pilot = await inspected(opens: false)
        pilot.application.diagnose("Before the inspector.")
        await pilot.press("f12")
        pilot.application.diagnose("While another page shows.")
        await pilot.click(on: "Console")
        pilot.application.diagnose("While it shows.")
        await pilot.settle()
        for text in ["Before the inspector.", "While another page shows.", "While it shows."] {
            #expect(pilot.screen.contains("diagnostic \(text)"), "\(text)")
        }
        #expect(pilot.screen.contains("3 lines"))
    }

    @Test func theLogOfTheProgramIsThereInItsOrder() async {
        let pilot = await opened()
        pilot.application.log("one\ntwo")
        pilot.application.log("three")
        await pilot.settle()
        let rows = ["one", "two", "three"].compactMap { pilot.location(of: $0)?.y }
        #expect(rows.count == 3 && rows == rows.sorted())
    }

    @Test func lRestrictsTheLevels() async {
        let pilot = await opened()
        pilot.application.log("info: all is well\nwarning: low on ice\nerror: no ice")
        await pilot.settle()
        #expect(pilot.screen.contains("all is well"))
        await pilot.press("l")
        #expect(!pilot.screen.contains("all is well"))
        #expect(pilot.screen.contains("low on ice"))
        await pilot.press("l")
        #expect(!pilot.screen.contains("low on ice"))
        #expect(pilot.screen.contains("no ice"))
        await pilot.press("l")
        #expect(pilot.screen.contains("all is well"))
    }

    @Test func sRestrictsTheStreams() async {
        let pilot = await opened()
        #expect(pilot.screen.contains("Both"))
        pilot.application.log("all is well")
        await pilot.settle()
        #expect(pilot.screen.contains("log all is well"))
        await pilot.press("s")
        await pilot.settle()
        #expect(!pilot.screen.contains("all is well"))
        await pilot.press("s", "s")
        await pilot.settle()
        #expect(pilot.screen.contains("all is well"))
    }

    @Test func slashSearches() async {
        let pilot = await opened()
        pilot.application.log("first line\nsecond line")
        await pilot.settle()
        await pilot.press("/")
        await pilot.type("second")
        #expect(pilot.screen.contains("1 of 1"))
        await pilot.press("escape")
        #expect(pilot.application.isInspecting)
    }

    @Test func theNumberOfLinesIsLimited() async {
        let pilot = await opened()
        pilot.application.log((0..<12_000).map { "line \($0)" }.joined(separator: "\n"))
        await pilot.settle()
        #expect(pilot.screen.contains("line 11999"))
        #expect(pilot.screen.contains("12,000 lines"))
        await pilot.press("home")
        #expect(!pilot.screen.contains("line 0\n"))
    }

    @Test func nothingIsHeardAfterTheEnd() async {
        let pilot = await opened()
        await pilot.press("f12")
        #expect(pilot.application.observers.isEmpty)
    }
}
