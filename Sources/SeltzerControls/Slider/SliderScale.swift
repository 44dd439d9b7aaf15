// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The values of a slider or a stepper, and their cells on a track.
///
/// The arithmetic accepts any number.
struct SliderScale: Equatable {
    /// The minimum value.
    var minimum = 0.0 {
        didSet {
            minimum = Self.finite(minimum, else: oldValue)
            // The check is needed: without it, the two observers would call each other without end.
            if maximum < minimum { maximum = minimum }
        }
    }
    /// The maximum value.
    var maximum = 1.0 {
        didSet {
            maximum = Self.finite(maximum, else: oldValue)
            if minimum > maximum { minimum = maximum }
        }
    }
    /// The distance between two values; 0 for any value.
    var step = 0.0 {
        didSet { step = max(0, Self.finite(step, else: oldValue)) }
    }

    /// Whether all values but the ends are whole steps from the minimum.
    var snaps = true

    private static func finite(_ value: Double, else old: Double) -> Double {
        if value.isNaN { return old }
        return min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    /// Returns the value that is nearest to a number; nil for NaN.
    func value(nearestTo value: Double) -> Double? {
        guard !value.isNaN else { return nil }
        let value = min(max(value, minimum), maximum)
        guard snaps, step > 0, value < maximum else { return value }
        let steps = (value / step - minimum / step).rounded()
        guard steps.isFinite else { return value }
        let snapped = minimum + steps * step
        // The maximum is a value even if it is not a whole number of steps from the minimum.
        if snapped > maximum || maximum - value < abs(value - snapped) { return maximum }
        return snapped
    }

    /// Returns the greatest value that is not above a number; the minimum if all values are.
    func value(atMost limit: Double) -> Double {
        let nearest = value(nearestTo: limit) ?? minimum
        guard snaps, step > 0, nearest - limit > tolerance, nearest > minimum else {
            return nearest
        }
        let steps = ((limit - minimum) / step).rounded(.down)
        return steps.isFinite ? max(minimum, minimum + steps * step) : max(minimum, limit)
    }

    /// Returns the least value that is not below a number; the maximum if all values are.
    func value(atLeast limit: Double) -> Double {
        let nearest = value(nearestTo: limit) ?? maximum
        guard snaps, step > 0, limit - nearest > tolerance, nearest < maximum else {
            return nearest
        }
        let steps = ((limit - minimum) / step).rounded(.up)
        return steps.isFinite ? min(maximum, minimum + steps * step) : min(maximum, limit)
    }

    /// The part of a step by which rounding may miss a value, as in three steps of 0.1.
    private var tolerance: Double { step * 1e-6 }

    /// Returns the place of a value along the track, from 0 to 1.
    func fraction(of value: Double) -> Double {
        // Halves are subtracted: the difference of two large numbers would be infinite.
        let length = maximum / 2 - minimum / 2
        guard length > 0 else { return 0 }
        return min(max((value / 2 - minimum / 2) / length, 0), 1)
    }

    /// Returns the value at a place along the track, from 0 to 1.
    func value(atFraction fraction: Double) -> Double {
        guard fraction > 0 else { return minimum }
        guard fraction < 1 else { return maximum }
        return value(nearestTo: minimum * (1 - fraction) + maximum * fraction) ?? minimum
    }

    /// Returns the value after a move.
    ///
    /// One item is one step, or a hundredth of the track without steps. One page is a tenth of the track, in whole
    /// steps.
    func value(_ move: ListMove, from value: Double) -> Double {
        switch move {
        case .first: minimum
        case .last: maximum
        case .items(let count): self.value(value, plus: Double(count), of: smallStep)
        case .pages(let count): self.value(value, plus: Double(count), of: largeStep)
        }
    }

    private func value(_ value: Double, plus count: Double, of length: Double) -> Double {
        let target = value + count * length
        // Rounding loses a small step in a large number; then the move goes to the end.
        guard target != value || count == 0 else { return count > 0 ? maximum : minimum }
        return self.value(nearestTo: target) ?? value
    }

    private var smallStep: Double {
        step > 0 ? step : maximum / 100 - minimum / 100
    }

    private var largeStep: Double {
        let tenth = maximum / 10 - minimum / 10
        guard step > 0 else { return tenth }
        let steps = (tenth / step).rounded()
        return steps.isFinite ? max(1, steps) * step : tenth
    }

    // MARK: Cells

    /// Returns the cell of a value on a track, from 0.
    func cell(of value: Double, length: Int) -> Int {
        guard length > 1 else { return 0 }
        return Int((fraction(of: value) * Double(length - 1)).rounded()).clamped(0, length - 1)
    }

    /// Returns the value of a cell; beyond the track, the value of its nearest end.
    func value(atCell cell: Int, length: Int) -> Double {
        guard length > 1 else { return minimum }
        return value(atFraction: Double(cell.clamped(0, length - 1)) / Double(length - 1))
    }

    // MARK: Text

    /// Returns a value as text, with as many decimals as the steps need.
    func text(_ value: Double) -> String { DecimalText(value, places: places).description }

    /// The decimals that the steps need; if values do not snap, also the decimals of the ends.
    var places: Int {
        guard !snaps else { return places(of: smallStep) }
        return max(places(of: smallStep), places(of: minimum), places(of: maximum))
    }

    private func places(of length: Double) -> Int {
        // Without steps the small step is a hundredth of the track.
        var unit = length.magnitude
        guard unit > 0 else { return 0 }
        for places in 0..<6 {
            if abs(unit - unit.rounded()) < 1e-6 || step == 0 && unit >= 1 { return places }
            unit *= 10
        }
        return 6
    }
}
