// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import InputRecords
import Seltzer

/// Shows the facts about the terminal, in as many columns as fit.
final class FactsView: View, RowScrolling {
    private(set) var lines: [Fact] = []
    private var colors: [String: Color] = [:]

    private nonisolated static let columnWidth = 38
    private static let titleWidth = 14

    /// Returns the number of columns of text that fit into a width.
    nonisolated static func columnCount(width: Int) -> Int {
        max(1, width / columnWidth)
    }

    /// The first visible line, if not all lines fit.
    private var firstLine = 0

    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.document, label: "Facts", value: "\(lines.count) lines")
    }

    override var canBecomeFirstResponder: Bool { true }

    var rowCount: Int { lines.count }

    var shownRowCount: Int { max(0, bounds.height - 1) }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll else { return .ignored }
        scroll(by: event.scroll.y)
        return .stop
    }

    func scroll(by step: Int) {
        let room = shownRowCount * Self.columnCount(width: bounds.width)
        firstLine = max(0, min(firstLine + step, lines.count - room))
        setNeedsDisplay()
    }

    /// Replaces the facts.
    func show(_ facts: TerminalFacts) {
        lines = facts.lines
        colors = [:]
        colors["text"] = facts.capabilities.foreground
        colors["ground"] = facts.capabilities.background
        setNeedsDisplay()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard shownRowCount > 0 else { return }
        canvas.drawTitle("This terminal", width: bounds.width)
        let columns = Self.columnCount(width: bounds.width)
        let width = bounds.width / columns
        for (index, line) in lines.dropFirst(firstLine).prefix(shownRowCount * columns).enumerated()
        {
            let corner = Point(x: index / shownRowCount * width, y: 1 + index % shownRowCount)
            draw(line, at: corner, width: width, in: canvas)
        }
    }

    private func draw(_ line: Fact, at corner: Point, width: Int, in canvas: Canvas) {
        let title = Rect(
            x: corner.x + 2, y: corner.y, width: max(0, min(Self.titleWidth, width - 3)), height: 1)
        canvas.draw(line.title, in: title, style: Style(attributes: .dim))
        var place = title.maxX + 1
        if let color = colors[line.title] {
            canvas.fill(
                Rect(x: place, y: corner.y, width: min(2, max(0, width - 3)), height: 1),
                with: Style(background: color))
            place += 3
        }
        let room = max(0, corner.x + width - 1 - place)
        canvas.draw(line.value, in: Rect(x: place, y: corner.y, width: room, height: 1))
    }
}
