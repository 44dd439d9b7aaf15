// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// Lays out the parts of blocks.
extension MarkdownRows {
    /// Returns the rows of a part; there is at least one.
    ///
    /// - Parameter kept: The first rows of a part of code that has grown; nil lays out all rows.
    mutating func layOut(_ block: Int, _ part: Int, after kept: MarkdownPart? = nil) -> MarkdownPart
    {
        let frame = MarkdownFrame(of: block, in: document, width: width)
        var result = kept ?? MarkdownPart()
        var row = MarkdownRow()
        row.indent = frame.indent
        row.marks = frame.marks
        let room = max(1, width - frame.indent)
        switch document.block(block).kind {
        case .paragraph, .quote, .list, .item:
            let isQuoted = frame.marks.contains { $0.kind == .quote }
            let style = isQuoted ? Style(foreground: .secondaryLabel) : Style()
            let text = MarkdownText(document.inlines(of: block), style: style)
            result.append(
                text, ofLine: document.block(block).lines.lowerBound, width: room,
                joining: joinedClusters, to: row)
        case .heading(let level): layOutHeading(block, level, room, row, in: &result)
        case .thematicBreak:
            row.isLine = true
            result.rows.append(row)
        case .code: layOutCode(block, part, room, row, in: &result)
        case .html: layOutCode(block, part, room, row, isCode: false, in: &result)
        case .table: layOutTable(block, part, row, in: &result)
        }
        result.keptLineCount = nil
        if result.rows.isEmpty { result.rows.append(row) }
        if part == 0, kept == nil {
            result.rows[0].marks = frame.firstMarks
            if frame.hasSpaceAbove {
                var space = MarkdownRow()
                space.marks = frame.marksAbove
                result.rows.insert(space, at: 0)
                result.isSpaced = true
            }
        }
        return result
    }

    private func layOutHeading(
        _ block: Int, _ level: Int, _ room: Int, _ row: MarkdownRow, in part: inout MarkdownPart
    ) {
        let style = Style(foreground: level > 3 ? .secondaryLabel : .default, attributes: .bold)
        let text = MarkdownText(document.inlines(of: block), style: style)
        // Leaves room for the sign of the section after the title, and for the remark of a folded section.
        let width = room >= 40 ? room - 18 : room >= 12 ? room - 3 : room
        part.append(
            text, ofLine: document.block(block).lines.lowerBound, width: width,
            joining: joinedClusters, to: row)
        guard level == 1 else { return }
        var line = row
        line.isLine = true
        part.rows.append(line)
    }

    private mutating func layOutCode(
        _ block: Int, _ part: Int, _ room: Int, _ row: MarkdownRow, isCode: Bool = true,
        in result: inout MarkdownPart
    ) {
        let lines = lines(of: block)
        var row = row
        if isCode {
            row.ground = .code
            row.indent += room > 2 ? 1 : 0
        }
        let width = max(1, isCode && room > 2 ? room - 2 : room)
        let end = min(lines.count, (part + 1) * Self.linesPerPart)
        let first = part * Self.linesPerPart + (result.keptLineCount ?? 0)
        let numbers = first..<max(first, end)
        let style = Style(foreground: .secondaryLabel)
        let texts =
            isCode
            ? codeTexts(of: block, numbers)
            : numbers.map { StyledText(MarkdownCode.text(lines, $0), style: style) }
        for (number, text) in zip(numbers, texts) {
            var layout = TextLayout(
                text, width: width, paragraphStyle: ParagraphStyle(lineBreakMode: .byCharWrapping),
                joining: joinedClusters)
            for piece in layout.lines(0..<Int.max) {
                var new = row
                new.text = text.part(utf8: piece.range)
                new.pieces = [
                    .init(
                        line: document.sourceLine(ofRow: number, in: block),
                        start: piece.range.lowerBound, text: 0..<piece.range.count)
                ]
                result.rows.append(new)
            }
        }
        if result.rows.isEmpty { result.rows.append(row) }
    }

    private mutating func layOutTable(
        _ block: Int, _ part: Int, _ row: MarkdownRow, in result: inout MarkdownPart
    ) {
        let columns = columns(ofTable: block)
        let lines = lines(of: block)
        var row = row
        row.indent += columns.padding
        let first = part * Self.linesPerPart
        for number in first..<max(first, min(lines.count, first + Self.linesPerPart)) {
            row.ground = number == 0 ? .header : .none
            let cells = document.cells(ofTable: block, row: number, in: lines)
            columns.append(
                cells, isHeader: number == 0,
                ofLine: document.sourceLine(ofRow: number, in: block), joining: joinedClusters, row,
                to: &result)
        }
    }
}
