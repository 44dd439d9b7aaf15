// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of plots.
@MainActor
@Suite struct PlotSamplesTests {
    @Test func aSparklineShowsTheLastValues() async {
        let cpu = PlotSeries("CPU", limit: 60)
        let sparkline = Sparkline(cpu)
        sparkline.title = "CPU"
        sparkline.showsValue = true
        cpu.append(41)
        let pilot = await Pilot(ViewController(view: sparkline), columns: 20, rows: 1)
        #expect(pilot.screen == "CPU  █            41")
    }

    @Test func aGaugeHasTheToneOfItsThreshold() async {
        let gauge = Gauge("Disk", value: 91, in: 0...100, form: .arc)
        gauge.thresholds = [PlotThreshold(70, .warning), PlotThreshold(90, .danger)]
        let pilot = await Pilot(ViewController(view: gauge), columns: 20, rows: 6)
        #expect(gauge.tone == .danger)
        #expect(pilot.location(of: "× 91 %") != nil)
    }

    @Test func aBarThatIsSelectedIsShown() async {
        var shown: [String] = []
        func show(_ name: String) { shown.append(name) }
        let sales = BarChart(
            ["Mon", "Tue", "Wed"], [PlotSeries("Glasses", values: [12, 31, 8])], axis: .horizontal)
        sales.on { (selected: DatumSelected) in
            show(sales.categories[selected.datum.index])
            return .stop
        }
        let pilot = await Pilot(ViewController(view: sales), columns: 40, rows: 5)
        await pilot.click(on: "Tue")
        #expect(shown == ["Tue"])
    }

    @Test func aLineChartTellsTheHighlightedValue() async {
        let status = Label()
        let load = PlotSeries("This host", limit: 3600)
        let chart = LineChart([load])
        chart.title = "Load"
        chart.on { (highlighted: DatumHighlighted) in
            status.text = highlighted.datum.map { "\($0.value)" } ?? ""
            return .stop
        }
        load.append(0.42)
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [chart, status])), columns: 40, rows: 9)
        await pilot.press("right")
        #expect(status.text == "0.42")
    }

    @Test func aGridOfPixelsIsDrawn() {
        let canvas = Canvas(buffer: CellBuffer(size: Size(width: 20, height: 4)))
        var grid = PixelGrid(size: Size(width: 20, height: 4), shape: .braille)
        grid.drawLine(from: Point(x: 0, y: 15), to: Point(x: 39, y: 0), color: .accent)
        canvas.draw(grid, at: .zero)
        #expect(grid[Point(x: 39, y: 0)] == .accent)
    }
}
