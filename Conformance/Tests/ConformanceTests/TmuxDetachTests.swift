// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

/// A program in tmux whose user goes away and comes back with a window of another size.
@Suite(.serialized) struct TmuxDetachTests {
    @Test(arguments: CellsTerminal.Driver.allCases)
    func theProgramIsDrawnForTheWindowThatAttachesAgain(_ driver: CellsTerminal.Driver) throws {
        let terminal = try CellsTerminal(driver, table: GridScreen.table(rows: 100, columns: 40))
        _ = try terminal.grid()
        let sizes = [
            Size(width: 100, height: 30), Size(width: 40, height: 10), Size(width: 132, height: 43),
        ]
        for (row, size) in sizes.enumerated() {
            _ = try terminal.attach(size: size)
            try terminal.waitForClient()
            try terminal.detach()
            // It goes on while nobody looks.
            try terminal.type("Down", "Enter")
            try terminal.waitForStatus("row \(row + 1), ")
        }
        let grid = try terminal.attach(size: Size(width: 80, height: 24))
        #expect(grid.lines.count == 21)
        try terminal.waitForStatus("row \(sizes.count), ")
        try terminal.waitForClient()
        try terminal.type("q")
        try terminal.checkEnd(exitCode: 0)
    }
}
