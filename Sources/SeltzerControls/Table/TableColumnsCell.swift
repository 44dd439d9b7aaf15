// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The cell of a table with columns: one text for each column.
final class TableColumnsCell: TableViewCell {
    static var identifier: String { "Seltzer.columns" }

    /// The texts, in the order of the columns.
    var texts: [StyledText] = [] {
        didSet { if texts != oldValue { setNeedsDisplay() } }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let table = superview as? TableView else { return }
        let layout = table.columnLayout
        for index in layout.columns(from: rect.minX, to: rect.maxX)
        where index < texts.count && index < table.columns.count {
            let column = table.columns[index]
            let room = Rect(
                x: layout.start(of: index), y: middleLine, width: layout.width(of: index), height: 1
            )
            Self.draw(aligned(texts[index], of: column), of: column, in: room, canvas)
        }
    }

    /// Adds the blanks that bring the decimal point of a number below the others.
    private func aligned(_ text: StyledText, of column: TableColumn) -> StyledText {
        guard let format = column.numberFormat, column.alignment == .right, !text.isEmpty else {
            return text
        }
        let blanks = format.blanks(after: text.string)
        return blanks == 0
            ? text : text + StyledText(String(repeating: " ", count: blanks))
    }

    private static func draw(
        _ text: StyledText, of column: TableColumn, in room: Rect, _ canvas: Canvas
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
