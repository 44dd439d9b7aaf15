// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Draws a line of text with its first cell at a point.
    ///
    /// Controls are shown as ``TextSanitizer`` tells, the ends of lines among them.
    ///
    /// - Returns: The cells that the text takes, seen or not.
    @discardableResult
    @_specialize(where Text == String)  // Callers in other modules would take the generic form.
    public func draw<Text: StringProtocol>(
        _ text: Text,
        at point: Point,
        style: Style = Style()
    ) -> Int {
        let y = point.y.saturatingAdding(translation.y)
        let start = point.x.saturatingAdding(translation.x)
        guard y >= visible.minY, y < visible.maxY, start < visible.maxX else {
            return text.cellWidth(joining: joinedClusters)
        }
        var pen = Pen(
            buffer: buffer, columns: visible.minX..<visible.maxX, x: start, y: y,
            look: look(of: style))
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { pen.draw(utf8: $0) }
        if isDone == nil { pen.draw(native: String(text)) }
        return pen.x.saturatingSubtracting(start)
    }

    /// Draws a line of text into the first row of a rectangle.
    ///
    /// Text that does not fit is cut as `truncation` tells, with `…` (`~` without Unicode) for what is
    /// missing. Controls are shown as ``TextSanitizer`` tells, the ends of lines among them.
    @_specialize(where Text == String)
    public func draw<Text: StringProtocol>(
        _ text: Text,
        in rect: Rect,
        style: Style = Style(),
        alignment: TextAlignment = .left,
        truncation: TruncationMode = .tail
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
    /// Returns the free cells before something that is not wider than the space for it.
    func indent(of width: Int, in space: Int) -> Int {
        switch self {
        case .left: 0
        case .center: (space - width) / 2
        case .right: space - width
        }
    }
}

/// The place where the next piece of a line of text goes, in the buffer's coordinates.
private struct Pen {
    let buffer: CellBuffer
    let columns: Range<Int>
    var x: Int
    let y: Int
    let look: CellLook

    /// Draws a text whose storage had to be made contiguous first.
    mutating func draw(native text: String) {
        var text = text
        text.withUTF8 { draw(utf8: $0) }
    }

    /// Draws valid UTF-8; most of most texts is one run.
    mutating func draw(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.allSatisfy(\.isPrintableASCII) {
            draw(ascii: bytes)
        } else {
            drawPieces(of: bytes)
        }
    }

    private mutating func drawPieces(of bytes: UnsafeBufferPointer<UInt8>) {
        bytes.forEachPiece { piece in
            switch piece {
            case .ascii(let bytes): draw(ascii: bytes)
            case .scalar(let scalar): draw(Glyph(sanitizing: scalar))
            case .cluster(let character): draw(character)
            }
            return true
        }
    }

    private mutating func draw(ascii bytes: UnsafeBufferPointer<UInt8>) {
        let end = x.saturatingAdding(bytes.count)
        let first = Swift.max(x, columns.lowerBound)
        let last = Swift.min(end, columns.upperBound)
        if first < last {
            let skipped = first - x
            let part = UnsafeBufferPointer(rebasing: bytes[skipped..<skipped + last - first])
            buffer.write(ascii: part, x: first, y: y, look: look)
        }
        x = end
    }

    private mutating func draw(_ character: Character) {
        let joined = buffer.clusters.joinedClusters
        guard let parts = character.parts(joining: joined) else {
            return draw(String(character), cells: character.cellWidth(joining: joined))
        }
        for part in parts { draw(part.text, cells: part.cells) }
    }

    /// Draws what has a glyph of its own; what is not seen takes no place in the table of clusters.
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

    /// Goes on behind a glyph that is not seen whole.
    private mutating func pass(over width: Int) {
        let end = x.saturatingAdding(width)
        blank(x..<end)
        x = end
    }

    /// Makes spaces of the part of a glyph that lies inside the clip.
    private func blank(_ span: Range<Int>) {
        buffer.repaintArea?.noteCut(span)
        buffer.fill(span.clamped(to: columns), y: y, with: .space, look: look)
    }
}
