// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Paints the differing cells of a row pen by pen, where a few pens take turns.
///
/// The caps and titles of a key footer are the usual case. From left to right, each of them would change the pen, which
/// takes up to 40 bytes; stepping over cells of another pen takes four.
struct PenPasses {
    let row: RowComparison
    let y: Int
    /// Memory for ``mostPens`` pens.
    let pens: UnsafeMutablePointer<Pen>

    /// The maximum number of pens that take turns.
    static let mostPens = 6
    /// The approximate number of bytes of another pen, and of a step over cells.
    private static let penCost = 24, stepCost = 5

    /// Paints all cells with a character in a range of columns, if pen by pen is cheaper than from left to right.
    ///
    /// The range must not contain the last column of the row. Blanks behind the last character are left out.
    func paint(_ columns: Range<Int>, _ writer: inout FrameWriter) {
        guard let survey = survey(columns, writer) else { return }
        for pass in 0..<survey.pens {
            paint(pens[pass], in: columns.lowerBound..<survey.end, &writer)
        }
    }

    /// Collects the pens of the characters that differ.
    ///
    /// - Returns: The number of pens, and the column after the last character; nil if the row is cheaper from left to
    ///   right, or has a glyph that is not one column wide on every terminal.
    private func survey(
        _ columns: Range<Int>, _ writer: FrameWriter
    ) -> (pens: Int, end: Int)? {
        var (count, turns, end) = (0, 0, columns.lowerBound)
        var last = Pen.unknown
        for column in columns where !row.isShown(column) {
            guard row.isPlain(column) else { return nil }
            if row.cells[column].glyphBits == 0x20 { continue }
            end = column + 1
            let pen = writer.pen(for: row.cells[column])
            if pen == last { continue }
            last = pen
            turns += 1
            if (0..<count).contains(where: { pens[$0] == pen }) { continue }
            guard count < Self.mostPens else { return nil }
            pens[count] = pen
            // The pen that is set already comes first.
            if pen == writer.pen { (pens[0], pens[count]) = (pen, pens[0]) }
            count += 1
        }
        let gain = (turns - count) * Self.penCost - turns * Self.stepCost
        return gain > 0 ? (count, end) : nil
    }

    /// Paints the differing cells that need a pen.
    private func paint(_ pen: Pen, in columns: Range<Int>, _ writer: inout FrameWriter) {
        let first = columns.first {
            !row.isShown($0) && row.cells[$0].glyphBits != 0x20
                && writer.pen(for: row.cells[$0]) == pen
        }
        guard let first else { return }
        writer.reserveCell()
        writer.setPen(for: row.cells[first])
        for column in columns
        where !row.isShown(column) && writer.isPenRight(for: row.cells[column]) {
            writer.reserveCell()
            writer.move(toX: column, y: y, shown: row.shown)
            writer.put(scalar: row.cells[column].glyphBits)
            writer.x = column + 1
            row.remember(column)
        }
    }
}
