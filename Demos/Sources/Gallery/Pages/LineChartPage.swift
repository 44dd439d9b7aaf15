// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let lineChart = GalleryPage(
        name: "line-chart", title: "Line chart", group: .plots,
        summary: "Shows how numbers change, with axes and a legend.",
        hint: "Point at a line, or move with the arrow keys.", fillsRoom: true, neededRows: 20
    ) {
        LineChartPageController()
    }
}

/// Shows charts, one of which grows.
private final class LineChartPageController: ViewController {
    private var samples = SampleValues(seed: 11)
    private let bubbles = PlotSeries("Bubbles", limit: 240)
    private let glasses = PlotSeries("Glasses", limit: 240)
    private let foam = PlotSeries("Foam", limit: 240)
    private lazy var switchView = Switch("&Live") { [weak self] in self?.setLive($0.isOn) }
    private let page = StackView(.vertical)
    private var upperHeight: LayoutConstraint?
    private var upperChart: LineChart?

    override func loadView() {
        bubbles.append(contentsOf: samples.walk(240, in: 20...140, step: 0.2))
        glasses.append(contentsOf: samples.walk(240, in: 0...90))
        foam.append(contentsOf: samples.walk(240, in: 30...70, step: 0.3))
        let live = LineChart([bubbles, glasses, foam])
        live.title = "At the bar"
        live.positionText = { Self.time(of: $0) }

        let area = LineChart([
            PlotSeries(values: samples.walk(400, in: 0...8, step: 0.1).map { $0 * $0 })
        ])
        area.fillsArea = true

        var million = (0..<1_000_000).map { Double($0 % 13) }
        million[707_106] = 96
        million[271_828] = -31
        let peak = LineChart([PlotSeries(values: million)])

        let few = LineChart([
            PlotSeries("2025", values: [3, 5, 4, 8, 12, 11]),
            PlotSeries("2026", values: [14, 18, 16, 24, .nan, 27]),
        ])
        few.positionText = { ["Jan", "Feb", "Mar", "Apr", "May", "Jun"][Int($0)] }

        let lower = FillingSpecimensView([
            Specimen("Area", "Filled down to zero", area),
            Specimen("A million values", "Both peaks are visible", peak),
            Specimen("Few values", "With a gap", few),
        ])
        let note = Label(
            "Each series has a pattern of its own.", style: Style(foreground: .secondaryLabel))
        let options = StackView(.horizontal, [note, switchView], spacing: 2)
        options.setFlex(1, of: note)
        options.layoutMargins = Insets(left: 1)
        for view in [options, live, lower] as [View] { page.addArrangedSubview(view) }
        let height = live.height == 9
        height.isActive = true
        upperChart = live
        upperHeight = height
        page.setFlex(1, of: lower)
        view = page
    }

    /// The lower charts have titles of two rows: they get more than half of the rows.
    override func viewWillLayoutSubviews() {
        let rows = view.bounds.height
        upperHeight?.constant = max(9, rows / 2 - 3)
        upperChart.map { page.setCustomSpacing(rows >= 24 ? 1 : 0, after: $0) }
    }

    private static func time(of position: Double) -> String {
        let seconds = Int(position)
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }

    private var isLive = false

    private func setLive(_ isLive: Bool) {
        self.isLive = isLive
        guard isLive, let clock = window?.application?.clock else { return }
        task { [weak self] in
            while self?.isLive == true, !Task.isCancelled {
                guard (try? await clock.sleep(for: .milliseconds(250))) != nil else { return }
                self?.append()
            }
        }
    }

    private func append() {
        for series in [bubbles, glasses, foam] {
            let last = series.last ?? 50
            series.append(min(max(last + (samples.next() - 0.5) * 16, 0), 140))
        }
    }
}
