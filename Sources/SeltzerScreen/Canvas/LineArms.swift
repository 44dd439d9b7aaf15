// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The arms of a line's glyph: the directions in which it reaches the edge of its cell, and the weight of each.
struct LineArms: Hashable {
    /// The bits, as in ``LineArmsTable``.
    private let bits: UInt8
    /// Whether the lines are ASCII.
    private let isASCII: Bool

    private init(bits: UInt8, isASCII: Bool) {
        self.bits = bits
        self.isASCII = isASCII
    }

    /// Finds the arms of a glyph; nil if it is no line.
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
    /// It has the arms of both; where they differ, its own. If no such glyph exists, as for a heavy and a double
    /// line, it is the glyph itself.
    ///
    /// - Parameter arms: The arms of the glyph that count.
    static func joining(_ glyph: Glyph, over old: Glyph, arms counted: UInt8 = 0xFF) -> Glyph {
        guard let arms = LineArms(glyph), let others = LineArms(old), arms.isASCII == others.isASCII
        else { return glyph }
        var joined: UInt8 = 0
        for shift in [0, 2, 4, 6] as [UInt8] {
            let own = (arms.bits & counted) >> shift & 3
            joined |= (own > 0 ? own : others.bits >> shift & 3) << shift
        }
        if joined == arms.bits { return glyph }
        if arms.isASCII { return Glyph(bits: UInt32(UInt8(ascii: "+")), width: 1) }
        guard let index = LineArmsTable.arms.firstIndex(of: joined) else { return glyph }
        return Glyph(bits: LineArmsTable.first + UInt32(index), width: 1)
    }
}
