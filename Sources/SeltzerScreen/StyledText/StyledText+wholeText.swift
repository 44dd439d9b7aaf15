// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Properties of a whole text, and of a part by its subscript, as Foundation's `AttributedString` has them.
///
/// ```swift
/// var price: StyledText = "Buy now for $5"
/// if let range = price.range(of: "$5") { price[range].foregroundColor = .systemRed }
/// ```
extension StyledText {
    /// A position in ``string``.
    public typealias Index = String.Index

    /// Creates text in one style.
    public init(_ text: String, attributes: Style) { self.init(text, style: attributes) }

    /// Creates a copy.
    public init(_ text: StyledText) { self = text }

    /// The weight and the slant; nil if parts differ, or if the text is regular.
    ///
    /// Nil makes it regular.
    public var font: Font? {
        get { common(\.font) }
        set { change { $0.font = newValue } }
    }

    /// The color of the text; nil if parts differ or leave it open.
    ///
    /// Nil leaves it open.
    public var foregroundColor: Color? {
        get { common(\.foregroundColor) }
        set { change { $0.foregroundColor = newValue } }
    }

    /// The color behind the text; nil if parts differ or leave it open.
    ///
    /// Nil leaves it open.
    public var backgroundColor: Color? {
        get { common(\.backgroundColor) }
        set { change { $0.backgroundColor = newValue } }
    }

    /// The underline; nil if parts differ, or if there is none.
    ///
    /// Nil removes it.
    public var underlineStyle: UnderlineStyle? {
        get { common { $0.underlineStyle == .none ? nil : $0.underlineStyle } }
        set { change { $0.underlineStyle = newValue ?? .none } }
    }

    /// The line through the text; nil if parts differ, or if there is none.
    ///
    /// A terminal has one kind of it.
    public var strikethroughStyle: UnderlineStyle? {
        get { common(\.strikethroughStyle) }
        set { change { $0.strikethroughStyle = newValue } }
    }

    /// The target; nil if parts differ, or if there is none.
    ///
    /// Nil removes it.
    public var link: Link? {
        get { common(\.link) }
        set { change { $0.link = newValue } }
    }

    /// Merges attributes over the attributes of the text.
    public mutating func mergeAttributes(_ attributes: Style) { addStyle(attributes) }

    /// Replaces the attributes of the text.
    public mutating func setAttributes(_ attributes: Style) {
        self = StyledText(string, style: attributes)
    }

    /// Returns the first place of a text in ``string``; nil if it is not there.
    public func range(of text: some StringProtocol) -> Range<String.Index>? {
        text.isEmpty ? nil : string.firstRange(of: text)
    }

    /// Replaces a part.
    ///
    /// - Parameters:
    ///   - range: Positions in ``string``, widened to whole clusters.
    ///   - text: The new part, with its styles.
    public mutating func replaceSubrange(_ range: Range<String.Index>, with text: StyledText) {
        let part = offsets(range)
        // An empty range has a place, too.
        let start =
            part.isEmpty
            ? offsets(string.startIndex..<range.lowerBound).upperBound : part.lowerBound
        let end = max(start, part.upperBound)
        self = self.part(0..<start) + text + self.part(end..<byteCount)
    }

    /// Inserts text with its styles at a position in ``string``.
    public mutating func insert(_ text: StyledText, at index: String.Index) {
        replaceSubrange(index..<index, with: text)
    }

    /// Removes a part.
    public mutating func removeSubrange(_ range: Range<String.Index>) {
        replaceSubrange(range, with: StyledText())
    }

    /// Returns the value that all parts share; nil if they differ.
    private func common<Value: Equatable>(_ value: (Style) -> Value?) -> Value? {
        let runs = runs
        guard let first = runs.first.flatMap({ value($0.style) }) else { return nil }
        return runs.allSatisfy { value($0.style) == first } ? first : nil
    }

    private mutating func change(_ body: (inout Style) -> Void) {
        var text = StyledText()
        for run in runs {
            var style = run.style
            body(&style)
            text.append(run.text, style: style)
        }
        self = text
    }
}

/// The attributes of a style in the words of Foundation's `AttributeContainer`.
extension Style {
    /// The weight and the slant; nil for regular text.
    public var font: Font? {
        get {
            let shape = attributes.intersection([.bold, .italic])
            return shape.isEmpty ? nil : Font(attributes: shape)
        }
        set {
            attributes.subtract([.bold, .italic])
            guard let newValue else { return }
            attributes.formUnion(newValue.attributes)
            if newValue.isSecondary, foreground == .default { foreground = .secondaryLabel }
        }
    }

    /// The color of the text; nil if the style leaves it open.
    public var foregroundColor: Color? {
        get { foreground == .default ? nil : foreground }
        set { foreground = newValue ?? .default }
    }

    /// The color behind the text; nil if the style leaves it open.
    public var backgroundColor: Color? {
        get { background == .clear ? nil : background }
        set { background = newValue ?? .clear }
    }

    /// The line through the text; nil for none.
    ///
    /// A terminal has one kind of it.
    public var strikethroughStyle: UnderlineStyle? {
        get { attributes.contains(.strikethrough) ? .single : nil }
        set {
            if newValue == nil || newValue == UnderlineStyle.none {
                attributes.remove(.strikethrough)
            } else {
                attributes.insert(.strikethrough)
            }
        }
    }
}
