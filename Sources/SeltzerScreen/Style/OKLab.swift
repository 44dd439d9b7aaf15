// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A color in OKLab, where distances match the perceived differences of colors.
///
/// Source: Björn Ottosson, *A perceptual color space for image processing* (2020),
/// <https://bottosson.github.io/posts/oklab/>; the transfer function comes from sRGB, IEC
/// 61966-2-1.
package struct OKLab: Hashable, Sendable {
    /// Lightness from 0 to 1, then the green–red and the blue–yellow axis.
    package var lightness: Float, a: Float, b: Float

    /// Creates a color from three sRGB channels, 0 to 255 each.
    init(red: UInt8, green: UInt8, blue: UInt8) {
        let light = Self.light
        let red = light[Int(red)], green = light[Int(green)], blue = light[Int(blue)]
        let l = Self.root(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let m = Self.root(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let s = Self.root(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
        a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
        b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    }

    /// Creates a 24-bit color; any other color counts as black.
    package init(_ color: Color) {
        guard case .rgb(let red, let green, let blue) = color.components else {
            self.init(red: 0, green: 0, blue: 0)
            return
        }
        self.init(red: red, green: green, blue: blue)
    }

    /// Whether the color has no visible hue.
    package var isGray: Bool { a * a + b * b < 0.000_4 }

    /// Whether the color has a hue that clearly distinguishes it from a gray.
    package var hasHue: Bool { a * a + b * b > 0.002_2 }

    /// The square of the distance to another color.
    // Always inlined: the compiler inlines no method of a package type into another module on its
    // own, and the search for the nearest color calls this for each color of the palette.
    @inline(__always)
    package func squaredDistance(to other: OKLab) -> Float {
        let lightness = lightness - other.lightness, a = a - other.a, b = b - other.b
        return lightness * lightness + a * a + b * b
    }

    /// The linear light of each value of an sRGB channel; a table, because each takes a fifth root.
    private static let light = (UInt8.min...UInt8.max).map(linear)

    /// The linear light of an sRGB channel.
    private static func linear(_ part: UInt8) -> Float {
        let value = Float(part) / 255
        if value <= 0.040_45 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // Computes base^2.4 as base^2 times the fifth root of its square.
        return base * base * root(base * base, degree: 5)
    }

    /// The fifth root of a number from 0 to 1, by Newton's method.
    private static func root(_ value: Float, degree: Int = 3) -> Float {
        guard value > 0 else { return 0 }
        let count = Float(degree)
        var estimate: Float = 1
        for _ in 0..<64 {
            var power: Float = 1
            for _ in 1..<degree { power *= estimate }
            let next = ((count - 1) * estimate + value / power) / count
            if next >= estimate { break }
            estimate = next
        }
        return estimate
    }
}
