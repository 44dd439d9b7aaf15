// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The edge of a view that floats over the screen, such as a dialog, a menu or a toast.
///
/// With colors, a hair line lies around the fill, in cells that otherwise show the cells below the
/// view. Without fills, a box of lines takes its place.
package struct FloatFrame: Equatable {
    /// The side at which the view hangs from its source; nil for none.
    ///
    /// There is no hair line at that side.
    package enum Hanging {
        /// The view lies below its source.
        case below
        /// The view lies above its source.
        case above
    }

    package var hanging: Hanging?
    /// The title; empty for none.
    ///
    /// It is in the first row of the fill, above an empty row, or in the upper line of the box.
    package var title = ""

    /// Whether the view fills the screen: it has no line, and its title takes one row.
    package var fillsScreen = false

    package init(hanging: Hanging? = nil, title: String = "") {
        (self.hanging, self.title) = (hanging, title)
    }

    /// Returns the rows and columns of the frame around the content.
    package func insets(hasFills: Bool) -> Insets {
        if fillsScreen { return Insets(top: title.isEmpty ? 0 : 1) }
        var insets = lineInsets(hasFills: hasFills)
        if hasFills, !title.isEmpty { insets.top += 2 }
        return insets
    }

    private func lineInsets(hasFills: Bool) -> Insets {
        Insets(
            top: hasFills && hanging == .below ? 0 : 1, left: 1,
            bottom: hasFills && hanging == .above ? 0 : 1, right: 1)
    }

    /// Draws the fill of a view and the line around it.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the view.
    ///   - ground: The background of the view.
    ///   - canvas: The canvas on the level of the view.
    ///   - canvasBelow: The same canvas on the level below the view.
    func draw(around bounds: Rect, ground: Color, in canvas: Canvas, above canvasBelow: Canvas) {
        guard !fillsScreen else {
            canvas.fill(bounds, with: Style(background: ground))
            return drawTitle(in: bounds, canvas)
        }
        guard canvas.hasFills else { return drawBox(bounds, ground: ground, in: canvas) }
        let inner = bounds.inset(by: lineInsets(hasFills: true))
        canvas.fill(inner, with: Style(background: ground))
        let style = Style(foreground: .border, background: .clear)
        if hanging != .below { row(.lowerEdge, bounds.minY, inner, canvasBelow, style) }
        if hanging != .above { row(.upperEdge, bounds.maxY - 1, inner, canvasBelow, style) }
        for y in inner.minY..<inner.maxY {
            canvasBelow.drawOrnament(.rightEdge, at: Point(x: bounds.minX, y: y), style: style)
            canvasBelow.drawOrnament(.leftEdge, at: Point(x: bounds.maxX - 1, y: y), style: style)
        }
        drawTitle(in: inner, canvas)
    }

    private func drawTitle(in inner: Rect, _ canvas: Canvas) {
        let room = Rect(x: inner.minX + 2, y: inner.minY, width: max(0, inner.width - 4), height: 1)
        canvas.draw(title, in: room, style: Style(attributes: .bold))
    }

    private func row(
        _ symbol: Symbol, _ y: Int, _ inner: Rect, _ canvas: Canvas, _ style: Style
    ) {
        canvas.fill(
            Rect(x: inner.minX, y: y, width: inner.width, height: 1), with: style,
            symbol: symbol)
    }

    private func drawBox(_ bounds: Rect, ground: Color, in canvas: Canvas) {
        canvas.fill(bounds, with: Style(background: ground))
        canvas.drawBox(bounds, border: .rounded, style: Style(foreground: .border))
        guard !title.isEmpty, bounds.width > 6 else { return }
        canvas.draw(
            " \(title) ",
            in: Rect(x: bounds.minX + 2, y: bounds.minY, width: bounds.width - 4, height: 1),
            style: Style(attributes: .bold))
    }
}

extension View {
    /// The edge of the view if it floats; nil for most views.
    ///
    /// The view has a background.
    package final var floatFrame: FloatFrame? {
        get { rare?.floatFrame }
        set {
            guard newValue != floatFrame else { return }
            rareState.floatFrame = newValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The part of the bounds inside of the ``floatFrame``; the bounds if there is none.
    package final var floatContent: Rect {
        bounds.inset(by: floatFrame?.insets(hasFills: hasFills) ?? .zero)
    }
}
