// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The keys that the library's own views have besides their standard keys.
///
/// ``Application/keyStyle`` chooses the style for all views.
public enum KeyStyle: String, Hashable, Sendable, CaseIterable {
    /// The keys of the platform, such as arrow keys and Home.
    case standard
    /// The keys of vi: `j`, `k`, `g g` and others in lists, tables and pages, and the modes of vi in text views.
    case vi
}

/// A view that moves, selects or scrolls by arrow keys, so that a ``KeyStyle`` can give it further keys.
///
/// A view that takes typed letters keeps its standard keys.
@MainActor
package protocol MovableByKeys: View {}

/// A view that is told about a change of the style of keys.
@MainActor
package protocol KeyStyleObserving: View {
    func keyStyleDidChange()
}

/// The keys of a style that do the same as a standard key.
@MainActor
struct StyleKeys {
    /// The keys of vi, by the standard key of a list or a page.
    private static let vi: [KeySequence: [KeySequence]] = [
        "down": ["j"], "up": ["k"], "left": ["h"], "right": ["l"],
        "home": ["g g"], "end": ["G"],
        "pagedown": ["ctrl-f", "ctrl-d"], "pageup": ["ctrl-b", "ctrl-u"],
        "shift-down": ["J"], "shift-up": ["K"], "ctrl-f": ["/"],
    ]

    private let table: [KeySequence: [KeySequence]]

    /// Creates the keys of a responder; nil if its application has the standard style, or for another responder.
    init?(of responder: InputResponder) {
        // Most programs have the standard style: the look-up of the protocol comes last.
        guard let view = responder as? View, view.window?.application?.keyStyle == .vi,
            view is any MovableByKeys, !view.takesText("j")
        else { return nil }
        table = Self.vi
    }

    /// Returns the further keys of an action with given keys.
    func keys(for keys: [KeySequence]) -> [KeySequence] {
        var found: [KeySequence] = []
        for sequence in keys {
            if let others = table[sequence] { found += others.filter { !keys.contains($0) } }
        }
        return found
    }
}

extension StyleKeys {
    /// Returns the bindings of a responder's style that begin with some keys, and that no superior takes.
    func bindings(
        of responder: InputResponder, _ map: KeyMap, beginningWith keys: KeySequence
    ) -> [(action: Action, keys: KeySequence)] {
        let own = responder.rare?.keyBindings.map { (action: $0.action, keys: [$0.keys]) } ?? []
        let others = responder.allActions.map { action in
            (action: action, keys: action.identifier.flatMap { map[$0] } ?? action.keys)
        }
        let found = (own + others).flatMap { action, standard in
            self.keys(for: standard).filter { $0.starts(with: keys) }.map {
                (action: action, keys: $0)
            }
        }
        guard !found.isEmpty, let view = responder as? View else { return [] }
        let taken = view.chordsOfSuperiors()
        return found.filter { $0.keys.chords.first.map(taken.contains) != true }
    }
}

extension View {
    /// Returns the first chords of the keys of all superiors; keys of a style give way to them.
    final func chordsOfSuperiors() -> Set<KeyChord> {
        guard let application = window?.application else { return [] }
        var chords: Set<KeyChord> = []
        for (responder, isBehind) in application.keyReach(from: self) where responder !== self {
            let table = KeyBindings(
                of: responder, map: application.keyMap, isBehindModalWindow: isBehind,
                withStyle: false)
            for (keys, entry) in table.bindings
            where table.entries[entry].action.isEnabled(for: responder, asks: false) != nil {
                if let first = keys.chords.first { chords.insert(first) }
            }
        }
        return chords
    }

    /// Informs the view and its subviews of another style of keys.
    final func keyStyleDidChangeBelow() {
        (self as? any KeyStyleObserving)?.keyStyleDidChange()
        for subview in subviews { subview.keyStyleDidChangeBelow() }
    }
}

extension Application {
    final func keyStyleDidChange() {
        keysDidChange()
        for window in windows { window.keyStyleDidChangeBelow() }
    }
}
