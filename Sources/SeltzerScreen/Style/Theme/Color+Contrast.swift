// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Color {
    /// Returns the contrast ratio with another color, from 1 to 21.
    ///
    /// The ratio is the lighter relative luminance plus 0.05, divided by the darker one plus 0.05.
    ///
    /// Source: WCAG 2.2.
    ///
    /// - Returns: nil if one of the colors is not a 24-bit color, because only the terminal knows it.
    public func contrastRatio(with other: Color) -> Double? {
        guard let first = relativeLuminance, let second = other.relativeLuminance else {
            return nil
        }
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The relative luminance, from 0 to 1 (WCAG 2.2); nil for a color that only the terminal knows.
    var relativeLuminance: Double? {
        guard case .rgb(let red, let green, let blue) = components else { return nil }
        let linear = Self.linear
        return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
    }

    /// The perceived lightness L* of CIE 1976, from 0 to 100; nil for a color that only the terminal knows.
    var lightness: Double? {
        relativeLuminance.map { luminance in
            luminance <= 0.008856
                ? 903.3 * luminance : 116 * Self.root(luminance, degree: 3) - 16
        }
    }

    /// Returns the color with a part of another one mixed in, from 0 to 1; unchanged unless both
    /// are 24-bit colors.
    ///
    /// The channels are mixed as they are stored, without regard to gamma.
    package func mixed(with other: Color, part: Double) -> Color {
        guard case .rgb(let red, let green, let blue) = components,
            case .rgb(let otherRed, let otherGreen, let otherBlue) = other.components
        else { return self }
        func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
            UInt8((Double(first) * (1 - part) + Double(second) * part).rounded())
        }
        return .rgb(mix(red, otherRed), mix(green, otherGreen), mix(blue, otherBlue))
    }

    /// Returns the color mixed with the least part of another one that fulfills a condition, in
    /// steps of a hundredth.
    ///
    /// - Parameters:
    ///   - other: The color to mix in; it is the result if no mixture fulfills the condition.
    ///   - start: The first part of the other color to try.
    ///   - isEnough: Returns whether a mixture fulfills the condition.
    func moved(
        towards other: Color, from start: Double = 0, until isEnough: (Color) -> Bool
    ) -> Color {
        var part = start
        while part < 1 {
            let color = mixed(with: other, part: part)
            if isEnough(color) { return color }
            part += 0.01
        }
        return other
    }

    /// The linear light of the 256 values of a channel of sRGB.
    static let linear: [Double] = (0..<256).map { channel in
        let value = Double(channel) / 255
        if value <= 0.04045 { return value / 12.92 }
        // x^2.4 is x² times the fifth root of x².
        let base = (value + 0.055) / 1.055
        return base * base * root(base * base, degree: 5)
    }

    /// Returns the root of a positive number up to 1, by Newton's method.
    static func root(_ value: Double, degree: Int) -> Double {
        var root = 1.0
        for _ in 0..<40 {
            var power = 1.0
            for _ in 1..<degree { power *= root }
            root -= (root - value / power) / Double(degree)
        }
        return root
    }
}
