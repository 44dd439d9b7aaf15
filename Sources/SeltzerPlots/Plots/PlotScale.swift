// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The numbers of an axis, and their places along it.
///
/// The arithmetic accepts any finite numbers, even two numbers whose difference is infinite.
struct PlotScale: Hashable {
    let lower: Double
    let upper: Double
    let isLogarithmic: Bool

    /// Creates a scale.
    ///
    /// - Parameters:
    ///   - range: The numbers at the ends. A range of one number is widened.
    ///   - isLogarithmic: Whether the scale is logarithmic. A lower end that is not positive becomes a millionth of the
    ///     upper end.
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

    /// Returns the place of a number, from 0 to 1; the nearest end for a number outside the range.
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
            // Halves are subtracted: the difference of two large numbers would be infinite.
            fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
        }
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// Returns round numbers along the scale, at most `count`.
    func ticks(atMost count: Int) -> PlotTicks {
        isLogarithmic
            ? PlotTicks(decadesFrom: lower, to: upper, atMost: count)
            : PlotTicks(from: lower, to: upper, atMost: count)
    }

    /// Returns the narrowest scale around this one whose round numbers fall on equally spaced rows, and these numbers.
    ///
    /// - Parameters:
    ///   - rows: The rows from one end to the other.
    ///   - count: The maximum number of round numbers.
    /// - Returns: A scale and at least two numbers; nil for logarithms, and for ends without round numbers between
    ///   them.
    func fitted(toRows rows: Int, atMost count: Int) -> (scale: PlotScale, ticks: PlotTicks)? {
        guard !isLogarithmic, rows > 0 else { return nil }
        let spacing = rows / max(1, count) + 1
        return [spacing, spacing + 1].compactMap { fitted(toRows: rows, spacing: $0) }
            .min { $0.scale.upper - $0.scale.lower < $1.scale.upper - $1.scale.lower }
    }

    private func fitted(toRows rows: Int, spacing: Int) -> (scale: PlotScale, ticks: PlotTicks)? {
        guard spacing <= rows else { return nil }
        var least = (upper - lower) / Double(rows) * Double(spacing)
        // The first steps can be too short, because the lower end moves to a whole row.
        for _ in 0..<4 {
            guard let step = PlotTicks.step(atLeast: least, from: lower, to: upper) else {
                return nil
            }
            let row = step / Double(spacing)
            let low = (lower / row + 1e-9).rounded(.down) * row
            let high = low + row * Double(rows)
            let ticks = PlotTicks(from: low, to: high, step: step, atMost: rows + 1)
            if high + row / 1e6 >= upper, high.isFinite, ticks.values.count > 1 {
                return (PlotScale(low...high), ticks)
            }
            least = step * 1.5
        }
        return nil
    }
}
