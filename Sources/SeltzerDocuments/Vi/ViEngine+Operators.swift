// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

/// The operators.
extension ViEngine {
    mutating func operate(
        _ verb: ViOperator, _ reach: ViReach, _ command: ViCommand, in work: inout ViWork
    ) {
        let wasVisual = mode.isVisual
        let extent = wasVisual && verb != .yank ? selection.extent(in: work.text) : nil
        guard let stretch = stretch(verb, reach, command, in: &work) else {
            if wasVisual { leaveVisual(in: work.text) }
            if work.outcome.effects.isEmpty { work.beep() }
            return
        }
        if wasVisual { leaveVisual(in: work.text) }
        if verb != .yank {
            repeated = ViRepeat(command: command, extent: extent, inserted: repeated?.inserted)
        }
        goal = nil
        apply(verb, to: stretch, command, wasVisual: wasVisual, in: &work)
    }

    private mutating func apply(
        _ verb: ViOperator, to stretch: ViStretch, _ command: ViCommand, wasVisual: Bool,
        in work: inout ViWork
    ) {
        switch verb {
        case .yank: yank(stretch, command, in: &work)
        case .delete: delete(stretch, command, in: &work)
        case .change: change(stretch, command, in: &work)
        case .indent, .outdent:
            let steps = (verb == .indent ? 1 : -1) * (wasVisual ? command.times : 1)
            shift(stretch, by: steps, in: &work)
        case .lowercase: transform(stretch, in: &work) { $0.lowercased() }
        case .uppercase: transform(stretch, in: &work) { $0.uppercased() }
        case .swapCase: transform(stretch, in: &work) { $0.withOtherCase }
        }
    }

    /// Returns the text on which an operator works; nil if its motion fails.
    private mutating func stretch(
        _ verb: ViOperator, _ reach: ViReach, _ command: ViCommand, in work: inout ViWork
    ) -> ViStretch? {
        let text = work.text
        switch reach {
        case .lines where mode.isVisual: return selectedLines(in: text)
        case .lines:
            let line = text.line(at: cursor)
            guard command.times == 1 || line + 1 < text.lineCount else { return nil }
            let last = min(text.lineCount - 1, line.saturatingAdding(command.times - 1))
            let start = text.range(ofLine: line).lowerBound
            return ViStretch(
                lines: line, last, in: text, cursor: verb.changesCase ? start : cursor)
        case .selection:
            return mode == .visual
                ? ViStretch(selection.range(in: text)) : selectedLines(in: text)
        case .motion(let motion):
            guard
                let target = target(of: motion, count: command.count, for: verb, in: &work)
            else { return nil }
            return ViStretch(from: cursor, to: target, for: verb, in: text)
        case .object(let object):
            guard
                let target = object.target(at: cursor, count: command.times, in: text)
            else { return nil }
            return ViStretch(
                from: target.start ?? cursor, to: target, for: verb, in: text)
        }
    }

    /// Returns the lines of the selection.
    private func selectedLines(in text: ViText) -> ViStretch {
        let first = text.line(at: min(anchor, cursor))
        // As in vim, the cursor keeps its column if it is in the first line by a move upwards.
        let keepsColumn = cursor < anchor || isRepeating
        return ViStretch(
            lines: first, text.line(at: max(anchor, cursor)), in: text,
            cursor: keepsColumn ? cursor : text.range(ofLine: first).lowerBound)
    }

    private func contents(_ stretch: ViStretch, _ work: ViWork) -> ViRegisters.Contents {
        ViRegisters.Contents(text: work.text.storage[stretch.range], isLines: stretch.isLines)
    }

    private func copyIfWanted(
        _ contents: ViRegisters.Contents, _ command: ViCommand, in work: inout ViWork
    ) {
        guard ViRegisters.isPasteboard(command.register) else { return }
        var text = contents.text
        if contents.isLines { text.replaceSubrange(text.count..<text.count, with: "\n") }
        work.outcome.effects.append(.copy(text))
    }

    private mutating func yank(
        _ stretch: ViStretch, _ command: ViCommand, in work: inout ViWork
    ) {
        let contents = contents(stretch, work)
        registers.yank(contents, in: command.register)
        copyIfWanted(contents, command, in: &work)
        cursor = stretch.cursor
        marks["["] = stretch.range.lowerBound
        marks["]"] = stretch.range.upperBound
    }

