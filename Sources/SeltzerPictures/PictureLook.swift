// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The look of a cell in a picture: its style with 24-bit colors, reversed and dimmed if the style
/// says so.
struct PictureLook: Hashable {
    private(set) var foreground: UInt32
    private(set) var background: UInt32
    let lineColor: UInt32
    let isBold: Bool
    let isItalic: Bool
    let isStruckThrough: Bool
    let underline: UnderlineStyle
    /// The address of a web page or a mailbox; nil for every other link.
    let address: String?

    /// Resolves a style.
    ///
    /// - Parameter isCursor: Whether the text cursor covers the cell; it swaps the colors.
    init(_ style: Style, colors: PictureColors, isCursor: Bool) {
        var foreground = style.foreground.pictureValue(default: colors.foreground)
        var background = style.background.pictureValue(default: colors.background)
        if style.attributes.contains(.reverse) != isCursor { swap(&foreground, &background) }
        if style.attributes.contains(.dim) {
            foreground = Self.middle(of: foreground, and: background)
        }
        self.foreground = foreground
        self.background = background
        lineColor = style.underlineColor.pictureValue(default: foreground)
        isBold = style.attributes.contains(.bold)
        isItalic = style.attributes.contains(.italic)
        isStruckThrough = style.attributes.contains(.strikethrough)
        underline = style.underlineStyle
        address = style.link.flatMap { Self.isHarmless($0.address) ? $0.address : nil }
    }

    /// Whether a browser may open an address; it must not run a script or read a file.
    private static func isHarmless(_ address: String) -> Bool {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        return ["http", "https", "mailto"].contains(scheme)
    }

    private static func middle(of first: UInt32, and second: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { value, shift in
            value | ((first >> shift & 0xFF) + (second >> shift & 0xFF)) / 2 * (1 << shift)
        }
    }
}
