// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Copying, cutting and pasting.
extension TextField {
    /// Puts the selected text on the pasteboard; does nothing without a selection, or for a secret.
    public final func copy() {
        guard !isSecureTextEntry, editor.hasSelection else { return }
        window?.application?.pasteboard.string = selectedText
    }

    /// Puts the selected text on the pasteboard, and deletes it as if the user did so; does nothing without a
    /// selection, or for a secret.
    public final func cut() {
        guard !isSecureTextEntry, editor.hasSelection else { return }
        copy()
        edit { $0.delete(.backward, by: .character) }
    }

    /// Inserts the text of the user's clipboard, as if the user had typed it.
    ///
    /// If the terminal does not report the clipboard, the field inserts the text that the
    /// application copied last.
    public final func paste() async {
        let pasteboard = window?.application?.pasteboard
        guard let text = await pasteboard?.contentsToInsert() else { return }
        insert(text)
    }

    /// Deletes the text that a step passes; ``yank()`` inserts it again.
    package final func kill(_ direction: TextStorageDirection, by granularity: TextGranularity) {
        guard edit({ $0.kill(direction, by: granularity) }) else { return }
        guard !isSecureTextEntry, !editor.killed.isEmpty else { return }
        window?.application?.pasteboard.setLocalString(editor.killed)
    }

    /// Inserts the text that was killed, cut or copied last in the application; in a secret, the text killed there.
    package final func yank() {
        let isOwn = isSecureTextEntry && !editor.killed.isEmpty
        insert(isOwn ? editor.killed : window?.application?.pasteboard.string ?? editor.killed)
    }

    /// The action `paste`.
    ///
    /// It waits for the terminal's answer, so it runs asynchronously.
    static var pasteAction: Action {
        var action = Action(
            "paste", keys: ["ctrl-v", "ctrl-shift-v", "super-v", "shift-insert"], TextField.paste)
        action.discoverabilityTitle = "Paste"
        return action.category(.edit)
    }
}
