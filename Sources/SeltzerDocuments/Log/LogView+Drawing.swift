// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Draws the visible rows.
extension LogView {
    final func drawContents(in canvas: Canvas) {
        let rect = textRect
        if shownCount == 0 { drawPlaceholder(in: rect, of: canvas) }
        let clipped = canvas.clipped(to: rect)
        let style = isEnabled ? Style() : Style(foreground: .tertiaryLabel)
        forEachVisiblePlace { place, row in
            let y = rect.minY + row
            let line = Rect(x: rect.minX, y: y, width: rect.width, height: 1)
            // The first row of a segment draws all rows of the segment.
            if row == 0 || place.row == 0 {
                rows.draw(place, at: line, from: leftColumn, style: style, in: clipped)
            }
            if !wrapsLines, rows.goesOn(at: leftColumn + rect.width, in: place) {
                clipped.draw(
                    .ellipsis, at: Point(x: rect.maxX - 1, y: y),
                    style: Style(foreground: isEnabled ? .secondaryLabel : .tertiaryLabel))
            }
            let number = number(ofTextLine: place.line)
            if let number, place.row == 0, place.segment == 0 {
                drawLevel(ofNumber: number, at: y, of: canvas)
            }
            drawSelection(ofNumber: number, at: y, of: canvas)
            drawMatches(in: place, at: line, clipped)
        }
        drawNewLines(in: canvas)
    }

    private final func drawPlaceholder(in rect: Rect, of canvas: Canvas) {
        let text: String
        if let filterError {
            text = "× \(filterError)"
        } else if log.lineCount > 0 {
            text = filterTask == nil ? "No line matches" : "Filtering…"
        } else {
            text = placeholder
        }
        let style =
            filterError == nil
            ? Style(foreground: .placeholderText, attributes: .italic)
            : Style(foreground: .danger)
        canvas.draw(
            text, in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), style: style)
    }

    private final func drawLevel(ofNumber number: Int, at y: Int, of canvas: Canvas) {
        let mark = log.mark(ofNumber: number)
        guard levelWidth > 0, let level = mark.level, !mark.isContinued else { return }
        let place = Rect(
            x: textRect.minX - levelWidth, y: y, width: LogLevel.wordWidth, height: 1)
        canvas.draw(
            level.word, in: place,
            style: isEnabled ? level.style : Style(foreground: .tertiaryLabel))
    }

    private final func drawSelection(ofNumber number: Int?, at y: Int, of canvas: Canvas) {
        guard let number, let selection, selectedLines?.contains(number) == true else { return }
        var row = room
        row.origin.y = y
        row.size.height = 1
        if row.width > 6 { row.size.width -= 1 }
        var style = ControlLook.row(isFocused ? [.selected, .focused] : .selected)
        if style.foreground == .default { style.foreground = .clear }
        canvas.highlight(style, in: row)
        guard room.width > 6, !isFocused || number == selection.head else { return }
        ControlLook.drawRowBar(isEmphasized: isFocused, at: row.origin, of: canvas)
    }

    private final func drawMatches(in place: TextRows.Place, at line: Rect, _ canvas: Canvas) {
        guard let findInteraction, findInteraction.isFindNavigatorVisible else { return }
        let start = rows.storage.startOfLine(place.line)
        let shown = rows.bytes(of: leftColumn..<leftColumn + line.width, in: place)
        let bytes = shown.lowerBound - start..<shown.upperBound - start
        for match in findInteraction.highlights(inLine: place.line, bytes: bytes) {
            let bytes = start + match.range.lowerBound..<start + match.range.upperBound
            guard let columns = rows.columns(of: bytes, in: place) else { continue }
            canvas.addStyle(
                match.style,
                in: Rect(
                    x: line.minX + columns.lowerBound - leftColumn, y: line.minY,
                    width: columns.count, height: 1))
        }
    }

    /// Draws the note about new lines, which is a button that scrolls to the end.
    private final func drawNewLines(in canvas: Canvas) {
        guard let newLinesNote, let rect = newLinesRect else { return }
        canvas.fill(rect, with: Style())
        let text = "\(canvas[.arrowDown]) \(newLinesNote)"
        let (room, style) = ControlLook.drawChip(
            [], contentWidth: newLinesNote.utf8.count + 2, in: rect, of: canvas)
        canvas.draw(text, in: room, style: style)
    }
}
