// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FrameLine, FrameReport, FramesView.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct FramesPageTests {
    private func isMeasured(_ pilot: Pilot) -> Bool {
        pilot.application.observers.contains { $0.measuresFrames }
    }

    @Test func eachFrameIsARowWithItsCause() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.click(on: "Frames")
        #expect(pilot.screen.contains("No frame yet"))
        notepad.status.text = "Another text"
        await pilot.settle()
        #expect(pilot.screen.contains("layout"))
        #expect(pilot.screen.contains("drawn     Label"))
        #expect(pilot.screen.contains("laid out  "))
    }

    @Test func aDisplayThatSendsNoBytesSaysSo() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.click(on: "Frames")
        notepad.status.text = "Another text"
        await pilot.settle()
        #expect(pilot.screen.contains("no bytes: not a terminal"))
    }

    @Test func theSelectedFrameStaysWhileOthersCome() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.press("ctrl-pageup", "ctrl-pageup")
        notepad.status.text = "Another text"
        await pilot.settle()
        await pilot.press("down")
        notepad.field.text = "abc"
        await pilot.settle()
        #expect(pilot.screen.contains("drawn     Label"))
        await pilot.press("up")
        #expect(pilot.screen.contains("drawn     TextField"))
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

    @Test func theCellUnderThePointerHasAnAuthorAndAReasonInEachFrame() async throws {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        notepad.status.text = "First text"
        await pilot.settle()
        await pilot.press("ctrl-pageup", "ctrl-pageup")
        notepad.status.text = "Second text"
        await pilot.settle()
        let place = try #require(pilot.location(of: "Second text"))
        await pilot.move(column: place.x, row: place.y)
        #expect(pilot.screen.contains("\"S\""))
        #expect(pilot.screen.contains("setNeedsDisplay()"))
        await pilot.press("e", "down", "down")
        #expect(pilot.screen.contains("\"F\""))
        #expect(pilot.screen.contains("not measured"))
        await pilot.press("up")
        #expect(pilot.screen.contains("\"S\""))
    }

    @Test func framesAreRecordedWhileTheInspectorIsOpen() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        #expect(pilot.application.frameHistory != nil)
        await pilot.press("f12")
        await pilot.settle()
        #expect(pilot.application.frameHistory == nil)
    }

    @Test func nothingIsMeasuredElsewhere() async {
        let pilot = await inspected()
        #expect(!isMeasured(pilot))
        await pilot.click(on: "Frames")
        #expect(isMeasured(pilot))
        await pilot.click(on: "Tree")
        #expect(!isMeasured(pilot))
    }
}
