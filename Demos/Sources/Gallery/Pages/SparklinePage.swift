// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let sparkline = GalleryPage(
        name: "sparkline", title: "Sparkline", group: .plots,
        summary: "Shows the trend of some numbers in a row or two.",
        hint: "Point at the first plot, or use the arrow keys on it."
    ) {
        var samples = SampleValues(seed: 5)
        let busy = samples.walk(80, in: 0...100, step: 0.3)

        let columns = Sparkline(PlotSeries(values: busy))
        let line = Sparkline(PlotSeries(values: busy), form: .line)

        let cpu = Sparkline(PlotSeries("CPU", values: busy.prefix(24)))
        cpu.title = "CPU"
        cpu.showsValue = true
        cpu.valueText = { "\(Int($0)) %" }

        let slow = Sparkline(PlotSeries(values: busy.map { $0 * 2.5 }))
        slow.thresholds = [PlotThreshold(150, .warning), PlotThreshold(200, .danger)]

        let balance = Sparkline(PlotSeries(values: samples.walk(80, in: -40...40, step: 0.4)))

        let peak = PlotSeries(values: (0..<100_000).map { $0 == 61_803 ? 97 : 4 + Double($0 % 7) })
        let gaps = Sparkline(
            PlotSeries(values: busy.enumerated().map { $0.offset % 17 < 13 ? $0.element : .nan }))

        let memory = Sparkline(PlotSeries(values: samples.walk(24, in: 20...90)), form: .line)
        memory.title = "Mem"
        memory.showsValue = true
        memory.valueText = cpu.valueText

        let chosen = Sparkline(PlotSeries("Glasses", values: busy))
        chosen.allowsSelection = true
        chosen.showsValue = true

        return ViewController(
            view: SpecimensView([
                Specimen("Selectable", "Point at a value", chosen),
                Specimen("Columns", "In eighths of a cell", tall(columns)),
                Specimen("Line", "Eight dots in a cell", tall(line)),
                Specimen("Thresholds", "At 150 and 200", tall(slow)),
                Specimen("Below zero", "Hangs from the baseline", tall(balance)),
                Specimen("Gaps", "Values are missing", tall(gaps)),
                Specimen("A row of text", "With a title and value", cpu),
                Specimen("A line of text", "With a title and value", memory),
                Specimen("A peak", "1 of 100,000 values", Sparkline(peak)),
            ]))
    }

    /// Gives a sparkline two rows.
    @MainActor
    private static func tall(_ sparkline: Sparkline) -> Sparkline {
        sparkline.numberOfRows = 2
        return sparkline
    }
}
