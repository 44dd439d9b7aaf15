// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where the cells of a grid lie: columns of their own widths, rows of one height, a header above.
///
/// All rectangles are in content coordinates: the header's row is 0 when nothing is scrolled.
struct GridGeometry: Hashable {
    let rows: Int
    let headerHeight: Int
    /// The left edge of each column, and the right edge of the last.
    private let edges: [Int]

    /// The empty columns between neighbouring cells, unless said otherwise.
    static var gap: Int { 1 }

    private let gap: Int

    init(rows: Int, columnWidths: [Int], headerHeight: Int, gap: Int = Self.gap) {
        self.rows = max(0, rows)
        self.headerHeight = headerHeight
        self.gap = gap
        var edges = [0]
        edges.reserveCapacity(columnWidths.count + 1)
        for width in columnWidths {
            let step = max(1, width).saturatingAdding(gap)
            edges.append((edges.last ?? 0).saturatingAdding(step))
        }
        self.edges = edges
    }

    var columns: Int { edges.count - 1 }

    /// The extent of all cells and the header.
    var contentSize: Size {
        let width = (edges.last ?? 0).saturatingSubtracting(columns > 0 ? gap : 0)
        return Size(width: width, height: rows.saturatingAdding(headerHeight))
    }

    /// The rectangle of a cell that exists.
    func frame(of position: GridPosition) -> Rect {
        Rect(
            x: edges[position.column],
            y: position.row.saturatingAdding(headerHeight),
            width: max(0, edges[position.column + 1] - edges[position.column] - gap),
            height: 1
        )
    }

    /// The columns that a horizontal stretch touches.
    func columns(from minX: Int, to maxX: Int) -> Range<Int> {
        guard columns > 0, maxX > minX else { return 0..<0 }
        var first = column(at: minX)
        // What is left of a column beyond the edge may be nothing but the gap after it.
        if edges[first + 1].saturatingSubtracting(gap) <= minX { first += 1 }
        return first..<max(first, column(at: maxX - 1) + 1)
    }

    /// The rows that a vertical stretch of content touches, the header's left out.
    func rows(from minY: Int, to maxY: Int) -> Range<Int> {
        let first = minY.saturatingSubtracting(headerHeight).clamped(0, rows)
        let end = maxY.saturatingSubtracting(headerHeight).clamped(first, rows)
        return first..<end
    }

    /// The column at a place, by halving; the nearest where the place is outside.
    private func column(at x: Int) -> Int {
        var low = 0
        var high = columns
        while high - low > 1 {
            let middle = (low + high) / 2
            if edges[middle] <= x { low = middle } else { high = middle }
        }
        return low
    }
}
