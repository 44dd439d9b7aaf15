// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The commands of the keys.
extension TextField: TextEditing {
    package final var hasTextToCut: Bool { editor.hasSelection && !isSecureTextEntry }

    package final func moveCursor(
        _ direction: TextStorageDirection, by granularity: TextGranularity, isSelecting: Bool
    ) {
        // The text after the cursor is only the rest of a completion.
        let mayComplete =
            direction == .forward && !isSelecting && [.character, .document].contains(granularity)
        if mayComplete, completer?.takeInline() == true { return }
        edit { $0.move(direction, by: granularity, isSelecting: isSelecting) }
    }

    package final func deleteText(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) {
        edit { $0.delete(direction, by: granularity) }
    }

    package final func transposeCharacters() { edit { $0.transposeCharacters() } }

    package final func transformWord(_ transform: (String) -> String) {
        edit { $0.transformWord(transform) }
    }

    package final func selectAllByUser() { selectAll() }

    package final func undo() { edit { $0.undo() } }

    package final func redo() { edit { $0.redo() } }
}
