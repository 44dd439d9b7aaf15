// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The texts of the blocks of a transcript, as a text that can be searched on another thread.
///
/// The lines of a block are the lines of its source. Markdown is searched as it is shown.
struct TranscriptText: SearchableText {
    struct Part: Sendable {
        let text: String
        let isMarkdown: Bool
    }

    private let parts: [Part]
    /// For each part the number of lines before it, and the number of all lines.
    private let firstLines: [Int]

    init(_ parts: [Part], firstLines: [Int]) {
        (self.parts, self.firstLines) = (parts, firstLines)
    }

    /// Returns the number of lines that a text takes.
    static func lineCount(_ text: String) -> Int {
        text.utf8.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    }

    var lineCount: Int { max(1, firstLines.last ?? 1) }

    func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        var goesOn = true
        for index in firstPart(reaching: lines.lowerBound)..<parts.count {
            let first = firstLines[index]
            guard goesOn, first < lines.upperBound else { return }
            let count = firstLines[index + 1] - first
            let wanted =
                max(0, lines.lowerBound - first)..<max(0, min(count, lines.upperBound - first))
            guard !wanted.isEmpty else { continue }
            text(of: parts[index]).forEachLine(in: wanted) { line, start, bytes in
                goesOn = body(first + line, start, bytes)
                return goesOn
            }
        }
    }

    private func text(of part: Part) -> any SearchableText {
        part.isMarkdown
            ? MarkdownSearchText(document: MarkdownDocument(part.text))
            : TextLines(
                part.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    /// Returns the part that contains a line, or the first one.
    private func firstPart(reaching line: Int) -> Int {
        var (low, high) = (0, max(0, parts.count))
        while low + 1 < high {
            let middle = (low + high) / 2
            if firstLines[middle] <= line { low = middle } else { high = middle }
        }
        return low
    }
}
