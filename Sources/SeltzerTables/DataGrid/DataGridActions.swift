// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The actions of a ``DataGridView``, as tables.
enum DataGridActions {
    /// A move of the current cell along each axis.
    struct Move {
        var rows = ListMove.items(0)
        var columns = ListMove.items(0)
        /// Whether the data source may know a nearer end.
        var isToEndOfData = false
    }

    private typealias MoveEntry = (
        identifier: String, title: String, keys: [KeySequence], extending: [KeySequence],
        move: Move, group: Action.Group
    )

    private static var moves: [MoveEntry] {
        let (step, page) = (Action.Group.movement(), Action.Group.moves(.pages(1)))
        let data = Action.Group("data-ends", title: "End of data")
        let row = Action.Group("row-ends", title: "First, last column")
        let all = Action.Group("grid-ends", title: "First, last cell")
        let side = Action.Group("side-pages", title: "Page sideways")
        func end(_ rows: ListMove = .items(0), _ columns: ListMove = .items(0)) -> Move {
            Move(rows: rows, columns: columns, isToEndOfData: true)
        }
        return [
            ("up", "up", ["up"], ["shift-up"], Move(rows: .items(-1)), step),
            ("down", "down", ["down"], ["shift-down"], Move(rows: .items(1)), step),
            ("left", "left", ["left"], ["shift-left"], Move(columns: .items(-1)), step),
            ("right", "right", ["right"], ["shift-right"], Move(columns: .items(1)), step),
            ("page-up", "a page up", ["pageup"], ["shift-pageup"], Move(rows: .pages(-1)), page),
            (
                "page-down", "a page down", ["pagedown"], ["shift-pagedown"],
                Move(rows: .pages(1)), page
            ),
            (
                "page-left", "a page left", ["alt-pageup"], ["alt-shift-pageup"],
                Move(columns: .pages(-1)), side
            ),
            (
                "page-right", "a page right", ["alt-pagedown"], ["alt-shift-pagedown"],
                Move(columns: .pages(1)), side
            ),
            ("data-up", "to the top", ["ctrl-up"], ["ctrl-shift-up"], end(.first), data),
            ("data-down", "to the bottom", ["ctrl-down"], ["ctrl-shift-down"], end(.last), data),
            (
                "data-left", "to the left end", ["ctrl-left"], ["ctrl-shift-left"],
                end(.items(0), .first), data
            ),
            (
                "data-right", "to the right end", ["ctrl-right"], ["ctrl-shift-right"],
                end(.items(0), .last), data
            ),
            (
                "first-column", "to the first column", ["home"], ["shift-home"],
                Move(columns: .first), row
            ),
            (
                "last-column", "to the last column", ["end"], ["shift-end"],
                Move(columns: .last), row
            ),
            (
                "first-cell", "to the first cell", ["ctrl-home"], ["ctrl-shift-home"],
                Move(rows: .first, columns: .first), all
            ),
            (
                "last-cell", "to the last cell", ["ctrl-end"], ["ctrl-shift-end"],
                Move(rows: .last, columns: .last), all
            ),
        ]
    }

    @MainActor private static let moving: [Action] = moves.map { entry in
        action(
            "move-\(entry.identifier)", "Go \(entry.title)", entry.keys,
            in: entry.group.identifier == Action.Group.movement().identifier ? .footer : .help,
            group: entry.group
        ) {
            $0.move(entry.move, isExtending: false)
        }.category(.move)
    }

    @MainActor private static let selecting: [Action] =
        moves.map { entry in
            let group = Action.Group("extend-\(entry.group.identifier)", title: "Select")
            return action(
                "extend-\(entry.identifier)", "Select \(entry.title)", entry.extending,
                group: group
            ) {
                $0.move(entry.move, isExtending: true)
            }.category(.select)
        } + [
            action("select-all", "Select all", ["ctrl-a"]) { grid in
                grid.changeSelection { $0.selectAll() }
            }.category(.select),
            action("select-columns", "Select the column", ["ctrl-space"]) { grid in
                grid.changeSelection { $0.widen(to: .columns) }
            }.category(.select),
            // Shift-Space is no chord, because most terminals report it as a blank.
            action("select-rows", "Select the row", ["alt-r"]) { grid in
                grid.changeSelection { $0.widen(to: .rows) }
            }.category(.select),
            deciding("select-cell", "Select only the cell", ["escape"]) { grid in
                guard !grid.selection.isSingleCell else { return false }
                grid.changeSelection { $0.move(to: $0.cursor) }
                return true
            }.category(.select).declining { (grid: DataGridView) in !grid.selection.isSingleCell },
        ]

