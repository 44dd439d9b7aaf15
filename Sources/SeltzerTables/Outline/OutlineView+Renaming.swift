// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The text field in which the user renames an item.
struct OutlineRename {
    let item: AnyHashable
    let oldName: String
    let field: TextField
}

/// The user renamed an item in place; posted by the outline, whose own handlers run first.
///
/// The outline does not change the item. A handler changes it, and calls ``OutlineView/reloadItem(_:reloadChildren:)``.
public struct OutlineItemRenamed: RoutedEvent, Hashable {
    /// The outline.
    public let outlineView: OutlineView
    /// The item.
    public let item: AnyHashable
    /// The old name.
    public let oldName: String
    /// The name that the user typed.
    public let newName: String

    /// Creates an event.
    public init(outlineView: OutlineView, item: AnyHashable, oldName: String, newName: String) {
        (self.outlineView, self.item) = (outlineView, item)
        (self.oldName, self.newName) = (oldName, newName)
    }
}

extension OutlineView {
    // MARK: Renaming

    /// The item that the user renames now; nil for none.
    public final var renamedItem: AnyHashable? { renaming?.item }

    /// Shows a text field in the row of an item, where the user renames the item, as F2 does.
    ///
    /// Enter, or leaving the field, ends renaming and posts ``OutlineItemRenamed`` if the name changed. Escape ends
    /// renaming without an event. If the item vanishes meanwhile, nothing is posted.
    ///
    /// - Returns: False if the item has no row, or if ``canRenameItem`` does not allow it.
    @discardableResult
    public final func beginRenaming(_ item: AnyHashable) -> Bool {
        guard let row = row(forItem: item), canRenameItem?(item) == true else { return false }
        endRenaming(isCommitted: true)
        let name = nameOfItem?(item) ?? text(of: item, in: columns.first).string
        let field = TextField(name)
        if let check = renameValidation {
            field.validation = TextValidation(at: .end, placement: .trailing) { check(item, $0) }
        }
        field.on { [weak self, weak field] (_: TextSubmitted) -> Disposition in
            guard let self, let field, field === renaming?.field else { return .ignored }
            endRenaming(isCommitted: true)
            return .stop
        }
        field.on { [weak self, weak field] (_: EditingEnded) -> Disposition in
            guard let self, let field, field === renaming?.field else { return .ignored }
            endRenaming(isCommitted: field.validationMessage == nil)
            return .ignored
        }
        renaming = OutlineRename(item: item, oldName: name, field: field)
        addSubview(field)
        scroll(toRow: row, at: .none)
        layoutIfNeeded()
        field.becomeFirstResponder()
        field.editor.selectAll()
        setNeedsLayout()
        return true
    }

    /// Ends renaming.
    ///
    /// - Parameter isCommitted: Whether the typed name counts.
    final func endRenaming(isCommitted: Bool) {
        guard let rename = renaming else { return }
        let name = rename.field.text
        let wasFocused = rename.field.isFirstResponder
        renaming = nil
        rename.field.removeFromSuperview()
        if wasFocused { becomeFirstResponder() }
        setNeedsLayout()
        guard isCommitted, name != rename.oldName, row(forItem: rename.item) != nil else { return }
        post(
            OutlineItemRenamed(
                outlineView: self, item: rename.item, oldName: rename.oldName, newName: name),
            includingSelf: true)
    }

    /// Places the text field over the text of its row; ends renaming if the row is gone.
    final func layOutField() {
        guard let rename = renaming else { return }
        guard let row = row(forItem: rename.item), row < geometry.rowCount else {
            return endRenaming(isCommitted: false)
        }
        let frame = geometry.frame(ofRow: row, width: max(contentSize.width, bounds.width))
        let room: Rect
        if let cell = shownCells[row] as? OutlineCell {
            // A cell that was created by a reload has not laid out its text yet.
            cell.layoutIfNeeded()
            room = cell.textRoom
        } else {
            room = Rect(x: 2, y: 0, width: max(0, frame.width - 2), height: 1)
        }
        // The text of the field begins at the same place as the text of the row, after the bar and the padding.
        let start = max(0, room.minX.saturatingSubtracting(2))
        rename.field.frame = Rect(
            x: start, y: frame.minY.saturatingAdding(room.minY),
            width: max(0, room.maxX.saturatingAdding(1) - start), height: 1)
    }
}
