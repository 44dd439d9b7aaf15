// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// A kind of display for which a test keeps a picture of a screen.
///
/// ```swift
/// @Test(arguments: DisplayLook.allCases)
/// func theScreen(look: DisplayLook) async {
///     let pilot = await Pilot(screen, columns: 40, rows: 10, capabilities: look.capabilities)
///     #expect(pilot.difference(fromSnapshot: "screen-\(look)", isStyled: true) == nil)
/// }
/// ```
public enum DisplayLook: String, CaseIterable, Sendable {
    /// 24-bit colors on a dark background.
    case dark
    /// 24-bit colors on a light background.
    case light
    /// No colors.
    case noColor
    /// No colors, and no characters beyond ASCII.
    case ascii

    /// The capabilities of such a display.
    public var capabilities: DisplayCapabilities {
        switch self {
        case .dark: DisplayCapabilities(appearance: .dark)
        case .light: DisplayCapabilities(appearance: .light)
        case .noColor: DisplayCapabilities(colorDepth: .monochrome)
        case .ascii: DisplayCapabilities(colorDepth: .monochrome, isUnicode: false)
        }
    }
}
