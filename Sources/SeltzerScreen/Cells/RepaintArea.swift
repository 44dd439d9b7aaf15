// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The rectangle that is being repainted, and whether one of its sides cut a wide glyph.
///
/// Repainting a part must give the same picture as painting everything. A part that cuts a glyph has to grow by the
/// glyph's other half.
package struct RepaintArea {
    /// The rectangle, in the buffer's coordinates.
    package let rect: Rect
    private var cutsLeft = false
    private var cutsRight = false

    /// Creates an area that cuts no glyph yet.
    package init(rect: Rect) {
        self.rect = rect
    }

    /// Records a wide glyph that could not be drawn whole.
    mutating func noteCut(_ columns: Range<Int>) {
        if columns.lowerBound < rect.minX, columns.upperBound > rect.minX { cutsLeft = true }
        if columns.lowerBound < rect.maxX, columns.upperBound > rect.maxX { cutsRight = true }
    }

    /// The rectangle grown by the recorded glyphs; unchanged if there are none.
    package var grown: Rect {
        rect.inset(by: Insets(left: cutsLeft ? -1 : 0, right: cutsRight ? -1 : 0))
    }
}
