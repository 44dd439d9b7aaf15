// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Signs that decorate the screen, and are not text.
///
/// The user marks text on the screen across views. A view cannot tell the marker which cells of
/// other views are text, and a control that forgets to would put its bars into the copied text. So
/// each cell knows whether its glyph is an ornament, and drawing decides: lines, boxes, pixels and
/// characters that fill a rectangle are ornaments, and all other text is text.
extension Canvas {
    /// Marks the glyphs in a rectangle as ornaments: they look the same, but the text that the user
    /// marks and copies has blanks in their place.
    ///
    /// Call it after a control has drawn signs that are not text, such as a bar or the numbers of
    /// lines. Lines, boxes, pixels and characters that fill a rectangle are ornaments already. A
    /// glyph that is drawn over an ornament replaces it.
    public func markOrnaments(in rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY {
            let row = buffer.row(y)
            for x in buffer.wholeGlyphs(beginningIn: part.minX..<part.maxX, of: row)
            where row[x].glyph != .space {
                row[x].isOrnament = true
            }
        }
    }

    /// Draws signs that are ornaments, such as a bar, with the first sign at a point.
    package func drawOrnament(_ signs: String, at point: Point, style: Style = Style()) {
        let width = draw(signs, at: point, style: style)
        markOrnaments(in: Rect(origin: point, size: Size(width: width, height: 1)))
    }

    /// Returns the look of ornaments in a style.
    @inline(__always)
    func ornamentLook(of style: Style) -> CellLook {
        var look = look(of: style)
        look.attributes.insert(.ornament)
        return look
    }
}
