// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PlotPicture, PlotCell, PlotControl, PlotEvents, PlotThreshold, PlotPalette, SparklineColumns, VerticalBars.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerPlots

@MainActor
@Suite struct SparklineTests {
    private func start(
        _ view: View, columns: Int = 8, rows: Int = 1, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func columnsAreInEighthsFromZero() async {
        let series = PlotSeries(values: [0, 1, 2, 3, 4, 5, 6, 8])
        let pilot = await start(Sparkline(series))
        #expect(pilot.screen == "▁▁▂▃▄▅▆█")
        series.append(8)
        await pilot.settle()
        #expect(pilot.screen.count == 8)
    }

    @Test func aPeakAmongManyIsSeen() async {
        let series = PlotSeries(
            values: (0..<100_000).map { $0 == 61_803 ? 97 : Double($0 % 5) })
        let pilot = await start(Sparkline(series), columns: 20)
        #expect(pilot.screen == "▁▁▁▁▁▁▁▁▁▁▁▁█▁▁▁▁▁▁▁")
    }

    @Test func columnsOfALimitedSeriesKeepTheirValuesAsTheyMoveOn() async {
        let series = PlotSeries(limit: 64)
        for index in 0..<640 { series.append(index % 37 == 0 ? 90 : 10) }
        let pilot = await start(Sparkline(series), columns: 20)
        for index in 640..<660 {
            let before = pilot.screen
            for step in 0..<4 { series.append((index * 4 + step) % 37 == 0 ? 90 : 10) }
            await pilot.settle()
            #expect(pilot.screen.count == 16)
            #expect(pilot.screen.dropLast() == before.dropFirst())
        }
    }

    @Test func valuesBelowTheBaselineHang() async {
        let sparkline = Sparkline(PlotSeries(values: [8, -4, 4, -8]))
        let pilot = await start(sparkline, columns: 4, rows: 2)
        #expect(pilot.screen == "█ ▄\n ▄ █")
        let hanging = pilot.display.buffer[Point(x: 1, y: 1)]
        #expect(hanging.attributes.contains(.reverse))
        sparkline.baseline = -8
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("█ "))
    }

    @Test func whatIsNoNumberIsAGap() async {
        let pilot = await start(
            Sparkline(PlotSeries(values: [4, .nan, 4, .infinity, 4])), columns: 5)
        #expect(pilot.screen == "█ █ █")
    }

    @Test func thresholdsHaveTones() async {
        let sparkline = Sparkline(PlotSeries(values: [1, 5, 9]))
        sparkline.thresholds = [PlotThreshold(8, .danger), PlotThreshold(4, .warning)]
        let pilot = await start(sparkline, columns: 3)
        pilot.application.theme = .fathom
        await pilot.settle()
        let colors = (0..<3).map { pilot.display.buffer[Point(x: $0, y: 0)].foreground }
        #expect(
            colors == [
                Theme.fathom[.accent], Theme.fathom[.warningFill], Theme.fathom[.dangerFill],
            ])
    }

    @Test func titleAndValueStandBesideIt() async {
        let series = PlotSeries(values: [0, 8])
        let sparkline = Sparkline(series)
        sparkline.title = "CPU"
        sparkline.showsValue = true
        sparkline.valueText = { "\(Int($0)) %" }
        let pilot = await start(sparkline, columns: 20)
        #expect(pilot.screen == "CPU  ▁█          8 %")
        await pilot.resize(columns: 5, rows: 1)
        #expect(pilot.screen == "▁█")
    }

    @Test func anAppendDamagesOnlyTheCellsThatDiffer() async throws {
        let series = PlotSeries(values: [8, 1])
        let pilot = await start(Sparkline(series), columns: 30, rows: 4)
        let frames = pilot.display.frameCount
        series.append(4)
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
        let damage = try #require(pilot.display.damages.last)
        #expect(damage.rects.reduce(0) { $0 + $1.size.area } == 2)
        // What changes nothing that is seen shows no frame.
        series.append(.nan)
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
    }

    @Test func theValueUnderThePointerIsPosted() async {
        let sparkline = Sparkline(PlotSeries(values: [3, 5, 7]))
        sparkline.allowsSelection = true
        sparkline.showsValue = true
        let pilot = await start(sparkline, columns: 16)
        await pilot.move(column: 2, row: 0)
        #expect(pilot.events(DatumHighlighted.self).last?.datum?.value == 5)
        #expect(pilot.screen.contains("5"))
        await pilot.click(column: 3, row: 0)
        #expect(pilot.events(DatumSelected.self).map(\.datum.index) == [2])
        await pilot.press("home", "enter")
        #expect(pilot.events(DatumSelected.self).last?.datum.value == 3)
        await pilot.press("right")
        #expect(sparkline.highlightedDatum?.index == 1)
    }

    @Test func itSaysWhatItShowsInASentence() {
        let values = (0..<60).map { Double(2 + $0 * 95 / 59) }
        let sparkline = Sparkline(PlotSeries(values: values))
        sparkline.title = "CPU"
        #expect(sparkline.summary == "CPU, 60 values from 2 to 97, last 97, rising")
        #expect(Sparkline(PlotSeries("Memory")).summary == "Memory, no data")
        let flat = Sparkline(PlotSeries("Disk", values: [1204.5, 1204.5]))
        #expect(flat.summary == "Disk, 2 values all 1,204.50, steady")
    }

    @Test func withoutValuesItSaysSo() async {
        let pilot = await start(Sparkline(PlotSeries(values: [.nan])), columns: 12)
        #expect(pilot.screen.trimmingBlanks == "No data")
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let values = [3.0, 8, 5, -4, .nan, 6, 12, 9, -2, 1]
        let columns = Sparkline(PlotSeries(values: values))
        columns.numberOfRows = 2
        columns.thresholds = [PlotThreshold(10, .warning)]
        let line = Sparkline(PlotSeries(values: values), form: .line)
        line.numberOfRows = 2
        let row = Sparkline(PlotSeries(values: values))
        row.title = "CPU"
        row.showsValue = true
        row.allowsSelection = true
        let pilot = await start(
            StackView(.vertical, [columns, line, row]), columns: 27, rows: 5, look: look)
        await pilot.press("tab", "left", "left")
        #expect(
            pilot.difference(fromSnapshot: "sparkline-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 3), (6, 2), (300, 80)])
    func anySizeDoesNotTrap(columns: Int, rows: Int) async {
        for form in Sparkline.Form.allCases {
            for values in [[], [1], [.nan], [1e308, -1e308], [.leastNonzeroMagnitude, 0, -1]]
                as [[Double]]
            {
                let sparkline = Sparkline(PlotSeries(values: values), form: form)
                sparkline.title = "漢é"
                sparkline.showsValue = true
                sparkline.allowsSelection = true
                let pilot = await start(sparkline, columns: columns, rows: rows)
                await pilot.press("right", "end", "enter")
                #expect(await pilot.faults().isEmpty)
            }
        }
    }

    @Test func aSparklineIsAChartWithTheRangeOfItsValues() async {
        let chart = Sparkline(PlotSeries(values: [1, 2, 3]))
        chart.title = "CPU"
        let pilot = await start(chart)
        #expect(pilot.elementTree.contains("chart \"CPU\": 3 values from 1 to 3"))
    }
}

extension String {
    var trimmingBlanks: Substring {
        let start = drop { $0 == " " }
        return start
    }
}
