// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// The heights of the views above and below all rows.
@MainActor
@Suite struct TableEdgeViewsTests {
    private let table = TableView()

    private func show() async -> Pilot {
        await Pilot(ViewController(view: table), columns: 30, rows: 12)
    }

    @Test func aHeaderKeepsTheHeightOfItsFrame() async {
        let header = View(frame: Rect(x: 0, y: 0, width: 0, height: 5))
        let label = Label("Anna")
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        label.centerYAnchor.constraint(equalTo: header.centerYAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: header.leadingAnchor).isActive = true
        table.tableHeaderView = header
        let pilot = await show()
        #expect(header.frame == Rect(x: 0, y: 0, width: 30, height: 5))
        #expect(pilot.screen.contains("Anna"))
    }

    @Test func aHeaderWithoutAHeightIsAsHighAsItsContent() async {
        let label = Label("One\nTwo")
        table.tableHeaderView = label
        let pilot = await show()
        #expect(label.frame.height == 2)
        label.text = "One\nTwo\nThree"
        table.tableHeaderView = label
        await pilot.settle()
        #expect(label.frame.height == 3)
        label.text = "One"
        table.tableHeaderView = label
        await pilot.settle()
        #expect(label.frame.height == 1)
    }

    @Test func aHeightThatChangedCountsWhenTheViewIsSetAgain() async {
        let header = View(frame: Rect(x: 0, y: 0, width: 0, height: 5))
        table.tableHeaderView = header
        let pilot = await show()
        header.frame.size.height = 2
        table.tableHeaderView = header
        await pilot.settle()
        #expect(header.frame.height == 2)
    }

    @Test func aFooterKeepsTheHeightOfItsFrame() async {
        let footer = View(frame: Rect(x: 0, y: 0, width: 0, height: 3))
        table.tableFooterView = footer
        _ = await show()
        #expect(footer.frame.height == 3)
        table.tableFooterView = nil
        #expect(footer.superview == nil)
    }
}
