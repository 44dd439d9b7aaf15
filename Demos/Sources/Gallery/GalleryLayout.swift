// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The frames of the parts of the screen: three columns in a wide window, the events below the page in a narrower one,
/// and a page without the list in a small one.
struct GalleryLayout {
    private(set) var bar = Rect.zero
    private(set) var list = Rect.zero
    private(set) var stage = Rect.zero
    private(set) var events = Rect.zero
    private(set) var footer = Rect.zero

    init(bounds: Rect) {
        guard bounds.height >= 4 else {
            stage = bounds
            return
        }
        bar = Rect(x: 0, y: 0, width: bounds.width, height: 1)
        footer = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        var room = Rect(x: 0, y: 1, width: bounds.width, height: bounds.height - 2)
        if bounds.width >= 64 {
            list = Rect(x: 0, y: room.minY, width: 20, height: room.height)
            room = room.inset(by: Insets(left: 21))
        }
        if bounds.width >= 110 {
            let width = min(60, bounds.width / 3)
            events = Rect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
            room = room.inset(by: Insets(right: width + 1))
        } else if room.height >= 8 {
            let height = max(3, room.height / 4)
            events = Rect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
            room = room.inset(by: Insets(bottom: height))
        }
        stage = room
    }
}
