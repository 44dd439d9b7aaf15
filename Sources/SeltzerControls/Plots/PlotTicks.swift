// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Round numbers along an axis.
///
/// The steps are 1, 2 or 5 times a power of ten: Paul S. Heckbert, "Nice Numbers for Graph Labels", in Graphics Gems,
/// Academic Press, 1990.
struct PlotTicks: Hashable {
    private(set) var values: [Double] = []
    /// The number of decimals that tell the numbers apart; nil if they are so large or small that they have Swift's
    /// own form.
    private(set) var decimals: Int?

    /// Returns round numbers from one number to another, both included if they are round.
    init(from lower: Double, to upper: Double, atMost count: Int) {
        // A sixteenth, where the numbers are so large that their difference would be infinite.
        let unit = (upper - lower).isFinite ? 1.0 : 16.0
        guard let step = Self.step(from: lower / unit, to: upper / unit, atMost: count) else {
            values = [lower]
            return
        }
        var number = (lower / unit / step).rounded(.up)
        while values.count < max(2, count) {
            var value = number * step * unit
            // The product may be the next number after the end.
            if value > upper, value - upper < step * unit / 1e6 { value = upper }
            guard value.isFinite, value <= upper, value > values.last ?? -.infinity else { break }
            // Not a negative zero, which would be written with a sign.
            values.append(value == 0 ? 0 : value)
            number += 1
        }
        let places = max(0, -PlotMath.decade(of: step * unit * (1 + 1e-12)))
        if places <= 6, max(abs(lower), abs(upper)) < 1e15 { decimals = places }
    }

    /// Returns the number of numbers beside an axis: about one for three rows, and four if there is room for them.
    static func count(inRows rows: Int) -> Int {
        max(2, min(4, rows - 1), rows / 3 + 1)
    }

    /// Returns powers of ten, at equal distances.
    init(decadesFrom lower: Double, to upper: Double, atMost count: Int) {
        let first = PlotMath.decade(of: lower), last = PlotMath.decade(of: upper)
        let step = max(1, (last - first) / max(1, count - 1) + 1)
        values = stride(from: first, through: last, by: last - first < count ? 1 : step)
            .map(PlotMath.powerOfTen).filter { $0 >= lower && $0 <= upper && $0.isFinite }
        if first >= -6, last < 15 { decimals = 0 }
    }

    /// Returns the distance of round numbers; nil if there is none, because the range is empty or too narrow.
    static func step(from lower: Double, to upper: Double, atMost count: Int) -> Double? {
        let range = upper - lower
        guard range.isFinite, range > 0 else { return nil }
        let step = nice(range / Double(max(1, count - 1)))
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
        // Powers of ten below 1 need decimals that those above do not.
        let isSmall = decimals == 0 && value != 0 && abs(value) < 1
        let places = isSmall ? -PlotMath.decade(of: abs(value)) : decimals
        return NumberFormat(decimals: min(places, 6)).string(value)
    }
}
