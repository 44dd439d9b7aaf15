// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerText

/// A place in the text of a Markdown view, in the lines of ``MarkdownSearchText``.
///
/// It does not depend on the width. Marks such as bullets have no places.
struct MarkdownPosition: Hashable, Comparable {
    /// The number of the line in the source.
    var line: Int
    /// The number of bytes of the line's visible text before the place.
    var offset: Int

    static func < (first: Self, second: Self) -> Bool {
        (first.line, first.offset) < (second.line, second.offset)
    }
}

extension MarkdownRow {
    /// Returns the place under a cell of the text, or the nearest place in the row; nil for a row without text.
    func position(atColumn column: Int, joining joined: JoinedClusters) -> MarkdownPosition? {
        guard let first = pieces.first else { return nil }
        var layout = TextLayout(
            text, width: .max, paragraphStyle: ParagraphStyle(lineBreakMode: .byClipping),
            joining: joined)
        let byte = text.string.byte(of: layout.index(at: Point(x: max(0, column), y: 0)))
        let piece = pieces.last { $0.text.lowerBound <= byte } ?? first
        let distance = byte.clamped(piece.text.lowerBound, piece.text.upperBound)
        return MarkdownPosition(
            line: piece.line, offset: piece.start + distance - piece.text.lowerBound)
    }

    /// The places at the beginning and at the end of the row; nil for a row without text.
    var ends: (first: MarkdownPosition, last: MarkdownPosition)? {
        guard let first = pieces.first, let last = pieces.last else { return nil }
        return (
            MarkdownPosition(line: first.line, offset: first.start),
            MarkdownPosition(line: last.line, offset: last.start + last.text.count)
        )
    }

    /// Returns the cells of the text that a range covers; for an empty line inside of the range, one cell.
    func columns(
        of range: Range<MarkdownPosition>, joining joined: JoinedClusters
    ) -> [Range<Int>] {
        pieces.compactMap { piece in
            guard (range.lowerBound.line...range.upperBound.line).contains(piece.line) else {
                return nil
            }
            let lower = piece.line == range.lowerBound.line ? range.lowerBound.offset : 0
            let upper = piece.line == range.upperBound.line ? range.upperBound.offset : .max
            if piece.text.isEmpty, lower < upper, lower <= piece.start, piece.start < upper {
                let cell = columns(ofBytes: piece.text, joining: joined).lowerBound
                return cell..<cell + 1
            }
            return columns(of: lower..<max(lower, upper), in: piece, joining: joined)
        }
    }

    /// Returns the cells of the text that a range of bytes of a line covers; nil if the row shows none of these bytes.
    func columns(
        of range: Range<Int>, in piece: Piece, joining joined: JoinedClusters
    ) -> Range<Int>? {
        let part = range.clamped(to: piece.start..<piece.start + piece.text.count)
        guard !part.isEmpty else { return nil }
        let first = piece.text.lowerBound + part.lowerBound - piece.start
        return columns(ofBytes: first..<first + part.count, joining: joined)
    }

    private func columns(
        ofBytes bytes: Range<Int>, joining joined: JoinedClusters
    ) -> Range<Int> {
        let before = text.part(utf8: 0..<bytes.lowerBound).cellWidth(joining: joined)
        return before..<before + text.part(utf8: bytes).cellWidth(joining: joined)
    }
}

/// The text between places.
extension MarkdownRows {
    /// Returns the place under a cell of a row, or the nearest place.
    ///
    /// - Parameters:
    ///   - column: The cell, counted from the indent of the text.
    ///   - place: The row.
    mutating func position(atColumn column: Int, in place: Place) -> MarkdownPosition {
        guard place.block < document.blockCount else { return MarkdownPosition(line: 0, offset: 0) }
        let rows = part(place).rows
        let number = min(place.row, rows.count - 1)
        if let position = rows[number].position(
            atColumn: column - rows[number].indent, joining: joinedClusters)
        {
            return position
        }
        // A blank row belongs to the text after it, and the line below a heading belongs to the heading.
        return rows[number...].lazy.compactMap(\.ends?.first).first
            ?? rows[..<number].lazy.reversed().compactMap(\.ends?.last).first
            ?? MarkdownPosition(line: document.block(place.block).lines.lowerBound, offset: 0)
    }

    /// The range of the whole text; nil for an empty document.
    var allText: Range<MarkdownPosition>? {
        mutating get {
            guard let first = block(withTextFrom: 0, step: 1),
                let last = block(withTextFrom: document.blockCount - 1, step: -1)
            else { return nil }
            let line = textLines(of: last).upperBound - 1
            return MarkdownPosition(
                line: textLines(of: first).lowerBound, offset: 0)..<MarkdownPosition(
                    line: line, offset: text(ofLine: line).utf8.count)
        }
    }

