// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension CellBuffer {
    /// Whether every wide glyph has both halves in one style, and every right half its left one.
    var hasWholeGlyphs: Bool {
        (0..<size.height).allSatisfy { y in
            (0..<size.width).allSatisfy { x in
                let cell = self[Point(x: x, y: y)]
                if cell.isTrailingHalf {
                    let left = self[Point(x: x - 1, y: y)]
                    return x > 0 && left.glyph.width == 2 && left.style == cell.style
                }
                return cell.glyph.width == 1
                    || x + 1 < size.width && self[Point(x: x + 1, y: y)].isTrailingHalf
            }
        }
    }

    /// Whether no cell shows a scalar that a terminal could take for a command.
    var isHarmless: Bool {
        (0..<size.area).allSatisfy { index in
            let cell = self[Point(x: index % size.width, y: index / size.width)]
            return clusters.text(of: cell.glyph).isHarmless
        }
    }
}
