// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerText
import SeltzerViews

/// The completions while the user types.
extension TextView: CompletionHost {
    /// The completions of the token at the cursor; none by default.
    ///
    /// They are looked for when the user types or deletes a character, or presses Ctrl-Space, while there is one cursor.
    /// When the user takes one, the view posts ``TextEdited``, then ``/SeltzerControls/CompletionTaken``.
    public final var completionProviders: [CompletionProvider] {
        get { completer?.providers ?? [] }
        set { if !newValue.isEmpty || completer != nil { madeCompleter().providers = newValue } }
    }

    /// The keys and the look of ``completionProviders``.
    public final var completionSettings: CompletionSettings {
        get { completer?.settings ?? CompletionSettings() }
        set { madeCompleter().settings = newValue }
    }

    private final func madeCompleter() -> Completer {
        if let completer { return completer }
        let new = Completer(of: self)
        completer = new
        return new
    }

    /// The actions that come before those of editing.
    final var typingActions: [Action] {
        guard let completer else { return tokenActions }
        let ask = completer.providers.isEmpty ? nil : Completer.askAction(["ctrl-space"])
        return completer.actions(showingList: ask) + tokenActions
    }

    /// Runs an edit of the user after which completions are looked for.
    final func asTyping(_ body: () -> Void) {
        isTyping = true
        body()
        isTyping = false
    }

    final func updateCompletions(afterChange isChange: Bool) {
        guard let completer else { return }
        if !isChange {
            completer.cursorDidMove()
        } else if isTyping {
            completer.textDidChange()
        } else {
            // Enter after a paste must not take an item.
            completer.dismiss()
        }
    }

    package final var completionContext: CompletionContext? {
        guard isEnabled, isEditable, document.selections.count == 1 else { return nil }
        let head = document.mainSelection.head
        let line = storage.rangeOfLine(storage.lineNumber(at: head))
        let start = storage.startOfScalar(
            atOrAfter: max(line.lowerBound, head - CompletionContext.maximumLength))
        let end = storage.startOfScalar(
            atOrAfter: min(line.upperBound, head + CompletionContext.maximumLength))
        let before = storage.string(in: start..<max(start, head))
        // Positions of a text with invalid UTF-8 are not those of its string.
        guard before.utf8.count == head - start else { return nil }
        return CompletionContext(
            before: before, after: storage.string(in: head..<max(head, min(end, line.upperBound))),
            start: start, beginsLine: start == line.lowerBound,
            hasSelection: document.hasSelection)
    }

    package final var completionRow: Rect? { nil }

    package final func completionCell(at position: Int) -> Point? {
        position <= storage.count ? cell(of: position) : nil
    }

    package final func complete(_ range: Range<Int>, with text: String) -> Bool {
        let count = document.changeCount
        edit { $0.replace([EditableDocument.Replacement(range, text)], as: .other) }
        return document.changeCount != count
    }

    package final func didTakeCompletion(_ item: CompletionItem, forWholeLine: Bool) {
        post(CompletionTaken(item: item), includingSelf: true)
    }
}

extension [Action] {
    /// Returns other actions, followed by these ones without the keys that the other actions always take.
    @MainActor
    func after(_ first: [Action]) -> [Action] {
        // The list itself: equal storage shows that no action changed.
        guard !first.isEmpty else { return self }
        let taken = Set(first.filter { !$0.mayDecline }.flatMap(\.keys))
        guard !taken.isEmpty else { return first + self }
        return first
            + compactMap { action in
                guard action.keys.contains(where: taken.contains) else { return action }
                var action = action
                action.keys.removeAll { taken.contains($0) }
                return action.keys.isEmpty ? nil : action
            }
    }
}
