// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Point {
    /// The maximum number of cells of a path.
    private static let mostCells = 1_000

    /// Returns the cells where a terminal reports a pointer that moves straight to another cell:
    /// each crossed cell once, without this one.
    ///
    /// - Returns: The other cell alone if it is this cell; at most 1,000 cells, the last of which is
    ///   the other cell.
    package func pointerPath(to end: Point) -> [Point] {
        let (dx, dy) = (end.x.saturatingSubtracting(x), end.y.saturatingSubtracting(y))
        let distance = max(dx.magnitude, dy.magnitude)
        let count = Int(min(UInt(Self.mostCells), max(1, distance)))
        let between = (1..<count).map { step in
            let part = Double(step) / Double(count)
            return Point(
                x: x.saturatingAdding(Int((Double(dx) * part).rounded())),
                y: y.saturatingAdding(Int((Double(dy) * part).rounded())))
        }
        return between + [end]
    }
}
