// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerText

/// The edits of the vi engine.
extension EditableDocument {
    /// Makes the edits of a key, and takes the cursor and the selection of the engine.
    ///
    /// - Returns: Whether all undoing and redoing was possible.
    @discardableResult
    mutating func apply(_ outcome: ViOutcome, of engine: inout ViEngine) -> Bool {
        if outcome.beginsTyping { beginUndoGroup() }
        if !outcome.edits.isEmpty {
            asOneChange { document in
                for edit in outcome.edits { document.apply(edit) }
            }
        }
        let isPossible = undo(outcome, &engine)
        if outcome.endsTyping { endUndoGroup() }
        let selection = engine.shownSelection(in: storage)
        if selections != [selection] { setSelections([selection]) }
        return isPossible
    }

    private mutating func apply(_ edit: ViEdit) {
        let cursor = EditableText.Selection(cursor: edit.cursor)
        // Undoing goes back to this cursor.
        if selections != [cursor] {
            selections = [cursor]
            main = 0
        }
        let end = edit.replacements.reduce(0) { $0 + $1.text.count - $1.range.count }
        replace(
            edit.replacements, as: .other, removesTokens: true,
            selections: [.init(cursor: min(edit.cursor, storage.count + end))])
    }

    private mutating func undo(_ outcome: ViOutcome, _ engine: inout ViEngine) -> Bool {
        var isPossible = true
        for effect in outcome.effects {
            guard let (count, isUndo) = effect.undoing else { continue }
            var last: TextChange?
            asOneChange { document in
                for _ in 0..<count {
                    guard isUndo ? document.undo() : document.redo(toBeginning: true) else {
                        isPossible = last != nil
                        break
                    }
                    last = document.lastChange
                    if let last { engine.textDidChange(last) }
                }
            }
            guard let last else { continue }
            engine.cursor = cursorAfterUndoing(last)
        }
        return isPossible
    }

    /// Returns the cursor of vi after undoing: the old one if it is beside the change, or else the changed line.
    private func cursorAfterUndoing(_ change: TextChange) -> Int {
        let text = ViText(storage: storage), old = mainSelection.head
        let first = text.line(at: change.start)
        let last = text.line(at: change.start + change.newCount)
        let line = text.line(at: old)
        return first - 1...last + 1 ~= line
            ? text.onCharacter(old) : text.firstNonblank(ofLine: first)
    }
}

extension ViEffect {
    /// The number of steps to undo or redo; nil for another effect.
    fileprivate var undoing: (count: Int, isUndo: Bool)? {
        switch self {
        case .undo(let count): (count, true)
        case .redo(let count): (count, false)
        default: nil
        }
    }
}

extension ViEngine {
    /// Returns the selection that a view shows: the selected text of a visual mode, or the cursor.
    func shownSelection(in storage: TextStorage) -> EditableText.Selection {
        guard mode.isVisual else { return .init(cursor: min(cursor, storage.count)) }
        let text = ViText(storage: storage)
        var range = selection.range(in: text)
        if mode == .visualLine {
            range = range.lowerBound..<text.line(around: max(anchor, cursor)).upperBound
        }
        return cursor >= anchor
            ? .init(anchor: range.lowerBound, head: range.upperBound)
            : .init(anchor: range.upperBound, head: range.lowerBound)
    }
}
