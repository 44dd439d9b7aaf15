// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page Terminals.
@MainActor
@Suite struct TerminalsTests {
    final class Manual: View {
        override func draw(_ rect: Rect, in canvas: Canvas) {
            let link = Style(underlineStyle: .curly, link: Link("https://example.org"))
            canvas.draw("the manual", at: .zero, style: link)
        }
    }

    @Test func applicationAsksTheTerminal() async {
        let pilot = await Pilot(ViewController(view: Manual()), columns: 20, rows: 3)
        let application = pilot.application
        application.title = "mail: 3 new"  // the old title comes back at the end
        application.notify("42 tests passed", title: "Build")  // on the desktop, or else the bell
        application.pasteboard.string = "copied"  // also the user's clipboard (OSC 52)
        let text = await application.pasteboard.contents()  // the user's clipboard, if allowed
        #expect(text == "copied")
        #expect(pilot.screen.contains("the manual"))
    }

    @Test func aDragMarksText() async {
        let pilot = await Pilot(ViewController(view: Label("Hello")), columns: 20, rows: 1)
        let application = pilot.application
        application.textMarking = .copiesByKey  // Ctrl-C copies marked text; `.off` marks nothing
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 4, row: 0)
        #expect(application.markedText == "Hello")
    }
}
