// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The code of the page "How do I …?", its part about looks.
@MainActor
@Suite struct HowDoILooksTests {
    @Test func changeTheColors() async {
        let pilot = await Pilot(ViewController(view: Label("x")), columns: 30, rows: 3)
        let application = pilot.application
        application.theme = .cassis
        #expect(application.effectiveTheme.name == Theme.cassis.name)
    }

    @Test func writeBoldOrColoredText() throws {
        let text = try StyledText(markup: "[bold]Ready.[/] Press [accent]Enter[/] to go on.")
        let label = Label(text)
        #expect(label.text == "Ready. Press Enter to go on.")
    }

    @Test func showTheOutputOfAnotherProgramWithItsColors() {
        let label = Label(StyledText(ansi: "\u{1B}[31mno route\u{1B}[0m to /tides"))
        #expect(label.text == "no route to /tides")
    }
}
