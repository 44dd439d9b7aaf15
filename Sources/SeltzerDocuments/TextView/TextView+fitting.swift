// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The size of a text whose height follows its rows.
extension TextView {
    /// The number of rows that are counted at most.
    private static var maximumRowCount: Int { 10_000 }

    /// The columns and rows beside the text: gutters, the scroll bar, the bars, and the insets.
    final var surroundings: Size {
        let inset = textContainerInset
        let width = gutterWidth.saturatingAdding(
            (isScrollEnabled ? 1 : 0) + (drawsBackground ? 3 : 0))
        return Size(
            width: width.saturatingAdding(max(0, inset.left)).saturatingAdding(max(0, inset.right)),
            height: max(0, inset.top).saturatingAdding(max(0, inset.bottom)))
    }

    /// Returns the size of the rows at a width, without the surroundings.
    ///
    /// - Parameters:
    ///   - width: The width at which lines wrap.
    ///   - limit: The number of rows after which the rest is left out.
    final func sizeOfRows(width: Int, limit: Int = maximumRowCount) -> Size {
        var rows = rows
        rows.joinedClusters = joinedClusters
        rows.width = wrapsLines && width < .max ? max(1, width) : .max
        var size = Size(width: 1, height: 0)
        var place: TextRows.Place? = TextRows.Place()
        while let current = place, size.height < limit {
            let segment = rows.segment(at: current)
            size.height += segment.rowCount
            size.width = max(size.width, rows.columnCount(of: current))
            place = rows.next(
                after: TextRows.Place(
                    line: current.line, segment: current.segment, row: segment.rowCount - 1))
        }
        size.height = min(size.height, limit)
        // The cursor after the last character of the widest row.
        if isEditable, size.width < width { size.width = size.width.saturatingAdding(1) }
        return size
    }

    /// Returns the size of the text with its surroundings.
    final func fittingSize(in room: Size) -> Size {
        let around = surroundings
        guard growsWithText else {
            return Size(
                width: max(0, preferredSize.width).saturatingAdding(around.width),
                height: max(1, preferredSize.height).saturatingAdding(around.height))
        }
        let isLimited = room.width > 0 && room.width < Size.unbounded.width
        let most = max(1, min(maximumRows ?? .max, Self.maximumRowCount))
        let textRoom = isLimited ? max(1, room.width.saturatingSubtracting(around.width)) : .max
        var size = sizeOfRows(width: textRoom, limit: most)
        // Any width from that of the longest row to the offered one wraps the lines in the same way.
        if isScrollEnabled { size.width = max(size.width, min(preferredSize.width, textRoom)) }
        return Size(
            width: size.width.saturatingAdding(around.width),
            height: size.height.clamped(min(max(1, minimumRows), most), most)
                .saturatingAdding(around.height))
    }
}
