// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension FrameWriter {
    /// Makes the terminal move rows; the rows that they leave become blank.
    ///
    /// - Parameters:
    ///   - shift: The rows and the distance.
    ///   - columns: The part of the rows that moves.
    ///   - size: The size of the screen.
    mutating func scroll(_ shift: RowShift, columns: Range<Int>, size: Size) {
        reserveCell()
        // New rows get the background of the pen.
        setPen(forBlank: .blank)
        let hasMargins = columns != 0..<size.width
        let hasRegion = shift.rows != 0..<size.height
        if hasMargins {
            put("\u{1B}[?69h".utf8)
            putPair(columns.lowerBound + 1, columns.upperBound, 0x73)
        }
        if hasRegion { putPair(shift.rows.lowerBound + 1, shift.rows.upperBound, 0x72) }
        // Both commands move the cursor home; with margins, terminals disagree on its place.
        if hasMargins {
            (x, y) = (-1, -1)
        } else if hasRegion {
            (x, y) = (0, 0)
        }
        if shift.distance > 0 {
            scrollUp(shift.distance, lastRow: shift.rows.upperBound - 1, column: columns.lowerBound)
        } else {
            scrollDown(-shift.distance, firstRow: shift.rows.lowerBound, column: columns.lowerBound)
        }
        if hasRegion {
            put("\u{1B}[r".utf8)
            (x, y) = (0, 0)
        }
        if hasMargins {
            put("\u{1B}[?69l".utf8)
            (x, y) = (-1, -1)
        }
    }

    private mutating func scrollUp(_ count: Int, lastRow: Int, column: Int) {
        if dialect.scrollsUp { return putScroll(count, 0x53) }
        put(position: Point(x: column, y: lastRow))
        for _ in 0..<count {
            reserveCell()
            put(0x0A)
        }
    }

    private mutating func scrollDown(_ count: Int, firstRow: Int, column: Int) {
        if dialect.scrollsDown { return putScroll(count, 0x54) }
        put(position: Point(x: column, y: firstRow))
        for _ in 0..<count { put("\u{1B}M".utf8) }
    }

    private mutating func putScroll(_ count: Int, _ final: UInt8) {
        putCSI()
        if count > 1 { put(number: count) }
        put(final)
    }

    private mutating func putPair(_ first: Int, _ second: Int, _ final: UInt8) {
        putCSI()
        put(number: first)
        put(0x3B)
        put(number: second)
        put(final)
    }
}
