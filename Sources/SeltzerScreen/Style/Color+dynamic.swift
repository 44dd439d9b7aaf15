// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Colors that differ between light and dark themes.
extension Color {
    /// A pair of colors; a theme chooses one of them when it is drawn.
    ///
    /// A color has four bytes, too few for two 24-bit colors. Pairs are numbers above the other
    /// kinds of colors. If both colors are 24-bit colors, each part differs
    /// from the given part by at most 3 of 255. If only one of them is, its parts differ by at
    /// most 1. Other colors are exact.
    ///
    /// - Parameters:
    ///   - light: The color of light themes, and of themes that fit both; of a pair its own light
    ///     color.
    ///   - dark: The color of dark themes; of a pair its own dark color.
    package init(light: Color, dark: Color) {
        let light = light.resolved(for: .light), dark = dark.resolved(for: .dark)
        self = light == dark ? light : Color(bits: DynamicColorCode.bits(light, dark))
    }

    /// Whether the color differs between light and dark themes.
    @inlinable package var isDynamic: Bool { bits >> 24 > 3 && bits >> 24 < 0xFF }

    /// Whether a theme decides about the color: a role, or a pair of colors.
    @inline(__always) var isThemed: Bool { bits >> 24 &- 3 < 0xFC }

    /// Returns the color of a pair for a kind of themes; of any other color the color itself.
    ///
    /// - Parameter appearance: Whether the theme is light or dark. A theme that fits both gets the
    ///   light color.
    package func resolved(for appearance: Appearance?) -> Color {
        guard isDynamic else { return self }
        let pair = DynamicColorCode.colors(bits)
        return appearance == .dark ? pair.dark : pair.light
    }

    /// The kind of a color that is neither a role nor any color that a cell holds.
    @usableFromInline var dynamicComponents: Components {
        let pair = DynamicColorCode.colors(bits)
        return .dynamic(light: pair.light, dark: pair.dark)
    }
}

/// The numbers of pairs of colors, from 0x0400_0000 to 0xFEFF_FFFF.
///
/// Pairs of two 24-bit colors come first, then pairs of a 24-bit color and another one, then pairs
/// of two others.
private enum DynamicColorCode {
    /// The levels of each part in a pair of two 24-bit colors: with 40 there are too few numbers.
    static let coarse: UInt32 = 39
    /// The levels of each part beside a color that is no 24-bit color.
    static let fine: UInt32 = 96
    /// Colors that are no 24-bit colors: 256 of the palette, 128 roles, the default and clear.
    private static let plainCount: UInt32 = 386
    private static let first: UInt32 = 0x0400_0000
    private static let coarseCount = coarse * coarse * coarse
    private static let fineCount = fine * fine * fine
    private static let mixed = first + coarseCount * coarseCount
    private static let mirrored = mixed + fineCount * plainCount
    private static let plain = mirrored + fineCount * plainCount

    static func bits(_ light: Color, _ dark: Color) -> UInt32 {
        switch (plainNumber(of: light), plainNumber(of: dark)) {
        case (nil, nil):
            first + number(of: light, coarse) * coarseCount + number(of: dark, coarse)
        case (nil, let dark?): mixed + number(of: light, fine) * plainCount + dark
        case (let light?, nil): mirrored + number(of: dark, fine) * plainCount + light
        case (let light?, let dark?): plain + light * plainCount + dark
        }
    }

    static func colors(_ bits: UInt32) -> (light: Color, dark: Color) {
        switch bits {
        case ..<mixed:
            let pair = (bits - first).quotientAndRemainder(dividingBy: coarseCount)
            return (color(pair.quotient, coarse), color(pair.remainder, coarse))
        case ..<mirrored:
            let pair = (bits - mixed).quotientAndRemainder(dividingBy: plainCount)
            return (color(pair.quotient, fine), plainColor(pair.remainder))
        case ..<plain:
            let pair = (bits - mirrored).quotientAndRemainder(dividingBy: plainCount)
            return (plainColor(pair.remainder), color(pair.quotient, fine))
        default:
            let pair = (bits - plain).quotientAndRemainder(dividingBy: plainCount)
            return (plainColor(pair.quotient), plainColor(pair.remainder))
        }
    }

    /// Returns the number of a color that is no 24-bit color; nil for a 24-bit color.
    private static func plainNumber(of color: Color) -> UInt32? {
        switch color.components {
        case .palette(let index): UInt32(index)
        case .role(let role): 256 + UInt32(role.rawValue)
        case .default: plainCount - 2
        case .clear: plainCount - 1
        case .rgb, .dynamic: nil
        }
    }

    private static func plainColor(_ number: UInt32) -> Color {
        switch number {
        case ..<256: .palette(UInt8(number))
        case plainCount - 2: .default
        case plainCount - 1: .clear
        default: .role(ColorRole(rawValue: UInt8(clamping: number - 256)) ?? .label)
        }
    }

    private static func number(of color: Color, _ levels: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { number, shift in
            let part = color.bits >> shift & 0xFF
            return number * levels + (part * (levels - 1) * 2 + 255) / 510
        }
    }

    private static func color(_ number: UInt32, _ levels: UInt32) -> Color {
        let (upper, blue) = number.quotientAndRemainder(dividingBy: levels)
        let (red, green) = upper.quotientAndRemainder(dividingBy: levels)
        let parts = [red, green, blue].map { UInt8(($0 * 510 + levels - 1) / ((levels - 1) * 2)) }
        return .rgb(parts[0], parts[1], parts[2])
    }
}
