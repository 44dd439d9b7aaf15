// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A chart that shows values as lines, with round numbers along its axes.
///
/// ```swift
/// let load = PlotSeries("Load", limit: 3600)
/// let chart = LineChart([load])
/// chart.title = "Load"
/// load.append(0.42)
/// ```
///
/// A line of a million values costs no more than a line of a thousand: each column of dots shows its least and its
/// greatest value. Lines differ in their patterns, not only in color. A value that is not finite is a gap.
public final class LineChart: PlotControl {
    /// The values at the lower and the upper edge; nil, the default, for round numbers around the values.
    public var range: ClosedRange<Double>? {
        didSet { if range != oldValue { setNeedsPlot() } }
    }

    /// The positions at the left and the right edge; nil, the default, for the first and the last position.
    public var positions: ClosedRange<Double>? {
        didSet { if positions != oldValue { setNeedsPlot() } }
    }

    /// Whether the vertical axis is logarithmic; values that are not positive are then gaps.
    public var isLogarithmic = false {
        didSet { if isLogarithmic != oldValue { setNeedsPlot() } }
    }

    /// Whether the area between the first line and zero, or the lower edge, is filled; false by default.
    public var fillsArea = false { didSet { if fillsArea != oldValue { setNeedsPlot() } } }

    /// Whether numbers stand beside the axes; true by default.
    public var showsAxes = true { didSet { if showsAxes != oldValue { setNeedsPlot() } } }

    /// Returns the text of a position; nil, the default, for a number with grouped digits.
    ///
    /// The chart retains the closure.
    public var positionText: (@MainActor (Double) -> String)? { didSet { setNeedsPlot() } }

    /// Creates a chart.
    public override init(_ series: [PlotSeries] = []) {
        super.init(series)
    }

