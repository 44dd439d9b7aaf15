// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// Edits that are no operators: `r`, `~`, `p` and `J`.
extension ViEngine {
    private mutating func remember(_ command: ViCommand, _ extent: ViSelection.Extent? = nil) {
        repeated = ViRepeat(command: command, extent: extent, inserted: repeated?.inserted)
        goal = nil
    }

    /// Replaces characters by another one.
    mutating func replace(
        with character: Character, _ command: ViCommand, in work: inout ViWork
    ) {
        let text = work.text
        if mode.isVisual {
            let range = selection.range(in: text), extent = selection.extent(in: text)
            leaveVisual(in: text)
            remember(command, extent)
            let new = text.storage[range].transformed { old in
                String(old.map { $0.isNewline ? $0 : character })
            }
            cursor = range.lowerBound
            return work.replace(range, with: new, cursor: cursor)
        }
        var end = cursor
        for _ in 0..<command.times {
            let next = text.next(end)
            guard next > end else { return work.beep() }
            end = next
        }
        remember(command)
        guard character != "\n" else {
            let line = text.line(at: cursor), start = text.range(ofLine: line).lowerBound
            let lineEnd = text.lineEnd(atLine: line)
            let indent = text.storage.string(
                in: start..<min(cursor, text.skippingBlanks(from: start)))
            work.replace(cursor..<end, with: TextStorage(lineEnd + indent), cursor: cursor)
            cursor += lineEnd.utf8.count + indent.utf8.count
            return
        }
        let new = TextStorage(String(repeating: character, count: command.times))
        work.replace(cursor..<end, with: new, cursor: cursor)
        cursor = work.text.previous(cursor + new.count)
    }

    /// Changes the case of characters, and goes behind them.
    mutating func swapCase(_ command: ViCommand, in work: inout ViWork) {
        var end = cursor
        for _ in 0..<command.times {
            let next = work.text.next(end)
            if next == end { break }
            end = next
        }
        guard end > cursor else { return work.beep() }
        remember(command)
        let new = work.text.storage[cursor..<end].transformed { $0.withOtherCase }
        work.replace(cursor..<end, with: new, cursor: cursor)
        cursor += new.count
    }

    // MARK: Putting

    /// Puts the text of a register.
    mutating func put(before: Bool, _ command: ViCommand, in work: inout ViWork) {
        guard
            let contents = registers.contents(
                of: command.register, pasteboard: work.context.pasteboard),
            let text = repeated(contents, command.times)
        else {
            if mode.isVisual { leaveVisual(in: work.text) }
            return work.beep()
        }
        if mode.isVisual { return put(over: contents, text, before: before, command, in: &work) }
        remember(command)
        if contents.isLines {
            putLines(text, before: before, in: &work)
        } else {
            putCharacters(text, before: before, in: &work)
        }
    }

    /// Returns the text of a register several times.
    private func repeated(_ contents: ViRegisters.Contents, _ times: Int) -> TextStorage? {
        guard contents.isLines, times > 1 else { return contents.text.repeated(times) }
        var unit = contents.text
        unit.replaceSubrange(unit.count..<unit.count, with: "\n")
        guard var text = unit.repeated(times) else { return nil }
        text.replaceSubrange(text.count - 1..<text.count, with: "")
        return text
    }

    private mutating func putLines(
        _ new: TextStorage, before: Bool, in work: inout ViWork
    ) {
        let text = work.text, line = text.line(at: cursor)
        let end = text.lineEnd(atLine: line)
        let place = before ? text.range(ofLine: line).lowerBound : text.end(ofLine: line)
        var new = new
        let needsEndBefore = !before && place == text.range(ofLine: line).upperBound
        if needsEndBefore {
            new.replaceSubrange(0..<0, with: end)
        } else {
            new.replaceSubrange(new.count..<new.count, with: end)
        }
        work.replace(place..<place, with: new, cursor: cursor)
        cursor = work.text.firstNonblank(ofLine: before ? line : line + 1)
    }

