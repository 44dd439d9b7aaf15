// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Where the parts of the screen are: beside each other where it is wide, above each other where it is high,
/// else one of them.
struct EventsLayout {
    /// What is shown where there is no room for both.
    enum Page {
        case events, terminal
    }

    private(set) var list = Rect.zero
    private(set) var facts = Rect.zero
    /// Where it is said how the program is ended.
    private(set) var ending = Rect.zero
    /// The keys, right of it.
    private(set) var footer = Rect.zero

    init(bounds: Rect, factCount: Int, wanted page: Page) {
        guard bounds.height > 2 else {
            list = bounds
            return
        }
        ending = Rect(
            x: 0, y: bounds.height - 1, width: max(0, min(19, bounds.width)), height: 1)
        footer = Rect(
            x: ending.maxX, y: ending.minY, width: max(0, bounds.width - ending.maxX), height: 1)
        let room = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
        if room.width >= 116 {
            let width = min(56, room.width / 3)
            list = Rect(x: 0, y: 0, width: room.width - width - 1, height: room.height)
            facts = Rect(x: room.width - width, y: 0, width: width, height: room.height)
        } else if room.height >= 20, page == .events {
            let columns = FactsView.columnCount(width: room.width)
            let rows = (factCount + columns - 1) / columns
            let height = min(room.height * 2 / 5, rows + 1)
            list = Rect(x: 0, y: 0, width: room.width, height: room.height - height)
            facts = Rect(x: 0, y: room.height - height, width: room.width, height: height)
        } else if page == .events {
            list = room
        } else {
            facts = room
        }
    }
}
