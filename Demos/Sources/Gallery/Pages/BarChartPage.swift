// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let barChart = GalleryPage(
        name: "bar-chart", title: "Bar chart", group: .plots,
        summary: "Compares named numbers in vertical or horizontal bars.",
        hint: "Point at a bar, or use the arrow keys; Enter selects.", fillsRoom: true,
        neededRows: 16
    ) {
        let days = BarChart(
            ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
            [
                PlotSeries("Lemon", values: [42, 38, 51, 47, 88, 121, 96]),
                PlotSeries("Cassis", values: [18, 24, 22, 31, 54, 77, 49]),
            ])

        let drinks = BarChart(
            ["Lemon", "Cassis", "Ginger", "Rhubarb", "Plain", "Elder"],
            [PlotSeries(values: [1204, 871, 640, 322, 1533, 118])], axis: .horizontal)

        let balance = BarChart(
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"],
            [PlotSeries(values: [-12.4, -8.1, -2.5, 3.2, 9.8, 16.4, 21.7, 14.2])])

        let disks = BarChart(
            ["root", "home", "log", "media"], [PlotSeries(values: [41, 78, 94, 12])],
            axis: .horizontal)
        disks.range = 0...100
        disks.thresholds = [PlotThreshold(70, .warning), PlotThreshold(90, .danger)]
        disks.valueText = { "\(Int($0)) %" }

        let empty = BarChart([], [PlotSeries()])
        empty.emptyView = ContentUnavailableView(
            "No sales yet", message: "New glasses show here.")

        let grid = StackView(
            .vertical,
            [
                FillingSpecimensView([
                    Specimen("Two series", "Side by side in groups", days),
                    Specimen("Below zero", "Bars hang from the baseline", balance),
                ]),
                FillingSpecimensView([
                    Specimen("Horizontal", "With values at the end", drinks),
                    Specimen("Thresholds", "Colored by value", disks),
                    Specimen("Empty", "Says how data comes", empty),
                ]),
            ], spacing: 1)
        grid.distribution = .fillEqually
        return ViewController(view: grid)
    }
}
