// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of text views.
@MainActor
@Suite struct TextViewSamplesTests {
    @Test func anEditedTextIsSaved() async {
        var saved: [String] = []
        func save(_ storage: TextStorage) { saved.append(storage.string) }
        let notes = TextView("Buy lemons.\n")
        notes.showsLineNumbers = true
        notes.on { (edited: TextEdited) in
            save(notes.storage)
            return .stop
        }
        let pilot = await Pilot(ViewController(view: notes), columns: 30, rows: 3)
        await pilot.press("ctrl-end")
        await pilot.type("+")
        #expect(saved == ["Buy lemons.\n+"])
    }

    @Test func theCursorMovesToAWord() async {
        let notes = TextView("Buy lemons today")
        let words = notes.text.split(separator: " ")
        let end = TextPosition(words[1].endIndex, in: notes.text)
        notes.selectedRanges = [end..<end]
        let pilot = await Pilot(ViewController(view: notes), columns: 30, rows: 3)
        await pilot.type("!")
        #expect(notes.text == "Buy lemons! today")
        notes.selectedRanges = [400..<500]
        #expect(notes.cursor == 17)
    }

    @Test func aDocumentIsEditedWithoutAView() {
        var document = EditableDocument(TextStorage("let a = 1\n"))
        document.select([4..<5])
        document.insert("answer")
        #expect(document.storage.string == "let answer = 1\n")
    }

    @Test func aStorageFindsItsLines() {
        var text = TextStorage("one\ntwo\n")
        text.replaceSubrange(4..<7, with: "zwei")
        #expect(text.string(ofLine: 1) == "zwei")
    }

    @Test func aFileHasTheColorsOfItsLanguage() {
        let editor = TextView("let a = 1")
        editor.highlighter = SyntaxLanguage(fileName: "Package.swift")?.highlighter
        editor.decorations = [
            TextDecoration(4..<5, style: Style(underlineStyle: .curly, underlineColor: .danger))
        ]
        #expect(editor.highlighter is SwiftHighlighter)
        #expect(editor.decorations.count == 1)
    }

    private struct TodoHighlighter: SyntaxHighlighter {
        let initialState = 0

        func highlight(_ line: [UInt8], state: inout Int) -> [SyntaxToken] {
            line.starts(with: "done ".utf8) ? [SyntaxToken(0..<line.count, .comment)] : []
        }
    }

    @Test func aHighlighterOfOnesOwnReadsLines() {
        let tokens = TodoHighlighter().tokens(ofLinesIn: "done one\ntwo")
        #expect(tokens == [[SyntaxToken(0..<8, .comment)], []])
    }
}
