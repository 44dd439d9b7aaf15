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

    /// Appends the bytes that show the cursor in a cell of the shown rows; none for a cell beyond them.
    func encode(_ cursor: Cursor, into output: OutputBuffer) {
        guard Rect(origin: .zero, size: size).contains(cursor.position), let clusters else {
            return
        }
        var writer = makeWriter(into: output, decorations: clusters.decorations)
        showCursor(at: cursor.position, &writer)
        writer.finish(at: writer.count)
        remember(writer)
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

    /// The columns that a terminal wraps of each row above the cursor when it becomes narrower.
    var columnsAboveCursor: [Int] {
        (0..<min(cursorRow, size.height)).map { y in
            max(y < writtenColumns.count ? writtenColumns[y] : 0, usedColumns(ofRow: y))
        }
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
