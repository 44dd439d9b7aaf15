// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: KeyNames.

import SeltzerBase
import SeltzerViews
import Testing

@Suite struct KeyChordTests {
    @Test(
        "A chord's name is read and written alike",
        arguments: [
            "q", "?", "Q", "-", "ctrl-c", "ctrl-alt-delete", "shift-tab", "space", "ctrl-space",
            "f0", "f1", "f12", "kp-enter", "kp-5", "media_play", "pageup", "alt--", "漢",
            "ctrl-left",
        ])
    func names(name: String) throws {
        let chord = try #require(KeyChord(parsing: name))
        #expect(KeyChord(parsing: chord.description) == chord)
        #expect(KeyChord(stringLiteral: name) == chord)
    }

    @Test(arguments: ["", "ctrl-", "f64", "fx", "nokey", "ab", "kp-", "kp-55", "kp-kp-5"])
    func whatIsNoChordIsNone(name: String) {
        let chord = KeyChord(parsing: name)
        #expect(chord == nil)
        #expect(KeyChord(stringLiteral: name).key == .named(name))
    }

    @Test func modifiersComeInAnyOrder() {
        #expect(KeyChord(parsing: "alt-ctrl-x") == KeyChord(parsing: "ctrl-alt-x"))
    }

    @Test func shiftWithALetterIsTheCapitalLetter() {
        #expect(KeyChord(parsing: "shift-a") == "A")
        #expect(KeyChord(parsing: "ctrl-shift-a")?.modifiers == [.control, .shift])
    }

    @Test func keysHaveOtherNamesToo() {
        #expect(KeyChord(parsing: "esc") == KeyChord(.escape))
        #expect(KeyChord(parsing: "ctrl-return") == "ctrl-enter")
        #expect(["comma", "hash", "equals"].map { KeyChord(parsing: $0) } == [",", "#", "="])
    }

    @Test func shiftDoesNotCountWithACharacter() {
        #expect(KeyChord(KeyPress(.character("A"), modifiers: .shift)) == "A")
        #expect(KeyChord(KeyPress(.tab, modifiers: .shift)) == "shift-tab")
        #expect(
            KeyChord(KeyPress(.character("A"), modifiers: [.shift, .control])).modifiers
                == [.shift, .control])
    }
}
