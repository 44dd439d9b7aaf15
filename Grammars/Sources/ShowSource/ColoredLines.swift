// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A text as lines with the control sequences of the 16 colors.
enum ColoredLines {
    /// Returns the lines; plain ones without a highlighter.
    ///
    /// Control characters of the text become U+FFFD, so that they reach no terminal.
    static func lines(of bytes: [UInt8], _ highlighter: (any SyntaxHighlighter)?) -> [String] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
            Array($0.last == 0x0D ? $0.dropLast() : $0)
        }
        if lines.last == [] { lines.removeLast() }
        let tokens = highlighter?.tokens(ofLinesIn: String(decoding: bytes, as: UTF8.self)) ?? []
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        return lines.enumerated().map { number, line in
            // Places in a repaired text are other places than in the bytes.
            colored(line, isUTF8 && number < tokens.count ? tokens[number] : [])
        }
    }

    private static func colored(_ line: [UInt8], _ tokens: [SyntaxToken]) -> String {
        var result = "", end = 0
        for token in tokens {
            guard let code = codes[token.kind] else { continue }
            result += harmless(line[end..<token.range.lowerBound])
            result += "\u{1B}[\(code)m" + harmless(line[token.range]) + "\u{1B}[0m"
            end = token.range.upperBound
        }
        return result + harmless(line[end...])
    }

    private static func harmless(_ bytes: ArraySlice<UInt8>) -> String {
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            return isControl ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private static let codes: [SyntaxToken.Kind: String] = [
        .keyword: "35", .type: "36", .function: "34", .string: "32", .number: "33",
        .comment: "3;90",
        .variable: "36", .key: "34", .heading: "1;35", .emphasis: "3", .strong: "1",
        .strikethrough: "9", .code: "32", .link: "4;34", .quote: "90", .marker: "35",
        .inserted: "32", .deleted: "31", .location: "36",
    ]
}
