// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PlainPilot
import Seltzer
import SeltzerTesting

@testable import RowNumbers

/// The program on a display in memory, with short names for the values that tests check.
@MainActor
struct RowsScene {
    let pilot: Pilot
    let controller: RowsController

    /// Starts the program with a number of rows between its title and its footer.
    init(_ controller: RowsController, columns: Int = 80, rows: Int = 30) async {
        self.controller = controller
        pilot = await Pilot(plain: controller, columns: columns, rows: rows + 2)
    }

    init(_ catcher: Catcher, columns: Int = 80, rows: Int = 30) async {
        await self.init(RowsController(catcher: catcher), columns: columns, rows: rows)
    }

    /// Clicks a cell, in rows below the title.
    func click(column: Int, row: Int) async {
        await pilot.click(column: column, row: row + 1)
    }

    var rowsView: RowsView? { controller.viewIfLoaded as? RowsView }

    var isAlertShown: Bool { controller.presentedViewController != nil }

    /// The title and the message of the alert; nil if the screen does not show it.
    func alert(_ title: String, _ message: String) -> [Bool] {
        [pilot.screen.contains(title), alertLines.contains { $0.contains(message) }]
    }

    /// The lines of the screen behind the alert.
    private var alertLines: [String] {
        pilot.display.buffer.lines.filter { $0.contains("│") }
    }

    /// The rows of the table that have cells.
    var cells: [RowCell] { rowsView?.table.visibleCells.compactMap { $0 as? RowCell } ?? [] }

    var shownNumbers: [ShowNumber] { pilot.events(ShowNumber.self) }

    /// The outcome and the dispositions of the last event of the rows.
    var lastRoute: String? {
        pilot.routes.last { $0.event is ShowNumber }.map { "\($0) [\($0.outcome.rawValue)]" }
    }
}
