// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The rectangles of a screen that two applications share: the inspected application, a line, and
/// the inspector.
struct SplitArea: Equatable {
    /// The side of the screen that the inspector takes.
    enum Side: Equatable {
        case right, below
    }

    /// The whole screen.
    let screen: Rect
    let side: Side
    /// The inspected application's part; at least one cell, unless the screen is empty.
    let program: Rect
    /// The line between both.
    let line: Rect
    /// The inspector's part.
    let inspector: Rect

    /// The width of the screen from which the inspector is on the right.
    static let widthForRight = 100

    /// Divides a screen.
    ///
    /// - Parameters:
    ///   - size: The size of the screen.
    ///   - length: The wanted columns or rows of the inspector; nil for two fifths.
    init(_ size: Size, length: Int? = nil) {
        screen = Rect(origin: .zero, size: size)
        side = size.width >= Self.widthForRight ? .right : .below
        if side == .right {
            let most = max(1, size.width - 24)
            let wide = (length ?? (size.width * 2 / 5).clamped(40, 64)).clamped(min(28, most), most)
            let place = max(0, size.width - wide - 1)
            program = Rect(x: 0, y: 0, width: place, height: size.height)
            line = Rect(x: place, y: 0, width: min(1, size.width), height: size.height)
            inspector = Rect(
                x: place + 1, y: 0, width: max(0, size.width - place - 1), height: size.height)
        } else {
            let most = max(1, size.height - 4)
            let high = (length ?? size.height * 2 / 5).clamped(min(9, most), most)
            let place = max(0, size.height - high - 1)
            program = Rect(x: 0, y: 0, width: size.width, height: place)
            line = Rect(x: 0, y: place, width: size.width, height: min(1, size.height))
            inspector = Rect(
                x: 0, y: place + 1, width: size.width, height: max(0, size.height - place - 1))
        }
    }

    /// Returns the columns or rows of the inspector when its line is dragged to a point.
    func length(forLineAt point: Point) -> Int {
        side == .right ? screen.maxX - point.x - 1 : screen.maxY - point.y - 1
    }
}
