// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A color as red, green and blue, and as hue, saturation and brightness, which stay when the other form loses them.
struct ColorParts: Hashable, Sendable {
    /// The parts of light, 0 to 255.
    private(set) var red = 0, green = 0, blue = 0
    /// Degrees, 0 to 359; stays while the color is a gray.
    private(set) var hue = 0
    /// Percent; stays while the color is black.
    private(set) var saturation = 0
    /// Percent.
    private(set) var brightness = 0

    init(red: Int, green: Int, blue: Int) { setRGB(red, green, blue) }

    /// Creates the parts of a 24-bit color or of a palette entry; nil for any other color.
    init?(_ color: Color) {
        switch color.components {
        case .rgb(let red, let green, let blue):
            self.init(red: Int(red), green: Int(green), blue: Int(blue))
        case .palette(let index):
            self.init(.xterm(index))
        default: return nil
        }
    }

    var color: Color {
        Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }

    mutating func setRGB(_ red: Int, _ green: Int, _ blue: Int) {
        (self.red, self.green, self.blue) = (Self.byte(red), Self.byte(green), Self.byte(blue))
        let parts = [self.red, self.green, self.blue]
        let most = parts.max() ?? 0, least = parts.min() ?? 0, span = most - least
        brightness = Self.rounded(most * 100, 255)
        if most > 0 { saturation = Self.rounded(span * 100, most) }
        guard span > 0 else { return }
        let sixth = 60.0 / Double(span)
        let degrees =
            if most == self.red {
                Double(self.green - self.blue) * sixth
            } else if most == self.green {
                120 + Double(self.blue - self.red) * sixth
            } else {
                240 + Double(self.red - self.green) * sixth
            }
        hue = (Int(degrees.rounded()) + 360) % 360
    }

    mutating func setHSB(_ hue: Int, _ saturation: Int, _ brightness: Int) {
        let saturation = max(0, min(100, saturation)), brightness = max(0, min(100, brightness))
        let hue = (hue % 360 + 360) % 360
        let color = Color(
            hue: Double(hue) / 360, saturation: Double(saturation) / 100,
            brightness: Double(brightness) / 100)
        if let parts = ColorParts(color) { self = parts }
        (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    }

    private static func byte(_ value: Int) -> Int { max(0, min(255, value)) }
    private static func rounded(_ value: Int, _ divisor: Int) -> Int {
        (value + divisor / 2) / divisor
    }
}

extension Color {
    /// The nearest color that a display of a depth shows, as a 24-bit color; nil without colors, and for other kinds.
    ///
    /// The first sixteen entries of the palette count as xterm's, because only the terminal knows them.
    func shown(at depth: ColorDepth) -> Color? {
        guard let parts = ColorParts(self) else { return nil }
        let range: Range<Int>
        switch depth {
        case .trueColor: return parts.color
        case .palette: range = 16..<256
        case .sixteen: range = 0..<16
        case .eight: range = 0..<8
        case .monochrome: return nil
        }
        if case .palette(let index) = components, range.contains(Int(index)) || depth == .palette {
            return .xterm(index)
        }
        let wanted = OKLab(parts.color)
        let needsHue = depth == .palette && wanted.hasHue
        var best: (color: Color, distance: Float)?
        for index in range {
            let color = Color.xterm(UInt8(index)), lab = OKLab(color)
            if needsHue && lab.isGray { continue }
            let distance = lab.squaredDistance(to: wanted)
            if distance < best?.distance ?? .infinity { best = (color, distance) }
        }
        return best?.color
    }
}
