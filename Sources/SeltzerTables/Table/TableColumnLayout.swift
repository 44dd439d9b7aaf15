// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerLayout

/// The layout of a table's columns: an empty cell before the first column and after the last, and a gap between two
/// columns.
///
/// A column without room is not shown; its width is 0, and there is no gap after it.
struct TableColumnLayout: Hashable {
    /// The needs of a column.
    struct Column: Hashable {
        /// The wanted width.
        var width: TableColumn.Width
        /// The minimum width in cells.
        var least = 1
        /// The width in cells down to which the column may be cut; nil for a column that is not cut.
        var readable: Int?
        /// The priority of the column if there is no room for all columns.
        var priority = LayoutPriority.required
        /// Whether the column has no room in any case.
        var isHidden = false
    }

    /// The empty cells before the first column and after the last.
    static var margin: Int { 1 }
    /// The width in cells below which gaps are narrow, and columns are dropped and cut.
    private static var compactWidth: Int { 60 }
    /// The maximum width of a column; no screen is as wide.
    private static var maximumWidth: Int { 100_000 }

    /// The margin, then each column with the gap after it.
    private let columns: RunLengths
    private let widths: [Int]

    /// Computes the widths of the columns.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - room: The width of the table in cells; flexible columns fill the width that the other columns leave.
    init(_ columns: [Column], room: Int) {
        let room = min(room, Self.maximumWidth)
        let isCompact = room < Self.compactWidth
        let gap = isCompact ? 1 : 2
        var shown = columns.indices.filter { !columns[$0].isHidden }
        if isCompact { Self.drop(&shown, of: columns, room: room, gap: gap) }
        var widths = shown.map { Self.width(of: columns[$0]) }
        let weights = shown.map { index in
            if case .flexible(let weight) = columns[index].width { max(1, weight) } else { 0 }
        }
        let inner = Self.inner(room, count: shown.count, gap: gap)
        if isCompact { Self.cut(&widths, of: shown.map { columns[$0] }, to: inner) }
        let used = zip(widths, weights).reduce(0) { sum, column in
            column.1 == 0 ? sum.saturatingAdding(column.0) : sum
        }
        Self.share(inner.saturatingSubtracting(used), among: weights, into: &widths)
        var all = [Int](repeating: 0, count: columns.count)
        for (index, width) in zip(shown, widths) { all[index] = width }
        self.widths = all
        self.columns = RunLengths(
            [Self.margin]
                + all.indices.map { index in
                    let after = index == shown.last ? Self.margin : gap
                    return all[index] == 0 ? 0 : all[index].saturatingAdding(after)
                })
    }

    /// Returns the width that margins and gaps leave to the columns, in cells.
    private static func inner(_ room: Int, count: Int, gap: Int) -> Int {
        room.saturatingSubtracting(2 * margin)
            .saturatingSubtracting(max(0, count - 1).saturatingMultiplied(by: gap))
    }

    /// Returns the width of a column before room is shared: the fixed width, or else the minimum.
    private static func width(of column: Column) -> Int {
        let least = column.least.clamped(1, maximumWidth)
        guard case .fixed(let cells) = column.width else { return least }
        return max(least, min(cells, maximumWidth))
    }

    /// Returns the width below which a column is not cut.
    private static func floor(of column: Column) -> Int {
        let width = width(of: column)
        guard let readable = column.readable else { return width }
        if case .fixed = column.width {
            return readable.clamped(min(width, column.least.clamped(1, maximumWidth)), width)
        }
        return max(width, min(readable, maximumWidth))
    }

    /// Removes columns of the lowest priority, from the last on, until the remaining columns fit.
    private static func drop(
        _ shown: inout [Int], of columns: [Column], room: Int, gap: Int
    ) {
        var needed = shown.reduce(0) { sum, index in
            let column = columns[index]
            let isFixed = if case .fixed = column.width { true } else { false }
            return sum.saturatingAdding(isFixed ? width(of: column) : floor(of: column))
        }
        while needed > inner(room, count: shown.count, gap: gap), shown.count > 1 {
            let candidates = shown.indices.filter { columns[shown[$0]].priority < .required }
            guard
                let place = candidates.min(by: {
                    (columns[shown[$0]].priority, -$0) < (columns[shown[$1]].priority, -$1)
                })
            else { return }
            let column = columns[shown.remove(at: place)]
            let isFixed = if case .fixed = column.width { true } else { false }
            needed = needed.saturatingSubtracting(isFixed ? width(of: column) : floor(of: column))
        }
    }

    /// Cuts the widest columns so that all columns are readable; does nothing if that is not possible.
    private static func cut(_ widths: inout [Int], of columns: [Column], to room: Int) {
        let floors = columns.map(floor(of:))
        let wishes = zip(widths, floors).map(max)
        func cutTo(_ cap: Int) -> [Int] {
            zip(wishes, floors).map { wish, floor in max(floor, min(wish, cap)) }
        }
        func fits(_ widths: [Int]) -> Bool {
            widths.reduce(0) { $0.saturatingAdding($1) } <= room
        }
        guard !fits(wishes), fits(floors) else { return }
        var (low, high) = (1, wishes.max() ?? 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(cutTo(middle)) { low = middle } else { high = middle }
        }
        widths = cutTo(low)
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
    var count: Int { widths.count }

    /// The width of all columns and gaps, in cells.
    var width: Int { columns.total }

    /// Returns the first cell of a column that exists.
    func start(of column: Int) -> Int { columns.start(of: column + 1) }

    /// Returns the width of a column that exists, in cells.
    func width(of column: Int) -> Int { widths[column] }

    /// Returns whether a column that exists has room.
    func shows(_ column: Int) -> Bool { widths[column] > 0 }

    /// Returns the column at a place, or before the gap at a place; nil for none.
    func column(at place: Int) -> Int? {
        guard place >= Self.margin, place < width, count > 0 else { return nil }
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
