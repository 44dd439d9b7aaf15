// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Returns the text of a symbol that the display can show: ``Symbol/ascii`` if ``isUnicode`` is false.
    @inlinable public subscript(symbol: Symbol) -> String { symbol.text(isUnicode: isUnicode) }

    /// Draws a symbol with its first cell at a point: in ASCII if ``isUnicode`` is false.
    ///
    /// - Returns: The width of the symbol in cells.
    @discardableResult
    public func draw(_ symbol: Symbol, at point: Point, style: Style = Style()) -> Int {
        draw(self[symbol], at: point, style: style)
    }

    /// Draws a symbol of one cell into every cell of a rectangle: in ASCII if ``isUnicode`` is false.
    ///
    /// The characters are ornaments (``markOrnaments(in:)``).
    public func fill(_ rect: Rect, with style: Style, symbol: Symbol) {
        fill(rect, with: style, character: self[symbol].first ?? " ")
    }

    /// Draws a symbol that is an ornament, such as a bar, with its first cell at a point.
    package func drawOrnament(_ symbol: Symbol, at point: Point, style: Style = Style()) {
        drawOrnament(self[symbol], at: point, style: style)
    }
}
