// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A color: the terminal's own, an entry of its palette, a 24-bit color, or a role of the theme.
///
/// A color takes four bytes. The encoder replaces a color that a terminal cannot show with the
/// nearest color that it can show.
@frozen
public struct Color: Hashable, Sendable {
    /// The packed form: the kind in the top byte, the value below it.
    @usableFromInline package let bits: UInt32

    @inlinable
    package init(bits: UInt32) {
        self.bits = bits
    }

    /// The kinds of colors.
    public enum Components: Hashable, Sendable {
        /// Transparent: the color beneath stays.
        case clear
        /// The terminal's own foreground or background.
        case `default`
        /// An entry of the palette: 0–7 are the base colors, 8–15 their bright forms, 16–231 a
        /// cube, and 232–255 grays.
        case palette(UInt8)
        /// A 24-bit color.
        case rgb(red: UInt8, green: UInt8, blue: UInt8)
        /// A role, which the theme resolves when something is drawn; cells hold no roles.
        case role(ColorRole)
        /// Two colors, of which the theme chooses one when something is drawn; cells hold no pairs.
        case dynamic(light: Color, dark: Color)
    }

    /// The kind of this color.
    @inlinable public var components: Components {
        switch bits >> 24 {
        case 0: .default
        case 1: .palette(UInt8(truncatingIfNeeded: bits))
        case 2:
            .rgb(
                red: UInt8(truncatingIfNeeded: bits >> 16),
                green: UInt8(truncatingIfNeeded: bits >> 8),
                blue: UInt8(truncatingIfNeeded: bits)
            )
        case 3: .role(ColorRole(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .label)
        case 0xFF: .clear
        default: dynamicComponents
        }
    }

    /// The terminal's own foreground or background.
    @inlinable public static var `default`: Color { Color(bits: 0) }
    /// The transparent color: the color beneath stays.
    @inlinable public static var clear: Color { Color(bits: 0xFF00_0000) }

    /// An entry of the terminal's palette of 256 colors.
    @inlinable
    public static func palette(_ index: UInt8) -> Color {
        Color(bits: 0x0100_0000 | UInt32(index))
    }

    /// A 24-bit color from its parts, 0–255 each.
    @inlinable
    public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(bits: 0x0200_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// A 24-bit color from a number such as `0xFF8800`; higher bits are ignored.
    @inlinable
    public static func hex(_ value: UInt32) -> Color {
        Color(bits: 0x0200_0000 | value & 0xFF_FFFF)
    }

    /// Palette entry 0.
    @inlinable public static var black: Color { .palette(0) }
    /// Palette entry 1.
    @inlinable public static var red: Color { .palette(1) }
    /// Palette entry 2.
    @inlinable public static var green: Color { .palette(2) }
    /// Palette entry 3.
    @inlinable public static var yellow: Color { .palette(3) }
    /// Palette entry 4.
    @inlinable public static var blue: Color { .palette(4) }
    /// Palette entry 5.
    @inlinable public static var magenta: Color { .palette(5) }
    /// Palette entry 6.
    @inlinable public static var cyan: Color { .palette(6) }
    /// Palette entry 7.
    @inlinable public static var white: Color { .palette(7) }
    /// Palette entry 8.
    @inlinable public static var brightBlack: Color { .palette(8) }
    /// Palette entry 9.
    @inlinable public static var brightRed: Color { .palette(9) }
    /// Palette entry 10.
    @inlinable public static var brightGreen: Color { .palette(10) }
    /// Palette entry 11.
    @inlinable public static var brightYellow: Color { .palette(11) }
    /// Palette entry 12.
    @inlinable public static var brightBlue: Color { .palette(12) }
    /// Palette entry 13.
    @inlinable public static var brightMagenta: Color { .palette(13) }
    /// Palette entry 14.
    @inlinable public static var brightCyan: Color { .palette(14) }
    /// Palette entry 15.
    @inlinable public static var brightWhite: Color { .palette(15) }
}

extension Color: CustomStringConvertible {
    /// The color as `default`, `clear`, `palette(3)`, `#ff8800`, or the name of its role.
    public var description: String {
        switch components {
        case .clear: return "clear"
        case .default: return "default"
        case .palette(let index): return "palette(\(index))"
        case .role(let role): return "\(role)"
        case .dynamic(let light, let dark): return "dynamic(\(light), \(dark))"
        case .rgb:
            let digits = String(bits & 0xFF_FFFF, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
    }
}
