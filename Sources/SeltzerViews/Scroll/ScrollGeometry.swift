// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The bars that a scroll view shows, and the extent of its content along each axis.
struct ScrollGeometry {
    /// The bars that a scroll view may have.
    struct Bars: OptionSet {
        let rawValue: Int
        static var vertical: Bars { Bars(rawValue: 1) }
        static var horizontal: Bars { Bars(rawValue: 2) }
    }

    /// The bars that are needed, allowed, and have room.
    let bars: Bars
    /// The insets around the content, including the bars.
    let insets: Insets
    let horizontal: ScrollExtent
    let vertical: ScrollExtent

    /// The minimum size beside a vertical bar and above a horizontal one.
    ///
    /// Rows are scarcer than columns.
    private static var leastSize: Size { Size(width: 2, height: 3) }

    /// Computes the bars.
    ///
    /// - Parameters:
    ///   - size: The size of the scroll view.
    ///   - contentSize: The size of the content.
    ///   - contentInset: The empty cells around the content.
    ///   - barInsets: The cells to leave free at the ends of the bars.
    ///   - allowed: The bars that may be shown.
    ///   - makesRoom: Whether the room that one bar takes may make the other bar necessary.
    init(
        size: Size, contentSize: Size, contentInset: Insets = .zero, barInsets: Insets = .zero,
        allowed: Bars = [.vertical, .horizontal], makesRoom: Bool = true
    ) {
        var allowed = allowed
        let length = Size(
            width: size.width.saturatingSubtracting(barInsets.horizontal),
            height: size.height.saturatingSubtracting(barInsets.vertical))
        if size.width <= Self.leastSize.width || length.height < 2 { allowed.remove(.vertical) }
        if length.height <= Self.leastSize.height || length.width < 2 {
            allowed.remove(.horizontal)
        }
        var bars: Bars = []
        var insets = contentInset
        // In the second turn each bar takes the other bar into account.
        for _ in 0..<2 {
            for bar in [Bars.vertical, .horizontal] where !bars.contains(bar) {
                let extent = Self.extent(
                    bar == .vertical ? .vertical : .horizontal, size, contentSize,
                    makesRoom ? insets : contentInset)
                guard allowed.contains(bar), extent.canScroll else { continue }
                bars.insert(bar)
                if bar == .vertical {
                    insets.right = insets.right.saturatingAdding(1)
                } else {
                    insets.bottom = insets.bottom.saturatingAdding(1)
                }
            }
        }
        self.bars = bars
        self.insets = insets
        horizontal = Self.extent(.horizontal, size, contentSize, insets)
        vertical = Self.extent(.vertical, size, contentSize, insets)
    }

    private static func extent(
        _ axis: Axis, _ size: Size, _ contentSize: Size, _ insets: Insets
    ) -> ScrollExtent {
        axis == .horizontal
            ? ScrollExtent(
                boundsLength: size.width, contentLength: contentSize.width,
                before: insets.left, after: insets.right)
            : ScrollExtent(
                boundsLength: size.height, contentLength: contentSize.height,
                before: insets.top, after: insets.bottom)
    }

    /// The extent of the content along an axis.
    subscript(axis: Axis) -> ScrollExtent { axis == .horizontal ? horizontal : vertical }

    /// Whether some of the content is out of sight, along either axis.
    var canScroll: Bool { horizontal.canScroll || vertical.canScroll }

    /// The size of the visible part of the content.
    var visibleSize: Size {
        Size(width: horizontal.visibleLength, height: vertical.visibleLength)
    }

    /// Returns the possible offset nearest to a point.
    func nearest(to point: Point) -> Point {
        Point(x: horizontal.nearest(to: point.x), y: vertical.nearest(to: point.y))
    }

    /// Returns the offset that shows a rectangle of the content and is nearest to the present
    /// offset.
    ///
    /// - Parameter covered: The number of cells on the left and at the top that headers cover.
    func offset(showing rect: Rect, from offset: Point, covered: Point = .zero) -> Point {
        Point(
            x: horizontal.offset(
                showing: rect.minX..<rect.maxX, from: offset.x, covered: covered.x),
            y: vertical.offset(
                showing: rect.minY..<rect.maxY, from: offset.y, covered: covered.y))
    }
}
