// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The arrangement of the boxes of a route: nested, or in one row each.
struct RouteDiagramLayout {
    /// The boxes to draw, the origin first.
    private(set) var boxes: [RouteBox]
    /// Whether the boxes are nested.
    private(set) var isNested = false
    private let size: Size
    /// The place of the selected responder; nil for none.
    private let selected: Int?
    /// Whether the origin is on top.
    private let isBroadcast: Bool
    /// The first visible row, if the rows do not all fit.
    private var offset = 0

    /// The rows that a box takes: two above its inner boxes, and one below.
    static let rows = 3
    /// The columns that a box takes: a line and a blank at each side.
    static let columns = 4
    /// The minimum width of the innermost box.
    private static let leastWidth = 24

    init(
        _ all: [RouteBox], in size: Size, isBroadcast: Bool, unfolds: Bool, selected: Int?
    ) {
        (self.size, self.isBroadcast, self.selected) = (size, isBroadcast, selected)
        boxes = all
        let room = min(
            size.height / Self.rows, 1 + (size.width - Self.leastWidth) / Self.columns)
        if !isBroadcast, !unfolds, room >= min(3, all.count) {
            let folded = RouteBox.folded(all, toFit: room)
            if folded.count <= room {
                (boxes, isNested) = (folded, true)
                return
            }
        }
        if !unfolds { boxes = RouteBox.folded(all, toFit: size.height) }
        guard boxes.count > size.height else { return }
        // Without a selected responder, the current box is the box at which the event ended.
        let current = selectedIndex ?? boxes.lastIndex { $0.verdict != .notAsked } ?? 0
        let row = isBroadcast ? current : boxes.count - 1 - current
        offset = (row - size.height / 2).clamped(0, boxes.count - size.height)
    }

    /// The index of the box with the selected responder; nil for none.
    var selectedIndex: Int? {
        selected.flatMap { place in boxes.lastIndex { $0.place <= place } }
    }

    /// Returns the cells of a box; an empty rectangle if the box has no room.
    func frame(of index: Int) -> Rect {
        guard isNested else {
            let row = (isBroadcast ? index : boxes.count - 1 - index) - offset
            guard (0..<size.height).contains(row) else { return .zero }
            return Rect(x: 0, y: row, width: size.width, height: 1)
        }
        let depth = boxes.count - 1 - index
        // The innermost box ends below its text; the remaining rows stay free below the outermost
        // box.
        return Rect(
            x: depth * Self.columns / 2, y: depth * 2, width: size.width - depth * Self.columns,
            height: (index + 1) * Self.rows)
    }

    /// Returns the innermost box at a cell; nil if there is none.
    func box(at point: Point) -> RouteBox? {
        boxes.indices.first { frame(of: $0).contains(point) }.map { boxes[$0] }
    }
}
