// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view in front of a row's content that adds the look of the row's state, such as selected or hovered.
///
/// The views in a row know nothing of rows, so the look is added after they are drawn. Content with a fill of its own,
/// such as a button, keeps its fill.
package final class RowHighlight: View {
    /// The look of a row.
    package struct Look {
        /// The style that is added to the content.
        package var style: Style
        /// The fill of the row itself; nil for none.
        package var background: Color?
        /// The mark at the beginning of the row; nil for none.
        package var bar: Bar?

        /// Creates the look of a state; nil for a state without one.
        package init?(_ state: Control.State) {
            style = ControlLook.row(state)
            if style == Style() { return nil }
            if style.foreground == .default { style.foreground = .clear }
        }
    }

    /// A mark at the beginning of a row.
    package enum Bar {
        /// For the row that keys act on.
        case emphasized
        /// A hairline, for a row that is selected while another view is focused.
        case hairline
    }

    /// Returns the look of the row that the highlight is in; nil for none.
    ///
    /// A function without a context: rows are many, and none of them allocates a closure.
    private let look: @MainActor (RowHighlight) -> Look?
    /// Whether the content left the first cell free for the bar when that cell was drawn last.
    private var isFirstCellFree = true

    package init(look: @escaping @MainActor (RowHighlight) -> Look?) {
        self.look = look
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Whether a bar is visible: its cell is free, and not cut off.
    package var showsBar: Bool {
        let first = Rect(origin: bounds.origin, size: Size(width: 1, height: 1))
        return isFirstCellFree && !visiblePart(convert(first, to: nil)).isEmpty
    }

    package override func draw(_ rect: Rect, in canvas: Canvas) {
        // Only the first cell shows whether there is room for the bar.
        if rect.contains(bounds.origin) {
            isFirstCellFree = bounds.width > 1 && canvas.isBlank(at: bounds.origin)
        }
        guard let look = look(self) else { return }
        canvas.highlight(look.style, over: look.background, in: bounds)
        if let bar = look.bar { draw(bar, in: canvas) }
    }

    /// Draws a bar into the first cells, unless they have content.
    private func draw(_ bar: Bar, in canvas: Canvas) {
        guard bounds.width > 1 else { return }
        for y in bounds.minY..<bounds.maxY {
            let place = Point(x: bounds.minX, y: y)
            guard canvas.isBlank(at: place) else { continue }
            ControlLook.drawRowBar(isEmphasized: bar == .emphasized, at: place, of: canvas)
        }
    }
}
