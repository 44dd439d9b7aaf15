// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// Draws the visible rows.
extension TextView {
    final func drawContents(in canvas: Canvas) {
        let field = textRect
        updateTokens()
        drawGround(in: canvas)
        drawRows(in: canvas.clipped(to: field), field)
        drawPlaceholder(in: canvas, field)
        drawInlineSuggestion(in: canvas, field)
        drawGutters(in: canvas)
        drawViRow(in: canvas)
    }

    /// Draws the placeholder over the fill of the current line.
    private final func drawPlaceholder(in canvas: Canvas, _ field: Rect) {
        guard storage.isEmpty, !placeholder.isEmpty else { return }
        canvas.draw(
            placeholder, in: Rect(x: field.minX, y: field.minY, width: field.width, height: 1),
            style: placeholderStyle(in: canvas), alignment: wrapsLines ? textAlignment : .natural)
    }

    /// The style of text that is not part of the text, in the line with the cursor.
    private final func placeholderStyle(in canvas: Canvas) -> Style {
        var style =
            drawsBackground
            ? ControlLook.placeholder(state)
            : Style(foreground: .placeholderText, attributes: .italic)
        if highlightsCurrentLine, isFocused, canvas.hasFills { style.background = .rowHover }
        return style
    }

    /// Draws the first line of the rest of a completion after the cursor, as far as the row has room.
    private final func drawInlineSuggestion(in canvas: Canvas, _ field: Rect) {
        guard let rest = completer?.inlineRest, let cell = cell(of: document.mainSelection.head),
            rows.place(of: document.mainSelection.head).column - leftColumn < field.width
        else { return }
        let lines = rest.split(
            maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let text = String(lines[0]) + (lines.count > 1 ? canvas[.ellipsis] : "")
        canvas.draw(
            text, in: Rect(x: cell.x, y: cell.y, width: field.maxX - cell.x, height: 1),
            style: placeholderStyle(in: canvas))
    }

    private final func drawGround(in canvas: Canvas) {
        guard drawsBackground else { return }
        let room = ControlLook.drawBars(state, in: bounds, of: canvas)
        canvas.fill(room, with: ControlLook.field(state))
        guard bounds.width > 2, state.isDisjoint(with: [.focused, .invalid, .disabled]) else {
            return
        }
        let column = Rect(x: bounds.minX, y: bounds.minY, width: 1, height: bounds.height)
        canvas.fill(
            column, with: Style(foreground: .border),
            symbol: canvas.hasFills ? .rightEdge : .verticalLine)
    }

    private final var textStyle: Style {
        let style =
            drawsBackground
            ? ControlLook.field(state) : isEnabled ? Style() : Style(foreground: .tertiaryLabel)
        return look.text.style(style, isEnabled: isEnabled)
    }

    private final func drawRows(in canvas: Canvas, _ rect: Rect) {
        // Read once: reading these properties for every row costs more than the row.
        let (style, fill, leftColumn) = (textStyle, filledLine(in: canvas), leftColumn)
        let selected = document.selections.filter { !$0.isEmpty }.map(\.range)
        let brackets = isFocused ? matchingBrackets : []
        let decorations = visibleDecorations
        let (hasGuides, hasFolds) = (showsIndentationGuides, !rows.folded.isEmpty)
        let drawsCursors = document.selections.count > 1 && isFocused
        forEachVisiblePlace { place, row in
            let y = rect.minY + row
            let line = Rect(x: rect.minX, y: y, width: rect.width, height: 1)
            let segment = rows.segment(at: place)
            // The first row of a segment draws all rows of the segment.
            if row == 0 || place.row == 0 {
                if place.line == fill {
                    let height = segment.rowCount - place.row
                    let fill = Rect(x: rect.minX, y: y, width: rect.width, height: height)
                    canvas.fill(fill, with: Style(background: .rowHover))
                }
                rows.draw(place, at: line, from: leftColumn, style: style, in: canvas)
            }
            if hasGuides { drawGuides(of: place, at: line, in: canvas) }
            if hasFolds { drawFold(of: place, at: line, segment, in: canvas) }
            if !decorations.isEmpty {
                let columns = leftColumn..<leftColumn + rect.width
                let shown = rows.bytes(of: columns, in: place)
                for decoration in decorations where decoration.range.overlaps(shown) {
                    draw(
                        decoration.range.clamped(to: segment.text.range), in: place, at: line,
                        decoration.style, canvas)
                }
            }
            for range in selected {
                draw(range, in: place, at: line, ControlLook.selectedText(state), canvas)
            }
            for range in brackets {
                draw(
                    range, in: place, at: line, Style(foreground: .accent, attributes: .bold),
                    canvas)
            }
            if drawsCursors { drawOtherCursors(in: place, at: line, canvas) }
        }
    }

    /// The line that is filled because the cursor is in it; nil for none.
    private final func filledLine(in canvas: Canvas) -> Int? {
        guard highlightsCurrentLine, isFocused, canvas.hasFills else { return nil }
        return storage.lineNumber(at: document.cursor)
    }

    /// The decorations of the visible part, in drawing order.
    private final var visibleDecorations: [TextDecoration] {
        let isSearched = findInteraction?.isFindNavigatorVisible ?? false
        guard
            isSearched || !decorators.isEmpty || !sortedDecorations.all.isEmpty
                || !document.tokens.isEmpty
        else { return [] }
        return visibleRanges.flatMap { range in
            let own = decorators.reduce(
                into: tokenDecorations(in: range) + sortedDecorations.decorations(in: range)
            ) {
                $0 += $1.decorations(in: range, of: self).filter { !$0.range.isEmpty }
            }
            return own + foundDecorations(in: range)
        }
    }

    /// Adds a style to the cells of a range in a row.
    private final func draw(
        _ range: Range<Int>, in place: TextRows.Place, at line: Rect, _ style: Style,
        _ canvas: Canvas
    ) {
        guard let columns = rows.columns(of: range, in: place) else { return }
        canvas.addStyle(
            style,
            in: Rect(
                x: line.minX + columns.lowerBound - leftColumn, y: line.minY,
                width: columns.count, height: 1))
    }

    /// Draws all cursors except the cursor that the terminal itself shows.
    private final func drawOtherCursors(
        in place: TextRows.Place, at line: Rect, _ canvas: Canvas
    ) {
        for selection in document.selections where selection.head != document.mainSelection.head {
            let (other, column) = rows.place(of: selection.head)
            guard other == place else { continue }
            let x = cursorColumn(column, in: place, width: line.width)
            canvas.addStyle(
                Style(attributes: .reverse),
                in: Rect(x: line.minX + x - leftColumn, y: line.minY, width: 1, height: 1))
        }
    }
}
