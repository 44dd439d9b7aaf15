// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The state that is needed to find inline rows again.
extension FrameEncoder {
    /// Records that the cursor is in the first cell.
    func cursorIsHome() {
        column = 0
        row = 0
    }

    /// Records that the rows were erased or replaced.
    func rowsAreErased() { writtenColumns = [] }

    /// Records the columns that were written, by the end of each row.
    func noteWrittenColumns() {
        if writtenColumns.count != size.height {
            writtenColumns = Array(repeating: 0, count: size.height)
        }
        for y in 0..<size.height {
            let cells = shown + y * size.width
            var end = size.width
            while end > writtenColumns[y], cells[end - 1].isBare { end -= 1 }
            writtenColumns[y] = max(writtenColumns[y], end)
        }
    }

    /// The cursor's row.
    var cursorRow: Int { max(0, row) }

    /// The number of rows up to the last row that is not blank.
    var usedRows: Int {
        (0..<size.height).last { usedColumns(ofRow: $0) > 0 }.map { $0 + 1 } ?? 0
    }

    /// The number of screen rows between the first row and the cursor, after the terminal may have changed its
    /// width.
    ///
    /// If in doubt, the number is too small and never too large, because the rows above belong to
    /// the user.
    ///
    /// - Parameter rewraps: Whether the terminal rewraps lines that no longer fit.
    func rowsAboveCursor(ofWidth width: Int, rewrapping rewraps: Bool) -> Int {
        guard rewraps, width > 0, width < size.width else { return cursorRow }
        let above = (0..<min(cursorRow, size.height)).reduce(0) { total, y in
            let written = y < writtenColumns.count ? writtenColumns[y] : 0
            let columns = max(written, usedColumns(ofRow: y))
            return total + max(1, (columns + width - 1) / width)
        }
        return above + max(0, column) / width
    }

    private func usedColumns(ofRow y: Int) -> Int {
        let cells = shown + y * size.width
        return (0..<size.width).last { !cells[$0].isBare }.map { $0 + 1 } ?? 0
    }
}

extension Cell {
    /// Whether the cell looks like a cell that was never written.
    fileprivate var isBare: Bool {
        glyphBits == 0x20 && background == .default && decoration == 0
            && UInt32(attributes.rawValue) & Pen.seenOnBlanks == 0
    }
}
