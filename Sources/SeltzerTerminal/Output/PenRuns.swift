// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Neighboring differing cells that one pen paints.
struct PenRun {
    /// The kind of the cells.
    enum Kind {
        case text
        /// Blanks, for which several pens may be right.
        case blank
        /// Blanks up to the end of the row.
        case blankToEnd
    }

    let y: Int
    let start: Int
    var end: Int
    var kind: Kind
    /// The number of the pen in ``PenRuns``.
    var pen = 0
    /// The pen of the first blank, if all are blanks.
    var blank = Pen.plain
    /// Whether erasing gives the blanks their look.
    var isErasable = false

    /// The minimum number of blanks for which erasing is cheaper than writing.
    static let worthErasing = 9

    var count: Int { end - start }

    /// Whether the cells are erased, and not written.
    var isErased: Bool { kind == .blank && isErasable && count >= Self.worthErasing }
}

/// The runs of cells that a frame paints pen by pen; all frames reuse its memory.
final class PenRuns {
    /// The maximum number of runs of a frame.
    static let mostRuns = 160
    /// The maximum number of pens of a frame.
    static let mostPens = 16

    let runs: UnsafeMutablePointer<PenRun>
    let pens: UnsafeMutablePointer<Pen>
    /// The numbers of the pens, in the order of painting.
    let order: UnsafeMutablePointer<Int>
    private(set) var count = 0
    private(set) var penCount = 0
    /// The number of pens that paint characters; later pens paint only blanks.
    private var textPenCount = 0
    /// Whether there are more runs or pens than the memory holds.
    private(set) var isFull = false

    init() {
        runs = .allocate(capacity: Self.mostRuns)
        pens = .allocate(capacity: Self.mostPens)
        order = .allocate(capacity: Self.mostPens)
    }

    deinit {
        runs.deallocate()
        pens.deallocate()
        order.deallocate()
    }

    func removeAll() {
        (count, penCount, isFull) = (0, 0, false)
    }

    /// Removes the runs from a number on, and the pens from a number on.
    func remove(from run: Int, pens: Int) {
        (count, penCount) = (run, pens)
    }

    func append(_ run: PenRun) {
        guard count < Self.mostRuns else { return isFull = true }
        runs[count] = run
        count += 1
    }

    /// Returns the number of a pen, which is added if it is new.
    func number(of pen: Pen) -> Int {
        for index in 0..<penCount where pens[index] == pen { return index }
        guard penCount < Self.mostPens else {
            isFull = true
            return 0
        }
        pens[penCount] = pen
        penCount += 1
        return penCount - 1
    }

    /// Gives blanks the pen of the run before them if it is right for them; otherwise any pen that
    /// is right, or a new one.
    func assignPensToBlanks() {
        textPenCount = penCount
        for index in 0..<count where runs[index].kind != .text {
            let blank = runs[index].blank
            if index > 0, pens[runs[index - 1].pen].isRight(forBlank: blank) {
                runs[index].pen = runs[index - 1].pen
            } else if let pen = (0..<penCount).first(where: { pens[$0].isRight(forBlank: blank) }) {
                runs[index].pen = pen
            } else {
                runs[index].pen = number(of: blank)
            }
        }
    }

    /// Returns the form of a pen that is set after another one.
    ///
    /// If the pen paints only blanks, the parts that blanks do not show stay unchanged.
    func pen(_ number: Int, after last: Pen) -> Pen {
        var pen = pens[number]
        guard number >= textPenCount, last.isRightBesideBackground(forBlank: pen) else {
            return pen
        }
        (pen.foreground, pen.look) = (last.foreground, last.look)
        return pen
    }

    // MARK: The order

    /// Sorts the pens so that each change from one pen to the next costs little.
    ///
    /// - Returns: Whether painting in this order is cheaper than painting from left to right.
    func sortPens(after writer: FrameWriter) -> Bool {
        for index in 0..<penCount { order[index] = index }
        var last = writer.pen
        for place in 0..<penCount {
            var (best, bestCost) = (place, Int.max)
            for candidate in place..<penCount {
                let cost = last.cost(of: pen(order[candidate], after: last))
                if cost < bestCost { (best, bestCost) = (candidate, cost) }
            }
            (order[place], order[best]) = (order[best], order[place])
            last = pen(order[place], after: last)
        }
        return costInOrder(writer) < costFromLeftToRight(writer)
    }

    private func costInOrder(_ writer: FrameWriter) -> Int {
        var (cost, last, lastPen) = (0, -1, writer.pen)
        for place in 0..<penCount {
            for index in 0..<count where runs[index].pen == order[place] {
                cost += step(from: last, to: index, &lastPen)
                last = index
            }
        }
        return cost
    }

    private func costFromLeftToRight(_ writer: FrameWriter) -> Int {
        var (cost, lastPen) = (0, writer.pen)
        for index in 0..<count { cost += step(from: index - 1, to: index, &lastPen) }
        return cost
    }

    /// Returns the approximate number of bytes for the step from one run to another, with a change
    /// of the pen.
    private func step(from: Int, to: Int, _ lastPen: inout Pen) -> Int {
        let pen = pen(runs[to].pen, after: lastPen)
        defer { lastPen = pen }
        let cost = lastPen.cost(of: pen)
        guard from >= 0, runs[from].y == runs[to].y else { return cost + 8 }
        return runs[from].end == runs[to].start && !runs[from].isErased ? cost : cost + 5
    }
}
