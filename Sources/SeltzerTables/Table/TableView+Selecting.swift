// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// How the user selects rows.
extension TableView {
    /// Whether the user can select a row.
    public final var allowsSelection: Bool {
        get { selecting.allowsSelection }
        set {
            guard newValue != selecting.allowsSelection else { return }
            selecting.allowsSelection = newValue
            selectionModeChanged()
        }
    }

    /// Whether typing selects the row that begins with the typed letters; true by default.
    ///
    /// The name is AppKit's (`NSTableView.allowsTypeSelect`). A letter that is a key of an action in reach performs the
    /// action, whatever the rows are.
    public final var allowsTypeSelect: Bool {
        get { selecting.allowsTypeSelect }
        set {
            selecting.allowsTypeSelect = newValue
            if !newValue { endTyping() }
        }
    }

    /// Whether the user can select several rows; ``multipleSelectionStyle`` says how.
    public final var allowsMultipleSelection: Bool {
        get { selecting.allowsMultipleSelection }
        set {
            guard newValue != selecting.allowsMultipleSelection else { return }
            selecting.allowsMultipleSelection = newValue
            selectionModeChanged()
        }
    }

    /// How clicks and keys select several rows; ``MultipleSelectionStyle/taps`` by default, and
    /// ``MultipleSelectionStyle/desktop`` in a ``ListView`` and an ``OutlineView``.
    public final var multipleSelectionStyle: MultipleSelectionStyle {
        get { selecting.multipleSelectionStyle }
        set { selecting.multipleSelectionStyle = newValue }
    }

    /// Whether the selection follows the focus of the row; false by default, and true in a ``ListView`` and an
    /// ``OutlineView``.
    ///
    /// If false, the arrow keys move only the focus, and a click, Enter or Space selects the row and activates it. If
    /// true, the arrow keys and a press select, and Enter or a double click activates the row. In a table of several
    /// rows with ``MultipleSelectionStyle/taps`` it has no effect.
    public final var selectionFollowsFocus: Bool {
        get { selecting.selectionFollowsFocus }
        set { selecting.selectionFollowsFocus = newValue }
    }

    /// Whether the focus returns to the row that had it last; true by default.
    ///
    /// If false, a table that becomes focused again begins at the first selected row, or else at the first visible row.
    public final var remembersLastFocusedIndexPath: Bool {
        get { selecting.remembersLastFocusedIndexPath }
        set { selecting.remembersLastFocusedIndexPath = newValue }
    }

    /// Whether ``reloadData()`` keeps the numbers of the selected rows; false by default, as in UIKit, and true in a
    /// ``ListView`` and an ``OutlineView``.
    ///
    /// The setting has no effect on rows with identities: they stay selected.
    public final var remembersSelectionOnReload: Bool {
        get { selecting.remembersSelectionOnReload }
        set { selecting.remembersSelectionOnReload = newValue }
    }

    /// Whether a single click activates a row, as a double click or Enter does.
    ///
    /// The setting is for tables whose selection follows the focus. In other tables each click activates.
    public final var activatesOnSingleClick: Bool {
        get { selecting.activatesOnSingleClick }
        set { selecting.activatesOnSingleClick = newValue }
    }

    /// Whether a press or Tab focuses the table.
    ///
    /// If false, a focused neighbor, such as a text field above a list, moves the selection with
    /// ``moveSelection(_:extending:)``.
    public final var acceptsFirstResponder: Bool {
        get { selecting.acceptsFirstResponder }
        set {
            guard newValue != selecting.acceptsFirstResponder else { return }
            selecting.acceptsFirstResponder = newValue
            setNeedsLayout()
        }
    }

    /// Whether the selection looks focused although a neighboring view is focused.
    public final var emphasizesSelection: Bool {
        get { selecting.emphasizesSelection }
        set {
            guard newValue != selecting.emphasizesSelection else { return }
            selecting.emphasizesSelection = newValue
            setNeedsDisplay()
        }
    }
}

/// How the user selects the rows of a table.
struct TableSelecting {
    var allowsSelection = true
    var allowsTypeSelect = true
    var allowsMultipleSelection = false
    var multipleSelectionStyle = TableView.MultipleSelectionStyle.taps
    var selectionFollowsFocus = false
    var remembersLastFocusedIndexPath = true
    var remembersSelectionOnReload = false
    var activatesOnSingleClick = false
    var acceptsFirstResponder = true
    var emphasizesSelection = false
}
