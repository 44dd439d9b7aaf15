// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// Draws the visible rows.
extension MarkdownView {
    final func drawRows(in canvas: Canvas) {
        let field = textRect
        var height = 1
        forEachVisibleRow { place, row, y in
            height = y + 1
            let start = Point(x: field.minX, y: field.minY + y)
            row.draw(
                at: start, width: field.width, isEnabled: isEnabled, in: canvas.clipped(to: field))
            for link in row.links { drawState(of: link, place, row, at: start, in: canvas) }
            drawFoundText(in: row, at: start, canvas.clipped(to: field))
            drawSelection(in: row, at: start, canvas.clipped(to: field))
            drawHeading(place, row, at: start, in: canvas, field)
        }
        drawFocus(height: height, in: canvas)
    }

    final func forEachVisibleRow(_ body: (MarkdownRows.Place, MarkdownRow, Int) -> Void) {
        guard rows.first != nil else { return }
        forEachVisiblePlace { place, y in body(place, rows.row(place), y) }
    }

    /// Draws the focus bar beside the text, if the view has the focus and no item is current.
    private final func drawFocus(height: Int, in canvas: Canvas) {
        guard isFocused, isEnabled, current == nil, bounds.width > 3 else { return }
        let column = Rect(x: bounds.minX, y: bounds.minY, width: 1, height: height)
        ControlLook.drawFocusBar(in: column, of: canvas)
    }

    // MARK: States

    private final func drawState(
        of link: (number: Int, columns: Range<Int>), _ place: MarkdownRows.Place,
        _ row: MarkdownRow, at start: Point, in canvas: Canvas
    ) {
        let item = MarkdownItem(block: place.block, part: place.part, link: link.number)
        let rect = Rect(
            x: start.x + row.indent + link.columns.lowerBound, y: start.y,
            width: link.columns.count, height: 1)
        draw(item, in: rect, canvas)
    }

    /// Draws the state of an item over its text, and the bar of the current item.
    private final func draw(_ item: MarkdownItem, in rect: Rect, _ canvas: Canvas) {
        if item == pressed {
            canvas.addStyle(Style(foreground: .label, background: .pressed), in: rect)
        } else if item == current, isFocused {
            canvas.addStyle(ControlLook.row([.selected, .focused]), in: rect)
        } else if item == hovered {
            canvas.addStyle(Style(foreground: .label, background: .hover), in: rect)
        }
        if item == current, isFocused, bounds.width > 3 {
            ControlLook.drawFocusBar(
                in: Rect(x: bounds.minX, y: rect.minY, width: 1, height: 1), of: canvas)
        }
    }

    /// Draws the state of a heading, and how many lines are folded below it.
    private final func drawHeading(
        _ place: MarkdownRows.Place, _ row: MarkdownRow, at start: Point, in canvas: Canvas,
        _ field: Rect
    ) {
        guard isTitle(place, row) else { return }
        let width = row.text.cellWidth(joining: canvas.joinedClusters)
        let item = MarkdownItem.heading(place.block)
        let rect = Rect(x: start.x + row.indent, y: start.y, width: width, height: 1)
        draw(item, in: rect.intersection(field), canvas)
        guard isLastRowOfTitle(place) else { return }
        let isFolded = rows.folded.contains(place.block)
        let isMarked = isFolded || item == hovered || (item == current && isFocused)
        let room = field.maxX - rect.maxX - 2
        canvas.clipped(to: field).draw(
            foldSign(of: place.block, width: room, isUnicode: canvas.isUnicode),
            at: Point(x: rect.maxX + 2, y: start.y),
            style: Style(foreground: isMarked ? .secondaryLabel : .tertiaryLabel))
    }

    /// The sign after the title of a section, with the number of folded lines if there is room.
    private final func foldSign(of heading: Int, width: Int, isUnicode: Bool) -> String {
        guard rows.folded.contains(heading) else {
            return Symbol.triangleDown.text(isUnicode: isUnicode)
        }
        let sign = Symbol.triangleRight.text(isUnicode: isUnicode)
        let count = NumberFormat().string(foldedLines(of: heading))
        let texts = ["\(sign) \(count) lines", "\(sign) \(count)"]
        return texts.first { $0.count <= width } ?? sign
    }

    /// Returns the heading on whose sign a cell is; nil for none.
    final func headingOfSign(at cell: Point) -> Int? {
        var found: Int?
        let field = textRect
        guard field.contains(cell) else { return nil }
        forEachVisibleRow { place, row, y in
            guard y == cell.y - field.minY, isTitle(place, row), isLastRowOfTitle(place) else {
                return
            }
            let end = row.indent + row.text.cellWidth(joining: joinedClusters)
            let sign = foldSign(of: place.block, width: field.width - end - 2, isUnicode: true)
            let columns = end + 1..<end + 3 + sign.count
            if columns.contains(cell.x - field.minX) { found = place.block }
        }
        return found
    }

    /// Whether a row shows a part of the title of a section.
    final func isTitle(_ place: MarkdownRows.Place, _ row: MarkdownRow) -> Bool {
        guard case .heading = document.block(place.block).kind, !row.isLine, !row.text.isEmpty
        else { return false }
        return !rows.section(of: place.block).isEmpty
    }

    private final func isLastRowOfTitle(_ place: MarkdownRows.Place) -> Bool {
        let part = rows.part(place)
        return part.rows.lastIndex { !$0.isLine } == place.row
    }

    private final func foldedLines(of heading: Int) -> Int {
        let section = rows.section(of: heading)
        guard !section.isEmpty else { return 0 }
        let first = document.block(heading).lines.upperBound
        return document.block(section.upperBound - 1).lines.upperBound - first
    }
}
