// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// What is needed to find rows below the prompt again.
extension FrameEncoder {
    /// Notes that the cursor is in the first cell.
    func cursorIsHome() {
        column = 0
        row = 0
    }

    /// The cursor's row.
    var cursorRow: Int { max(0, row) }

    /// The rows down to the last one in which something is shown.
    var usedRows: Int {
        (0..<size.height).last { usedColumns(ofRow: $0) > 0 }.map { $0 + 1 } ?? 0
    }

    /// How many rows of the screen are between the first row and the cursor, where the terminal may have
    /// got another width.
    ///
    /// Rather too few than too many: what is above the rows is not ours.
    ///
    /// - Parameter rewraps: Whether the terminal then wraps lines that do not fit any more.
    func rowsAboveCursor(ofWidth width: Int, rewrapping rewraps: Bool) -> Int {
        guard rewraps, width > 0, width < size.width else { return cursorRow }
        let above = (0..<min(cursorRow, size.height)).reduce(0) { total, y in
            total + max(1, (usedColumns(ofRow: y) + width - 1) / width)
        }
        return above + max(0, column) / width
    }

    private func usedColumns(ofRow y: Int) -> Int {
        let cells = shown + y * size.width
        return (0..<size.width).last { !cells[$0].isBare }.map { $0 + 1 } ?? 0
    }
}

extension Cell {
    /// Whether the cell looks as if nothing had ever been written into it.
    fileprivate var isBare: Bool {
        glyphBits == 0x20 && background == .default && decoration == 0
            && UInt32(attributes.rawValue) & Pen.seenOnBlanks == 0
    }
}
