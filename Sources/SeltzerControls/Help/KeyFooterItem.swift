// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A key in a footer, and what it does.
@MainActor
struct KeyFooterItem {
    let action: ActionInForce
    let keys: String
    let title: String
    /// Where it stands, from the footer's left edge.
    private(set) var columns = 0..<0
    /// The cells that it takes.
    let width: Int

    /// Creates an item of an action's first keys that go on with those that are pending; nil where none do.
    init?(_ action: ActionInForce, after pending: KeySequence, joining joined: JoinedClusters) {
        let isContinuation = { (keys: KeySequence) in
            keys.starts(with: pending) && keys.count > pending.count
        }
        guard !action.title.isEmpty, let keys = action.keys.first(where: isContinuation) else {
            return nil
        }
        self.action = action
        self.keys = KeySequence(Array(keys.chords.dropFirst(pending.count))).description
        title = action.title
        width = self.keys.cellWidth(joining: joined).saturatingAdding(1)
            .saturatingAdding(title.cellWidth(joining: joined))
    }

    /// The cells between two items.
    static var gap: Int { 2 }

    /// Returns the items that fit into a row, in their order: as many from the first one on as there is room for, and at
    /// the end the one that lists the others.
    ///
    /// - Returns: The items, and where to say that some are missing; nil where none are, or there is no room to say so.
    static func items(
        _ all: [KeyFooterItem], fitting room: Range<Int>
    ) -> (shown: [KeyFooterItem], sign: Int?) {
        var total = 0
        for item in all { total = total.saturatingAdding(item.width).saturatingAdding(gap) }
        if total <= room.count.saturatingAdding(gap) {
            return (place(all, from: room.lowerBound), nil)
        }
        let isHelp = { (item: KeyFooterItem) in item.action.identifier == Action.help.identifier }
        var help = all.first(where: isHelp)
        if let width = help?.width, width > room.count { help = nil }
        let end = help.map { room.upperBound - $0.width } ?? room.upperBound
        var shown: [KeyFooterItem] = []
        var x = room.lowerBound
        // The sign takes a cell, and one before it.
        for item in all where !isHelp(item) {
            guard item.width <= end - x - (help == nil ? 2 : 2 + gap) else { break }
            shown.append(item)
            x += item.width + gap
        }
        var placed = place(shown, from: room.lowerBound)
        let sign = placed.last.map { $0.columns.upperBound + 1 } ?? room.lowerBound
        help?.columns = end..<room.upperBound
        if let help { placed.append(help) }
        return (placed, sign < end ? sign : nil)
    }

    private static func place(_ items: [KeyFooterItem], from start: Int) -> [KeyFooterItem] {
        var x = start
        return items.map { item in
            var item = item
            item.columns = x..<x + item.width
            x += item.width + gap
            return item
        }
    }
}
