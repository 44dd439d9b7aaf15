// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews
import Testing

@testable import SeltzerNavigation

@Suite struct KeyCaptionTests {
    private let caption = KeyCaption(isUnicode: true)
    private let plain = KeyCaption(isUnicode: false)

    private func text(_ keys: KeySequence, isUnicode: Bool = true) -> String {
        KeyCaption(isUnicode: isUnicode).text(of: keys.chords)
    }

    @Test(
        arguments: [
            ("a", "a"), ("A", "A"), ("ctrl-s", "^S"), ("alt-n", "Alt-N"), ("alt-N", "Alt-Shift-N"),
            ("ctrl-alt-s", "Ctrl-Alt-S"), ("shift-tab", "Shift-Tab"), ("space", "Space"),
            ("ctrl-space", "Ctrl-Space"), ("pageup", "PgUp"), ("escape", "Esc"), ("delete", "Del"),
            ("f10", "F10"), ("up", "↑"), ("ctrl-left", "Ctrl-←"), ("ctrl-x ctrl-s", "^X ^S"),
            ("kp-enter", "Enter"), ("ctrl-é", "^É"),
        ] as [(KeySequence, String)])
    func keysAreWrittenAsOnTheirCaps(keys: KeySequence, caption: String) {
        #expect(text(keys) == caption)
    }

    @Test func arrowsAreWordsWhereTheScreenHasOnlyASCII() {
        #expect(text("up", isUnicode: false) == "Up")
        #expect(text("ctrl-right", isUnicode: false) == "Ctrl-Right")
    }

    @Test func severalKeysAreJoinedByTheirKind() {
        #expect(caption.text(joining: ["↑", "↓"]) == "↑↓")
        #expect(caption.text(joining: ["PgUp", "PgDn"]) == "PgUp/PgDn")
        #expect(caption.text(joining: ["↑", "k"]) == "↑/k")
        #expect(caption.text(joining: ["Shift-↑", "Shift-↓"]) == "Shift-↑↓")
        #expect(caption.text(joining: ["Ctrl-PgUp", "Ctrl-PgDn"]) == "Ctrl-PgUp/PgDn")
        #expect(caption.text(joining: ["Alt-B", "Alt-F"]) == "Alt-B/Alt-F")
        #expect(caption.text(joining: ["Ctrl-↑", "Shift-↓"]) == "Ctrl-↑/Shift-↓")
        #expect(caption.text(joining: ["^X ↑", "^X ↓"]) == "^X ↑/^X ↓")
        #expect(caption.text(joining: ["-", "Alt--"]) == "-/Alt--")
        #expect(caption.text(joining: ["q"]) == "q")
        #expect(caption.text(joining: []) == "")
    }

    @Test func arrowsHaveOneOrder() {
        func inOrder(_ keys: [String], _ caption: KeyCaption) -> [String] {
            caption.inOrder(keys, by: \.self)
        }
        #expect(inOrder(["→", "←"], caption) == ["←", "→"])
        #expect(inOrder(["←", "→", "↑", "↓"], caption) == ["↑", "↓", "←", "→"])
        #expect(inOrder(["Shift-→", "Shift-←"], caption) == ["Shift-←", "Shift-→"])
        #expect(inOrder(["Right", "Left"], plain) == ["Left", "Right"])
        #expect(inOrder(["→", "+"], caption) == ["→", "+"])
        #expect(inOrder(["Shift-→", "←"], caption) == ["Shift-→", "←"])
        #expect(inOrder([], caption) == [])
    }

    @Test func digitsInARowAreARange() {
        let digits = (1...9).map(String.init)
        #expect(caption.text(joining: digits) == "1–9")
        #expect(plain.text(joining: digits) == "1-9")
        #expect(caption.text(joining: ["1", "2"]) == "1/2")
        #expect(caption.text(joining: ["1", "2", "4"]) == "1/2/4")
        #expect(caption.text(joining: ["3", "2", "1"]) == "3/2/1")
        #expect(caption.text(joining: ["9", "10", "11"]) == "9/10/11")
    }
}
