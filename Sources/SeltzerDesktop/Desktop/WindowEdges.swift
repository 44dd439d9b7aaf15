// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The edges of a window that a drag moves: one, or two at a corner.
struct WindowEdges: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let top = WindowEdges(rawValue: 1)
    static let left = WindowEdges(rawValue: 2)
    static let bottom = WindowEdges(rawValue: 4)
    static let right = WindowEdges(rawValue: 8)

    /// Returns a frame after a drag of these edges; the other edges do not move.
    ///
    /// - Parameters:
    ///   - frame: The frame before the drag.
    ///   - way: The distance of the pointer from the beginning of the drag.
    ///   - minimum: The minimum size.
    ///   - area: The desktop. An edge inside of the desktop stays inside.
    func moved(of frame: Rect, by way: Point, minimum: Size, in area: Rect) -> Rect {
        var result = frame
        let sides: [(Axis, WindowEdges, WindowEdges)] = [
            (.horizontal, .left, .right), (.vertical, .top, .bottom),
        ]
        for (axis, low, high) in sides {
            let least = max(1, minimum[axis])
            let start = frame.origin[axis], length = frame.size[axis]
            let end = start.saturatingAdding(length)
            if contains(low) {
                let first = min(start, area.origin[axis])
                let moved = min(
                    max(start.saturatingAdding(way[axis]), first), end.saturatingSubtracting(least))
                result.origin[axis] = moved
                result.size[axis] = end.saturatingSubtracting(moved)
            } else if contains(high) {
                let last = max(end, area.origin[axis].saturatingAdding(area.size[axis]))
                let moved = max(
                    min(end.saturatingAdding(way[axis]), last), start.saturatingAdding(least))
                result.size[axis] = moved.saturatingSubtracting(start)
            }
        }
        return result
    }
}

extension Rect {
    /// The number of columns of a window that stay in the desktop, so that the user can drag the window back.
    private static var gripWidth: Int { 14 }

    /// Returns the frame of a window in an area: not larger than the area, with its title row inside.
    ///
    /// A window may be partly beyond the left or the right edge; some of its columns stay inside.
    func reachable(in area: Rect, minimum: Size) -> Rect {
        var rect = self
        rect.size.width = max(width, minimum.width, 1).clamped(0, max(area.width, 1))
        rect.size.height = max(height, minimum.height, 1).clamped(0, max(area.height, 1))
        let grip = min(rect.width, Self.gripWidth)
        rect.origin.x = minX.clamped(
            area.minX - (rect.width - grip), max(area.minX, area.maxX - grip))
        rect.origin.y = minY.clamped(area.minY, max(area.minY, area.maxY - 1))
        return rect
    }
}
