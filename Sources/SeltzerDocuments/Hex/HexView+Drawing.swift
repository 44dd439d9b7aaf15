// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The layout, the scroll position and the picture of a hex view.
extension HexView {
    private static var barWidth: Int { 1 }

    /// The rows of bytes, beside the bar for the focus and the scroll bar.
    final var rowsRect: Rect {
        var rect = bounds
        if rect.width > 4 { rect = rect.inset(by: Insets(left: 1, right: Self.barWidth)) }
        if !entry.isHidden { rect.size.height = max(0, rect.height - 1) }
        return rect
    }

    final var layout: HexLayout {
        HexLayout(width: rowsRect.width, count: count, bytesPerRow: bytesPerRow)
    }

    /// The number of visible rows.
    final var pageRows: Int { max(1, rowsRect.height) }

    /// The number of all rows.
    private var rowCount: Int {
        let row = layout.bytesPerRow
        return max(1, count / row + (count % row > 0 ? 1 : 0))
    }

    final func layOut() {
        let rect = rowsRect
        scrollBar.frame = Rect(
            x: bounds.maxX - Self.barWidth, y: bounds.minY, width: Self.barWidth,
            height: rect.height)
        entry.frame =
            entry.isHidden
            ? .zero : Rect(x: bounds.minX, y: rect.maxY, width: bounds.width, height: 1)
        let row = layout.bytesPerRow
        if let old = laidOutBytesPerRow {
            // The same byte stays at the top.
            if old != row { topRow = topRow * old / row }
            topRow = topRow.clamped(0, max(0, rowCount - pageRows))
        } else if !rect.isEmpty {
            scrollToCursor()
        }
        laidOutBytesPerRow = rect.isEmpty ? nil : row
        updateScrollBar()
        setNeedsDisplay()
    }

    private func updateScrollBar() {
        scrollBar.values = 0...max(0, rowCount - pageRows)
        scrollBar.visibleLength = pageRows
        scrollBar.pageLength = max(1, pageRows - 1)
        scrollBar.value = topRow
        scrollBar.isHidden = rowCount <= pageRows
    }

    /// Scrolls to a row, and returns whether another row is at the top now.
    @discardableResult
    final func scroll(to row: Int) -> Bool {
        let target = row.clamped(0, max(0, rowCount - pageRows))
        guard target != topRow else { return false }
        topRow = target
        updateScrollBar()
        setNeedsDisplay()
        return true
    }

    /// Scrolls as little as needed to show the cursor.
    final func scrollToCursor() {
        guard !rowsRect.isEmpty else { return }
        let row = selectionHead / layout.bytesPerRow
        topRow = topRow.clamped(max(0, row - pageRows + 1), row)
        updateScrollBar()
    }

    /// Returns the byte under a point, and its pane; nil without bytes there.
    final func hit(at point: Point) -> (offset: Int, isText: Bool)? {
        let rect = rowsRect
        guard count > 0, point.y >= rect.minY, point.y < rect.maxY else { return nil }
        let hit = layout.hit(at: point.x - rect.minX)
        let offset = (topRow + point.y - rect.minY) * layout.bytesPerRow + hit.index
        return offset - hit.index < count ? (min(offset, count - 1), hit.isText) : nil
    }

    final func dragSelection(to point: Point) {
        let rect = rowsRect
        let step = point.y < rect.minY ? -1 : point.y >= rect.maxY ? 1 : 0
        guard step != 0 else {
            autoscroll.stop()
            if let hit = hit(at: point) { selectByUser(hit.offset, extending: true) }
            return
        }
        let row = layout.bytesPerRow
        autoscroll.start(in: window?.application) { [weak self] in
            guard let self else { return false }
            let target = selectionHead + step * row
            selectByUser(target.clamped(0, max(0, count - 1)), extending: true)
            return (0..<count).contains(target)
        }
    }

    /// The byte at the cursor in words.
    final var cursorWords: String {
        guard let byte = bytes(in: selectionHead..<selectionHead + 1).first else {
            return "no bytes"
        }
        let offset = String(selectionHead, radix: 16, uppercase: true)
        return "\(byte.hexDigits) at offset \(offset)"
    }

