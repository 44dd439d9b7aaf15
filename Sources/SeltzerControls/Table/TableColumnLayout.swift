// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where the columns of a table lie: a cell of room before the first and after each.
struct TableColumnLayout: Hashable {
    /// The room around columns; after one, where it is dragged to another width.
    static var gap: Int { 1 }

    /// The cells that a column takes at most; no screen has as many.
    private static var maximumWidth: Int { 100_000 }

    private let columns: RunLengths

    /// Shares out the room.
    ///
    /// - Parameters:
    ///   - widths: What each column wants.
    ///   - least: The least cells of each.
    ///   - room: The cells that there are; flexible columns fill what is left of them.
    init(widths: [TableColumn.Width], least: [Int], room: Int) {
        let room = min(room, Self.maximumWidth)
        let least = least.map { $0.clamped(1, Self.maximumWidth) }
        var result = zip(widths, least).map { width, least in
            if case .fixed(let cells) = width {
                max(least, min(cells, Self.maximumWidth))
            } else {
                least
            }
        }
        let weights = widths.map { width in
            if case .flexible(let weight) = width { max(1, weight) } else { 0 }
        }
        let gaps = (widths.count + 1).saturatingMultiplied(by: Self.gap)
        let used = zip(result, weights).reduce(gaps) { sum, column in
            column.1 == 0 ? sum.saturatingAdding(column.0) : sum
        }
        Self.share(room.saturatingSubtracting(used), among: weights, into: &result)
        columns = RunLengths([Self.gap] + result.map { $0.saturatingAdding(Self.gap) })
    }

    /// Gives flexible columns their parts of the room, none less than its least; those that need more than their
    /// part take it first.
    private static func share(_ room: Int, among weights: [Int], into widths: inout [Int]) {
        var open = weights.indices.filter { weights[$0] > 0 }
        var left = max(0, room)
        while !open.isEmpty {
            let sum = open.reduce(0) { $0.saturatingAdding(weights[$1]) }
            let needy = open.filter { widths[$0] > part(of: left, weights[$0], sum) }
            guard !needy.isEmpty else { break }
            for index in needy { left = max(0, left.saturatingSubtracting(widths[index])) }
            open.removeAll(where: needy.contains)
        }
        var sum = open.reduce(0) { $0.saturatingAdding(weights[$1]) }
        for index in open {
            widths[index] = part(of: left, weights[index], sum)
            left -= widths[index]
            sum -= weights[index]
        }
    }

    private static func part(of room: Int, _ weight: Int, _ sum: Int) -> Int {
        guard sum > 0 else { return 0 }
        let (product, isTooLarge) = room.multipliedReportingOverflow(by: weight)
        return isTooLarge ? room / sum * weight : product / sum
    }

    /// The number of columns.
    var count: Int { columns.count - 1 }

    /// The cells that all take, with the room around them.
    var width: Int { columns.total }

    /// Where a column that exists begins.
    func start(of column: Int) -> Int { columns.start(of: column + 1) }

    /// The cells of a column that exists.
    func width(of column: Int) -> Int { columns.length(of: column + 1) - Self.gap }

    /// The column at a place, the room after it included; nil where there is none.
    func column(at place: Int) -> Int? {
        guard place >= Self.gap, place < width, count > 0 else { return nil }
        return columns.index(at: place) - 1
    }

    /// The column whose width is dragged at a place, which is in the room after it; nil for none.
    func separator(at place: Int) -> Int? {
        guard let column = column(at: place), place >= start(of: column) + width(of: column) else {
            return nil
        }
        return column
    }

    /// The columns that a stretch touches.
    func columns(from minX: Int, to maxX: Int) -> Range<Int> {
        guard count > 0, maxX > minX else { return 0..<0 }
        let first = max(0, columns.index(at: minX) - 1)
        return first..<max(first, columns.index(at: maxX - 1))
    }
}
