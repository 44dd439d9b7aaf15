// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A way to arrange all windows of a ``DesktopView``.
public enum WindowArrangement: String, Hashable, Sendable, CaseIterable {
    /// In rows and columns, without gaps.
    case tiled
    /// In columns, each as high as the desktop.
    case sideBySide
    /// One above another, with each title visible.
    case cascaded

    /// The distance between two windows of a cascade.
    static let cascadeStep = Point(x: 3, y: 1)

    /// Returns the frames of a number of windows in an area.
    ///
    /// If the minimum size leaves no room for all windows, several windows share a frame.
    func frames(count: Int, in area: Rect, minimum: Size) -> [Rect] {
        guard count > 0 else { return [] }
        switch self {
        case .tiled: return Self.tiles(count, in: area, minimum: minimum)
        case .sideBySide:
            let columns = count.clamped(1, max(1, area.width / max(1, minimum.width)))
            return (0..<count).map {
                let span = Self.share($0 % columns, of: columns, in: area.width)
                return Rect(
                    x: area.minX + span.lowerBound, y: area.minY, width: span.count,
                    height: area.height)
            }
        case .cascaded: return (0..<count).map { Self.cascade($0, in: area, minimum: minimum) }
        }
    }

    private static func tiles(_ count: Int, in area: Rect, minimum: Size) -> [Rect] {
        let widest = max(1, area.width / max(1, minimum.width))
        let highest = max(1, area.height / max(1, minimum.height))
        var columns = 1
        while columns * columns < count { columns += 1 }
        columns = min(columns, widest)
        let places = min(count, columns * highest)
        columns = min(columns, places)
        var frames: [Rect] = []
        for column in 0..<columns {
            // If the windows do not fill all rows, the last columns have one more window than the others.
            let isLong = column >= columns - places % columns
            let rows = places / columns + (isLong ? 1 : 0)
            let x = share(column, of: columns, in: area.width)
            for row in 0..<rows {
                let y = share(row, of: rows, in: area.height)
                frames.append(
                    Rect(
                        x: area.minX + x.lowerBound, y: area.minY + y.lowerBound, width: x.count,
                        height: y.count))
            }
        }
        return (0..<count).map { frames[$0 % frames.count] }
    }

    /// Returns the cells of one part of a length.
    ///
    /// The lengths of the parts differ by at most one cell.
    private static func share(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let length = max(0, length)
        return length * index / count..<length * (index + 1) / count
    }

    /// Returns the frame of a window in a cascade; after the lowest place comes the top again.
    static func cascade(_ index: Int, in area: Rect, minimum: Size) -> Rect {
        let size = Size(
            width: max(minimum.width, area.width * 2 / 3),
            height: max(minimum.height, area.height * 2 / 3))
        let steps = max(
            1,
            min(
                (area.width - size.width) / cascadeStep.x,
                (area.height - size.height) / cascadeStep.y) + 1)
        let step = index % steps
        return Rect(
            origin: area.origin.offsetBy(dx: step * cascadeStep.x, dy: step * cascadeStep.y),
            size: size)
    }
}
