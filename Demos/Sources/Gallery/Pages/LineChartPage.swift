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
        fill(bubbles, samples.walk(240, in: 20...140, step: 0.2))
        fill(glasses, samples.walk(240, in: 0...90))
        fill(foam, samples.walk(240, in: 30...70, step: 0.3))
        let live = LineChart([bubbles, glasses, foam])
        live.accessibilityLabel = "At the bar"
        live.positionText = { Self.time(of: $0) }

        let area = LineChart([
            PlotSeries(values: samples.walk(48, in: 1...8, step: 0.2).map { $0 * $0 })
        ])
        area.fillsArea = true

        var million = (0..<1_000_000).map { Double($0 % 13) }
        million[707_106] = 88
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
            StyledText("At the bar", style: Style(attributes: .bold))
                + StyledText(
                    "  Each series has a pattern.", style: Style(foreground: .secondaryLabel)))
        let options = StackView(.horizontal, [note, switchView], spacing: 2)
        options.setFlex(1, of: note)
        options.layoutMargins = Insets(left: 1, right: 1)
        for view in [options, live, lower] as [View] { page.addArrangedSubview(view) }
        page.setCustomSpacing(1, after: live)
        let height = live.heightAnchor == 8
        height.isActive = true
        upperHeight = height
        page.setFlex(1, of: lower)
        view = page
    }

    /// The lower charts have titles of two rows, so they get more than half of the rows.
    override func viewWillLayoutSubviews() {
        upperHeight?.constant = max(8, view.bounds.height / 2 - 3)
    }

    /// Appends values, one for each second, at positions in minutes, because the axis has steps of
    /// whole minutes.
    private func fill(_ series: PlotSeries, _ values: [Double]) {
        for value in values { append(value, to: series) }
    }

    private func append(_ value: Double, to series: PlotSeries) {
        let last = series.count > 0 ? series.position(of: series.count - 1) * 60 : -1
        series.append(value, at: (last + 1).rounded() / 60)
    }

    private static func time(of minutes: Double) -> String {
        let seconds = Int((minutes * 60).rounded())
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
            append(min(max(last + (samples.next() - 0.5) * 16, 0), 140), to: series)
        }
    }
}
