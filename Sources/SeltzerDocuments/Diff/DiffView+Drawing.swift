// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// Draws the visible rows.
extension DiffView {
    final func drawRows(in canvas: Canvas) {
        let rect = textRect
        guard !rows.rows.isEmpty else {
            canvas.draw(
                placeholder,
                in: Rect(x: rect.minX + 1, y: rect.minY, width: rect.width - 1, height: 1),
                style: Style(foreground: .placeholderText, attributes: .italic))
            return drawFocus(in: canvas)
        }
        let columns = columns
        let grounds = DiffLook.Grounds(of: canvas)
        forEachVisiblePlace { place, index in
            let y = rect.minY + index
            let row = rows.rows[place.index]
            switch row.kind {
            case .blank: break
            case .file: drawFile(row, place.index, at: y, canvas)
            case .hunk: drawHunk(row, place.index, at: y, canvas)
            case .gap: drawGap(row, place.index, columns, at: y, canvas)
            case .line: drawLine(row, columns, grounds, at: y, canvas)
            }
            drawState(ofRow: place.index, grounds, at: y, canvas)
        }
        drawFocus(in: canvas)
    }

    /// Draws the bar of the focus beside the first row, if no row is current.
    private final func drawFocus(in canvas: Canvas) {
        guard isFocused, isEnabled, selection == nil, room.width > 6 else { return }
        ControlLook.drawFocusBar(
            in: Rect(x: room.minX, y: room.minY, width: 1, height: 1), of: canvas)
    }

    // MARK: Lines

    private final func drawLine(
        _ row: DiffRow, _ columns: DiffColumns, _ grounds: DiffLook.Grounds?, at y: Int,
        _ canvas: Canvas
    ) {
        if isSideBySide {
            draw(row.old, in: columns.old, grounds, at: y, canvas)
            draw(row.new, in: columns.new, grounds, at: y, canvas)
            if columns.hasDivider {
                canvas.drawOrnament(
                    .verticalLine, at: Point(x: columns.old.room.upperBound, y: y),
                    style: Style(foreground: .separator))
            }
        } else {
            draw(row.new >= 0 ? row.new : row.old, in: columns.old, grounds, at: y, canvas)
        }
    }

    /// Draws a line of a version.
    ///
    /// - Parameters:
    ///   - index: The index of the line; -1 for an empty place.
    ///   - side: The columns of the version.
    private final func draw(
        _ index: Int32, in side: DiffColumns.Side, _ grounds: DiffLook.Grounds?, at y: Int,
        _ canvas: Canvas
    ) {
        guard index >= 0 else { return }
        let line = rows.line(index)
        let look = DiffLook(line, grounds, isEnabled: isEnabled)
        let room = Rect(x: side.room.lowerBound, y: y, width: side.room.count, height: 1)
        if let ground = look.ground { canvas.fill(room, with: Style(background: ground)) }
        drawNumber(line.oldNumber, in: side.oldNumber, look, at: y, canvas)
        drawNumber(line.newNumber, in: side.newNumber, look, at: y, canvas)
        if let sign = look.sign, side.room.contains(side.sign) {
            canvas.draw(sign, at: Point(x: side.sign, y: y), style: look.signStyle)
        }
        if let sign = look.moveSign, side.sign + 1 < side.text.lowerBound {
            canvas.draw(sign, at: Point(x: side.sign + 1, y: y), style: look.signStyle)
        }
        // Numbers and signs are not text of the file.
        canvas.markOrnaments(
            in: Rect(
                x: room.minX, y: y, width: side.text.lowerBound - room.minX, height: 1))
        drawText(index, look, in: side, at: y, canvas)
    }

    private final func drawNumber(
        _ number: Int?, in columns: Range<Int>, _ look: DiffLook, at y: Int, _ canvas: Canvas
    ) {
        guard let number, !columns.isEmpty else { return }
        canvas.draw(
            String(number), in: Rect(x: columns.lowerBound, y: y, width: columns.count, height: 1),
            style: look.number, alignment: .right)
    }

