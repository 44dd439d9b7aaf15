// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension ViewController {
    /// Adds a key command to the controller's ``InputResponder/keyCommands``.
    public final func addKeyCommand(_ command: KeyCommand) {
        rareState.keyCommands = (rare?.keyCommands ?? []) + [command]
        window?.application?.keysDidChange()
    }

    /// Removes a key command that ``addKeyCommand(_:)`` added; no effect for another one.
    public final func removeKeyCommand(_ command: KeyCommand) {
        guard let commands = rare?.keyCommands else { return }
        let rest = commands.filter { $0 !== command }
        rareState.keyCommands = rest.isEmpty ? nil : rest
        window?.application?.keysDidChange()
    }
}
