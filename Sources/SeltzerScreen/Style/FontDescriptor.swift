// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The weight, the slant and the purpose of a ``Font``, from which UIKit's programs make other fonts.
///
/// ```swift
/// let descriptor = label.font.fontDescriptor.withSymbolicTraits(.traitBold)
/// ```
public struct FontDescriptor: Hashable, Sendable {
    /// Traits of a font; traits without a meaning in a terminal have no effect.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32

        /// Creates traits from their bits, as ``rawValue`` holds them.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
        /// Bold.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 2) }
        /// Wide letters in UIKit.
        public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 1 << 5) }
        /// Narrow letters in UIKit.
        public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
        /// All letters with one width, as they always have.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }

        init(_ attributes: Attributes) {
            self = []
            if attributes.contains(.bold) { insert(.traitBold) }
            if attributes.contains(.italic) { insert(.traitItalic) }
        }

        var attributes: Attributes {
            var attributes: Attributes = []
            if contains(.traitBold) { attributes.insert(.bold) }
            if contains(.traitItalic) { attributes.insert(.italic) }
            return attributes
        }
    }

    /// The traits.
    public var symbolicTraits: SymbolicTraits
    /// Whether text without a color of its own has the color of secondary text.
    public var isSecondary: Bool

    /// Creates a descriptor.
    public init(symbolicTraits: SymbolicTraits = [], isSecondary: Bool = false) {
        self.symbolicTraits = symbolicTraits
        self.isSecondary = isSecondary
    }

    /// Returns the descriptor of texts with a purpose.
    public static func preferredFontDescriptor(
        withTextStyle style: Font.TextStyle
    ) -> FontDescriptor { Font.preferredFont(forTextStyle: style).fontDescriptor }

    /// Returns the descriptor with other traits.
    ///
    /// It is never nil; the type is UIKit's, where a font may lack a trait.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> FontDescriptor? {
        FontDescriptor(symbolicTraits: traits, isSecondary: isSecondary)
    }

    /// Returns the descriptor: a terminal has one size.
    public func withSize(_ size: some Numeric) -> FontDescriptor { self }
}
