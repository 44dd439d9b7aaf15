// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A border with a title around the views of a group.
///
/// A ``/SeltzerViews/BoxView`` for forms. Its border is joined with the lines that it meets: with the borders of boxes
/// that share an edge, and with each ``Divider`` inside that reaches the border.
///
/// ```swift
/// let box = GroupBox("Network", StackView(.vertical, [address, port]))
/// ```
///
///     ╭─ Network ────────────╮
///     │ Address  ……………       │
///     │ Port     ……………       │
///     ╰──────────────────────╯
open class GroupBox: BoxView {
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

    /// Draws the border, the title, and the joints with the dividers inside.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        super.draw(rect, in: canvas)
        let inside = bounds.inset(by: Insets(all: 1))
        forEachDivider(in: self) { divider in
            let line = convert(divider.bounds, from: divider)
            draw(divider, along: line, inside: inside, in: canvas)
        }
    }

    private final func draw(
        _ divider: Divider, along line: Rect, inside: Rect, in canvas: Canvas
    ) {
        let axis = divider.axis
        // A divider over the whole content is extended over the margins to the border.
        guard !inside.intersection(line).isEmpty,
            line.origin[axis] <= contentRect.origin[axis],
            line.origin[axis] + line.size[axis] >= contentRect.origin[axis] + contentRect.size[axis]
        else { return }
        switch axis {
        case .horizontal:
            canvas.drawHorizontalLine(
                at: Point(x: bounds.minX, y: line.minY), length: bounds.width,
                border: divider.border, style: borderStyle, joinsLines: true)
        case .vertical:
            canvas.drawVerticalLine(
                at: Point(x: line.minX, y: bounds.minY), length: bounds.height,
                border: divider.border, style: borderStyle, joinsLines: true)
        }
    }

    /// Visits the dividers inside, except those of nested boxes.
    private final func forEachDivider(in view: View, _ body: (Divider) -> Void) {
        for subview in view.subviews where !subview.isHidden {
            if let divider = subview as? Divider {
                body(divider)
            } else if !(subview is GroupBox), !subview.clipsToBounds {
                forEachDivider(in: subview, body)
            }
        }
    }
}
