// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A mark in the title bar of a window, which the user can press.
enum WindowMark: CaseIterable {
    case minimize, maximize, close
}

/// A part of a window.
enum WindowPart: Hashable {
    case mark(WindowMark)
    case title
    case edges(WindowEdges)
    case content
}

/// The geometry of the frame around a window: the part at each cell.
///
///     ┏━ Title ━━━━━━━━━━━━ –  ▴  × ━┓
struct WindowChrome {
    let bounds: Rect
    /// The marks of the window, from the left.
    let marks: [WindowMark]
    let isResizable: Bool

    /// The number of columns of a mark: its sign, and an empty cell on each side.
    static let markWidth = 3
    /// The minimum number of columns for the title beside the marks.
    private static let titleWidth = 6
    /// The minimum width of a window with a close mark.
    private static let leastWidth = 10

    /// Creates the geometry; marks without room are left out, the close mark last.
    init(bounds: Rect, marks: [WindowMark], isResizable: Bool) {
        self.bounds = bounds
        self.isResizable = isResizable
        let room = max(0, bounds.width - 5 - Self.titleWidth) / Self.markWidth
        self.marks = Array(marks.suffix(max(room, bounds.width < Self.leastWidth ? 0 : 1)))
    }

    /// The cells of a mark; nil if it is not shown.
    func rect(of mark: WindowMark) -> Rect? {
        guard let index = marks.firstIndex(of: mark), bounds.height > 0 else { return nil }
        return Rect(
            x: bounds.maxX - 2 - Self.markWidth * (marks.count - index), y: bounds.minY,
            width: Self.markWidth, height: 1)
    }

    /// The cells of the title, with an empty cell at both ends.
    var titleRoom: Rect {
        let end = marks.isEmpty ? bounds.maxX - 1 : bounds.maxX - 3 - Self.markWidth * marks.count
        return Rect(
            x: bounds.minX + 1, y: bounds.minY, width: max(0, end - bounds.minX - 1),
            height: min(1, bounds.height))
    }

    /// The cells inside of the frame.
    var content: Rect { bounds.inset(by: Insets(all: 1)) }

    /// Returns the part at a point inside of the bounds.
    ///
    /// The corners reach two cells along each edge.
    func part(at point: Point) -> WindowPart {
        for mark in marks where rect(of: mark)?.contains(point) == true { return .mark(mark) }
        if content.contains(point) { return .content }
        guard isResizable else { return .title }
        let edges = edges(at: point)
        return edges.isEmpty || edges == .top ? .title : .edges(edges)
    }

    private func edges(at point: Point) -> WindowEdges {
        let isTop = point.y == bounds.minY, isBottom = point.y == bounds.maxY - 1
        let isLeft = point.x == bounds.minX, isRight = point.x == bounds.maxX - 1
        var edges: WindowEdges = []
        let reach = 1
        if isTop || (isLeft || isRight) && point.y <= bounds.minY + reach { edges.insert(.top) }
        if isBottom || (isLeft || isRight) && point.y >= bounds.maxY - 1 - reach {
            edges.insert(.bottom)
        }
        if isLeft || (isTop || isBottom) && point.x <= bounds.minX + reach { edges.insert(.left) }
        if isRight || (isTop || isBottom) && point.x >= bounds.maxX - 1 - reach {
            edges.insert(.right)
        }
        // In a window of two or three rows or columns, a cell can be at two opposite edges; only one of them counts.
        if edges.isSuperset(of: [.top, .bottom]) { edges.remove(isTop ? .bottom : .top) }
        if edges.isSuperset(of: [.left, .right]) { edges.remove(isLeft ? .right : .left) }
        return edges
    }
}
