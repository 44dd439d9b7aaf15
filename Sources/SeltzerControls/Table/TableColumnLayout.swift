// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The layout of a table's columns: an empty cell before the first column and after each.
struct TableColumnLayout: Hashable {
    /// The empty cells before the first column and after each.
    ///
    /// The user resizes a column by dragging the gap after it.
    static var gap: Int { 1 }

    /// The maximum width of a column; no screen is as wide.
    private static var maximumWidth: Int { 100_000 }

    private let columns: RunLengths

    /// Computes the widths of the columns.
    ///
    /// - Parameters:
    ///   - widths: The wanted width of each column.
    ///   - least: The minimum width of each column in cells.
    ///   - room: The width of the table in cells; flexible columns fill what the others leave.
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

    /// Shares the room among flexible columns.
    ///
    /// A column whose minimum is more than its share takes the minimum, before the rest is shared.
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

    /// The width of all columns and gaps, in cells.
    var width: Int { columns.total }

    /// Returns the first cell of a column that exists.
    func start(of column: Int) -> Int { columns.start(of: column + 1) }

    /// Returns the width of a column that exists, in cells.
    func width(of column: Int) -> Int { columns.length(of: column + 1) - Self.gap }

    /// Returns the column at a place, or before the gap at a place; nil for none.
    func column(at place: Int) -> Int? {
        guard place >= Self.gap, place < width, count > 0 else { return nil }
        return columns.index(at: place) - 1
    }

    /// Returns the column before the gap at a place, which a drag there resizes; nil for none.
    func separator(at place: Int) -> Int? {
        guard let column = column(at: place), place >= start(of: column) + width(of: column) else {
            return nil
        }
        return column
    }

    /// Returns the columns that are visible between two places.
    func columns(from minX: Int, to maxX: Int) -> Range<Int> {
        guard count > 0, maxX > minX else { return 0..<0 }
        let first = max(0, columns.index(at: minX) - 1)
        return first..<max(first, columns.index(at: maxX - 1))
    }
}
