// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A side of what a popover belongs to.
public enum PopoverSide: Hashable, Sendable, CaseIterable {
    /// Under it, its left edge in line.
    case below
    /// Over it, its left edge in line.
    case above
    /// At its right, its top in line.
    case right
    /// At its left, its top in line.
    case left

    /// Returns the rectangle of a popover beside what it belongs to, inside the screen.
    ///
    /// It lies on the first side where it fits whole, moved along that side onto the screen. Where it fits on
    /// none, it takes the side with most room for it and is pushed back onto the screen, over what it belongs
    /// to if need be: what is covered is less of a loss than what is cut off. Only a popover larger than the
    /// screen becomes smaller.
    ///
    /// - Parameters:
    ///   - size: What it would like.
    ///   - source: What it belongs to; of a part beyond the screen the nearest edge counts.
    ///   - screen: Where it stays.
    ///   - sides: The sides to try, in order; without any, those of all.
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
        // Of two sides with as much room the one that is named first.
        var side = sides[0]
        for other in sides
        where other.room(for: size, beside: source, in: screen)
            > side.room(for: size, beside: source, in: screen)
        {
            side = other
        }
        return Rect(origin: side.origin(of: size, beside: source), size: size).moved(into: screen)
    }

    /// The cells of a popover that are seen beside its source.
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
    /// Returns the rectangle moved so that it lies inside another, which is at least as large.
    fileprivate func moved(into room: Rect) -> Rect {
        Rect(
            origin: Point(
                x: minX.clamped(room.minX, room.maxX - width),
                y: minY.clamped(room.minY, room.maxY - height)),
            size: size)
    }
}
