// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: EditableText+mask, InputMaskParser.

import SeededRandom
import Testing
import TextModels

@testable import SeltzerControls

@Suite struct InputMaskTests {
    @Test(arguments: [
        ("(###) ###", "12345", "(123) 45"), ("(###) ###", "(123) 4", "(123) 4"),
        ("(###) ###", "123456", "(123) 456"), ("(###) ###", "", ""), ("##:##", "1234", "12:34"),
        ("##:##", "1:2", "1_:2"), ("[0-3]#.", "31", "31."), ("[0-3]#.", "41", "1"),
        ("AA-NN", "漢b-1é", "漢b-1é"), ("HH", "gfZ0", "f0"), ("**", "a\u{301}x", "a\u{301}x"),
        ("\\##", "5", "#5"), ("[\\]a-]#", "]1", "]1"), ("[a-]", "-", "-"), ("#", "\0", ""),
    ])
    func textIsFilledIntoThePlaces(_ pattern: String, _ typed: String, _ text: String) throws {
        let mask = try InputMask(parsing: pattern)
        #expect(mask.text(of: mask.characters(of: typed)) == text)
        // What it makes can be read again.
        #expect(mask.characters(of: text) == mask.characters(of: typed) || text.contains("_"))
    }

    @Test(arguments: [
        ("", 1, "there is no place to type into; #, A, N, H, * and [ ] make some"),
        ("()", 3, "there is no place to type into; #, A, N, H, * and [ ] make some"),
        ("##\\", 4, "a character was expected after the \\"),
        ("#[0-9", 2, "this [ has no closing ]; write \\[ for a bracket"),
        ("#]", 2, "there is no [ before this ]; \\] stands for a bracket"),
        ("[]#", 2, "characters such as 0-5ab were expected in the brackets"),
        ("[9-0]", 4, "0 comes before 9; 0-9 was expected"),
        ("#\n#", 2, "a control character cannot be shown"),
        ("[a\\", 4, "a character was expected after the \\"),
    ])
    func anErrorTellsItsPosition(_ pattern: String, _ position: Int, _ message: String) {
        #expect(throws: InputMaskError(position: position, message: message)) {
            try InputMask(parsing: pattern)
        }
    }

    @Test func anErrorIsASentence() {
        #expect(
            InputMaskError(position: 2, message: "this [ has no ]").description
                == "Character 2 of the mask: this [ has no ].")
    }

    @Test(arguments: [
        ("|", "12", "12|"), ("12|", "34", "1234|"), ("1|234", "9", "19|34"),
        ("12|34", "/", "12|34"), ("1|", "/", "1\0|"), ("1234|", "5", "1234|"),
        ("[12|34", "9", "9|\u{0}34"),
        ("|", "x1y2", "12|"),
    ])
    func typingFillsPlaces(_ before: String, _ typed: String, _ after: String) throws {
        var text = EditableText()
        text.mask = try InputMask(parsing: "##/##")
        let marked = EditableText(marked: before)
        text.setText(marked.text)
        text.select(anchor: marked.selection.anchor, head: marked.selection.head)
        text.insert(typed)
        #expect(text.marked == after)
        while text.undo() {}
        #expect(text.text == marked.text)
    }

    @Test func deletingEmptiesPlacesAndLeavesTheOthers() throws {
        var text = EditableText()
        text.mask = try InputMask(parsing: "##/##")
        text.insert("1234")
        text.delete(.backward, by: .character)
        #expect(text.marked == "123|")
        text.select(anchor: 1, head: 1)
        text.delete(.backward, by: .character)
        #expect(text.marked == "|\u{0}23")
        text.delete(.forward, by: .document)
        #expect(text.marked == "|")
        text.undo()
        #expect(text.marked == "|\u{0}23")
        text.kill(.forward, by: .document)
        #expect(text.killed == "23")
        text.undo()
        text.undo()
        #expect(text.text == "123")
        text.transposeCharacters()
        #expect(text.text == "213")
    }

    @Test func randomEditingKeepsToTheMask() throws {
        var generator = SeededGenerator(seed: 7)
        let mask = try InputMask(parsing: "A#-[a-c]*/N")
        for _ in 0..<200 {
            var text = EditableText()
            text.mask = mask
            for _ in 0..<40 {
                let operation = NaiveText.Operation.random(using: &generator)
                operation.run(&text)
                #expect(mask.accepts(text.text))
                #expect(text.selection.head <= text.text.utf8.count)
                if Bool.random(using: &generator) { text.undo() }
            }
            while text.undo() {}
            #expect(text.text == "")
        }
    }
}
