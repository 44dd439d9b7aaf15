// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LinePlotter, PlotSummary.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls
@testable import SeltzerPlots

@MainActor
@Suite struct LineChartTests {
    private func start(
        _ view: View, columns: Int = 40, rows: Int = 10, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func sixLinesHaveShapesOfTheirOwn() async {
        let names = ["a", "b", "c", "d", "e", "f"]
        let chart = LineChart(names.map { PlotSeries($0, values: [1, 2, 3]) })
        let pilot = await start(chart, columns: 60, look: .noColor)
        let legend = pilot.screen.split(separator: "\n")[0]
        let samples = legend.split { "abcdef".contains($0) }.map { $0.filter { $0 != " " } }
        #expect(Set(samples).count == names.count, "\(legend)")
    }

    @Test func roundNumbersStandBesideTheAxes() async {
        let chart = LineChart([PlotSeries(values: (0...100).map { Double($0) * 0.97 })])
        let pilot = await start(chart)
        for text in ["100", "50", "0"] { #expect(pilot.location(of: text) != nil) }
        #expect(pilot.location(of: "100")?.y == 0)
        // Without room the numbers go first, and then everything but the line.
        await pilot.resize(columns: 9, rows: 2)
        #expect(pilot.location(of: "50") == nil)
    }

    @Test func twoPeaksOfAMillionValuesAreSeen() async {
        let series = PlotSeries("Load")
        for index in 0..<1_000_000 {
            series.append(index == 271_828 ? -50 : index == 707_106 ? 100 : 20)
        }
        let chart = LineChart([series])
        chart.showsAxes = false
        let pilot = await start(chart, columns: 42, rows: 9)
        // The plot has 40 columns between the bars of the focus, below the row of the legend.
        let rows = pilot.screen.split(separator: "\n").map { Array($0.dropFirst().prefix(40)) }
        #expect(rows[1].count { $0 != " " } == 1)
        #expect(rows[8].count { $0 != " " } == 1)
        #expect(rows[1].firstIndex { $0 != " " } == Int(40 * 0.707106))
        #expect(rows[8].firstIndex { $0 != " " } == Int(40 * 0.271828))
    }

    @Test func linesAreToldApartWithoutColor() async throws {
        let chart = LineChart(
            (0..<4).map { PlotSeries("s\($0)", values: Array(repeating: Double($0), count: 99)) })
        chart.showsAxes = false
        let pilot = await start(chart, columns: 60, rows: 13, look: .noColor)
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .map { Set($0.dropFirst().filter { $0 != " " && $0 != "▐" }) }
            .dropFirst().filter { !$0.isEmpty }
        #expect(rows.count == 4)
        #expect(Set(rows).count == 4)
        let areFaint = try ["s0", "s1", "s2", "s3"].map { name in
            let place = try #require(pilot.location(of: name)).offsetBy(dx: -5, dy: 0)
            return pilot.display.buffer[place].style.attributes.contains(.dim)
        }
        #expect(areFaint == [false, false, true, true])
        let ascii = await start(chart, columns: 60, rows: 13, look: .ascii)
        for sign in ["* s0", "o s1", "x s2", "+ s3"] { #expect(ascii.location(of: sign) != nil) }
    }

    @Test func aValueThatIsNoNumberIsAGap() async {
        let chart = LineChart([
            PlotSeries(values: (0..<80).map { (30..<50).contains($0) ? .nan : 5 })
        ])
        chart.showsAxes = false
        let pilot = await start(chart, columns: 42, rows: 3)
        let row = Array(pilot.screen.split(separator: "\n")[1].dropFirst())
        #expect(row[5] != " ")
        #expect(row[20] == " ")
        #expect(row[35] != " ")
    }

    @Test func aLabelAtTheCrosshairTellsTheValueUnderThePointer() async {
        let series = PlotSeries("Load", values: (0..<70).map { Double($0 % 7) })
        let chart = LineChart([series])
        chart.positionText = { "t\(Int($0))" }
        let pilot = await start(chart, columns: 50, rows: 10)
        await pilot.move(column: 20, row: 4)
        let datum = pilot.events(DatumHighlighted.self).last?.datum
        #expect(datum != nil)
        #expect(pilot.location(of: "t\(Int(datum?.position ?? -1))  ") != nil)
        #expect(pilot.location(of: "│") != nil)
        await pilot.click(column: 20, row: 4)
        #expect(pilot.events(DatumSelected.self).map(\.datum) == [datum])
        await pilot.press("left")
        #expect(chart.highlightedDatum?.index == (datum?.index ?? 0) - 1)
        await pilot.press("end")
        #expect(chart.highlightedDatum?.index == 69)
    }

    @Test func theHighlightGoesWithTheFocusOrThePointer() async {
        let chart = LineChart([PlotSeries(values: [1, 2, 3])])
        let button = Button("Other")
        let pilot = await start(StackView(.vertical, [chart, button]))
        await pilot.press("end")
        #expect(chart.highlightedDatum?.value == 3)
        button.becomeFirstResponder()
        await pilot.settle()
        #expect(chart.highlightedDatum == nil)
        #expect(pilot.events(DatumHighlighted.self).last?.datum == nil)
    }

    @Test func upAndDownMoveBetweenTheLines() async {
        let chart = LineChart([
            PlotSeries("One", values: [1, 2, 3]), PlotSeries("Two", values: [4, 5, 6]),
        ])
        let pilot = await start(chart)
        await pilot.press("right", "right", "down")
        #expect(chart.highlightedDatum == PlotDatum(series: 1, index: 1, position: 1, value: 5))
        await pilot.press("up", "pageup")
        #expect(chart.highlightedDatum?.value == 1)
    }

    @Test func keysThatLeadNowhereAreLeftToOthers() async {
        let chart = LineChart([PlotSeries(values: [1, 2, 3])])
        let first = Button("First")
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [first, chart])), columns: 40, rows: 10
        )
        var passed: [Key] = []
        first.superview?.on { (event: KeyEvent) in
            passed.append(event.press.key)
            return .stop
        }
        chart.becomeFirstResponder()
        await pilot.press("right", "up", "left", "down")
        #expect(passed == [.up, .down])
        #expect(chart.highlightedDatum?.index == 0)
    }

