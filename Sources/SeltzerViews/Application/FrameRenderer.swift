// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The application's cells, and what of them must be drawn anew.
@MainActor
final class FrameRenderer {
    /// The cells of the last frame.
    private(set) var buffer = CellBuffer(size: .zero)
    /// What has been drawn since the display took a frame.
    private(set) var damage = Damage()
    /// What has changed since it was drawn; a display that refused a frame is shown the same cells later.
    @exclusivity(unchecked)
    private var undrawn = Damage()
    /// What is being drawn; kept for its memory.
    private var drawing = Damage()
    /// Whether places changed in the midst of drawing: some views are drawn as it was then, others as it is now.
    var isDisturbed = false
    /// What the user's input has changed since the display took a frame.
    private(set) var answer = Damage()
    /// Whether the marks that are taken over now are of what the user's input changes.
    var isAnswering = false
    var isUnicode = true
    /// The theme of the application, and how many colours it may use.
    var theme = Theme.automatic(for: nil)
    var colorDepth = ColorDepth.trueColor

    /// Whether the display has not got all that changed.
    var isDue: Bool { !undrawn.isEmpty || !damage.isEmpty }

    /// Takes another size; everything must be drawn then.
    func resize(to size: Size) {
        guard size != buffer.size else { return }
        buffer = CellBuffer(size: size, clusters: buffer.clusters)
        damage.removeAll()
        answer.removeAll()
        invalidateAll()
    }

    /// Takes over what is marked in windows.
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

    /// Marks the whole screen.
    func invalidateAll() {
        undrawn = Damage(buffer.bounds)
    }

    /// Forgets the marks, when the display has taken the frame.
    func markShown() {
        damage.removeAll()
        answer.removeAll()
    }

    /// Forgets that what input has changed goes before the rest, when the display has taken it.
    func markAnswerShown() {
        answer.removeAll()
    }

    /// Draws only what the user's input has changed.
    ///
    /// - Returns: What is to be shown of that.
    func drawAnswer(_ windows: [Window]) -> Damage {
        var drawn = Damage()
        for rect in answer.rects { drawn.insert(draw(windows, in: rect)) }
        damage.formUnion(drawn)
        return drawn
    }

    /// Draws the windows where something changed since they were drawn, the front one last.
    ///
    /// What a view marks while it is drawn is for the next frame.
    func draw(_ windows: [Window]) {
        if buffer.clusters.isFull {
            buffer.clusters.removeAll()
            invalidateAll()
        }
        swap(&undrawn, &drawing)
        for rect in drawing.rects { damage.insert(draw(windows, in: rect)) }
        drawing.removeAll()
        if isDisturbed {
            isDisturbed = false
            undrawn.formUnion(damage)
        }
    }

    /// Draws what lies in a rectangle.
    ///
    /// A wide glyph across the rectangle's edge cannot be drawn by half; then the rectangle grows by the
    /// other half, and is drawn anew.
    ///
    /// - Returns: The rectangle that was drawn in the end.
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
            for window in windows where !window.isHidden {
                if window.dimsBackground { canvas.dim(rect) }
                window.display(in: canvas)
            }
            let grown = (buffer.repaintArea ?? area).grown.intersection(buffer.bounds)
            if grown == rect { return rect }
            rect = buffer.wholeGlyphs(in: grown)
        }
    }
}
