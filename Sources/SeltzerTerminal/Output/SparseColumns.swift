// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Paints single differing cells that lie below each other and have the same pen, such as the bars
/// of a focused table.
///
/// If they were painted row by row, the cursor would jump between the columns, and each jump would
/// change the pen.
struct SparseColumns {
    let cells: UnsafePointer<Cell>
    let shown: UnsafeMutablePointer<Cell>
    let size: Size
    let notes: RowNotes

    /// The minimum number of cells in such a column.
    static let worthPainting = 4
    /// The maximum number of columns that are painted from one row.
    private static let mostColumns = 4

    /// Paints the cells that are cheaper column by column, and updates the notes; the rest is
    /// painted row by row later.
    func paint(_ rows: Range<Int>, _ writer: inout FrameWriter) {
        for row in rows {
            for _ in 0..<Self.mostColumns {
                let column = notes.firstDifferences[row]
                guard column < size.width, isSparse(column, row) else { break }
                let run = run(of: column, from: row, in: rows)
                guard run.count >= Self.worthPainting else { break }
                paint(column, of: run, &writer)
            }
        }
    }

    /// Returns the rows, from a given one on, in which only the cell of a column differs and needs
    /// the same pen.
    private func run(of column: Int, from row: Int, in rows: Range<Int>) -> Range<Int> {
        let style = cells[row * size.width + column].style
        var end = row + 1
        while end < rows.upperBound, notes.firstDifferences[end] <= column,
            column < notes.ends[end], isSparse(column, end),
            cells[end * size.width + column].style == style
        {
            end += 1
        }
        return row..<end
    }

    /// Whether a cell differs and its neighbors do not, and the old and the new glyph are one
    /// column wide on every terminal.
    @inline(__always)
    private func isSparse(_ column: Int, _ row: Int) -> Bool {
        let row = comparison(row)
        guard column > 0, column + 1 < size.width, row.isShown(column + 1),
            row.isShown(column - 1), !row.isShown(column)
        else { return false }
        return row.isPlain(column)
    }

    private func paint(_ column: Int, of rows: Range<Int>, _ writer: inout FrameWriter) {
        for row in rows {
            let place = row * size.width
            writer.reserveCell()
            writer.move(toX: column, y: row, shown: shown + place)
            writer.setPen(for: cells[place + column])
            writer.put(scalar: cells[place + column].glyphBits)
            writer.x = column + 1
            shown[place + column] = cells[place + column]
            if notes.firstDifferences[row] == column {
                let end = notes.ends[row]
                let next = comparison(row).firstDifference(from: column + 1, to: end)
                notes.firstDifferences[row] = next < end ? next : size.width
            }
        }
    }

    @inline(__always)
    private func comparison(_ row: Int) -> RowComparison {
        RowComparison(cells: cells + row * size.width, shown: shown + row * size.width)
    }
}
