// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A screen's worth of cells, drawn into through a ``Canvas`` and shown by a ``Display``.
///
/// Wide glyphs are kept whole: whatever overwrites one half blanks the other.
public final class CellBuffer {
    /// The largest number of columns or rows a buffer has; a larger size is cut to it.
    public static let maximumSide = 16_384

    /// The extent in cells.
    public let size: Size
    /// The clusters that the cells refer to.
    public let clusters: ClusterTable
    /// The cells, row by row, `size.width * size.height` of them.
    @usableFromInline package let cells: UnsafeMutablePointer<Cell>
    /// What is being drawn anew; nil where everything is.
    package var repaintArea: RepaintArea?

    /// Creates a buffer of blank cells.
    public init(size: Size, clusters: ClusterTable = ClusterTable()) {
        self.size = Size(
            width: size.width.clamped(0, Self.maximumSide),
            height: size.height.clamped(0, Self.maximumSide)
        )
        self.clusters = clusters
        cells = .allocate(capacity: Swift.max(1, self.size.area))
        cells.initialize(repeating: .blank, count: Swift.max(1, self.size.area))
    }

    deinit {
        cells.deallocate()
    }

    /// The rectangle of all cells.
    @inlinable public var bounds: Rect { Rect(origin: .zero, size: size) }

    /// The cell at a point; blank outside.
    @inlinable
    public subscript(_ point: Point) -> Cell {
        bounds.contains(point) ? cells[point.y * size.width + point.x] : .blank
    }

    /// Returns the cells of a row that exists.
    @inlinable
    package func row(_ y: Int) -> UnsafeMutablePointer<Cell> {
        cells + y * size.width
    }
}
