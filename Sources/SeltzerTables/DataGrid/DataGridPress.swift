// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A press of the left button in a grid.
struct DataGridPress {
    /// The part that the press began on.
    let part: DataGridGeometry.Part
    /// The part of the selection that a drag extends; nil if a drag does something else.
    var unit: GridSelection.Unit?
    /// Whether the pointer is still on the part.
    var isInside = true
    /// The place to which a drag moves the column.
    var dropPlace: Int?
    /// The width of a sized column and the column of cells of the pointer where a drag begins, and the width before.
    var sizing: (width: Int, x: Int, before: Int)?
    let autoscroll = DragAutoscroll()
}

extension DataGridView {
    /// Follows a press of the left button.
    final func track(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .down:
            guard event.button == .left else { return .ignored }
            return begin(event)
        case .drag:
            guard press != nil else { return .ignored }
            drag(event)
        case .up:
            guard press != nil else { return .ignored }
            end(event)
        case .cancel:
            guard press != nil else { return .ignored }
            endPress()
        default:
            return .ignored
        }
        return .stop
    }

    /// Returns the part at a point in the coordinates of the content; nil beside all parts and on a bar.
    final func part(at point: Point) -> DataGridGeometry.Part? {
        let seen = visibleRect
        guard point.x < seen.maxX, point.y < seen.maxY else { return nil }
        return geometryOfParts.part(at: point, origin: bounds.origin)
    }

    private func begin(_ event: MouseEvent) -> Disposition {
        layoutIfNeeded()
        guard let part = part(at: event.location) else { return .ignored }
        var press = DataGridPress(part: part)
        let isExtending = event.modifiers.contains(.shift)
        let isAdding = event.modifiers.contains(.control)
        switch part {
        case .cell(let place):
            press.unit = .cells
            select(.cells, at: place, isExtending: isExtending, isAdding: isAdding)
        case .rowTitle(let row):
            press.unit = .rows
            let place = GridPosition(row: row, column: selection.cursor.column)
            select(.rows, at: place, isExtending: isExtending, isAdding: isAdding)
        case .corner:
            changeSelection { $0.selectAll() }
        case .edge(let place):
            let column = columns.column(at: place)
            let before = columns.width(of: column)
            if event.clickCount > 1 { sizeColumnToFit(column) }
            press.sizing = (columns.width(of: column), event.location.x, before)
        case .title(let place):
            // Ctrl selects the column; without it, a click sorts and a drag moves.
            if isAdding || !column(columns.column(at: place)).isSortable {
                press.unit = .columns
                let cell = GridPosition(row: selection.cursor.row, column: place)
                select(.columns, at: cell, isExtending: isExtending, isAdding: isAdding)
            }
        case .filter:
            break
        }
        self.press = press
        setNeedsDisplay(headerRect)
        return .stop
    }

    /// The rectangle of the titles.
    final var headerRect: Rect {
        Rect(
            x: bounds.minX, y: bounds.minY, width: bounds.width,
            height: geometryOfParts.headerHeight)
    }

    private func select(
        _ unit: GridSelection.Unit, at place: GridPosition, isExtending: Bool, isAdding: Bool
    ) {
        changeSelection { selection in
            if isExtending {
                selection.extend(to: place, as: unit)
            } else if isAdding {
                selection.add(unit, at: place)
            } else {
                selection.select(unit, from: place, to: place)
            }
        }
    }

    private func drag(_ event: MouseEvent) {
        guard let press else { return }
        if let sizing = press.sizing, case .edge(let place) = press.part {
            return setWidth(
                sizing.width + event.location.x - sizing.x, ofColumn: columns.column(at: place))
        }
        guard press.unit != nil else { return dragTitle(to: event.location) }
        press.autoscroll.follow(event.location, in: self) { [weak self] in self?.extend(to: $0) }
    }

    /// Extends the selection to the cell nearest to a point of the visible part.
    private func extend(to point: Point) {
        guard let press, let unit = press.unit, selection.hasCells else { return }
        let start = bounds.origin, seen = visibleRect
        // A drag out of the frozen part goes on in the part that scrolls.
        let point = Point(
            x: min(max(point.x, start.x), max(start.x, seen.maxX - 1)),
            y: min(max(point.y, start.y), max(start.y, seen.maxY - 1)))
        let nearest = geometryOfParts.nearestCell(to: point, origin: start)
        var place = selection.cursor
        if unit != .rows { place.column = nearest.column }
        if unit != .columns { place.row = nearest.row }
        guard place != selection.cursor else { return }
        changeSelection { $0.extend(to: place) }
    }

    private func dragTitle(to point: Point) {
        guard case .title(let place) = press?.part else {
            let isInside = part(at: point) == press?.part
            press?.isInside = isInside
            return
        }
        let header = Point(x: point.x, y: bounds.minY)
        let target: Int? =
            switch part(at: header) {
            case .title(let place), .edge(let place): place
            default: nil
            }
        press?.dropPlace = target
        press?.isInside = target == place
        setNeedsDisplay(headerRect)
    }

    private func end(_ event: MouseEvent) {
        guard let press else { return }
        let isInside = part(at: event.location) == press.part
        endPress()
        switch press.part {
        case .cell(let place) where isInside:
            guard event.modifiers.isDisjoint(with: [.shift, .control]) else { return }
            pressCell(at: place, by: event)
        case .title(let place) where press.unit == nil:
            if let target = press.dropPlace, target != place {
                moveColumn(columns.column(at: place), toPlace: target)
            } else if isInside {
                sortByUser(
                    columns.column(at: place), isAdding: event.modifiers.contains(.shift))
            }
        case .edge(let place):
            let column = columns.column(at: place)
            if columns.width(of: column) != press.sizing?.before { report(.resized, of: column) }
        case .filter(let place) where isInside:
            beginFiltering(columns.column(at: place))
        default:
            break
        }
    }

    private func endPress() {
        press?.autoscroll.stop()
        press = nil
        changeSelection { $0.endRange() }
        setNeedsDisplay(headerRect)
    }

    private func pressCell(at place: GridPosition, by event: MouseEvent) {
        guard event.clickCount < 2 else { return activateCell(at: place) }
        let position = position(ofPlace: place)
        post(
            CellPressed(
                gridView: self, position: position, text: sourceCell(at: place).value,
                modifiers: event.modifiers),
            includingSelf: true)
    }

    /// Edits the cell at a place, or activates it if it cannot be edited.
    final func activateCell(at place: GridPosition) {
        guard !beginEditing(at: place) else { return }
        let position = position(ofPlace: place)
        post(
            CellActivated(gridView: self, position: position, text: sourceCell(at: place).value),
            includingSelf: true)
    }
}
