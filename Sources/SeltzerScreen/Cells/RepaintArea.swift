// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The rectangle that is being drawn anew, and whether a wide glyph was cut by one of its sides.
///
/// A picture painted in parts must be the one painted at once; so a part that cuts a glyph has to grow
/// by the glyph's other half.
package struct RepaintArea {
    /// The rectangle, in the buffer's coordinates.
    package let rect: Rect
    private var cutsLeft = false
    private var cutsRight = false

    /// Creates an area that cuts nothing yet.
    package init(rect: Rect) {
        self.rect = rect
    }

    /// Notes a wide glyph that could not be drawn whole.
    mutating func noteCut(_ columns: Range<Int>) {
        if columns.lowerBound < rect.minX, columns.upperBound > rect.minX { cutsLeft = true }
        if columns.lowerBound < rect.maxX, columns.upperBound > rect.maxX { cutsRight = true }
    }

    /// The rectangle that cuts none of the glyphs noted; the same one if there were none.
    package var grown: Rect {
        rect.inset(by: Insets(left: cutsLeft ? -1 : 0, right: cutsRight ? -1 : 0))
    }
}
