// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The cells of a screen, which a ``Canvas`` draws into and a ``Display`` shows.
///
/// Wide glyphs stay whole: overwriting one half blanks the other.
public final class CellBuffer {
    /// The maximum number of columns, and of rows; larger sizes are cut.
    public static let maximumSide = 16_384

    /// The maximum number of cells; a buffer of a larger size loses its last rows.
    public static let maximumArea = 4_194_304

    /// The size in cells.
    public let size: Size
    /// The clusters that the cells refer to.
    public let clusters: ClusterTable
    /// The cells, row by row: `size.width * size.height` of them.
    @usableFromInline package let cells: UnsafeMutablePointer<Cell>
    /// The rectangle that is being repainted; nil if everything is repainted.
    // Exclusivity checks are off: each frame and each drawing call reads it.
    @exclusivity(unchecked)
    package var repaintArea: RepaintArea?

    /// Creates a buffer of blank cells; sizes outside of the limits are cut.
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

    /// The cell at a point; blank outside of the buffer.
    @inlinable
    public subscript(_ point: Point) -> Cell {
        bounds.contains(point) ? cells[point.y * size.width + point.x] : .blank
    }

    /// Returns the cells of a row, which must exist.
    @inlinable
    package func row(_ y: Int) -> UnsafeMutablePointer<Cell> {
        cells + y * size.width
    }
}
