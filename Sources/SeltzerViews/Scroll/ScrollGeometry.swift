// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Which bars a scroll view has, and what can be scrolled along each axis beside them.
struct ScrollGeometry {
    /// The bars that a scroll view may have.
    struct Bars: OptionSet {
        let rawValue: Int
        static var vertical: Bars { Bars(rawValue: 1) }
        static var horizontal: Bars { Bars(rawValue: 2) }
    }

    /// The bars that are needed, allowed, and have room.
    let bars: Bars
    /// The room around the content, bars included.
    let insets: Insets
    let horizontal: ScrollExtent
    let vertical: ScrollExtent

    /// The least size beside a vertical and above a horizontal bar: a line is dearer than a column.
    private static var leastSize: Size { Size(width: 2, height: 3) }

    /// Works out the bars: the room that one takes may be what makes the other needed.
    ///
    /// - Parameters:
    ///   - size: The scroll view's.
    ///   - contentSize: All that can be seen by scrolling.
    ///   - contentInset: Empty room around the content.
    ///   - barInsets: The room at the ends of the bars that they leave to others.
    ///   - allowed: The bars that may be shown.
    init(
        size: Size, contentSize: Size, contentInset: Insets = .zero, barInsets: Insets = .zero,
        allowed: Bars = [.vertical, .horizontal]
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
        // The second time each knows of the other one.
        for _ in 0..<2 {
            for bar in [Bars.vertical, .horizontal] where !bars.contains(bar) {
                let extent = Self.extent(
                    bar == .vertical ? .vertical : .horizontal, size, contentSize, insets)
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

    /// What can be scrolled along an axis.
    subscript(axis: Axis) -> ScrollExtent { axis == .horizontal ? horizontal : vertical }

    /// Whether there is more than is seen at once, along any axis.
    var canScroll: Bool { horizontal.canScroll || vertical.canScroll }

    /// The part of the content that is seen at once.
    var visibleSize: Size {
        Size(width: horizontal.visibleLength, height: vertical.visibleLength)
    }

    /// The offset nearest to a point.
    func nearest(to point: Point) -> Point {
        Point(x: horizontal.nearest(to: point.x), y: vertical.nearest(to: point.y))
    }

    /// The offset that shows a rectangle of the content and lies nearest to the present one.
    ///
    /// - Parameter covered: The cells at the left and at the top that something in the content covers.
    func offset(showing rect: Rect, from offset: Point, covered: Point = .zero) -> Point {
        Point(
            x: horizontal.offset(
                showing: rect.minX..<rect.maxX, from: offset.x, covered: covered.x),
            y: vertical.offset(
                showing: rect.minY..<rect.maxY, from: offset.y, covered: covered.y))
    }
}
