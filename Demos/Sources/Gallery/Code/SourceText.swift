// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Swift code as lines of coloured text.
enum SourceText {
    /// Returns the lines of code, with spaces for tabs.
    static func lines(of code: String) -> [StyledText] {
        var lines = [StyledText()]
        for token in SwiftLexer.tokens(of: code) {
            let parts = token.text.split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (number, part) in parts.enumerated() {
                if number > 0 { lines.append(StyledText()) }
                let column = lines[lines.count - 1].cellWidth
                lines[lines.count - 1].append(
                    part.expandingTabs(every: 4, from: column), style: style(of: token.kind))
            }
        }
        return lines
    }

    private static func style(of kind: SwiftToken.Kind) -> Style {
        switch kind {
        case .plain: Style()
        case .keyword: Style(foreground: .role(.syntaxKeyword))
        case .type: Style(foreground: .role(.syntaxType))
        case .function: Style(foreground: .role(.syntaxFunction))
        case .string: Style(foreground: .role(.syntaxString))
        case .number: Style(foreground: .role(.syntaxNumber))
        case .comment: Style(foreground: .role(.syntaxComment), attributes: .italic)
        }
    }
}
