// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

/// The parts of a cell that few cells have, so that other cells stay small.
@MainActor
final class CellExtras {
    var detailLabel: Label?
    var imageView: ImageView?
    var backgroundView: View?
    var selectedBackgroundView: View?
    var multipleSelectionBackgroundView: View?
    var accessoryType = TableViewCell.AccessoryType.none
    var accessoryView: View?
    var editingAccessoryType = TableViewCell.AccessoryType.none
    var editingAccessoryView: View?
    /// The view of the current accessory; nil for none.
    var shownAccessory: View?
    var separatorInset = Insets.zero
    var indentationLevel = 0
    var indentationWidth = 2
    var contentConfiguration: (any ContentConfiguration)?
    var configuredView: (any ContentView)?
    var configurationUpdateHandler: ((TableViewCell, CellConfigurationState) -> Void)?
    var backgroundConfiguration: BackgroundConfiguration?
    var editing = CellEditing()
    /// The mark that deletes or inserts the row; nil if it has none.
    var editingMark: CellMark?
    /// The handle that moves the row; nil if it has none.
    var reorderHandle: ReorderHandle?
    /// The buttons of the swipe actions, or the confirmation of a deletion; empty while they are covered.
    var swipeButtons: [SwipeButton] = []

    /// The columns before the content view.
    var leadingWidth: Int {
        indentation + (editing.isIndented ? 2 : 0)
            + swipeButtons.filter(\.isLeading).reduce(0) { $0 + $1.width }
    }

    /// The columns of the indentation.
    var indentation: Int {
        min(4_096, max(0, indentationLevel).saturatingMultiplied(by: max(0, indentationWidth)))
    }

    /// The columns behind the content view, without the column of the scroll bar.
    var trailingWidth: Int {
        let buttons = swipeButtons.filter { !$0.isLeading }
        guard buttons.isEmpty else { return buttons.reduce(0) { $0 + $1.width } }
        let accessory = shownAccessory.map { $0.sizeThatFits(.zero).width + 1 } ?? 0
        return accessory + (reorderHandle == nil ? 0 : 2)
    }
}

/// The state of a cell while its table is edited.
struct CellEditing: Hashable {
    /// Whether the cell is edited.
    var isEditing = false
    /// The effect of the mark at the left.
    var style = TableViewCell.EditingStyle.none
    /// Whether the content makes room for the mark.
    var isIndented = false
    /// Whether the program wants a handle.
    var showsReorderControl = false
    /// Whether the table lets the user move the row.
    var canMove = false
}
