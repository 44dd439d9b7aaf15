// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Draws a partly filled bar, to an eighth of a cell on Unicode displays.
package struct ProgressBar {
    let length: Int
    let isUnicode: Bool
    let tint: Color
    let track: Color
    /// Whether the bar is a line even where fills have colors.
    let isLine: Bool

    /// Creates the drawing of a bar.
    ///
    /// - Parameters:
    ///   - length: The number of cells.
    ///   - isUnicode: Whether the display has more than ASCII.
    ///   - tint: The color of the filled part.
    ///   - track: The color of the rest.
    ///   - isLine: Whether the bar is a line even where fills have colors.
    package init(
        length: Int, isUnicode: Bool, tint: Color, track: Color, isLine: Bool = false
    ) {
        (self.length, self.isUnicode, self.tint, self.track) = (length, isUnicode, tint, track)
        self.isLine = isLine
    }

    private var filled: Style { Style(foreground: tint, background: track) }

    /// Draws a bar that is filled up to a fraction from 0 to 1.
    package func draw(_ fraction: Double, in rect: Rect, of canvas: Canvas) {
        guard !rect.isEmpty else { return }
        let eighths = Int((fraction * Double(length) * 8).rounded(.down)).clamped(0, length * 8)
        // Started work fills at least an eighth of a cell, and unfinished work leaves at least an eighth empty.
        let least = fraction > 0 ? 1 : 0
        let most = fraction < 1 ? length * 8 - 1 : length * 8
        draw(0..<max(least, min(eighths, most)), in: rect, of: canvas)
    }

    /// Draws a bar with a piece that moves back and forth.
    package func draw(step: Int, in rect: Rect, of canvas: Canvas) {
        guard !rect.isEmpty else { return }
        let piece = min(length, max(1, length / 4))
        let way = max(1, length - piece)
        let place = step % (2 * way)
        let start = place <= way ? place : 2 * way - place
        draw(start * 8..<(start + piece) * 8, in: rect, of: canvas)
    }

    /// Fills a span that is given in eighths of a cell.
    private func draw(_ span: Range<Int>, in rect: Rect, of canvas: Canvas) {
        guard isUnicode else { return drawASCII(span, in: rect, of: canvas) }
        guard canvas.hasFills, !isLine else { return drawLine(span, in: rect, of: canvas) }
        canvas.fill(rect, with: Style(background: track))
        let first = span.lowerBound / 8, whole = span.upperBound / 8
        canvas.fill(
            Rect(x: rect.minX + first, y: rect.minY, width: whole - first, height: rect.height),
            with: filled, character: "█")
        let rest = span.upperBound % 8
        guard rest > 0 else { return }
        canvas.drawOrnament(
            String(Self.eighths[rest - 1]), at: Point(x: rect.minX + whole, y: rect.minY),
            style: filled)
    }

    /// Draws a line in halves of a cell, where the theme has no fill for the track.
    private func drawLine(_ span: Range<Int>, in rect: Rect, of canvas: Canvas) {
        canvas.fill(rect, with: Style(foreground: .separator), character: "─")
        let first = span.lowerBound / 8, whole = span.upperBound / 8
        let style = Style(foreground: tint)
        canvas.fill(
            Rect(x: rect.minX + first, y: rect.minY, width: whole - first, height: rect.height),
            with: style, character: "━")
        if span.upperBound % 8 >= 4 {
            canvas.drawOrnament("╸", at: Point(x: rect.minX + whole, y: rect.minY), style: style)
        }
    }

    private func drawASCII(_ span: Range<Int>, in rect: Rect, of canvas: Canvas) {
        canvas.fill(rect, with: Style(foreground: .separator), character: "-")
        let first = span.lowerBound / 8
        let whole = Rect(
            x: rect.minX + first, y: rect.minY, width: (span.upperBound + 4) / 8 - first,
            height: rect.height)
        canvas.fill(whole, with: Style(foreground: tint), character: "#")
    }

    private static var eighths: [Character] { ["▏", "▎", "▍", "▌", "▋", "▊", "▉"] }
}
