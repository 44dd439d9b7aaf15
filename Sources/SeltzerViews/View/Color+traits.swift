// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Colors that depend on traits, as in UIKit.
extension Color {
    /// Creates a color that differs between light and dark themes.
    ///
    /// ```swift
    /// view.backgroundColor = Color { $0.userInterfaceStyle == .dark ? .hex(0x202830) : .hex(0xF4F0E8) }
    /// ```
    ///
    /// The theme of the view that draws chooses the color, so a change of the theme needs no code.
    /// Roles such as ``/SeltzerScreen/Color/systemBackground`` follow the theme, too, and fit each
    /// theme.
    ///
    /// A color has four bytes and holds no closure: the closure runs at once, for the light and for
    /// the dark style, with regular sizes. A theme that fits light and dark terminals has the light
    /// color. If both colors are 24-bit colors, each part of a color may differ by 3 of 255.
    ///
    /// - Parameter dynamicProvider: Returns the color for traits.
    public init(dynamicProvider: (TraitCollection) -> Color) {
        var traits = TraitCollection()
        traits.userInterfaceStyle = .light
        let light = dynamicProvider(traits)
        traits.userInterfaceStyle = .dark
        self.init(light: light, dark: dynamicProvider(traits))
    }

    /// Returns the color for the style of some traits; the color itself, if it is the same for light
    /// and dark themes, and for a role.
    public func resolvedColor(with traitCollection: TraitCollection) -> Color {
        resolved(for: traitCollection.userInterfaceStyle == .dark ? .dark : .light)
    }
}

extension View {
    /// Returns the color that the view's theme chooses of a color that differs between light and dark
    /// themes; any other color itself.
    package final func resolved(_ color: Color) -> Color {
        color.isDynamic ? color.resolved(for: effectiveTheme.appearance) : color
    }
}
