// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Draws a series as a line of dots.
///
/// Each column of dots shows the first, the least, the greatest and the last of its values, so that the line looks as
/// if every value had been drawn: Uwe Jugel, Zbigniew Jerzak, Gregor Hackenbroich and Volker Markl, "M4: A
/// Visualization-Oriented Time Series Data Aggregation", PVLDB 7(10), 2014.
@MainActor
struct LinePlotter {
    /// The size in cells.
    let size: Size
    /// The positions at the first and at the last column.
    let positions: ClosedRange<Double>
    let scale: PlotScale
    /// The shape of the pixels of the line.
    var shape = PixelGrid.Shape.braille

    private var pixels: Size {
        let perCell = shape.pixelsPerCell
        return Size(width: size.width * perCell.width, height: size.height * perCell.height)
    }

    /// Returns the range of the positions of some series; a single position is widened to a range.
    static func positions(of series: [PlotSeries]) -> ClosedRange<Double> {
        let filled = series.filter { $0.count > 0 }
        let low = filled.map { $0.position(of: 0) }.min() ?? 0
        let high = filled.map { $0.position(of: $0.count - 1) }.max() ?? 0
        return low < high ? low...high : low - 0.5...high + 0.5
    }

    /// Returns the row of a value in pixels; nil if the value has no place.
    func row(of value: Double) -> Int? {
        scale.fraction(of: value).map { Int(((1 - $0) * Double(pixels.height - 1)).rounded()) }
    }

    /// Returns the row of a value in cells; nil if the value has no place.
    func cellRow(of value: Double) -> Int? {
        row(of: value).map { $0 / shape.pixelsPerCell.height }
    }

    /// Returns the column of a position in cells.
    func cell(of position: Double) -> Int {
        let length = positions.upperBound / 2 - positions.lowerBound / 2
        let fraction = (position / 2 - positions.lowerBound / 2) / length
        let column = (min(max(fraction, 0), 1) * Double(pixels.width - 1)).rounded()
        return Int(column) / shape.pixelsPerCell.width
    }

    /// Returns the indexes of the values of a series in columns of pixels.
    func indexes(of series: PlotSeries, inColumns columns: Range<Int>) -> Range<Int> {
        let start = series.firstIndex(atOrAfter: edge(before: columns.lowerBound))
        return start..<max(start, series.firstIndex(atOrAfter: edge(before: columns.upperBound)))
    }

    private func edge(before column: Int) -> Double {
        let part = (Double(column) - 0.5) / Double(max(1, pixels.width - 1))
        return positions.lowerBound * (1 - part) + positions.upperBound * part
    }

    /// Returns the line of a series.
    ///
    /// - Parameters:
    ///   - series: The series.
    ///   - color: The color of the line.
    ///   - pattern: The parts of the line that are drawn.
    func line(of series: PlotSeries, color: Color, pattern: LinePattern) -> PixelGrid {
        var grid = PixelGrid(size: size, shape: shape)
        guard !size.isEmpty else { return grid }
        var previous: Point?
        for x in 0..<pixels.width {
            let indexes = indexes(of: series, inColumns: x..<x + 1)
            guard let first = indexes.first, let last = indexes.last else { continue }
            let extent = series.extent(of: indexes)
            guard let low = row(of: extent.low), let high = row(of: extent.high) else {
                previous = nil
                continue
            }
            if let previous, let start = row(of: series[first]) {
                grid.drawLine(
                    from: previous, to: Point(x: x, y: start), color: color, pattern: pattern)
            }
            if low > high || pattern.draws(at: x) || previous == nil {
                grid.fill(Rect(x: x, y: high, width: 1, height: low - high + 1), with: color)
            }
            previous = row(of: series[last]).map { Point(x: x, y: $0) }
        }
        return grid
    }

    /// Returns the cells between a line and the row of a value, without the cells of the line itself.
    func area(of line: PixelGrid, to baseline: Double) -> [Point] {
        guard let base = cellRow(of: baseline) else { return [] }
        let perCell = shape.pixelsPerCell
        return (0..<size.width).flatMap { x in
            let rows = (0..<pixels.height).filter { y in
                (0..<perCell.width).contains { line[Point(x: x * perCell.width + $0, y: y)] != nil }
            }
            guard let top = rows.first, let bottom = rows.last else { return [Point]() }
            let upper = min(top / perCell.height, base), lower = max(bottom / perCell.height, base)
            return (upper...lower).filter {
                $0 != top / perCell.height && $0 != bottom / perCell.height
            }
            .map { Point(x: x, y: $0) }
        }
    }
}
