// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The picture of a bar chart with vertical bars: numbers at the left, names below.
@MainActor
struct UprightBars {
    private let chart: BarChart
    private let layout: PlotLayout
    private let legend: PlotLegend
    private let ticks: PlotTicks
    private let bars: VerticalBars
    private let size: Size
    /// The number of groups that share a column; 1 unless there are more groups than columns.
    private let groupsPerColumn: Int
    /// The width of a group in columns, including the gap after it.
    private let pitch: Int
    /// The width of a bar in columns.
    private let thickness: Int

    init(of chart: BarChart, in size: Size) {
        (self.chart, self.size) = (chart, size)
        let ends = chart.ends
        let rows = chart.layout(in: size, verticalAxisWidth: 0, hasNames: true).0.plot.height
        let count = PlotTicks.count(inRows: rows)
        let scale = PlotScale(ends)
        let fitted = chart.range == nil ? scale.fitted(toRows: rows, atMost: count) : nil
        let (rounded, ticks) = fitted ?? (scale, scale.ticks(atMost: min(count + 1, max(2, rows))))
        let width = ticks.values.map { chart.cellWidth(of: Self.text($0, ticks, chart)) }.max() ?? 0
        (layout, legend) = chart.layout(in: size, verticalAxisWidth: width, hasNames: true)
        let bars = VerticalBars(
            low: rounded.lower, high: rounded.upper,
            baseline: min(max(0, rounded.lower), rounded.upper), rows: layout.plot.height)
        self.bars = bars
        self.ticks = ticks.evenlySpaced(bars.tickRow)
        let groups = max(1, chart.count), columns = max(1, layout.plot.width)
        let perGroup = max(1, chart.series.count)
        groupsPerColumn = (groups * perGroup + columns - 1) / columns
        let room = max(perGroup, columns / groups)
        // The gap takes a quarter of the room of a group, and at least a column; bars are at most 8 columns wide.
        let gap = room > perGroup ? max(1, room / 4) : 0
        thickness = ((room - gap) / perGroup).clamped(1, 8)
        pitch = groupsPerColumn > 1 ? perGroup : min(room, 2 * thickness * perGroup)
    }

    private static func text(_ value: Double, _ ticks: PlotTicks, _ chart: BarChart) -> String {
        chart.valueText?(value) ?? ticks.text(value)
    }

    /// The number of places for groups.
    private var places: Int {
        (chart.count + groupsPerColumn - 1) / groupsPerColumn
    }

    /// The column of the first bar; the bars are centered.
    private var start: Int {
        let perGroup = chart.series.count * thickness
        let used = max(0, places * pitch - (groupsPerColumn > 1 ? 0 : pitch - perGroup))
        return layout.plot.minX + max(0, layout.plot.width - used) / 2
    }

    /// Returns the bar at a cell: the series, and the index of the value that it shows.
    func bar(at point: Point) -> (series: Int, index: Int)? {
        guard layout.plot.contains(point) || layout.horizontalAxis.contains(point) else {
            return nil
        }
        let column = point.x - start
        guard column >= 0, column / pitch < places else { return nil }
        let series = (column % pitch / thickness).clamped(0, chart.series.count - 1)
        return index(of: column / pitch, series).map { (series, $0) }
    }

    /// Returns the index of the value that a place shows: its value farthest from the baseline.
    private func index(of place: Int, _ series: Int) -> Int? {
        let values = chart.series[series]
        let indexes = place * groupsPerColumn..<(place + 1) * groupsPerColumn
        return values.indexFarthest(
            from: bars.baseline, in: indexes.clamped(to: 0..<values.count))
    }

    func picture() -> PlotPicture {
        var picture = PlotPicture(size: size)
        chart.drawHeader(layout, legend, of: &picture)
        drawTicks(of: &picture)
        for place in 0..<places {
            for series in chart.series.indices { drawBar(place, series, of: &picture) }
        }
        drawNames(of: &picture)
        return picture
    }

    private func drawTicks(of picture: inout PlotPicture) {
        let axis = layout.verticalAxis, plot = layout.plot
        guard plot.height > 1 else { return }
        for value in ticks.values {
            var y = plot.minY + bars.tickRow(of: value)
            // The number of the lower edge stands in the row of the names, if there is one.
            if y >= plot.maxY, layout.horizontalAxis.isEmpty { y = plot.maxY - 1 }
            for x in plot.minX..<plot.maxX where value != bars.baseline && y < plot.maxY {
                picture[x, y] = PlotCell(ink: .line(.horizontal), color: .separator)
            }
            guard !axis.isEmpty else { continue }
            picture.labels.append(
                PlotLabel(
                    text: Self.text(value, ticks, chart),
                    rect: Rect(x: axis.minX, y: y, width: axis.width, height: 1),
                    alignment: .right))
        }
    }

    private func drawBar(_ place: Int, _ series: Int, of picture: inout PlotPicture) {
        guard let index = index(of: place, series) else { return }
        let value = chart.series[series][index]
        let isHighlighted = chart.isHighlighted(series, index)
        let cell = chart.cell(of: value, series: series, isHighlighted: isHighlighted)
        let first = start + place * pitch + series * thickness
        let plot = layout.plot
        for x in first..<max(first, min(first + thickness, plot.maxX)) {
            if isHighlighted {
                for y in plot.minY..<plot.maxY { picture[x, y] = PlotCell(background: .rowHover) }
            }
            bars.draw(value, cell, column: x, top: plot.minY, of: &picture)
        }
        if isHighlighted { label(chart.text(of: value), over: first, value, of: &picture) }
    }

    /// Adds the value of the highlighted bar, at its end.
    private func label(
        _ text: String, over column: Int, _ value: Double, of picture: inout PlotPicture
    ) {
        let plot = layout.plot
        let shown = " \(text) "
        let width = min(chart.cellWidth(of: shown), plot.width)
        let middle = column + thickness / 2
        let x = (middle - width / 2).clamped(plot.minX, max(plot.minX, plot.maxX - width))
        let end = plot.minY + bars.row(of: value)
        let y = (value < bars.baseline ? end + 1 : end - 1).clamped(plot.minY, plot.maxY - 1)
        picture.labels.append(
            PlotLabel(
                text: shown, rect: Rect(x: x, y: y, width: width, height: 1),
                style: Style(foreground: .label, background: .control, attributes: .bold)))
    }

    /// Adds the names below the groups, as many as fit.
    private func drawNames(of picture: inout PlotPicture) {
        let axis = layout.horizontalAxis
        guard !axis.isEmpty, places > 0 else { return }
        let widest =
            (0..<places).prefix(200)
            .map { chart.cellWidth(of: chart.name(of: $0 * groupsPerColumn)) }.max() ?? 0
        // Names are cut first, and left out only if fewer than three cells of each would remain.
        let step = max(1, (min(widest, 3) + pitch) / max(1, pitch))
        for place in stride(from: 0, to: places, by: step) {
            let index = place * groupsPerColumn
            let room = max(1, step * pitch - 1)
            let name = chart.name(of: index)
            let width = min(chart.cellWidth(of: name), room)
            let middle = start + place * pitch + chart.series.count * thickness / 2
            let x = (middle - width / 2).clamped(axis.minX, max(axis.minX, axis.maxX - width))
            let isHighlighted = chart.series.indices.contains { chart.isHighlighted($0, index) }
            picture.labels.append(
                PlotLabel(
                    text: name, rect: Rect(x: x, y: axis.minY, width: width, height: 1),
                    style: isHighlighted
                        ? Style(attributes: .bold) : Style(foreground: .secondaryLabel)))
        }
    }
}
