// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The look of text: two colors, attributes, an underline and a link.
///
/// A plain style has the terminal's foreground and a ``Color/clear`` background, so that text keeps the background
/// on which it is drawn.
@frozen
public struct Style: Hashable, Sendable {
    /// The color of the text; ``Color/clear`` keeps the color beneath.
    public var foreground: Color
    /// The color behind the text; ``Color/clear`` keeps the color beneath.
    public var background: Color
    /// Bold, underline and other attributes.
    public var attributes: Attributes
    @usableFromInline var lineKind: UnderlineStyle
    /// The color of the underline; ``Color/default`` uses the color of the text.
    public var underlineColor: Color
    /// The link of the text; nil for none.
    public var link: Link?

    /// Creates a style; parameters that are left out are plain.
    @inlinable
    public init(
        foreground: Color = .default,
        background: Color = .clear,
        attributes: Attributes = [],
        underlineStyle: UnderlineStyle = .none,
        underlineColor: Color = .default,
        link: Link? = nil
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = underlineStyle == .none ? attributes : attributes.union(.underline)
        lineKind = underlineStyle == .none ? .single : underlineStyle
        self.underlineColor = underlineColor
        self.link = link
    }

    /// The kind of the underline; setting a kind sets ``Attributes/underline``, and without that
    /// attribute the kind is none.
    @inlinable public var underlineStyle: UnderlineStyle {
        get { attributes.contains(.underline) ? lineKind : .none }
        set {
            lineKind = newValue == .none ? .single : newValue
            if newValue == .none {
                attributes.remove(.underline)
            } else {
                attributes.insert(.underline)
            }
        }
    }

    /// Returns the style with attributes added.
    @inlinable
    public func adding(_ attributes: Attributes) -> Style {
        var style = self
        style.attributes.formUnion(attributes)
        return style
    }
}

extension Style {
    /// Returns the style, with everything that it leaves open filled in from another style.
    ///
    /// A style leaves open a color that is ``Color/default`` or ``Color/clear``, a link that is nil, and an
    /// underline that is none. The result has the attributes of both.
    public func merged(over base: Style) -> Style {
        if self == Style() { return base }
        var style = self
        if !foreground.isSet { style.foreground = base.foreground }
        if !background.isSet { style.background = base.background }
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
    /// Whether the color is set, and not left to the style beneath.
    fileprivate var isSet: Bool { self != .default && self != .clear }
}
