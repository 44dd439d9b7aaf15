// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The frames of the parts of the screen: side by side in a wide window, stacked in a tall window;
/// otherwise only one part is shown.
struct EventsLayout {
    /// The part that is shown if there is no room for both.
    enum Page {
        case events, terminal
    }

    private(set) var list = Rect.zero
    private(set) var facts = Rect.zero
    /// The frame of the text that explains how to end the program.
    private(set) var ending = Rect.zero
    /// The frame of the footer, to the right of the text about ending.
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
