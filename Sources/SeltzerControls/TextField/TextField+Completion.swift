// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The completions while the user types.
extension TextField: CompletionHost {
    /// Returns the completer, which is created at the first call.
    @discardableResult
    final func madeCompleter() -> Completer {
        if let completer { return completer }
        let new = Completer(of: self)
        new.settings = shownCompletionSettings
        completer = new
        return new
    }

    final func updateProviders() {
        let forText = suggestions.map { suggestions in
            CompletionProvider(.line) { await suggestions.find($0.query) }
        }
        let all = completionProviders + (forText.map { [$0] } ?? [])
        if !all.isEmpty || completer != nil { madeCompleter().providers = all }
    }

    /// Finds the completion of the text that the user has typed.
    final func updateCompletion() {
        let isTyped = completer?.isTaking != true && !isSecureTextEntry && mask == nil && isFocused
        let text = isTyped && !editor.text.isEmpty ? completion(of: editor.text) : nil
        if text != nil || completer != nil {
            madeCompleter().setInline(text.map { CompletionItem($0) })
        }
    }

    package final var completionContext: CompletionContext? {
        guard !isSecureTextEntry else { return nil }
        let head = editor.text.index(atByte: editor.selection.head)
        return CompletionContext(
            before: String(editor.text[..<head]), after: String(editor.text[head...]), start: 0,
            beginsLine: true, hasSelection: editor.hasSelection)
    }

    package final var completionRow: Rect? { fieldRow }

    package final func completionCell(at position: Int) -> Point? {
        guard position <= editor.text.utf8.count else { return nil }
        let line = line
        let column = line.column(of: position) ?? 0
        let x = textColumns.lowerBound.saturatingAdding(column + indent(of: line))
        return Point(x: min(x, textColumns.upperBound), y: bounds.minY)
    }

    package final func complete(_ range: Range<Int>, with text: String) -> Bool {
        insert(text, replacing: range)
    }

    package final func didTakeCompletion(_ item: CompletionItem, forWholeLine: Bool) {
        if forWholeLine { return didTakeSuggestion() }
        post(CompletionTaken(item: item), includingSelf: true)
    }
}
