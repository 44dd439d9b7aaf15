// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A press of the mouse that selects rows.
struct TablePress {
    /// The row that the press began on.
    var row: Int
    /// Whether the release selects the row, and not the press.
    var isTap = false
    /// Whether the pointer is on the row of a tap, so that the row is highlighted.
    var isInside = false
    /// Whether a tap adds all rows from the last tapped one.
    var extends = false
    /// Whether a drag selects the rows that the pointer passes.
    let selectsByDragging: Bool
    /// Whether the selection changes only at the release, because the user may drag several rows.
    var isDeferred = false
    /// The row that the drag has reached.
    var latest: Int
    /// Scrolls while the pointer is beyond an edge.
    let autoscroll = DragAutoscroll()

    /// Returns the press with the new numbers of its rows after a reload; nil if one of them is gone.
    ///
    /// - Parameter found: The new numbers of rows, by their old ones.
    func moved(by found: [Int: Int]) -> TablePress? {
        guard let row = found[row], let latest = found[latest] else { return nil }
        var press = self
        (press.row, press.latest) = (row, latest)
        return press
    }
}

extension TableView {
    /// Selects rows by a press that no view in a cell has consumed.
    final func track(_ event: MouseEvent) -> Disposition {
        guard allowsSelection else { return .ignored }
        switch event.phase {
        case .down:
            guard event.button == .left, let row = row(at: event.location) else { return .ignored }
            begin(event, on: row)
        case .drag:
            guard press != nil else { return .ignored }
            drag(to: event.location)
        case .up:
            guard press != nil else { return .ignored }
            end(event)
        case .cancel:
            guard press != nil else { return .ignored }
            setHighlight(false)
            press = nil
            setNeedsLayout()
        default:
            return .ignored
        }
        return .stop
    }

    final func row(at point: Point) -> Int? {
        guard visibleRect.contains(point), !sectionViews.covers(point) else { return nil }
        return indexPathForRow(at: point).flatMap(geometry.row(at:))
    }

    /// Focuses the row at a point, so that a context menu applies to it; selects it if the selection follows the focus.
    final func selectForContextMenu(at point: Point) {
        guard allowsSelection, let row = row(at: point), isEnabled(row: row),
            !selection.rows.contains(row)
        else { return }
        guard selectsAtPress else {
            moveFocus(to: row)
            return
        }
        changeSelection { $0.select(row) }
    }

    /// Returns the rows for a context menu.
    ///
    /// For a point, these are the row there or, if that row is selected, all selected rows. If a key opens the menu,
    /// these are the selected rows, or else the current row; if the selection does not follow the focus, the current
    /// row counts as the row at a point.
    final func indexPathsForContextMenu(at point: Point?) -> [TableIndexPath] {
        let selected = indexPathsForSelectedRows ?? []
        guard let row = point.map({ row(at: $0) }) ?? selection.lead else {
            return point == nil ? selected : []
        }
        if point == nil, selectsAtPress, !selected.isEmpty { return selected }
        return selection.rows.contains(row) ? selected : [geometry.indexPath(ofRow: row)]
    }

    private func begin(_ event: MouseEvent, on row: Int) {
        endTyping()
        guard isEnabled(row: row) else { return }
        guard selectsAtPress else { return beginTap(event, on: row) }
        let isToggling = event.modifiers.contains(.control) && selectsSeveral
        let isExtending = event.modifiers.contains(.shift)
        press = TablePress(row: row, selectsByDragging: !isToggling, latest: row)
        if dragAdapter?.canDrag == true, !isExtending, selection.rows.contains(row),
            selection.rows.count > 1 || isToggling
        {
            press?.isDeferred = true
            return
        }
        select(row, isExtending: isExtending, isToggling: isToggling)
    }

