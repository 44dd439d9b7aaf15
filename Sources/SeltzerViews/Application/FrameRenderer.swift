// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The cells of the application, and the parts of them that must be redrawn.
@MainActor
final class FrameRenderer {
    // Exclusivity checks are off for properties that every frame reads. Drawing runs code of the
    // program, but no access to these properties lasts while it does.

    /// The cells of the last frame.
    @exclusivity(unchecked)
    private(set) var buffer = CellBuffer(size: .zero)
    /// The cells that were drawn since the display took a frame.
    @exclusivity(unchecked)
    private(set) var damage = Damage()
    /// The cells that changed since they were drawn; if a display refuses a frame, it gets the same
    /// cells later.
    @exclusivity(unchecked)
    private var undrawn = Damage()
    /// The cells that are being drawn; a stored property, so that its memory is reused.
    @exclusivity(unchecked)
    private var drawing = Damage()
    /// Whether views moved during drawing, so that some views were drawn at old places.
    @exclusivity(unchecked)
    var isDisturbed = false
    /// The cells that changed in response to input since the display took a frame.
    @exclusivity(unchecked)
    private(set) var answer = Damage()
    /// Whether the marks come from input.
    var isAnswering = false
    /// The text that the user has marked; nil for none.
    @exclusivity(unchecked)
    private(set) var marked: TextSelection?
    @exclusivity(unchecked)
    var isUnicode = true
    /// The theme of the application, in the colors of the display.
    @exclusivity(unchecked)
    var theme = Theme.automatic(for: nil)
    @exclusivity(unchecked)
    var colorDepth = ColorDepth.trueColor

    /// Whether changes are missing on the display.
    var isDue: Bool { !undrawn.isEmpty || !damage.isEmpty }

    /// Sets the size, and marks everything for drawing.
    func resize(to size: Size) {
        guard size != buffer.size else { return }
        buffer = CellBuffer(size: size, clusters: buffer.clusters)
        damage.removeAll()
        answer.removeAll()
        invalidateAll()
    }

    /// Collects the marks of the windows, and clears them there.
    func takeMarks(of windows: [Window]) {
        for window in windows where !window.displayMarks.isEmpty {
            var run = MarkedRun(in: buffer.bounds, for: self)
            window.moveMarks(to: &run, origin: .zero)
            run.end()
        }
    }

    /// Marks a rectangle of the screen.
    func invalidate(_ rect: Rect) {
        let rect = buffer.bounds.contains(rect) ? rect : rect.intersection(buffer.bounds)
        undrawn.insert(rect)
        if isAnswering { answer.insert(rect) }
    }

    /// Marks the cells of the old and the new marked text.
    func mark(_ new: TextSelection?) {
        guard new != marked else { return }
        for rows in [marked?.rows, new?.rows].compactMap({ $0 }) {
            let rows = rows.clamped(to: 0...max(0, buffer.size.height - 1))
            invalidate(Rect(x: 0, y: rows.lowerBound, width: buffer.size.width, height: rows.count))
        }
        marked = new
    }

    private func drawMarked(_ marked: TextSelection, _ rect: Rect, in canvas: Canvas) {
        for row in marked.rows.clamped(to: rect.minY...max(rect.minY, rect.maxY - 1)) {
            let columns = marked.columns(inRow: row, of: buffer)
            canvas.highlightMarkedText(
                in: Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1))
        }
    }

    /// Marks the whole screen.
    func invalidateAll() {
        undrawn = Damage(buffer.bounds)
    }

    /// Removes the marks after the display took the frame.
    func markShown() {
        damage.removeAll()
        answer.removeAll()
    }

    /// Removes the marks of input after the display took their cells.
    func markAnswerShown() {
        answer.removeAll()
    }

    /// Draws only the cells that input changed.
    ///
    /// - Returns: The cells to show.
    func drawAnswer(_ windows: [Window]) -> Damage {
        var drawn = Damage()
        for rect in answer.rects { drawn.insert(draw(windows, in: rect)) }
        damage.formUnion(drawn)
        return drawn
    }

    /// Draws the changed parts of the windows, the front window last.
    ///
    /// Marks that views make while they are drawn count for the next frame.
    func draw(_ windows: [Window]) {
        if buffer.clusters.isFull {
            buffer.clusters.removeAll()
            invalidateAll()
        }
        swap(&undrawn, &drawing)
        for rect in drawing.rects {
            let drawn = draw(windows, in: rect)
            damage.insert(drawn)
        }
        drawing.removeAll()
        if isDisturbed {
            isDisturbed = false
            undrawn.formUnion(damage)
        }
    }

    /// Draws all windows in a rectangle.
    ///
    /// Half of a wide glyph cannot be drawn. If a wide glyph crosses the edge, the rectangle grows
    /// by a cell and is redrawn.
    ///
    /// - Returns: The rectangle that was drawn.
    private func draw(_ windows: [Window], in rect: Rect) -> Rect {
        var rect = buffer.wholeGlyphs(in: rect)
        defer { buffer.repaintArea = nil }
        while true {
            let area = RepaintArea(rect: rect)
            buffer.repaintArea = area
            let canvas = Canvas(
                buffer: buffer, clip: rect, isUnicode: isUnicode, theme: theme,
                colorDepth: colorDepth)
            canvas.fill(rect, with: Style(background: .default))
            for (number, window) in windows.enumerated() where !window.isHidden {
                if window.dimsBackground, window.backdropStep > 0 {
                    canvas.dim(
                        rect, part: Double(window.backdropStep) / Double(Motion.backdropSteps))
                    for behind in windows[..<number] { behind.displayExemptViews(in: canvas) }
                }
                window.display(in: canvas)
            }
            if let marked { drawMarked(marked, rect, in: canvas) }
            let grown = (buffer.repaintArea ?? area).grown.intersection(buffer.bounds)
            if grown == rect { return rect }
            rect = buffer.wholeGlyphs(in: grown)
        }
    }
}
