// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A document that is edited as a user does.
struct DocumentEdits {
    private static let granularities = [
        TextGranularity.character, .word, .line, .document,
    ]

    private var document: EditableDocument
    private let first: TextStorage

    init(_ input: inout FuzzInput) {
        let count = input.number(below: 64)
        first = TextStorage(bytes: (0..<count).map { _ in input.byte() })
        document = EditableDocument(first)
    }

    private func range(_ input: inout FuzzInput) -> Range<Int> {
        let ends = [Int(input.byte()) - 4, Int(input.byte()) - 4]
        return min(ends[0], ends[1])..<max(ends[0], ends[1])
    }

    private func text(_ input: inout FuzzInput) -> String {
        let count = input.number(below: 12)
        return String(decoding: (0..<count).map { _ in input.byte() }, as: UTF8.self)
    }

    /// Does what the next byte says.
    mutating func act(_ input: inout FuzzInput) {
        let old = document
        let kind = input.byte()
        let direction = kind & 0x80 == 0 ? TextStorageDirection.forward : .backward
        let granularity = Self.granularities[Int(kind >> 5) & 3]
        switch kind & 0x1F {
        case 0: document.select([Range(range(&input))])
        case 1: document.select((0..<3).map { _ in Range(range(&input)) })
        case 2: document.toggleCursor(at: TextPosition(Int(input.byte())))
        case 3: document.move(direction, by: granularity)
        case 4: document.move(direction, by: granularity, isSelecting: true)
        case 5: document.selectAll()
        case 6: document.removeOtherCursors()
        case 7: _ = document.selectNextOccurrence()
        case 8...11: document.insert(text(&input))
        case 12: document.insert([text(&input), text(&input)])
        case 13: document.delete(direction, by: granularity)
        case 14: document.kill(direction, by: granularity)
        case 15: document.transposeCharacters()
        case 16: document.transformWord { $0.uppercased() }
        case 17: document.insertNewline()
        case 18: document.indent(with: direction == .forward ? "\t" : "  ")
        case 19: document.outdent(by: 4)
        case 20: document.deleteLines()
        case 21: _ = document.moveLines(direction)
        case 22, 23: document.undo()
        case 24: document.redo()
        default: document.insert("x")
        }
        compare(with: old)
    }

    private func compare(with old: EditableDocument) {
        let count = document.storage.count
        var end = 0
        for range in document.selectedRanges.map(\.offsets) {
            precondition(
                range.lowerBound >= end && range.upperBound <= count,
                "Selections overlap or lie outside of the text.")
            end = range.upperBound
        }
        precondition(!document.selectedRanges.isEmpty, "There is no cursor.")
        guard document.changeCount != old.changeCount, let change = document.lastChange else {
            precondition(document.storage == old.storage, "A text changed without a change.")
            return
        }
        let oldCount = old.storage.count
        precondition(
            change.start >= 0 && change.start + change.oldCount <= oldCount
                && oldCount - change.oldCount + change.newCount == count,
            "A change has the wrong lengths.")
        precondition(
            document.storage[0..<change.start] == old.storage[0..<change.start],
            "The text before a change is another one.")
        precondition(
            document.storage[change.start + change.newCount..<count]
                == old.storage[change.start + change.oldCount..<oldCount],
            "The text after a change is another one.")
    }

    /// Undoes all edits and redoes them.
    mutating func undoAndRedoAll() {
        while document.redo() {}
        let last = document.storage
        while document.undo() {}
        precondition(document.storage == first, "Undoing leads to another text.")
        while document.redo() {}
        precondition(document.storage == last, "Redoing leads to another text.")
    }
}
