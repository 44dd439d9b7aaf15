// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The rows of a menu, and the widths of their columns.
@MainActor
struct MenuContent {
    let count: Int
    /// Returns the row at an index that exists.
    let row: @MainActor (Int) -> MenuRow
    /// The widest title in cells, with its remark.
    private(set) var titleWidth = 0
    /// The widest image in cells.
    private(set) var imageWidth = 0
    /// The widest keys in cells.
    private(set) var keysWidth = 0
    /// Whether a disabled entry says why.
    private(set) var hasReasons = false
    /// The widest reason or notice in cells.
    private var noteWidth = 0
    private var hasSubmenus = false

    /// Creates the content of a menu from its rows.
    init(_ rows: [MenuRow], joining joined: JoinedClusters) {
        self.init(count: rows.count, measuring: rows.indices, joining: joined) { rows[$0] }
    }

    /// Creates content whose rows are made when they are shown.
    ///
    /// - Parameters:
    ///   - count: The number of rows.
    ///   - measured: The rows that decide about the widths.
    ///   - joined: The clusters that the display joins.
    ///   - row: Returns a row that exists.
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
        case .separator: break
        case .heading(let text): titleWidth = max(titleWidth, width(text))
        case .notice(let text, _): noteWidth = max(noteWidth, width(text))
        case .item(let item):
            let detail = item.detail.isEmpty ? 0 : width(item.detail).saturatingAdding(2)
            titleWidth = max(titleWidth, width(item.title.text).saturatingAdding(detail))
            imageWidth = max(imageWidth, item.image.isEmpty ? 0 : width(item.image))
            keysWidth = max(keysWidth, item.keys.isEmpty ? 0 : width(item.keys))
            if item.submenu != nil { hasSubmenus = true }
            if !item.isEnabled, let reason = item.reason {
                hasReasons = true
                noteWidth = max(noteWidth, width(reason))
            }
        }
    }

    /// The width at which nothing is cut: bar, tick, gap, title, gap, keys, margin.
    var width: Int {
        let image = imageWidth > 0 ? imageWidth.saturatingAdding(1) : 0
        let keys = keysWidth > 0 ? keysWidth.saturatingAdding(2) : 0
        return max(titleWidth.saturatingAdding(image).saturatingAdding(keys), noteWidth)
            .saturatingAdding(4)
    }

    /// Returns the entry at an index; nil if there is none.
    func item(at index: Int?) -> MenuItem? {
        guard let index, index >= 0, index < count else { return nil }
        return row(index).item
    }

    /// Returns the row after a move, which skips rows that are no entries; nil if there is no entry.
    ///
    /// One step from the last entry leads to the first one, and back.
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
