// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A row of columns, one for each event, as high as the event rose and in the color of its
/// verdict.
///
/// The keys Left and Right, Home and End, and a press of the mouse select an event: the timeline
/// posts ``RouteRecordSelected``. Without colors, a sign on each column shows the verdict.
public final class RouteTimeline: Control {
    /// The events, the oldest first; the newest events are shown as far as there is room.
    public var records: [RouteRecord] = [] { didSet { setNeedsDisplay() } }

    /// The number of the selected event (``RouteRecord/id``); nil for none.
    public var selectedRecord: Int? {
        didSet { if selectedRecord != oldValue { setNeedsDisplay() } }
    }

    /// Creates a timeline without events; set ``records`` to show some.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        identifier = "timeline"
    }

    /// The rows: three of columns, the axis, and the times.
    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: min(5, size.height))
    }

    // MARK: Selecting

    /// True while the timeline is enabled and has events.
    public override var canBecomeFirstResponder: Bool { isEnabled && !records.isEmpty }

    private var selectedIndex: Int? {
        selectedRecord.flatMap { id in records.lastIndex { $0.id == id } }
    }

    /// Selects an earlier or a later event, as a key does, and reports it.
    ///
    /// - Parameter count: The number of events; negative for earlier events.
    /// - Returns: Whether another event is selected now.
    @discardableResult
    public func moveSelection(by count: Int) -> Bool {
        guard !records.isEmpty else { return false }
        let last = records.count - 1
        let target = (selectedIndex ?? last).saturatingAdding(count)
        return select(min(max(target, 0), last))
    }

    private func select(_ index: Int) -> Bool {
        guard records.indices.contains(index), records[index].id != selectedRecord else {
            return false
        }
        selectedRecord = records[index].id
        sendActions(for: .valueChanged)
        let event = RouteRecordSelected(id: records[index].id, isNewest: index == records.count - 1)
        post(event, includingSelf: true)
        return true
    }

    /// The actions `previous-event` on Left, `next-event` on Right, `first-event` on Home and
    /// `last-event` on End.
    public override var actions: [Action] { Self.moves { $0 as? RouteTimeline } }

    /// Returns the actions of a timeline, for a responder that finds the timeline.
    static func moves(
        of timeline: @escaping @MainActor (InputResponder) -> RouteTimeline?
    ) -> [Action] {
        let moves: [(String, String, KeySequence, ListMove, Int)] = [
            ("previous-event", "Earlier event", "left", .items(-1), -1),
            ("next-event", "Later event", "right", .items(1), 1),
            ("first-event", "First event", "home", .first, .min),
            ("last-event", "Last event", "end", .last, .max),
        ]
        return moves.map { identifier, title, key, move, count in
            Action(
                identifier, title: title, keys: [key]
            ) { timeline($0)?.moveSelection(by: count) == true ? .stop : .ignored }.placement(
                abs(count.clamped(-2, 2)) == 1 ? .footer : .help
            ).priority(.low).group(.moves(move, "Event")).enabled {
                timeline($0)?.records.isEmpty == false
            }.mayDecline()
        }
    }

    /// True: a drag moves the mark.
    public override var tracksDrags: Bool { true }

    public override func beginTracking(_ event: MouseEvent) -> Bool { pick(event) }

    public override func continueTracking(_ event: MouseEvent) -> Bool { pick(event) }

    /// Does nothing: the press selects.
    public override func activate() {}

    private func pick(_ event: MouseEvent) -> Bool {
        let range = shown
        guard !range.isEmpty else { return false }
        let index = range.lowerBound + max(0, event.location.x - Self.margin) / 2
        _ = select(min(max(index, range.lowerBound), range.upperBound - 1))
        return true
    }

    // MARK: For users who do not see the picture

    /// A slider over the events; its value describes the selected event.
    public override var defaultAccessibility: AccessibilityAttributes {
        let value = selectedIndex.map { index in
            let record = records[index]
            let name = TextSanitizer.line(RoutedEventText.name(of: record.trace.eventName))
            return "\(index + 1) of \(records.count), \(name), \(record.verdict.word)"
        }
        return super.defaultAccessibility.with(
            .slider, label: "Timeline", value: value ?? "\(records.count) events",
            traits: records.isEmpty ? .notEnabled : [])
    }

    public override func accessibilityIncrement() { moveSelection(by: 1) }

    public override func accessibilityDecrement() { moveSelection(by: -1) }

    // MARK: Drawing

    private static let margin = 1

    /// The indexes of the records with a column: the newest records, or else the records up to the
    /// selected one.
    private var shown: Range<Int> {
        let room = max(1, (bounds.width - Self.margin) / 2)
        guard records.count > room else { return records.indices }
        let newest = records.count - room..<records.count
        guard let selectedIndex, selectedIndex < newest.lowerBound else { return newest }
        return selectedIndex..<selectedIndex + room
    }

    public override func draw(_ rect: Rect, in canvas: Canvas) {
        guard !bounds.isEmpty else { return }
        let range = shown
        let hasTimes = bounds.height >= 4, hasAxis = bounds.height >= 2
        let rows = max(1, bounds.height - (hasAxis ? 1 : 0) - (hasTimes ? 1 : 0))
        let highest = max(2, records[range].map(\.rise).max() ?? 2)
        if hasAxis {
            canvas.drawHorizontalLine(
                at: Point(x: Self.margin, y: rows), length: bounds.width - Self.margin,
                style: Style(foreground: .separator))
        }
        for index in range {
            let x = Self.margin + (index - range.lowerBound) * 2
            drawColumn(records[index], at: x, rows: rows, highest: highest, in: canvas)
            guard index == selectedIndex, hasAxis else { continue }
            canvas.draw(
                .largeTriangleUp, at: Point(x: x, y: rows),
                style: Style(foreground: isFocused ? .focus : .label, attributes: .bold))
        }
        if hasTimes { drawTimes(of: range, y: rows + 1, in: canvas) }
        guard isFocused else { return }
        ControlLook.drawFocusBar(in: Rect(x: 0, y: 0, width: 1, height: rows), of: canvas)
    }

    private func drawColumn(
        _ record: RouteRecord, at x: Int, rows: Int, highest: Int, in canvas: Canvas
    ) {
        let style = record.verdict.lineStyle(hasFills: canvas.hasFills)
        // In eighths of a row; at least two, so that an event without handlers is visible.
        let height = max(2, record.rise * rows * 8 / highest)
        for row in 0..<rows {
            let part = min(8, height - row * 8)
            guard part > 0 else { break }
            canvas.draw(
                Self.block(part, isUnicode: canvas.isUnicode), at: Point(x: x, y: rows - 1 - row),
                style: style)
        }
        guard !canvas.hasColors else { return }
        let sign = canvas[record.verdict.symbol]
        let top = max(0, rows - (height + 7) / 8)
        canvas.draw(sign, at: Point(x: x, y: top), style: Style(attributes: .bold))
    }

    private static func block(_ eighths: Int, isUnicode: Bool) -> String {
        if !isUnicode { return eighths >= 4 ? "#" : "_" }
        let blocks: [String] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        return blocks[eighths - 1]
    }

    /// Writes the times of the first shown and the selected event, counted back from the newest
    /// event.
    private func drawTimes(of range: Range<Int>, y: Int, in canvas: Canvas) {
        guard let newest = records.last, let first = range.first else { return }
        var free = Self.margin
        func write(_ record: RouteRecord, at x: Int, _ style: Style) {
            let age = newest.time - record.time
            let text =
                record.id == newest.id
                ? "now"
                : canvas[.enDash] + RouteTime.text(age, isUnicode: canvas.isUnicode)
            let width = text.cellWidth
            let start = min(max(x - width / 2, Self.margin), bounds.width - width)
            guard start >= free else { return }
            canvas.draw(text, at: Point(x: start, y: y), style: style)
            free = start + width + 1
        }
        let quiet = Style(foreground: .secondaryLabel)
        if first != selectedIndex { write(records[first], at: 0, quiet) }
        if let selectedIndex, range.contains(selectedIndex) {
            let x = Self.margin + (selectedIndex - range.lowerBound) * 2
            write(records[selectedIndex], at: x, Style(attributes: .bold))
        }
        if range.upperBound == records.count, selectedIndex != records.count - 1, range.count > 1 {
            write(newest, at: Self.margin + (range.count - 1) * 2, quiet)
        }
    }
}

/// The user selected an event of a ``RouteTimeline``.
public struct RouteRecordSelected: RoutedEvent {
    /// The number of the event (``RouteRecord/id``).
    public let id: Int
    /// Whether no later event is shown.
    public let isNewest: Bool
}
