// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

extension SyntaxToken.Kind {
    /// The style of a token of this kind in the theme's colors for code.
    public var style: Style { Self.styles[self] ?? Style() }

    private static let styles: [Self: Style] = [
        .keyword: Style(foreground: .role(.syntaxKeyword)),
        .type: Style(foreground: .role(.syntaxType)),
        .function: Style(foreground: .role(.syntaxFunction)),
        .string: Style(foreground: .role(.syntaxString)),
        .number: Style(foreground: .role(.syntaxNumber)),
        .comment: Style(foreground: .role(.syntaxComment), attributes: .italic),
        .variable: Style(foreground: .role(.syntaxType)),
        .key: Style(foreground: .role(.syntaxFunction)),
        .heading: Style(foreground: .role(.syntaxKeyword), attributes: .bold),
        .emphasis: Style(attributes: .italic),
        .strong: Style(attributes: .bold),
        .strikethrough: Style(attributes: .strikethrough),
        .code: Style(foreground: .role(.syntaxString)),
        .link: Style(foreground: .link, attributes: .underline),
        .quote: Style(foreground: .secondaryLabel),
        .marker: Style(foreground: .role(.syntaxKeyword)),
        .inserted: Style(foreground: .success),
        .deleted: Style(foreground: .danger),
        .location: Style(foreground: .info),
    ]
}

extension SyntaxHighlighter {
    /// Returns the lines of a short text in the theme's colors for code.
    ///
    /// Line feeds end the lines, and are left out.
    public func styledLines(of text: String) -> [StyledText] {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        return zip(lines, tokens(ofLinesIn: text)).map { line, tokens in
            let string = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
            return StyledText(string, tokens) { string.index(atByte: $0) }
        }
    }
}

extension StyledText {
    /// Creates a line with the styles of its tokens.
    ///
    /// - Parameters:
    ///   - string: The text of the line.
    ///   - tokens: Its tokens in order, without overlaps.
    ///   - index: Converts the place of a byte in the line to an index of the string.
    init(_ string: String, _ tokens: [SyntaxToken], index: (Int) -> String.Index) {
        guard !tokens.isEmpty else {
            self.init(string)
            return
        }
        self.init()
        // Appending has the same cost for each token. Adding a style later costs more with each style.
        var end = string.startIndex
        for token in tokens where token.kind != .plain {
            let start = max(end, index(token.range.lowerBound))
            let tokenEnd = max(start, index(token.range.upperBound))
            append(string[end..<start])
            append(string[start..<tokenEnd], style: token.kind.style)
            end = tokenEnd
        }
        append(string[end...])
    }
}
