// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import Testing

@MainActor
@Suite struct RoutesPageTests {
    @Test func theRoutesOfThePressAreShown() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.click(on: "Routes")
        await pilot.click(on: notepad.save)
        #expect(pilot.screen.contains("Button"))
        #expect(pilot.screen.contains(" events"))
    }

    @Test func aClickThatNothingTookFlashes() async {
        let pilot = await inspected(capabilities: DisplayLook.dark.capabilities)
        await pilot.click(on: "Routes")
        let place = Point(x: 30, y: 20)
        let plain = pilot.display.buffer[place]
        await pilot.click(column: place.x, row: place.y)
        #expect(pilot.display.buffer[place] != plain)
        await pilot.advance(by: .milliseconds(300))
        #expect(pilot.display.buffer[place] == plain)
    }

    @Test func theFlashIsSeenOnOtherPages() async {
        for page in ["Tree", "Frames"] {
            let pilot = await inspected(capabilities: DisplayLook.dark.capabilities)
            await pilot.click(on: page)
            let place = Point(x: 30, y: 20)
            let plain = pilot.display.buffer[place]
            await pilot.click(column: place.x, row: place.y)
            #expect(pilot.display.buffer[place].background != plain.background, "\(page)")
            // The marks of the page change meanwhile.
            pilot.application.windows[0].setNeedsDisplay()
            await pilot.settle()
            #expect(pilot.display.buffer[place].background != plain.background, "\(page)")
            await pilot.advance(by: .milliseconds(300))
            #expect(pilot.display.buffer[place].background == plain.background, "\(page)")
        }
    }
}
