// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The actions of a ``CellGridView``, as a table.
enum GridActions {
    /// A move of the current cell along each axis.
    struct Move {
        var rows = ListMove.items(0)
        var columns = ListMove.items(0)
    }

    private typealias Entry = (identifier: String, title: String, key: KeySequence, move: Move)

    private static var entries: [Entry] {
        [
            ("move-up", "Move up", "up", Move(rows: .items(-1))),
            ("move-down", "Move down", "down", Move(rows: .items(1))),
            ("move-left", "Move left", "left", Move(columns: .items(-1))),
            ("move-right", "Move right", "right", Move(columns: .items(1))),
            ("page-up", "Page up", "pageup", Move(rows: .pages(-1))),
            ("page-down", "Page down", "pagedown", Move(rows: .pages(1))),
            ("first-column", "First column", "home", Move(columns: .first)),
            ("last-column", "Last column", "end", Move(columns: .last)),
            ("first-cell", "First cell", "ctrl-home", Move(rows: .first, columns: .first)),
            ("last-cell", "Last cell", "ctrl-end", Move(rows: .last, columns: .last)),
        ]
    }

    /// All moves, and the press of the current cell.
    @MainActor static let all: [Action] =
        entries.map { entry in
            let isStep = entry.identifier.hasPrefix("move-")
            return Action(
                entry.identifier, title: entry.title, keys: [entry.key],
                placement: isStep ? .footer : .help, priority: .low,
                group: isStep ? .movement() : nil
            ) { responder in
                guard let grid = responder as? CellGridView, grid.hasCells else { return .ignored }
                grid.moveCurrentCell(entry.move)
                return .stop
            }
        } + [
            Action("press-cell", title: "Press the cell", keys: ["enter"], priority: .low) {
                responder in
                guard let grid = responder as? CellGridView, grid.hasCells else { return .ignored }
                grid.pressCurrentCell()
                return .stop
            }
        ]
}
