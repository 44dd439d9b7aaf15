// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What few cells have beside their colours and attributes: a line below that is not plain, and a link.
package struct Decoration: Hashable, Sendable {
    /// The kind of the line; a single one also where there is none.
    package var underlineStyle: UnderlineStyle = .single
    /// The line's colour; the default is that of the strokes.
    package var underlineColor = Color.default
    /// Where the text leads.
    package var link: Link?

    /// Creates the decoration of plain cells.
    package init() {}

    /// Creates a style's decoration.
    init(_ style: Style) {
        link = style.link
        guard style.attributes.contains(.underline) else { return }
        underlineStyle = style.lineKind
        underlineColor = style.underlineColor == .clear ? .default : style.underlineColor
    }
}

extension Style {
    /// Whether cells in this style need a decoration.
    @inline(__always) var isDecorated: Bool {
        link != nil
            || attributes.contains(.underline)
                && (lineKind != .single || underlineColor != .default)
    }
}