    /// Highlights the pressed row, and focuses it; the release selects.
    private func beginTap(_ event: MouseEvent, on row: Int) {
        guard selectsByTap else {
            moveFocus(to: row)
            return
        }
        guard allowsHighlight(ofRow: row), row < geometry.rowCount else { return }
        var press = TablePress(row: row, selectsByDragging: false, latest: row)
        press.isTap = true
        press.extends = selectsSeveral && event.modifiers.contains(.shift)
        self.press = press
        setHighlight(true)
        // The focus stays at the beginning of a range.
        if !press.extends { moveFocus(to: row) }
    }

    /// Highlights the pressed row of a tap, or ends its highlight, and informs the delegate.
    final func setHighlight(_ isOn: Bool) {
        guard let press, press.isTap, press.isInside != isOn else { return }
        self.press?.isInside = isOn
        if let cell = shownCells[press.row] { configure(cell) }
        guard let tableDelegate, press.row < geometry.rowCount else { return }
        let indexPath = geometry.indexPath(ofRow: press.row)
        if isOn {
            tableDelegate.tableView(self, didHighlightRowAt: indexPath)
        } else {
            tableDelegate.tableView(self, didUnhighlightRowAt: indexPath)
        }
    }

    private func select(_ row: Int, isExtending: Bool, isToggling: Bool) {
        changeSelection { selection in
            if isExtending {
                selection.extend(to: row, keepsOthers: isToggling)
            } else if isToggling {
                selection.toggle(row)
            } else {
                selection.select(row)
            }
        }
    }

    private func drag(to point: Point) {
        guard let press else { return }
        if press.isTap { return setHighlight(row(at: point) == press.row) }
        guard press.selectsByDragging else { return }
        // Compared before selecting, because selecting may scroll, and the point is in the old coordinates.
        let (isBefore, isBehind) = (point.y < visibleRect.minY, point.y >= visibleRect.maxY)
        dragSelection(toLine: point.y)
        press.autoscroll.stop()
        guard isBefore || isBehind else { return }
        let edge = isBefore ? Int.min : Int.max
        press.autoscroll.start(in: window?.application) { [weak self] in
            guard let self, self.press != nil else { return false }
            let offset = contentOffset
            dragSelection(toLine: edge)
            return contentOffset != offset
        }
    }

    /// Selects up to the row at a line; for a line beyond an edge, up to the nearest invisible row.
    private func dragSelection(toLine line: Int) {
        guard let press, geometry.rowCount > 0 else { return }
        let y = line.clamped(visibleRect.minY.saturatingSubtracting(1), visibleRect.maxY)
        let place = Point(x: 0, y: y.clamped(0, max(0, geometry.height - 1)))
        guard let row = indexPathForRow(at: place).flatMap(geometry.row(at:)), row != press.latest
        else { return }
        // A row that cannot be selected is skipped.
        if isEnabled(row: row) {
            if press.isDeferred {
                self.press?.isDeferred = false
                changeSelection { $0.select(press.row) }
            }
            self.press?.latest = row
            changeSelection { $0.extend(to: row) }
        }
        scroll(toRow: row, at: .none)
    }

    private func end(_ event: MouseEvent) {
        setHighlight(false)
        guard let press else { return }
        self.press = nil
        setNeedsLayout()
        if press.isTap { return endTap(press, at: event.location) }
        if press.isDeferred {
            select(press.row, isExtending: false, isToggling: !press.selectsByDragging)
        }
        let clicks = activatesOnSingleClick ? 1 : 2
        // If one click activates a row, so does releasing a drag over it.
        let isOnRow =
            row(at: event.location) == (activatesOnSingleClick ? press.latest : press.row)
        if isOnRow, event.clickCount >= clicks, event.modifiers.isEmpty {
            activate(row: press.latest)
        } else if press.latest == press.row, row(at: event.location) == press.row,
            event.modifiers.isEmpty
        {
            reportPress(ofRow: press.row, at: event.location.x)
        }
    }

    /// Selects the row of a tap if the pointer is on it at the release.
    private func endTap(_ press: TablePress, at point: Point) {
        guard row(at: point) == press.row else { return }
        if press.extends { return tapRange(to: press.row) }
        tap(press.row)
        reportPress(ofRow: press.row, at: point.x)
    }
}
