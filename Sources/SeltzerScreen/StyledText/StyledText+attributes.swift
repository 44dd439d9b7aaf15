// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Text with attributes by key, as `NSAttributedString` has them.
extension StyledText {
    /// The key of an attribute.
    public enum Key: Hashable, Sendable {
        /// The color of the text: a ``Color``.
        case foregroundColor
        /// The color behind the text: a ``Color``.
        case backgroundColor
        /// The weight and the slant: a ``Font``.
        case font
        /// Whether the text is underlined: a `Bool`, or a number other than 0.
        case underlineStyle
        /// Whether the text is struck through: a `Bool`, or a number other than 0.
        case strikethroughStyle
        /// The color of the underline: a ``Color``.
        case underlineColor
        /// The target: a ``Link``, an address as a `String`, or a value that such a text describes, such as a `URL`.
        case link
        /// Distances and shadows, and lines around letters: a cell has none, so these attributes have no effect.
        case kern, tracking, baselineOffset, ligature, obliqueness, expansion, shadow
        /// As ``kern``.
        case strokeColor, strokeWidth, strikethroughColor
        /// The alignment and breaking of lines: a ``ParagraphStyle``, which has no effect; the label has both.
        case paragraphStyle
    }

    /// The number of characters, as ranges of UIKit's programs count them here.
    public var length: Int { string.count }

    /// Creates a copy.
    public init(attributedString text: StyledText) { self = text }

    /// Creates text with attributes.
    ///
    /// An attribute whose value has another type has no effect.
    public init(string: String, attributes: [Key: Any]? = nil) {
        self.init(string, style: Style(attributes: attributes ?? [:]))
    }

    /// Adds attributes to a part, or to the whole text.
    ///
    /// - Parameters:
    ///   - attributes: The attributes; other ones of the part stay.
    ///   - range: Positions in ``string``; nil for the whole text.
    public mutating func addAttributes(
        _ attributes: [Key: Any], range: Range<String.Index>? = nil
    ) {
        addStyle(Style(attributes: attributes), in: range)
    }

    /// Adds an attribute to a part, or to the whole text.
    public mutating func addAttribute(
        _ key: Key, value: Any, range: Range<String.Index>? = nil
    ) {
        addAttributes([key: value], range: range)
    }
}

extension StyledText {
    /// Replaces the attributes of a part, or of the whole text.
    ///
    /// - Parameters:
    ///   - attributes: The new attributes; other ones of the part go.
    ///   - range: Positions in ``string``; nil for the whole text.
    public mutating func setAttributes(
        _ attributes: [Key: Any]?, range: Range<String.Index>? = nil
    ) {
        let range = range ?? string.startIndex..<string.endIndex
        let part = self[range].string
        self =
            self[string.startIndex..<range.lowerBound]
            + StyledText(string: part, attributes: attributes)
            + self[range.upperBound..<string.endIndex]
    }
}

extension Style {
    /// Creates the style of attributes by key.
    public init(attributes: [StyledText.Key: Any]) {
        self.init()
        for (key, value) in attributes {
            switch key {
            case .foregroundColor: if let color = value as? Color { foreground = color }
            case .backgroundColor: if let color = value as? Color { background = color }
            case .underlineColor: if let color = value as? Color { underlineColor = color }
            case .underlineStyle: if Self.isSet(value) { self.attributes.insert(.underline) }
            case .strikethroughStyle:
                if Self.isSet(value) { self.attributes.insert(.strikethrough) }
            case .kern, .tracking, .baselineOffset, .ligature, .obliqueness, .expansion, .shadow,
                .strokeColor, .strokeWidth, .strikethroughColor, .paragraphStyle:
                continue
            case .link: link = Self.link(value)
            case .font:
                guard let font = value as? Font else { continue }
                self.attributes.formUnion(font.attributes)
                if font.isSecondary, attributes[.foregroundColor] == nil {
                    foreground = .secondaryLabel
                }
            }
        }
    }

    private static func link(_ value: Any) -> Link? {
        if let link = value as? Link { return link }
        return (value as? any CustomStringConvertible).flatMap { Link($0.description) }
    }

    private static func isSet(_ value: Any) -> Bool {
        value as? Bool ?? (value as? Int).map { $0 != 0 } ?? (value is UnderlineStyle)
    }
}
