// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The parts of a line that are drawn, so that lines can be distinguished without color.
public enum LinePattern: Hashable, Sendable, CaseIterable {
    /// The whole line.
    case solid
    /// Long dashes.
    case dashed
    /// Single pixels.
    case dotted
    /// Alternating dashes and single pixels.
    case dashDotted

    /// Returns whether a pixel of the line is drawn.
    ///
    /// - Parameter step: The place of the pixel along the longer side of the line. A pattern
    ///   depends on the place and not on the beginning of the line, so that joined lines show one
    ///   continuous pattern.
    public func draws(at step: Int) -> Bool {
        switch self {
        case .solid: true
        case .dashed: step & 7 < 5
        case .dotted: step & 3 == 0
        case .dashDotted: step & 7 < 4 || step & 7 == 6
        }
    }
}

extension PixelGrid {
    /// Draws a line between two pixels, both included.
    ///
    /// Points beyond the grid are allowed. Only the visible part of the line costs time. Source:
    /// Bresenham, "Algorithm for computer control of a digital plotter", 1965; the line is clipped
    /// first by Liang and Barsky, "A new concept and method for line clipping", 1984.
    ///
    /// - Parameters:
    ///   - start: The first pixel.
    ///   - end: The last pixel.
    ///   - color: The color.
    ///   - pattern: The parts of the line that are drawn.
    public mutating func drawLine(
        from start: Point, to end: Point, color: Color, pattern: LinePattern = .solid
    ) {
        guard let (start, end) = clipped(start, end) else { return }
        let dx = abs(end.x - start.x), dy = -abs(end.y - start.y)
        let stepX = start.x < end.x ? 1 : -1, stepY = start.y < end.y ? 1 : -1
        let isFlat = dx >= -dy
        var point = start, error = dx + dy
        while true {
            if pattern.draws(at: isFlat ? point.x : point.y) { self[point] = color }
            if point == end { return }
            let doubled = 2 * error
            if doubled >= dy {
                error += dy
                point.x += stepX
            }
            if doubled <= dx {
                error += dx
                point.y += stepY
            }
        }
    }

    /// Returns the part of a line inside of the grid; nil if there is none.
    private func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
        let bounds = pixelBounds
        guard !bounds.isEmpty else { return nil }
        if bounds.contains(start), bounds.contains(end) { return (start, end) }
        let x = Double(start.x), y = Double(start.y)
        let dx = Double(end.x) - x, dy = Double(end.y) - y
        var first = 0.0, last = 1.0
        // The edges that cut the line; at an edge, one coordinate is known exactly.
        var firstEdge: Int?, lastEdge: Int?
        let edges = [
            (-dx, x), (dx, Double(bounds.maxX - 1) - x), (-dy, y),
            (dy, Double(bounds.maxY - 1) - y),
        ]
        for (index, (direction, distance)) in edges.enumerated() {
            let part = direction == 0 ? 0 : distance / direction
            if direction == 0, distance < 0 { return nil }
            if direction < 0, part > first { (first, firstEdge) = (part, index) }
            if direction > 0, part < last { (last, lastEdge) = (part, index) }
        }
        guard first <= last else { return nil }
        func point(at part: Double, edge: Int?) -> Point {
            let column = min(max((x + part * dx).rounded(), 0), Double(bounds.maxX - 1))
            let row = min(max((y + part * dy).rounded(), 0), Double(bounds.maxY - 1))
            let ends = [0, bounds.maxX - 1, 0, bounds.maxY - 1]
            return Point(
                x: edge.flatMap { $0 < 2 ? ends[$0] : nil } ?? Int(column),
                y: edge.flatMap { $0 < 2 ? nil : ends[$0] } ?? Int(row))
        }
        return (point(at: first, edge: firstEdge), point(at: last, edge: lastEdge))
    }

    /// Sets all pixels of a rectangle; the part beyond the grid has no effect.
    public mutating func fill(_ rect: Rect, with color: Color) {
        let part = rect.intersection(pixelBounds)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY {
            for x in part.minX..<part.maxX { self[Point(x: x, y: y)] = color }
        }
    }
}
