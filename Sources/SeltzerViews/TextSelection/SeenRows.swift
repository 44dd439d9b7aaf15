// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The cells of the rows that a scroll view has shown, so that marked text can be copied after it has scrolled out.
struct SeenRows {
    /// The cells of each row, over the whole width of the screen, by the place of the row in the content of the
    /// scroll view.
    private var rows: [Int: CellBuffer] = [:]
    /// The first column of the scroll view on the screen.
    private var start = 0
    /// The clusters of the kept cells: the screen empties its own table when that is full.
    private let clusters = ClusterTable()

    /// The places of the rows in the content, in any order.
    var places: some Collection<Int> { rows.keys }

    /// Keeps the rows of a rectangle of the screen.
    ///
    /// - Parameter offset: The number of rows of the content that are scrolled out at the top.
    mutating func keep(_ rect: Rect, of buffer: CellBuffer, scrolledBy offset: Int) {
        let rect = rect.intersection(buffer.bounds)
        let width = buffer.size.width
        start = rect.minX
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            let row = CellBuffer(size: Size(width: width, height: 1), clusters: clusters)
            for x in 0..<width { row.row(0)[x] = kept(buffer.row(y)[x], of: buffer) }
            rows[y + offset] = row
        }
    }

    /// Returns a cell of a buffer with its cluster in the own table, and with the width that it has on the screen.
    private func kept(_ cell: Cell, of buffer: CellBuffer) -> Cell {
        guard cell.glyph.isCluster else { return cell }
        var cell = cell
        let glyph = clusters.visibleGlyph(for: buffer.clusters.text(of: cell.glyph)) ?? .space
        cell.glyph = Glyph(bits: glyph.bits, width: cell.glyph.width)
        return cell
    }

    /// Returns whether a row has had text in the first columns of the scroll view.
    func containsText(inFirst width: Int) -> Bool {
        rows.values.contains { row in
            !row.textWithoutOrnaments(row: 0, columns: start..<start + width).isEmpty
        }
    }

    /// Returns the marked text of a row of the screen that the scroll view no longer shows; empty if it never did.
    ///
    /// - Parameter offset: The number of rows of the content that are scrolled out at the top.
    func text(ofRow y: Int, in selection: TextSelection, scrolledBy offset: Int) -> String {
        guard let row = rows[y + offset] else { return "" }
        var selection = selection
        selection.anchor.y -= y
        selection.head.y -= y
        selection.region = selection.region.map {
            Rect(x: $0.minX, y: 0, width: $0.width, height: 1)
        }
        return selection.text(ofRow: 0, in: row)
    }
}
