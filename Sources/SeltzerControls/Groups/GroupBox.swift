// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A border with a title around the views of a group.
///
/// A ``/SeltzerViews/BoxView`` for forms. Its border is joined with the lines that it meets: with the borders of boxes
/// that share an edge, and with each ``Divider`` inside that reaches the border. A divider under the title ends below
/// it.
///
/// ```swift
/// let box = GroupBox("Network", StackView(.vertical, [address, port]))
/// ```
///
///     ╭─ Network ────────────╮
///     │ Address  ……………       │
///     │ Port     ……………       │
///     ╰──────────────────────╯
open class GroupBox: BoxView, LineJoiningView {
    /// Creates a box around a view, with an empty column at each side of the view.
    public init(_ title: StyledText = StyledText(), _ contentView: View? = nil) {
        super.init(
            title: title, layoutMargins: Insets(left: 1, right: 1), contentView: contentView)
        joinsLines = true
    }

    /// The bounds without the border and the margins, in the box's own coordinates.
    public final var contentRect: Rect {
        bounds.inset(by: Insets(all: 1)).inset(by: layoutMargins)
    }

    package final var letsLinesOut: Bool { false }

    package final func linesInsideDidMove() { setNeedsDisplay() }

    /// Draws the border, the title, and the joints with the lines inside.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        super.draw(rect, in: canvas)
        let inside = bounds.inset(by: Insets(all: 1))
        forEachJoinedLine { line in
            let place = convert(line.lineRect, from: line)
            if !inside.intersection(place).isEmpty { drawEnds(of: line, at: place, in: canvas) }
        }
    }

    /// Extends a line over the margins to the border, at each end where the line reaches the edge of the content.
    private final func drawEnds(of line: any JoinedLine, at place: Rect, in canvas: Canvas) {
        let axis = line.axis
        let begin = place.origin[axis], end = begin + place.size[axis]
        let first = bounds.origin[axis], last = first + bounds.size[axis]
        if begin <= contentRect.origin[axis] {
            // A line under the title or the note ends below it.
            let isCovered =
                axis == .vertical && hasCaption(at: Point(x: place.minX, y: bounds.minY))
            draw(line, at: place, from: first + (isCovered ? 1 : 0), to: begin + 1, in: canvas)
        }
        if end >= contentRect.origin[axis] + contentRect.size[axis] {
            draw(line, at: place, from: end - 1, to: last, in: canvas)
        }
    }

    private final func draw(
        _ line: any JoinedLine, at place: Rect, from begin: Int, to end: Int, in canvas: Canvas
    ) {
        switch line.axis {
        case .horizontal:
            canvas.drawHorizontalLine(
                at: Point(x: begin, y: place.minY), length: end - begin, border: line.border,
                style: borderStyle, joinsLines: true)
        case .vertical:
            canvas.drawVerticalLine(
                at: Point(x: place.minX, y: begin), length: end - begin, border: line.border,
                style: borderStyle, joinsLines: true)
        }
    }
}
