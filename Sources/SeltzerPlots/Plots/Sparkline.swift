// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A small plot without axes, for the trend of some numbers in a row of text, a table or a status bar.
///
/// ```swift
/// let sparkline = Sparkline(PlotSeries("CPU", values: [2, 5, 97, 40, 41], limit: 60))
/// sparkline.showsValue = true
/// ```
///
///     ▁▁█▃▃  41
///
/// If there are more values than columns, each column shows its value farthest from the baseline, so that no peak is
/// lost.
public final class Sparkline: PlotControl {
    /// The form of the values.
    public enum Form: Hashable, Sendable, CaseIterable {
        /// Columns in steps of an eighth of a cell.
        case columns
        /// A line of dots.
        case line
    }

    /// The form of the values.
    public var form: Form { didSet { if form != oldValue { setNeedsPlot() } } }

    /// The values at the lower and the upper edge; nil, the default, for a range that fits the values.
    ///
    /// Without a range, columns stand on the baseline, and a line reaches from the least value to the greatest.
    public var range: ClosedRange<Double>? {
        didSet { if range != oldValue { setNeedsPlot() } }
    }

    /// The value that columns start from; 0 by default.
    ///
    /// If there are two rows, columns of values below it hang down, in the tone of danger.
    public var baseline = 0.0 { didSet { if baseline != oldValue { setNeedsPlot() } } }

    /// The thresholds at which columns change tone.
    public var thresholds: [PlotThreshold] = [] {
        didSet { if thresholds != oldValue { setNeedsPlot() } }
    }

    /// The number of rows that the sparkline asks for; 1 by default.
    public var numberOfRows = 1 { didSet { if numberOfRows != oldValue { sizeDidChange() } } }

    /// Whether the last value is shown after the plot; false by default.
    public var showsValue = false { didSet { if showsValue != oldValue { sizeDidChange() } } }

    /// Whether the pointer and the keys highlight values; false by default.
    ///
    /// If true, the sparkline can be focused, and its outer columns are kept free for the focus bars.
    public var allowsSelection = false {
        didSet { if allowsSelection != oldValue { sizeDidChange() } }
    }

    override var canHighlight: Bool { allowsSelection }

    /// Creates a sparkline.
    ///
    /// - Parameters:
    ///   - series: The values; the sparkline shows the first series of ``PlotControl/series``.
    ///   - form: The form of the values.
    public init(_ series: PlotSeries, form: Form = .columns) {
        self.form = form
        super.init([series])
        emptyView = nil
        setContentHuggingPriority(.defaultLow, for: .horizontal)
    }

    /// Returns a size of ``numberOfRows`` rows, with a column for each value, at most 20, and with the texts beside
    /// them.
    public override func sizeThatFits(_ size: Size) -> Size {
        let count = series.first?.limit ?? series.first?.count ?? 0
        let layout = layout(in: Size(width: 1000, height: 1))
        let width = count.clamped(8, 20) + 1000 - layout.plot.width
        return Size(
            width: min(width, max(0, size.width)), height: min(max(1, numberOfRows), size.height))
    }

    // MARK: The picture

    private struct Layout {
        var title = Rect.zero
        var plot: Rect
        var value = Rect.zero
    }

    private func layout(in size: Size) -> Layout {
        var layout = Layout(plot: Rect(origin: .zero, size: size))
        if allowsSelection, size.width > 2 {
            layout.plot = layout.plot.inset(by: Insets(left: 1, right: 1))
        }
        let row = max(0, size.height - 1)
        let valueWidth = showsValue ? valueWidth : 0
        // A trend needs at least four columns.
        if valueWidth > 0, layout.plot.width >= valueWidth + 6 {
            layout.plot.size.width -= valueWidth + 2
            layout.value = Rect(x: layout.plot.maxX + 2, y: row, width: valueWidth, height: 1)
        }
        let titleWidth = cellWidth(of: title)
        if titleWidth > 0, layout.plot.width >= titleWidth.saturatingAdding(6) {
            layout.title = Rect(x: layout.plot.minX, y: row, width: titleWidth, height: 1)
            layout.plot = layout.plot.inset(by: Insets(left: titleWidth + 2))
        }
        return layout
    }

    private var valueWidth: Int {
        guard let series = series.first, let extent = series.extent else { return 1 }
        return [extent.lowerBound, extent.upperBound, series.last ?? 0]
            .map { cellWidth(of: text(of: $0)) }.max() ?? 1
    }

