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
}