    private final func drawText(
        _ index: Int32, _ look: DiffLook, in side: DiffColumns.Side, at y: Int, _ canvas: Canvas
    ) {
        let field = Rect(x: side.text.lowerBound, y: y, width: side.text.count, height: 1)
        guard !field.isEmpty else { return }
        let clipped = canvas.clipped(to: field)
        let text = rows.text(index)
        let start = Point(x: field.minX - leftColumn, y: y)
        let shown = isEnabled ? text.text : StyledText(text.text.string)
        clipped.draw(shown, at: start, style: look.text)
        for columns in text.changedColumns where isEnabled {
            clipped.addStyle(
                look.word,
                in: Rect(x: start.x + columns.lowerBound, y: y, width: columns.count, height: 1))
        }
        if let remark = text.remark {
            let place = Point(x: start.x + text.textWidth + 2, y: y)
            let width = clipped.draw(remark, at: place, style: look.remark)
            clipped.markOrnaments(in: Rect(x: place.x, y: y, width: width, height: 1))
        }
        drawMatches(inLine: Int(index), text, at: start, clipped)
        if start.x + text.width > field.maxX {
            clipped.drawOrnament(
                .ellipsis, at: Point(x: field.maxX - 1, y: y),
                style: Style(foreground: .secondaryLabel))
        }
    }

    private final func drawMatches(
        inLine line: Int, _ text: DiffText, at start: Point, _ canvas: Canvas
    ) {
        guard let findInteraction, findInteraction.isFindNavigatorVisible else { return }
        for match in findInteraction.highlights(inLine: line) {
            let columns = text.text.columns(ofBytes: match.range, joining: canvas.joinedClusters)
            canvas.addStyle(
                match.style,
                in: Rect(
                    x: start.x + columns.lowerBound, y: start.y, width: columns.count, height: 1))
        }
    }

    // MARK: The state of rows

    private final func drawState(
        ofRow index: Int, _ grounds: DiffLook.Grounds?, at y: Int, _ canvas: Canvas
    ) {
        var rect = room
        rect.origin.y = y
        rect.size.height = 1
        if rect.width > 6 { rect.size.width -= 1 }
        if selectedRows?.contains(index) == true {
            let state: Control.State =
                !isEnabled ? .disabled : isFocused ? [.selected, .focused] : .selected
            highlight(index, state, grounds, in: rect, of: canvas)
            guard room.width > 6, !isFocused || selection?.head == index else { return }
            ControlLook.drawRowBar(isEmphasized: isFocused, at: rect.origin, of: canvas)
        } else if hovered == index, isEnabled, rows.rows[index].kind != .blank {
            highlight(index, .hovered, grounds, in: rect, of: canvas)
        }
    }

    /// Gives a row the fill of a state, also in place of the fills of its lines; changed words keep theirs.
    private final func highlight(
        _ index: Int, _ state: Control.State, _ grounds: DiffLook.Grounds?, in rect: Rect,
        of canvas: Canvas
    ) {
        var style = ControlLook.row(state)
        if style.foreground == .default { style.foreground = .clear }
        let row = rows.rows[index]
        var sides: [(room: Range<Int>, line: Int32)] = []
        if row.kind == .line {
            let columns = columns
            sides =
                isSideBySide && columns.hasDivider
                ? [(columns.old.room, row.old), (columns.new.room, row.new)]
                : [(columns.old.room, max(row.old, row.new))]
        }
        var start = rect.minX
        for side in sides {
            highlight(start..<side.room.lowerBound, over: nil)
            let look =
                side.line < 0 ? nil : DiffLook(rows.line(side.line), grounds, isEnabled: isEnabled)
            highlight(side.room, over: look?.ground)
            start = side.room.upperBound
        }
        highlight(start..<max(start, rect.maxX), over: nil)

        func highlight(_ columns: Range<Int>, over ground: Color?) {
            let part = Rect(x: columns.lowerBound, y: rect.minY, width: columns.count, height: 1)
            canvas.highlight(style, over: ground, in: part)
        }
    }
}
