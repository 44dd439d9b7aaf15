// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// A run of insert mode or replace mode, from its first key to Escape.
struct ViInsertion: Sendable {
    /// The typed text.
    var range: Range<Int>
    /// How often Escape inserts the text, with the first time.
    var count = 1
    /// Whether each repetition is a line of its own, as after `o`.
    var repeatsLines = false
    /// The automatic indentation before the text; nil for none.
    var indent: Range<Int>?
    /// The replaced characters in replace mode; nil for a character that was added.
    var replaced: [TextStorage?] = []

    init(at position: Int) {
        range = position..<position
    }

    /// Sets the end of the typed text.
    mutating func end(at position: Int) {
        range = min(range.lowerBound, position)..<position
    }

    /// Follows a change of the text: the range grows with it, or begins again elsewhere.
    ///
    /// The replaced characters do not belong to the text before the cursor any more.
    mutating func follow(_ change: TextChange) {
        replaced = []
        let end = change.start + change.oldCount, shift = change.newCount - change.oldCount
        if change.start >= range.lowerBound, end <= range.upperBound {
            range = range.lowerBound..<range.upperBound + shift
        } else if change.start < range.lowerBound, end >= range.lowerBound,
            end <= range.upperBound
        {
            indent = nil
            range = change.start..<range.upperBound + shift
        } else {
            indent = nil
            range = change.start..<change.start + change.newCount
        }
    }
}

/// A command that `.` repeats.
struct ViRepeat: Sendable {
    var command: ViCommand
    /// The size of the selection on which it worked; nil in normal mode.
    var extent: ViSelection.Extent?
    /// The text that was typed after it; nil for none.
    var inserted: TextStorage?
}

/// Insert mode and replace mode.
extension ViEngine {
    mutating func insert(
        _ place: ViAction.Insertion, _ command: ViCommand, in work: inout ViWork
    ) {
        let text = work.text, line = text.line(at: cursor), range = text.range(ofLine: line)
        let old = cursor
        repeated = ViRepeat(command: command, extent: nil, inserted: nil)
        switch place {
        case .before: break
        case .after: cursor = text.next(cursor)
        case .lineStart: cursor = text.skippingBlanks(from: range.lowerBound)
        case .lineEnd: cursor = range.upperBound
        case .lineBelow, .lineAbove:
            let end = text.lineEnd(atLine: line)
            let indent = text.storage[
                range.lowerBound..<text.skippingBlanks(from: range.lowerBound)]
            let isBelow = place == .lineBelow
            var new = TextStorage(isBelow ? end : "")
            new.replaceSubrange(new.count..<new.count, with: indent)
            cursor = (isBelow ? range.upperBound : range.lowerBound) + new.count
            if !isBelow { new.replaceSubrange(new.count..<new.count, with: end) }
            let start = isBelow ? range.upperBound : range.lowerBound
            work.replace(start..<start, with: new, cursor: old)
            beginInsertion(
                command, indented: indent.isEmpty ? nil : cursor - indent.count..<cursor,
                in: &work)
            insertion?.repeatsLines = true
            insertion?.count = command.times
            return
        }
        beginInsertion(command, indented: nil, in: &work)
        insertion?.count = command.times
    }

    /// Begins insert mode at the cursor.
    mutating func beginInsertion(
        _ command: ViCommand, indented: Range<Int>?, in work: inout ViWork
    ) {
        mode = .insert
        goal = nil
        insertion = ViInsertion(at: cursor)
        insertion?.indent = indented
        work.outcome.beginsTyping = true
    }

    /// Begins replace mode.
    mutating func overtype(_ command: ViCommand, in work: inout ViWork) {
        repeated = ViRepeat(command: command, extent: nil, inserted: nil)
        beginInsertion(command, indented: nil, in: &work)
        insertion?.count = command.times
        mode = .replace
    }

    /// Handles Escape, and in replace mode the typed characters.
    mutating func handleInserting(_ key: ViKey, in work: inout ViWork) {
        if key == .escape { return endInsertion(in: &work) }
        guard mode == .replace else { return work.beep() }
        switch key {
        case .character(let character): overtype(String(character), in: &work)
        case .enter:
            let end = work.text.lineEnd(atLine: work.text.line(at: cursor))
            work.replace(cursor..<cursor, with: TextStorage(end), cursor: cursor)
            cursor += end.utf8.count
            insertion?.end(at: cursor)
            insertion?.replaced.append(nil)
        case .backspace, .control("h"): restoreCharacter(in: &work)
        default: work.beep()
        }
    }

