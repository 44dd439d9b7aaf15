// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct KeyPressTests {
    @Test(arguments: [
        (KeyPress(.character("a")), "a"),
        (KeyPress(.character("A"), modifiers: .shift), "A"),
        (KeyPress(.character("a"), modifiers: .control), nil),
        (KeyPress(.character("a"), modifiers: [.alt, .shift]), nil),
        (KeyPress(.enter), nil),
        (KeyPress(.character("a"), modifiers: .alt, text: "å"), "å"),
    ])
    func aPlainCharacterTypesItself(press: KeyPress, text: String?) {
        #expect(press.text == text)
    }

    @Test func descriptionIsTheChord() {
        #expect(KeyPress(.character("x"), modifiers: .control).description == "ctrl-x")
        #expect(KeyPress(.tab, modifiers: .shift).description == "shift-tab")
    }

    @Test func otherCharactersOfTheKeyTakeNoRoom() {
        #expect(MemoryLayout<KeyPress>.size <= 40)
    }

    @Test func otherCharactersOfTheKeyAreKept() {
        var press = KeyPress(.character("ы"), modifiers: .control)
        #expect(press.baseCharacter == nil)
        #expect(press.shiftedCharacter == nil)
        press.baseCharacter = "s"
        press.shiftedCharacter = "😀"
        #expect(press.baseCharacter == "s")
        #expect(press.shiftedCharacter == "😀")
        #expect(press != KeyPress(.character("ы"), modifiers: .control))
        // A base is a key of a US keyboard; other characters are dropped.
        press.baseCharacter = "😀"
        press.shiftedCharacter = nil
        #expect(press == KeyPress(.character("ы"), modifiers: .control))
    }
}
