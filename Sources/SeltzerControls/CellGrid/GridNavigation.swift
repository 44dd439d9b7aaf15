// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The keys of a ``CellGridView`` as data, and where each leads.
enum GridNavigation {
    /// One move of the current cell.
    struct Step {
        /// Cells to the right and downwards; `Int.max` and `Int.min` lead to the edges.
        var columns = 0
        var rows = 0
        var pages = 0

        /// The position that the step leads to, within the grid.
        func target(
            from position: GridPosition, page: Int, rows count: Int, columns columnCount: Int
        ) -> GridPosition {
            let down = rows.saturatingAdding(pages.saturatingMultiplied(by: page))
            return GridPosition(
                row: position.row.saturatingAdding(down).clamped(0, max(0, count - 1)),
                column: position.column.saturatingAdding(columns)
                    .clamped(0, max(0, columnCount - 1))
            )
        }
    }

    private static var steps: [(chord: KeyChord, title: String, step: Step)] {
        [
            ("up", "Move up", Step(rows: -1)),
            ("down", "Move down", Step(rows: 1)),
            ("left", "Move left", Step(columns: -1)),
            ("right", "Move right", Step(columns: 1)),
            ("pageup", "Page up", Step(pages: -1)),
            ("pagedown", "Page down", Step(pages: 1)),
            ("home", "First column", Step(columns: .min)),
            ("end", "Last column", Step(columns: .max)),
            ("ctrl-home", "First cell", Step(columns: .min, rows: .min)),
            ("ctrl-end", "Last cell", Step(columns: .max, rows: .max)),
        ]
    }

    /// The bindings of every step, and Enter.
    @MainActor static var keyBindings: [KeyBinding] {
        steps.map { entry in
            KeyBinding(KeySequence(entry.chord), entry.title) { responder in
                guard let grid = responder as? CellGridView else { return .ignored }
                grid.move(entry.step)
                return .stop
            }
        } + [KeyBinding("enter", "Press the cell", CellGridView.pressCurrentCell)]
    }
}
