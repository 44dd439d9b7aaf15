// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// Writes blocks of a document as lines, for the memory of a terminal or for a file.
struct MarkdownLineWriter {
    private var rows: MarkdownRows
    private let settings: DrawnLines
    /// The number of empty cells before and after each line.
    private let margin: Int
    /// Whether a paragraph is one line.
    var keepsParagraphs = false

    /// The maximum number of rows that are drawn at once.
    private static var rowsAtOnce: Int { 128 }

    init(_ rows: MarkdownRows, _ settings: DrawnLines, margin: Int = 0) {
        self.rows = rows
        self.settings = settings
        self.margin = margin.clamped(0, max(0, (settings.width - 1) / 2))
        self.rows.joinedClusters = settings.joinedClusters
        self.rows.width = textWidth
    }

    private var textWidth: Int { max(1, settings.width - 2 * margin) }

    /// Returns the lines of some blocks, with the blank line before each block that has one.
    ///
    /// - Parameter blocks: The numbers of the blocks, from the beginning of a block without a parent to the end of one.
    mutating func lines(ofBlocks blocks: Range<Int>) -> [StyledText] {
        lines(MarkdownCut(block: blocks.lowerBound)..<MarkdownCut(block: blocks.upperBound))
    }

    /// Returns the lines between two cuts.
    mutating func lines(_ range: Range<MarkdownCut>) -> [StyledText] {
        var lines: [StyledText] = []
        var waiting: [MarkdownRow] = []
        var place = rows.firstPlace(after: range.lowerBound)
        let end = rows.place(of: range.upperBound)
        while let present = place, present < end {
            if keepsParagraphs, isParagraph(present.block), !isSpace(present) {
                lines += drawn(waiting)
                waiting = []
                lines += paragraph(present)
                place = rows.nextPart(after: present)
                continue
            }
            waiting.append(rows.row(present))
            if waiting.count == Self.rowsAtOnce {
                lines += drawn(waiting)
                waiting = []
            }
            place = rows.next(after: present)
        }
        return lines + drawn(waiting)
    }

    private func isParagraph(_ block: Int) -> Bool {
        if case .paragraph = rows.document.block(block).kind { true } else { false }
    }

    /// Whether a row is the blank row before a block.
    private mutating func isSpace(_ place: MarkdownRows.Place) -> Bool {
        place.row == 0 && rows.part(place).isSpaced
    }

    private func drawn(_ rows: [MarkdownRow]) -> [StyledText] {
        settings.lines(height: rows.count) { canvas in
            let field = Rect(x: margin, y: 0, width: textWidth, height: rows.count)
            for (y, row) in rows.enumerated() {
                row.draw(
                    at: Point(x: margin, y: y), width: textWidth, in: canvas.clipped(to: field))
            }
        }
    }

    /// Returns a paragraph as one line for each of its hard breaks.
    private mutating func paragraph(_ place: MarkdownRows.Place) -> [StyledText] {
        var row = rows.row(place)
        let isQuoted = row.marks.contains { $0.kind == .quote }
        let style = isQuoted ? Style(foreground: .secondaryLabel) : Style()
        let text = MarkdownText(rows.document.inlines(of: place.block), style: style).text
        return text.resolved(in: settings.theme, settings.colorDepth).splitLines.map { part in
            row.text = StyledText()
            var line = drawn([row])[0]
            let missing = margin + row.indent - line.cellWidth(joining: settings.joinedClusters)
            line.append(String(repeating: " ", count: max(0, missing)))
            row.marks = row.marks.filter { $0.kind == .quote }
            return line + part
        }
    }
}
