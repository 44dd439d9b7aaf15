// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The look of lines and boxes.
public enum LineStyle: Hashable, Sendable, CaseIterable {
    /// `┌─┐`
    case single
    /// `╔═╗`
    case double
    /// `╭─╮`
    case rounded
    /// `┏━┓`
    case heavy
    /// `+-+`
    case ascii

    /// The characters of the six parts.
    var parts: BorderParts {
        switch self {
        case .single: BorderParts("─", "│", "┌", "┐", "└", "┘")
        case .double: BorderParts("═", "║", "╔", "╗", "╚", "╝")
        case .rounded: BorderParts("─", "│", "╭", "╮", "╰", "╯")
        case .heavy: BorderParts("━", "┃", "┏", "┓", "┗", "┛")
        case .ascii: BorderParts("-", "|", "+", "+", "+", "+")
        }
    }
}

/// The glyphs of a box, each one cell wide.
struct BorderParts {
    let horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight: Glyph

    init(
        _ horizontal: Unicode.Scalar,
        _ vertical: Unicode.Scalar,
        _ topLeft: Unicode.Scalar,
        _ topRight: Unicode.Scalar,
        _ bottomLeft: Unicode.Scalar,
        _ bottomRight: Unicode.Scalar
    ) {
        self.horizontal = Glyph(bits: horizontal.value, width: 1)
        self.vertical = Glyph(bits: vertical.value, width: 1)
        self.topLeft = Glyph(bits: topLeft.value, width: 1)
        self.topRight = Glyph(bits: topRight.value, width: 1)
        self.bottomLeft = Glyph(bits: bottomLeft.value, width: 1)
        self.bottomRight = Glyph(bits: bottomRight.value, width: 1)
    }
}
