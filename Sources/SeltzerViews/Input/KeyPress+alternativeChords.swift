// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension KeyPress {
    /// The chords that count if nothing takes the chord of the press itself, the closest one first; empty for most
    /// keys.
    ///
    /// They are what the key types with Shift (`alt->` for Shift and Alt with `.`), and what a US keyboard has at the
    /// place of the key (`ctrl-s` for Ctrl with `ы`). They serve bindings, never text.
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

    /// Whether there is any; this runs for each key that nothing takes.
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
    /// Returns whether the key is a chord: the typed one, or one that counts if nothing takes the typed one.
    ///
    /// With a Russian layout Ctrl with `с` is `ctrl-c` too. Use it where ``InputResponder/handleKey(_:)`` compares
    /// chords; bindings and actions follow the same rule by themselves.
    public func matches(_ chord: KeyChord) -> Bool {
        self.chord == chord || press.alternativeChords.contains(chord)
    }

    /// Returns the event as another chord, which types nothing.
    func counting(as chord: KeyChord) -> KeyEvent {
        var press = KeyPress(chord.key, modifiers: chord.modifiers, phase: press.phase)
        press.text = nil
        return KeyEvent(press, timestamp: timestamp, isSecret: isSecret)
    }
}