    /// Stores the text that a command deletes.
    mutating func store(_ stretch: ViStretch, _ command: ViCommand, in work: inout ViWork) {
        let contents = contents(stretch, work), text = work.text
        let hasLines =
            text.line(at: stretch.range.lowerBound) != text.line(at: stretch.range.upperBound)
        registers.delete(
            contents, in: command.register,
            isBig: stretch.isLines || stretch.isBig || hasLines)
        copyIfWanted(contents, command, in: &work)
    }

    /// Deletes a stretch.
    mutating func delete(_ stretch: ViStretch, _ command: ViCommand, in work: inout ViWork) {
        store(stretch, command, in: &work)
        cursor = stretch.isLines ? stretch.cursor : stretch.range.lowerBound
        guard stretch.isLines else {
            if !stretch.range.isEmpty {
                work.replace(stretch.range, with: TextStorage(), cursor: cursor)
            }
            return
        }
        let text = work.text, first = text.line(at: stretch.range.lowerBound)
        let last = text.line(at: stretch.range.upperBound)
        var range = stretch.range.lowerBound..<text.end(ofLine: last)
        if range.upperBound == stretch.range.upperBound, first > 0 {
            // The last line has no end, so the end of the line before goes.
            range = text.range(ofLine: first - 1).upperBound..<range.upperBound
        }
        if !range.isEmpty { work.replace(range, with: TextStorage(), cursor: cursor) }
        cursor = work.text.firstNonblank(ofLine: min(first, work.text.lineCount - 1))
    }

    private mutating func change(
        _ stretch: ViStretch, _ command: ViCommand, in work: inout ViWork
    ) {
        store(stretch, command, in: &work)
        var range = stretch.range
        var indented: Range<Int>?
        if stretch.isLines {
            // As with automatic indentation, the first line keeps its blanks.
            let line = work.text.line(at: range.lowerBound)
            let start = min(
                work.text.skippingBlanks(from: range.lowerBound), range.upperBound)
            if start > range.lowerBound { indented = range.lowerBound..<start }
            range = start..<range.upperBound
            cursor = work.text.line(at: cursor) == line ? stretch.cursor : range.lowerBound
        }
        let before = stretch.isLines ? min(cursor, stretch.range.lowerBound) : range.lowerBound
        if !range.isEmpty { work.replace(range, with: TextStorage(), cursor: before) }
        cursor = range.lowerBound
        beginInsertion(command, indented: indented, in: &work)
    }

    /// Changes the indentation of lines by a number of steps.
    private mutating func shift(_ stretch: ViStretch, by steps: Int, in work: inout ViWork) {
        let text = work.text, interval = max(1, work.context.tabInterval)
        let first = text.line(at: stretch.range.lowerBound)
        let end = stretch.range.upperBound
        var last = text.line(at: end)
        // The end of a selection that takes the end of its line.
        if !stretch.isLines, last > first, end == text.range(ofLine: last).lowerBound { last -= 1 }
        var replacements: [EditableDocument.Replacement] = []
        var room = TextStorage.greatestRepetition
        for line in first...last {
            let range = text.range(ofLine: line)
            guard !range.isEmpty else { continue }
            let blanks = range.lowerBound..<text.skippingBlanks(from: range.lowerBound)
            let old =
                blanks.isEmpty
                ? 0 : text.column(of: text.previous(blanks.upperBound), tabInterval: interval) + 1
            let new = max(0, old + steps * interval)
            let tabs = work.context.usesSpaces ? 0 : new / interval
            room -= tabs + new - tabs * interval
            guard room >= 0 else { return work.beep() }
            let indent =
                String(repeating: "\t", count: tabs)
                + String(repeating: " ", count: new - tabs * interval)
            replacements.append(EditableDocument.Replacement(blanks, indent))
        }
        work.replace(replacements, cursor: text.range(ofLine: first).lowerBound)
        cursor = work.text.firstNonblank(ofLine: first)
    }

    private mutating func transform(
        _ stretch: ViStretch, in work: inout ViWork, _ body: (String) -> String
    ) {
        cursor = stretch.cursor
        guard !stretch.range.isEmpty else { return }
        let new = work.text.storage[stretch.range].transformed(by: body)
        work.replace(stretch.range, with: new, cursor: cursor)
    }
}

extension ViOperator {
    fileprivate var changesCase: Bool {
        switch self {
        case .lowercase, .uppercase, .swapCase: true
        default: false
        }
    }
}

extension String {
    /// The text with small letters in place of capital letters, and the other way round.
    var withOtherCase: String {
        reduce(into: "") { result, character in
            result += character.isUppercase ? character.lowercased() : character.uppercased()
        }
    }
}
