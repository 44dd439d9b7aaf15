// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Draws text on one line, with its first cell at a point.
    ///
    /// ``TextSanitizer`` replaces control characters, including line ends.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The first cell, in the canvas' own coordinates.
    ///   - style: The style for everything that the text's styles leave open (``Style/merged(over:)``).
    /// - Returns: The width of the text in cells, including invisible parts.
    @discardableResult
    public func draw(_ text: StyledText, at point: Point, style: Style = Style()) -> Int {
        var end = point
        text.forEachRun(in: 0..<text.byteCount) { part, own in
            end.x = end.x.saturatingAdding(draw(part, at: end, style: own.merged(over: style)))
        }
        return end.x.saturatingSubtracting(point.x)
    }

    /// Draws as many lines of a text as a rectangle has rows.
    ///
    /// Lines that are not visible cost nothing. ``TextSanitizer`` replaces control characters.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - rect: The rectangle, in the canvas' own coordinates.
    ///   - style: The style for everything that the text's styles leave open (``Style/merged(over:)``).
    ///   - paragraphStyle: The breaking and the alignment of the lines.
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

    /// Draws the lines of a laid-out text into a rectangle of the layout's width.
    ///
    /// - Parameters:
    ///   - layout: The layout of the text; it remembers the lines that it has laid out.
    ///   - rect: The rectangle, in the canvas' own coordinates, with the first line in its first row.
    ///   - style: The style for everything that the text's styles leave open.
    ///   - numberOfLines: The maximum number of lines; 0 for as many as there are rows.
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
        let signStyle = text.style(at: place).merged(over: style)
        point.x = point.x.saturatingAdding(draw(.ellipsis, at: point, style: signStyle))
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
            guard let tabs, part.hasTab else {
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

extension Substring {
    /// Whether the bytes contain a tab.
    fileprivate var hasTab: Bool {
        let found = utf8.withContiguousStorageIfAvailable { bytes in
            // The loop has no early exit, so that the compiler can compare many bytes at once.
            var found: UInt8 = 0
            for byte in bytes { found |= byte == 0x09 ? 1 : 0 }
            return found != 0
        }
        return found ?? utf8.contains(0x09)
    }
}
