// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The colors that a picture shows in place of the terminal's own colors.
public struct PictureColors: Hashable, Sendable {
    /// The color of text, 24 bits: `0xRRGGBB`.
    let foreground: UInt32
    /// The color of the ground, 24 bits: `0xRRGGBB`.
    let background: UInt32

    /// Creates the colors of a terminal.
    ///
    /// Palette entries get the colors of xterm's palette. A role or ``/SeltzerScreen/Color/default`` becomes light
    /// gray as a foreground and black as a background.
    public init(foreground: Color, background: Color) {
        self.foreground = foreground.pictureValue(default: 0xD0D0D0)
        self.background = background.pictureValue(default: 0x000000)
    }

    /// Light text on a dark ground: the text and the background of the theme Fathom.
    public static let dark = PictureColors(.fathom)

    /// Dark text on a light ground: the text and the background of the theme Chalk.
    public static let light = PictureColors(.chalk)

    private init(_ theme: Theme) {
        self.init(foreground: theme[.label], background: theme[.background])
    }
}

extension Color {
    /// The 24 bits of a color in a picture.
    ///
    /// - Parameter value: The result for the terminal's own color, a role and ``clear``.
    func pictureValue(default value: UInt32) -> UInt32 {
        switch components {
        case .rgb: bits & 0xFF_FFFF
        case .palette(let index): Color.xterm(index).bits & 0xFF_FFFF
        case .default, .role, .dynamic, .clear: value
        }
    }
}
