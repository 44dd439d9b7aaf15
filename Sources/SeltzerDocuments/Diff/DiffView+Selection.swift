// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// The current row and the selected rows.
extension DiffView {
    /// The part of the current row; nil for none.
    ///
    /// Side by side, a row with two lines stands for the new one. Setting it makes the row of the part current, or the
    /// heading above it if it is folded, scrolls to it, and posts nothing.
    public final var currentPart: DiffPart? {
        get { selection.flatMap { rows.part(of: DiffRows.Place(index: $0.head)) } }
        set {
            guard let newValue else { return deselect() }
            layoutIfNeeded()
            updateRows()
            guard !rows.rows.isEmpty else { return }
            let place = rows.place(of: newValue)
            select(place.index, place.index)
            scrollToVisible(place)
        }
    }

    /// The parts of the selected rows, in order; empty for none.
    ///
    /// Side by side, a row with two lines has two parts.
    public final var selectedParts: [DiffPart] {
        guard let selected = selectedRows else { return [] }
        return selected.flatMap { index -> [DiffPart] in
            let row = rows.rows[index]
            guard row.kind == .line else {
                return rows.part(of: DiffRows.Place(index: index)).map { [$0] } ?? []
            }
            var lines = [row.old, row.new].filter { $0 >= 0 }
            if row.old == row.new { lines.removeLast() }
            return lines.map(rows.part(ofLine:))
        }
    }

    /// The texts of the lines in the selected rows, with line feeds between them; empty for none.
    ///
    /// Signs and numbers are left out. Side by side, each row gives its new line, or else its old line.
    public final var selectedText: String {
        guard let selected = selectedRows else { return "" }
        return selected.compactMap { index -> String? in
            let row = rows.rows[index]
            guard row.kind == .line else { return nil }
            return rows.line(row.new >= 0 ? row.new : row.old).text
        }.joined(separator: "\n")
    }

    /// The selected changes as a unified diff, which `git apply` reads; empty for none.
    ///
    /// A single row stands for its whole hunk or file. If several rows are selected, only their lines are changed.
    public final var selectedPatch: String {
        let parts = selectedParts
        guard let first = parts.first else { return "" }
        if selectedRows?.count == 1, let hunk = first.hunk {
            return document.changes(in: [.hunk(file: first.file, hunk: hunk)]).unifiedText
        }
        // The heading above selected lines does not select the other lines of its hunk.
        let lines = parts.filter { $0.line != nil }
        return document.changes(in: lines.isEmpty ? parts : lines).unifiedText
    }

    /// Puts the texts of the selected lines on the pasteboard; does nothing without a selected line.
    public final func copy() { put(selectedText) }

    /// Puts the selected changes on the pasteboard as a unified diff; does nothing without any.
    public final func copyPatch() { put(selectedPatch) }

    private final func put(_ text: String) {
        guard !text.isEmpty else { return }
        window?.application?.pasteboard.string = text
    }

    /// Selects all rows; no event is posted.
    public final func selectAll() {
        guard !rows.rows.isEmpty else { return }
        select(0, rows.rows.count - 1)
    }

    /// Clears the selection; no event is posted.
    public final func deselect() {
        guard selection != nil else { return }
        selection = nil
        setNeedsDisplay()
    }

    /// The indices of the selected rows; nil for none.
    final var selectedRows: Range<Int>? {
        guard let selection, !rows.rows.isEmpty else { return nil }
        return (min(selection.anchor, selection.head)..<max(selection.anchor, selection.head) + 1)
            .clamped(to: 0..<rows.rows.count)
    }

    final func select(_ anchor: Int, _ head: Int) {
        guard selection?.anchor != anchor || selection?.head != head else { return }
        selection = (anchor, head)
        setNeedsDisplay()
    }

    // MARK: Moves

    /// Moves the current row.
    ///
    /// - Parameters:
    ///   - move: The move.
    ///   - isExtending: Whether the rows between stay selected.
    /// - Returns: Whether there is a row.
    final func moveCurrentRow(_ move: ListMove, isExtending: Bool = false) -> Bool {
        layoutIfNeeded()
        guard !rows.rows.isEmpty else { return false }
        let all = 0...rows.rows.count - 1
        let page = max(1, pageHeight - 1)
        let old = selection?.head
        var index = old.map { move.target(from: $0, in: all, page: page) } ?? firstIndex(of: move)
        // An empty row between two files cannot be current. The first and the last row are not empty.
        if rows.rows[index].kind == .blank { index += index > old ?? -1 ? 1 : -1 }
        select(isExtending ? selection?.anchor ?? index : index, index)
        scrollToVisible(DiffRows.Place(index: index))
        return true
    }

    /// Returns the row that a move leads to if no row is current.
    private final func firstIndex(of move: ListMove) -> Int {
        switch move {
        case .items, .pages: top.index
        case .first: 0
        case .last: rows.rows.count - 1
        }
    }

    /// Moves the current row to the next row with a property.
    ///
    /// - Returns: Whether there is one.
    private final func move(_ step: Int, where isTarget: (Int) -> Bool) -> Bool {
        layoutIfNeeded()
        var index = (selection?.head ?? (step > 0 ? top.index - 1 : top.index)) + step
        while rows.rows.indices.contains(index), !isTarget(index) { index += step }
        guard rows.rows.indices.contains(index) else { return false }
        select(index, index)
        // The lines after it are shown, too.
        let following = min(index + max(0, min(pageHeight - 1, 6)), rows.rows.count - 1)
        scrollToVisible(DiffRows.Place(index: following))
        scrollToVisible(DiffRows.Place(index: index))
        return true
    }

    /// Moves the current row to the next block of changed lines.
    final func moveToChange(_ step: Int) -> Bool {
        move(step) { index in
            let row = rows.rows[index]
            guard row.kind == .line, row.old != row.new else { return false }
            guard index > 0 else { return true }
            let before = rows.rows[index - 1]
            return before.kind != .line || before.old == before.new
        }
    }

    /// Moves the current row to the beginning of the next hunk.
    final func moveToHunk(_ step: Int) -> Bool {
        move(step) { index in
            let row = rows.rows[index]
            guard row.hunk >= 0 else { return false }
            return index == 0 || rows.rows[index - 1].hunk != row.hunk
                || rows.rows[index - 1].file != row.file
        }
    }

    /// Moves the current row to the beginning of the next file.
    final func moveToFile(_ step: Int) -> Bool {
        move(step) { index in
            let row = rows.rows[index]
            guard row.kind != .blank else { return false }
            return index == 0 || rows.rows[index - 1].kind == .blank
                || rows.rows[index - 1].file != row.file
        }
    }
}
