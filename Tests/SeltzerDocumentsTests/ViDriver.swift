// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerText

@testable import SeltzerDocuments

/// A text with the vi engine, without a view.
struct ViDriver {
    var document: EditableDocument
    var engine = ViEngine()
    var context = ViContext()
    var effects: [ViEffect] = []

    init(_ text: String) {
        document = EditableDocument(TextStorage(text))
    }

    /// Types keys in the notation of vim, such as `ciwnew<Esc>`.
    mutating func type(_ keys: String) {
        for key in Self.keys(keys) { press(key) }
    }

    mutating func press(_ key: ViKey) {
        if engine.mode == .insert, key != .escape { return insert(key) }
        context.visibleLines = 0...max(0, min(23, document.storage.lineCount - 1))
        let outcome = engine.handle(key, in: document.storage, context)
        document.apply(outcome, of: &engine)
        effects += outcome.effects
    }

    private mutating func insert(_ key: ViKey) {
        let count = document.changeCount
        switch key {
        case .character(let character): document.insert(String(character))
        case .enter: document.insertNewline()
        case .backspace: document.delete(.backward, by: .character)
        default: break
        }
        engine.cursor = document.mainSelection.head
        if document.changeCount != count, let change = document.lastChange {
            engine.textDidChange(change)
        }
    }

    /// The line and the byte of the cursor, from 1, as vim counts.
    var place: String {
        let storage = document.storage, line = storage.lineNumber(at: engine.cursor)
        return "\(line + 1):\(engine.cursor - storage.startOfLine(line) + 1)"
    }

    /// Reads keys in the notation of vim.
    static func keys(_ text: String) -> [ViKey] {
        let names: [String: ViKey] = [
            "Esc": .escape, "CR": .enter, "BS": .backspace, "Del": .delete, "lt": .character("<"),
            "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Tab": .character("\t"),
        ]
        var keys: [ViKey] = [], rest = text[...]
        while let first = rest.first {
            if first == "<", let end = rest.firstIndex(of: ">") {
                let name = String(rest[rest.index(after: rest.startIndex)..<end])
                if let key = names[name] {
                    keys.append(key)
                } else if name.hasPrefix("C-"), let letter = name.lowercased().last {
                    keys.append(.control(letter))
                }
                rest = rest[rest.index(after: end)...]
            } else {
                keys.append(.character(first))
                rest.removeFirst()
            }
        }
        return keys
    }
}
