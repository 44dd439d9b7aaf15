// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The placement of a ``DesktopWindow`` in its desktop.
public enum WindowPlacement: String, Hashable, Sendable, Codable, CaseIterable {
    /// At the frame that the user or the program gave it.
    case free
    /// In the whole desktop.
    case maximized
    /// In the left half.
    case left
    /// In the right half.
    case right
    /// In the upper half.
    case top
    /// In the lower half.
    case bottom
    /// In the upper left quarter.
    case topLeft
    /// In the upper right quarter.
    case topRight
    /// In the lower left quarter.
    case bottomLeft
    /// In the lower right quarter.
    case bottomRight

    /// Returns the part of an area for a window with this placement; nil for a free window.
    func rect(in area: Rect) -> Rect? {
        let (half, row) = (area.width / 2, area.height / 2)
        let left = (area.minX, half), right = (area.minX + half, area.width - half)
        let top = (area.minY, row), bottom = (area.minY + row, area.height - row)
        let wide = (area.minX, area.width), high = (area.minY, area.height)
        func rect(_ x: (Int, Int), _ y: (Int, Int)) -> Rect {
            Rect(x: x.0, y: y.0, width: x.1, height: y.1)
        }
        return switch self {
        case .free: nil
        case .maximized: area
        case .left: rect(left, high)
        case .right: rect(right, high)
        case .top: rect(wide, top)
        case .bottom: rect(wide, bottom)
        case .topLeft: rect(left, top)
        case .topRight: rect(right, top)
        case .bottomLeft: rect(left, bottom)
        case .bottomRight: rect(right, bottom)
        }
    }

    /// Returns the placement of a window that is dropped at a point; nil if the point is not at an edge of the area.
    ///
    /// The middle of the left or the right edge means half of the area; the upper and lower quarter of such an edge
    /// mean a quarter of the area. The upper edge maximizes the window.
    static func ofDrop(at point: Point, in area: Rect) -> WindowPlacement? {
        guard area.width > 2, area.height > 2 else { return nil }
        let isLeft = point.x <= area.minX, isRight = point.x >= area.maxX - 1
        guard isLeft || isRight else { return point.y <= area.minY ? .maximized : nil }
        let quarter = max(1, area.height / 4)
        if point.y < area.minY + quarter { return isLeft ? .topLeft : .topRight }
        if point.y >= area.maxY - quarter { return isLeft ? .bottomLeft : .bottomRight }
        return isLeft ? .left : .right
    }
}
