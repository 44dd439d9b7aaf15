// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout
import SeltzerScreen
import SeltzerViews

/// A line between things, joined with the lines that it crosses or meets.
///
/// Over the whole width or height of a ``GroupBox`` it is joined with its border.
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

    /// The look of the line.
    public final var border = BorderStyle.single {
        didSet { if border != oldValue { setNeedsDisplay() } }
    }

    /// The colours of the line.
    public final var style = Style(foreground: .separator) {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// Where a box around it has drawn the ends, in the window's coordinates.
    private final var lastPlace: Rect?

    /// Creates a line that lies, or one that stands.
    public init(_ axis: Axis = .horizontal) {
        self.axis = axis
        super.init()
        setPriorities()
    }

    /// It is as long as it can be, and one cell across.
    private final func setPriorities() {
        for other in [Axis.horizontal, .vertical] {
            // Along the line it follows the views beside it: a row with it keeps the height of its labels.
            let priority: LayoutPriority = other == axis ? .fittingSizeLevel : .required
            setContentHuggingPriority(priority, for: other)
            setContentCompressionResistancePriority(priority, for: other)
        }
        invalidateIntrinsicContentSize()
    }

    /// Returns one cell: the line takes what it is given along its axis.
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
        // The box around draws the ends, which lie outside of what was marked when the line moved here; marks of what is
        // being drawn would not count.
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
