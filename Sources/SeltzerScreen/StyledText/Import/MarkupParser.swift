// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Parses markup into styled text.
struct MarkupParser {
    private let markup: String
    private var index: String.Index
    private var text = StyledText()
    /// The present style, and the styles around it.
    private var style = Style()
    private var outer: [Style] = []

    private static let attributes: [String: Attributes] = [
        "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "blink": .blink,
        "reverse": .reverse, "strikethrough": .strikethrough,
    ]
    private static let underlines: [String: UnderlineStyle] = [
        "single": .single, "double": .double, "curly": .curly, "dotted": .dotted, "dashed": .dashed,
    ]

    init(_ markup: String) {
        var markup = markup
        markup.makeContiguousUTF8()
        self.markup = markup
        index = markup.startIndex
    }

    /// Returns the text.
    mutating func parse() throws(MarkupError) -> StyledText {
        let bytes = markup.utf8
        while let bracket = bytes[index...].firstIndex(of: UInt8(ascii: "[")) {
            let after = bytes.index(after: bracket)
            if after < bytes.endIndex, bytes[after] == UInt8(ascii: "[") {
                text.append(markup[index..<after], style: style)
                index = bytes.index(after: after)
                continue
            }
            text.append(markup[index..<bracket], style: style)
            let tag = bytes[after...].prefix { $0 != UInt8(ascii: "]") && $0 != 0x0A }
            guard tag.endIndex < bytes.endIndex, bytes[tag.endIndex] != 0x0A else {
                throw error(at: bracket, "] was expected to end the tag; [[ stands for a bracket")
            }
            try read(markup[after..<tag.endIndex])
            index = bytes.index(after: tag.endIndex)
        }
        text.append(markup[index...], style: style)
        return text
    }

    /// Parses the text between brackets.
    private mutating func read(_ tag: Substring) throws(MarkupError) {
        if tag == "/" {
            guard let last = outer.popLast() else {
                throw error(at: tag.startIndex, "[/] ends a style, but none has begun")
            }
            style = last
            return
        }
        var words = tag.split(separator: " ")[...]
        guard !words.isEmpty else {
            throw error(at: tag.startIndex, "a style or / was expected between the brackets")
        }
        var own = Style()
        while let word = words.popFirst() {
            if word == "on" {
                guard let name = words.popFirst() else {
                    throw error(at: tag.endIndex, "a color was expected after on")
                }
                own.background = try color(name)
            } else if let (name, value) = word.parted(by: "=") {
                try set(name, to: value, of: &own)
            } else if let attribute = Self.attributes[String(word)] {
                own.attributes.insert(attribute)
            } else {
                own.foreground = try color(word)
            }
        }
        outer.append(style)
        style = own.merged(over: style)
    }

    private func set(
        _ name: Substring, to value: Substring, of style: inout Style
    ) throws(MarkupError) {
        switch name {
        case "link":
            guard let link = Link(value) else {
                throw error(
                    at: value.startIndex, "an address such as https://example.org was expected")
            }
            style.link = link
        case "underline":
            guard let kind = Self.underlines[String(value)] else {
                throw error(
                    at: value.startIndex,
                    "single, double, curly, dotted or dashed was expected")
            }
            style.underlineStyle = kind
        case "underline-color":
            style.underlineColor = try color(value)
            style.attributes.insert(.underline)
        default:
            throw error(
                at: name.startIndex, "link=, underline= or underline-color= was expected")
        }
    }

    private func color(_ name: Substring) throws(MarkupError) -> Color {
        guard let color = Color(String(name)) else {
            if name.hasPrefix("/") {
                throw error(
                    at: name.startIndex,
                    "[/] ends the last style, whichever that is; no name follows")
            }
            throw error(
                at: name.startIndex,
                "\(TextSanitizer.line(name.prefix(40))) is not a style; an attribute such as bold, a color such as "
                    + "red or #ff8800, on and a color, link= or underline= was expected; [[ stands for a bracket"
            )
        }
        return color
    }

    private func error(at place: String.Index, _ message: String) -> MarkupError {
        let before = markup[..<place]
        let start = before.utf8.lastIndex(of: 0x0A).map { markup.utf8.index(after: $0) }
        return MarkupError(
            line: before.utf8.count { $0 == 0x0A } + 1,
            column: markup[(start ?? markup.startIndex)..<place].count + 1, message: message)
    }
}
