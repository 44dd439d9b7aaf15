// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The effect of a key on the view, besides the new text and the cursor.
enum ViEffect: Hashable, Sendable {
    /// The key does nothing here.
    case bell
    /// A sentence for the user.
    case message(String)
    case undo(Int), redo(Int)
    case scrollRows(Int)
    /// Scrolls as far as the cursor moved.
    case scrollWithCursor(Int)
    case scrollTo(ViAction.Row)
    case fold(ViFold)
    /// Text for the pasteboard.
    case copy(TextStorage)
    /// A command that the program performs.
    case program(ViProgramCommand)
}

/// A command of the command line that the program performs.
struct ViProgramCommand: Hashable, Sendable {
    var saves = false
    var quits = false
    /// Whether the command has a `!`.
    var isForced = false
}

/// The result of a key.
struct ViOutcome: Sendable {
    /// The edits in order; together they are one step of undoing.
    var edits: [ViEdit] = []
    var effects: [ViEffect] = []
    /// Whether the key begins a run of typing that is one step of undoing, with the edits.
    var beginsTyping = false
    /// Whether the key ends a run of typing, after the edits.
    var endsTyping = false
}

/// Replacements at one time, in the order of the text.
struct ViEdit: Sendable {
    var replacements: [EditableDocument.Replacement]
    /// The cursor before the edit, to which undoing returns.
    var cursor: Int
}

/// The text while a command runs, with the edits so far.
struct ViWork {
    var text: ViText
    let context: ViContext
    var outcome = ViOutcome()
    /// The changes of the text, for the marks.
    private(set) var changes: [TextChange] = []
    /// The end of an insertion that ended, in the text after all edits; nil for none.
    var insertionEnd: Int?

    init(_ storage: TextStorage, _ context: ViContext) {
        text = ViText(storage: storage)
        self.context = context
    }

    /// Replaces a stretch.
    mutating func replace(_ range: Range<Int>, with new: TextStorage, cursor: Int) {
        replace([EditableDocument.Replacement(range, new)], cursor: cursor)
    }

    /// Replaces stretches that are in order.
    mutating func replace(_ replacements: [EditableDocument.Replacement], cursor: Int) {
        guard let first = replacements.first, let last = replacements.last else { return }
        var shift = 0
        for replacement in replacements {
            let start = replacement.range.lowerBound + shift
            text.storage.replaceSubrange(
                start..<start + replacement.range.count, with: replacement.text)
            shift += replacement.text.count - replacement.range.count
        }
        let old = last.range.upperBound - first.range.lowerBound
        changes.append(
            TextChange(start: first.range.lowerBound, oldCount: old, newCount: old + shift))
        outcome.edits.append(ViEdit(replacements: replacements, cursor: cursor))
    }

    mutating func beep() { outcome.effects.append(.bell) }

    mutating func say(_ message: String) { outcome.effects += [.bell, .message(message)] }
}
