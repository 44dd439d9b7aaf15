// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ShellMark.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ApplicationLogViewTests {
    private func pilot(_ view: View = View()) async -> Pilot {
        let application = Application(root: ViewController(view: view)) {
            throw ApplicationError.noTerminal
        }
        application.presentation = .inline(rows: 3)
        return await Pilot(application, columns: 20, rows: 10)
    }

    @Test func viewIsLoggedAtTheWidthOfTheTerminal() async {
        let pilot = await pilot()
        let label = Label("one two three four five six", style: Style(attributes: .bold))
        label.numberOfLines = 0
        pilot.application.log(label)
        await pilot.settle()
        #expect(pilot.scrollback == ["one two three four", "five six"])
        #expect(pilot.display.loggedLines[0].runs.first?.style.attributes == .bold)
        #expect(label.superview == nil && label.window == nil)
    }

    @Test func shownViewIsLoggedAsItLooksAndStays() async {
        let label = Label("shown")
        let pilot = await pilot(StackView(.vertical, [label, Label("other")]))
        pilot.application.log(label)
        await pilot.settle()
        #expect(pilot.scrollback == ["shown"])
        #expect(label.window != nil)
        #expect(await pilot.faults() == [])
    }

    @Test func hiddenViewAndViewWithoutHeightAreNotLogged() async {
        let pilot = await pilot()
        let label = Label("hidden")
        label.isHidden = true
        pilot.application.log(label)
        pilot.application.log(StackView(.vertical))
        await pilot.settle()
        #expect(pilot.scrollback == [])
    }

    @Test func lineThatAViewDrawsHasItsColorsAndNoTrailingBlanks() async {
        let pilot = await pilot()
        let box = Label("in color", style: Style(foreground: .danger))
        box.backgroundColor = .blue
        pilot.application.log(box)
        pilot.application.log(Label("漢字"))
        await pilot.settle()
        #expect(pilot.display.loggedLines[0].cellWidth == 20)
        #expect(pilot.display.loggedLines[1].string == "漢字")
        let theme = pilot.application.effectiveTheme
        for line in pilot.display.loggedLines {
            #expect(line.resolved(in: theme, .trueColor) == line)
        }
    }

    @Test func marksStandBeforeTheNextLine() async {
        let pilot = await pilot()
        pilot.application.log("a")
        pilot.application.mark(.promptStart)
        pilot.application.log("b")
        #expect(pilot.display.shellMarks.map(\.line) == [1])
    }
}
