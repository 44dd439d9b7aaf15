// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A row's text, and a button that shows it in an alert.
final class RowCell: TableViewCell {
    /// The row that the cell now shows; the table reuses cells for other rows.
    var row = 0

    let button = Button("Show row number")

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(button)
        button.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.showNumber() }
    }

    /// Posts the event.
    ///
    /// It starts above the cell, and the cell does not know its handlers.
    private func showNumber() {
        post(ShowNumber(row: row, text: textLabel?.text ?? ""))
    }

    /// Puts the button's fill 2 cells from the right edge, and the text beside it, or above it if
    /// it does not fit.
    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(button.sizeThatFits(bounds.size).width, bounds.width)
        button.frame = Rect(
            x: max(0, bounds.width - 1 - width), y: middleLine, width: width, height: 1)
        let isBeside = (textLabel?.text ?? "").cellWidth < button.frame.minX - 1
        textLabel?.frame = Rect(
            x: 1, y: isBeside ? middleLine : max(0, middleLine - 1),
            width: max(0, (isBeside ? button.frame.minX : bounds.width) - 2), height: 1)
    }

    /// Draws a line between this row and the next.
    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard bounds.height > 1 else { return }
        canvas.drawHorizontalLine(
            at: Point(x: 0, y: bounds.height - 1), length: bounds.width,
            style: Style(foreground: .separator))
    }
}
