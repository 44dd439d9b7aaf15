// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One cell of a screen: 16 bytes, compared as a whole.
@frozen
public struct Cell: Hashable, Sendable {
    @usableFromInline package var glyphBits: UInt32
    /// The colour of the strokes; never ``Color/clear``.
    public var foreground: Color
    /// The colour behind them; never ``Color/clear``.
    public var background: Color
    /// Bold, underline and the like.
    public var attributes: Attributes
    @usableFromInline package var glyphWidth: UInt8
    @usableFromInline package var flags: UInt8

    /// Creates a cell; clear colours become the terminal's own.
    @inlinable
    public init(
        _ glyph: Glyph = .space,
        foreground: Color = .default,
        background: Color = .default,
        attributes: Attributes = []
    ) {
        glyphBits = glyph.bits
        self.foreground = foreground == .clear ? .default : foreground
        self.background = background == .clear ? .default : background
        self.attributes = attributes
        glyphWidth = glyph.width
        flags = glyph.isWidthContested ? 1 : 0
    }

    /// A space in the terminal's own colours.
    @inlinable public static var blank: Cell { Cell() }

    /// What the cell shows.
    @inlinable public var glyph: Glyph {
        get { Glyph(bits: glyphBits, width: glyphWidth, isWidthContested: flags & 1 != 0) }
        set {
            glyphBits = newValue.bits
            glyphWidth = newValue.width
            flags = newValue.isWidthContested ? 1 : 0
        }
    }

    /// Whether the cell is the right half of a wide glyph to its left.
    @inlinable public var isTrailingHalf: Bool { glyphWidth == 0 }

    /// The cell's colours and attributes.
    @inlinable public var style: Style {
        Style(foreground: foreground, background: background, attributes: attributes)
    }

    /// Gives the cell a style; a clear colour keeps the one the cell has.
    @inlinable
    package mutating func apply(_ style: Style) {
        if style.foreground != .clear { foreground = style.foreground }
        if style.background != .clear { background = style.background }
        attributes = style.attributes
    }
}
