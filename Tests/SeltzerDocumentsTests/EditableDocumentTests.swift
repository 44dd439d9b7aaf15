// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DocumentEdit, EditableDocument+Lines, StoredText, TextStorage+Boundaries.

import SeededRandom
import SeltzerText
import Testing
import TextModels

@testable import SeltzerControls
@testable import SeltzerDocuments

@Suite struct EditableDocumentTests {
    private func document(_ text: String, cursors: TextPosition...) -> EditableDocument {
        var document = EditableDocument(TextStorage(text))
        if !cursors.isEmpty { document.select(cursors.map { $0..<$0 }) }
        return document
    }

    // MARK: One cursor

    @Test(arguments: 0..<60 as Range<UInt64>)
    func withOneCursorItIsTheSameAsAnEditableText(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var text = EditableText(), document = EditableDocument()
        for _ in 0..<150 {
            let operation = NaiveText.Operation.random(using: &random)
            operation.run(&text)
            operation.run(&document)
            #expect(document.storage.string == text.text, "\(operation)")
            #expect(document.mainSelection == text.selection, "\(operation)")
        }
        while document.undo() {}
        #expect(document.storage.isEmpty)
        while document.redo() {}
        #expect(document.storage.string == text.text)
    }

    @Test func typingIsUndoneWordByWord() {
        var text = document("")
        for character in "one two" { text.insert(String(character)) }
        text.undo()
        #expect(text.storage.string == "one ")
        text.undo()
        #expect(text.storage.isEmpty)
        text.redo()
        text.move(.backward, by: .document)
        text.insert("x")
        text.insert("y")
        text.undo()
        #expect(text.storage.string == "one ")
    }

    @Test func enterKeepsTheIndentAndTheKindOfLineEnd() {
        var text = document("  one\r\n\ttwo", cursors: 5)
        text.insertNewline()
        #expect(text.storage.string == "  one\r\n  \r\n\ttwo")
        let end = TextPosition(text.storage.count)
        text.select([end..<end])
        text.insertNewline()
        #expect(text.storage.string == "  one\r\n  \r\n\ttwo\r\n\t")
    }

    @Test func aStepPassesALineEndWhole() {
        var text = document("a\r\nb", cursors: 1)
        text.move(.forward, by: .character)
        #expect(text.cursor == 3)
        text.delete(.backward, by: .character)
        #expect(text.storage.string == "ab")
    }

    @Test func killsAtTheEndOfALineTakeTheLineEnd() {
        var text = document("one\ntwo", cursors: 0)
        text.kill(.forward, by: .line)
        text.kill(.forward, by: .line)
        #expect(text.storage.string == "two")
        #expect(text.killed == "one\n")
    }