    private mutating func overtype(_ new: String, in work: inout ViWork) {
        let end = work.text.next(cursor)
        insertion?.replaced.append(end > cursor ? work.text.storage[cursor..<end] : nil)
        work.replace(cursor..<end, with: TextStorage(new), cursor: cursor)
        cursor += new.utf8.count
        insertion?.end(at: cursor)
    }

    private mutating func restoreCharacter(in work: inout ViWork) {
        let start = work.text.storage.boundary(from: cursor, by: .character, .backward)
        guard let replaced = insertion?.replaced.popLast() else {
            cursor = work.text.previous(cursor)
            insertion?.range = cursor..<cursor
            return
        }
        work.replace(start..<cursor, with: replaced ?? TextStorage(), cursor: cursor)
        cursor = start
        insertion?.end(at: cursor)
    }

    /// Ends insert mode: repeats the typed text, and goes back by a character.
    private mutating func endInsertion(in work: inout ViWork) {
        let wasReplace = mode == .replace
        defer {
            mode = .normal
            insertion = nil
            work.insertionEnd = cursor
            cursor = work.text.previous(cursor)
            work.outcome.endsTyping = true
        }
        guard let insertion else { return }
        let range = insertion.range.clamped(to: 0..<work.text.storage.count)
        let typed = work.text.storage[range]
        repeated?.inserted = typed
        if typed.isEmpty {
            if let indent = insertion.indent, indent.upperBound == cursor,
                work.text.line(around: cursor) == indent
            {
                work.replace(indent, with: TextStorage(), cursor: cursor)
                cursor = indent.lowerBound
            }
            return
        }
        if wasReplace {
            type(over: typed, times: insertion.count - 1, in: &work)
        } else if insertion.count > 1 {
            type(again: typed, insertion, in: &work)
        }
    }

    /// Inserts the typed text again and again, up to the greatest size of an edit by a count.
    private mutating func type(
        again typed: TextStorage, _ insertion: ViInsertion, in work: inout ViWork
    ) {
        var unit = typed
        if insertion.repeatsLines {
            let line = work.text.line(at: cursor)
            let start = work.text.range(ofLine: line).lowerBound
            let indent = work.text.storage[start..<work.text.skippingBlanks(from: start)]
            unit = TextStorage(work.text.lineEnd(atLine: line))
            unit.replaceSubrange(unit.count..<unit.count, with: indent)
            unit.replaceSubrange(unit.count..<unit.count, with: typed)
        }
        guard let new = unit.repeated(insertion.count - 1) else { return work.beep() }
        work.replace(cursor..<cursor, with: new, cursor: cursor)
        cursor += new.count
    }

    /// Types a text several times over the text at the cursor, up to the greatest size of an edit by a count.
    private mutating func type(
        over typed: TextStorage, times: Int, in work: inout ViWork
    ) {
        guard times > 0 else { return }
        guard let new = typed.repeated(times) else { return work.beep() }
        var reader = ViReader(work.text, at: cursor)
        var left = typed.string.count.saturatingMultiplied(by: times)
        while left > 0, reader.character != nil {
            reader.goForward()
            left -= 1
        }
        work.replace(cursor..<reader.position, with: new, cursor: cursor)
        cursor += new.count
    }

    // MARK: Again

    /// Runs the last command again.
    mutating func performAgain(_ command: ViCommand, in work: inout ViWork) {
        guard var last = repeated else { return work.beep() }
        if command.count != nil { last.command.count = command.count }
        if let extent = last.extent { select(extent, in: work.text) }
        isRepeating = true
        perform(last.command, in: &work)
        isRepeating = false
        repeated = last
        guard mode.insertsText else { return }
        work.outcome.beginsTyping = false
        let wasReplace = mode == .replace
        if let typed = last.inserted {
            if wasReplace {
                type(over: typed, times: 1, in: &work)
            } else {
                work.replace(cursor..<cursor, with: typed, cursor: cursor)
                cursor += typed.count
            }
            insertion?.range = cursor - typed.count..<cursor
        }
        endInsertion(in: &work)
        work.outcome.endsTyping = false
        repeated = last
    }
}

extension TextStorage {
    /// The greatest size of a text that a count makes.
    static var greatestRepetition: Int { 64 << 20 }

    /// Returns the text several times in a row; nil if that would be too long.
    func repeated(_ count: Int) -> TextStorage? {
        guard count.multipliedReportingOverflow(by: max(1, self.count)).overflow == false,
            count * self.count <= Self.greatestRepetition
        else { return nil }
        var result = TextStorage(), unit = self, left = max(0, count)
        while left > 0 {
            if left & 1 == 1 { result.replaceSubrange(result.count..<result.count, with: unit) }
            left >>= 1
            if left > 0 { unit.replaceSubrange(unit.count..<unit.count, with: unit) }
        }
        return result
    }
}
