// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The columns of a grid: their order, which of them are shown, and their widths.
///
/// A column is a number of the data source. A place is a number on the screen, from the left. Only columns that differ
/// from the default need memory.
struct GridColumns: Hashable {
    /// The empty cells at both sides of a column's text, together.
    static var padding: Int { 2 }

    /// The number of columns of the data source.
    private(set) var count: Int
    /// The width of the texts of each column without a width of its own.
    var defaultWidth: Int {
        didSet { if defaultWidth != oldValue { updateLengths() } }
    }
    /// The widths of the texts, by column.
    private(set) var widths: [Int: Int] = [:]
    /// The columns that are not shown.
    private(set) var hidden: Set<Int> = []
    /// All columns in their order; nil for the order of the data source.
    private var order: [Int]?
    /// The shown columns in their order, and the place of each; nil if all are shown in the data source's order.
    private var shown: (columns: [Int], places: [Int: Int])?
    /// The widths of the places, each with its padding.
    private(set) var lengths: MeasuredLengths

    static func == (one: Self, other: Self) -> Bool {
        (one.count, one.defaultWidth) == (other.count, other.defaultWidth)
            && one.widths == other.widths && one.hidden == other.hidden && one.order == other.order
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(widths)
        hasher.combine(hidden)
    }

    init(count: Int, defaultWidth: Int) {
        self.count = max(0, count)
        self.defaultWidth = max(1, defaultWidth)
        lengths = MeasuredLengths(
            count: self.count, length: self.defaultWidth.saturatingAdding(Self.padding),
            lengths: [:])
    }

    /// The number of places.
    var placeCount: Int { shown?.columns.count ?? count }

    /// Returns the column at a place that exists.
    func column(at place: Int) -> Int { shown.map { $0.columns[place] } ?? place }

    /// Returns the place of a column; nil for a column that is hidden or does not exist.
    func place(of column: Int) -> Int? {
        guard column >= 0, column < count else { return nil }
        guard let shown else { return column }
        return shown.places[column]
    }

    /// Returns the width of a column's texts.
    func width(of column: Int) -> Int { widths[column] ?? defaultWidth }

    // MARK: Changes

    /// Sets the widths of the texts of columns; a width is at least 1.
    mutating func setWidths(_ new: [Int: Int]) {
        for (column, width) in new where column >= 0 && column < count {
            widths[column] = max(1, width)
        }
        updateLengths()
    }

    /// Moves the column at a place to another place.
    mutating func move(from place: Int, to target: Int) {
        guard place != target, (0..<placeCount).contains(place), (0..<placeCount).contains(target)
        else { return }
        var all = order ?? Array(0..<count)
        let (moved, beside) = (column(at: place), column(at: target))
        all.removeAll { $0 == moved }
        guard let index = all.firstIndex(of: beside) else { return }
        all.insert(moved, at: place < target ? index + 1 : index)
        order = all.enumerated().allSatisfy { $0 == $1 } ? nil : all
        updatePlaces()
    }

    /// Shows or hides columns.
    mutating func setHidden(_ isHidden: Bool, columns: some Sequence<Int>) {
        let columns = columns.filter { $0 >= 0 && $0 < count }
        if isHidden { hidden.formUnion(columns) } else { hidden.subtract(columns) }
        updatePlaces()
    }

    private mutating func updatePlaces() {
        if order == nil, hidden.isEmpty {
            shown = nil
        } else {
            let columns = (order ?? Array(0..<count)).filter { !hidden.contains($0) }
            var places: [Int: Int] = [:]
            places.reserveCapacity(columns.count)
            for (place, column) in columns.enumerated() { places[column] = place }
            shown = (columns, places)
        }
        updateLengths()
    }

    private mutating func updateLengths() {
        var own: [Int: Int] = [:]
        for (column, width) in widths {
            guard let place = place(of: column) else { continue }
            own[place] = width.saturatingAdding(Self.padding)
        }
        lengths = MeasuredLengths(
            count: placeCount, length: defaultWidth.saturatingAdding(Self.padding), lengths: own,
            least: 1)
    }
}
