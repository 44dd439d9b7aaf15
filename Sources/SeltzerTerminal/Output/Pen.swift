// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What a terminal paints new cells with.
struct Pen: Hashable {
    /// The colours' packed forms, as the terminal has them.
    var foreground: UInt32, background: UInt32
    /// The attributes' bits; ``unknownAttributes`` if nothing is known of the pen.
    var attributes: UInt16

    /// Bits that no cell's attributes have: every attribute may be on.
    static let unknownAttributes: UInt16 = 0xFFFF
    /// The attributes that can be seen on a cell without a character.
    static let seenOnBlanks: UInt16 =
        Attributes([.underline, .reverse, .strikethrough]).rawValue

    /// The pen of a terminal that was just reset.
    static let plain = Pen(foreground: 0, background: 0, attributes: 0)
    /// A pen of which nothing is known.
    static let unknown = Pen(foreground: 0, background: 0, attributes: unknownAttributes)

    /// Whether nothing is known of the pen.
    var isUnknown: Bool { attributes == Self.unknownAttributes }
}
