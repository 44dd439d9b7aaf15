// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The text field in which the user edits a cell or a filter.
struct DataGridEditor {
    /// The thing that is edited.
    enum Target: Hashable {
        /// The cell at a place of the screen.
        case cell(GridPosition)
        /// The filter of a column of the data.
        case filter(Int)
    }

    let target: Target
    /// The text before; nil for a cell without a value.
    let oldText: String?
    /// The text of the field while the user has not changed anything.
    let unchangedText: String
    let field: TextField

    /// The place of the edited cell; nil for a filter.
    var place: GridPosition? {
        if case .cell(let place) = target { return place }
        return nil
    }
}

extension DataGridView {
    // MARK: Editing

    /// The cell that the user edits now, in the rows and columns of the data; nil for none.
    public final var editedPosition: GridPosition? {
        editor?.place.map { position(ofPlace: $0) }
    }

    /// Returns whether the user can edit a cell.
    public final func canEdit(_ position: GridPosition) -> Bool {
        isEditable && dataSource != nil && position.row >= 0 && position.row < rowLengths.count
            && columns.place(of: position.column) != nil && column(position.column).isEditable
    }

    /// Shows a text field in a cell, as F2 does.
    ///
    /// Enter and Tab, a press elsewhere, and leaving the field take the text. Escape leaves the cell as it was. A text
    /// with a problem is not taken; the field shows the problem. The field has one line: a cell with several lines is not
    /// edited in place, and posts ``CellActivated`` instead.
    ///
    /// - Returns: False if the cell cannot be edited.
    @discardableResult
    public final func beginEditing(_ position: GridPosition) -> Bool {
        guard let column = columns.place(of: position.column) else { return false }
        return beginEditing(at: GridPosition(row: position.row, column: column))
    }

    /// - Parameter typed: The text that replaces the text of the cell; nil to edit the text of the cell.
    @discardableResult
    final func beginEditing(at place: GridPosition, typed: String? = nil) -> Bool {
        guard selection.hasCells, canEdit(position(ofPlace: place)) else { return false }
        let cell = sourceCell(at: place)
        guard cell.state == .value || cell.state == .null, cell.value?.isOfOneLine ?? true else {
            return false
        }
        endEditing(isCommitted: true)
        if place != selection.cursor { changeSelection { $0.move(to: place) } }
        scroll(toPlace: place)
        let position = position(ofPlace: place)
        let field = TextField(typed ?? cell.value ?? "")
        field.validation = TextValidation(at: .end, placement: .trailing) { [weak self] text in
            guard let self else { return nil }
            return dataSource?.dataGridView(self, problemOf: text, at: position)
        }
        show(
            DataGridEditor(
                target: .cell(place), oldText: cell.value,
                unchangedText: typed == nil ? field.text : cell.value ?? "", field: field))
        if typed == nil { field.editor.selectAll() }
        return true
    }

    /// Adds the text field of an editor, and focuses it.
    final func show(_ editor: DataGridEditor) {
        let field = editor.field
        field.on { [weak self, weak field] (_: TextSubmitted) -> Disposition in
            guard let self, let field, field === self.editor?.field else { return .ignored }
            endEditing(isCommitted: true)
            if case .cell = editor.target { stepAfterEditing(backwards: false, alongRows: false) }
            return .stop
        }
        field.on { [weak self, weak field] (_: EditingEnded) -> Disposition in
            guard let self, let field, field === self.editor?.field else { return .ignored }
            endEditing(isCommitted: field.validationMessage == nil)
            return .ignored
        }
        field.on { [weak self] (_: ValidityChanged) -> Disposition in
            self?.setNeedsLayout()
            return .ignored
        }
        field.bindEditingKeys(of: self)
        self.editor = editor
        addSubview(field)
        setNeedsLayout()
        layoutIfNeeded()
        field.becomeFirstResponder()
    }

    /// Moves the current cell after Enter or Tab in a cell.
    final func stepAfterEditing(backwards: Bool, alongRows: Bool) {
        changeSelection { $0.step(backwards: backwards, alongRows: alongRows) }
        scroll(toPlace: selection.cursor)
    }

