// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// Round numbers along an axis.
///
/// The steps are 1, 2 or 5 times a power of ten: Paul S. Heckbert, "Nice Numbers for Graph Labels", in Graphics Gems,
/// Academic Press, 1990.
struct PlotTicks: Hashable {
    private(set) var values: [Double] = []
    /// The number of decimals that tell the numbers apart; nil if the numbers are so large or small that they are
    /// written in Swift's own form.
    private(set) var decimals: Int?

    /// Returns round numbers from one number to another, both included if they are round.
    init(from lower: Double, to upper: Double, atMost count: Int) {
        // Numbers so large that their difference would be infinite are divided by 16.
        let unit = (upper - lower).isFinite ? 1.0 : 16.0
        guard let step = Self.step(from: lower / unit, to: upper / unit, atMost: count) else {
            self.init(values: [lower])
            return
        }
        self.init(from: lower, to: upper, step: step, unit: unit, atMost: max(2, count))
    }

    /// Returns round numbers along a range, at least two if the range has two.
    init(along range: ClosedRange<Double>, atMost count: Int) {
        self.init(from: range.lowerBound, to: range.upperBound, atMost: count)
        for more in count + 1...count + 3 where values.count < 2 {
            self = PlotTicks(from: range.lowerBound, to: range.upperBound, atMost: more)
        }
    }

    private init(values: [Double]) {
        self.values = values
    }

    /// Returns the multiples of a step, in units, from one number to another, both included if they are multiples.
    init(from lower: Double, to upper: Double, step: Double, unit: Double = 1, atMost count: Int) {
        // The ends may be products, which are not exact.
        var number = (lower / unit / step - 1e-9).rounded(.up)
        while values.count < count {
            var value = number * step * unit
            if value > upper, value - upper < step * unit / 1e6 { value = upper }
            value = max(value, lower)
            guard value.isFinite, value <= upper, value > values.last ?? -.infinity else { break }
            // A negative zero would be written with a sign.
            values.append(value == 0 ? 0 : value)
            number += 1
        }
        let places = max(0, -PlotMath.decade(of: step * unit * (1 + 1e-12)))
        if places <= 6, max(abs(lower), abs(upper)) < 1e15 { decimals = places }
    }

    /// Returns how many numbers stand beside an axis: about one for three rows, but four if they fit.
    static func count(inRows rows: Int) -> Int {
        max(2, min(4, rows - 1), rows / 3 + 1)
    }

    /// Returns every n-th number, so that their rows are equally far apart; all numbers if there is no such n.
    func evenlySpaced(_ row: (Double) -> Int) -> PlotTicks {
        let rows = values.map(row)
        let last = values.count - 1
        guard last > 1 else { return self }
        for step in 1...last where last % step == 0 || 2 * step <= last {
            let kept = Array(stride(from: 0, through: last, by: step))
            guard Set(zip(kept, kept.dropFirst()).map { rows[$0] - rows[$1] }).count == 1 else {
                continue
            }
            var ticks = self
            ticks.values = kept.map { values[$0] }
            return ticks
        }
        return self
    }

    /// Returns powers of ten, at equal distances.
    init(decadesFrom lower: Double, to upper: Double, atMost count: Int) {
        let first = PlotMath.decade(of: lower), last = PlotMath.decade(of: upper)
        let step = max(1, (last - first) / max(1, count - 1) + 1)
        values = stride(from: first, through: last, by: last - first < count ? 1 : step)
            .map(PlotMath.powerOfTen).filter { $0 >= lower && $0 <= upper && $0.isFinite }
        if first >= -6, last < 15 { decimals = 0 }
    }

    /// Returns the distance between round numbers; nil if the range is empty or too narrow.
    static func step(from lower: Double, to upper: Double, atMost count: Int) -> Double? {
        step(atLeast: (upper - lower) / Double(max(1, count - 1)), from: lower, to: upper)
    }

    /// Returns the least distance between round numbers that is not less than a given distance; nil if there is none.
    static func step(atLeast least: Double, from lower: Double, to upper: Double) -> Double? {
        guard least.isFinite, least > 0 else { return nil }
        let step = nice(least)
        guard step.isNormal, upper + step > upper, (lower / step).magnitude < 1e15 else {
            return nil
        }
        return step
    }

    /// Returns the least round number that is not less than a positive number.
    private static func nice(_ value: Double) -> Double {
        let power = PlotMath.powerOfTen(PlotMath.decade(of: value))
        let part = value / power
        let slack = 1 + 1e-9
        return (part <= slack ? 1 : part <= 2 * slack ? 2 : part <= 5 * slack ? 5 : 10) * power
    }

    /// Returns a number of the axis as text, with grouped digits.
    func text(_ value: Double) -> String {
        guard let decimals else { return "\(value)" }
        // Powers of ten below 1 need decimals, and powers above 1 do not.
        let isSmall = decimals == 0 && value != 0 && abs(value) < 1
        let places = isSmall ? -PlotMath.decade(of: abs(value)) : decimals
        return NumberFormat(decimals: min(places, 6)).string(value)
    }
}
