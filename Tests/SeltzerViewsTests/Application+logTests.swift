// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ApplicationLogTests {
    private func inline() -> Application {
        Application(root: ViewController(view: View())) { throw ApplicationError.noTerminal }
    }

    @Test func linesAreShownInTheirOrderWithTheNextFrame() async {
        let application = inline()
        application.presentation = .inline(rows: 3)
        let pilot = await Pilot(application)
        application.log("first")
        application.log("\("second", .bold) line")
        await pilot.settle()
        #expect(pilot.logged == ["first", "second line"])
        #expect(pilot.display.loggedLines[1].runs.first?.style.attributes == .bold)
    }

    @Test func textOfSeveralLinesIsSeveralLines() async {
        let pilot = await Pilot(inline())
        pilot.application.log("a\tb\nc\r\n\nd")
        #expect(pilot.logged == ["a       b", "c", "", "d"])
    }

    @Test func rolesHaveTheColorsOfTheTheme() async {
        let pilot = await Pilot(inline())
        pilot.application.theme = .fathom
        pilot.application.log(StyledText("failed", style: Style(foreground: .danger)))
        let color = pilot.display.loggedLines.first?.runs.first?.style.foreground
        #expect(color == Theme.fathom[.danger])
    }

    @Test func linesBeforeAndAfterTheRunGoToTheHandler() async {
        let application = inline()
        var lines: [String] = []
        application.logHandler = { lines.append($0.string) }
        application.log("before")
        let pilot = await Pilot(application)
        application.log("meanwhile")
        application.end()
        while pilot.ending == nil { await Task.yield() }
        application.log("after")
        #expect(lines == ["before", "after"] && pilot.logged == ["meanwhile"])
    }

    @Test func controllerLogsFromATask() async {
        let pilot = await Pilot(inline())
        let application = pilot.application
        await Task.detached { await application.log("from a task") }.value
        #expect(pilot.logged == ["from a task"])
    }
}
