// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The colours and attributes that a terminal gives to new cells.
struct Pen: Hashable {
    /// The packed forms of the colours, reduced to those of the terminal.
    var foreground: UInt32, background: UInt32
    /// The bits of the attributes; from bit 16 on the number of the decoration.
    var look: UInt32

    /// The bits of the attributes; ``unknownAttributes`` if the pen is unknown.
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
    /// The attributes that are visible on a cell without a character.
    static let seenOnBlanks = UInt32(
        Attributes([.underline, .reverse, .strikethrough]).rawValue)

    /// The pen of a terminal after a reset.
    static let plain = Pen(foreground: 0, background: 0, look: 0)
    /// An unknown pen.
    static let unknown = Pen(foreground: 0, background: 0, look: unknownAttributes)

    /// Whether the pen is unknown.
    var isUnknown: Bool { attributes == Self.unknownAttributes }
}
