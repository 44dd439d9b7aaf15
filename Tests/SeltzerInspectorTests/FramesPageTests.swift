// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FrameProbe.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct FramesPageTests {
    @Test func eachFrameIsARowWithItsCause() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.click(on: "Frames")
        #expect(pilot.screen.contains("No frame yet"))
        notepad.status.text = "Another text"
        await pilot.settle()
        #expect(pilot.screen.contains("cells  Label"))
        #expect(pilot.screen.contains("layout"))
    }

    @Test func whatWasDrawnFlashes() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad, capabilities: DisplayLook.dark.capabilities)
        await pilot.click(on: "Frames")
        let place = Point(x: 30, y: 3)
        let plain = pilot.display.buffer[place]
        notepad.status.text = "Another text"
        await pilot.settle()
        #expect(pilot.display.buffer[place] != plain)
        await pilot.advance(by: .milliseconds(150))
        #expect(pilot.display.buffer[place] == plain)
    }

    @Test func nothingIsMeasuredElsewhere() async {
        let pilot = await inspected()
        #expect(pilot.application.frameProbe?.didShow == nil)
        await pilot.click(on: "Frames")
        #expect(pilot.application.frameProbe?.didShow != nil)
        await pilot.click(on: "Tree")
        #expect(pilot.application.frameProbe?.didShow == nil)
    }
}