    private mutating func putCharacters(
        _ new: TextStorage, before: Bool, in work: inout ViWork
    ) {
        guard !new.isEmpty else { return }
        let place = before ? cursor : work.text.next(cursor)
        work.replace(place..<place, with: new, cursor: cursor)
        // After several lines the cursor stays at their beginning.
        cursor = new.lineCount > 1 ? place : work.text.previous(place + new.count)
    }

    /// Replaces the selection by the text of a register, and stores the selection unless `P` was typed.
    private mutating func put(
        over contents: ViRegisters.Contents, _ new: TextStorage, before: Bool,
        _ command: ViCommand, in work: inout ViWork
    ) {
        let text = work.text, wasLines = mode == .visualLine
        let extent = selection.extent(in: text), range = selection.range(in: text)
        let last = text.line(at: max(anchor, cursor))
        leaveVisual(in: text)
        remember(command, extent)
        if !before {
            let stretch =
                wasLines
                ? ViStretch(
                    lines: text.line(at: range.lowerBound), last, in: text,
                    cursor: range.lowerBound)
                : ViStretch(range)
            store(stretch, ViCommand(register: nil, count: nil, verb: command.verb), in: &work)
        }
        var new = new
        let end = text.lineEnd(atLine: text.line(at: range.lowerBound))
        if wasLines {
            let hasEnd = range.upperBound > text.range(ofLine: last).upperBound
            if hasEnd { new.replaceSubrange(new.count..<new.count, with: end) }
            work.replace(range, with: new, cursor: range.lowerBound)
            let line = work.text.line(at: range.lowerBound)
            cursor =
                contents.isLines ? work.text.firstNonblank(ofLine: line) : range.lowerBound
            return
        }
        if contents.isLines {
            new.replaceSubrange(0..<0, with: end)
            new.replaceSubrange(new.count..<new.count, with: end)
        }
        work.replace(range, with: new, cursor: range.lowerBound)
        let start = range.lowerBound
        cursor =
            contents.isLines
            ? work.text.firstNonblank(ofLine: work.text.line(at: start) + 1)
            : contents.text.lineCount > 1
                ? start : work.text.previous(max(start, start + new.count))
    }

    // MARK: Joining

    /// Joins lines, with a space in place of each line end and indentation.
    mutating func join(_ addsSpaces: Bool, _ command: ViCommand, in work: inout ViWork) {
        let text = work.text
        var line = text.line(at: cursor), last = line + max(2, command.times) - 1
        var extent: ViSelection.Extent?
        if mode.isVisual {
            extent = selection.extent(in: text)
            line = text.line(at: min(anchor, cursor))
            last = max(line + 1, text.line(at: max(anchor, cursor)))
            leaveVisual(in: text)
        }
        last = min(last, text.lineCount - 1)
        guard last > line else { return work.beep() }
        remember(command, extent)
        let start = cursor
        var replacements: [EditableDocument.Replacement] = []
        var place = 0, shift = 0, hasText = !text.range(ofLine: line).isEmpty
        for next in line + 1...last {
            let before = text.range(ofLine: next - 1), range = text.range(ofLine: next)
            let hasIndent = addsSpaces && !range.isEmpty && text.isBlank(range.lowerBound)
            let end = hasIndent ? text.skippingBlanks(from: range.lowerBound) : range.lowerBound
            let isRest = end == range.upperBound
            let hasBlank = !before.isEmpty && text.isBlank(before.upperBound - 1)
            let isClosing = !isRest && text.byte(end) == UInt8(ascii: ")")
            let space = addsSpaces && !isRest && hasText && !isClosing && !hasBlank ? " " : ""
            let replaced = before.upperBound..<end
            place = before.upperBound + shift
            replacements.append(EditableDocument.Replacement(replaced, space))
            shift += space.utf8.count - replaced.count
            hasText = hasText || !isRest || !space.isEmpty
        }
        work.replace(replacements, cursor: start)
        cursor = work.text.onCharacter(place)
    }
}
