// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A color with the values that comparisons need: a palette entry that users do not change, or any
/// other color.
struct IndexedColor {
    let color: Color
    let lab: OKLab
    private let luminance: Double
    /// The color in CIE L*a*b* of 1976 for D65, in which the minimum differences are given.
    private let cie: SIMD3<Double>

    /// Creates a color; a color that only the terminal knows counts as black.
    init(_ color: Color) {
        self.color = color
        var known = color
        if case .palette(let index) = color.components { known = .xterm(index) }
        lab = OKLab(known)
        luminance = known.relativeLuminance ?? 0
        cie = Self.cie(known)
    }

    private static func cie(_ color: Color) -> SIMD3<Double> {
        guard case .rgb(let red, let green, let blue) = color.components else { return .zero }
        let linear = SIMD3(
            Color.linear[Int(red)], Color.linear[Int(green)], Color.linear[Int(blue)])
        func curve(_ weights: SIMD3<Double>) -> Double {
            let value = min(1, (weights * linear).sum())
            return value > 0.008856 ? Color.root(value, degree: 3) : 7.787 * value + 16.0 / 116
        }
        let x = curve(SIMD3(0.4124, 0.3576, 0.1805) / 0.9505)
        let y = curve(SIMD3(0.2126, 0.7152, 0.0722))
        let z = curve(SIMD3(0.0193, 0.1192, 0.9505) / 1.089)
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// The entries 16 to 255 in 24 bits.
    static let all: [IndexedColor] = (16...255).map { IndexedColor(.xterm($0)) }

    /// Returns the contrast ratio with another color (WCAG 2.2).
    func contrast(with other: IndexedColor) -> Double {
        (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
    }

    /// Returns whether two colors differ by ΔE of CIE 1976; 2.3 is just noticeable.
    func differs(from other: IndexedColor, by distance: Double) -> Bool {
        let difference = cie - other.cie
        return (difference * difference).sum() >= distance * distance
    }

    /// Returns the angle between the hues of this color and another, from 0 to π.
    func turn(from other: OKLab) -> Float { lab.turn(from: other) }

    /// Whether the color is one of the dark colors of the cube with a clear hue.
    var isDarkHue: Bool { channels.min() == 0 && (0x5F...0x87).contains(channels.max() ?? 0) }

    /// Whether the color is one of the pale colors of the cube with a hue.
    var isPaleHue: Bool {
        guard let least = channels.min(), let most = channels.max(), least >= 0xAF else {
            return false
        }
        // A pale orange needs three different channels.
        return most - least == 0x28 || channels == [0xFF, 0xD7, 0xAF]
    }

    private var channels: [UInt8] {
        guard case .rgb(let red, let green, let blue) = color.components else { return [] }
        return [red, green, blue]
    }
}

extension OKLab {
    /// Whether the color has a hue that people can name.
    var hasSomeHue: Bool { a * a + b * b > 0.000_6 }

    /// Returns the angle between two hues, from 0 to π.
    func turn(from other: OKLab) -> Float {
        let length = ((a * a + b * b) * (other.a * other.a + other.b * other.b)).squareRoot()
        guard length > 0 else { return .pi }
        return Self.arcCosine(min(1, max(-1, (a * other.a + b * other.b) / length)))
    }

    /// Returns the distance to another color, in which the hue weighs more than lightness and
    /// strength.
    func hueDistance(to other: OKLab) -> Float {
        guard hasSomeHue else { return squaredDistance(to: other) }
        let lightness = lightness - other.lightness
        let strength =
            (a * a + b * b).squareRoot() - (other.a * other.a + other.b * other.b).squareRoot()
        let turn = other.hasSomeHue ? turn(from: other) : .pi
        return lightness * lightness + strength * strength + turn * turn * 0.06
    }

    /// The arc cosine to within 0.0002 (Abramowitz and Stegun 4.4.45).
    private static func arcCosine(_ value: Float) -> Float {
        let x = abs(value)
        let polynomial = 1.570_728_8 + x * (-0.212_114_4 + x * (0.074_261_0 - x * 0.018_729_3))
        let angle = (1 - x).squareRoot() * polynomial
        return value < 0 ? .pi - angle : angle
    }
}