    @Test func aDatumKeepsItsHighlightWhileTheSeriesMovesOn() async {
        let series = PlotSeries(values: (0..<50).map(Double.init), limit: 50)
        let chart = LineChart([series])
        let pilot = await start(chart)
        await pilot.press("end")
        for value in 50..<60 { series.append(Double(value)) }
        await pilot.settle()
        #expect(chart.highlightedDatum?.value == 49)
        #expect(chart.highlightedDatum?.index == 39)
        for value in 60..<120 { series.append(Double(value)) }
        await pilot.settle()
        #expect(chart.highlightedDatum == nil)
    }

    @Test func anAppendDamagesOnlyTheCellsThatDiffer() async throws {
        let series = PlotSeries(values: (0..<30).map { _ in 5.0 })
        let chart = LineChart([series])
        chart.range = 0...10
        chart.positions = 0...100
        let pilot = await start(chart, columns: 100, rows: 20)
        let frames = pilot.display.frameCount
        series.append(5)
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
        let damage = try #require(pilot.display.damages.last)
        #expect(damage.rects.reduce(0) { $0 + $1.size.area } <= 4)
        // A million values that are drawn where a line is already cost no cell.
        for _ in 0..<1000 { series.append(5, at: 30) }
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
    }

    @Test func aLogarithmicAxisHasPowersOfTen() async {
        let chart = LineChart([PlotSeries(values: [1, 10, 100, 1000, 0, -5, 10_000])])
        chart.isLogarithmic = true
        chart.range = 1...10_000
        let pilot = await start(chart, columns: 40, rows: 14)
        for text in ["1", "10", "100", "1,000", "10,000"] {
            #expect(pilot.location(of: text) != nil, "\(text) in \(pilot.screen)")
        }
    }

    @Test func itSaysWhatItShowsInASentence() {
        let chart = LineChart([
            PlotSeries("CPU", values: (0..<60).map { Double(97 - $0) }),
            PlotSeries("Memory", values: [1]),
        ])
        #expect(
            chart.summary == "CPU, 60 values from 38 to 97, last 38, falling; Memory, 1 value, 1")
        chart.title = "Host"
        #expect(chart.summary.hasPrefix("Host: CPU, 60 values"))
        #expect(LineChart().summary == "no data")
    }

    @Test func withoutValuesTheEmptyViewIsShown() async {
        let series = PlotSeries()
        let chart = LineChart([series])
        chart.emptyView = ContentUnavailableView("No load yet")
        let pilot = await start(chart)
        #expect(pilot.location(of: "No load yet") != nil)
        series.append(1)
        await pilot.settle()
        #expect(pilot.location(of: "No load yet") == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let wave = (0..<120).map { (index: Int) -> Double in
            let swing = Double(index * index % 61)
            return swing / 2 + Double(index) / 3
        }
        let chart = LineChart([
            PlotSeries("Load", values: wave), PlotSeries("Mean", values: wave.map { $0 / 2 }),
            PlotSeries("Least", values: wave.indices.map { Double($0) / 8 }),
        ])
        chart.title = "Host"
        chart.fillsArea = true
        let pilot = await start(chart, columns: 64, rows: 14, look: look)
        await pilot.press("home", "pagedown", "pagedown", "pagedown")
        #expect(pilot.difference(fromSnapshot: "lineChart-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 3), (9, 4), (30, 2), (300, 80)])
    func anySizeDoesNotTrap(columns: Int, rows: Int) async {
        let data: [[Double]] = [
            [], [0], [.nan], [1e308, -1e308, .infinity], [.leastNonzeroMagnitude, 0],
            (0..<5000).map { Double($0 % 17) * 1e300 },
        ]
        for values in data {
            for isLogarithmic in [false, true] {
                let series = PlotSeries("漢é\u{1B}[2J", values: values)
                series.append(4, at: 1e308)
                let chart = LineChart([series, PlotSeries("b", values: [1])])
                chart.title = "漢é"
                chart.fillsArea = true
                chart.isLogarithmic = isLogarithmic
                let pilot = await start(chart, columns: columns, rows: rows)
                await pilot.press("right", "down", "end", "enter", "pageup")
                await pilot.move(column: columns / 2, row: rows / 2)
                #expect(await pilot.faults().isEmpty)
            }
        }
    }
}
