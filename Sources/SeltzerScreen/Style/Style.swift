// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The look of text: two colours, attributes, the line below it, and where it leads.
///
/// A plain style has the terminal's foreground and a ``Color/clear`` background: text drawn with it
/// keeps the background it is drawn on.
@frozen
public struct Style: Hashable, Sendable {
    /// The colour of the strokes; ``Color/clear`` keeps the one beneath.
    public var foreground: Color
    /// The colour behind the strokes; ``Color/clear`` keeps the one beneath.
    public var background: Color
    /// Bold, underline and the like.
    public var attributes: Attributes
    @usableFromInline var lineKind: UnderlineStyle
    /// The colour of the line below; ``Color/default`` for the one of the strokes.
    public var underlineColor: Color
    /// Where the text leads; nil for nowhere.
    public var link: Link?

    /// Creates a style; what is not named is plain.
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

    /// The kind of the line below: none without ``Attributes/underline``, and setting one sets that.
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