    @MainActor private static let arranging: [Action] = [
        action("sort", "Sort", ["alt-s"], in: .footer) { $0.sortCurrentColumn(isAdding: false) },
        action("sort-also", "Sort also by the column", ["alt-S"]) {
            $0.sortCurrentColumn(isAdding: true)
        },
        action("narrow-column", "Narrower", ["alt-left"], group: width) {
            $0.widenCurrentColumn(by: -1)
        },
        action("widen-column", "Wider", ["alt-right"], group: width) {
            $0.widenCurrentColumn(by: 1)
        },
        action("fit-column", "Fit the width", ["alt-="]) { $0.fitCurrentColumn() },
        action("move-column-left", "Move column left", ["alt-shift-left"], group: place) {
            $0.moveCurrentColumn(by: -1)
        },
        action("move-column-right", "Move column right", ["alt-shift-right"], group: place) {
            $0.moveCurrentColumn(by: 1)
        },
        action("hide-column", "Hide column", ["alt-h"]) { $0.hideCurrentColumn() },
        action("show-columns", "Show all columns", ["alt-H"]) { $0.showAllColumnsByUser() },
        action("freeze", "Freeze, unfreeze", ["alt-z"]) { $0.freezeAtCurrentCell() },
    ]

    private static var width: Action.Group { Action.Group("width", title: "Narrower, wider") }
    private static var place: Action.Group { Action.Group("column-place", title: "Move column") }

    @MainActor private static let copying: [Action] =
        [
            action("copy", "Copy", ["ctrl-c", "alt-w", "super-c", "ctrl-shift-c", "ctrl-insert"]) {
                $0.copyByUser(as: .tsv)
            }.category(.edit)
        ]
        + GridClipboardFormat.allCases.map { format in
            action("copy-\(format.rawValue)", "Copy as \(format.title)", []) {
                $0.copyByUser(as: format)
            }.placement(.palette).category(.edit)
        }

    @MainActor private static let reading: [Action] =
        moving + selecting + arranging + copying + finding
        + [
            action("activate-cell", "Open", ["enter"], in: .footer) { grid in
                grid.scroll(toPlace: grid.selection.cursor)
                grid.activateCell(at: grid.selection.cursor)
            }
        ]

    @MainActor private static let finding: [Action] = [
        always("find", "Find", ["ctrl-f"]) { $0.presentFindBar() }.placement(.footer),
        always("find-next", "Find next", ["f3"]) { $0.findNext() },
        always("find-previous", "Find previous", ["shift-f3"]) { $0.findPrevious() },
    ]

    /// Returns the actions for the present state of a grid.
    @MainActor
    static func actions(of grid: DataGridView) -> [Action] {
        var all = reading
        if grid.isEditable { all += DataGridEditingActions.editing }
        if grid.allowsRowChanges { all += DataGridEditingActions.rowChanges }
        if grid.showsFilters {
            let keys: [KeySequence] = grid.isEditable ? ["alt-f"] : ["/", "alt-f"]
            all.append(
                deciding("filter", "Filter", keys) { $0.filterCurrentColumn() }.placement(.footer))
        }
        return all
    }

    /// Returns an action for a grid with cells; without cells, the key goes on.
    @MainActor
    static func action(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        in placement: Action.Placement = .help, group: Action.Group? = nil,
        _ body: @escaping @MainActor (DataGridView) -> Void
    ) -> Action {
        deciding(identifier, title, keys) { grid in
            guard grid.selection.hasCells else { return false }
            body(grid)
            return true
        }.placement(placement).group(group)
    }

    /// Returns an action that also works without cells.
    @MainActor
    static func always(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        _ body: @escaping @MainActor (DataGridView) -> Void
    ) -> Action {
        deciding(identifier, title, keys) { grid in
            body(grid)
            return true
        }
    }

    /// Returns an action whose key goes on if the body returns false.
    @MainActor
    private static func deciding(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        _ body: @escaping @MainActor (DataGridView) -> Bool
    ) -> Action {
        Action(identifier, title: title, keys: keys) { responder in
            guard let grid = responder as? DataGridView else { return .ignored }
            return body(grid) ? .stop : .ignored
        }.placement(.help).priority(.low)
    }
}
