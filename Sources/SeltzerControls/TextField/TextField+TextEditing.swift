// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The commands of the keys.
extension TextField: TextEditing {
    final var hasTextToCut: Bool { editor.hasSelection && !isSecureTextEntry }

    final func moveCursor(
        _ direction: TextStorageDirection, by granularity: TextGranularity, isSelecting: Bool
    ) {
        // After the cursor is only the rest of a completion.
        let mayComplete =
            direction == .forward && !isSelecting && [.character, .document].contains(granularity)
        if mayComplete, takeCompletion() { return }
        edit { $0.move(direction, by: granularity, isSelecting: isSelecting) }
    }

    final func deleteText(_ direction: TextStorageDirection, by granularity: TextGranularity) {
        edit { $0.delete(direction, by: granularity) }
    }

    final func transposeCharacters() { edit { $0.transposeCharacters() } }

    final func transformWord(_ transform: (String) -> String) {
        edit { $0.transformWord(transform) }
    }

    final func undo() { edit { $0.undo() } }

    final func redo() { edit { $0.redo() } }
}