    /// Removes the text field, whatever its text is.
    @discardableResult
    final func removeEditor() -> DataGridEditor? {
        guard let editor else { return nil }
        let wasFocused = editor.field.isFirstResponder
        self.editor = nil
        editor.field.removeFromSuperview()
        if wasFocused { becomeFirstResponder() }
        setNeedsLayout()
        setNeedsDisplay()
        return editor
    }

    /// Drops the typed text of a cell whose content or place may be another one now.
    ///
    /// A filter stays as it is, because it belongs to a column. The program may reload after each letter of it.
    final func cancelCellEditing() {
        if editor?.place != nil { removeEditor() }
    }

    /// Ends editing.
    ///
    /// - Parameter isCommitted: Whether the typed text counts.
    final func endEditing(isCommitted: Bool) {
        guard let editor = removeEditor() else { return }
        let text = editor.field.text
        switch editor.target {
        case .filter(let column):
            setFilterByUser(isCommitted ? text : editor.oldText ?? "", ofColumn: column)
        case .cell(let place):
            guard isCommitted, text != editor.unchangedText, place.row < rowLengths.count,
                place.column < columns.placeCount
            else { return }
            let position = position(ofPlace: place)
            let change = GridCellChange(
                position: position, oldText: editor.oldText, newText: text)
            apply([change], named: "Edit")
        }
    }

    /// Places the text field over its cell.
    ///
    /// The text of the field begins where the text of the cell does.
    final func placeEditor() {
        guard let editor else { return }
        let frame: Rect
        switch editor.target {
        case .cell(let place):
            guard place.row < rowLengths.count, place.column < columns.placeCount else {
                return endEditing(isCommitted: false)
            }
            frame = geometryOfParts.frame(of: place, origin: bounds.origin)
        case .filter(let column):
            // The filter has the typed text already, and keeps it without the field.
            guard let place = columns.place(of: column), geometryOfParts.filterHeight > 0 else {
                removeEditor()
                return
            }
            let span = geometryOfParts.span(ofPlace: place, start: bounds.minX)
            frame = Rect(
                x: span.lowerBound, y: bounds.minY + geometryOfParts.headerHeight,
                width: span.count, height: 1)
        }
        // A message needs room beside the text, and gets half of the field at most.
        let message = editor.field.validationMessage.map { cellWidth(of: $0) } ?? 0
        let text = min(cellWidth(of: editor.field.text.prefix(80)), 80)
        let needed = message == 0 ? 0 : max(message + text + 6, 2 * message + 8)
        let wanted = max(frame.width, Self.leastEditorWidth, needed)
        let start = max(bounds.minX + 1, min(frame.minX, visibleRect.maxX - wanted - 1))
        editor.field.frame = Rect(
            x: start - 1, y: frame.minY, width: wanted + 2, height: 1)
    }

    private static var leastEditorWidth: Int { 16 }

    /// Begins editing with a typed character.
    ///
    /// Shift-Space selects rows, where the terminal reports it.
    final func beginTyping(_ event: KeyEvent) -> Disposition {
        if event.press.key == .character(" "), event.press.modifiers == .shift,
            event.press.phase != .release, selection.hasCells
        {
            changeSelection { $0.widen(to: .rows) }
            return .stop
        }
        guard isEditable, selection.hasCells, event.press.phase != .release, let text = event.text,
            !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else { return .ignored }
        return beginEditing(at: selection.cursor, typed: text) ? .stop : .ignored
    }
}

extension TextField {
    /// Lets Tab and Escape end editing in a grid.
    fileprivate func bindEditingKeys(of grid: DataGridView) {
        bind("escape", "Cancel") { [weak grid] in grid?.endEditing(isCommitted: false) }
        for (keys, isBackwards) in [("tab", false), ("shift-tab", true)] as [(KeySequence, Bool)] {
            bind(keys, isBackwards ? "Cell before" : "Next cell") { [weak self, weak grid] in
                guard let self, let grid else { return }
                validate()
                grid.setNeedsLayout()
                guard validationMessage == nil else { return window?.application?.beep() ?? () }
                let isCell = grid.editor?.place != nil
                grid.endEditing(isCommitted: true)
                if isCell { grid.stepAfterEditing(backwards: isBackwards, alongRows: true) }
            }
        }
    }
}

extension String {
    /// Whether the text has no line ends.
    fileprivate var isOfOneLine: Bool { !utf8.contains { $0 == 10 || $0 == 13 } }
}
