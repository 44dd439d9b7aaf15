// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The place of a view in a rectangle, along both axes.
public struct OverlayAlignment: Hashable, Sendable {
    /// The place from left to right.
    public var horizontal: StackView.Alignment
    /// The place from top to bottom; leading is the top.
    public var vertical: StackView.Alignment

    /// Creates an alignment from the places along both axes.
    public init(horizontal: StackView.Alignment, vertical: StackView.Alignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Over the whole rectangle.
    public static var fill: OverlayAlignment {
        OverlayAlignment(horizontal: .fill, vertical: .fill)
    }
    /// In the middle.
    public static var center: OverlayAlignment {
        OverlayAlignment(horizontal: .center, vertical: .center)
    }
    /// In the middle of the upper edge.
    public static var top: OverlayAlignment {
        OverlayAlignment(horizontal: .center, vertical: .leading)
    }
    /// In the middle of the lower edge.
    public static var bottom: OverlayAlignment {
        OverlayAlignment(horizontal: .center, vertical: .trailing)
    }
    /// In the middle of the left edge.
    public static var leading: OverlayAlignment {
        OverlayAlignment(horizontal: .leading, vertical: .center)
    }
    /// In the middle of the right edge.
    public static var trailing: OverlayAlignment {
        OverlayAlignment(horizontal: .trailing, vertical: .center)
    }
    /// In the left top corner.
    public static var topLeading: OverlayAlignment {
        OverlayAlignment(horizontal: .leading, vertical: .leading)
    }
    /// In the right top corner.
    public static var topTrailing: OverlayAlignment {
        OverlayAlignment(horizontal: .trailing, vertical: .leading)
    }
    /// In the left bottom corner.
    public static var bottomLeading: OverlayAlignment {
        OverlayAlignment(horizontal: .leading, vertical: .trailing)
    }
    /// In the right bottom corner.
    public static var bottomTrailing: OverlayAlignment {
        OverlayAlignment(horizontal: .trailing, vertical: .trailing)
    }

    /// Returns the frame of a view with a given fitting size; a view that is too large gets the
    /// whole room.
    func frame(of size: Size, in room: Rect) -> Rect {
        let width = max(0, min(size.width, room.width)),
            height = max(0, min(size.height, room.height))
        let columns = Self.stretch(horizontal, from: room.minX, room.width, wanted: width)
        let rows = Self.stretch(vertical, from: room.minY, room.height, wanted: height)
        return Rect(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
    }

    /// Returns the frame that puts one point of a view at a point of a rectangle.
    func frame(of size: Size, by own: OverlayAlignment, at rect: Rect) -> Rect {
        let columns = Self.attached(
            own.horizontal, horizontal, from: rect.minX, rect.width, wanted: size.width)
        let rows = Self.attached(
            own.vertical, vertical, from: rect.minY, rect.height, wanted: size.height)
        return Rect(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
    }

    private static func stretch(
        _ alignment: StackView.Alignment, from start: Int, _ room: Int, wanted: Int
    ) -> (start: Int, length: Int) {
        guard alignment != .fill else { return (start, max(0, room)) }
        return (start.saturatingAdding(place(alignment, in: max(0, room - wanted))), wanted)
    }

    private static func attached(
        _ own: StackView.Alignment, _ other: StackView.Alignment, from start: Int, _ room: Int,
        wanted: Int
    ) -> (start: Int, length: Int) {
        if own == .fill || other == .fill { return (start, max(0, room)) }
        let wanted = max(0, wanted)
        let point = start.saturatingAdding(place(other, in: max(0, room)))
        return (point.saturatingSubtracting(place(own, in: wanted)), wanted)
    }

    private static func place(_ alignment: StackView.Alignment, in length: Int) -> Int {
        switch alignment {
        case .fill, .leading: 0
        case .center: length / 2
        case .trailing: length
        }
    }
}
