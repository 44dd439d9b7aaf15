// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What a terminal paints new cells with.
struct Pen: Hashable {
    /// The colours' packed forms, as the terminal has them.
    var foreground: UInt32, background: UInt32
    /// The attributes' bits, and from bit 16 on the number of the decoration.
    var look: UInt32

    /// The attributes' bits; ``unknownAttributes`` if nothing is known of the pen.
    var attributes: UInt32 {
        get { look & Self.unknownAttributes }
        set { look = look & Self.decorationBits | newValue }
    }

    /// The number of the decoration; 0 for none.
    var decoration: UInt16 { UInt16(truncatingIfNeeded: look >> 16) }

    /// The pen without its decoration.
    var withoutDecoration: Pen {
        Pen(foreground: foreground, background: background, look: attributes)
    }

    /// The bits of a look that hold the decoration.
    static let decorationBits: UInt32 = 0xFFFF_0000

    /// Bits that no cell's attributes have: every attribute may be on.
    static let unknownAttributes: UInt32 = 0xFFFF
    /// The attributes that can be seen on a cell without a character.
    static let seenOnBlanks = UInt32(
        Attributes([.underline, .reverse, .strikethrough]).rawValue)

    /// The pen of a terminal that was just reset.
    static let plain = Pen(foreground: 0, background: 0, look: 0)
    /// A pen of which nothing is known.
    static let unknown = Pen(foreground: 0, background: 0, look: unknownAttributes)

    /// Whether nothing is known of the pen.
    var isUnknown: Bool { attributes == Self.unknownAttributes }
}
