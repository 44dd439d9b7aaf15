// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The numbers of an axis, and their places along it.
///
/// The arithmetic takes any finite numbers, also those whose difference is infinite.
struct PlotScale: Hashable {
    let lower: Double
    let upper: Double
    let isLogarithmic: Bool

    /// Creates a scale.
    ///
    /// - Parameters:
    ///   - range: The numbers at the ends. A range of one number is widened.
    ///   - isLogarithmic: Whether places are those of logarithms. A lower end that is not positive becomes a millionth
    ///     of the upper one.
    init(_ range: ClosedRange<Double>, isLogarithmic: Bool = false) {
        let most = Double.greatestFiniteMagnitude
        var lower = max(range.lowerBound, -most), upper = min(range.upperBound, most)
        self.isLogarithmic = isLogarithmic && upper > 0
        if self.isLogarithmic, lower <= 0 { lower = max(upper / 1e6, .leastNormalMagnitude) }
        if lower >= upper {
            if self.isLogarithmic {
                (lower, upper) = (lower / 10, min(upper * 10, most))
            } else {
                let room = max(abs(lower) / 10, lower == 0 ? 1 : .leastNormalMagnitude)
                (lower, upper) = (max(lower - room, -most), min(upper + room, most))
            }
        }
        (self.lower, self.upper) = (lower, upper)
    }

    /// Returns the place of a number, from 0 to 1; the nearest end for a number beyond it.
    ///
    /// - Returns: The place; nil for a number that is not finite, or has no logarithm.
    func fraction(of value: Double) -> Double? {
        guard value.isFinite else { return nil }
        let fraction: Double
        if isLogarithmic {
            guard value > 0 else { return nil }
            let low = PlotMath.log2(lower)
            fraction = (PlotMath.log2(value) - low) / (PlotMath.log2(upper) - low)
        } else {
            // Halves: the difference of two large numbers would be infinite.
            fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
        }
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// Returns the number at a place of a linear scale.
    func value(at fraction: Double) -> Double {
        lower * (1 - fraction) + upper * fraction
    }

    /// Returns round numbers along the scale, at most so many.
    func ticks(atMost count: Int) -> PlotTicks {
        isLogarithmic
            ? PlotTicks(decadesFrom: lower, to: upper, atMost: count)
            : PlotTicks(from: lower, to: upper, atMost: count)
    }

    /// Returns the scale with ends that are round numbers.
    func rounded(toTicks count: Int) -> PlotScale {
        guard !isLogarithmic, let step = PlotTicks.step(from: lower, to: upper, atMost: count)
        else { return self }
        let low = (lower / step).rounded(.down) * step, high = (upper / step).rounded(.up) * step
        guard low.isFinite, high.isFinite, low < high else { return self }
        return PlotScale(low...high)
    }
}