    @Test func stepsPassBytesThatAreNoText() {
        var text = EditableDocument(TextStorage(bytes: [0x61, 0xFF, 0xFE, 0x62, 0xE6, 0xBC, 0x63]))
        var places = [0]
        while text.cursor < 7 {
            text.move(.forward, by: .character)
            places.append(text.cursor.offset)
        }
        #expect(places == [0, 1, 2, 3, 4, 6, 7])
        text.move(.backward, by: .character)
        text.insert("x")
        #expect(
            text.storage.bytes(in: 0..<8) == [0x61, 0xFF, 0xFE, 0x62, 0xE6, 0xBC, 0x78, 0x63])
        text.undo()
        #expect(text.storage.bytes(in: 0..<7) == [0x61, 0xFF, 0xFE, 0x62, 0xE6, 0xBC, 0x63])
    }

    @Test func anEnormousLineIsEditedInItsMiddle() {
        var text = document(String(repeating: "漢字 ", count: 1_000_000), cursors: 3_500_000)
        #expect(text.cursor.offset % 7 == 0)
        text.move(.forward, by: .character)
        text.insert("x")
        text.move(.backward, by: .word)
        #expect(text.storage.count == 7_000_001)
        text.delete(.forward, by: .line)
        text.delete(.backward, by: .line)
        #expect(text.storage.count < 10)
    }

    // MARK: Several cursors

    @Test func eachCursorEditsAtItsPlaceAndOneUndoTakesAllBack() {
        var text = document("a=1\nb=2\nc=3", cursors: 1, 5, 9)
        for character in " :" { text.insert(String(character)) }
        #expect(text.storage.string == "a :=1\nb :=2\nc :=3")
        #expect(text.cursors == [3, 9, 15])
        text.delete(.backward, by: .character)
        text.undo()
        text.undo()
        text.undo()
        #expect(text.storage.string == "a=1\nb=2\nc=3")
        #expect(text.cursors == [1, 5, 9])
        text.insert(["x", "y", "z"])
        #expect(text.storage.string == "ax=1\nby=2\ncz=3")
        text.removeOtherCursors()
        #expect(text.cursors.count == 1)
    }

    @Test func cursorsThatMeetBecomeOne() {
        var text = document("one two", cursors: 5, 6)
        text.delete(.backward, by: .word)
        #expect(text.storage.string == "one o")
        #expect(text.cursors == [4])
        text.toggleCursor(at: 0)
        #expect(text.cursors == [0, 4])
        text.toggleCursor(at: 0)
        text.toggleCursor(at: 4)
        #expect(text.cursors == [4])
        text.toggleCursor(at: 1)
        text.move(.backward, by: .document)
        #expect(text.cursors == [0])
    }

    @Test func theNextOccurrenceIsSelectedToo() {
        var text = document("one two one (one)", cursors: 9)
        for _ in 0..<3 { text.selectNextOccurrence() }
        #expect(text.selectedRanges == [0..<3, 8..<11, 13..<16])
        let result1 = text.selectNextOccurrence()
        #expect(!result1)
        text.insert("1")
        #expect(text.storage.string == "1 two 1 (1)")
    }

    // MARK: Lines

    @Test func touchedLinesAreIndentedAndOutdented() {
        var text = document("a\n\nb\n\tc\nd")
        text.select([0..<7])
        text.indent(with: "  ")
        #expect(text.storage.string == "  a\n\n  b\n  \tc\nd")
        #expect(text.selectedRanges == [2..<13])
        text.outdent(by: 2)
        text.outdent(by: 2)
        #expect(text.storage.string == "a\n\nb\nc\nd")
        text.undo()
        text.undo()
        text.undo()
        #expect(text.storage.string == "a\n\nb\n\tc\nd")
        #expect(text.selectedRanges == [0..<7])
    }

    @Test func linesMovePastEachOther() {
        var text = document("one\r\ntwo\nthree", cursors: 6)
        let result2 = text.moveLines(.forward)
        #expect(result2)
        #expect(text.storage.string == "one\r\nthree\ntwo")
        #expect(text.cursor == 12)
        let result3 = text.moveLines(.forward)
        #expect(!result3)
        let result4 = text.moveLines(.backward)
        #expect(result4)
        let result5 = text.moveLines(.backward)
        #expect(result5)
        #expect(text.storage.string == "two\r\none\nthree")
        let result6 = text.moveLines(.backward)
        #expect(!result6)
        #expect(text.cursor == 1)
        text.deleteLines()
        #expect(text.storage.string == "one\nthree")
        text.select([5..<5])
        text.deleteLines()
        #expect(text.storage.string == "one")
        text.deleteLines()
        text.deleteLines()
        #expect(text.storage.isEmpty)
    }

    /// The last line has no line end, so the selection loses the one that it had.
    @Test func aSelectedLineThatBecomesTheLastOneStaysSelected() {
        var text = document("one\ntwo")
        text.select([0..<4])
        let isMoved = text.moveLines(.forward)
        #expect(isMoved)
        #expect(text.storage.string == "two\none")
        #expect(text.selectedRanges == [4..<7])
        text.insert("1")
        #expect(text.storage.string == "two\n1")
    }

    @Test func wordsAndCharactersChangeAtEachCursor() {
        var text = document("ab cd", cursors: 1, 5)
        text.transposeCharacters()
        #expect(text.storage.string == "ba dc")
        text.select([0..<0, 3..<3])
        text.transformWord { $0.uppercased() }
        #expect(text.storage.string == "BA DC")
    }

    @Test func aChangeTellsWhereTheTextDiffers() {
        var text = document("one two three", cursors: 3, 7)
        text.insert("!")
        #expect(text.lastChange == TextChange(start: 3, oldCount: 4, newCount: 6))
        text.undo()
        #expect(text.lastChange == TextChange(start: 3, oldCount: 6, newCount: 4))
        let first = TextChange(start: 5, oldCount: 2, newCount: 4)
        #expect(
            first.followed(by: TextChange(start: 2, oldCount: 1, newCount: 0))
                == TextChange(start: 2, oldCount: 5, newCount: 6))
    }

    @Test func anotherTextKeepsThePlaceOfTheCursor() {
        var text = document("one\ntwo\nthree", cursors: 6)
        text.setStorage(TextStorage("1\n2345\n6"))
        #expect(text.cursor == 4)
        #expect(!text.canUndo)
        text.setStorage(TextStorage(""))
        #expect(text.cursor == 0)
    }

    @Test func anOccurrenceInsideOfALetterIsNone() {
        // A byte that is no text, and the same byte as the first one of a letter.
        var document = EditableDocument(TextStorage(bytes: [0xC7, 0x20, 0xC7, 0x95]))
        document.select([0..<1])
        let isInLetter = document.selectNextOccurrence()
        #expect(!isInLetter)
        #expect(document.selectedRanges == [0..<1])
        document = EditableDocument(TextStorage("e e\u{301}"))
        document.select([0..<1])
        let isInCluster = document.selectNextOccurrence()
        #expect(!isInCluster)
    }

    @Test func invalidBytesStayWhenCharactersAreExchangedOrTransformed() {
        var document = EditableDocument(TextStorage(bytes: [0x61, 0xFF, 0x62]))
        document.select([1..<1])
        document.transposeCharacters()
        #expect(document.storage.bytes(in: 0..<3) == [0xFF, 0x61, 0x62])
        document.select([0..<3])
        document.transformWord { $0.uppercased() }
        #expect(document.storage.bytes(in: 0..<3) == [0xFF, 0x41, 0x42])
        document = EditableDocument(TextStorage(bytes: [0xE6, 0xBC, 0xC3, 0xA9, 0xF0]))
        document.select([0..<5])
        document.transformWord { $0.uppercased() }
        #expect(document.storage.bytes(in: 0..<5) == [0xE6, 0xBC, 0xC3, 0x89, 0xF0])
    }

    @Test func byteOrderMarkIsNoPartOfTheText() {
        var document = EditableDocument(TextStorage("\u{FEFF}one\ntwo"))
        document.insert("X")
        #expect(document.storage.string == "Xone\ntwo")
        document.selectAll()
        document.delete(.backward, by: .character)
        document.undo()
        document.undo()
        #expect(document.storage.fileContents.string == "\u{FEFF}one\ntwo")
        document.setStorage(TextStorage("\u{FEFF}a"))
        document.move(.backward, by: .document)
        document.delete(.forward, by: .character)
        #expect(document.storage.fileContents.string == "\u{FEFF}")
        document.setStorage(TextStorage("b"))
        #expect(document.storage.fileContents.string == "b")
    }

    @Test(arguments: [
        ("a\rb\r", "\r"), ("a\nb\rc", "\n"), ("a\r\nb", "\r\n"), ("a", "\n"), ("", "\n"),
        ("\r", "\r"), ("a\rb\rc", "\r"),
        // One carriage return within the text ends no line.
        ("a\rb", "\n"), ("\ra", "\n"),
        ("a\r\nb\nc", "\r\n"),
    ])
    func newLineHasTheEndOfThoseAround(text: String, end: String) {
        var document = EditableDocument(TextStorage(text))
        document.insertNewline()
        #expect(document.storage.string == end + text)
        #expect(document.lineEnd(atLine: 0) == end)
    }

    @Test func allCursorsBreakTheLineAlike() {
        var document = EditableDocument(TextStorage("ab\rcd"))
        document.select([1..<1, 4..<4])
        document.insertNewline()
        #expect(document.storage.string == "a\nb\rc\nd")
    }

    @Test func bytesThatAnEditJoinsAreSteppedOver() {
        var document = EditableDocument(TextStorage(bytes: [0xC7, 0x31, 0x95]))
        document.select([2..<2])
        document.delete(.backward, by: .character)
        document.transposeCharacters()
        document.move(.backward, by: .character)
        #expect(document.selectedRanges == [0..<0])
    }
}

extension NaiveText.Operation {
    func run(_ document: inout EditableDocument) {
        switch self {
        case .insert(let string): document.insert(string)
        case .move(let direction, let granularity, let isSelecting):
            document.move(direction, by: granularity, isSelecting: isSelecting)
        case .delete(let direction, let granularity):
            document.delete(direction, by: granularity)
        case .kill(let direction, let granularity):
            // A kill at the end of a line takes the line end here.
            if granularity == .line {
                document.delete(direction, by: granularity)
            } else {
                document.kill(direction, by: granularity)
            }
        case .selectAll: document.selectAll()
        }
    }
}
