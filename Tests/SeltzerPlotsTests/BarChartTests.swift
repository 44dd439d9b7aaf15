// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: UprightBars, LyingBars, PlotLegend, PlotLayout.

import SeltzerBase
import SeltzerPlots
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct BarChartTests {
    private func start(
        _ view: View, columns: Int = 40, rows: Int = 8, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    private func chart(axis: Axis = .vertical) -> BarChart {
        BarChart(
            ["Mon", "Tue", "Wed"], [PlotSeries("Glasses", values: [12, 32, 8])], axis: axis)
    }

    @Test func numbersBesideTheAxisAreAtEqualDistances() async throws {
        let pilot = await start(
            BarChart(["Mon", "Tue"], [PlotSeries(values: [150, 60])]), columns: 30, rows: 7)
        let rows = try ["150", "100", "50", "0"].map { text in
            let lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            return try #require(
                lines.firstIndex { $0.dropFirst().split(separator: " ").first ?? "" == text },
                "\(text) in \(pilot.screen)")
        }
        #expect(rows == [0, 2, 4, 6])
    }

    @Test func namesOfLyingBarsAreWholeWhereThereIsRoom() async {
        let chart = BarChart(
            ["Elderflower", "Tea"], [PlotSeries(values: [12, 32])], axis: .horizontal)
        let pilot = await start(chart, columns: 32, rows: 2)
        #expect(pilot.screen.contains("Elderflower"))
    }

    @Test func lyingBarsHaveNamesAndValues() async {
        let chart = chart(axis: .horizontal)
        chart.series[0].name = ""
        let pilot = await start(chart, columns: 28, rows: 3)
        let rows = pilot.screen.split(separator: "\n").map { $0.dropFirst().prefix(26) }
        #expect(
            rows == [
                "Mon  ██████▍            12", "Tue  █████████████████  32",
                "Wed  ████▎               8",
            ])
    }

    @Test func uprightBarsStandBesideRoundNumbers() async {
        let pilot = await start(chart(), columns: 30, rows: 10)
        for text in ["Glasses", "Mon", "Tue", "Wed", "0", "20", "40"] {
            #expect(pilot.location(of: text) != nil, "\(text) in \(pilot.screen)")
        }
    }

    @Test func negativeBarsGoTheOtherWay() async {
        let chart = BarChart(
            ["a", "b"], [PlotSeries(values: [-8, 8])], axis: .horizontal)
        let pilot = await start(chart, columns: 26, rows: 2)
        let rows = pilot.screen.split(separator: "\n").map { $0.filter { $0 != "▌" && $0 != "▐" } }
        #expect(rows[0].contains("████████        "))
        #expect(rows[1].contains("        ████████"))
    }

    @Test func severalSeriesHaveShadesWithoutColor() async {
        let chart = BarChart(
            ["a", "b"],
            [PlotSeries("One", values: [8, 4]), PlotSeries("Two", values: [4, 8])],
            axis: .horizontal)
        let pilot = await start(chart, columns: 30, rows: 6, look: .noColor)
        #expect(pilot.screen.contains("██"))
        #expect(pilot.screen.contains("▒▒"))
        #expect(pilot.location(of: "▒ Two") != nil)
        let ascii = await start(chart, columns: 30, rows: 6, look: .ascii)
        #expect(ascii.location(of: "= Two") != nil)
    }

    @Test func thePointerAndTheKeysTellAndSelectABar() async {
        let chart = chart(axis: .horizontal)
        let pilot = await start(chart, columns: 30, rows: 5)
        await pilot.click(on: "Tue")
        #expect(pilot.events(DatumHighlighted.self).map(\.datum?.value) == [32])
        #expect(pilot.events(DatumSelected.self).map(\.datum.index) == [1])
        await pilot.press("down")
        #expect(chart.highlightedDatum?.value == 8)
        await pilot.press("home", "enter")
        #expect(pilot.events(DatumSelected.self).last?.datum.value == 12)
        let actions = chart.allControlEvents
        #expect(actions.isEmpty)
    }

    @Test func theKeysBesideTheGroupsMoveInsideOfAGroup() async {
        let chart = BarChart(
            ["a", "b"], [PlotSeries("One", values: [1, 2]), PlotSeries("Two", values: [3, 4])])
        let pilot = await start(chart)
        await pilot.press("right", "right", "down")
        #expect(chart.highlightedDatum == PlotDatum(series: 1, index: 1, position: 1, value: 4))
        #expect(pilot.location(of: " 4 ") != nil)
        await pilot.press("up", "up")
        #expect(chart.highlightedDatum?.series == 0)
    }

    @Test func barsThatDoNotFitAreCountedAndReachedByKeys() async {
        let chart = BarChart(
            (1...40).map { "row \($0)" }, [PlotSeries(values: (1...40).map(Double.init))],
            axis: .horizontal)
        let pilot = await start(chart, columns: 30, rows: 6)
        #expect(pilot.location(of: "+35 more") != nil)
        #expect(pilot.location(of: "row 40") == nil)
        await pilot.press("end")
        #expect(pilot.location(of: "row 40") != nil)
    }

    @Test func moreGroupsThanColumnsKeepTheirPeaks() async {
        var values = Array(repeating: 1.0, count: 10_000)
        values[7000] = 50
        let chart = BarChart([], [PlotSeries(values: values)])
        chart.range = 0...50
        let pilot = await start(chart, columns: 40, rows: 8)
        let row = Array(pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)[0])
        #expect(row.count { $0 == "█" } == 1)
    }

    @Test func itSaysWhatItShowsInASentence() {
        let chart = chart()
        chart.title = "Week"
        #expect(chart.summary == "Week: Glasses, 3 values from 8 to 32, last 8, falling")
    }

    @Test func withoutValuesTheEmptyViewIsShown() async {
        let chart = BarChart(["a"], [PlotSeries()])
        let pilot = await start(chart)
        #expect(pilot.location(of: "No data") != nil)
        chart.series[0].append(4)
        await pilot.settle()
        #expect(pilot.location(of: "No data") == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let upright = BarChart(
            ["Mon", "Tue", "Wed", "Thu"],
            [
                PlotSeries("Lemon", values: [12, 31, -8, 20]),
                PlotSeries("Cassis", values: [7, 14, -3, .nan]),
            ])
        upright.title = "Glasses"
        let lying = BarChart(
            ["root", "home", "log"], [PlotSeries(values: [41, 78, 94])], axis: .horizontal)
        lying.thresholds = [PlotThreshold(70, .warning), PlotThreshold(90, .danger)]
        let row = StackView(.horizontal, [upright, lying])
        row.distribution = .fillEqually
        let pilot = await start(row, columns: 64, rows: 10, look: look)
        await pilot.press("right")
        #expect(pilot.difference(fromSnapshot: "barChart-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 3), (9, 4), (30, 2), (300, 80)])
    func anySizeDoesNotTrap(columns: Int, rows: Int) async {
        let data: [[Double]] = [
            [], [0], [.nan], [1e308, -1e308, 0], [.leastNonzeroMagnitude],
            Array(repeating: -3, count: 500),
        ]
        for axis in [Axis.horizontal, .vertical] {
            for values in data {
                let chart = BarChart(
                    ["漢漢漢漢", "\u{1B}[2J"],
                    [PlotSeries("é", values: values), PlotSeries(values: [1])],
                    axis: axis)
                chart.title = "漢é"
                let pilot = await start(chart, columns: columns, rows: rows)
                await pilot.press("right", "down", "end", "enter", "pageup")
                await pilot.move(column: columns / 2, row: rows / 2)
                #expect(await pilot.faults().isEmpty)
            }
        }
    }
}
