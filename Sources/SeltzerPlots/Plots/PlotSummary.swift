// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// Describes a plot in a sentence, for users who do not see the plot.
@MainActor
struct PlotSummary {
    /// Returns the text of a value.
    let text: (Double) -> String

    /// Returns a sentence about each series, such as `CPU, 60 values from 2 to 97, last 41, rising`.
    ///
    /// - Parameter name: The name that a reader hears before the sentence; a series of this name is
    ///   not named again.
    func sentence(title: String, series: [PlotSeries], named name: String = "") -> String {
        let parts = series.map { clause($0, isNamed: $0.name != name) }
        let names =
            title.isEmpty
            ? "" : series.count == 1 && series[0].name.isEmpty ? "\(title), " : "\(title): "
        return parts.isEmpty ? "\(names)no data" : names + parts.joined(separator: "; ")
    }

    private func clause(_ series: PlotSeries, isNamed: Bool) -> String {
        let name = series.name.isEmpty || !isNamed ? "" : "\(series.name), "
        guard let extent = series.extent, let last = lastFinite(series) else {
            return name + "no data"
        }
        let count = NumberFormat().string(series.count)
        guard series.count > 1 else { return "\(name)1 value, \(text(last))" }
        let (least, greatest) = (text(extent.lowerBound), text(extent.upperBound))
        // Values that differ less than their texts show are equal for a reader.
        guard least != greatest else { return "\(name)\(count) values all \(text(last)), steady" }
        return "\(name)\(count) values from \(least) to \(greatest), last \(text(last)), "
            + trend(of: series, in: extent)
    }

    private func lastFinite(_ series: PlotSeries) -> Double? {
        (0..<min(series.count, 64)).lazy.map { series[series.count - 1 - $0] }.first { $0.isFinite }
    }

    /// Returns the direction of the last values: compares the mean of the last tenth with the mean of the tenth before
    /// it.
    ///
    /// At most 64 values count, so that the sentence about a million values costs no more. The means must differ by a
    /// twentieth of the whole range.
    private func trend(of series: PlotSeries, in extent: ClosedRange<Double>) -> String {
        let width = max(1, min(series.count / 10, 32))
        guard let last = mean(of: series, from: series.count - width, count: width),
            let earlier = mean(of: series, from: series.count - 2 * width, count: width)
        else { return "steady" }
        let room = extent.upperBound / 20 - extent.lowerBound / 20
        if last - earlier > room { return "rising" }
        return earlier - last > room ? "falling" : "steady"
    }

    private func mean(of series: PlotSeries, from start: Int, count: Int) -> Double? {
        let values = (max(0, start)..<max(0, start + count)).map { series[$0] }.filter(\.isFinite)
        guard !values.isEmpty else { return nil }
        return values.reduce(0) { $0 + $1 / Double(values.count) }
    }
}
