// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The selection of a visual mode.
struct ViSelection: Hashable, Sendable {
    /// The size of a selection, with which `.` repeats a command.
    struct Extent: Hashable, Sendable {
        let mode: ViMode
        /// The number of lines after the first.
        let lines: Int
        /// The number of characters after the first one, in the last line of the selection; of bytes if there are very
        /// many.
        let characters: Int
    }

    var mode: ViMode
    var anchor: Int
    var cursor: Int

    /// Returns the selected bytes: of lines, with the end of the last line.
    func range(in text: ViText) -> Range<Int> {
        let first = min(anchor, cursor), last = max(anchor, cursor)
        guard mode == .visual else {
            return text.line(around: first).lowerBound..<text.end(ofLine: text.line(at: last))
        }
        let line = text.line(around: last)
        return
            first..<(last >= line.upperBound
            ? text.end(ofLine: text.line(at: last)) : text.next(last))
    }

    /// Returns the size of the selection.
    func extent(in text: ViText) -> Extent {
        let first = min(anchor, cursor), last = max(anchor, cursor)
        let lines = text.line(at: last) - text.line(at: first)
        guard mode == .visual else { return Extent(mode: mode, lines: lines, characters: 0) }
        let start = lines == 0 ? first : text.line(around: last).lowerBound
        return Extent(
            mode: mode, lines: lines, characters: text.characters(from: start, to: last))
    }
}

/// The visual modes.
extension ViEngine {
    /// The present selection.
    var selection: ViSelection { ViSelection(mode: mode, anchor: anchor, cursor: cursor) }

    mutating func beginVisual(_ new: ViMode, in text: ViText) {
        guard mode != new else { return leaveVisual(in: text) }
        if !mode.isVisual { anchor = cursor }
        mode = new
    }

    mutating func leaveVisual(in text: ViText) {
        lastVisual = selection
        marks["<"] = min(anchor, cursor)
        marks[">"] = max(anchor, cursor)
        mode = .normal
        cursor = text.onCharacter(cursor)
    }

    mutating func selectAgain(in work: inout ViWork) {
        guard let last = lastVisual, max(last.anchor, last.cursor) <= work.text.storage.count
        else { return work.beep() }
        if mode.isVisual { lastVisual = selection }
        (mode, anchor, cursor) = (last.mode, last.anchor, last.cursor)
    }

    /// Selects a text object, or extends the selection by it.
    mutating func select(_ object: ViObject, _ count: Int, in work: inout ViWork) {
        let text = work.text, isNew = anchor == cursor
        var target = object.target(
            at: isNew ? cursor : text.next(cursor), count: count, in: text)
        if !isNew, case .block = object.kind {
            target = object.target(at: cursor, count: count, in: text)
            if let found = target, found.start == anchor {
                target = object.target(at: cursor, count: count + 1, in: text)
            }
        }
        guard let target, let start = target.start else { return work.beep() }
        if isNew || start < anchor { anchor = start }
        if target.kind == .lines { mode = .visualLine }
        cursor = target.position
        // The end of a block or of quoted text is not part of it.
        if target.kind == .exclusive, cursor > anchor {
            cursor =
                cursor == text.line(around: cursor).lowerBound
                ? text.range(ofLine: text.line(at: cursor) - 1).upperBound
                : text.previous(cursor)
        }
    }

    /// Selects as many characters or lines as an earlier selection, from the cursor on.
    mutating func select(_ extent: ViSelection.Extent, in text: ViText) {
        mode = extent.mode
        anchor = cursor
        let last = min(text.lineCount - 1, text.line(at: cursor) + extent.lines)
        let start = extent.lines == 0 ? cursor : text.range(ofLine: last).lowerBound
        let place = text.position(after: extent.characters, from: start)
        cursor = extent.lines == 0 || extent.mode == .visual ? text.onCharacter(place) : place
    }
}
