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
            PlotSeries("2025", values: [3, 8, 7, 12, 18, 17]),
            PlotSeries("2026", values: [5, 6, 11, 10, .nan, 23]),
        ])
        few.positionText = { ["Jan", "Feb", "Mar", "Apr", "May", "Jun"][Int($0)] }

        let lower = FillingSpecimensView([
            Specimen("Area", "Filled down to zero", area),
            Specimen("A million values", "Both peaks are seen", peak),
            Specimen("Few values", "Signs, and a gap", few),
        ])
        let top = SpecimenView(
            Specimen("Three series", "Each with a pattern of its own", live), fills: true)
        for view in [top, switchView, lower] as [View] { page.addArrangedSubview(view) }
        let height = top.height == 10
        height.isActive = true
        upperHeight = height
        page.setFlex(1, of: lower)
        view = page
    }

    /// Half of the rows for the upper chart, and a row of air before the lower ones where they are high.
    override func viewWillLayoutSubviews() {
        let rows = view.bounds.height
        upperHeight?.constant = max(10, rows / 2 - 1)
        page.setCustomSpacing(rows >= 24 ? 1 : 0, after: switchView)
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
