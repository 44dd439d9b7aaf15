// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Distinguishes a pointer on its way to a submenu from a pointer on its way to another row.
///
/// The way to a submenu often crosses other rows. A motion leads to the submenu if it stays in a triangle: its corners
/// are the last place and the two ends of the submenu's near edge.
struct MenuAim {
    /// The time for which a pointer may rest on another row and still count as on its way.
    static var patience: Duration { .milliseconds(300) }
    /// The time for which the pointer must rest on a row before its submenu opens.
    static var delay: Duration { .milliseconds(100) }

    /// The number of rows by which the triangle extends the edge, because a row is as high as two columns are wide.
    private static var tolerance: Int { 3 }

    private var last: Point?

    /// Records a motion, and returns whether it leads to a submenu.
    ///
    /// - Parameters:
    ///   - point: The place of the pointer.
    ///   - submenu: The frame of the submenu, in the same coordinates.
    mutating func move(to point: Point, toward submenu: Rect) -> Bool {
        defer { last = point }
        guard let last, last != point else { return false }
        let isRight = submenu.minX > last.x
        let edge = isRight ? submenu.minX : submenu.maxX - 1
        guard isRight ? point.x > last.x : point.x < last.x else { return false }
        let corners = (
            Point(x: edge, y: submenu.minY - Self.tolerance),
            Point(x: edge, y: submenu.maxY - 1 + Self.tolerance)
        )
        let sides = [
            Self.side(of: point, last, corners.0), Self.side(of: point, corners.0, corners.1),
            Self.side(of: point, corners.1, last),
        ]
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }

    /// Forgets the last place.
    mutating func reset(to point: Point? = nil) { last = point }

    /// Returns on which side of a line a point lies: positive on one side, negative on the other.
    private static func side(of point: Point, _ start: Point, _ end: Point) -> Int {
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
}
