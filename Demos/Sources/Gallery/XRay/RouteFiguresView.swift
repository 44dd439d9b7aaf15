// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A card with figures about the last events: their number, their time, and the number of
/// responders that they reached.
final class RouteFiguresView: Card {
    static let width = 27
    static let height = 7

    private let count = Figure("events")
    private let time = Figure("per route", hasPlot: true)
    private let rise = Figure("responders", hasPlot: true)

    init() {
        super.init(.vertical, [count, time, rise], spacing: 1)
        layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
        backgroundColor = .raised
    }

    /// Shows the figures of the newest event, and the earlier figures as columns.
    func show(_ history: RouteHistory) {
        let records = history.records.suffix(Figure.columns)
        guard let last = records.last else { return }
        let isUnicode = window?.application?.capabilities.isUnicode ?? true
        count.value = NumberFormat().string(Double(history.count))
        count.unit = history.count == 1 ? "event" : "events"
        time.value = RouteTime.text(last.trace.duration, isUnicode: isUnicode)
        time.values = records.map { $0.trace.duration / .microseconds(1) }
        rise.value = "\(last.rise)"
        rise.values = records.map { Double($0.rise) }
    }
}

/// A number with its unit, and a plot of the earlier numbers.
private final class Figure: StackView {
    /// The number of columns of a plot.
    static let columns = 4

    private let number = Label("–", style: Style(attributes: .bold), alignment: .right)
    private let plot = Sparkline(PlotSeries("", values: []))

    var value = "" { didSet { number.text = value } }

    var values: [Double] = [] {
        didSet { plot.series = [PlotSeries("", values: values)] }
    }

    var unit: String {
        get { name.text }
        set { name.text = newValue }
    }

    private let name: Label

    init(_ unit: String, hasPlot: Bool = false) {
        name = Label(unit, style: Style(foreground: .secondaryLabel))
        super.init(.horizontal, [], spacing: 1)
        plot.accessibilityLabel = unit
        for view in [number, name] { addArrangedSubview(view) }
        if hasPlot {
            addArrangedSubview(plot)
            LayoutConstraint.activate([plot.widthAnchor == Self.columns])
        }
        LayoutConstraint.activate([number.widthAnchor == 7])
        setFlex(1, of: name)
    }
}
