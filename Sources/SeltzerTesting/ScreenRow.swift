// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A row of a screen as text, and the column of each piece of the text.
struct ScreenRow {
    private var text = ""
    /// For each glyph, the place in UTF-8 where its text begins, and its column.
    private var starts: [(offset: Int, column: Int)] = []

    /// Reads a row; a row that does not exist is empty.
    init(_ buffer: CellBuffer, row: Int) {
        guard (0..<buffer.size.height).contains(row) else { return }
        for column in 0..<buffer.size.width {
            let cell = buffer[Point(x: column, y: row)]
            if cell.isTrailingHalf { continue }
            starts.append((text.utf8.count, column))
            text += buffer.clusters.text(of: cell.glyph)
        }
    }

    /// Returns the column where a text begins; nil if it is not in the row.
    func column(of needle: String) -> Int? {
        guard let range = text.firstRange(of: needle) else { return nil }
        let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return starts.last { $0.offset <= offset }?.column
    }
}
