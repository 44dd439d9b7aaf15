// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Paints the differing cells of a few rows pen by pen, if a few pens alternate.
///
/// A move of the focus is the usual case: the caps and titles of a key footer, a row of a list and
/// the bars of a control. From left to right, each run of cells would change the pen, which takes
/// up to 40 bytes. A step over cells of another pen takes four bytes, and a step to another row
/// eight.
struct PenPasses {
    let cells: UnsafePointer<Cell>
    let shown: UnsafeMutablePointer<Cell>
    let size: Size
    let notes: RowNotes
    /// Memory for the runs and the pens.
    let memory: PenRuns

    /// Paints runs of cells if all differing cells have few pens; all other cells are painted row
    /// by row later.
    func paint(_ rows: Range<Int>, _ writer: inout FrameWriter) {
        memory.removeAll()
        for y in rows where notes.firstDifferences[y] < size.width {
            let (runs, pens) = (memory.count, memory.penCount)
            // A row with a glyph that is not one column wide on every terminal is painted from left to right.
            if !collect(y, writer) { memory.remove(from: runs, pens: pens) }
            if memory.isFull { return }
        }
        guard memory.count > 0 else { return }
        memory.assignPensToBlanks()
        guard !memory.isFull else { return }
        if memory.sortPens(after: writer) {
            for place in 0..<memory.penCount {
                let pen = memory.order[place]
                for index in 0..<memory.count where memory.runs[index].pen == pen {
                    paint(memory.runs[index], &writer)
                }
            }
        } else {
            for index in 0..<memory.count { paint(memory.runs[index], &writer) }
        }
    }

    // MARK: Collecting

    /// Collects the runs of a row, but not its last cell, after which terminals behave differently.
    ///
    /// - Returns: False if the row has a glyph that is not one column wide on every terminal.
    private func collect(_ y: Int, _ writer: FrameWriter) -> Bool {
        let row = RowComparison(cells: cells + y * size.width, shown: shown + y * size.width)
        let first = notes.firstDifferences[y]
        let last = row.lastDifference(from: first, to: notes.ends[y])
        guard first < last else { return true }
        let tail = erasableTail(row, from: first, to: last, writer)
        var run: PenRun?
        for column in first..<min(tail ?? last, size.width - 1) {
            guard !row.isShown(column) else {
                finish(&run)
                continue
            }
            guard row.isPlain(column) else { return false }
            if var longer = run, extend(&longer, by: column, row, writer) {
                run = longer
            } else {
                finish(&run)
                run = start(y, column, row, writer)
            }
        }
        finish(&run)
        if let tail {
            var erased = PenRun(y: y, start: tail, end: size.width, kind: .blankToEnd)
            erased.blank = writer.pen(for: row.cells[tail])
            memory.append(erased)
        }
        return true
    }

    /// Returns the column from which the row is blank to its end; nil if erasing is not cheaper
    /// than writing.
    private func erasableTail(
        _ row: RowComparison, from first: Int, to last: Int, _ writer: FrameWriter
    ) -> Int? {
        let blank = row.cells[last - 1]
        guard writer.dialect.erases(blank) else { return nil }
        for column in last..<size.width where !row.cells[column].isErased(like: blank) {
            return nil
        }
        var start = last - 1
        while start > first, row.cells[start - 1].isErased(like: blank) { start -= 1 }
        return size.width - start > 3 ? start : nil
    }

    private func start(
        _ y: Int, _ column: Int, _ row: RowComparison, _ writer: FrameWriter
    ) -> PenRun {
        let cell = row.cells[column]
        var run = PenRun(y: y, start: column, end: column + 1, kind: .text)
        let pen = writer.pen(for: cell)
        if cell.glyphBits == 0x20 {
            (run.kind, run.blank) = (.blank, pen)
            run.isErasable = writer.dialect.erasesCells && writer.dialect.erases(cell)
        } else {
            run.pen = memory.number(of: pen)
        }
        return run
    }

    /// Adds a cell to the run before it, if one pen is right for both.
    private func extend(
        _ run: inout PenRun, by column: Int, _ row: RowComparison, _ writer: FrameWriter
    ) -> Bool {
        let cell = row.cells[column]
        let pen = writer.pen(for: cell)
        let isBlank = cell.glyphBits == 0x20
        switch run.kind {
        case .blank where isBlank:
            guard pen == run.blank || pen.isRight(forBlank: run.blank) else { return false }
        case .blank:
            guard !run.isErased, pen == run.blank || pen.isRight(forBlank: run.blank) else {
                return false
            }
            run.kind = .text
            run.pen = memory.number(of: pen)
        default:
            let last = memory.pens[run.pen]
            guard last == pen || isBlank && last.isRight(forBlank: pen) else { return false }
            if isBlank, startsGap(column, row, writer) { return false }
        }
        run.end = column + 1
        return true
    }

    /// Whether a blank begins so many differing blanks that erasing them takes fewer bytes.
    private func startsGap(_ column: Int, _ row: RowComparison, _ writer: FrameWriter) -> Bool {
        let blank = row.cells[column]
        guard writer.dialect.erasesCells, writer.dialect.erases(blank) else { return false }
        let end = column + PenRun.worthErasing
        guard end < size.width else { return false }
        return (column..<end).allSatisfy { row.cells[$0].isErased(like: blank) && !row.isShown($0) }
    }

    private func finish(_ run: inout PenRun?) {
        if let run { memory.append(run) }
        run = nil
    }

    // MARK: Painting

    private func paint(_ run: PenRun, _ writer: inout FrameWriter) {
        let row = RowComparison(
            cells: cells + run.y * size.width, shown: shown + run.y * size.width)
        writer.reserveCell()
        writer.setPen(memory.pen(run.pen, after: writer.pen))
        writer.move(toX: run.start, y: run.y, shown: row.shown)
        if run.kind == .blankToEnd {
            writer.putErasure(0x4B)
        } else if run.isErased {
            writer.putErasure(0x58, count: run.count)
        } else {
            for column in run.start..<run.end {
                writer.reserveCell()
                writer.put(scalar: row.cells[column].glyphBits)
            }
            writer.x = run.end
        }
        for column in run.start..<run.end { row.remember(column) }
    }
}

extension TerminalDialect {
    /// Whether erasing gives a blank its look.
    func erases(_ blank: Cell) -> Bool {
        blank.isErased(like: blank) && (erasesWithBackground || blank.background == .default)
    }
}

extension Cell {
    /// Whether the cell looks like a cell that was erased with the pen of a given blank.
    @inline(__always)
    func isErased(like blank: Cell) -> Bool {
        glyphBits == 0x20 && glyphWidth == 1 && background == blank.background && decoration == 0
            && UInt32(attributes.rawValue) & Pen.seenOnBlanks == 0
    }
}
