// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A value at which a number changes tone.
///
/// ```swift
/// gauge.thresholds = [PlotThreshold(70, .warning), PlotThreshold(90, .danger)]
/// ```
public struct PlotThreshold: Hashable, Sendable {
    /// The least value with the tone.
    public var value: Double
    /// The tone.
    public var tone: Tone

    /// Creates a threshold.
    public init(_ value: Double, _ tone: Tone) {
        self.value = value
        self.tone = tone
    }
}

extension [PlotThreshold] {
    /// Returns the tone of the greatest threshold that a number reaches; nil if it reaches none.
    func tone(of value: Double) -> Tone? {
        filter { $0.value <= value }.max { $0.value < $1.value }?.tone
    }
}
