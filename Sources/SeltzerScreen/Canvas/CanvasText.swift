// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Draws a line of text with its first cell at a point.
    ///
    /// ``TextSanitizer`` replaces control characters, including line ends.
    ///
    /// - Returns: The width of the text in cells, including invisible parts.
    @discardableResult
    @inlinable  // Specialized here: a generic call costs as much as some cells.
    public func draw<Text: StringProtocol>(
        _ text: Text,
        at point: Point,
        style: Style = Style()
    ) -> Int {
        let width = text.utf8.withContiguousStorageIfAvailable { bytes in
            draw(utf8: bytes, at: point, style: style)
        }
        if let width { return width }
        var native = String(text)
        return native.withUTF8 { draw(utf8: $0, at: point, style: style) }
    }

    /// Draws valid UTF-8, with a fast path because most texts are only printable ASCII.
    @usableFromInline
    func draw(utf8 text: UnsafeBufferPointer<UInt8>, at point: Point, style: Style) -> Int {
        let y = point.y.saturatingAdding(translation.y)
        let x = point.x.saturatingAdding(translation.x)
        let isVisible = visibleRows.contains(y) && x < visibleColumns.upperBound
        if text.isPrintableASCII {
            if isVisible {
                buffer.write(ascii: text, x: x, y: y, within: visibleColumns, look: look(of: style))
            }
            return text.count
        }
        guard isVisible else {
            return String(decoding: text, as: UTF8.self).cellWidth(joining: joinedClusters)
        }
        return drawPieces(of: text, x: x, y: y, look: look(of: style))
    }

    private func drawPieces(
        of text: UnsafeBufferPointer<UInt8>, x: Int, y: Int, look: CellLook
    ) -> Int {
        var pen = Pen(buffer: buffer, columns: visibleColumns, x: x, y: y, look: look)
        text.forEachPiece { piece in
            pen.draw(piece)
            return true
        }
        return pen.x.saturatingSubtracting(x)
    }

    /// Draws a line of text into the first row of a rectangle.
    ///
    /// Text that does not fit is cut according to `truncation`, with `…` (`~` without Unicode) for
    /// the missing part. ``TextSanitizer`` replaces control characters, including line ends.
    @inlinable
    public func draw<Text: StringProtocol>(
        _ text: Text,
        in rect: Rect,
        style: Style = Style(),
        alignment: TextAlignment = .left,
        truncation: TruncationMode = .tail
    ) {
        draw(
            native: String(text), in: rect, style: style, alignment: alignment,
            truncation: truncation)
    }

    @usableFromInline
    func draw(
        native text: String, in rect: Rect, style: Style, alignment: TextAlignment,
        truncation: TruncationMode
    ) {
        guard !rect.isEmpty else { return }
        let row = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)
        let canvas = clipped(to: row)
        guard !canvas.visible.isEmpty else { return }
        let width = text.cellWidth(stoppingAbove: rect.width, joining: joinedClusters)
        if width <= rect.width {
            let indent = alignment.indent(of: width, in: rect.width)
            canvas.draw(text, at: rect.origin.offsetBy(dx: indent, dy: 0), style: style)
            return
        }
        let cut = TruncatedText(
            text, width: rect.width, mode: truncation, isUnicode: isUnicode,
            joining: joinedClusters)
        let indent = alignment.indent(of: cut.width, in: rect.width)
        var point = rect.origin.offsetBy(dx: indent, dy: 0)
        point.x = point.x.saturatingAdding(canvas.draw(cut.head, at: point, style: style))
        point.x = point.x.saturatingAdding(canvas.draw(cut.sign, at: point, style: style))
        canvas.draw(cut.tail, at: point, style: style)
    }
}

extension TextAlignment {
    /// Returns the free cells before an item that fits into the space for it.
    package func indent(of width: Int, in space: Int) -> Int {
        switch self {
        case .left, .natural: 0
        case .center: (space - width) / 2
        case .right: space - width
        }
    }
}

/// The position of the next piece of a line of text, in the buffer's coordinates.
private struct Pen {
    let buffer: CellBuffer
    let columns: Range<Int>
    var x: Int
    let y: Int
    let look: CellLook

    @inline(__always)
    mutating func draw(_ piece: TextPiece) {
        switch piece {
        case .ascii(let bytes):
            buffer.write(ascii: bytes, x: x, y: y, within: columns, look: look)
            x = x.saturatingAdding(bytes.count)
        case .scalar(let scalar): draw(Glyph(sanitizing: scalar))
        case .cluster(let character): draw(character)
        }
    }

    private mutating func draw(_ character: Character) {
        let joined = buffer.clusters.joinedClusters
        guard let parts = character.parts(joining: joined) else {
            return draw(String(character), cells: character.cellWidth(joining: joined))
        }
        for part in parts { draw(part.text, cells: part.cells) }
    }

    /// Draws a piece that has a glyph; invisible pieces are not added to the table of clusters.
    private mutating func draw(_ text: String, cells: @autoclosure () -> Int) {
        if columns.contains(x) {
            draw(buffer.clusters.visibleGlyph(for: text))
        } else {
            pass(over: cells())
        }
    }

    private mutating func draw(_ glyph: Glyph?) {
        guard let glyph else { return }
        let width = Int(glyph.width)
        guard columns.contains(x), x + width <= columns.upperBound else {
            return pass(over: width)
        }
        buffer.write(glyph, x: x, y: y, look: look)
        x += width
    }

    /// Continues after a glyph that is partly invisible.
    private mutating func pass(over width: Int) {
        let end = x.saturatingAdding(width)
        blank(x..<end)
        x = end
    }

    /// Replaces the visible part of a glyph with spaces.
    private func blank(_ span: Range<Int>) {
        buffer.repaintArea?.noteCut(span)
        buffer.fill(span.clamped(to: columns), y: y, with: .space, look: look)
    }
}
