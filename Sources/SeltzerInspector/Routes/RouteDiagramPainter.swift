// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Draws the boxes of a route.
@MainActor
struct RouteDiagramPainter {
    let canvas: Canvas
    let layout: RouteDiagramLayout
    let trace: RouteTrace
    /// The number of boxes that the event has reached.
    let climbed: Int
    let isFocused: Bool
    let timeText: @MainActor (Duration, Bool) -> String?

    func draw() {
        if layout.isNested { drawBoxes() } else { drawRows() }
    }

    /// The verdict that the picture shows for a box now; a box ahead of the event has none yet.
    private func verdict(_ index: Int) -> RouteVerdict {
        index < climbed ? layout.boxes[index].verdict : .notAsked
    }

    private func isAhead(_ index: Int) -> Bool { index >= climbed }

    /// The word at the right of a box, with its sign.
    private func word(_ index: Int) -> String {
        if isAhead(index) { return "" }
        let verdict = layout.boxes[index].verdict
        let sign = canvas[verdict.symbol]
        return sign == " " ? verdict.word : "\(sign) \(verdict.word)"
    }

    private func wordStyle(_ index: Int) -> Style {
        let verdict = verdict(index)
        return verdict.tone == nil || verdict == .posted
            ? verdict.textStyle : verdict.textStyle.adding(.bold)
    }

    private func nameStyle(_ index: Int) -> Style {
        let box = layout.boxes[index]
        if index == layout.selectedIndex {
            let state: Control.State = isFocused ? [.selected, .focused] : .selected
            return ControlLook.row(state).adding(.bold)
        }
        if isAhead(index) || box.verdict == .notAsked { return Style(foreground: .tertiaryLabel) }
        return box.count > 1 ? Style(foreground: .secondaryLabel) : Style(attributes: .bold)
    }

