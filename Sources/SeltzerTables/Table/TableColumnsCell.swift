// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The cell of a table with columns: one text for each column.
class TableColumnsCell: TableViewCell {
    class var identifier: String { "Seltzer.columns" }

    /// The texts, in the order of the columns.
    final var texts: [StyledText] = [] {
        didSet { if texts != oldValue { setNeedsDisplay() } }
    }

    /// The number of cells before the text of the first column, in a given width.
    func leading(in width: Int) -> Int { 0 }

    override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility
        attributes.label = texts.map(\.string).filter { !$0.isEmpty }.joined(separator: ", ")
        return attributes
    }

    /// The cells of the columns that are shown, each with the title of its column.
    override var accessibilityParts: [AccessibilityPart] {
        guard let table = superview as? TableView, table.columns.count > 1 else { return [] }
        let layout = table.columnLayout, columns = table.columns
        let count = min(layout.count, columns.count, texts.count)
        return (0..<count).filter(layout.shows).map { index in
            var attributes = AccessibilityAttributes(.cell, label: texts[index].string)
            let title = columns[index].title
            attributes.header = title.isEmpty ? nil : title
            attributes.index = index
            let frame = Rect(
                x: layout.start(of: index), y: middleLine, width: layout.width(of: index),
                height: min(1, bounds.height))
            return AccessibilityPart(attributes, frame: frame)
        }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let table = superview as? TableView else { return }
        let layout = table.columnLayout, columns = table.columns, texts = texts
        let line = middleLine
        for index in layout.columns(from: rect.minX, to: rect.maxX)
        where index < texts.count && index < columns.count {
            var room = Rect(
                x: layout.start(of: index), y: line, width: layout.width(of: index), height: 1)
            if index == 0 { room = room.inset(by: Insets(left: leading(in: room.width))) }
            Self.draw(texts[index], of: columns[index], in: room, canvas)
        }
    }

    /// Adds blanks after a number, so that the decimal points of a column align.
    private static func aligned(_ text: StyledText, by format: NumberFormat) -> StyledText {
        let blanks = text.isEmpty ? 0 : format.blanks(after: text.string)
        return blanks == 0
            ? text : text + StyledText(String(repeating: " ", count: blanks))
    }

    private static func draw(
        _ text: StyledText, of column: TableColumn, in room: Rect, _ canvas: Canvas
    ) {
        if let format = column.numberFormat, column.alignment == .right {
            return draw(aligned(text, by: format), of: column, at: room, canvas)
        }
        draw(text, of: column, at: room, canvas)
    }

    private static func draw(
        _ text: StyledText, of column: TableColumn, at room: Rect, _ canvas: Canvas
    ) {
        if text.isPlain {
            canvas.draw(
                text.string, in: room, alignment: column.alignment, truncation: column.truncation)
            return
        }
        var style = ParagraphStyle()
        style.alignment = column.alignment
        style.lineBreakMode = .byTruncating(column.truncation)
        canvas.draw(text, in: room, paragraphStyle: style)
    }
}
