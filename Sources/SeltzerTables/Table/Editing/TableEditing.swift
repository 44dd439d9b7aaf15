// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The state of a table that the user edits: deletes, inserts and moves rows, and uncovers their actions.
@MainActor
final class TableEditing {
    /// The parts of editing that a data source may lack.
    struct Abilities: OptionSet {
        let rawValue: Int

        /// Rows are deleted and inserted.
        static let editing = Abilities(rawValue: 1)
        /// Rows are moved.
        static let moving = Abilities(rawValue: 2)
    }

    /// A drag of the mouse across a row.
    struct Swipe {
        let row: Int
        let start: Point
        /// Whether the drag was long enough.
        var isDecided = false
        /// Whether the drag has uncovered the actions of the row.
        var hasUncovered = false
    }

    var isEditing = false
    var allowsSelection = false
    var allowsMultipleSelection = false
    /// The abilities that the data source leaves to the defaults, so that the table does not know them.
    ///
    /// Swift does not tell whether a class implements a method of a protocol. A default implementation tells it when it
    /// runs.
    var unknowns: Abilities = []
    /// The abilities that the data source does not have.
    var missing: Abilities = []
    /// Whether the data source has deleted or inserted a row for the user.
    var hasCommitted = false
    /// The row whose actions are uncovered; nil for none.
    var openRow: Int?
    /// The drag of the mouse across a row; nil for none.
    var swipe: Swipe?
    /// The row that the user drags by its handle; nil for none.
    var reorder: RowReorder?

    /// Whether rows are known to be deleted and inserted by the data source.
    var isKnown: Bool {
        !missing.contains(.editing) && (isEditing || hasCommitted || !unknowns.contains(.editing))
    }

    /// Whether the Delete key is shown outside edit mode.
    var isUsed: Bool { hasCommitted && !missing.contains(.editing) }

    /// Forgets the abilities of the old data source.
    func forgetAbilities() {
        (unknowns, missing, hasCommitted) = ([], [], false)
    }
}
