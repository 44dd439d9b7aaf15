// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ContentUnavailableViewTests {
    private func start(
        columns: Int = 30, rows: Int = 8, button: Button? = Button("New alarm"),
        isUnicode: Bool = true
    ) async -> Pilot {
        let table = TableView()
        table.columns = [TableColumn("Alarm"), TableColumn.numbers("Count")]
        table.emptyView = ContentUnavailableView(
            "No alarms today", message: "A new one shows up here.", button: button)
        var capabilities = DisplayCapabilities()
        capabilities.isUnicode = isUnicode
        return await Pilot(
            plain: ViewController(view: table), columns: columns, rows: rows,
            capabilities: capabilities)
    }

    @Test func itSaysWhatIsMissingBelowTheHeader() async {
        let pilot = await start(rows: 9)
        let lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].contains("Alarm"))
        #expect(lines[1].trimmed == "°")
        #expect(lines[2].trimmed == "○")
        #expect(lines[3].trimmed == "No alarms today")
        #expect(lines[4].trimmed == "A new one shows up here.")
        #expect(lines[6].trimmed == "[ New alarm ]")
    }

    @Test func noWordStandsAloneInTheLastRow() async {
        let view = ContentUnavailableView(
            "No sales yet", message: "The first glass of this summer shows up here.")
        let pilot = await Pilot(plain: ViewController(view: view), columns: 38, rows: 6)
        let lines = pilot.screen.split(separator: "\n").map { $0.trimmed }
        #expect(lines.suffix(2) == ["The first glass of this", "summer shows up here."])
    }

    @Test func itsButtonCanBePressed() async {
        let pilot = await start()
        await pilot.click(on: "New alarm")
        #expect(pilot.events(ButtonPressed.self).map(\.title) == ["New alarm"])
    }

    @Test func withLittleRoomTheBubblesGoFirstAndTheTitleStays() async {
        let pilot = await start(rows: 5)
        #expect(!pilot.screen.contains("○"))
        #expect(pilot.screen.contains("New alarm"))
        await pilot.resize(columns: 30, rows: 3)
        #expect(pilot.screen.contains("No alarms today"))
        for (columns, rows) in [(5, 2), (1, 1), (0, 0)] {
            await pilot.resize(columns: columns, rows: rows)
        }
    }

    @Test func withoutUnicodeItHasOtherBubbles() async {
        let pilot = await start(rows: 12, button: nil, isUnicode: false)
        #expect(pilot.screen.contains("  o\n"))
    }

    @Test func aTableWithRowsHidesIt() async {
        let list = ListView()
        let view = ContentUnavailableView("Nothing here")
        list.emptyView = view
        let pilot = await Pilot(plain: ViewController(view: list), columns: 20, rows: 6)
        #expect(pilot.screen.contains("Nothing here"))
        list.setItems(["one"])
        await pilot.settle()
        #expect(!pilot.screen.contains("Nothing here"))
        list.emptyText = "Empty"
        #expect(view.superview == nil)
        list.setItems([String]())
        await pilot.settle()
        #expect(pilot.screen.contains("Empty"))
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
