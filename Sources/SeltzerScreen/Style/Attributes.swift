// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The attributes of text apart from its colors.
@frozen
public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, one per attribute.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Heavier strokes; on some terminals, brighter colors.
    @inlinable public static var bold: Attributes { Attributes(rawValue: 1) }
    /// Fainter text.
    @inlinable public static var dim: Attributes { Attributes(rawValue: 2) }
    /// Italic text.
    @inlinable public static var italic: Attributes { Attributes(rawValue: 4) }
    /// An underline; ``Style/underlineStyle`` is its kind.
    @inlinable public static var underline: Attributes { Attributes(rawValue: 8) }
    /// Blinking text, if the terminal supports it.
    @inlinable public static var blink: Attributes { Attributes(rawValue: 16) }
    /// Foreground and background swapped.
    @inlinable public static var reverse: Attributes { Attributes(rawValue: 32) }
    /// A line through the middle of the text.
    @inlinable public static var strikethrough: Attributes { Attributes(rawValue: 64) }

    /// The bit of ``Cell/isOrnament``, which the attributes leave free.
    ///
    /// A look carries the bit to the cells that are drawn with it. So ornaments take no memory, and
    /// text costs no more to draw. ``Cell/attributes`` does not contain the bit.
    @inlinable package static var ornament: Attributes { Attributes(rawValue: 128) }
}
