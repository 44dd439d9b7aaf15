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
    /// The first line that may differ from the lines in ``storage``; nil for none.
    private var firstChanged: Int? = 0

    init(of block: Int, in document: MarkdownDocument) {
        self.block = block
        tokens = Self.highlighter(info: document.info(of: block)).map { Self.tokens($0) }
    }

    /// Notes that lines may have changed from one on.
    mutating func linesDidChange(from line: Int) {
        firstChanged = min(line, firstChanged ?? line)
    }

    /// Takes the lines that may have changed, so that a word that is added to a long block costs only its line.
    private mutating func update(_ lines: MarkdownLines) {
        guard tokens != nil, let changed = firstChanged else { return }
        firstChanged = nil
        let first = min(changed, storage.lineCount - 1, lines.count)
        let start = storage.startOfLine(first)
        var bytes: [UInt8] = []
        for number in first..<lines.count {
            bytes += Self.text(lines, number).utf8
            bytes.append(UInt8(ascii: "\n"))
            guard start + bytes.count <= Self.maximumLength else {
                (tokens, storage) = (nil, TextStorage())
                return
            }
        }
        let old = storage
        storage.replaceSubrange(start..<old.count, with: TextStorage(bytes: bytes))
        tokens?.apply(
            TextChange(start: start, oldCount: old.count - start, newCount: bytes.count),
            from: old, to: storage)
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
        update(lines)
        _ = tokens?.highlight(range, of: storage, budget: .max)
        return range.map { number in
            let line = Self.text(lines, number)
            let tokens = tokens?.tokens(ofLine: number) ?? []
            return StyledText(line, tokens) { line.index(atByte: $0) }
        }
    }
}
