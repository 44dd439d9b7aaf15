// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Exports+testing.

import SeltzerBase
import SeltzerScreen
import SeltzerViews
import Testing

@testable import SeltzerTesting

@MainActor
@Suite("Pictures of a pilot's screen") struct PilotPicturesTests {
    private func pilot(_ capabilities: DisplayCapabilities = DisplayCapabilities()) async -> Pilot {
        await Pilot(
            plain: ViewController(view: TextView()), columns: 10, rows: 2,
            capabilities: capabilities)
    }

    private final class TextView: View {
        override func draw(_ rect: Rect, in canvas: Canvas) { canvas.draw("Hello", at: .zero) }
    }

    @Test("are there in every format")
    func everyFormatIsThere() async {
        let pilot = await pilot()
        #expect(pilot.picture(as: .text) == pilot.screen)
        #expect(pilot.picture(as: .svg).contains("textLength=\"80\" y=\"24\">Hello</text>"))
        #expect(pilot.picture(as: .html).contains("\nHello     \n"))
    }

    @Test("have the title and the colors of the terminal")
    func theTerminalIsPictured() async {
        let pilot = await pilot(
            DisplayCapabilities(background: .rgb(1, 2, 3), foreground: .rgb(9, 9, 9)))
        #expect(pilot.svg().contains("<title>A screen</title>"))
        #expect(pilot.svg().contains("#010203") && pilot.html().contains("#090909"))
        pilot.display.perform(.title("Titled"))
        #expect(pilot.svg().contains("<title>Titled</title>"))
        #expect(pilot.svg(title: "Other", colors: .light).contains("<title>Other</title>"))
        #expect(pilot.svg(colors: .light).contains(Theme.chalk[.background].description))
    }

    @Test("suit the theme where the terminal's colors are not known")
    func theThemeDecides() async {
        let pilot = await pilot()
        #expect(pilot.svg().contains(Theme.fathom[.background].description))
        pilot.application.theme = .chalk
        #expect(pilot.html().contains("background:\(Theme.chalk[.background])"))
    }
}
