// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension FrameWriter {
    /// Moves the cursor to a cell in the cheapest correct way.
    ///
    /// - Parameter shown: The cells that the terminal shows in the target row; over short distances to the right,
    ///   writing them again is cheapest.
    @inline(__always)
    mutating func move(toX column: Int, y row: Int, shown: UnsafePointer<Cell>) {
        if x == column, y == row { return }
        if y == row {
            moveAlongRow(to: column, shown: shown)
        } else if dialect.isInline {
            stepToRow(row)
            if x != column { moveAlongRow(to: column, shown: shown) }
        } else {
            moveToRow(row, column: column)
        }
        x = column
        y = row
    }

    private mutating func moveAlongRow(to column: Int, shown: UnsafePointer<Cell>) {
        if column == 0 { return put(0x0D) }
        let distance = column - x
        if x < 0 {
            return putColumn(column)
        } else if distance > 0 {
            if distance <= 3, rewrites(shown, from: x, to: column) { return }
            putStep(distance, 0x43, orColumn: column)
        } else if distance >= -3 {
            for _ in distance..<0 { put(0x08) }
        } else {
            putStep(-distance, 0x44, orColumn: column)
        }
    }

    /// Writes cells again that the terminal already shows, if the pen is right for all of them;
    /// returns whether it did.
    private mutating func rewrites(_ shown: UnsafePointer<Cell>, from: Int, to end: Int) -> Bool {
        for index in from..<end {
            let cell = shown[index]
            guard cell.glyphWidth == 1, cell.glyphBits &- 0x20 < 0x5F, isPenRight(for: cell) else {
                return false
            }
        }
        for index in from..<end { put(UInt8(truncatingIfNeeded: shown[index].glyphBits)) }
        return true
    }

    /// Writes `CUF` or `CUB`, or the command for the column if it is shorter.
    private mutating func putStep(_ count: Int, _ final: UInt8, orColumn column: Int) {
        let step = count == 1 ? 0 : Self.digitCount(count)
        guard dialect.movesAlongRow, !dialect.setsColumn || step <= Self.digitCount(column + 1)
        else {
            return putColumn(column)
        }
        putCSI(count, final)
    }

    /// The number of decimal digits of a nonnegative number.
    @inline(__always)
    static func digitCount(_ number: Int) -> Int {
        number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : number < 10_000 ? 4 : 5
    }

    private mutating func putColumn(_ column: Int) {
        guard dialect.setsColumn else {
            guard dialect.isInline else { return putPosition(column, y) }
            put(0x0D)
            return putCSI(column, 0x43)
        }
        putCSI()
        put(number: column + 1)
        put(0x47)
    }

    /// Moves up or down in the cursor's column, even if the column is unknown.
    ///
    /// Downwards it uses line feeds, as ``InlineArea/step(to:from:)`` does.
    private mutating func stepToRow(_ row: Int) {
        if row > y {
            for _ in y..<row {
                reserveCell()
                put(0x0A)
            }
        } else {
            putCSI(y - row, 0x41)
        }
        y = row
    }

    private mutating func putCSI(_ count: Int, _ final: UInt8) {
        putCSI()
        if count > 1 { put(number: count) }
        put(final)
    }

    private mutating func moveToRow(_ row: Int, column: Int) {
        if y >= 0, column == 0, row == y + 1 {
            put(0x0D)
            put(0x0A)
        } else if y >= 0, x == column, row > y, row - y <= 3 {
            for _ in y..<row { put(0x0A) }
        } else if y >= 0, x > column, x - column <= 3, row > y, row - y <= 3 {
            for _ in y..<row { put(0x0A) }
            for _ in column..<x { put(0x08) }
        } else if y >= 0, column > 0, dialect.setsRow, x >= column,
            x - column <= Self.digitCount(column + 1)
        {
            for _ in column..<x { put(0x08) }
            putCSI()
            put(number: row + 1)
            put(0x64)
        } else {
            putPosition(column, row)
        }
    }

    /// Places the cursor absolutely, from any position.
    mutating func put(position: Point) {
        putPosition(position.x, position.y)
        (x, y) = (position.x, position.y)
    }

    private mutating func putPosition(_ column: Int, _ row: Int) {
        putCSI()
        if row > 0 || column > 0 { put(number: row + 1) }
        if column > 0 {
            put(0x3B)
            put(number: column + 1)
        }
        put(0x48)
    }
}
