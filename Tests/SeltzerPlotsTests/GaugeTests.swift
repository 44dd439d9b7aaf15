// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: GaugeArc.

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerPlots

@MainActor
@Suite struct GaugeTests {
    private func start(
        _ view: View, columns: Int = 24, rows: Int = 1, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    private static let thresholds = [PlotThreshold(70, .warning), PlotThreshold(90, .danger)]

    @Test(arguments: [0.1, 0.3, 0.47, 0.62, 0.78, 0.94])
    func noCellBelongsToBothPartsOfAnArc(fraction: Double) {
        let arc = GaugeArc(size: Size(width: 20, height: 5), fraction: fraction)
        let filled = arc.filled(with: .accent), rest = arc.rest(with: .track)
        let perCell = filled.shape.pixelsPerCell
        for y in 0..<5 {
            for x in 0..<20 {
                let hasPixels = [filled, rest].map { grid in
                    (0..<perCell.width * perCell.height).contains {
                        grid[
                            Point(
                                x: x * perCell.width + $0 % perCell.width,
                                y: y * perCell.height + $0 / perCell.width)] != nil
                    }
                }
                #expect(hasPixels != [true, true], "\(x), \(y)")
            }
        }
    }

    @Test func theBarGrowsInEighths() async {
        let gauge = Gauge("Ice", value: 0.5)
        let pilot = await start(gauge, columns: 19)
        #expect(pilot.screen == "Ice  ███▌      50 %")
        gauge.value = 0.6
        await pilot.settle()
        #expect(pilot.screen == "Ice  ████▏     60 %")
        gauge.value = 0.001
        await pilot.settle()
        #expect(pilot.screen == "Ice  ▏          0 %")
        gauge.value = .infinity
        await pilot.settle()
        #expect(pilot.screen == "Ice               –")
        gauge.value = 7
        await pilot.settle()
        #expect(pilot.screen == "Ice  ███████  100 %")
    }

    @Test func aShortBarHasATrackInsteadOfMarks() async {
        let gauge = Gauge("Disk", value: 62, in: 0...100)
        gauge.thresholds = Self.thresholds
        let pilot = await start(gauge, columns: 20, look: .noColor)
        #expect(pilot.screen == "Disk  ███──     62 %")
    }

    @Test func thresholdsHaveASignAndAColor() async {
        let gauge = Gauge("Disk", value: 42, in: 0...100)
        gauge.thresholds = Self.thresholds
        let pilot = await start(gauge, columns: 28)
        pilot.application.theme = .fathom
        await pilot.settle()
        #expect(gauge.tone == nil)
        // Marks show where the tone changes.
        #expect(pilot.screen.count { $0 == "▏" } == 2)
        let bar = Point(x: 6, y: 0)
        #expect(pilot.display.buffer[bar].foreground == Theme.fathom[.accent])
        gauge.value = 70
        await pilot.settle()
        #expect(gauge.tone == .warning)
        #expect(pilot.screen.hasSuffix("! 70 %"))
        #expect(pilot.display.buffer[bar].foreground == Theme.fathom[.warningFill])
        gauge.value = 95
        await pilot.settle()
        #expect(pilot.screen.hasSuffix("× 95 %"))
        #expect(pilot.display.buffer[bar].foreground == Theme.fathom[.dangerFill])
    }

    @Test func theArcFillsFromLeftToRight() async {
        let gauge = Gauge("Disk", value: 0, in: 0...100, form: .arc)
        let pilot = await start(gauge, columns: 20, rows: 6, look: .noColor)
        func filled() -> [Int] {
            pilot.display.buffer.description.split(
                separator: "\n", omittingEmptySubsequences: false
            ).map { $0.count { "▖▗▘▝▀▄▌▐▙▟▛▜█".contains($0) } }
        }
        #expect(filled().reduce(0, +) == 0)
        var last = 0
        for value in stride(from: 10.0, through: 100, by: 10) {
            gauge.value = value
            await pilot.settle()
            let count = filled().reduce(0, +)
            #expect(count > last)
            last = count
        }
        #expect(pilot.location(of: "100 %") != nil)
        #expect(pilot.location(of: "Disk")?.y == 5)
        // Both halves of a full arc are alike.
        let rows = pilot.screen.split(separator: "\n").map(Array.init)
        #expect(rows[4].prefix(3).count { $0 == " " } == 0)
    }

    @Test func aChangeDamagesOnlyTheCellsThatDiffer() async throws {
        let gauge = Gauge("Ice", value: 0.5)
        gauge.valueText = { _ in "x" }
        let pilot = await start(gauge, columns: 60, rows: 1)
        let frames = pilot.display.frameCount
        gauge.value = 0.51
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
        let damage = try #require(pilot.display.damages.last)
        #expect(damage.rects.reduce(0) { $0 + $1.size.area } <= 3)
        gauge.value = 0.51
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
    }

    @Test func itSaysWhatItShowsInASentence() {
        let gauge = Gauge("Disk", value: 91, in: 0...100)
        gauge.thresholds = Self.thresholds
        gauge.valueText = { "\(Int($0)) GB" }
        #expect(gauge.summary == "Disk, 91 GB, from 0 GB to 100 GB, danger")
        gauge.value = nil
        #expect(gauge.summary == "Disk, no value")
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let bars = [42.0, 78, 95].map { Gauge("Disk", value: $0, in: 0...100) }
        let arcs = [62.0, 95].map { Gauge("Lime", value: $0, in: 0...100, form: .arc) }
        for gauge in bars + arcs { gauge.thresholds = Self.thresholds }
        let row = StackView(.horizontal, arcs, spacing: 2)
        let pilot = await start(
            StackView(.vertical, bars + [row]), columns: 44, rows: 9, look: look)
        #expect(pilot.difference(fromSnapshot: "gauge-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 3), (9, 3), (6, 20), (200, 60)])
    func anySizeDoesNotTrap(columns: Int, rows: Int) async {
        for form in Gauge.Form.allCases {
            for range in [0...0, -1e308...1e308, 0...1] {
                let gauge = Gauge("漢é\u{1B}[2J", value: 0.4, in: range, form: form)
                gauge.thresholds = [PlotThreshold(.nan, .danger), PlotThreshold(-9, .success)]
                let pilot = await start(gauge, columns: columns, rows: rows)
                #expect(await pilot.faults().isEmpty)
            }
        }
    }

    @Test func aGaugeIsALevelIndicatorWithItsValue() async {
        let pilot = await start(Gauge("Disk", value: 91, in: 0...100))
        #expect(pilot.elementTree.contains("level indicator \"Disk\": 91 %"))
    }
}
