// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

/// Keys, clicks and resizes drive Cells on a terminal, with either display.
@Suite(.serialized) struct CellsDriveTests {
    private static let table = GridScreen.table(rows: 100, columns: 40)
    private static let awkward = """
        Name,漢字,Last
        "two
        lines",水星,after
        "a ""quote"", a comma",金星と火星,"tab\there"

        """

    @Test(arguments: CellsTerminal.Driver.allCases)
    func theFirstAMiddleAndTheLastVisibleCellCanBeClicked(_ driver: CellsTerminal.Driver) throws {
        let terminal = try CellsTerminal(driver, table: Self.table)
        let grid = try terminal.grid()
        #expect(grid.lines.count == 21)
        #expect(grid.firstRow == 0 && grid.lines[0][0].column == 0)
        #expect(try terminal.showsAlternateScreen())
        try click([0, grid.cells.count / 2, grid.cells.count - 1].map { grid.cells[$0] }, terminal)
        try quit(terminal)
    }

    @Test(arguments: CellsTerminal.Driver.allCases)
    func cellsCanBeClickedAfterTheWheel(_ driver: CellsTerminal.Driver) throws {
        let terminal = try CellsTerminal(driver, table: Self.table)
        let start = try terminal.grid()
        try terminal.scrollDown(at: start.cells[start.cells.count / 2].point)
        let grid = try terminal.grid(from: 1...Int.max)
        try click([grid.cells[0], grid.cells[grid.cells.count - 1]], terminal)
        try quit(terminal)
    }

    @Test(
        arguments: CellsTerminal.Driver.allCases,
        [Size(width: 260, height: 30), Size(width: 33, height: 7)])
    func cellsCanBeClickedAfterAResize(_ driver: CellsTerminal.Driver, _ size: Size) throws {
        let terminal = try CellsTerminal(driver, table: Self.table)
        _ = try terminal.grid()
        let grid = try terminal.resize(to: size)
        #expect(grid.lines.count == GridScreen.statusRow(of: size.height) - 1)
        let limit = try terminal.clickableColumns()
        let last = try #require(grid.cells.last { $0.point.x < limit })
        #expect(last.point.x > min(size.width, limit) - 20)
        try click([grid.cells[0], last], terminal)
        try quit(terminal)
    }

    @Test(arguments: CellsTerminal.Driver.allCases)
    func arrowsAndEnterDoWhatAClickDoes(_ driver: CellsTerminal.Driver) throws {
        let terminal = try CellsTerminal(driver, table: Self.table)
        _ = try terminal.grid()
        try terminal.type("Down", "Down", "Right", "Down", "Up", "Enter")
        try terminal.waitForStatus("row 2, column 1: r002c01")
        #expect(try terminal.log() == [Self.line(2, 1, "r002c01")])
        try quit(terminal)
    }

    @Test(arguments: CellsTerminal.Driver.allCases)
    func aQuestionMarkListsTheKeysAndEscapeTakesThemAway(_ driver: CellsTerminal.Driver) throws {
        let terminal = try CellsTerminal(driver, table: Self.table)
        let grid = try terminal.grid()
        try terminal.type("?")
        try terminal.waitFor("First, last cell")
        try terminal.type("Escape")
        try terminal.waitForNo("First, last cell")
        #expect(
            try terminal.log() == [
                #"{"event":"KeysRequested","row":null,"column":null,"value":null,"#
                    + #""origin":"CellGridView","route":["StackView","CellsController"],"#
                    + #""handledBy":"CellsController","outcome":"stopped"}"#
            ])
        try terminal.waitForCells(of: grid)
        try quit(terminal)
    }

    @Test(arguments: CellsTerminal.Driver.allCases)
    func lineFeedsAndWideCharactersAreWholeInTheLog(_ driver: CellsTerminal.Driver) throws {
        let terminal = try CellsTerminal(driver, table: Self.awkward)
        // The right half of a wide character, and what follows one, too.
        let clicks: [(text: String, column: Int, status: String, line: String)] = [
            ("two", 0, "row 0, column 0: two", Self.line(0, 0, #"two\nlines"#)),
            ("水星", 3, "row 0, column 1: 水星", Self.line(0, 1, "水星")),
            ("after", 4, "row 0, column 2: after", Self.line(0, 2, "after")),
            ("金星と", 1, "row 1, column 1: 金星と火星", Self.line(1, 1, "金星と火星")),
            ("tab", 0, "row 1, column 2: tab", Self.line(1, 2, #"tab\there"#)),
            ("quote", 0, "row 1, column 0: a \"", Self.line(1, 0, #"a \"quote\", a comma"#)),
        ]
        for click in clicks {
            try terminal.click(on: click.text, column: click.column)
            try terminal.waitForStatus(click.status)
        }
        #expect(try terminal.log() == clicks.map(\.line))
        try quit(terminal)
    }

    @Test(arguments: CellsTerminal.Driver.allCases)
    func anEmptyFileIsShownAsSuchAndQuits(_ driver: CellsTerminal.Driver) throws {
        let terminal = try CellsTerminal(driver, table: "")
        try terminal.waitFor("table.csv is empty.")
        try quit(terminal)
        #expect(try terminal.log().isEmpty)
    }

    @Test(arguments: CellsTerminal.Driver.allCases)
    func controlCEndsWithItsOwnExitCode(_ driver: CellsTerminal.Driver) throws {
        let terminal = try CellsTerminal(driver, table: Self.table)
        _ = try terminal.grid()
        try terminal.type("C-c")
        try terminal.checkEnd(exitCode: 130)
    }

    /// Clicks cells one after another; each is shown and is the next line of the log.
    private func click(_ cells: [GridScreen.Cell], _ terminal: CellsTerminal) throws {
        for cell in cells {
            try terminal.click(at: cell.point)
            try terminal.waitForStatus("row \(cell.row), ")
        }
        #expect(try terminal.log() == cells.map { Self.line($0.row, $0.column, $0.value) })
    }

    private func quit(_ terminal: CellsTerminal) throws {
        try terminal.type("q")
        try terminal.checkEnd(exitCode: 0)
    }

    private static func line(_ row: Int, _ column: Int, _ value: String) -> String {
        #"{"event":"CellClicked","row":\#(row),"column":\#(column),"value":"\#(value)","#
            + #""origin":"CellView","route":["CellGridView","StackView","CellsController"],"#
            + #""handledBy":"CellsController","outcome":"stopped"}"#
    }
}
