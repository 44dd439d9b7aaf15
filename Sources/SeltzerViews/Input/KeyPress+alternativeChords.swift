// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension KeyPress {
    /// The chords that are tried if nothing takes the chord of the press itself, the closest first;
    /// empty for most keys.
    ///
    /// One is the character that the key types with Shift (`alt->` for Shift and Alt with `.`),
    /// another is the US key at the same place (`ctrl-s` for Ctrl with `ы`). Only bindings use
    /// them, never text.
    package var alternativeChords: [KeyChord] {
        guard case .character(let character) = key, mayHaveAlternatives(character) else {
            return []
        }
        let own = KeyChord(self)
        var chords: [KeyChord] = []
        func add(_ key: Character, _ modifiers: KeyModifiers) {
            let chord = KeyChord(.character(key), modifiers: modifiers)
            if chord != own, !chords.contains(chord) { chords.append(chord) }
        }
        addShifted(character, add)
        addPlace(character, add)
        return chords
    }

    /// Whether there may be an alternative; this runs for each key that nothing takes.
    private func mayHaveAlternatives(_ character: Character) -> Bool {
        !modifiers.isEmpty || !character.isASCII || baseCharacter != nil
    }

    private func addShifted(
        _ character: Character, _ add: (Character, KeyModifiers) -> Void
    ) {
        let others = modifiers.subtracting(.shift)
        guard !others.isEmpty else { return }
        if modifiers.contains(.shift) {
            let capital = character.uppercased()
            if let shiftedCharacter {
                add(shiftedCharacter, others)
            } else if capital.count == 1, let letter = capital.first, letter != character {
                add(letter, others)
            }
        } else if character.isUppercase {
            let small = character.lowercased()
            if small.count == 1, let letter = small.first { add(letter, others.union(.shift)) }
        }
    }

    private func addPlace(_ character: Character, _ add: (Character, KeyModifiers) -> Void) {
        guard let place = baseCharacter ?? KeyboardLayouts.place(of: character),
            KeyboardLayouts.counts(character, as: place)
        else { return }
        let others = modifiers.subtracting(.shift)
        let plain = USKeyboard.unshifted(place)
        guard plain != nil || modifiers.contains(.shift) else { return add(place, others) }
        if !others.isEmpty { add(plain ?? place, others.union(.shift)) }
        add(plain == nil ? USKeyboard.shifted(place) ?? place : place, others)
    }
}

extension KeyEvent {
    /// Returns whether the key counts as a chord: the typed chord, or one of its alternatives.
    ///
    /// On a Russian layout, Ctrl with `с` also counts as `ctrl-c`. Use this method to compare
    /// chords in ``InputResponder/handleKey(_:)``; bindings and actions apply the same rule
    /// themselves.
    public func matches(_ chord: KeyChord) -> Bool {
        self.chord == chord || press.alternativeChords.contains(chord)
    }

    /// Returns the event with another chord and without text.
    func counting(as chord: KeyChord) -> KeyEvent {
        var press = KeyPress(chord.key, modifiers: chord.modifiers, phase: press.phase)
        press.text = nil
        return KeyEvent(press, timestamp: timestamp, isSecret: isSecret)
    }
}
