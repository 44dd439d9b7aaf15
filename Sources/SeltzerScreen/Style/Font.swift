// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The weight and the slant of text, with UIKit's names.
///
/// A terminal has one font in one size, so names and sizes have no effect. A font is bold from
/// ``Weight/semibold`` on. Headlines and titles are bold, and footnotes and captions have the color of
/// secondary text.
///
/// ```swift
/// title.font = .preferredFont(forTextStyle: .headline)
/// note.font = .systemFont(ofSize: 12)
/// ```
public struct Font: Hashable, Sendable {
    /// The weight of the strokes; terminals have two.
    public enum Weight: Hashable, Sendable, CaseIterable {
        /// Shown as regular.
        case ultraLight, thin, light, regular, medium
        /// Shown as bold.
        case semibold, bold, heavy, black

        /// Whether text of this weight is bold.
        public var isBold: Bool {
            switch self {
            case .ultraLight, .thin, .light, .regular, .medium: false
            case .semibold, .bold, .heavy, .black: true
            }
        }
    }

    /// The purpose of a text.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// A title, in bold.
        case largeTitle, title1, title2, title3, headline
        /// Plain text.
        case subheadline, body, callout
        /// Secondary text.
        case footnote, caption1, caption2
    }

    /// The attributes of the text: bold and italic.
    public var attributes: Attributes
    /// Whether text without a color of its own has the color of secondary text.
    public var isSecondary: Bool

    /// Creates a font with attributes.
    public init(attributes: Attributes = [], isSecondary: Bool = false) {
        self.attributes = attributes
        self.isSecondary = isSecondary
    }

    /// Creates a font whose name contains its weight and slant, such as `Helvetica-BoldOblique`.
    public init?(name: String, size: some Numeric) {
        let name = name.lowercased()
        var attributes: Attributes = []
        if ["bold", "heavy", "black"].contains(where: name.contains) { attributes.insert(.bold) }
        if ["italic", "oblique"].contains(where: name.contains) { attributes.insert(.italic) }
        self.init(attributes: attributes)
    }

    /// Returns the font of a weight; the size has no effect.
    public static func systemFont(ofSize size: some Numeric, weight: Weight = .regular) -> Font {
        Font(attributes: weight.isBold ? .bold : [])
    }

    /// Returns the bold font; the size has no effect.
    public static func boldSystemFont(ofSize size: some Numeric) -> Font { Font(attributes: .bold) }

    /// Returns the italic font; the size has no effect.
    public static func italicSystemFont(ofSize size: some Numeric) -> Font {
        Font(attributes: .italic)
    }

    /// Returns the font of a weight: all text has one width per letter.
    ///
    /// The size has no effect.
    public static func monospacedSystemFont(
        ofSize size: some Numeric, weight: Weight = .regular
    ) -> Font { systemFont(ofSize: size, weight: weight) }

    /// Returns the font of a weight: all digits have one width.
    ///
    /// The size has no effect.
    public static func monospacedDigitSystemFont(
        ofSize size: some Numeric, weight: Weight = .regular
    ) -> Font { systemFont(ofSize: size, weight: weight) }

    /// Returns the font of texts with a purpose.
    public static func preferredFont(forTextStyle style: TextStyle) -> Font {
        switch style {
        case .largeTitle, .title1, .title2, .title3, .headline: Font(attributes: .bold)
        case .subheadline, .body, .callout: Font()
        case .footnote, .caption1, .caption2: Font(isSecondary: true)
        }
    }

    /// Creates the font of a descriptor; the size has no effect.
    public init(descriptor: FontDescriptor, size: some Numeric) {
        self.init(
            attributes: descriptor.symbolicTraits.attributes, isSecondary: descriptor.isSecondary)
    }

    /// The weight, the slant and the purpose of the font.
    public var fontDescriptor: FontDescriptor {
        FontDescriptor(
            symbolicTraits: FontDescriptor.SymbolicTraits(attributes), isSecondary: isSecondary)
    }

    /// Returns the font: it has one size.
    public func withSize(_ size: some Numeric) -> Font { self }

    /// The height of a line, in cells.
    public var lineHeight: Int { 1 }
    /// The size of the text, in cells.
    public var pointSize: Int { 1 }
    /// The size of labels, in cells.
    public static var labelFontSize: Int { 1 }
    /// The size of buttons, in cells.
    public static var buttonFontSize: Int { 1 }
    /// The size of small text, in cells.
    public static var smallSystemFontSize: Int { 1 }
    /// The size of text, in cells.
    public static var systemFontSize: Int { 1 }

    /// The style of text in this font.
    public var style: Style {
        Style(foreground: isSecondary ? .secondaryLabel : .default, attributes: attributes)
    }
}