    /// The place of the handler, and the effects of interceptors.
    private func note(_ index: Int) -> String {
        if isAhead(index) { return "" }
        let box = layout.boxes[index]
        return [box.handler.map { TextSanitizer.line("\($0)") } ?? "", box.note]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func time(_ index: Int) -> String {
        guard !isAhead(index), let duration = layout.boxes[index].duration else { return "" }
        return timeText(duration, canvas.isUnicode) ?? ""
    }

    /// The name and the values of the event.
    private var event: StyledText {
        let name = TextSanitizer.line(RoutedEventText.name(of: trace.eventName))
        let values = TextSanitizer.line(RoutedEventText.values(of: trace.event))
        return StyledText(name, style: Style(foreground: .accent, attributes: .bold))
            + StyledText(
                values.isEmpty ? "" : "  \(values)", style: Style(foreground: .secondaryLabel))
    }

    // MARK: Nested boxes

    private func drawBoxes() {
        let column = streamColumn
        for index in layout.boxes.indices.reversed() { drawBox(index, stream: column) }
    }

    /// The column of the event, between the names and the words if there is room.
    private var streamColumn: Int {
        let innermost = layout.frame(of: 0)
        var (left, right) = (innermost.minX + 3, innermost.maxX - 2)
        for (index, box) in layout.boxes.enumerated() {
            let frame = layout.frame(of: index)
            let name = frame.minX + 4 + box.name.cellWidth
            let note = index == 0 ? 0 : frame.minX + 3 + note(index).cellWidth
            left = max(left, min(name, frame.midX), min(note + 1, frame.midX))
            right = min(right, frame.maxX - 5 - word(index).cellWidth)
        }
        return max(innermost.minX + 2, (left + max(left, right)) / 2)
    }

    private func drawBox(_ index: Int, stream: Int) {
        let (box, frame, verdict) = (layout.boxes[index], layout.frame(of: index), verdict(index))
        let line = verdict.lineStyle(hasFills: canvas.hasFills)
        canvas.drawBox(
            frame, border: index == layout.selectedIndex ? .heavy : .rounded, style: line)
        let hasStream = !isAhead(index) && box.verdict != .notAsked
        if hasStream {
            let quiet = verdict == .passed ? Style(foreground: .secondaryLabel) : line
            canvas.draw(
                verdict == .stopped ? .squareFill : .circleFill,
                at: Point(x: stream, y: frame.minY), style: quiet)
            if index > 0 {
                canvas.draw(
                    .verticalLine, at: Point(x: stream, y: frame.minY + 1),
                    style: Style(foreground: .accent))
            }
        }
        drawTitle(index, in: frame)
        let row = Rect(
            x: frame.minX + 3, y: frame.minY + 1, width: max(0, frame.width - 6), height: 1)
        if index == 0 {
            canvas.draw(event, in: row, paragraphStyle: ParagraphStyle())
            return
        }
        drawNote(index, in: row, stream: hasStream ? stream : nil)
    }

    private func drawTitle(_ index: Int, in frame: Rect) {
        let word = word(index)
        let wordWidth = word.isEmpty ? 0 : word.cellWidth + 2
        let room = max(0, frame.width - 4 - (wordWidth > 0 ? wordWidth + 1 : 0))
        let name = " \(layout.boxes[index].name) "
        canvas.draw(
            name,
            in: Rect(x: frame.minX + 2, y: frame.minY, width: min(name.cellWidth, room), height: 1),
            style: nameStyle(index))
        guard wordWidth > 0 else { return }
        canvas.draw(
            " \(word) ", at: Point(x: frame.maxX - 2 - wordWidth, y: frame.minY),
            style: wordStyle(index))
    }

    private func drawNote(_ index: Int, in row: Rect, stream: Int?) {
        let time = time(index)
        let start = row.maxX - time.cellWidth
        let style = Style(foreground: .secondaryLabel)
        canvas.draw(time, at: Point(x: start, y: row.minY), style: style)
        let note = note(index)
        // A long note covers the event's path, because otherwise it would be unreadable.
        let end = start - (time.isEmpty ? 0 : 1)
        canvas.draw(
            note, in: Rect(x: row.minX, y: row.minY, width: max(0, end - row.minX), height: 1),
            style: style)
    }

    // MARK: A row for each responder

    private func drawRows() {
        for index in layout.boxes.indices {
            let frame = layout.frame(of: index)
            if !frame.isEmpty { drawRow(index, in: frame) }
        }
    }

    private func drawRow(_ index: Int, in row: Rect) {
        let box = layout.boxes[index]
        if index == layout.selectedIndex {
            canvas.fill(row, with: ControlLook.row(isFocused ? [.selected, .focused] : .selected))
            if isFocused {
                ControlLook.drawFocusBar(
                    in: Rect(x: row.minX, y: row.minY, width: 1, height: 1), of: canvas)
            }
        }
        let verdict = verdict(index)
        if !isAhead(index), box.verdict != .notAsked {
            canvas.draw(
                .circleFill, at: Point(x: row.minX + 1, y: row.minY),
                style: verdict.lineStyle(hasFills: canvas.hasFills))
        }
        var end = row.maxX - 1
        let hasTime = row.width >= 44
        if hasTime {
            let time = time(index)
            canvas.draw(
                time, at: Point(x: end - time.cellWidth, y: row.minY),
                style: Style(foreground: .secondaryLabel))
            end -= 9
        }
        let word = word(index)
        let wordStart = end - 12
        canvas.draw(
            word, in: Rect(x: wordStart, y: row.minY, width: 12, height: 1), style: wordStyle(index)
        )
        let name = Rect(
            x: row.minX + 3, y: row.minY, width: max(0, wordStart - row.minX - 4), height: 1)
        var text = StyledText(box.name, style: nameStyle(index))
        if index == 0 {
            text += StyledText("  ") + event
        } else if !note(index).isEmpty {
            text += StyledText("  \(note(index))", style: Style(foreground: .secondaryLabel))
        }
        canvas.draw(text, in: name, paragraphStyle: ParagraphStyle())
    }
}

extension Rect {
    /// The column in the middle.
    fileprivate var midX: Int { minX + width / 2 }
}
