// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A style as the cells of one buffer store it.
package struct CellLook {
    var foreground: Color
    var background: Color
    var attributes: Attributes
    let decoration: UInt16

    /// Whether both colors cover the colors beneath.
    @inline(__always) var isOpaque: Bool { foreground != .clear && background != .clear }
}

extension CellBuffer {
    /// Returns the look of a style in this buffer.
    @inline(__always)
    package func look(of style: Style) -> CellLook {
        CellLook(
            foreground: style.foreground, background: style.background,
            attributes: style.attributes,
            decoration: style.isDecorated ? decorationNumber(of: style) : 0)
    }

    @inline(never)
    private func decorationNumber(of style: Style) -> UInt16 {
        clusters.decorations.number(of: Decoration(style))
    }

    /// Returns the complete style of a cell of this buffer, with its link and underline.
    public func style(of cell: Cell) -> Style {
        let decoration = clusters.decorations[cell.decoration]
        var style = cell.style
        style.lineKind = decoration.underlineStyle
        style.underlineColor = decoration.underlineColor
        style.link = decoration.link
        return style
    }
}

extension Cell {
    /// Sets the look of the cell; a clear color keeps the old one.
    @inline(__always)
    package mutating func apply(_ look: CellLook) {
        if look.foreground != .clear { foreground = look.foreground }
        if look.background != .clear { background = look.background }
        attributeBits = look.attributes.rawValue
        decoration = look.decoration
    }

    /// Merges a look into the cell's own look: attributes are added, and clear colors, a missing
    /// underline and a missing link keep the old ones.
    @inline(__always)
    package mutating func add(_ look: CellLook) {
        let (old, oldDecoration) = (attributeBits, decoration)
        apply(look)
        attributeBits |= old
        if look.decoration == 0 { decoration = oldDecoration }
    }

    /// Shows a glyph in a look; a clear color keeps the old one.
    @inline(__always)
    mutating func set(_ glyph: Glyph, look: CellLook) {
        self.glyph = glyph
        apply(look)
    }
}
