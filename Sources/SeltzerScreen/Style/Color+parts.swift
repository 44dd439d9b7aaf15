// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Colors from parts between 0 and 1, as in UIKit.
extension Color {
    /// Creates a 24-bit color from its parts, 0 to 1 each.
    ///
    /// Cells have no transparency: a color with an alpha of less than 0.05 is ``clear``, and any other
    /// alpha has no effect.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        let color = Color.rgb(Self.byte(red), Self.byte(green), Self.byte(blue))
        self = color.withAlphaComponent(alpha)
    }

    /// Creates a 24-bit color from its parts, 0 to 1 each, which a terminal shows in its own color space.
    public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Reads a color by its name, such as `red` or `accent`, as ``init(_:)`` does, in any case.
    ///
    /// - Returns: nil for other names: there are no asset catalogs.
    public init?(named name: String) {
        let lowercased = name.lowercased()
        // An Xcode project names its accent color so.
        let known = lowercased == "accentcolor" ? "accent" : lowercased
        guard let color = Color(known) ?? Color(name) else { return nil }
        self = color
    }

    /// Creates a gray from its brightness, 0 to 1; an alpha of less than 0.05 makes it ``clear``.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a 24-bit color from hue, saturation and brightness, 0 to 1 each; an alpha of less than
    /// 0.05 makes it ``clear``.
    public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        func part(_ shift: Double) -> Double {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            let slope = max(0, min(place, 4 - place, 1))
            return brightness * (1 - saturation * slope)
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Returns the color, or ``clear`` for an alpha of less than 0.05, because cells have no
    /// transparency.
    public func withAlphaComponent(_ alpha: Double) -> Color { alpha < 0.05 ? .clear : self }

    private static func byte(_ part: Double) -> UInt8 {
        part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0
    }
}
