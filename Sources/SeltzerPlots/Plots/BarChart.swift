// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A chart that shows named values as vertical or horizontal bars, in groups if there are several series.
///
/// ```swift
/// let chart = BarChart(["Mon", "Tue", "Wed"], [PlotSeries("Glasses", values: [12, 31, 8])])
/// chart.axis = .horizontal
/// ```
///
///     Mon  ████████████▍                     12
///     Tue  ████████████████████████████████  31
///     Wed  ████████▎                          8
///
/// Bars of negative values grow from zero in the opposite direction. Without colors, shades tell the series apart.
public final class BarChart: PlotControl {
    /// The names of the values of each series, in order; a value without a name shows its number.
    public var categories: [String] { didSet { if categories != oldValue { sizeDidChange() } } }

    /// The direction in which bars grow; vertical by default.
    public var axis: Axis { didSet { if axis != oldValue { sizeDidChange() } } }

    /// The values at the ends of the axis; nil, the default, for round numbers around zero and the values.
    public var range: ClosedRange<Double>? {
        didSet { if range != oldValue { setNeedsPlot() } }
    }

    /// The thresholds at which the bars of a single series change tone.
    public var thresholds: [PlotThreshold] = [] {
        didSet { if thresholds != oldValue { setNeedsPlot() } }
    }

    /// Creates a chart.
    ///
    /// - Parameters:
    ///   - categories: The names of the values of each series.
    ///   - series: The series; a group of bars has one bar of each.
    ///   - axis: The direction in which bars grow.
    public init(_ categories: [String] = [], _ series: [PlotSeries] = [], axis: Axis = .vertical) {
        (self.categories, self.axis) = (categories, axis)
        super.init(series)
    }

    /// Returns at most 60 columns, with a row for each horizontal bar, or with at most 12 rows for vertical bars.
    public override func sizeThatFits(_ size: Size) -> Size {
        let header = title.isEmpty && series.allSatisfy(\.name.isEmpty) ? 0 : 1
        let gaps = series.count > 1 ? max(0, count - 1) : 0
        let rows =
            axis == .vertical
            ? 12 : max(1, count.saturatingMultiplied(by: series.count) + gaps + header)
        return Size(width: min(60, size.width), height: min(rows, size.height))
    }

    /// The number of groups.
    var count: Int { series.map(\.count).max() ?? 0 }

    func name(of index: Int) -> String {
        categories.indices.contains(index) ? categories[index] : "\(index + 1)"
    }

    /// The least and the greatest value, with zero between them.
    var ends: ClosedRange<Double> {
        if let range { return range }
        let extents = series.compactMap(\.extent)
        let low = extents.map(\.lowerBound).min() ?? 0, high = extents.map(\.upperBound).max() ?? 0
        return min(0, low)...max(0, high)
    }

    /// The value at which bars start: zero, or the end nearest to zero.
    var baseline: Double { min(max(0, ends.lowerBound), ends.upperBound) }

    /// Returns the cell of a bar, before its length is known.
    func cell(of value: Double, series index: Int, isHighlighted: Bool) -> PlotCell {
        var cell = PlotCell(color: color(of: index), shade: index)
        if series.count == 1, let tone = thresholds.tone(of: value) { cell.color = tone.fill }
        if isHighlighted { cell.background = .rowHover }
        return cell
    }

    func isHighlighted(_ series: Int, _ index: Int) -> Bool {
        guard let highlight, highlight.series == series else { return false }
        return highlight.number - self.series[series].droppedCount == index
    }

    /// Returns the layout and the legend; the vertical axis has the names or the numbers.
    func layout(in size: Size, verticalAxisWidth: Int, hasNames: Bool) -> (PlotLayout, PlotLegend) {
        let legend = PlotLegend(of: self) { [self] in
            [PlotCell(ink: .row(8), color: color(of: $0), shade: $0)]
        }
        let layout = PlotLayout(
            in: size,
            needs: PlotLayout.Needs(
                titleWidth: cellWidth(of: title),
                legendWidth: series.count > 1 || title.isEmpty ? legend.width : 0,
                verticalAxisWidth: verticalAxisWidth, hasHorizontalAxis: hasNames))
        return (layout, legend)
    }

    /// Adds the title and the legend to a picture.
    func drawHeader(_ layout: PlotLayout, _ legend: PlotLegend, of picture: inout PlotPicture) {
        if !layout.header.isEmpty, !title.isEmpty {
            picture.labels.append(
                PlotLabel(text: title, rect: layout.header, style: Style(attributes: .bold)))
        }
        if !layout.legend.isEmpty { legend.draw(in: layout.legend, of: &picture) }
    }

    override func picture(in size: Size) -> PlotPicture {
        axis == .vertical
            ? UprightBars(of: self, in: size).picture() : LyingBars(of: self, in: size).picture()
    }

    // MARK: The highlighted value

    override func datum(at point: Point) -> Highlight? {
        let place = Point(x: point.x - bounds.minX, y: point.y - bounds.minY)
        let found =
            axis == .vertical
            ? UprightBars(of: self, in: bounds.size).bar(at: place)
            : LyingBars(of: self, in: bounds.size).bar(at: place)
        guard let found, found.index < series[found.series].count else { return nil }
        return Highlight(
            series: found.series, number: found.index + series[found.series].droppedCount)
    }

    /// Moves from group to group with the keys across the bars, and between the bars of a group with the keys along the
    /// bars.
    override func highlight(after move: ListMove, along axis: Axis) -> Highlight? {
        let shown = series.indices.filter { series[$0].count > 0 }
        guard let first = shown.first else { return nil }
        let current = highlight?.series ?? first
        switch move {
        case .items where axis == self.axis && shown.count == 1: return nil
        case .items(let count) where axis == self.axis:
            guard let datum = highlightedDatum, let place = shown.firstIndex(of: current) else {
                return highlight(after: move, in: current, item: 1)
            }
            let target = shown[(place + count).clamped(0, shown.count - 1)]
            let index = min(datum.index, series[target].count - 1)
            return Highlight(series: target, number: index + series[target].droppedCount)
        default:
            return highlight(after: move, in: current, item: 1)
        }
    }
}
