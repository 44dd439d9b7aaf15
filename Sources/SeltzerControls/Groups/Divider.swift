// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout
import SeltzerScreen
import SeltzerViews

/// A line between views, joined with the lines that it crosses or meets.
///
/// A divider over the whole width or height of a ``GroupBox`` is joined with the border of the box.
///
///     ╭─ Disks ───┬──────────╮
///     │ one       │ 120 GB   │
///     ├───────────┼──────────┤
///     │ two       │  80 GB   │
///     ╰───────────┴──────────╯
open class Divider: View, JoinedLine {
    /// The direction of the line.
    public final var axis: Axis {
        didSet {
            guard axis != oldValue else { return }
            setPriorities()
            setNeedsDisplay()
        }
    }

    /// The form of the line, such as single or double.
    public final var border = LineStyle.single {
        didSet { if border != oldValue { setNeedsDisplay() } }
    }

    /// The colors of the line.
    public final var style = Style(foreground: .separator) {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// The place of the line when the surrounding views last drew its ends, in the window's coordinates.
    private final var lastPlace: Rect?

    /// Creates a horizontal or vertical line.
    public init(_ axis: Axis = .horizontal) {
        self.axis = axis
        super.init()
        setPriorities()
    }

    /// Makes the line one cell thick, and as long as its superview allows.
    private final func setPriorities() {
        for other in [Axis.horizontal, .vertical] {
            // A divider takes its length from its neighbors: a row of labels with a divider keeps the labels' height.
            let priority: LayoutPriority = other == axis ? .fittingSizeLevel : .required
            setContentHuggingPriority(priority, for: other)
            setContentCompressionResistancePriority(priority, for: other)
        }
        invalidateIntrinsicContentSize()
    }

    /// Returns one cell; along its axis the line takes any length.
    open override func sizeThatFits(_ size: Size) -> Size { Size(width: 1, height: 1) }

    /// Draws the line over the middle of the bounds.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let line = lineRect
        switch axis {
        case .horizontal:
            canvas.drawHorizontalLine(
                at: line.origin, length: line.width, border: border, style: style,
                joinsLines: true)
        case .vertical:
            canvas.drawVerticalLine(
                at: line.origin, length: line.height, border: border, style: style,
                joinsLines: true)
        }
        let place = convert(bounds, to: nil)
        guard place != lastPlace else { return }
        lastPlace = place
        // The surrounding views draw the ends, which are outside this view. These views are marked after this frame,
        // because a mark made during drawing counts for this frame.
        Task { @MainActor [weak self] in self?.lineDidMove() }
    }

    /// The cells of the line, in the view's own coordinates.
    package final var lineRect: Rect {
        switch axis {
        case .horizontal: return bounds.middleRow
        case .vertical:
            let x = bounds.minX.saturatingAdding(max(0, bounds.width - 1) / 2)
            return Rect(x: x, y: bounds.minY, width: min(1, bounds.width), height: bounds.height)
        }
    }
}
