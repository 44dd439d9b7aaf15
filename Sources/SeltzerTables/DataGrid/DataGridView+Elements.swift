// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension DataGridView: DataElements {
    /// The elements of the visible titles, then of the visible cells row by row.
    final var visibleParts: [AccessibilityPart] {
        let geometry = geometryOfParts, seen = visibleRect
        let places = Array(0..<geometry.frozenColumns) + Array(cells.places)
        let spans = places.map { place in
            let span = geometry.span(ofPlace: place, start: bounds.minX)
            let room =
                place < geometry.frozenColumns
                ? bounds.minX..<bounds.maxX : seen.minX..<max(seen.minX, seen.maxX)
            return (place, span.clamped(to: room))
        }
        let titles = geometry.headerHeight == 0 ? [] : spans.map { title(at: $0, span: $1) }
        let rows = Array(0..<geometry.frozenRows) + Array(cells.rows)
        return titles + rows.flatMap { row in spans.compactMap { cell(row, $0, span: $1) } }
    }

    private func title(at place: Int, span: Range<Int>) -> AccessibilityPart {
        let column = column(columns.column(at: place))
        var attributes = AccessibilityAttributes(.columnHeader, label: column.title)
        if let order = sortOrder.first(where: { $0.column == column.identifier }) {
            attributes.value = order.isAscending ? "ascending" : "descending"
        }
        return AccessibilityPart(
            attributes,
            frame: Rect(x: span.lowerBound, y: bounds.minY, width: span.count, height: 1))
    }

    private func cell(_ row: Int, _ place: Int, span: Range<Int>) -> AccessibilityPart? {
        let position = GridPosition(row: row, column: place)
        guard let cell = cells[position] else { return nil }
        var attributes = AccessibilityAttributes(
            .cell, label: cell.state == .pending ? "pending" : cell.text,
            value: "row \(row + 1), column \(place + 1)",
            traits: selection.contains(position) ? .selected : [])
        attributes.isCurrent = position == selection.cursor
        let title = column(columns.column(at: place)).title
        attributes.header = title.isEmpty ? nil : title
        var lines = geometryOfParts.span(ofRow: row, start: bounds.minY)
        if row >= geometryOfParts.frozenRows {
            lines = lines.clamped(to: visibleRect.minY..<max(visibleRect.minY, visibleRect.maxY))
        }
        return AccessibilityPart(
            attributes,
            frame: Rect(
                x: span.lowerBound, y: lines.lowerBound, width: span.count, height: lines.count))
    }

    // MARK: Data without elements

    package final var dataElementRole: AccessibilityRole { .cell }

    package final var dataElementCount: Int {
        rowLengths.count.saturatingMultiplied(by: columns.placeCount)
    }

    package final func dataElementLabel(at index: Int) -> String? {
        guard columns.placeCount > 0, index < dataElementCount else { return nil }
        let cell = sourceCell(at: place(ofElement: index))
        return cell.state == .pending ? nil : cell.text
    }

    package final func scrollToDataElement(at index: Int) {
        guard columns.placeCount > 0, index < dataElementCount else { return }
        scroll(toPlace: place(ofElement: index))
        layoutIfNeeded()
    }

    private func place(ofElement index: Int) -> GridPosition {
        GridPosition(row: index / columns.placeCount, column: index % columns.placeCount)
    }
}
