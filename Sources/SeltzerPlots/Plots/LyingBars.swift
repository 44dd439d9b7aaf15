// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen

/// The picture of a bar chart with horizontal bars: names at the left, values at the right.
@MainActor
struct LyingBars {
    private let chart: BarChart
    private let layout: PlotLayout
    private let legend: PlotLegend
    private let size: Size
    private let bars: Rect
    private let values: Rect
    /// The first group that is shown; more than 0 if the highlighted group would be hidden otherwise.
    private let first: Int
    /// The number of groups that are shown.
    private let shown: Int
    /// The height of a group in rows, including the gap after it.
    private let pitch: Int

    init(of chart: BarChart, in size: Size) {
        (self.chart, self.size) = (chart, size)
        let count = chart.count
        let valueWidth =
            chart.series.compactMap(\.extent)
            .flatMap { [$0.lowerBound, $0.upperBound] }
            .map { chart.cellWidth(of: chart.text(of: $0)) }.max() ?? 0
        // Names get a third of the width, or half if ten columns remain for bars.
        let most = max(size.width / 3, min(size.width / 2, size.width - valueWidth - 14))
        let names = (0..<min(count, 1000)).map { chart.cellWidth(of: chart.name(of: $0)) }
        let nameWidth = min(most, names.max() ?? 0)
        (layout, legend) = chart.layout(in: size, verticalAxisWidth: nameWidth, hasNames: false)
        var bars = layout.plot
        if !layout.verticalAxis.isEmpty, bars.width > 12 { bars = bars.inset(by: Insets(left: 1)) }
        if bars.width >= valueWidth.saturatingAdding(8) {
            bars.size.width -= valueWidth + 2
            values = Rect(
                x: bars.maxX + 2, y: bars.minY, width: valueWidth, height: bars.height)
        } else {
            values = .zero
        }
        self.bars = bars
        let perGroup = max(1, chart.series.count)
        // Groups have a gap if there is room: bars that touch look like one shape.
        let isSpaced = count.saturatingMultiplied(by: perGroup + 1) - 1 <= bars.height
        pitch = isSpaced ? perGroup + 1 : perGroup
        let fitting = max(1, (bars.height + (isSpaced ? 1 : 0)) / pitch)
        // The last row shows how many bars are hidden.
        let isCut = count > fitting
        shown = isCut ? max(1, (bars.height - 1) / pitch) : count
        let index = chart.highlightedDatum?.index ?? 0
        first = isCut ? (index - shown + 1).clamped(0, max(0, count - shown)) : 0
    }

    /// Returns the bar at a cell: the series, and the index of the value.
    func bar(at point: Point) -> (series: Int, index: Int)? {
        guard point.y >= bars.minY, point.x >= 0, point.x < size.width else { return nil }
        let row = point.y - bars.minY
        let group = row / pitch, series = row % pitch
        guard group < shown, series < chart.series.count else { return nil }
        return (series, first + group)
    }

    func picture() -> PlotPicture {
        var picture = PlotPicture(size: size)
        chart.drawHeader(layout, legend, of: &picture)
        for group in 0..<min(shown, max(0, chart.count - first)) {
            drawName(group, of: &picture)
            for series in chart.series.indices { drawBar(group, series, of: &picture) }
        }
        let hidden = chart.count - shown
        if hidden > 0, bars.height > shown * pitch {
            picture.labels.append(
                PlotLabel(
                    text: "+\(NumberFormat().string(hidden)) more",
                    rect: Rect(
                        x: layout.verticalAxis.isEmpty ? bars.minX : layout.verticalAxis.minX,
                        y: bars.maxY - 1, width: size.width / 2, height: 1)))
        }
        return picture
    }

    private func drawName(_ group: Int, of picture: inout PlotPicture) {
        let axis = layout.verticalAxis, index = first + group
        guard !axis.isEmpty else { return }
        let isHighlighted = chart.series.indices.contains { chart.isHighlighted($0, index) }
        picture.labels.append(
            PlotLabel(
                text: chart.name(of: index),
                rect: Rect(
                    x: axis.minX, y: bars.minY + group * pitch, width: axis.width, height: 1),
                style: isHighlighted
                    ? Style(attributes: .bold) : Style(foreground: .secondaryLabel)))
    }

    private func drawBar(_ group: Int, _ series: Int, of picture: inout PlotPicture) {
        let index = first + group, y = bars.minY + group * pitch + series
        guard y < bars.maxY, index < chart.series[series].count else { return }
        let value = chart.series[series][index]
        let isHighlighted = chart.isHighlighted(series, index)
        if isHighlighted {
            for x in 1..<max(1, size.width - 1) { picture[x, y] = PlotCell(background: .rowHover) }
        }
        if !values.isEmpty {
            picture.labels.append(
                PlotLabel(
                    text: value.isFinite ? chart.text(of: value) : NumberFormat.none,
                    rect: Rect(x: values.minX, y: y, width: values.width, height: 1),
                    style: Style(
                        foreground: .label, attributes: isHighlighted ? .bold : []),
                    alignment: .right))
        }
        guard value.isFinite else { return }
        let cell = chart.cell(of: value, series: series, isHighlighted: isHighlighted)
        draw(value, cell, y: y, of: &picture)
    }

    /// Draws a bar to the right or to the left of the zero column.
    private func draw(_ value: Double, _ cell: PlotCell, y: Int, of picture: inout PlotPicture) {
        // The arithmetic of upright bars applies: columns count as rows, from the right.
        let ends = chart.ends
        let scale = VerticalBars(
            low: ends.lowerBound, high: ends.upperBound, baseline: chart.baseline, rows: bars.width)
        var column = PlotPicture(size: Size(width: 1, height: bars.width))
        scale.draw(value, cell, column: 0, top: 0, of: &column)
        for place in 0..<bars.width {
            var cell = column[0, place]
            switch cell.ink {
            case .column(let eighths): cell.ink = .row(eighths)
            case .hanging(let eighths): cell.ink = .reversedRow(eighths)
            default: continue
            }
            picture[bars.maxX - 1 - place, y] = cell
        }
    }
}
