// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A text view in which the keys of the program win over the keys of Emacs.
final class EditorView: TextView {
    private var listed: [Action] = []

    /// Creates an empty editor.
    ///
    /// - Parameter isReadOnly: Whether the text cannot be changed.
    init(isReadOnly: Bool) {
        super.init(frame: .zero)
        isEditable = !isReadOnly
        drawsBackground = false
        showsLineNumbers = true
        highlightsCurrentLine = true
        // The program has actions for these keys, which menus and the palette show too.
        for keys: KeySequence in ["ctrl-f", "alt-%"] { unbind(keys) }
        let own = NotesCommand.ofEditor.map { $0.action(isReady: true) } + Self.pasteboard
        let identifiers = Set(own.compactMap(\.identifier))
        let keys = Set(own.flatMap(\.keys))
        listed = own
        for var action in super.actions where !identifiers.contains(action.identifier ?? "") {
            let hadKeys = !action.keys.isEmpty
            action.keys.removeAll(where: keys.contains)
            if !hadKeys || !action.keys.isEmpty { listed.append(action) }
        }
    }

    override var actions: [Action] {
        viMode == nil ? listed : Self.programActions + super.actions
    }

    /// The keys of the program, which win over the keys of vi, too.
    private static let programActions = NotesCommand.ofEditor.map { $0.action(isReady: true) }

    /// Cutting and copying with the keys of the desktop first, because menus show the first key.
    private static let pasteboard: [Action] = [
        edit("cut", "Cut", ["ctrl-x", "ctrl-shift-x", "super-x", "shift-delete"]) { $0.cut() },
        edit("copy", "Copy", ["ctrl-c", "alt-w", "super-c", "ctrl-shift-c", "ctrl-insert"]) {
            $0.copy()
        },
    ]

    private static func edit(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        _ body: @escaping @MainActor (TextView) -> Void
    ) -> Action {
        var action = Action(identifier, keys: keys) { responder in
            guard let view = responder as? TextView else { return .ignored }
            body(view)
            return .stop
        }
        action.discoverabilityTitle = title
        return action.category(.edit)
    }
}
