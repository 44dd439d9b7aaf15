// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Powers and logarithms, which the standard library does not have.
enum PlotMath {
    /// Returns a power of ten; 0 or infinite beyond the range of numbers.
    static func powerOfTen(_ exponent: Int) -> Double {
        // Parsing is exact; repeated products would add up their errors.
        Double("1e\(exponent)") ?? (exponent < 0 ? 0 : .infinity)
    }

    /// Returns the greatest whole exponent whose power of ten is not more than a positive number.
    static func decade(of value: Double) -> Int {
        guard value > 0, value.isFinite else { return 0 }
        var exponent = Int((Double(value.exponent) * 0.301029995663981195).rounded(.down))
        while exponent < 308, powerOfTen(exponent + 1) <= value { exponent += 1 }
        while exponent > -324, powerOfTen(exponent) > value { exponent -= 1 }
        return exponent
    }

    /// Returns the logarithm to base 2 of a positive number.
    ///
    /// The method is the series of the inverse hyperbolic tangent, for the significand, which is between 1 and 2.
    static func log2(_ value: Double) -> Double {
        guard value > 0, value.isFinite else { return value > 0 ? value : -.infinity }
        let z = (value.significand - 1) / (value.significand + 1)
        var term = z, sum = 0.0, divisor = 1.0
        while term > 1e-17 {
            sum += term / divisor
            term *= z * z
            divisor += 2
        }
        return Double(value.exponent) + 2 * sum / 0.693147180559945309
    }

    /// Returns the cosine and the sine of an angle from 0 to π.
    static func unitVector(_ angle: Double) -> (x: Double, y: Double) {
        // The series converge fast near 0, so the angle is measured from the right angle.
        let rest = Double.pi / 2 - angle
        var cosine = 0.0, sine = 0.0, term = 1.0
        for step in 0..<24 {
            switch step % 4 {
            case 0: cosine += term
            case 1: sine += term
            case 2: cosine -= term
            default: sine -= term
            }
            term *= rest / Double(step + 1)
        }
        return (x: sine, y: cosine)
    }
}
