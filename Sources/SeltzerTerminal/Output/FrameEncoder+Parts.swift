// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Frames in parts, for lines so slow that a whole frame would be outdated when its end arrives.
///
/// A part continues where the previous part ended, with the newest cells. So every cell gets its
/// turn, even on a screen that changes everywhere all the time.
extension FrameEncoder {
    /// The minimum length of a part that gets marks of mode 2026.
    static let leastMarkedPart = 4_096
    /// The approximate number of bytes of a cell, between two checks of the total.
    private static let cellCost = 24

    /// Paints damaged cells, and then moved rows unless the frame is urgent, up to a maximum number
    /// of bytes.
    ///
    /// - Returns: Whether everything is painted.
    func paintPart(
        of buffer: CellBuffer, _ rects: [Rect], in rows: Range<Int>, limit: Int,
        _ writer: inout FrameWriter
    ) -> Bool {
        let limit = limit == .max ? .max : writer.count.saturatingAdding(limit)
        for row in rows where notes.moved[row] {
            rest.insert(Rect(x: 0, y: row, width: size.width, height: 1))
        }
        isDamagePainted = paintPart(of: buffer, rects, in: rows, until: limit, &writer)
        guard isDamagePainted else { return false }
        guard !isUrgent else { return rest.isEmpty }
        let remaining = rest.bounds.intersection(buffer.bounds)
        guard !remaining.isEmpty else { return true }
        let wanted = remaining.minY..<remaining.maxY
        notes.note(
            wanted, of: rest.rects, cells: buffer.row(0), shown: shown, width: size.width)
        guard paintPart(of: buffer, rest.rects, in: wanted, until: limit, &writer) else {
            return false
        }
        rest.removeAll()
        return true
    }

    /// Paints from the end of the last part to the last row, and then from the first row to that
    /// place.
    private func paintPart(
        of buffer: CellBuffer, _ rects: [Rect], in rows: Range<Int>, until limit: Int,
        _ writer: inout FrameWriter
    ) -> Bool {
        guard !rows.isEmpty else { return true }
        let isInside = rows.contains(partEnd.y) && partEnd.x < size.width
        let start = isInside ? partEnd : Point(x: 0, y: rows.lowerBound)
        for step in 0...rows.count {
            let y = rows.lowerBound + (start.y - rows.lowerBound + step) % rows.count
            guard notes.firstDifferences[y] < size.width else { continue }
            let columns = (step == 0 ? start.x : 0)..<(step == rows.count ? start.x : size.width)
            guard paint(columns, ofRow: y, of: buffer, rects, until: limit, &writer) else {
                return false
            }
        }
        return true
    }

    private func paint(
        _ columns: Range<Int>, ofRow y: Int, of buffer: CellBuffer, _ rects: [Rect],
        until limit: Int, _ writer: inout FrameWriter
    ) -> Bool {
        var painter = RowPainter(
            cells: buffer.row(y), shown: shown + y * size.width, y: y, size: size,
            clusters: buffer.clusters)
        var x = max(columns.lowerBound, notes.firstDifferences[y])
        for rect in rects where y >= rect.minY && y < rect.maxY {
            let part = RowNotes.columns(of: rect, width: size.width).clamped(to: columns)
            x = max(x, part.lowerBound)
            while x < part.upperBound {
                guard writer.count < limit else {
                    partEnd = Point(x: x, y: y)
                    return false
                }
                let count = max(1, (limit - writer.count) / Self.cellCost)
                let end = min(part.upperBound, x.saturatingAdding(count))
                x = painter.paint(from: x, to: end, &writer)
            }
        }
        return true
    }
}
