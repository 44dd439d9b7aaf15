// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The texts of the cells in a rectangle, in a few bytes.
///
/// Rows end with a newline, and have no blanks at their end. If each text is one byte, the bytes are
/// the cells; otherwise the byte 0xFF, which UTF-8 never has, is between two cells.
struct CellTexts {
    private static let newline = UInt8(ascii: "\n")
    private static let blank = UInt8(ascii: " ")
    private static let separator: UInt8 = 0xFF

    private var bytes: [UInt8] = []
    private var isPlain = true

    /// Reads the cells of a buffer.
    ///
    /// - Parameter rect: A rectangle inside of the buffer.
    @MainActor
    init(of buffer: CellBuffer, in rect: Rect) {
        var rows: [[String]] = []
        for y in rect.minY..<rect.maxY {
            let cells = buffer.row(y)
            var row = (rect.minX..<rect.maxX).map { x in
                cells[x].isTrailingHalf ? "" : buffer.clusters.text(of: cells[x].glyph)
            }
            while row.last == " " { row.removeLast() }
            isPlain = isPlain && row.allSatisfy { $0.utf8.count == 1 }
            rows.append(row)
        }
        // An array that grows by itself has room for up to twice as many bytes.
        bytes.reserveCapacity(
            rows.reduce(0) { sum, row in
                sum + row.reduce(1) { $0 + $1.utf8.count } + (isPlain ? 0 : max(0, row.count - 1))
            })
        for row in rows {
            for (column, text) in row.enumerated() {
                if !isPlain, column > 0 { bytes.append(Self.separator) }
                bytes.append(contentsOf: text.utf8)
            }
            bytes.append(Self.newline)
        }
    }

    /// The memory of the texts in bytes.
    var byteCount: Int { bytes.capacity }

    /// The texts of the cells of each row, without blanks at the end.
    var rows: [[String]] {
        bytes.split(separator: Self.newline, omittingEmptySubsequences: false).dropLast().map {
            row in
            if isPlain { return row.map { String(UnicodeScalar($0)) } }
            guard !row.isEmpty else { return [] }
            return row.split(separator: Self.separator, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }
}
