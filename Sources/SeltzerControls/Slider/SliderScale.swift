// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The values of a slider, and where on its track they lie: arithmetic that takes any number.
struct SliderScale: Equatable {
    /// The least value.
    var minimum = 0.0 {
        didSet {
            minimum = Self.finite(minimum, else: oldValue)
            // Only where it is another one: each would set the other for ever.
            if maximum < minimum { maximum = minimum }
        }
    }
    /// The greatest value.
    var maximum = 1.0 {
        didSet {
            maximum = Self.finite(maximum, else: oldValue)
            if minimum > maximum { minimum = maximum }
        }
    }
    /// The distance of two values; 0 for any.
    var step = 0.0 {
        didSet { step = max(0, Self.finite(step, else: oldValue)) }
    }

    private static func finite(_ value: Double, else old: Double) -> Double {
        if value.isNaN { return old }
        return min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    /// Returns the value nearest to a number that the slider can have; nil for one that is none.
    func value(nearestTo value: Double) -> Double? {
        guard !value.isNaN else { return nil }
        let value = min(max(value, minimum), maximum)
        guard step > 0, value < maximum else { return value }
        let steps = (value / step - minimum / step).rounded()
        guard steps.isFinite else { return value }
        let snapped = minimum + steps * step
        // Where the last step is a short one its end counts too.
        if snapped > maximum || maximum - value < abs(value - snapped) { return maximum }
        return snapped
    }

    /// Returns how far along the track a value lies, from 0 to 1.
    func fraction(of value: Double) -> Double {
        // Halved, so that no difference is infinite.
        let length = maximum / 2 - minimum / 2
        guard length > 0 else { return 0 }
        return min(max((value / 2 - minimum / 2) / length, 0), 1)
    }

    /// Returns the value so far along the track.
    func value(atFraction fraction: Double) -> Double {
        guard fraction > 0 else { return minimum }
        guard fraction < 1 else { return maximum }
        return value(nearestTo: minimum * (1 - fraction) + maximum * fraction) ?? minimum
    }

    /// Returns the value that a move leads to: an item is a step, or a hundredth of the track; a page ten of them, or a
    /// tenth of the track where that is more.
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
        // A number so large that a step is lost in it.
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

    /// Returns the cell of a track that a value lies in, from 0.
    func cell(of value: Double, length: Int) -> Int {
        guard length > 1 else { return 0 }
        return Int((fraction(of: value) * Double(length - 1)).rounded()).clamped(0, length - 1)
    }

    /// Returns the value in the middle of a cell; the nearest end's beyond the track.
    func value(atCell cell: Int, length: Int) -> Double {
        guard length > 1 else { return minimum }
        return value(atFraction: Double(cell.clamped(0, length - 1)) / Double(length - 1))
    }

    // MARK: Text

    /// Returns a value as text, with as many decimals as tell two steps apart.
    func text(_ value: Double) -> String { DecimalText(value, places: places).description }

    private var places: Int {
        // A hundredth of the track, where there are no steps.
        var unit = smallStep
        guard unit > 0 else { return 0 }
        for places in 0..<6 {
            if abs(unit - unit.rounded()) < 1e-6 || step == 0 && unit >= 1 { return places }
            unit *= 10
        }
        return 6
    }
}
