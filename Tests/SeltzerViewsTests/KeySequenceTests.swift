// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews
import Testing

@Suite struct KeySequenceTests {
    @Test(
        "A sequence is read and written alike",
        arguments: ["q", "ctrl-x ctrl-s", "g g", "space space", "alt-x - ?", "漢 é"])
    func names(text: String) throws {
        let sequence = try KeySequence(parsing: text)
        #expect(sequence.description == text)
        #expect(KeySequence(stringLiteral: text) == sequence)
        #expect(sequence.count == text.split(separator: " ").count)
    }

    @Test func blanksBetweenChordsDoNotCount() throws {
        #expect(try KeySequence(parsing: "  ctrl-x \t s ") == "ctrl-x s")
    }

    @Test(
        "What is not a key is told, with the name that may have been meant",
        arguments: [
            ("ctlr-x", "ctlr-x is not a key; did you mean ctrl-x?"),
            ("ctrl-x pgedown", "pgedown is not a key; did you mean pagedown?"),
            ("ctrl-alt-delte", "ctrl-alt-delte is not a key; did you mean ctrl-alt-delete?"),
            ("page-down", "page-down is not a key"),
            ("ctrl-", "ctrl- is not a key"),
            ("zzzzzzzzzz", "zzzzzzzzzz is not a key"), ("\u{1B}[2Jzzzz", "␛[2Jzzzz is not a key"),
            ("ctrh-\u{0E}", "ctrh-␎ is not a key"),
            ("", "a key was expected, such as ctrl-s"),
            ("   ", "a key was expected, such as ctrl-s"),
        ])
    func errors(text: String, message: String) {
        let error = #expect(throws: KeySequenceError.self) { try KeySequence(parsing: text) }
        #expect(error?.description == message)
    }

    @Test func aVeryLongNameIsNoKeyEither() {
        let name = String(repeating: "ctrl-", count: 50_000) + "nokey"
        let error = #expect(throws: KeySequenceError.self) { try KeySequence(parsing: name) }
        #expect(error?.name == name)
    }

    @Test func aLiteralThatNamesNoKeyIsOneThatNoKeyboardHas() {
        let sequence: KeySequence = "ctrl-x nokey"
        #expect(sequence.chords == ["ctrl-x", KeyChord(.named("nokey"))])
        #expect(KeySequence(stringLiteral: "").isEmpty)
    }

    @Test func aSequenceBeginsWithItsFirstChords() {
        let sequence: KeySequence = "ctrl-x ctrl-s"
        #expect(sequence.starts(with: "ctrl-x"))
        #expect(sequence.starts(with: sequence))
        #expect(!sequence.starts(with: "ctrl-s"))
        #expect(!KeySequence("ctrl-x").starts(with: sequence))
        #expect(KeySequence("ctrl-x").appending("ctrl-s") == sequence)
    }
}
