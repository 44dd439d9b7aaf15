// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// A row of a Markdown document on the screen.
struct MarkdownRow {
    /// The fill behind the text.
    enum Ground {
        case none, code, header
    }

    var text = StyledText()
    /// The number of cells before the text.
    var indent = 0
    var marks: [MarkdownMark] = []
    var ground = Ground.none
    /// Whether the row shows a horizontal line instead of text.
    var isLine = false
    /// The columns of the signs for hidden text, from the beginning of the text.
    var cuts: [Int] = []
    /// The links in the row: their numbers, and their cells in the text.
    var links: [(number: Int, columns: Range<Int>)] = []
    /// The parts of the text that belong to searched lines.
    var pieces: [Piece] = []

    /// A part of a searched line.
    struct Piece {
        /// The number of the line.
        var line: Int
        /// The beginning of the part in the line, in bytes.
        var start: Int
        /// The bytes of the part in the text of the row.
        var text: Range<Int>
    }
}

/// The rows of a block, or of a part of a long one.
struct MarkdownPart {
    var rows: [MarkdownRow] = []
    var links: [MarkdownLink] = []
    /// Whether the first row is a blank row above the text.
    var isSpaced = false
    /// The number of lines of code at the start whose rows are known, while rows after them are missing; nil if no row is
    /// missing.
    var keptLineCount: Int?

    /// Forgets the rows of code from a line of the source on.
    ///
    /// - Parameter count: The number of lines before it in this part.
    mutating func keepRows(before line: Int, lineCount count: Int) {
        let end = rows.firstIndex { ($0.pieces.first?.line ?? -1) >= line } ?? rows.count
        rows.removeSubrange(end...)
        keptLineCount = count
    }

    /// Adds the rows of a text that wraps.
    mutating func append(
        _ content: MarkdownText, ofLine number: Int, width: Int, joining joined: JoinedClusters,
        to row: MarkdownRow
    ) {
        let style = ParagraphStyle(lineBreakMode: .byWordWrapping)
        var layout = TextLayout(content.text, width: width, paragraphStyle: style, joining: joined)
        let first = links.count
        links += content.links.map(\.link)
        for line in layout.lines(0..<Int.max) {
            var new = row
            new.text = content.text.part(utf8: line.range)
            new.pieces = [
                .init(line: number, start: line.range.lowerBound, text: 0..<line.range.count)
            ]
            for (index, link) in content.links.enumerated() {
                let part = link.range.clamped(to: line.range)
                guard !part.isEmpty else { continue }
                let before = content.text.part(utf8: line.range.lowerBound..<part.lowerBound)
                let start = before.cellWidth(joining: joined)
                let cells = content.text.part(utf8: part).cellWidth(joining: joined)
                new.links.append((first + index, start..<start + cells))
            }
            rows.append(new)
        }
    }
}

extension StyledText {
    /// Returns the part between two offsets in UTF-8.
    func part(utf8 range: Range<Int>) -> StyledText {
        let bytes = string.utf8
        let start = bytes.index(string.startIndex, offsetBy: range.lowerBound)
        return self[start..<bytes.index(start, offsetBy: range.count)]
    }
}
