// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import InputRecords
import Seltzer

/// A list of records, the newest at the bottom.
///
/// It follows the newest record until the user scrolls up.
final class RecordsView: View, RowScrolling {
    private let history: InputHistory
    /// The number of the last visible record; nil to follow the newest record.
    private var lastShown: Int?

    init(_ history: InputHistory) {
        self.history = history
        super.init()
    }

    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.document, label: "Events", value: "\(history.total)")
    }

    override var canBecomeFirstResponder: Bool { true }

    var rowCount: Int { history.limit }

    var shownRowCount: Int { max(0, bounds.height - 1) }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll else { return .ignored }
        scroll(by: event.scroll.y * 3)
        return .stop
    }

    func scroll(by step: Int) {
        guard let numbers = history.numbers else { return }
        let first = min(numbers.upperBound, numbers.lowerBound + shownRowCount - 1)
        let wanted = min(max((lastShown ?? numbers.upperBound) + step, first), numbers.upperBound)
        lastShown = wanted == numbers.upperBound ? nil : wanted
        setNeedsDisplay()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard shownRowCount > 0 else { return }
        let note = lastShown == nil ? "" : "End: newest event"
        canvas.drawTitle("Events \(history.total)", note: note, width: bounds.width)
        guard let numbers = history.numbers else {
            let hint = Rect(
                x: 2, y: 1, width: max(0, bounds.width - 4), height: min(1, shownRowCount))
            canvas.draw(
                "Type, click, paste, resize.", in: hint, style: Style(attributes: .dim))
            return
        }
        let last = max(lastShown ?? numbers.upperBound, numbers.lowerBound)
        let first = max(numbers.lowerBound, last - shownRowCount + 1)
        for (row, number) in (first...last).enumerated() where row < shownRowCount {
            if let record = history[number] { draw(record, y: row + 1, in: canvas) }
        }
    }

    private func draw(_ record: InputRecord, y: Int, in canvas: Canvas) {
        let columns = RecordColumns(width: bounds.width, total: history.total)
        let dim = Style(attributes: .dim)
        canvas.draw(
            "\(record.number)", in: columns.number(y: y), style: dim, alignment: .right)
        let summary = record.decoded?.summary ?? "ignored"
        canvas.draw(summary, in: columns.summary(y: y), style: Self.style(of: record))
        let bytes = columns.bytes(y: y)
        canvas.draw(record.hexadecimal(columns: bytes.width), in: bytes, style: dim)
    }

    private static func style(of record: InputRecord) -> Style {
        switch record.decoded {
        case .event(.key): Style()
        case .event(.mouse): Style(foreground: .accent)
        case .event(.paste), .event(.focus), .event(.resize): Style(foreground: .info)
        // Answers arrive without the user, so events of the user stand out from them.
        case .report: Style(foreground: .secondaryLabel)
        case nil: Style(foreground: .danger)
        }
    }
}

/// The columns of the list: the number, the event and its bytes.
private struct RecordColumns {
    private let numberWidth: Int
    private let summaryWidth: Int
    private let bytesWidth: Int

    init(width: Int, total: Int) {
        numberWidth = min(max(4, "\(total)".count), max(0, width - 2))
        let rest = max(0, width - numberWidth - 4)
        // On a small screen the bytes shrink before the words do. A mouse report takes up to 41
        // columns.
        let wanted = rest < 60 ? 28 : 32
        summaryWidth = min(rest, rest > 100 ? 48 : wanted)
        bytesWidth = rest - summaryWidth
    }

    func number(y: Int) -> Rect { Rect(x: 0, y: y, width: numberWidth, height: 1) }

    func summary(y: Int) -> Rect {
        Rect(x: numberWidth + 2, y: y, width: summaryWidth, height: 1)
    }

    func bytes(y: Int) -> Rect {
        Rect(x: numberWidth + summaryWidth + 4, y: y, width: bytesWidth, height: 1)
    }
}
