// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A picture of pixels that are smaller than a cell, drawn with characters that divide a cell.
///
/// A grid is a model, independent of views and displays. Draw into it, then draw it with
/// ``Canvas/draw(_:at:ascii:)``. To redraw only the cells that differ from an earlier picture, call
/// ``changes(from:)``.
///
/// ```swift
/// var grid = PixelGrid(size: Size(width: 20, height: 4), shape: .braille)
/// grid.drawLine(from: Point(x: 0, y: 15), to: Point(x: 39, y: 0), color: .accent)
/// canvas.draw(grid, at: .zero)
/// ```
public struct PixelGrid: Hashable, Sendable {
    /// The way in which characters divide a cell.
    public enum Shape: Hashable, Sendable, CaseIterable {
        /// Two columns of four dots; the distance of dots is about the same in both directions.
        case braille
        /// Two columns of two rectangles.
        case quadrants
        /// One column of two halves, which are nearly square; the halves of a cell can differ in
        /// color.
        case halfBlocks

        /// The number of pixels in a cell: its columns and rows.
        public var pixelsPerCell: Size {
            switch self {
            case .braille: Size(width: 2, height: 4)
            case .quadrants: Size(width: 2, height: 2)
            case .halfBlocks: Size(width: 1, height: 2)
            }
        }
    }

    /// The pixels of one cell: a bit for each, row by row, and their colors.
    struct PixelCell: Hashable, Sendable {
        var bits: UInt8 = 0
        /// The color of the pixels; for half blocks, the color of the upper one.
        var color = Color.clear
        /// The color of the lower half block.
        var lowerColor = Color.clear
    }

    /// The size of the grid in cells.
    public let size: Size
    /// The way in which characters divide a cell.
    public let shape: Shape
    private(set) var cells: [PixelCell]
    private let perCell: Size

    /// The maximum number of cells in a grid; larger sizes lose rows.
    private static var mostCells: Int { 1 << 22 }

    /// Creates an empty grid.
    ///
    /// - Parameters:
    ///   - size: The number of cells. Negative sides count as 0. Rows beyond four million cells are left out.
    ///   - shape: The way in which characters divide a cell.
    public init(size: Size, shape: Shape) {
        let width = size.width.clamped(0, Self.mostCells)
        let height = size.height.clamped(0, width == 0 ? 0 : Self.mostCells / width)
        self.size = Size(width: width, height: height)
        self.shape = shape
        perCell = shape.pixelsPerCell
        cells = Array(repeating: PixelCell(), count: width * height)
    }

    /// The size of the grid in pixels.
    public var pixelSize: Size {
        Size(width: size.width * perCell.width, height: size.height * perCell.height)
    }

    /// All pixels as a rectangle.
    public var pixelBounds: Rect { Rect(origin: .zero, size: pixelSize) }

    /// The color of a pixel; nil for a pixel that is off.
    ///
    /// A cell of dots or quadrants has one color: the color of the pixel that was set last.
    /// Setting a pixel beyond the grid has no effect.
    public subscript(point: Point) -> Color? {
        get {
            guard let (index, bit) = place(of: point), cells[index].bits & bit != 0 else {
                return nil
            }
            return shape == .halfBlocks && bit == 2 ? cells[index].lowerColor : cells[index].color
        }
        set {
            guard let (index, bit) = place(of: point) else { return }
            set(bit, of: index, to: newValue)
        }
    }

    private func place(of point: Point) -> (index: Int, bit: UInt8)? {
        guard pixelBounds.contains(point) else { return nil }
        let index = point.y / perCell.height * size.width + point.x / perCell.width
        return (index, 1 << (point.y % perCell.height * perCell.width + point.x % perCell.width))
    }

    private mutating func set(_ bit: UInt8, of index: Int, to color: Color?) {
        guard let color else {
            cells[index].bits &= ~bit
            // Cells that look the same must compare as equal.
            if cells[index].bits == 0 { cells[index].color = .clear }
            if cells[index].bits & 2 == 0 { cells[index].lowerColor = .clear }
            if shape == .halfBlocks, bit == 1 { cells[index].color = .clear }
            return
        }
        cells[index].bits |= bit
        if shape == .halfBlocks, bit == 2 {
            cells[index].lowerColor = color
        } else {
            cells[index].color = color
        }
    }

    /// Switches all pixels off.
    public mutating func removeAll() {
        for index in cells.indices { cells[index] = PixelCell() }
    }

    /// Adds the pixels of another grid of the same size and shape; they lie in front.
    ///
    /// A grid of another size or shape has no effect.
    public mutating func merge(_ other: PixelGrid) {
        guard other.size == size, other.shape == shape else { return }
        for index in cells.indices where other.cells[index].bits != 0 {
            let new = other.cells[index]
            if shape != .halfBlocks || new.bits & 1 != 0 { cells[index].color = new.color }
            if new.bits & 2 != 0 { cells[index].lowerColor = new.lowerColor }
            cells[index].bits |= new.bits
        }
    }

    /// Returns the cells that differ from an earlier picture, as rectangles one row high.
    ///
    /// - Returns: The runs of cells that differ; all cells if the earlier picture has another size
    ///   or shape.
    public func changes(from old: PixelGrid) -> [Rect] {
        guard old.size == size, old.shape == shape else {
            return size.isEmpty ? [] : [Rect(origin: .zero, size: size)]
        }
        return CellRuns.changes(size: size) { cells[$0] != old.cells[$0] }
    }
}

/// Finds the runs of cells that differ between two pictures.
package enum CellRuns {
    /// Returns rectangles one row high around the cells for which a closure returns true.
    ///
    /// - Parameters:
    ///   - size: The size of both pictures.
    ///   - differs: Returns whether a cell differs; gets the index of the cell, row by row.
    package static func changes(size: Size, where differs: (Int) -> Bool) -> [Rect] {
        var runs: [Rect] = []
        for y in 0..<max(0, size.height) {
            var x = 0
            while x < size.width {
                let start = x
                while x < size.width, differs(y * size.width + x) { x += 1 }
                if x > start { runs.append(Rect(x: start, y: y, width: x - start, height: 1)) }
                x += 1
            }
        }
        return runs
    }
}
