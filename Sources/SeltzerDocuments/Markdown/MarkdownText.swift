// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

/// The text of a block with its styles and the places of its links.
struct MarkdownText {
    private(set) var text = StyledText()
    private let keepsLineEnds: Bool
    /// The links in order, with their places in the text's UTF-8.
    private(set) var links: [(range: Range<Int>, link: MarkdownLink)] = []

    /// The character that stands for a line end of the source which stays; nil if none stays.
    ///
    /// CommonMark counts it among the blanks, and reads it as text.
    static let keptLineEnd: Character = "\u{C}"

    /// Creates the text of the parts of a paragraph.
    ///
    /// - Parameters:
    ///   - inlines: The parts.
    ///   - style: The style of the whole text.
    ///   - keepsLineEnds: Whether a ``keptLineEnd`` becomes a line feed, and tabs stay; if not, both are spaces.
    init(
        _ inlines: [MarkdownInline], style: Style = Style(), keepsLineEnds: Bool = false
    ) {
        self.keepsLineEnds = keepsLineEnds
        var styles = [style]
        var open: [(start: Int, link: MarkdownLink)] = []
        for inline in inlines {
            let present = styles[styles.count - 1]
            switch inline {
            case .text(let text): append(text, present)
            case .code(let code): append(code, Style(background: .control).merged(over: present))
            case .html(let html):
                append(html, Style(foreground: .secondaryLabel).merged(over: present))
            case .softBreak: text.append(" ", style: present)
            case .lineBreak: text.append("\n", style: present)
            case .start(let span):
                if case .link(let link) = span { open.append((text.string.utf8.count, link)) }
                styles.append(Self.style(of: span).merged(over: present))
            case .end(let span):
                if styles.count > 1 { styles.removeLast() }
                if case .link = span, let last = open.popLast() {
                    links.append((last.start..<text.string.utf8.count, last.link))
                }
            }
        }
    }

    /// Returns the links of a text, in the order of ``links``, without making the text.
    static func links(of inlines: [MarkdownInline]) -> [MarkdownLink] {
        inlines.compactMap { if case .end(.link(let link)) = $0 { link } else { nil } }
    }

    private mutating func append(_ string: String, _ style: Style) {
        // Line ends from entities and tabs become spaces.
        let isPlain = string.utf8.allSatisfy { $0 >= 0x20 && $0 != 0xE2 }
        text.append(isPlain ? string : String(string.map(shown)), style: style)
    }

    private func shown(_ character: Character) -> Character {
        if keepsLineEnds, character == Self.keptLineEnd { return "\n" }
        let isBlank = character.isNewline || character == "\t" && !keepsLineEnds
        return isBlank ? " " : character
    }

    private static func style(of span: MarkdownSpan) -> Style {
        switch span {
        case .emphasis: Style(attributes: .italic)
        case .strong: Style(attributes: .bold)
        case .strikethrough: Style(attributes: .strikethrough)
        case .link(let link):
            Style(foreground: .link, attributes: .underline, link: Link(link.destination))
        case .image: Style(foreground: .secondaryLabel, attributes: .italic)
        }
    }
}
