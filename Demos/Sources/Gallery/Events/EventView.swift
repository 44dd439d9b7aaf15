// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Draws an event, with the chips of its route below it.
final class EventView: View {
    var record: EventRecord? {
        didSet { setNeedsDisplay() }
    }

    /// The column in which names and chips begin.
    private static let indent = 4
    /// The number of cells between two chips, which contain an arrow.
    private static let gap = 3

    /// Returns the rows that an event needs in a width.
    static func height(of record: EventRecord, width: Int) -> Int {
        1 + (record.isUnfolded ? record.chips.count : rows(of: record.chips, width: width).count)
    }

    /// Distributes chips to rows.
    private static func rows(of chips: [RouteChip], width: Int) -> [[RouteChip]] {
        var rows: [[RouteChip]] = []
        var end = 0
        for chip in chips {
            let length = chip.text(isUnicode: true).cellWidth + 2
            if rows.isEmpty || end + gap + length > width - 1 {
                rows.append([chip])
                end = indent + length + (rows.count > 1 ? gap : 0)
            } else {
                rows[rows.count - 1].append(chip)
                end += gap + length
            }
        }
        return rows
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let record else { return }
        canvas.draw(
            record.isUnfolded ? .triangleDown : .triangleRight, at: Point(x: 2, y: 0),
            style: Style(foreground: .secondaryLabel))
        let room = Rect(x: Self.indent, y: 0, width: max(0, bounds.width - Self.indent), height: 1)
        let title =
            StyledText(record.title, style: Style(attributes: .bold)) + StyledText("  ")
            + StyledText(record.values, style: Style(foreground: .secondaryLabel))
        canvas.draw(title, in: room, paragraphStyle: ParagraphStyle())
        if record.isUnfolded {
            drawSteps(of: record, in: canvas)
        } else {
            drawChips(of: record, in: canvas)
        }
    }

    private func drawSteps(of record: EventRecord, in canvas: Canvas) {
        for (row, chip) in record.chips.enumerated() {
            let room = Rect(
                x: Self.indent, y: row + 1, width: max(0, bounds.width - Self.indent), height: 1)
            let text = chip.text(isUnicode: canvas.isUnicode)
            canvas.draw(
                chip.verdict == .posted ? "  \(text)" : text, in: room,
                style: chip.textStyle)
        }
    }

    private func drawChips(of record: EventRecord, in canvas: Canvas) {
        for (row, chips) in Self.rows(of: record.chips, width: bounds.width).enumerated() {
            var x = Self.indent
            for (number, chip) in chips.enumerated() {
                if row > 0 || number > 0 {
                    canvas.draw(
                        .arrowRight, at: Point(x: x + 1, y: row + 1),
                        style: Style(foreground: .secondaryLabel))
                    x += Self.gap
                }
                x += draw(chip, at: Point(x: x, y: row + 1), in: canvas)
            }
        }
    }

    /// Draws a chip, and returns its width.
    private func draw(_ chip: RouteChip, at place: Point, in canvas: Canvas) -> Int {
        let text = chip.text(isUnicode: canvas.isUnicode)
        let width = min(text.cellWidth + 2, max(0, bounds.width - place.x))
        let frame = Rect(x: place.x, y: place.y, width: width, height: 1)
        canvas.fill(frame, with: chip.chipStyle)
        if !canvas.hasFills, chip.verdict != .passed {
            canvas.draw("[", at: place, style: chip.chipStyle)
            canvas.draw(
                "]", at: Point(x: frame.maxX - 1, y: place.y), style: chip.chipStyle)
        }
        canvas.draw(
            text, in: frame.inset(by: Insets(left: 1, right: 1)), style: chip.chipStyle)
        return width
    }
}

/// A row of the panel with an event.
final class EventCell: TableViewCell {
    let eventView = EventView()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(eventView)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        eventView.frame = Rect(
            origin: .zero, size: Size(width: bounds.width - 1, height: bounds.height))
    }
}
