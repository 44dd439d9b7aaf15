// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows a station as a box: its name, its settings, and its visits in the last dispatch.
///
/// With three rows it has a frame; with one row it is a line. A click on a setting changes that setting, and a click
/// elsewhere changes the handler's disposition.
final class StationBox: Control {
    let station: Station
    private unowned let page: Page

    /// The drawing of a setting.
    private struct Chip {
        let text: String
        let isOn: Bool
        let turn: @MainActor (Station) -> Void
    }

    init(_ station: Station, of page: Page) {
        self.station = station
        self.page = page
        super.init()
    }

    override var actions: [Action] {
        [
            Action(
                "turn-answer", title: "Box: -, ignored, observed, stop", keys: ["enter", "space"],
                StationBox.turnAnswer),
            Action(
                "turn-capture", title: "Box: the same in the capture pass", keys: ["c"],
                StationBox.turnCapture),
            Action(
                "turn-interception", title: "Box: intercept, rewrite or block", keys: ["i"],
                StationBox.turnInterception),
            Action("make-origin", title: "Box: let it post", keys: ["o"], StationBox.makeOrigin),
        ]
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        let wasHighlighted = isHighlighted
        let answer = super.handleMouse(event)
        if event.phase == .up, wasHighlighted, point(inside: event.location, with: event) {
            turn(at: event.location)
        }
        return answer
    }

    // MARK: Settings

    private func turnAnswer() {
        change { $0.turnAnswer() }
    }

    private func turnCapture() {
        change { $0.turnCapture() }
    }

    private func turnInterception() {
        change { $0.turnInterception() }
    }

    private func makeOrigin() {
        if page.origin != nil { page.origin = station }
    }

    private func change(_ turn: (Station) -> Void) {
        turn(station)
        page.onChange()
    }

    private func turn(at point: Point) {
        let chip = placedChips.first { $0.columns.contains(point.x) && point.y == textRow }?.chip
        change { chip?.turn($0) ?? $0.turnAnswer() }
    }

    private var chips: [Chip] {
        let settings = station.settings
        var chips: [Chip] = []
        if settings.contains(.answer) {
            let text = station.answer.map { "\($0)" } ?? "-"
            chips.append(Chip(text: text, isOn: station.answer != nil) { $0.turnAnswer() })
        }
        if settings.contains(.capture) {
            let text = "^" + (station.capture.map { "\($0)" } ?? "")
            chips.append(Chip(text: text, isOn: station.capture != nil) { $0.turnCapture() })
        }
        if settings.contains(.interception) {
            let text = station.interception.map { "\($0)" } ?? "i"
            let isOn = station.interception != nil
            chips.append(Chip(text: text, isOn: isOn) { $0.turnInterception() })
        }
        return chips
    }

    // MARK: Drawing

    private var isFramed: Bool { bounds.height >= 3 }

    private var textRow: Int { isFramed ? 1 : 0 }

    /// The columns with text.
    private var textColumns: Range<Int> {
        let margin = isFramed ? 2 : 0
        return margin..<max(margin, bounds.width - margin)
    }

    private var marks: String {
        page.shownHops(of: station).map(\.mark).joined(separator: "  ")
    }

    /// The chips that fit between the name and the marks, each with its columns.
    private var placedChips: [(chip: Chip, columns: Range<Int>)] {
        var x = textColumns.lowerBound + 2 + station.label.cellWidth + 1
        let marks = marks
        let end = textColumns.upperBound - (marks.isEmpty ? 0 : marks.cellWidth + 2)
        var result: [(Chip, Range<Int>)] = []
        for chip in chips {
            let width = chip.text.cellWidth + 2
            guard x + width <= end else { break }
            result.append((chip, x..<x + width))
            x += width + 1
        }
        return result
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let isCurrent = page.currentStation === station
        if isFramed {
            let border: BorderStyle = isCurrent ? .heavy : .rounded
            canvas.drawBox(bounds, border: border, style: Style(attributes: isCurrent ? [] : .dim))
        }
        let isOrigin = page.origin === station
        let room = Rect(x: textColumns.lowerBound, y: textRow, width: textColumns.count, height: 1)
        if isOrigin { canvas.draw(">", in: room, style: Style(attributes: .bold)) }
        drawName(in: room.inset(by: Insets(left: 2)), canvas, isBold: isOrigin || isCurrent)
        for (chip, columns) in placedChips {
            let frame = Rect(x: columns.lowerBound, y: textRow, width: columns.count, height: 1)
            let style = Style(attributes: chip.isOn ? [] : .dim)
            canvas.draw("[\(chip.text)]", in: frame, style: style)
        }
        drawMarks(in: room, canvas)
    }

    private func drawName(in room: Rect, _ canvas: Canvas, isBold: Bool) {
        var attributes: Attributes = isBold || isHovered ? .bold : []
        if isFocused { attributes.insert(.reverse) }
        canvas.draw(station.label, in: room, style: Style(attributes: attributes))
    }

    private func drawMarks(in room: Rect, _ canvas: Canvas) {
        let marks = marks
        guard !marks.isEmpty else { return }
        let width = min(room.width, marks.cellWidth + 1)
        let place = Rect(x: room.maxX - width, y: room.minY, width: width, height: 1)
        canvas.draw(
            " " + marks, in: place, style: Style(attributes: .bold), alignment: .right,
            truncation: .head)
    }
}
