// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct PasteboardTests {
    @Test func whatIsCopiedIsThereAndGoesToTheTerminal() async {
        let pilot = await Pilot(ViewController(), columns: 20, rows: 4)
        let pasteboard = pilot.application.pasteboard
        #expect(!pasteboard.hasStrings && pasteboard.string == nil)
        pasteboard.string = "some text"
        #expect(pasteboard.string == "some text" && pasteboard.hasStrings)
        #expect(pilot.display.requests == [.copy("some text")])
        pasteboard.string = nil
        #expect(!pasteboard.hasStrings)
        #expect(pilot.display.clipboard == "some text", "the user's clipboard stays as it is")
    }

    @Test func aLocalTextDoesNotGoToTheTerminal() async {
        let pilot = await Pilot(ViewController(), columns: 20, rows: 4)
        pilot.application.pasteboard.setLocalString("local")
        #expect(pilot.application.pasteboard.string == "local")
        #expect(pilot.display.requests == [])
    }

    @Test func pasteboardWorksWithoutATerminal() async {
        let application = Application(root: ViewController()) {
            MemoryDisplay(size: .zero)
        }
        application.pasteboard.string = "a"
        #expect(application.pasteboard.string == "a")
        #expect(await application.pasteboard.contents() == "a")
    }

    @Test func terminalTellsWhatTheUserCopiedElsewhere() async {
        let pilot = await Pilot(ViewController(), columns: 20, rows: 4)
        pilot.application.pasteboard.string = "own"
        pilot.display.clipboard = "other"
        #expect(await pilot.application.pasteboard.contents() == "other")
        #expect(pilot.application.pasteboard.string == "own")
        pilot.display.clipboard = nil
        #expect(await pilot.application.pasteboard.contents() == "own")
    }

    @Test func silentTerminalIsNotWaitedForLongerThanTheLimit() async {
        let pilot = await Pilot(ViewController(), columns: 20, rows: 4)
        pilot.display.tellsClipboard = false
        let pasteboard = pilot.application.pasteboard
        pasteboard.string = "own"
        let answer = Task { await pasteboard.contents(within: .seconds(3)) }
        while pilot.clock.sleeperCount == 0 { await Task.yield() }
        await pilot.advance(by: .seconds(3))
        #expect(await answer.value == "own")
        pilot.display.send(.clipboard("late"))
        #expect(pasteboard.string == "own")
    }

    @Test func whoeverAsksGetsTheAnswerAlsoAtTheEndAndWhenCancelled() async {
        let pilot = await Pilot(ViewController(), columns: 20, rows: 4)
        pilot.display.tellsClipboard = false
        let pasteboard = pilot.application.pasteboard
        pasteboard.string = "own"
        let answers = (0..<3).map { _ in Task { await pasteboard.contents() } }
        while pilot.clock.sleeperCount < 3 { await Task.yield() }
        answers[0].cancel()
        #expect(await answers[0].value == "own")
        pilot.display.send(.clipboard("told"))
        #expect(await answers[1].value == "told")
        #expect(await answers[2].value == "told")
        let last = Task { await pasteboard.contents() }
        while pilot.clock.sleeperCount == 0 { await Task.yield() }
        pilot.application.end()
        #expect(await last.value == "own")
    }
}
