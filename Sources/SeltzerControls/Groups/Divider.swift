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
open class Divider: View {
    /// The direction of the line.
    public final var axis: Axis {
        didSet {
            guard axis != oldValue else { return }
            setPriorities()
            setNeedsDisplay()
        }
    }

    /// The border style that the line is part of.
    public final var border = BorderStyle.single {
        didSet { if border != oldValue { setNeedsDisplay() } }
    }

    /// The colours of the line.
    public final var style = Style(foreground: .separator) {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// The place for which the enclosing box has drawn the ends, in the window's coordinates.
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
            // A divider takes its length from its neighbours: a row of labels with a divider keeps the labels' height.
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
        switch axis {
        case .horizontal:
            canvas.drawHorizontalLine(
                at: bounds.middleRow.origin, length: bounds.width, border: border, style: style,
                joinsLines: true)
        case .vertical:
            let x = bounds.minX.saturatingAdding(max(0, bounds.width - 1) / 2)
            canvas.drawVerticalLine(
                at: Point(x: x, y: bounds.minY), length: bounds.height, border: border,
                style: style, joinsLines: true)
        }
        let place = convert(bounds, to: nil)
        guard place != lastPlace else { return }
        lastPlace = place
        // The enclosing box draws the ends, which lie outside of this view. It is marked after this frame, because a
        // mark made during drawing is for this frame.
        Task { @MainActor [weak self] in self?.enclosingBox?.setNeedsDisplay() }
    }

    private final var enclosingBox: GroupBox? {
        var view = superview
        while let current = view {
            if let box = current as? GroupBox { return box }
            view = current.superview
        }
        return nil
    }
}