    /// Returns the unit of text at a place.
    ///
    /// The granularity `line` means a line of code, a row of a table, or the text of any other block.
    mutating func range(
        enclosing position: MarkdownPosition, _ granularity: TextGranularity
    ) -> Range<MarkdownPosition> {
        let range = text(ofLine: position.line).range(
            enclosing: position.offset, granularity == .line ? .document : granularity)
        var (start, end) = (position, position)
        (start.offset, end.offset) = (range.lowerBound, range.upperBound)
        return start..<end
    }

    /// Returns the visible text of a line.
    mutating func text(ofLine line: Int) -> String {
        var number = document.firstBlock(reachingLine: line)
        while number < document.blockCount, textLines(of: number).isEmpty { number += 1 }
        guard number < document.blockCount, textLines(of: number).contains(line) else { return "" }
        return text(ofLine: line, in: number)
    }

    private mutating func text(ofLine line: Int, in number: Int) -> String {
        switch document.block(number).kind {
        case .code, .html, .table:
            let search = MarkdownSearchText(document: document)
            let row = document.row(ofSourceLine: line, in: number)
            return search.text(ofRow: row, in: number, lines(of: number))
        default: return MarkdownText(document.inlines(of: number)).text.string
        }
    }

    /// Returns the numbers of the lines that a block shows; empty for a block without text of its own.
    private mutating func textLines(of number: Int) -> Range<Int> {
        guard number >= 0, document.descendants(of: number).isEmpty else { return 0..<0 }
        let first = document.block(number).lines.lowerBound
        switch document.block(number).kind {
        case .paragraph, .heading: return first..<first + 1
        case .code, .html, .table:
            let count = lines(of: number).count
            guard count > 0 else { return 0..<0 }
            let start = document.sourceLine(ofRow: 0, in: number)
            return start..<document.sourceLine(ofRow: count - 1, in: number) + 1
        case .quote, .list, .item, .thematicBreak: return 0..<0
        }
    }

    private mutating func block(withTextFrom number: Int, step: Int) -> Int? {
        var number = number
        while (0..<document.blockCount).contains(number) {
            if !textLines(of: number).isEmpty { return number }
            number += step
        }
        return nil
    }

    /// Returns the line after a line, or before it; nil if there is none.
    mutating func textLine(_ step: Int, from line: Int) -> Int? {
        var number = document.firstBlock(reachingLine: line)
        while (0..<document.blockCount).contains(number) {
            let lines = textLines(of: number)
            var next = line + step
            // The second line of a table holds the alignments.
            if case .table = document.block(number).kind, next == lines.lowerBound + 1 {
                next += step
            }
            if !lines.isEmpty {
                let beyond = step > 0 ? lines.upperBound - 1 < next : lines.lowerBound > next
                if !beyond { return next.clamped(lines.lowerBound, lines.upperBound - 1) }
            }
            number += step
        }
        return nil
    }

    /// Returns the text of a range: a line feed ends each line, and blank rows of the view are blank lines.
    ///
    /// Tabs separate the cells of a row. The text includes folded sections, as in editors.
    mutating func text(in range: Range<MarkdownPosition>) -> String {
        var result = ""
        var last: Int?
        var number = document.firstBlock(reachingLine: range.lowerBound.line)
        while number < document.blockCount,
            document.block(number).lines.lowerBound <= range.upperBound.line
        {
            let wanted = range.lowerBound.line..<range.upperBound.line + 1
            for line in textLines(of: number).clamped(to: wanted) {
                if case .table = document.block(number).kind,
                    line == document.block(number).lines.lowerBound + 1
                {
                    continue
                }
                if let last {
                    let isSpaced =
                        last != number && MarkdownFrame.hasSpace(above: number, in: document)
                    result += isSpaced ? "\n\n" : "\n"
                }
                last = number
                result += part(of: range, inLine: line, text(ofLine: line, in: number))
            }
            number += 1
        }
        return result
    }

    private func part(
        of range: Range<MarkdownPosition>, inLine line: Int, _ text: String
    ) -> Substring {
        let start = line == range.lowerBound.line ? range.lowerBound.offset : 0
        let end = line == range.upperBound.line ? range.upperBound.offset : .max
        return text[text.index(atByte: start)..<text.index(atByte: max(start, end))]
    }
}