    override func picture(in size: Size) -> PlotPicture {
        var picture = PlotPicture(size: size)
        guard let values = series.first, let extent = values.extent else { return picture }
        let layout = layout(in: size)
        switch form {
        case .columns: drawColumns(of: values, extent, in: layout.plot, of: &picture)
        case .line: drawLine(of: values, extent, in: layout.plot, of: &picture)
        }
        if !layout.title.isEmpty {
            picture.labels.append(PlotLabel(text: title, rect: layout.title))
        }
        if !layout.value.isEmpty {
            let shown = highlightedDatum?.value ?? values.last ?? .nan
            let tone = thresholds.tone(of: shown)
            picture.labels.append(
                PlotLabel(
                    text: shown.isFinite ? text(of: shown) : NumberFormat.none, rect: layout.value,
                    style: Style(foreground: tone?.text ?? .label),
                    alignment: .right))
        }
        return picture
    }

    private func drawLine(
        of values: PlotSeries, _ extent: ClosedRange<Double>, in plot: Rect,
        of picture: inout PlotPicture
    ) {
        let plotter = LinePlotter(
            size: plot.size, positions: LinePlotter.positions(of: [values]),
            scale: PlotScale(range ?? extent))
        picture.linesOrigin = plot.origin
        let grid = plotter.line(
            of: values, color: color(of: 0), pattern: .solid)
        picture.lines = [PlotLine(grid: grid, asciiSign: PlotPalette.sign(at: 0).ascii)]
        guard let datum = highlightedDatum, let row = plotter.cellRow(of: datum.value) else {
            return
        }
        let sign = PlotPalette.sign(at: 0)
        let place = Point(
            x: plot.minX + plotter.cell(of: datum.position), y: plot.minY + row)
        picture.marks[place] = PlotCell(
            ink: .sign(sign.unicode, ascii: sign.ascii), color: .label, isBold: true)
    }

    private func drawColumns(
        of values: PlotSeries, _ extent: ClosedRange<Double>, in plot: Rect,
        of picture: inout PlotPicture
    ) {
        let low = range?.lowerBound ?? min(extent.lowerBound, baseline)
        let high = range?.upperBound ?? max(extent.upperBound, baseline)
        let bars = VerticalBars(
            low: low, high: high, baseline: range == nil ? baseline : max(low, min(baseline, high)),
            rows: plot.height)
        for (column, indexes) in SparklineColumns(of: values, width: plot.width).enumerated() {
            guard let value = values.farthest(from: baseline, in: indexes) else { continue }
            let isBelow = value < baseline && bars.rowsBelow > 0
            let tone = thresholds.tone(of: value) ?? (isBelow ? .danger : nil)
            var cell = PlotCell(color: tone?.fill ?? color(of: 0))
            if let number = highlight?.number, indexes.contains(number - values.droppedCount) {
                cell.color = .label
                cell.background = .inactiveSelection
            }
            bars.draw(value, cell, column: plot.minX + column, top: plot.minY, of: &picture)
        }
    }

    // MARK: The highlighted value

    override func datum(at point: Point) -> Highlight? {
        guard let values = series.first, values.count > 0 else { return nil }
        let plot = layout(in: bounds.size).plot
        let column = (point.x - bounds.minX - plot.minX).clamped(0, max(0, plot.width - 1))
        guard form == .columns else {
            let plotter = LinePlotter(
                size: plot.size, positions: LinePlotter.positions(of: [values]),
                scale: PlotScale(0...1))
            let indexes = plotter.indexes(of: values, inColumns: column * 2..<column * 2 + 2)
            return values.indexFarthest(from: baseline, in: indexes).map {
                Highlight(series: 0, number: $0 + values.droppedCount)
            }
        }
        let columns = SparklineColumns(of: values, width: plot.width)
        guard column < columns.count else { return nil }
        return values.indexFarthest(from: baseline, in: columns[column]).map {
            Highlight(series: 0, number: $0 + values.droppedCount)
        }
    }

    override func highlight(after move: ListMove, along axis: Axis) -> Highlight? {
        guard axis == .horizontal, let values = series.first, values.count > 0 else { return nil }
        let columns = SparklineColumns(of: values, width: layout(in: bounds.size).plot.width)
        return highlight(after: move, in: 0, item: columns.step)
    }
}
