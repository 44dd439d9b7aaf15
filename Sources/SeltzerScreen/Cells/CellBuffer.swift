// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A screen's worth of cells, drawn into through a ``Canvas`` and shown by a ``Display``.
///
/// Wide glyphs are kept whole: whatever overwrites one half blanks the other.
public final class CellBuffer {
    /// The largest number of columns or rows a buffer has; a larger size is cut to it.
    public static let maximumSide = 16_384

    /// The largest number of cells a buffer has; of a larger size the last rows are cut off.
    public static let maximumArea = 4_194_304

    /// The extent in cells.
    public let size: Size
    /// The clusters that the cells refer to.
    public let clusters: ClusterTable
    /// The cells, row by row, `size.width * size.height` of them.
    @usableFromInline package let cells: UnsafeMutablePointer<Cell>
    /// What is being drawn anew; nil where everything is.
    package var repaintArea: RepaintArea?

    /// Creates a buffer of blank cells; a size beyond the limits, or below zero, is brought inside.
    public init(size: Size, clusters: ClusterTable = ClusterTable()) {
        let width = size.width.clamped(0, Self.maximumSide)
        let rows = Self.maximumArea / Swift.max(1, width)
        let height = size.height.clamped(0, Swift.min(rows, Self.maximumSide))
        self.size = Size(width: width, height: height)
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
