// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Doctor

@MainActor
@Suite struct ExaminationTests {
    @Test func itEndsWhenTheTerminalHasAnswered() async {
        var isComplete = false
        let screen = ExaminationController { isComplete }
        let pilot = await Pilot(screen, columns: 40, rows: 1)
        await pilot.advance(by: .milliseconds(200))
        #expect(pilot.screen.contains("Asking the terminal"))
        #expect(pilot.ending == nil)
        isComplete = true
        await pilot.advance(by: .milliseconds(100))
        #expect(pilot.ending == .ended)
    }

    @Test func itDoesNotWaitForASilentTerminalForever() async {
        var endCount = 0
        let screen = ExaminationController { false }
        screen.willEnd = { endCount += 1 }
        let pilot = await Pilot(screen, columns: 40, rows: 1)
        await pilot.advance(by: ExaminationController.patience - .milliseconds(50))
        #expect(pilot.ending == nil && endCount == 0)
        await pilot.advance(by: .milliseconds(100))
        #expect(pilot.ending == .ended && endCount == 1)
    }

    @Test func displayThatIsNotAskedIsNotWaitedFor() async {
        let pilot = await Pilot(ExaminationController { nil }, columns: 40, rows: 1)
        await pilot.advance(by: .milliseconds(40))
        #expect(pilot.ending == .ended)
    }
}
