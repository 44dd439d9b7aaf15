// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A movement of the cursor by a key while the user marks text.
enum TextSelectionMove: CaseIterable {
    case left, right, up, down, rowStart, rowEnd, top, bottom

    /// The key that moves without marking.
    var key: KeySequence {
        switch self {
        case .left: "left"
        case .right: "right"
        case .up: "up"
        case .down: "down"
        case .rowStart: "home"
        case .rowEnd: "end"
        case .top: "pageup"
        case .bottom: "pagedown"
        }
    }

    /// The key that moves and marks.
    var markingKey: KeySequence {
        switch self {
        case .left: "shift-left"
        case .right: "shift-right"
        case .up: "shift-up"
        case .down: "shift-down"
        case .rowStart: "shift-home"
        case .rowEnd: "shift-end"
        case .top: "shift-pageup"
        case .bottom: "shift-pagedown"
        }
    }

    /// Returns the cell that the cursor moves to, always the first cell of a glyph.
    func target(from point: Point, in buffer: CellBuffer) -> Point {
        let (right, bottom) = (max(0, buffer.size.width - 1), max(0, buffer.size.height - 1))
        var place = point
        switch self {
        case .left: place.x -= 1
        case .right: place.x += max(1, Int(buffer[point].glyph.width))
        case .up: place.y -= 1
        case .down: place.y += 1
        case .rowStart: place.x = 0
        case .rowEnd: place.x = right
        case .top: place.y = 0
        case .bottom: place.y = bottom
        }
        place = Point(x: place.x.clamped(0, right), y: place.y.clamped(0, bottom))
        if place.x > 0, buffer[place].isTrailingHalf { place.x -= 1 }
        return place
    }
}
