// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Style {
    /// Returns the style, with everything that it leaves open taken from another style.
    ///
    /// A style leaves open a colour that is ``Color/default`` or ``Color/clear``, a link that is nil, and an
    /// underline that is none. The result has the attributes of both.
    public func merged(over base: Style) -> Style {
        if self == Style() { return base }
        var style = self
        if !foreground.isSaid { style.foreground = base.foreground }
        if !background.isSaid { style.background = base.background }
        if !attributes.contains(.underline) {
            style.lineKind = base.lineKind
            style.underlineColor = base.underlineColor
        }
        style.attributes.formUnion(base.attributes)
        style.link = link ?? base.link
        return style
    }
}

extension Color {
    /// Whether the colour is set, rather than left to what is beneath.
    fileprivate var isSaid: Bool { self != .default && self != .clear }
}
