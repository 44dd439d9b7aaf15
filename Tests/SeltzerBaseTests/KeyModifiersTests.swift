// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@Suite struct KeyModifiersTests {
    @Test(arguments: [
        (KeyModifiers(), ""), (KeyModifiers.shift, "shift-"),
        (KeyModifiers([.shift, .control]), "ctrl-shift-"),
        (
            KeyModifiers([.super, .hyper, .meta, .control, .alt, .shift]),
            "super-hyper-meta-ctrl-alt-shift-"
        ),
    ])
    func namesComeInTheOrderOfAChord(modifiers: KeyModifiers, name: String) {
        #expect(modifiers.description == name)
    }
}
