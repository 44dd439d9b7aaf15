// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// Copying, cutting and pasting.
extension TextField {
    /// Puts the selected text on the pasteboard; nothing where none is selected, or it is a secret.
    public final func copy() {
        guard !isSecureTextEntry, editor.hasSelection else { return }
        window?.application?.pasteboard.string = String(text[selectedRange])
    }

    /// Puts the selected text on the pasteboard, and deletes it; nothing where none is selected, or it is a secret.
    public final func cut() {
        guard !isSecureTextEntry, editor.hasSelection else { return }
        copy()
        edit { $0.delete(.backward, by: .character) }
    }

    /// Inserts what the user's clipboard holds, or what the application copied last where the terminal does not tell.
    public final func paste() async {
        guard let pasteboard = window?.application?.pasteboard else { return }
        // Most terminals say nothing, and some ask their user first: that is worth a wait only where there is
        // nothing else to insert.
        let limit = pasteboard.hasStrings ? Duration.milliseconds(300) : .seconds(10)
        guard let text = await pasteboard.contents(within: limit) else { return }
        insertText(text)
    }

    /// Deletes what a step passes so that ``yank()`` inserts it again.
    final func kill(_ direction: TextStorageDirection, by granularity: TextGranularity) {
        edit { $0.kill(direction, by: granularity) }
        guard !isSecureTextEntry, !editor.killed.isEmpty else { return }
        window?.application?.pasteboard.setLocalString(editor.killed)
    }

    /// Inserts what was killed, cut or copied last in the application; in a secret also what was killed there.
    final func yank() {
        let isOwn = isSecureTextEntry && !editor.killed.isEmpty
        insertText(isOwn ? editor.killed : window?.application?.pasteboard.string ?? editor.killed)
    }

    /// Asks for what is on the pasteboard, which may take a while.
    final var pasteAction: Action {
        var action = Action(
            "paste", keys: ["ctrl-v", "ctrl-shift-v", "super-v", "shift-insert"], TextField.paste)
        action.discoverabilityTitle = "Paste"
        return action
    }
}
