// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The visible text of a document, as a text that can be searched.
///
/// A paragraph or a heading is one line with the number of its first line in the source; lines of code and rows of
/// tables have the numbers of their own lines. Marks are not searched.
struct MarkdownSearchText: SearchableText {
    let document: MarkdownDocument

    var lineCount: Int { max(1, document.lineCount) }

    func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        for number in document.firstBlock(reachingLine: lines.lowerBound)..<document.blockCount {
            let block = document.block(number)
            guard block.lines.lowerBound < lines.upperBound else { return }
            guard document.descendants(of: number).isEmpty else { continue }
            guard forEachLine(of: number, in: lines, body) else { return }
        }
    }

    private func forEachLine(
        of number: Int, in wanted: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        func tell(_ line: Int, _ text: String) -> Bool {
            guard wanted.contains(line) else { return true }
            var goesOn = true
            TextLines([text]).forEachLine(in: 0..<1) { _, start, bytes in
                goesOn = body(line, start, bytes)
                return goesOn
            }
            return goesOn
        }
        switch document.block(number).kind {
        case .code, .html, .table:
            let lines = document.lines(of: number)
            for row in 0..<lines.count {
                let line = document.sourceLine(ofRow: row, in: number)
                if line >= wanted.upperBound { return true }
                guard line >= wanted.lowerBound else { continue }
                guard tell(line, text(ofRow: row, in: number, lines)) else { return false }
            }
            return true
        case .paragraph, .heading:
            let text = MarkdownText(document.inlines(of: number)).text.string
            return tell(document.block(number).lines.lowerBound, text)
        default: return true
        }
    }

    /// Returns the text of a line of code, or the text of a table's row with tabs between its cells.
    func text(ofRow row: Int, in number: Int, _ lines: MarkdownLines) -> String {
        guard case .table = document.block(number).kind else {
            return MarkdownCode.text(lines, row)
        }
        return document.cells(ofTable: number, row: row, in: lines)
            .map { MarkdownText($0).text.string }.joined(separator: MarkdownColumns.separator)
    }
}

extension MarkdownDocument {
    /// Returns the number in the source of a line of code or a row of a table.
    func sourceLine(ofRow row: Int, in number: Int) -> Int {
        let first = block(number).lines.lowerBound
        switch block(number).kind {
        case .code(isFenced: true): return first + row + 1
        case .table: return first + (row == 0 ? 0 : row + 1)
        default: return first + row
        }
    }

    /// Returns the index of the line of code or the row of a table for a line of the source; 0 for a line before the
    /// first.
    func row(ofSourceLine line: Int, in number: Int) -> Int {
        let row = line - block(number).lines.lowerBound
        switch block(number).kind {
        case .code(isFenced: true), .table: return max(0, row - 1)
        default: return max(0, row)
        }
    }

    /// Returns the number of the last block that begins at or before a line; 0 if there is none.
    func firstBlock(reachingLine line: Int) -> Int {
        var (low, high) = (0, blockCount)
        while low < high {
            let middle = (low + high) / 2
            if block(middle).lines.lowerBound > line { high = middle } else { low = middle + 1 }
        }
        return max(0, low - 1)
    }
}
