// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

/// Changes of parts that an `NSRange` names, as `NSMutableAttributedString` has them.
///
/// A range that is not inside the text has no effect.
extension StyledText {
    /// Adds an attribute to a part.
    public mutating func addAttribute(_ key: Key, value: Any, range: TextRange) {
        addAttributes([key: value], range: range)
    }

    /// Adds attributes to a part; its other attributes stay.
    public mutating func addAttributes(_ attributes: [Key: Any], range: TextRange) {
        guard let part = Range(range, in: string) else { return }
        addStyle(Style(attributes: attributes), in: part)
    }

    /// Replaces the attributes of a part.
    public mutating func setAttributes(_ attributes: [Key: Any]?, range: TextRange) {
        guard let part = Range(range, in: string) else { return }
        self[part] = StyledText(String(string[part]), style: Style(attributes: attributes ?? [:]))
    }

    /// Removes an attribute from a part.
    public mutating func removeAttribute(_ key: Key, range: TextRange) {
        guard let part = Range(range, in: string) else { return }
        switch key {
        case .foregroundColor: self[part].foregroundColor = nil
        case .backgroundColor: self[part].backgroundColor = nil
        case .font: self[part].font = nil
        case .underlineStyle: self[part].underlineStyle = nil
        case .strikethroughStyle: self[part].strikethroughStyle = nil
        case .link: self[part].link = nil
        default: break
        }
    }

    /// Returns a part with its styles; empty text for a range that is not inside the text.
    public func attributedSubstring(from range: TextRange) -> StyledText {
        Range(range, in: string).map { self[$0] } ?? StyledText()
    }

    /// Replaces a part with a text in the style of the first replaced character.
    public mutating func replaceCharacters(in range: TextRange, with text: String) {
        let first = TextRange(location: range.location, length: min(1, range.length))
        let style = attributedSubstring(from: first).runs.first?.style
        replaceCharacters(in: range, with: StyledText(text, style: style ?? Style()))
    }

    /// Replaces a part with a text in its own styles.
    public mutating func replaceCharacters(in range: TextRange, with text: StyledText) {
        guard let part = Range(range, in: string) else { return }
        replaceSubrange(part, with: text)
    }

    /// Removes a part.
    public mutating func deleteCharacters(in range: TextRange) {
        replaceCharacters(in: range, with: StyledText())
    }

    /// Inserts text with its styles before a character, counted from 0.
    public mutating func insert(_ text: StyledText, at location: Int) {
        replaceCharacters(in: TextRange(location: location, length: 0), with: text)
    }

    /// Returns the value of an attribute at a character, counted from 0; nil for none, or outside of the text.
    public func attribute(_ key: Key, at location: Int) -> Any? {
        attributedSubstring(from: TextRange(location: location, length: 1)).runs.first?.style
            .value(of: key)
    }

    /// Calls a closure for each run of characters in a part.
    ///
    /// - Parameters:
    ///   - key: The attribute.
    ///   - range: The part.
    ///   - body: Gets the value, nil for none, the run, and a variable that ends the calls if it is set to true.
    public func enumerateAttribute(
        _ key: Key, in range: TextRange, using body: (Any?, TextRange, inout Bool) -> Void
    ) {
        var (start, stops) = (range.location, false)
        for run in attributedSubstring(from: range).runs where !stops {
            let part = TextRange(location: start, length: run.text.count)
            body(run.style.value(of: key), part, &stops)
            start = part.upperBound
        }
    }
}

extension Style {
    /// Returns the value of an attribute; nil for none.
    fileprivate func value(of key: StyledText.Key) -> Any? {
        switch key {
        case .foregroundColor: foregroundColor
        case .backgroundColor: backgroundColor
        case .font: font
        case .underlineStyle: underlineStyle == .none ? nil : underlineStyle
        case .strikethroughStyle: strikethroughStyle
        case .underlineColor: underlineColor == .default ? nil : underlineColor
        case .link: link
        default: nil
        }
    }
}
