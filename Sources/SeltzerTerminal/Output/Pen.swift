// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The colors and attributes that a terminal gives to new cells.
struct Pen: Hashable {
    /// The packed forms of the colors, reduced to the terminal's colors.
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

    /// The attributes of an unknown pen: bits that no cell has, because any attribute may be on.
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

    /// Whether a blank that needs another pen looks right with this pen; invisible parts may
    /// differ.
    @inline(__always)
    func isRight(forBlank wanted: Pen) -> Bool {
        wanted.background == background && isRightBesideBackground(forBlank: wanted)
    }

    /// Whether a blank that needs another pen looks right with this pen and its own background.
    @inline(__always)
    func isRightBesideBackground(forBlank wanted: Pen) -> Bool {
        (wanted.look | look) & Self.seenOnBlanks | (wanted.look ^ look) & Self.decorationBits == 0
    }

    // MARK: Costs

    /// The attributes that one number turns off.
    static let weights = UInt32(Attributes([.bold, .dim]).rawValue)

    /// The approximate number of bytes that change this pen into another one.
    func cost(of wanted: Pen) -> Int {
        if wanted == self { return 0 }
        if wanted == .plain { return 3 }
        let costs = costs(of: wanted)
        if isUnknown { return 2 + costs.whole }
        return 2
            + (attributes & ~wanted.attributes == 0 ? costs.single : min(costs.single, costs.whole))
    }

    /// The approximate numbers of bytes that change this pen into another one: attribute by attribute, and with a reset.
    func costs(of wanted: Pen) -> (single: Int, whole: Int) {
        let removed = attributes & ~wanted.attributes
        var off = 3 * (removed & ~Self.weights).nonzeroBitCount
        var on = (wanted.attributes & ~attributes).nonzeroBitCount
        if removed & Self.weights != 0 {
            off += 3
            on += (wanted.attributes & attributes & Self.weights).nonzeroBitCount
        }
        var single = off + 2 * on
        var whole = 2 + 2 * wanted.attributes.nonzeroBitCount
        if wanted.foreground != foreground { single += Self.length(of: wanted.foreground) }
        if wanted.background != background { single += Self.length(of: wanted.background) }
        if wanted.foreground != 0 { whole += Self.length(of: wanted.foreground) }
        if wanted.background != 0 { whole += Self.length(of: wanted.background) }
        return (single, whole)
    }

    /// The approximate length of a color's parameters in bytes; three for a short form.
    private static func length(of bits: UInt32) -> Int {
        switch bits >> 24 {
        case 1: bits & 0xFF < 16 ? 3 : 6 + FrameWriter.digitCount(Int(bits & 0xFF))
        case 2:
            8 + FrameWriter.digitCount(Int(bits >> 16 & 0xFF))
                + FrameWriter.digitCount(Int(bits >> 8 & 0xFF))
                + FrameWriter.digitCount(Int(bits & 0xFF))
        default: 3
        }
    }
}
