// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Draws text on one line, with its first cell at a point.
    ///
    /// Controls are shown as ``TextSanitizer`` tells, the ends of lines among them.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The first cell, in the canvas' own coordinates.
    ///   - style: What the styles of the text leave open (``Style/merged(over:)``).
    /// - Returns: The cells that the text takes, seen or not.
    @discardableResult
    public func draw(_ text: StyledText, at point: Point, style: Style = Style()) -> Int {
        var end = point
        text.forEachRun(in: 0..<text.length) { part, own in
            end.x = end.x.saturatingAdding(draw(part, at: end, style: own.merged(over: style)))
        }
        return end.x.saturatingSubtracting(point.x)
    }

    /// Draws text into a rectangle, as many lines of it as there are rows.
    ///
    /// What the lines that are not seen would cost is not spent. Controls are shown as ``TextSanitizer`` tells.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - rect: The rectangle, in the canvas' own coordinates.
    ///   - style: What the styles of the text leave open (``Style/merged(over:)``).
    ///   - paragraphStyle: How lines are broken and where they stand.
    public func draw(
        _ text: StyledText,
        in rect: Rect,
        style: Style = Style(),
        paragraphStyle: ParagraphStyle
    ) {
        guard !clipped(to: rect).clip.isEmpty else { return }
        var layout = TextLayout(
            text, width: rect.width, paragraphStyle: paragraphStyle, joining: joinedClusters)
        draw(&layout, in: rect, style: style)
    }

    /// Draws the lines of a text into a rectangle that is as wide as they are laid out.
    ///
    /// - Parameters:
    ///   - layout: The text; what has to be laid out for it is remembered there.
    ///   - rect: The rectangle, in the canvas' own coordinates, with the first line in its first row.
    ///   - style: What the styles of the text leave open.
    ///   - numberOfLines: The lines that are shown at most; 0 for as many as there are rows.
    public func draw(
        _ layout: inout TextLayout,
        in rect: Rect,
        style: Style = Style(),
        numberOfLines: Int = 0
    ) {
        let canvas = clipped(to: rect)
        let seen = canvas.clip
        guard !seen.isEmpty else { return }
        let rows = numberOfLines > 0 ? min(numberOfLines, rect.height) : rect.height
        let first = seen.minY.saturatingSubtracting(rect.minY)
        let lines = layout.lines(
            first..<first.saturatingAdding(seen.height), numberOfLines: rows)
        for (index, line) in lines.enumerated() {
            canvas.draw(
                line, of: layout, at: Point(x: rect.minX, y: seen.minY.saturatingAdding(index)),
                style: style)
        }
    }

    private func draw(_ line: TextLine, of layout: TextLayout, at start: Point, style: Style) {
        let text = layout.text
        var point = start
        point.x = point.x.saturatingAdding(line.indent)
        let tabs = TabStops(interval: layout.paragraphStyle.tabInterval, column: line.column)
        draw(line.head, of: text, at: &point, tabs: tabs, style: style)
        guard line.isTruncated else { return }
        let place = line.head.isEmpty ? line.tail.lowerBound : line.head.upperBound - 1
        let sign = isUnicode ? "…" : "~"
        let signStyle = text.style(at: place).merged(over: style)
        point.x = point.x.saturatingAdding(draw(sign, at: point, style: signStyle))
        draw(line.tail, of: text, at: &point, tabs: nil, style: style)
    }

    /// Draws a part of a text and moves the point to its end.
    private func draw(
        _ range: Range<Int>, of text: StyledText, at point: inout Point, tabs: TabStops?,
        style: Style
    ) {
        let start = point.x
        var end = point
        text.forEachRun(in: range) { part, own in
            let look = own.merged(over: style)
            guard let tabs, part.utf8.contains(0x09) else {
                end.x = end.x.saturatingAdding(draw(part, at: end, style: look))
                return
            }
            for piece in part.split(separator: "\t", omittingEmptySubsequences: false) {
                if piece.startIndex > part.startIndex {
                    let cells = tabs.width(of: "\t", at: end.x.saturatingSubtracting(start))
                    fill(
                        Rect(origin: end, size: Size(width: cells, height: 1)), with: look)
                    end.x = end.x.saturatingAdding(cells)
                }
                end.x = end.x.saturatingAdding(draw(piece, at: end, style: look))
            }
        }
        point = end
    }
}
