// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TableColumn, TableColumnsCell.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TableViewColumnsTests {
    @Test func textsStandInTheirColumnsUnderTheirTitles() async {
        let scene = await ColumnsScene()
        #expect(
            scene.lines == [
                " Name             Age City",
                " Ada               36 London",
                " 李小龍            32 San Francisco",
                " Grace Hopper      85 NYC",
                " Emmy              53 Erlangen",
                "",
            ])
        #expect(scene.table.rect(ofColumn: 1) == Rect(x: 16, y: 0, width: 5, height: 5))
        #expect(scene.table.rect(ofColumn: 3) == .zero)
        #expect(scene.table.rect(ofColumn: -1) == .zero)
    }

    @Test func aSmallTableKeepsTheColumnsThatMatterMost() async {
        final class Requests: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }
            func tableView(
                _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
            ) -> StyledText {
                let row = indexPath.row
                switch column.identifier {
                case "Path": return StyledText("/v1/stations/\(row)/narrows/潮汐/and/so/on")
                case "Status": return StyledText("\(200 + row)")
                case "ms": return StyledText("\(row * 7)")
                default: return StyledText("something long")
                }
            }
        }
        let table = TableView()
        let requests = Requests()
        table.columns = [
            TableColumn("Path", width: .fitting),
            TableColumn("Client", width: .fixed(18)).visibilityPriority(.defaultLow),
            TableColumn("Status", width: .fitting, alignment: .right),
            TableColumn("Agent", width: .fitting).visibilityPriority(.defaultLow),
            .numbers("ms"),
        ]
        table.dataSource = requests
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [table, Label("30 requests")])),
            columns: 40, rows: 12)
        #expect(pilot.difference(fromSnapshot: "tableOnASmallScreen") == nil)
        #expect(table.width(ofColumn: 1) == 0)
        #expect(table.rect(ofColumn: 3).isEmpty)
        // The keys of the header pass over the columns that are not shown.
        await pilot.press("tab")
        await pilot.press("right", "right", "enter")
        #expect(table.sortOrder?.column == "ms")
        await pilot.resize(columns: 100, rows: 12)
        #expect(table.width(ofColumn: 1) == 18)
    }

    @Test func numbersStandWithTheirDecimalPointsBelowEachOther() async {
        final class Years: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(
                _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
            ) -> StyledText { StyledText(["0.24", "1.5", "1,204", "–"][indexPath.row]) }
        }
        let table = TableView()
        let years = Years()
        table.columns = [
            .numbers("Year", NumberFormat(decimals: 2)), TableColumn("Rest"),
        ]
        table.dataSource = years
        let pilot = await Pilot(plain: ViewController(view: table), columns: 20, rows: 5)
        let lines = pilot.screen.split(separator: "\n").map { String($0.dropFirst().prefix(8)) }
        #expect(lines == ["    Year", "    0.24", "    1.5 ", "1,204   ", "    –   "])
    }

    @Test func everyOtherRowHasAFillIfTheTableIsStriped() async {
        let list = ListView(["one", "two", "three"])
        list.usesAlternatingRowBackgroundColors = true
        let pilot = await Pilot(plain: ViewController(view: list), columns: 12, rows: 4)
        pilot.application.theme = .fathom
        await pilot.press("tab")
        let grounds = (0..<3).map { pilot.display.buffer[Point(x: 8, y: $0)].background }
        #expect(grounds[1] == Theme.fathom[.rowHover])
        #expect(grounds[2] == Theme.fathom[.background])
        await pilot.press("down", "down")
        #expect(
            pilot.display.buffer[Point(x: 8, y: 1)].background == Theme.fathom[.selection])
    }

    @Test func columnsWithoutAHeaderBeginInTheFirstLine() async {
        let scene = await ColumnsScene()
        scene.table.showsHeader = false
        await scene.pilot.settle()
        #expect(scene.lines[0].hasPrefix(" Ada "))
        scene.table.showsHeader = true
        await scene.pilot.settle()
        #expect(scene.lines[0].hasPrefix(" Name ") && scene.lines[1].hasPrefix(" Ada "))
    }

    @Test func theHeaderStaysWhileRowsScroll() async {
        let scene = await ColumnsScene(repeats: 25)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end")
        #expect(scene.lines[0].hasPrefix(" Name "))
        #expect(scene.lines[5].hasPrefix("▌Emmy "))
        #expect(scene.table.indexPathsForVisibleRows?.map(\.row) == Array(95..<100))
        await scene.pilot.press("home")
        #expect(scene.lines[1].hasPrefix("▌Ada "))
        await scene.pilot.press("pagedown")
        #expect(scene.table.indexPathForSelectedRow?.row == 5)
        await scene.pilot.click(column: 2, row: 1)
        #expect(scene.table.indexPathForSelectedRow?.row == 1)
    }

    @Test func whatIsWiderThanTheViewScrollsSideways() async {
        let scene = await ColumnsScene(width: 20, height: 8)
        #expect(scene.table.contentSize.width == 25)
        #expect(scene.lines[0] == " Na…   Age City")
        await scene.pilot.wheel(dy: 9, column: 2, row: 2, modifiers: .shift)
        // While the pointer is over the header, lines show where columns are resized.
        #expect(!scene.lines[0].contains("│"))
        await scene.pilot.move(column: 2, row: 0)
        #expect(scene.lines[0].hasSuffix("│City         │"))
        #expect(scene.table.contentOffset.x == 5)
        #expect(scene.lines[1].contains("36 London"))
        scene.table.becomeFirstResponder()
        await scene.pilot.press("left", "left", "left", "left", "left")
        #expect(scene.table.contentOffset.x == 0)
    }

    @Test func aProgramGivesColumnsTheirWidths() async {
        let scene = await ColumnsScene()
        scene.table.setWidth(9, ofColumn: 1)
        scene.table.setWidth(-5, ofColumn: 2)
        scene.table.setWidth(9, ofColumn: 7)
        await scene.pilot.settle()
        #expect((0..<4).map(scene.table.width(ofColumn:)) == [20, 9, 3, 0])
        scene.table.sizeColumnToFit(2)
        scene.table.sizeColumnToFit(0)
        #expect((0..<3).map(scene.table.width(ofColumn:)) == [12, 9, 13])
    }

    @Test func otherColumnsShowOtherTexts() async {
        let scene = await ColumnsScene()
        scene.table.columns = [TableColumn("City", identifier: "city")]
        await scene.pilot.settle()
        #expect(scene.lines[1] == " London")
        scene.table.columns = []
        await scene.pilot.settle()
        #expect(scene.lines[0].contains("No cell for row 0.0"))
        #expect(
            scene.pilot.application.diagnostics == [
                "People has no cell for a row, and the TableView no columns"
            ])
        scene.table.columns = ColumnsScene.columns
        await scene.pilot.settle()
        #expect(scene.lines[1].hasPrefix(" Ada "))
    }

    @Test func typingGoesByTheFirstColumn() async {
        let scene = await ColumnsScene()
        scene.table.becomeFirstResponder()
        await scene.pilot.type("g")
        #expect(scene.table.indexPathForSelectedRow?.row == 2)
    }

    @Test(arguments: [(1, 1), (0, 0), (2, 2), (5, 1), (40, 10), (200, 60)])
    func anySizeIsDrawn(width: Int, height: Int) async {
        let scene = await ColumnsScene(repeats: 9, width: width, height: height)
        await scene.pilot.press("tab", "tab", "right", "enter", "down", "end", "left")
        await scene.pilot.click(column: 0, row: 0)
        await scene.pilot.resize(columns: 36, rows: 6)
        let fresh = await ColumnsScene(repeats: 9)
        #expect(scene.lines[0].filter { !"▴▾".contains($0) }.hasPrefix(" Name"))
        #expect(scene.lines.count == fresh.lines.count)
    }

    @Test func aStepOfTheWheelAsksForTheRowsThatCome() async {
        let scene = await ColumnsScene(repeats: 250_000)
        await scene.pilot.wheel(dy: 1, column: 2, row: 2)
        #expect(scene.table.subviews.count { $0 is TableViewCell } <= 12)
        scene.table.selectAll()
        #expect(scene.table.numberOfRows == 1_000_000)
    }

    @Test(
        "The table looks itself in light, dark and without colors",
        arguments: [
            ("Dark", DisplayCapabilities(appearance: .dark)),
            ("Light", DisplayCapabilities(appearance: .light)),
            ("NoColor", DisplayCapabilities(colorDepth: .monochrome)),
            ("ASCII", DisplayCapabilities(isUnicode: false)),
        ])
    func looks(name: String, capabilities: DisplayCapabilities) async {
        let scene = await ColumnsScene(capabilities: capabilities)
        await scene.pilot.click(column: 2, row: 0)
        await scene.pilot.click(column: 2, row: 2)
        await scene.pilot.move(column: 2, row: 4)
        #expect(scene.pilot.difference(fromSnapshot: "columns\(name)", isStyled: true) == nil)
    }
}
