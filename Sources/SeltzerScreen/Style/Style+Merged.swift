// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Style {
    /// Returns the style with what it leaves open taken from another one.
    ///
    /// Open are colours that are ``Color/default`` or ``Color/clear``, a link that is nil and an underline that
    /// is none; attributes are those of both.
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
    /// Whether the colour is one of its own, and not left to what is around.
    fileprivate var isSaid: Bool { self != .default && self != .clear }
}
