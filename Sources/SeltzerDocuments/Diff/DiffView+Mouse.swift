// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText
import SeltzerViews

/// The mouse, and the actions of hunks.
extension DiffView {
    /// Returns the index of the row under a cell; nil below the last row.
    final func row(at cell: Point) -> Int? {
        let rect = room
        guard rect.contains(cell) else { return nil }
        let index = top.index + cell.y - rect.minY
        return rows.rows.indices.contains(index) ? index : nil
    }

    /// Returns whether a cell is in the old version's half.
    private final func isInOldVersion(_ cell: Point) -> Bool {
        isSideBySide && cell.x < columns.new.room.lowerBound
    }

    /// - Returns: Whether a press begins.
    final func beginPress(_ event: MouseEvent) -> Bool {
        guard let row = row(at: event.location), rows.rows[row].kind != .blank else { return false }
        select(event.modifiers.contains(.shift) ? selection?.anchor ?? row : row, row)
        return true
    }

    final func continuePress(_ event: MouseEvent) {
        followDrag(to: event.location, byColumns: false) { [weak self] cell in
            guard let self, let anchor = selection?.anchor else { return }
            let rect = room
            let y = cell.y.clamped(rect.minY, max(rect.minY, rect.maxY - 1))
            if let row = row(at: Point(x: rect.minX, y: y)) { select(anchor, row) }
        }
    }

    final func endPress(_ event: MouseEvent) {
        if let selected = selectedRows, selected.count > 1 {
            if window?.application?.textMarking == .copiesOnRelease { copy() }
            return
        }
        guard let index = row(at: event.location), selection?.head == index,
            let part = rows.part(
                of: DiffRows.Place(index: index), prefersNew: !isInOldVersion(event.location))
        else { return }
        if let action = hunkAction(at: event.location, inRow: index) { return perform(action) }
        if event.clickCount > 1 {
            post(DiffPartActivated(part: part), includingSelf: true)
            return
        }
        if part.line == nil, event.location.x < titleEnd(ofRow: index) {
            _ = asUser { foldByUser([part], !isFolded(part)) }
        }
        post(DiffPartPressed(part: part), includingSelf: true)
    }

    /// Reports that the current row is activated.
    ///
    /// - Returns: Whether there is a current row.
    final func activateCurrentPart() -> Bool {
        guard let part = currentPart else { return false }
        post(DiffPartActivated(part: part), includingSelf: true)
        return true
    }

    // MARK: Actions of hunks

    /// Returns the actions of a hunk, without hidden ones.
    final func hunkActions(of part: DiffPart) -> [Action] {
        guard let actionsForHunk, document.hunk(of: part) != nil else { return [] }
        return actionsForHunk(part).filter { !$0.attributes.contains(.hidden) }
    }

    /// The actions of the hunk of the current row; none without one.
    final var currentHunkActions: [Action] {
        guard let part = currentPart, let hunk = part.hunk else { return [] }
        return hunkActions(of: .hunk(file: part.file, hunk: hunk))
    }

    private final func perform(_ action: Action) {
        guard let application = window?.application,
            let current = application.currentAction(action, from: self)
        else { return }
        application.perform(current)
    }

    /// Returns the context menu of a row.
    ///
    /// - Parameters:
    ///   - location: The clicked cell; nil for the current row.
    ///   - other: The menu of the program; nil for none.
    final func menu(at location: Point?, with other: Menu?) -> Menu? {
        if let row = location.flatMap(row(at:)), selectedRows?.contains(row) != true,
            rows.rows[row].kind != .blank
        {
            asUser { select(row, row) }
        }
        guard selection != nil else { return other }
        let own = DiffCommand.menuActions
        let groups = [currentHunkActions, own].filter { !$0.isEmpty }
        var children: [any MenuElement] = groups.map { Menu(options: .displayInline, children: $0) }
        if var other {
            other.options.insert(.displayInline)
            children.append(other)
        }
        return Menu(children: children)
    }
}
