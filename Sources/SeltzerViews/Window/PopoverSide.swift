// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A side of a popover's source.
public enum PopoverSide: Hashable, Sendable, CaseIterable {
    /// Below the source, with the same left edge.
    case below
    /// Above the source, with the same left edge.
    case above
    /// On the right of the source, with the same top edge.
    case right
    /// On the left of the source, with the same top edge.
    case left

    /// Returns the rectangle of a popover beside its source, inside the screen.
    ///
    /// The popover lies on the first side where all of it fits, and is moved along that side onto
    /// the screen. If it fits on no side, it takes the side with the most room and is moved back
    /// onto the screen, even over its source. The popover shrinks only if it is larger than the
    /// screen.
    ///
    /// - Parameters:
    ///   - size: The preferred size of the popover.
    ///   - source: The rectangle of the source. Parts beyond the screen count as the nearest edge.
    ///   - screen: The rectangle that contains the result.
    ///   - sides: The sides to try, in order; an empty array stands for all of them.
    public static func frame(
        of size: Size, beside source: Rect, in screen: Rect,
        sides: [PopoverSide] = PopoverSide.allCases
    ) -> Rect {
        let size = Size(
            width: size.width.clamped(0, max(0, screen.width)),
            height: size.height.clamped(0, max(0, screen.height)))
        let left = source.minX.clamped(screen.minX, screen.maxX)
        let top = source.minY.clamped(screen.minY, screen.maxY)
        let source = Rect(
            x: left, y: top, width: source.maxX.clamped(left, screen.maxX) - left,
            height: source.maxY.clamped(top, screen.maxY) - top)
        let sides = sides.isEmpty ? allCases : sides
        // If two sides have equal room, the first one wins.
        var side = sides[0]
        for other in sides
        where other.room(for: size, beside: source, in: screen)
            > side.room(for: size, beside: source, in: screen)
        {
            side = other
        }
        return Rect(origin: side.origin(of: size, beside: source), size: size).moved(into: screen)
    }

    /// The number of a popover's cells that fit on this side.
    private func room(for size: Size, beside source: Rect, in screen: Rect) -> Int {
        let width =
            switch self {
            case .below, .above: screen.width
            case .right: screen.maxX - source.maxX
            case .left: source.minX - screen.minX
            }
        let height =
            switch self {
            case .below: screen.maxY - source.maxY
            case .above: source.minY - screen.minY
            case .right, .left: screen.height
            }
        return Size(width: min(width, size.width), height: min(height, size.height)).area
    }

    private func origin(of size: Size, beside source: Rect) -> Point {
        switch self {
        case .below: Point(x: source.minX, y: source.maxY)
        case .above: Point(x: source.minX, y: source.minY - size.height)
        case .right: Point(x: source.maxX, y: source.minY)
        case .left: Point(x: source.minX - size.width, y: source.minY)
        }
    }
}

extension Rect {
    /// Returns the rectangle moved into another rectangle that is at least as large.
    fileprivate func moved(into room: Rect) -> Rect {
        Rect(
            origin: Point(
                x: minX.clamped(room.minX, room.maxX - width),
                y: minY.clamped(room.minY, room.maxY - height)),
            size: size)
    }
}
