// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The look of text: two colours and attributes.
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

    /// Creates a style; what is not named is plain.
    @inlinable
    public init(
        foreground: Color = .default,
        background: Color = .clear,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// Returns the style with attributes added.
    @inlinable
    public func adding(_ attributes: Attributes) -> Style {
        var style = self
        style.attributes.formUnion(attributes)
        return style
    }
}
