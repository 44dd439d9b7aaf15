// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One cell of a screen: 16 bytes, compared as a whole.
@frozen
public struct Cell: Hashable, Sendable {
    /// The bits of the glyph, and one bit that is set if terminals disagree on its width.
    @usableFromInline package var glyphBits: UInt32
    /// The color of the text; never ``Color/clear``.
    public var foreground: Color
    /// The background color; never ``Color/clear``.
    public var background: Color
    /// The bits of the attributes, and the bit of ``isOrnament``.
    @usableFromInline package var attributeBits: UInt8
    @usableFromInline package var glyphWidth: UInt8
    /// The number of the decoration in the buffer's table; 0 for none.
    @usableFromInline package var decoration: UInt16

    /// The bit of ``glyphBits`` that marks a glyph on whose width terminals disagree.
    @usableFromInline package static var contestedBit: UInt32 { 0x4000_0000 }

    /// Creates a cell; clear colors become the terminal's own colors.
    @inlinable
    public init(
        _ glyph: Glyph = .space,
        foreground: Color = .default,
        background: Color = .default,
        attributes: Attributes = []
    ) {
        glyphBits = glyph.bits | (glyph.isWidthContested ? Self.contestedBit : 0)
        self.foreground = foreground == .clear ? .default : foreground
        self.background = background == .clear ? .default : background
        attributeBits = attributes.rawValue & ~Attributes.ornament.rawValue
        glyphWidth = glyph.width
        decoration = 0
    }

    /// A space in the terminal's own colors.
    @inlinable public static var blank: Cell { Cell() }

    /// The glyph that the cell shows.
    @inlinable public var glyph: Glyph {
        get {
            Glyph(
                bits: glyphBits & ~Self.contestedBit, width: glyphWidth,
                isWidthContested: glyphBits & Self.contestedBit != 0)
        }
        set {
            glyphBits = newValue.bits | (newValue.isWidthContested ? Self.contestedBit : 0)
            glyphWidth = newValue.width
        }
    }

    /// Bold, underline and other attributes.
    @inlinable public var attributes: Attributes {
        get { Attributes(rawValue: attributeBits & ~Attributes.ornament.rawValue) }
        set {
            attributeBits =
                attributeBits & Attributes.ornament.rawValue
                | newValue.rawValue & ~Attributes.ornament.rawValue
        }
    }

    /// Whether the glyph is not text, but decorates the screen, such as a line, a bar or a line
    /// number.
    ///
    /// Marked text leaves ornaments out. The bit belongs to the glyph: the next glyph that is
    /// written to the cell replaces it, and a new style keeps it.
    @inlinable package var isOrnament: Bool {
        get { attributeBits & Attributes.ornament.rawValue != 0 }
        set {
            attributeBits = attributes.rawValue | (newValue ? Attributes.ornament.rawValue : 0)
        }
    }

    /// Whether the cell is the right half of a wide glyph to its left.
    @inlinable public var isTrailingHalf: Bool { glyphWidth == 0 }

    /// The colors and attributes of the cell, without its link and underline style.
    ///
    /// ``CellBuffer/style(of:)`` returns the link and the underline style, too.
    @inlinable public var style: Style {
        Style(foreground: foreground, background: background, attributes: attributes)
    }
}
