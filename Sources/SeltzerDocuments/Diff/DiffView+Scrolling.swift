// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerText
import SeltzerViews

/// Scrolling.
extension DiffView: RowScrolling {
    /// The rows, without the columns of the bars.
    final var textRect: Rect {
        let room = room
        return room.width > 6 ? room.inset(by: Insets(left: 1, right: 1)) : room
    }

    /// The columns of numbers, signs and texts.
    final var columns: DiffColumns {
        let rect = textRect
        return DiffColumns(
            rect.minX..<max(rect.minX, rect.maxX),
            digits: showsLineNumbers ? String(max(0, rows.maximumNumber)).utf8.count : 0,
            isSideBySide: isSideBySide)
    }

    final var pageHeight: Int { textRect.height }

    final var scrollsColumns: Bool { true }

    final func rowsDidScroll() { hovered = nil }

    final func asUser<Result>(_ body: () -> Result) -> Result {
        guard !isActingForUser else { return body() }
        isActingForUser = true
        let (old, oldRows) = (currentPart, selectedRows)
        let result = body()
        isActingForUser = false
        let new = currentPart
        // Folding moves the same row.
        if new != old || selectedRows?.count != oldRows?.count {
            post(DiffSelectionChanged(part: new), includingSelf: true)
        }
        return result
    }

    /// Changes the rows, and keeps the part at the top and the current part.
    final func changeRows(_ body: (inout DiffRows) -> Void) {
        let first = rows.part(of: top)
        let current = currentPart
        body(&rows)
        if let first { viewport.keep(rows.place(of: first)) }
        selection = current.map {
            let index = rows.place(of: $0).index
            return (index, index)
        }
        hovered = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The cells of the current row; nil if it is not visible.
    final var currentRowRect: Rect? {
        let rect = textRect
        guard let head = selection?.head, let y = visibleRow(of: DiffRows.Place(index: head)) else {
            return nil
        }
        return Rect(x: rect.minX, y: rect.minY + y, width: min(rect.width, 8), height: 1)
    }
}

extension DiffView: MovableByKeys {}
