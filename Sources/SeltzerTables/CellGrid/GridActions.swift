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

    private typealias Entry = (
        identifier: String, title: String, key: KeySequence, move: Move, group: Action.Group
    )

    private static var entries: [Entry] {
        let (step, page) = (Action.Group.movement(), Action.Group.moves(.pages(1)))
        let row = Action.Group("row-ends", title: "First, last column")
        let all = Action.Group("grid-ends", title: "First, last cell")
        return [
            ("move-up", "Move up", "up", Move(rows: .items(-1)), step),
            ("move-down", "Move down", "down", Move(rows: .items(1)), step),
            ("move-left", "Move left", "left", Move(columns: .items(-1)), step),
            ("move-right", "Move right", "right", Move(columns: .items(1)), step),
            ("page-up", "Page up", "pageup", Move(rows: .pages(-1)), page),
            ("page-down", "Page down", "pagedown", Move(rows: .pages(1)), page),
            ("first-column", "First column", "home", Move(columns: .first), row),
            ("last-column", "Last column", "end", Move(columns: .last), row),
            ("first-cell", "First cell", "ctrl-home", Move(rows: .first, columns: .first), all),
            ("last-cell", "Last cell", "ctrl-end", Move(rows: .last, columns: .last), all),
        ]
    }

    /// All moves, and the press of the current cell.
    @MainActor static let all: [Action] =
        entries.map { entry in
            let isStep = entry.identifier.hasPrefix("move-")
            return Action(entry.identifier, title: entry.title, keys: [entry.key]) { responder in
                guard let grid = responder as? CellGridView, grid.hasCells else { return .ignored }
                grid.moveCurrentCell(entry.move)
                return .stop
            }.placement(isStep ? .footer : .help).priority(.low).group(entry.group).category(.move)
        } + [
            Action("press-cell", title: "Press the cell", keys: ["enter"]) {
                responder in
                guard let grid = responder as? CellGridView, grid.hasCells else { return .ignored }
                grid.pressCurrentCell()
                return .stop
            }.priority(.low)
        ]
}
