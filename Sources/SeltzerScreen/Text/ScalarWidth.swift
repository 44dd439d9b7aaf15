// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The entry of one scalar in the table of widths.
struct ScalarWidth {
    /// The entry's bits: two bits of width, then the flags.
    private let bits: UInt8

    /// Looks a scalar up.
    ///
    /// Planes 4 to 13 are not assigned, plane 14 is ignored by terminals, planes 15 and 16 are for
    /// private use.
    @inline(__always)
    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < WidthTable.end {
            let index = WidthTable.index.utf8Start + Int(value >> 6) * 2
            let block = Int(index[0] - 0x30) * 32 + Int(index[1] - 0x30)
            bits = WidthTable.blocks.utf8Start[block * 64 + Int(value & 63)] - 0x30
        } else {
            bits = value < 0xE0000 ? 0b101 : value < 0xF0000 ? 0 : 1
        }
    }

    /// The width of the scalar alone, in cells: 0, 1 or 2.
    @inline(__always) var cells: Int { Int(bits & 3) }

    /// Whether terminals disagree on the width, for instance because the character is newer than some of them.
    @inline(__always) var isContested: Bool { bits & 4 != 0 }

    /// Whether U+FE0F turns the character into an emoji of two cells.
    @inline(__always) var isEmojiVariationBase: Bool { bits & 8 != 0 }

    /// Whether the scalar is a combining mark that takes no cell and is not part of emoji
    /// sequences.
    @inline(__always) var isPlainMark: Bool { bits & 16 != 0 }
}