    // MARK: Drawing

    final func drawRows(in canvas: Canvas) {
        let rect = rowsRect, layout = layout
        let focused = isFocused && bounds.width > 4
        if focused {
            ControlLook.drawFocusBar(
                in: Rect(x: bounds.minX, y: rect.minY, width: 1, height: rect.height), of: canvas)
        }
        guard count > 0 else {
            canvas.draw(
                "No bytes", in: rect,
                style: Style(foreground: .placeholderText, attributes: .italic))
            return
        }
        let start = topRow * layout.bytesPerRow
        let bytes = bytes(in: start..<start + layout.bytesPerRow * rect.height)
        let clipped = canvas.clipped(to: rect)
        for row in 0..<rect.height {
            let first = row * layout.bytesPerRow
            guard start + first < count else { return }
            let place = Point(x: rect.minX, y: rect.minY + row)
            drawOffset(start + first, layout, at: place, in: clipped)
            for index in 0..<layout.bytesPerRow where start + first + index < count {
                let byte = bytes.indices.contains(first + index) ? bytes[first + index] : nil
                draw(byte, at: start + first + index, index, layout, place, in: clipped)
            }
        }
    }

    private func drawOffset(
        _ offset: Int, _ layout: HexLayout, at point: Point, in canvas: Canvas
    ) {
        let digits = String(offset, radix: 16, uppercase: true)
        let text =
            String(repeating: "0", count: max(0, layout.offsetDigits - digits.count)) + digits
        canvas.draw(text, at: point, style: Style(foreground: .secondaryLabel))
    }

    /// Draws a byte in both panes; a byte that cannot be read any more shows as `??`.
    private func draw(
        _ byte: UInt8?, at offset: Int, _ index: Int, _ layout: HexLayout, _ row: Point,
        in canvas: Canvas
    ) {
        let isSelected = selectedRange.contains(offset)
        var style = style(of: byte, at: offset)
        var textStyle = style
        if isSelected {
            let selected = ControlLook.row(isFocused ? [.selected, .focused] : .selected)
            let other = ControlLook.row(.selected)
            style = isInTextPane ? other : selected
            textStyle = isInTextPane ? selected : other
            if offset == selectionHead, isFocused {
                // The pane that keys act on shows the cursor.
                if isInTextPane {
                    textStyle.attributes.formUnion([.bold, .underline])
                } else {
                    style.attributes.formUnion([.bold, .underline])
                }
            }
        }
        var digits = byte?.hexDigits ?? "??"
        if offset == selectionHead, let firstDigit {
            digits = String(firstDigit, radix: 16, uppercase: true) + "_"
        }
        let hex = row.offsetBy(dx: layout.hexColumn(of: index), dy: 0)
        // The gap to the next selected byte is part of the selection.
        let isLast = index == layout.bytesPerRow - 1
        let goesOn = isSelected && !isLast && selectedRange.contains(offset + 1)
        let gap =
            goesOn ? layout.hexColumn(of: index + 1) - layout.hexColumn(of: index) - 2 : 0
        canvas.draw(digits + String(repeating: " ", count: gap), at: hex, style: style)
        canvas.draw(
            sign(of: byte, in: canvas), at: row.offsetBy(dx: layout.textColumn(of: index), dy: 0),
            style: textStyle)
    }

    private func style(of byte: UInt8?, at offset: Int) -> Style {
        guard isEnabled else { return Style(foreground: .tertiaryLabel) }
        if edits.replaced[offset] != nil {
            return Style(foreground: .warning, attributes: .bold)
        }
        guard let byte, (0x20..<0x7F).contains(byte) else {
            return Style(foreground: .secondaryLabel)
        }
        return Style()
    }

    private func sign(of byte: UInt8?, in canvas: Canvas) -> String {
        guard let byte, (0x20..<0x7F).contains(byte) else { return canvas[.middleDot] }
        return String(UnicodeScalar(byte))
    }
}
