// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

/// The lines of a block of code in the colors of its language.
struct MarkdownCode {
    /// The maximum number of bytes for highlighting.
    ///
    /// Each appended word reads the last block again, so longer blocks stay plain.
    static var maximumLength: Int { 1 << 18 }
    /// The distance of tab stops in code.
    static var tabInterval: Int { 4 }

    let block: Int
    private var storage = TextStorage()
    /// The tokens; nil if the language of the block is unknown, or if the block is too long.
    private var tokens: (any HighlightedText)?

    init(of block: Int, _ lines: MarkdownLines, in document: MarkdownDocument) {
        self.block = block
        guard let highlighter = Self.highlighter(info: document.info(of: block)) else { return }
        var bytes: [UInt8] = []
        for number in 0..<lines.count {
            bytes += Self.text(lines, number).utf8
            bytes.append(UInt8(ascii: "\n"))
            guard bytes.count <= Self.maximumLength else { return }
        }
        storage = TextStorage(bytes: bytes)
        tokens = Self.tokens(highlighter)
    }

    /// Returns a line with spaces in place of its tabs.
    static func text(_ lines: MarkdownLines, _ number: Int) -> String {
        let line = lines.text(number)
        return line.utf8.contains(UInt8(ascii: "\t"))
            ? line.expandingTabs(every: tabInterval) : line
    }

    /// Returns the highlighter of a fence's language, which is the first word after the fence; nil for an unknown
    /// language.
    private static func highlighter(info: String?) -> (any SyntaxHighlighter)? {
        guard let word = info?.split(whereSeparator: { " \t,{".contains($0) }).first else {
            return nil
        }
        return SyntaxLanguage(named: String(word))?.highlighter
    }

    private static func tokens(_ highlighter: some SyntaxHighlighter) -> any HighlightedText {
        HighlightedLines(highlighter)
    }

    /// Returns the text of some lines with their colors.
    mutating func texts(_ range: Range<Int>, of lines: MarkdownLines) -> [StyledText] {
        _ = tokens?.highlight(range, of: storage, budget: .max)
        return range.map { number in
            let line = Self.text(lines, number)
            let tokens = tokens?.tokens(ofLine: number) ?? []
            return StyledText(line, tokens) { line.index(atByte: $0) }
        }
    }
}
