// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerText
import SeltzerViews

/// The changes that the user makes.
extension TokenField {
    /// Splits the typed text, and replaces selected tokens by it.
    final func textDidChange() {
        show(message: nil)
        replaceSelection()
        if editor.text.contains(where: tokenizingCharacterSet.contains) { tokenize() }
        setNeedsLayout()
    }

    /// Inserts a typed or pasted text in place of the selection, and makes tokens of its parts that end.
    final func insertByUser(_ text: String) {
        guard isEnabled else { return }
        if text.contains(where: { $0.isNewline || tokenizingCharacterSet.contains($0) }) {
            replaceSelection()
            var whole = editor.text
            whole.replaceSubrange(editor.selectedRange.indices(in: whole), with: text)
            add(parts(of: whole))
        } else {
            editor.insertText(text)
        }
    }

    /// Removes the selected tokens; new ones are inserted in their place.
    private final func replaceSelection() {
        guard let selected = selectedTokens else { return }
        removeTokens(in: selected.lowerBound..<selected.upperBound + 1)
        insertionIndex = selected.lowerBound
    }

    /// Makes tokens of the text.
    ///
    /// - Returns: False if a part was refused; it stays as text.
    @discardableResult
    public final func tokenize() -> Bool {
        add(parts(of: editor.text))
        return validationMessage == nil
    }

    private final func parts(of text: String) -> [String] {
        text.split { $0.isNewline || tokenizingCharacterSet.contains($0) }
            .compactMap { Self.token(String($0)) }
    }

    /// Adds tokens before the cursor; the refused ones become the text.
    private final func add(_ parts: [String]) {
        var added: [String] = [], refused: [(text: String, message: String)] = []
        var known = allowsDuplicates ? [] : Set(list)
        for part in parts {
            if let message = validateToken?(part) {
                refused.append((part, message))
            } else if !allowsDuplicates, !known.insert(part).inserted {
                refused.append((part, "\(part) is already there"))
            } else {
                added.append(part)
            }
        }
        let rest = refused.map(\.text).joined(separator: separator)
        // The separator at the end of the text is part of no token.
        if editor.text != rest { editor.text = rest }
        let place = insertionIndex
        if !added.isEmpty {
            list.insert(contentsOf: added, at: place)
            insertionIndex += added.count
        }
        tokensDidChange()
        show(message: refused.first?.message)
        if !added.isEmpty { tell(.added(added, at: place)) }
        guard !refused.isEmpty else { return }
        window?.application?.beep()
        for item in refused {
            post(TokenFieldRefused(text: item.text, message: item.message), includingSelf: true)
        }
    }

    /// The text between tokens on the pasteboard.
    final var separator: String { tokenizingCharacterSet.contains(",") ? ", " : "\n" }

    /// Removes tokens as the user does.
    final func removeTokens(in range: Range<Int>) {
        guard !range.isEmpty else { return }
        let removed = Array(list[range])
        list.removeSubrange(range)
        if insertionIndex >= range.upperBound {
            insertionIndex -= range.count
        } else {
            insertionIndex = min(insertionIndex, range.lowerBound)
        }
        selection = nil
        tokensDidChange()
        tell(.removed(removed, at: range.lowerBound))
    }

    /// Moves a token as the user does.
    ///
    /// - Parameters:
    ///   - index: The index of the token.
    ///   - target: Its index after the move.
    final func moveToken(at index: Int, to target: Int) {
        let target = max(0, min(target, list.count - 1))
        guard target != index else { return }
        list.insert(list.remove(at: index), at: target)
        insertionIndex = list.count
        selection = (target, target)
        tokensDidChange()
        tell(.moved(from: index, to: target))
    }

    private final func tell(_ change: TokenFieldChanged.Change) {
        reportChange(TokenFieldChanged(tokens: list, change: change))
    }

    /// Makes the text of a token editable; the text before becomes a token.
    final func editToken(at index: Int) {
        guard isEnabled, list.indices.contains(index) else { return }
        let text = list[index]
        let old = (count: list.count, insertionIndex: insertionIndex)
        guard tokenize() else { return }
        let isAfterText = old.insertionIndex <= index
        let index = isAfterText ? index + (list.count - old.count) : index
        let place =
            list.indices.contains(index) && list[index] == text
            ? index : list.firstIndex(of: text) ?? 0
        removeTokens(in: place..<place + 1)
        insertionIndex = place
        editor.text = text
        editor.becomeFirstResponder()
        tokensDidChange()
    }

    /// Makes a token of the text when the field loses the focus.
    final func endEditing() {
        selection = nil
        tokenize()
        insertionIndex = list.count
        tokensDidChange()
    }

    /// Makes a token of the text; without text, Enter is for the default button.
    final func submit() -> Disposition {
        guard !editor.text.isEmpty else { return .ignored }
        tokenize()
        return .stop
    }

    /// Selects tokens; nil for none.
    final func selectTokens(_ selected: (anchor: Int, head: Int)?) {
        guard selected?.anchor != selection?.anchor || selected?.head != selection?.head else {
            return
        }
        selection = selected
        setNeedsLayout()
        setNeedsDisplay()
    }
}
