// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The actions of the vi keys that type no character, and the hints of the main commands.
extension TextView {
    /// The actions in the present mode.
    final var viActions: [Action] {
        guard let engine = vi?.engine else { return [] }
        if engine.mode == .insert {
            return Self.insertModeActions + Self.viInsertActions.after(typingActions)
        }
        let isNormal = engine.mode == .normal && !engine.parser.isPending
        let standard =
            isEditable
            ? isNormal ? Self.viStandardActions : Self.viModeActions : Self.viReadingActions
        if engine.mode == .replace || engine.parser.isPending {
            return Self.viPendingActions + standard
        }
        if engine.mode.isVisual { return Self.viVisualActions + Self.viKeyActions + standard }
        guard isEditable else { return Self.viReadingKeyActions + standard }
        return Self.viNormalActions + Self.viKeyActions + standard
    }

    private static let insertModeActions = [
        viAction("vi-normal-mode", "Normal mode", "escape", .escape, placement: .footer)
    ]

    /// The standard keys of insert mode.
    private static let viInsertActions = editingActions.compactMap { withoutAltLetters($0) }

    /// Returns an action without keys with Alt and a letter, which are Escape and a letter on many terminals; nil if no
    /// key is left.
    private static func withoutAltLetters(_ action: Action) -> Action? {
        var action = action
        action.keys.removeAll { keys in
            guard let chord = keys.chords.first, case .character = chord.key else { return false }
            return chord.modifiers.contains(.alt)
        }
        return action.keys.isEmpty ? nil : action
    }

    /// All keys while a command is not complete; the other characters are typed.
    private static let viPendingActions =
        [viAction("vi-cancel", "Cancel", "escape", .escape, placement: .footer)]
        + viKeyActions.filter { $0.identifier != "vi-escape" }

    private static let viVisualActions = [
        viAction("vi-leave-visual", "Leave", "escape", .escape, placement: .footer),
        viAction("vi-yank", "Yank", "y", .character("y"), placement: .footer),
        viAction("vi-delete", "Delete", "d", .character("d"), placement: .footer),
        viAction("vi-change", "Change", "c", .character("c"), placement: .footer),
    ]

    private static let viNormalActions = [
        viAction("vi-insert", "Insert", "i", .character("i"), placement: .footer),
        viAction("vi-visual", "Visual", "v", .character("v"), placement: .footer),
        viAction("vi-find", "Find", "/", .character("/"), placement: .footer),
        viAction("vi-undo", "Undo", "u", .character("u"), placement: .footer),
        viAction("vi-command-line", "Command", ":", .character(":"), placement: .footer),
    ]

    /// The keys that are no characters, in normal and visual mode.
    private static let viKeyActions: [Action] = {
        let keys: [(String, String, KeySequence, ViKey)] = [
            ("enter", "Go to the next line", "enter", .enter),
            ("backspace", "Go back", "backspace", .backspace),
            ("delete", "Delete the character", "delete", .delete),
            ("up", "Go a line up", "up", .up), ("down", "Go a line down", "down", .down),
            ("left", "Go left", "left", .left), ("right", "Go right", "right", .right),
            ("home", "Go to the start of the line", "home", .home),
            ("end", "Go to the end of the line", "end", .end),
            ("page-up", "Go a page up", "pageup", .pageUp),
            ("page-down", "Go a page down", "pagedown", .pageDown),
        ]
        let controls: [Character: String] = [
            "d": "Go half a page down", "u": "Go half a page up", "f": "Go a page down",
            "b": "Go a page up", "e": "Scroll a row down", "y": "Scroll a row up", "r": "Redo",
        ]
        return keys.map { viAction("vi-\($0)", $1, $2, $3) }
            + ViKeyTable.controlLetters.map { letter in
                viAction(
                    "vi-ctrl-\(letter)", controls[letter] ?? "Go on",
                    KeySequence(KeyChord(.character(letter), modifiers: .control)),
                    .control(letter))
            }
    }()

    /// The keys of a text that cannot be changed.
    private static let viReadingKeyActions =
        [
            viAction("vi-visual", "Visual", "v", .character("v"), placement: .footer),
            viAction("vi-find", "Find", "/", .character("/"), placement: .footer),
        ]
        + viKeyActions.filter {
            !["vi-enter", "vi-backspace", "vi-delete", "vi-ctrl-r"].contains($0.identifier)
        }

    /// The standard actions whose keys vi does not have.
    private static let viStandardActions = editingActions.compactMap { withoutViKeys($0) }

    /// The standard actions while Escape has an effect.
    private static let viModeActions = viStandardActions.compactMap { withoutAltLetters($0) }

    private static let viReadingActions = viStandardActions.filter {
        $0.category != .edit || $0.identifier == "copy"
    }

    /// Returns an action with the keys that have no meaning in vi; nil if none is left.
    private static func withoutViKeys(_ action: Action) -> Action? {
        var action = action
        action.keys.removeAll { keys in
            guard let chord = keys.chords.first else { return true }
            // Ctrl-C copies while there is a selection.
            if chord == "ctrl-c" { return false }
            switch chord.key {
            case .character: return chord.modifiers.isSubset(of: [.shift, .control])
            case .enter, .backspace, .tab, .escape, .keypad: return true
            default: return chord.modifiers.isEmpty
            }
        }
        return action.keys.isEmpty ? nil : action
    }

    private static func viAction(
        _ identifier: String, _ title: String, _ keys: KeySequence, _ key: ViKey,
        placement: Action.Placement = .help
    ) -> Action {
        Action(identifier, title: title, keys: [keys]) { responder in
            guard let view = responder as? TextView, view.isEnabled else { return .ignored }
            return view.performVi(key, ofAction: keys)
        }.placement(placement).priority(.low).category(key.isCommand ? .edit : .move).mayDecline()
    }

    /// Performs the key of an action, unless a superior has the key.
    private func performVi(_ key: ViKey, ofAction keys: KeySequence) -> Disposition {
        guard let engine = vi?.engine else { return .ignored }
        let isPending = engine.parser.isPending || engine.mode == .replace
        if key == .escape {
            guard isPending || engine.mode != .normal else {
                tabLeavesText = true
                return .ignored
            }
        } else if !isPending, case .character = key, !isEditable, let chord = keys.chords.first,
            superiorsClaim(KeyPress(chord.key, modifiers: chord.modifiers))
        {
            return .ignored
        } else if !isPending, case .control = key, let chord = keys.chords.first,
            superiorsClaim(KeyPress(chord.key, modifiers: chord.modifiers))
        {
            return .ignored
        }
        performVi(key)
        return .stop
    }
}

extension ViKey {
    /// Whether the key of a hint is a command and no motion.
    fileprivate var isCommand: Bool {
        if case .character = self { true } else { self == .control("r") }
    }
}
