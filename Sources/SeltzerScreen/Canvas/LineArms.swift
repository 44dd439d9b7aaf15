// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The arms of a line's glyph: the directions in which it reaches the edge of its cell, and the weight of each.
struct LineArms: Hashable {
    /// The bits, as in ``LineArmsTable``.
    private let bits: UInt8
    /// Whether the lines are drawn in ASCII.
    private let isASCII: Bool

    private init(bits: UInt8, isASCII: Bool) {
        self.bits = bits
        self.isASCII = isASCII
    }

    /// Finds the arms of a glyph; nil if the glyph is not a line.
    init?(_ glyph: Glyph) {
        guard !glyph.isCluster else { return nil }
        switch glyph.bits {
        case UInt32(UInt8(ascii: "-")): self.init(bits: 0b01_00_01_00, isASCII: true)
        case UInt32(UInt8(ascii: "|")): self.init(bits: 0b00_01_00_01, isASCII: true)
        case UInt32(UInt8(ascii: "+")): self.init(bits: 0b01_01_01_01, isASCII: true)
        default:
            let index = Int(glyph.bits) - Int(LineArmsTable.first)
            guard LineArmsTable.arms.indices.contains(index), LineArmsTable.arms[index] != 0
            else { return nil }
            self.init(bits: LineArmsTable.arms[index], isASCII: false)
        }
    }

    /// The arms of the first cell of a line: to the right, or down.
    static func beginning(along axis: Axis) -> UInt8 { axis == .horizontal ? 0x0C : 0x30 }

    /// The arms of the last cell of a line: to the left, or up.
    static func end(along axis: Axis) -> UInt8 { axis == .horizontal ? 0xC0 : 0x03 }

    /// Returns the glyph of a line that is drawn over another line.
    ///
    /// The result has the arms of both lines. If two arms differ, a heavy old arm replaces a light
    /// one; otherwise the new line's arm wins. If no such glyph exists, as for a heavy and a double
    /// line, the result is the new glyph.
    ///
    /// - Parameter arms: A mask of the arms of the new glyph that count.
    /// - Returns: The glyph, and whether the line below is the heavier one and keeps its color, so
    ///   that a heavy box keeps its whole outline, even along an edge that it shares with a light
    ///   box.
    static func joining(
        _ glyph: Glyph, over old: Glyph, arms counted: UInt8 = 0xFF
    ) -> (glyph: Glyph, keepsLook: Bool) {
        guard let arms = LineArms(glyph), let others = LineArms(old), arms.isASCII == others.isASCII
        else { return (glyph, false) }
        var joined: UInt8 = 0
        for shift in [0, 2, 4, 6] as [UInt8] {
            let own = (arms.bits & counted) >> shift & 3
            let other = others.bits >> shift & 3
            let isOther = own == 0 || own == light && other == heavy
            joined |= (isOther ? other : own) << shift
        }
        let keepsLook = others.isHeavy && !arms.isHeavy
        if joined == arms.bits { return (glyph, keepsLook) }
        if arms.isASCII { return (Glyph(bits: UInt32(UInt8(ascii: "+")), width: 1), false) }
        guard let index = LineArmsTable.arms.firstIndex(of: joined) else { return (glyph, false) }
        return (Glyph(bits: LineArmsTable.first + UInt32(index), width: 1), keepsLook)
    }

    private static let light: UInt8 = 1
    private static let heavy: UInt8 = 2

    private var isHeavy: Bool { [0, 2, 4, 6].contains { bits >> $0 & 3 == Self.heavy } }
}

/// The arms of Unicode's box drawing characters.
package enum LineArmsTable {
    /// The first character of the table, which ranges from U+2500 to U+257F.
    static let first: UInt32 = 0x2500

    /// Two bits for each arm of each character, from the lowest bits: up, right, down and left.
    ///
    /// 0 means no arm, 1 light, 2 heavy, and 3 double. The table comes from the characters' names;
    /// dashes and diagonals have no arms.
    package static let arms: [UInt8] = [
        0x44, 0x88, 0x11, 0x22, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x14, 0x18, 0x24, 0x28, 0x50, 0x90, 0x60, 0xA0, 0x05, 0x09, 0x06, 0x0A,
        0x41, 0x81, 0x42, 0x82, 0x15, 0x19, 0x16, 0x25, 0x26, 0x1A, 0x29, 0x2A,
        0x51, 0x91, 0x52, 0x61, 0x62, 0x92, 0xA1, 0xA2, 0x54, 0x94, 0x58, 0x98,
        0x64, 0xA4, 0x68, 0xA8, 0x45, 0x85, 0x49, 0x89, 0x46, 0x86, 0x4A, 0x8A,
        0x55, 0x95, 0x59, 0x99, 0x56, 0x65, 0x66, 0x96, 0x5A, 0xA5, 0x69, 0x9A,
        0xA9, 0xA6, 0x6A, 0xAA, 0x00, 0x00, 0x00, 0x00, 0xCC, 0x33, 0x1C, 0x34,
        0x3C, 0xD0, 0x70, 0xF0, 0x0D, 0x07, 0x0F, 0xC1, 0x43, 0xC3, 0x1D, 0x37,
        0x3F, 0xD1, 0x73, 0xF3, 0xDC, 0x74, 0xFC, 0xCD, 0x47, 0xCF, 0xDD, 0x77,
        0xFF, 0x14, 0x50, 0x41, 0x05, 0x00, 0x00, 0x00, 0x40, 0x01, 0x04, 0x10,
        0x80, 0x02, 0x08, 0x20, 0x48, 0x21, 0x84, 0x12,
    ]
}
