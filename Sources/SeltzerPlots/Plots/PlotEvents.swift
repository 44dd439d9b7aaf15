// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// One value of a plot, which the user points at or chooses.
public struct PlotDatum: Hashable, Sendable {
    /// The index of the series in the plot.
    public let series: Int
    /// The index of the value in its series; in a series with a limit, it falls while old values are dropped.
    public let index: Int
    /// The position of the value along the axis.
    public let position: Double
    /// The value.
    public let value: Double

    /// Creates a datum.
    public init(series: Int, index: Int, position: Double, value: Double) {
        self.series = series
        self.index = index
        self.position = position
        self.value = value
    }
}

/// The user pointed at a value of a plot, by the pointer or by keys; posted by the plot, whose own handlers run first.
///
/// The value is nil when the pointer or the focus leaves, even if the program moves the focus. Setting new series posts
/// nothing.
public struct DatumHighlighted: RoutedEvent, Hashable, Sendable {
    /// The value; nil if the pointer left the plot.
    public let datum: PlotDatum?

    /// Creates an event.
    public init(datum: PlotDatum?) {
        self.datum = datum
    }
}

/// The user chose a value of a plot, by a click or by Enter; posted by the plot, whose own handlers run first.
public struct DatumSelected: RoutedEvent, Hashable, Sendable {
    /// The value.
    public let datum: PlotDatum

    /// Creates an event.
    public init(datum: PlotDatum) {
        self.datum = datum
    }
}
