// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension TableView {
    /// The lines between rows, with UIKit's names.
    public enum SeparatorStyle: Hashable, Sendable {
        /// No lines.
        case none
        /// A line below each row, which adds one line to its height.
        case singleLine
    }

    /// The lines between rows; ``SeparatorStyle/none`` by default, because each line takes a line of the screen.
    public final var separatorStyle: SeparatorStyle {
        get { separators.style }
        set {
            guard newValue != separators.style else { return }
            separators.style = newValue
            heightsDidChange()
            setNeedsDisplay()
        }
    }

    /// The color of the lines between rows; nil, the default, for the color of separators.
    public final var separatorColor: Color? {
        get { separators.color }
        set {
            separators.color = newValue
            setNeedsDisplay()
        }
    }

    /// The empty columns before and behind the lines between rows; top and bottom have no effect.
    public final var separatorInset: Insets {
        get { separators.inset }
        set {
            separators.inset = newValue
            setNeedsDisplay()
        }
    }

    /// An estimated height of rows; it has no effect, because the table needs no estimate.
    public final var estimatedRowHeight: Int {
        get { Self.automaticDimension }
        set {}
    }

    /// An estimated height of headers; it has no effect.
    public final var estimatedSectionHeaderHeight: Int {
        get { Self.automaticDimension }
        set {}
    }

    /// An estimated height of footers; it has no effect.
    public final var estimatedSectionFooterHeight: Int {
        get { Self.automaticDimension }
        set {}
    }

    /// Draws the lines between the visible rows.
    final func drawSeparators(_ rect: Rect, in canvas: Canvas) {
        guard separators.height > 0 else { return }
        let style = SeltzerScreen.Style(foreground: separators.color ?? .separator)
        let inset = separators.inset
        for row in geometry.rows(from: rect.minY, to: rect.maxY) {
            let frame = frame(ofRow: row, width: max(contentSize.width, visibleSize.width))
            canvas.drawHorizontalLine(
                at: Point(x: frame.minX + inset.left, y: frame.maxY),
                length: frame.width - inset.left - inset.right, style: style)
        }
    }
}

/// The lines between the rows of a table.
struct TableSeparators {
    var style = TableView.SeparatorStyle.none
    var color: Color?
    var inset = Insets.zero

    /// The height that a line adds to each row.
    var height: Int { style == .none ? 0 : 1 }
}
