// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerInspector

@MainActor
@Suite struct RemoteScreenPageTests {
    private let page = RemoteScreenPage()

    @Test func theTextIsShownBehindABarWhileItIsFocused() async {
        page.show(["Title", "", "漢字"])
        let pilot = await Pilot(page, columns: 20, rows: 4)
        #expect(pilot.screen.contains("▌Title"))
        #expect(pilot.screen.contains("▌漢字"))
        page.view.window?.firstResponder?.resignFirstResponder()
        await pilot.settle()
        #expect(!pilot.screen.contains("▌"))
        #expect(pilot.screen.contains(" Title"))
    }

    @Test func keysScrollAScreenThatIsLargerThanThePage() async {
        page.show((0..<30).map { "Line \($0)" })
        let pilot = await Pilot(page, columns: 20, rows: 5)
        #expect(!pilot.screen.contains("Line 29"))
        await pilot.press("end")
        #expect(pilot.screen.contains("Line 29"))
    }

    @Test func theCellsOfTheSelectedElementAreMarked() async {
        page.show(["One two"])
        let pilot = await Pilot(
            page, columns: 20, rows: 2, capabilities: DisplayLook.dark.capabilities)
        let place = pilot.location(of: "two") ?? .zero
        let plain = pilot.display.buffer[place]
        page.mark(Rect(x: 4, y: 0, width: 3, height: 1))
        await pilot.settle()
        #expect(pilot.display.buffer[place].background != plain.background)
        #expect(pilot.display.buffer[place.offsetBy(dx: -1, dy: 0)].background == plain.background)
        page.mark(nil)
        await pilot.settle()
        #expect(pilot.display.buffer[place] == plain)
    }

    @Test func aClickChoosesACellOfTheProgram() async {
        page.show(["One two"])
        var cells: [Point] = []
        page.didChoose = { cells.append($0) }
        let pilot = await Pilot(page, columns: 20, rows: 6)
        let place = pilot.location(of: "two") ?? .zero
        await pilot.click(column: place.x, row: place.y)
        // The column of the bar is no cell of the program.
        await pilot.click(column: 0, row: 0)
        #expect(cells == [Point(x: 4, y: 0)])
        page.cell = "Label drew it."
        await pilot.settle()
        #expect(pilot.screen.contains("Label drew it."))
    }
}
