// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension DataGridView {
    // MARK: Copying

    /// The maximum number of cells that are copied at once.
    public static var maximumCopiedCells: Int { 1_000_000 }

    /// Returns the selected cells as text; nil if more than ``maximumCopiedCells`` are selected.
    ///
    /// Several ranges are copied as one block if they have the same columns or the same rows, and one below the other
    /// otherwise. Rows and columns are in the order of the screen. Cells whose values come later are empty.
    public final func selectedText(as format: GridClipboardFormat) -> String? {
        guard selection.count <= Self.maximumCopiedCells else { return nil }
        let ranges = selection.ranges.sorted {
            ($0.rows.lowerBound, $0.columns.lowerBound) < (
                $1.rows.lowerBound, $1.columns.lowerBound
            )
        }
        guard let first = ranges.first else { return "" }
        if ranges.allSatisfy({ $0.columns == first.columns }) {
            return text(ofRows: ranges.flatMap(\.rows), places: Array(first.columns), as: format)
        }
        if ranges.allSatisfy({ $0.rows == first.rows }) {
            return text(ofRows: Array(first.rows), places: ranges.flatMap(\.columns), as: format)
        }
        return ranges.map { text(ofRows: Array($0.rows), places: Array($0.columns), as: format) }
            .joined()
    }

    private func text(
        ofRows rows: [Int], places: [Int], as format: GridClipboardFormat
    ) -> String {
        let described = places.map { column(columns.column(at: $0)) }
        var right = Set(described.indices.filter { described[$0].alignment == .right })
        let values = rows.map { row in
            places.enumerated().map { index, place in
                let cell = sourceCell(at: GridPosition(row: row, column: place))
                if cell.alignment == .right { right.insert(index) }
                return cell.value
            }
        }
        return format.text(
            of: values, titles: described.map(\.title), rightColumns: right, table: sqlTableName)
    }

    /// Puts the selected cells on the pasteboard.
    ///
    /// - Returns: False if more than ``maximumCopiedCells`` are selected, or if the grid is in no window.
    @discardableResult
    public final func copySelection(as format: GridClipboardFormat) -> Bool {
        guard let application = window?.application, let text = selectedText(as: format) else {
            return false
        }
        // One cell is pasted into a text without the line end.
        application.pasteboard.string =
            format == .tsv && text.hasSuffix("\n") ? String(text.dropLast()) : text
        return true
    }

    /// Copies for the user; rings the bell if there are too many cells.
    final func copyByUser(as format: GridClipboardFormat) {
        if !copySelection(as: format) { window?.application?.beep() }
    }
}

/// The acts of editing, as a program asks for them.
extension DataGridView: ResponderStandardEditActions {
    /// Copies the selected cells and removes their values; does nothing in a grid that is not editable.
    public final func cut(_ sender: Any?) {
        if isEditable { cutSelection() }
    }

    /// Copies the selected cells as TSV.
    public final func copy(_ sender: Any?) { copyByUser(as: .tsv) }

    /// Pastes the text of the user's clipboard; does nothing in a grid that is not editable.
    public final func paste(_ sender: Any?) {
        guard isEditable else { return }
        task { [weak self] in await self?.pasteFromClipboard() }
    }

    /// Removes the values of the selected cells; does nothing in a grid that is not editable.
    public final func delete(_ sender: Any?) {
        if isEditable { clearSelection() }
    }

    /// Selects all cells, as if the user did so.
    public final func selectAll(_ sender: Any?) {
        changeSelection { $0.selectAll() }
    }
}
