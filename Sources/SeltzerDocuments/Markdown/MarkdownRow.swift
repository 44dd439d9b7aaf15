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
    /// The cells before the text.
    var indent = 0
    var marks: [MarkdownMark] = []
    var ground = Ground.none
    /// Whether a line takes the place of the text.
    var isLine = false
    /// The cells of the text at which the sign stands that something is left out.
    var cuts: [Int] = []
    /// The parts of the row that belong to links, with the numbers of these and their cells in the text.
    var links: [(number: Int, columns: Range<Int>)] = []
    /// The parts of the text that a search finds.
    var pieces: [Piece] = []

    /// A part of a line that is searched.
    struct Piece {
        /// The number of the line.
        var line: Int
        /// The place in the line, in bytes.
        var start: Int
        /// The place in the text of the row, in bytes.
        var text: Range<Int>
    }
}

/// The rows of a block, or of a part of a long one.
struct MarkdownPart {
    var rows: [MarkdownRow] = []
    var links: [MarkdownLink] = []
    /// Whether the first row is a blank one above the text.
    var isSpaced = false

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
