// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Color {
    /// Returns the contrast with another colour, from 1 to 21 (WCAG 2.2, contrast ratio: the relative luminances,
    /// each and 0.05, divided by one another).
    ///
    /// - Returns: nil where one of them is not of 24 bits, so that only the terminal knows it.
    public func contrastRatio(with other: Color) -> Double? {
        guard let first = relativeLuminance, let second = other.relativeLuminance else {
            return nil
        }
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The relative luminance, from 0 to 1 (WCAG 2.2); nil for a colour that only the terminal knows.
    private var relativeLuminance: Double? {
        guard case .rgb(let red, let green, let blue) = components else { return nil }
        return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The light of a channel of sRGB: the power of 2.4, as a table of all 256 would be no clearer.
    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        if value <= 0.04045 { return value / 12.92 }
        // x^2.4 is x² times the fifth root of x²; the root by Newton's method.
        let base = (value + 0.055) / 1.055
        let square = base * base
        var root = 1.0
        for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
        return square * root
    }
}
