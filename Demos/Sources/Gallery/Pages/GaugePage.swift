// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let gauge = GalleryPage(
        name: "gauge", title: "Gauge", group: .plots,
        summary: "Shows a number between two limits.", hint: "Move the slider."
    ) {
        let thresholds = [PlotThreshold(70, .warning), PlotThreshold(90, .danger)]

        let pressure = Gauge("Pressure", value: 62, in: 0...100, form: .arc)
        let bar = Gauge("Pressure", value: 62, in: 0...100)
        for gauge in [pressure, bar] { gauge.thresholds = thresholds }
        let slider = Slider(value: 62, in: 0...100, step: 1) { slider in
            pressure.value = slider.value
            bar.value = slider.value
        }

        let lime = Gauge("Lime", value: 94, in: 0...100, form: .arc)
        lime.thresholds = thresholds
        let unknown = Gauge("Cellar", in: 0...30, form: .arc)

        let low = Gauge("Ice", value: 0.34)
        let warm = Gauge("Heat", value: 21.5, in: -10...40)
        warm.valueText = { NumberFormat(decimals: 1).string($0) + " °C" }
        let full = Gauge("Disk", value: 78, in: 0...100)
        let over = Gauge("Load", value: 94, in: 0...100)
        for gauge in [full, over] { gauge.thresholds = thresholds }

        return ViewController(
            view: SpecimensView([
                Specimen("Set it", "Both pressures follow", slider),
                Specimen("Arc", "Half a circle", pressure),
                Specimen("Danger", "A sign and a color", lime),
                Specimen("Unknown", "No value yet", unknown),
                Specimen("Bar", "Marks the thresholds", bar),
                Specimen("Warning", "From 70", full),
                Specimen("Plain", "A part of the whole", low),
                Specimen("Unit", "From −10 to 40", warm),
                Specimen("Danger", "From 90", over),
            ]))
    }
}
