// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerBase
import SeltzerScreen

/// Sets the cells of ncurses' window.
struct CursesPainter {
    private var colors: CursesColors

    /// Creates a painter with a maximum number of colors; ncurses must have been started.
    init(depth: ColorDepth) {
        colors = CursesColors(depth: depth)
    }

    /// The number of colors to which cells are reduced.
    var colorDepth: ColorDepth { colors.depth }

    /// Sets the cells of rectangles inside of a screen, or all cells if ncurses has no room for more pairs of colors.
    mutating func paint(_ buffer: CellBuffer, _ rects: [Rect], within screen: Size) {
        for rect in rects { paint(buffer, rect, within: screen) }
        guard colors.isFull else { return }
        colors.removeAll()
        paint(buffer, buffer.bounds, within: screen)
    }

    private mutating func paint(_ buffer: CellBuffer, _ rect: Rect, within screen: Size) {
        let visible = rect.intersection(Rect(origin: .zero, size: screen))
        guard !visible.isEmpty else { return }
        for y in visible.minY..<visible.maxY {
            for x in visible.minX..<visible.maxX {
                paint(buffer[Point(x: x, y: y)], in: buffer.clusters, x: x, y: y)
            }
        }
    }

    private mutating func paint(_ cell: Cell, in clusters: ClusterTable, x: Int, y: Int) {
        guard !cell.isTrailingHalf else { return }
        let pair = colors.pair(for: cell)
        let attributes = Self.attributes(cell.attributes)
        let width = Int(cell.glyph.width)
        let text = CursesText(cell.glyph, in: clusters)
        cn_add_wch(
            Int32(x), Int32(y), text.scalars, Int32(text.scalars.count), attributes, pair)
        for column in text.columns..<max(width, text.columns) {
            cn_add_wch(Int32(x + column), Int32(y), [0x20], 1, attributes, pair)
        }
    }

    private static let attributeTable: [(Attributes, Int32)] = [
        (.bold, Int32(CN_BOLD)), (.dim, Int32(CN_DIM)), (.italic, Int32(CN_ITALIC)),
        (.underline, Int32(CN_UNDERLINE)), (.blink, Int32(CN_BLINK)),
        (.reverse, Int32(CN_REVERSE)),
    ]

    private static func attributes(_ attributes: Attributes) -> Int32 {
        if attributes.isEmpty { return 0 }
        return attributeTable.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
    }
}
