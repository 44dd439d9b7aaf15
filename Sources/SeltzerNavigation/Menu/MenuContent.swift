// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The rows of a menu, and the widths of their columns.
@MainActor
struct MenuContent {
    let count: Int
    /// Returns the row at a valid index.
    let row: @MainActor (Int) -> MenuRow
    /// The width of the widest title with its remark, in cells.
    private(set) var titleWidth = 0
    /// The widest symbol in cells.
    private(set) var symbolWidth = 0
    /// The width of the widest keys in cells.
    private(set) var keysWidth = 0
    /// Whether a disabled entry has a reason.
    private(set) var hasReasons = false
    /// The number of rows that are no entries, such as lines and headings.
    private var otherCount = 0
    /// The width of the widest reason or notice in cells.
    private var noteWidth = 0
    private var hasSubmenus = false

    /// Creates the content of a menu from its rows.
    init(_ rows: [MenuRow], joining joined: JoinedClusters) {
        self.init(count: rows.count, measuring: rows.indices, joining: joined) { rows[$0] }
    }

    /// Creates content whose rows are made only when they are shown.
    ///
    /// - Parameters:
    ///   - count: The number of rows.
    ///   - measured: The rows that determine the widths.
    ///   - joined: The clusters that the display joins.
    ///   - row: Returns the row at a valid index.
    init(
        count: Int, measuring measured: some Sequence<Int>, joining joined: JoinedClusters,
        row: @escaping @MainActor (Int) -> MenuRow
    ) {
        (self.count, self.row) = (count, row)
        for index in measured { measure(row(index), joined) }
        if hasSubmenus { keysWidth = max(1, keysWidth) }
    }

    private mutating func measure(_ row: MenuRow, _ joined: JoinedClusters) {
        func width(_ text: String) -> Int { text.cellWidth(joining: joined) }
        switch row {
        case .separator: otherCount += 1
        case .heading(let text):
            otherCount += 1
            titleWidth = max(titleWidth, width(text))
        case .notice(let text, _):
            otherCount += 1
            noteWidth = max(noteWidth, width(text))
        case .item(let item):
            let detail = item.detail.isEmpty ? 0 : width(item.detail).saturatingAdding(2)
            titleWidth = max(titleWidth, width(item.title.text).saturatingAdding(detail))
            symbolWidth = max(symbolWidth, item.symbol.isEmpty ? 0 : width(item.symbol))
            keysWidth = max(keysWidth, item.keys.isEmpty ? 0 : width(item.keys))
            if item.submenu != nil { hasSubmenus = true }
            if !item.isEnabled, let reason = item.reason {
                hasReasons = true
                noteWidth = max(noteWidth, width(reason))
            }
        }
    }

    /// The number of entries, without lines and headings.
    var entryCount: Int { count - otherCount }

    /// The width at which no row is cut: bar, tick, gap, title, gap, keys, margin.
    var width: Int {
        let symbol = symbolWidth > 0 ? symbolWidth.saturatingAdding(1) : 0
        let keys = keysWidth > 0 ? keysWidth.saturatingAdding(2) : 0
        return max(titleWidth.saturatingAdding(symbol).saturatingAdding(keys), noteWidth)
            .saturatingAdding(4)
    }

    /// Returns the entry at an index; nil if there is none.
    func item(at index: Int?) -> MenuItem? {
        guard let index, index >= 0, index < count else { return nil }
        return row(index).item
    }

    /// Returns the current row after a move; nil if there is no entry.
    ///
    /// Moves skip rows that are not entries.
    ///
    /// A step from the last entry leads to the first entry, and back.
    func target(of move: ListMove, from current: Int?, page: Int) -> Int? {
        guard count > 0 else { return nil }
        let all = 0...(count - 1)
        var target =
            current.map { move.target(from: $0, in: all, page: page) }
            ?? move.target(in: all, page: page)
        let isBackwards = move.isBackwards || move == .last
        let isStep = move == .items(1) || move == .items(-1)
        if isStep, target == current { target = isBackwards ? count - 1 : 0 }
        if let found = entry(from: target, isBackwards ? -1 : 1) { return found }
        if isStep { return entry(from: isBackwards ? count - 1 : 0, isBackwards ? -1 : 1) }
        return entry(from: target, isBackwards ? 1 : -1)
    }

    private func entry(from start: Int, _ step: Int) -> Int? {
        var index = start
        while index >= 0, index < count {
            if row(index).item != nil { return index }
            index += step
        }
        return nil
    }
}
