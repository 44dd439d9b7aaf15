// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerInspector

@MainActor
@Suite struct RemoteTreePageTests {
    private let page = RemoteTreePage()

    private func tree(_ label: String, rows: Int = 2) -> RemoteTree {
        let children = (0..<rows).map { number in
            ["role": "text", "label": .text("\(label) \(number)"), "frame": [0, 3, 9, 1]]
                as JSONValue
        }
        return RemoteTree([["role": "window", "children": .array(children)]])
    }

    @Test func withoutElementsItSaysSo() async {
        let pilot = await Pilot(page, columns: 60, rows: 20)
        #expect(pilot.screen.contains("No elements"))
        #expect(pilot.screen.contains("Choose a row to see its properties."))
    }

    @Test func theSelectedElementIsReportedWithItsCells() async {
        let pilot = await Pilot(page, columns: 60, rows: 20)
        var cells: [Rect?] = []
        page.didSelect = { cells.append($0) }
        page.show(tree("Line"))
        await pilot.press("home", "down")
        #expect(cells.last == Rect(x: 0, y: 3, width: 9, height: 1))
        #expect(pilot.screen.contains("Label            Line 0"))
    }

    @Test func theSelectedElementStaysWhenTextsAndNeighborsChange() async {
        let pilot = await Pilot(page, columns: 60, rows: 20)
        page.show(tree("Line"))
        await pilot.press("home", "down", "down")
        #expect(pilot.screen.contains("Label            Line 1"))
        page.show(tree("Row"))
        await pilot.settle()
        #expect(pilot.screen.contains("Label            Row 1"))
        page.show(tree("Row", rows: 4))
        await pilot.settle()
        #expect(pilot.screen.contains("Label            Row 1"))
        #expect(pilot.screen.contains("Row 3"))
    }

    @Test func whatIsFoldedStaysFolded() async {
        let pilot = await Pilot(page, columns: 60, rows: 20)
        page.show(tree("Line"))
        await pilot.press("home", "left")
        #expect(!pilot.screen.contains("Line 0"))
        page.show(tree("Line", rows: 3))
        await pilot.settle()
        #expect(!pilot.screen.contains("Line 0"))
    }
}
