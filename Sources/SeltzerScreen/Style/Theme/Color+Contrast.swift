// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Color {
    /// Returns the contrast ratio with another colour, from 1 to 21.
    ///
    /// The ratio is that of WCAG 2.2: each relative luminance plus 0.05, the lighter divided by the darker.
    ///
    /// - Returns: nil if one of the colours is not a 24-bit colour, because only the terminal knows it.
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

    /// The linear light of a channel of sRGB, computed because a table of 256 entries would be no clearer.
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
