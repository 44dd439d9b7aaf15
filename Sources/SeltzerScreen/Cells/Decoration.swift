// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The attributes that few cells have: an unusual underline, and a link.
package struct Decoration: Hashable, Sendable {
    /// The kind of the underline; single if there is none.
    package var underlineStyle: UnderlineStyle = .single
    /// The colour of the underline; the default is the colour of the text.
    package var underlineColor = Color.default
    /// The link.
    package var link: Link?

    /// Creates the decoration of plain cells.
    package init() {}

    /// Creates the decoration of a style.
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
