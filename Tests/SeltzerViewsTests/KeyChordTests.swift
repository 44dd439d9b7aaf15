// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews
import Testing

@Suite struct KeyChordTests {
    @Test(
        "A chord's name is read and written alike",
        arguments: [
            "q", "?", "Q", "-", "ctrl-c", "ctrl-alt-delete", "shift-tab", "space", "ctrl-space",
            "f1", "f12", "kp-enter", "pageup", "alt--", "漢", "ctrl-left",
        ])
    func names(name: String) throws {
        let chord = try #require(KeyChord(parsing: name))
        #expect(KeyChord(parsing: chord.description) == chord)
        #expect(KeyChord(stringLiteral: name) == chord)
    }

    @Test(arguments: ["", "ctrl-", "f0", "f64", "fx", "nokey", "ab"])
    func whatIsNoChordIsNone(name: String) {
        let chord = KeyChord(parsing: name)
        #expect(chord == nil)
        #expect(KeyChord(stringLiteral: name).key == .named(name))
    }

    @Test func modifiersComeInAnyOrder() {
        #expect(KeyChord(parsing: "alt-ctrl-x") == KeyChord(parsing: "ctrl-alt-x"))
    }

    @Test func shiftDoesNotCountWithACharacter() {
        #expect(KeyChord(KeyPress(.character("A"), modifiers: .shift)) == "A")
        #expect(KeyChord(KeyPress(.tab, modifiers: .shift)) == "shift-tab")
        #expect(
            KeyChord(KeyPress(.character("A"), modifiers: [.shift, .control])).modifiers
                == [.shift, .control])
    }
}
