// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension MenuView {
    /// Draws the rows in a rectangle, the marks for scrolling, and the reason why the current entry is disabled.
    func drawRows(in rect: Rect, _ canvas: Canvas) {
        for row in shown {
            let place = self.rect(of: row)
            guard place.minY < rect.maxY, place.maxY > rect.minY else { continue }
            draw(content.row(row), isCurrent: row == current, in: place, canvas)
        }
        if content.count == 0, !emptyText.isEmpty {
            drawNote(emptyText, in: line(at: bounds.minY), canvas)
        }
        if hasMarkAbove { drawMark(.triangleUp, y: bounds.minY, canvas) }
        if hasMarkBelow {
            drawMark(.triangleDown, y: bounds.maxY - reasonRows - 1, canvas)
        }
        drawReason(in: canvas)
    }

    private func line(at y: Int) -> Rect {
        Rect(x: bounds.minX, y: y, width: bounds.width, height: 1)
    }

    private func draw(_ row: MenuRow, isCurrent: Bool, in rect: Rect, _ canvas: Canvas) {
        switch row {
        case .item(let item): draw(item, isCurrent: isCurrent, in: rect, canvas)
        case .separator: drawLine(in: rect, canvas)
        case .heading(let text):
            canvas.draw(
                text, in: columns(in: rect).title, style: Style(foreground: .secondaryLabel))
        case .notice(let text, let isBusy):
            drawNote(text, in: rect, canvas)
            guard isBusy, let sign = tick.bubble(of: self, isUnicode: canvas.isUnicode),
                rect.width > 3
            else { return }
            canvas.draw(
                String(sign), at: rect.origin.offsetBy(dx: 1, dy: 0),
                style: Style(foreground: .accent))
        }
    }

    private func drawNote(_ text: String, in rect: Rect, _ canvas: Canvas) {
        let start = min(rect.width, (rect.width - cellWidth(of: text) - 1).clamped(1, 3))
        canvas.draw(
            text, in: rect.inset(by: Insets(left: start, right: min(1, rect.width - start))),
            style: Style(foreground: .secondaryLabel))
    }

    private func drawLine(in rect: Rect, _ canvas: Canvas) {
        canvas.drawHorizontalLine(
            at: rect.origin, length: rect.width, border: .single,
            style: Style(foreground: .separator))
    }

    private func drawMark(_ symbol: Symbol, y: Int, _ canvas: Canvas) {
        let place = Point(x: bounds.minX + bounds.width / 2, y: y)
        canvas.draw(symbol, at: place, style: Style(foreground: .secondaryLabel))
    }

    // MARK: An entry

    private struct Columns {
        var mark: Int
        var symbol: Rect
        var title: Rect
        var keys: Rect
    }

    /// Returns the columns of a row; keys that would take more than half of the width are left out.
    private func columns(in rect: Rect) -> Columns {
        let start = min(rect.width, rect.width > 6 ? 3 : 1)
        var room = rect.inset(by: Insets(left: start, right: min(1, rect.width - start)))
        var keysWidth = content.keysWidth
        if keysWidth > room.width / 2 { keysWidth = 0 }
        let keys = Rect(x: room.maxX - keysWidth, y: rect.minY, width: keysWidth, height: 1)
        if keysWidth > 0 { room.size.width -= min(room.width, keysWidth + 2) }
        let symbolWidth = content.symbolWidth > 0 ? min(room.width, content.symbolWidth + 1) : 0
        var symbol = room
        symbol.size.width = symbolWidth
        return Columns(
            mark: rect.minX + 1, symbol: symbol,
            title: room.inset(by: Insets(left: symbolWidth)), keys: keys)
    }

    private func draw(_ item: MenuItem, isCurrent: Bool, in rect: Rect, _ canvas: Canvas) {
        let hasFocus = looksFocused || (isFirstResponder && window?.isKeyWindow == true)
        let style = style(of: item, isCurrent: isCurrent, hasFocus: hasFocus)
        if isCurrent {
            canvas.fill(rect, with: style)
            if rect.width > 1 {
                ControlLook.drawRowBar(isEmphasized: hasFocus, at: rect.origin, of: canvas)
            }
        }
        let columns = columns(in: rect)
        // Selected text has the primary color: with few colors, the fill of the selection may be the accent color
        // itself.
        let isEmphasized = isCurrent && hasFocus
        let accent = isEmphasized && !canvas.hasFills ? style.foreground : .accent
        let isPlain = item.isEnabled && !isEmphasized
        let quiet = isPlain ? Style(foreground: .secondaryLabel).merged(over: style) : style
        drawMark(
            of: item, at: Point(x: columns.mark, y: rect.minY), canvas, style: style, accent: accent
        )
        canvas.draw(item.symbol, in: columns.symbol, style: style)
        drawTitle(of: item, in: columns.title, canvas, style: style, quiet: quiet, accent: accent)
        let keys = item.submenu == nil ? item.keys : canvas[.triangleRight]
        let width = min(columns.keys.width, cellWidth(of: keys))
        canvas.draw(
            keys, in: columns.keys.inset(by: Insets(left: columns.keys.width - width)),
            style: quiet)
    }

    private func style(of item: MenuItem, isCurrent: Bool, hasFocus: Bool) -> Style {
        var style =
            isCurrent ? ControlLook.row(hasFocus ? [.selected, .focused] : .selected) : Style()
        if !item.isEnabled {
            style.foreground = isCurrent ? style.foreground : .tertiaryLabel
        } else if item.isDestructive {
            style.foreground = Tone.danger.text
        }
        return style
    }

    private func drawMark(
        of item: MenuItem, at point: Point, _ canvas: Canvas, style: Style, accent: Color
    ) {
        guard item.state != .off, point.x < bounds.maxX - 1 else { return }
        var style = style
        if item.isEnabled { style.foreground = accent }
        canvas.draw(item.state == .on ? .checkmark : .enDash, at: point, style: style)
    }

    private func drawTitle(
        of item: MenuItem, in rect: Rect, _ canvas: Canvas, style: Style, quiet: Style,
        accent: Color
    ) {
        if let match = item.match {
            var text = StyledText(item.title.text)
            text.addStyle(Style(foreground: accent, attributes: [.bold, .underline]), in: match)
            canvas.draw(
                text, in: rect, style: style,
                paragraphStyle: ParagraphStyle(lineBreakMode: .byTruncatingTail))
        } else {
            canvas.draw(item.title.text, in: rect, style: style)
            item.title.drawMnemonic(ofTextIn: rect, in: canvas, style: style)
        }
        guard !item.detail.isEmpty else { return }
        let width = cellWidth(of: item.title.text).saturatingAdding(2)
        guard width < rect.width else { return }
        canvas.draw(item.detail, in: rect.inset(by: Insets(left: width)), style: quiet)
    }

    /// Draws the reason why the current entry is disabled, below a line.
    private func drawReason(in canvas: Canvas) {
        guard reasonRows > 0 else { return }
        drawLine(in: line(at: bounds.maxY - 2), canvas)
        guard let item = content.item(at: current), !item.isEnabled, let reason = item.reason
        else { return }
        drawNote(reason, in: line(at: bounds.maxY - 1), canvas)
    }
}