    /// Returns the available size, at most 60 columns and 12 rows.
    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(60, size.width), height: min(12, size.height))
    }

    // MARK: The parts

    private struct Parts {
        var layout: PlotLayout
        var plotter: LinePlotter
        var ticks: PlotTicks
        var legend: PlotLegend
    }

    private func parts(in size: Size) -> Parts {
        let legend = PlotLegend(of: self, cells: legendCells)
        var needs = PlotLayout.Needs(
            titleWidth: cellWidth(of: title), legendWidth: legend.width, verticalAxisWidth: 0,
            hasHorizontalAxis: showsAxes)
        let rows = PlotLayout(in: size, needs: needs).plot.height
        let (scale, ticks) = scale(rows: rows)
        if showsAxes {
            needs.verticalAxisWidth =
                ticks.values.map { cellWidth(of: axisText($0, ticks)) }.max() ?? 0
        }
        let layout = PlotLayout(in: size, needs: needs)
        let plotter = LinePlotter(
            size: layout.plot.size, positions: positions ?? LinePlotter.positions(of: series),
            scale: scale)
        let even = ticks.evenlySpaced { plotter.cellRow(of: $0) ?? 0 }
        return Parts(layout: layout, plotter: plotter, ticks: even, legend: legend)
    }

    /// Returns the vertical scale, and the numbers beside it.
    private func scale(rows: Int) -> (PlotScale, PlotTicks) {
        let count = PlotTicks.count(inRows: rows)
        let extents = series.compactMap(\.extent)
        let low = extents.map(\.lowerBound).min() ?? 0, high = extents.map(\.upperBound).max() ?? 1
        let base = fillsArea && !isLogarithmic ? 0 : low
        let scale = PlotScale(
            range ?? min(low, base)...max(high, base), isLogarithmic: isLogarithmic)
        // Without numbers the line takes the whole height.
        let fitted = range == nil && showsAxes ? scale.fitted(toRows: rows - 1, atMost: count) : nil
        return fitted ?? (scale, scale.ticks(atMost: min(count + 1, max(2, rows))))
    }

    private func axisText(_ value: Double, _ ticks: PlotTicks) -> String {
        valueText?(value) ?? ticks.text(value)
    }

    /// Returns the color of a line.
    ///
    /// Without colors every other pair of lines is fainter: two patterns look the same where broad lines rise.
    private func lineColor(of index: Int) -> Color {
        hasColors ? color(of: index) : index / 2 % 2 == 0 ? .label : .secondaryLabel
    }

    private func legendCells(of index: Int) -> [PlotCell] {
        let sign = PlotPalette.sign(at: index)
        let pattern = PlotPalette.pattern(at: index)
        let shape = PlotPalette.shape(at: index)
        return (0..<4).map { column in
            let left = pattern.draws(at: column * 2), right = pattern.draws(at: column * 2 + 1)
            guard shape == .braille else {
                let block: Character = left ? (right ? "▄" : "▖") : right ? "▗" : " "
                return PlotCell(ink: .sign(block, ascii: sign.ascii), color: lineColor(of: index))
            }
            let bits: UInt32 = 0x2800 | (left ? 0x04 : 0) | (right ? 0x20 : 0)
            let dots = Unicode.Scalar(bits).map(Character.init) ?? " "
            return PlotCell(ink: .sign(dots, ascii: sign.ascii), color: lineColor(of: index))
        }
    }

    // MARK: The picture

    override func picture(in size: Size) -> PlotPicture {
        var picture = PlotPicture(size: size)
        let parts = parts(in: size)
        let layout = parts.layout
        if !layout.header.isEmpty, !title.isEmpty {
            picture.labels.append(
                PlotLabel(text: title, rect: layout.header, style: Style(attributes: .bold)))
        }
        if !layout.legend.isEmpty { parts.legend.draw(in: layout.legend, of: &picture) }
        drawVerticalAxis(parts, of: &picture)
        drawHorizontalAxis(parts, of: &picture)
        picture.linesOrigin = layout.plot.origin
        picture.lines = series.indices.map { index in
            var plotter = parts.plotter
            plotter.shape = PlotPalette.shape(at: index)
            let grid = plotter.line(
                of: series[index], color: lineColor(of: index),
                pattern: PlotPalette.pattern(at: index))
            if fillsArea, index == 0 { fill(plotter, grid, in: layout.plot, of: &picture) }
            return PlotLine(grid: grid, asciiSign: PlotPalette.sign(at: index).ascii)
        }
        drawMarks(parts, of: &picture)
        drawHighlight(parts, of: &picture)
        return picture
    }

    private func fill(
        _ plotter: LinePlotter, _ line: PixelGrid, in plot: Rect, of picture: inout PlotPicture
    ) {
        let cell = PlotCell(ink: .area, color: color(of: 0), background: Tone.primary.tint)
        for place in plotter.area(of: line, to: max(0, plotter.scale.lower)) {
            picture[plot.minX + place.x, plot.minY + place.y] = cell
        }
    }

    private func drawVerticalAxis(_ parts: Parts, of picture: inout PlotPicture) {
        guard showsAxes else { return }
        let plot = parts.layout.plot, axis = parts.layout.verticalAxis
        for value in parts.ticks.values {
            guard let row = parts.plotter.cellRow(of: value) else { continue }
            let y = plot.minY + row
            for x in plot.minX..<plot.maxX {
                picture[x, y] = PlotCell(ink: .line(.horizontal), color: .separator)
            }
            guard !axis.isEmpty else { continue }
            picture.labels.append(
                PlotLabel(
                    text: axisText(value, parts.ticks),
                    rect: Rect(x: axis.minX, y: y, width: axis.width, height: 1),
                    alignment: .right))
        }
    }

    private func drawHorizontalAxis(_ parts: Parts, of picture: inout PlotPicture) {
        let axis = parts.layout.horizontalAxis
        guard !axis.isEmpty else { return }
        let positions = parts.plotter.positions
        let ticks = PlotTicks(along: positions, atMost: max(2, axis.width / 10))
        var free = axis.minX
        for position in ticks.values {
            let text = positionText?(position) ?? ticks.text(position)
            let width = cellWidth(of: text)
            let middle = axis.minX + parts.plotter.cell(of: position)
            let start = (middle - width / 2).clamped(axis.minX, max(axis.minX, axis.maxX - width))
            guard width <= axis.width, start >= free else { continue }
            picture.labels.append(
                PlotLabel(text: text, rect: Rect(x: start, y: axis.minY, width: width, height: 1)))
            free = start + width + 2
        }
    }

    /// Marks each value of a line with few values, if the marks do not touch.
    private func drawMarks(_ parts: Parts, of picture: inout PlotPicture) {
        let plot = parts.layout.plot
        for (index, series) in series.enumerated().reversed()
        where series.count * 4 <= plot.width && plot.height > 2 {
            for number in 0..<series.count {
                guard let place = place(of: series, number, parts) else { continue }
                let sign = PlotPalette.sign(at: index)
                picture.marks[place] = PlotCell(
                    ink: .sign(sign.unicode, ascii: sign.ascii), color: lineColor(of: index))
            }
        }
    }

    private func place(of series: PlotSeries, _ index: Int, _ parts: Parts) -> Point? {
        let plot = parts.layout.plot, position = series.position(of: index)
        guard parts.plotter.positions.contains(position),
            let row = parts.plotter.cellRow(of: series[index])
        else { return nil }
        return Point(x: plot.minX + parts.plotter.cell(of: position), y: plot.minY + row)
    }

    // MARK: The highlighted value

    private func drawHighlight(_ parts: Parts, of picture: inout PlotPicture) {
        guard let datum = highlightedDatum,
            let place = place(of: series[datum.series], datum.index, parts)
        else { return }
        let plot = parts.layout.plot
        for y in plot.minY..<plot.maxY {
            picture[place.x, y] = PlotCell(ink: .line(.vertical), color: .border)
        }
        let sign = PlotPalette.sign(at: datum.series)
        picture.marks[place] = PlotCell(
            ink: .sign(sign.unicode, ascii: sign.ascii), color: .label, isBold: true)
        let name = series.count > 1 ? series[datum.series].name + "  " : ""
        let position = positionText?(datum.position) ?? NumberFormat().string(datum.position)
        let text = " \(position)  \(name)\(text(of: datum.value)) "
        let width = min(cellWidth(of: text), plot.width)
        var x = place.x + 1
        if x + width > plot.maxX { x = place.x - width }
        x = x.clamped(plot.minX, max(plot.minX, plot.maxX - width))
        // The label is above or below the value, so that it does not hide the value.
        let y = place.y == plot.minY && plot.height > 1 ? plot.minY + 1 : plot.minY
        picture.labels.append(
            PlotLabel(
                text: text, rect: Rect(x: x, y: y, width: width, height: 1),
                style: Style(foreground: .label, background: .control, attributes: .bold)))
    }

    override func datum(at point: Point) -> Highlight? {
        let parts = parts(in: bounds.size)
        let plot = parts.layout.plot.offsetBy(dx: bounds.minX, dy: bounds.minY)
        guard plot.contains(point) else { return nil }
        let column = (point.x - plot.minX) * 2
        var nearest: (highlight: Highlight, distance: Int)?
        for (index, series) in series.enumerated() {
            let value =
                series.indexOfGreatest(
                    in: parts.plotter.indexes(of: series, inColumns: column..<column + 2))
                ?? nearestIndex(of: series, to: column, parts.plotter)
            guard let value, let row = parts.plotter.cellRow(of: series[value]) else { continue }
            let distance = abs(row - (point.y - plot.minY))
            if distance < nearest?.distance ?? .max {
                nearest = (Highlight(series: index, number: value + series.droppedCount), distance)
            }
        }
        return nearest?.highlight
    }

    /// Returns the index of the value that is nearest to a column without a value.
    private func nearestIndex(
        of series: PlotSeries, to column: Int, _ plotter: LinePlotter
    ) -> Int? {
        let next = plotter.indexes(of: series, inColumns: column..<column + 1).lowerBound
        let candidates = [next - 1, next].filter { (0..<series.count).contains($0) }
        return candidates.min { first, second in
            let cells = [first, second].map {
                abs(plotter.cell(of: series.position(of: $0)) - column / 2)
            }
            return cells[0] < cells[1]
        }
    }

    override func highlight(after move: ListMove, along axis: Axis) -> Highlight? {
        let shown = series.indices.filter { series[$0].count > 0 }
        guard let first = shown.first else { return nil }
        guard axis == .horizontal else { return highlight(afterVerticalMove: move, of: shown) }
        let index = highlight.map(\.series).flatMap { shown.contains($0) ? $0 : nil } ?? first
        // A key moves by at least one column: a step of one value among a million would be invisible.
        let columns = max(1, parts(in: bounds.size).layout.plot.width * 2)
        return highlight(after: move, in: index, item: max(1, series[index].count / columns))
    }

    /// Moves to the value of another line at the same position.
    private func highlight(afterVerticalMove move: ListMove, of shown: [Int]) -> Highlight? {
        guard shown.count > 1, case .items(let count) = move else { return nil }
        guard let datum = highlightedDatum, let place = shown.firstIndex(of: datum.series) else {
            return highlight(after: .last, in: shown[0], item: 1)
        }
        let index = shown[(place + count).clamped(0, shown.count - 1)]
        let values = series[index]
        let number = values.firstIndex(atOrAfter: datum.position).clamped(0, values.count - 1)
        return Highlight(series: index, number: number + values.droppedCount)
    }
}
