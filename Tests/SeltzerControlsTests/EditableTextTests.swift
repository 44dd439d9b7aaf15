// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CharacterKind, EditHistory, EditableText+Selection, TextBoundaries, TextEdit, TextGranularity.

import SeededRandom
import SeltzerText
import Testing
import TextModels

@testable import SeltzerControls

@Suite struct EditableTextTests {
    /// What a step does to a text with marks.
    struct Step: Sendable, CustomTestStringConvertible {
        let name: String
        let before: String
        let after: String
        let run: @Sendable (inout EditableText) -> Void

        init(
            _ name: String, _ before: String, _ after: String,
            _ run: @escaping @Sendable (inout EditableText) -> Void
        ) {
            (self.name, self.before, self.after, self.run) = (name, before, after, run)
        }

        var testDescription: String { "\(name): \(before) → \(after)" }
    }

    private static func move(
        _ direction: TextStorageDirection, _ granularity: TextGranularity, _ before: String,
        _ after: String, isSelecting: Bool = false
    ) -> Step {
        Step("\(direction) \(granularity)\(isSelecting ? ", selecting" : "")", before, after) {
            $0.move(direction, by: granularity, isSelecting: isSelecting)
        }
    }

    static let moves: [Step] = [
        move(.forward, .character, "a|bc", "ab|c"),
        move(.forward, .character, "abc|", "abc|"),
        move(.backward, .character, "|abc", "|abc"),
        move(.backward, .character, "漢字|", "漢|字"),
        move(.backward, .character, "e\u{301}|x", "|e\u{301}x"),
        move(.forward, .character, "|👨‍👩‍👧🇨🇭", "👨‍👩‍👧|🇨🇭"),
        move(.backward, .character, "🇨🇭🇩🇪|", "🇨🇭|🇩🇪"),
        move(.forward, .character, "|\r\nx", "\r\n|x"),
        move(.forward, .character, "a[bc|d", "abc|d"),
        move(.backward, .character, "a[bc|d", "a|bcd"),
        move(.forward, .character, "a|bc[d", "abc|d"),
        move(.forward, .character, "a[b|cd", "a[bc|d", isSelecting: true),
        move(.backward, .character, "a[b|cd", "a|bcd", isSelecting: true),
        move(.forward, .word, "|foo bar", "foo| bar"),
        move(.forward, .word, "foo| - bar.x", "foo - bar|.x"),
        move(.forward, .word, "foo ...|", "foo ...|"),
        move(.forward, .word, "foo| ...", "foo ...|"),
        move(.backward, .word, "foo bar|", "foo |bar"),
        move(.backward, .word, "foo bar.. |", "foo |bar.. "),
        move(.backward, .word, "  |foo", "|  foo"),
        move(.forward, .word, "|snake_case2 x", "snake_case2| x"),
        move(.forward, .word, "|漢字かなカナ", "漢字|かなカナ"),
        move(.forward, .word, "漢字|かなカナ", "漢字かな|カナ"),
        move(.backward, .word, "漢字かなカナ|", "漢字かな|カナ"),
        move(.forward, .word, "|naïve Straße", "naïve| Straße"),
        move(.forward, .word, "|👍 ok", "👍 ok|"),
        move(.backward, .wordBetweenBlanks, "cd /usr/lib|", "cd |/usr/lib"),
        move(.forward, .wordBetweenBlanks, "cd| /usr/lib x", "cd /usr/lib| x"),
        move(.forward, .line, "a|b\ncd", "ab|\ncd"),
        move(.forward, .line, "a|b\r\ncd", "ab|\r\ncd"),
        move(.backward, .line, "ab\nc|d", "ab\n|cd"),
        move(.forward, .document, "a|b\ncd", "ab\ncd|"),
        move(.backward, .document, "ab\nc|d", "|ab\ncd"),
        move(.forward, .document, "ab[c|de", "ab[cde|", isSelecting: true),
        move(.backward, .character, "|", "|"),
        move(.forward, .word, "|", "|"),
    ]

    static let changes: [Step] = [
        Step("insert", "a|b", "axy|b") { $0.insert("xy") },
        Step("insert over a selection", "a[bc|d", "ax|d") { $0.insert("x") },
        Step("insert nothing over a selection", "a[bc|d", "a|d") { $0.insert("") },
        Step("insert a mark", "e|x", "e\u{301}|x") { $0.insert("\u{301}") },
        Step("insert before a mark", "|\u{301}x", "e\u{301}|x") { $0.insert("e") },
        Step("delete backward", "ab|c", "a|c") { $0.delete(.backward, by: .character) },
        Step("delete a cluster", "e\u{301}|x", "|x") { $0.delete(.backward, by: .character) },
        Step("delete forward", "a|👨‍👩‍👧c", "a|c") { $0.delete(.forward, by: .character) },
        Step("delete a selection", "a|bc[d", "a|d") { $0.delete(.forward, by: .character) },
        Step("delete what parts a letter and a mark", "e\n|\u{301}x", "e\u{301}|x") {
            $0.delete(.backward, by: .character)
        },
        Step("delete at the start", "|ab", "|ab") { $0.delete(.backward, by: .word) },
        Step("kill a word", "foo| bar baz", "foo| baz") { $0.kill(.forward, by: .word) },
        Step("kill to the end", "foo| bar", "foo|") { $0.kill(.forward, by: .document) },
        Step("transpose", "ab|cd", "acb|d") { $0.transposeCharacters() },
        Step("transpose at the end", "漢e\u{301}|", "e\u{301}漢|") { $0.transposeCharacters() },
        Step("transpose at the start", "|ab", "|ab") { $0.transposeCharacters() },
        Step("transpose a single one", "a|", "a|") { $0.transposeCharacters() },
        Step("upcase", "a |straße x", "a STRASSE| x") { $0.transformWord { $0.uppercased() } },
        Step("upcase a selection", "a[bc|d", "aBC|d") { $0.transformWord { $0.uppercased() } },
        Step("select all", "a|b", "[ab|") { $0.selectAll() },
        Step("set a text", "ab|", "xyz|") { $0.setText("xyz") },
        Step("set a text, the cursor inside", "a|b", "xyz|") { $0.setText("xyz") },
        Step("set a shorter text", "abc|d", "x|") { $0.setText("x") },
        Step("set a text with a cluster at the cursor", "a|b", "e\u{301}x|") {
            $0.setText("e\u{301}x")
        },
    ]

    @Test(arguments: moves + changes)
    func aStepDoesWhatTheTableSays(_ step: Step) {
        var text = EditableText(marked: step.before)
        step.run(&text)
        #expect(text.marked == step.after)
    }

    @Test(arguments: [
        (TextGranularity.word, "foo bar", 5, "bar"), (.word, "foo bar", 3, " "),
        (.word, "foo, bar", 3, ","), (.word, "漢字かな", 0, "漢字"), (.word, "foo", 3, ""),
        (.wordBetweenBlanks, "x a.b/c y", 4, "a.b/c"), (.document, "a b", 1, "a b"),
        (.line, "ab\ncd\ne", 4, "cd"), (.character, "e\u{301}x", 0, "e\u{301}"),
    ])
    func whatIsAtAPlaceIsFoundWhole(
        _ granularity: TextGranularity, _ text: String, _ place: Int, _ expected: String
    ) {
        let range = text.range(enclosing: place, granularity)
        let indices = text.index(atByte: range.lowerBound)..<text.index(atByte: range.upperBound)
        #expect(text[indices] == expected)
    }

    // MARK: Kills

    @Test func killsInARowAreOne() {
        var text = EditableText(marked: "one two| three four")
        text.kill(.forward, by: .word)
        text.kill(.backward, by: .word)
        text.kill(.forward, by: .word)
        #expect(text.killed == "two three four")
        #expect(text.marked == "one |")
        text.move(.backward, by: .character)
        text.kill(.backward, by: .word)
        #expect(text.killed == "one")
    }

    // MARK: Undo

    private func typed(_ string: String) -> EditableText {
        var text = EditableText()
        for character in string { text.insert(String(character)) }
        return text
    }

    @Test func typingIsUndoneByWords() {
        var text = typed("one two  three")
        var states = [text.text]
        while text.undo() { states.append(text.text) }
        #expect(states == ["one two  three", "one two  ", "one ", ""])
        while text.redo() {}
        #expect(text.marked == "one two  three|")
    }

    @Test func aMoveEndsARunOfTyping() {
        var text = typed("ab")
        text.move(.backward, by: .character)
        text.insert("x")
        text.undo()
        #expect(text.marked == "a|b")
        text.undo()
        #expect(text.marked == "|")
    }

    @Test func deletingInARowIsUndoneAtOnce() {
        var text = EditableText(marked: "abcd|ef")
        text.delete(.backward, by: .character)
        text.delete(.backward, by: .character)
        text.delete(.forward, by: .character)
        text.delete(.forward, by: .character)
        #expect(text.marked == "ab|")
        text.undo()
        #expect(text.marked == "ab|ef")
        text.undo()
        #expect(text.marked == "abcd|ef")
    }

    @Test func undoingGivesTheSelectionBack() {
        var text = EditableText(marked: "a[bc|d")
        text.insert("x")
        text.insert("y")
        #expect(text.marked == "axy|d")
        text.undo()
        #expect(text.marked == "a[bc|d")
        text.redo()
        #expect(text.marked == "axy|d")
    }

    @Test func aChangeForgetsWhatWasUndone() {
        var text = typed("a")
        text.undo()
        text.insert("b")
        #expect(!text.canRedo)
        let redone = text.redo()
        #expect(!redone)
        #expect(text.text == "b")
    }

    @Test func settingATextForgetsTheHistory() {
        var text = typed("a")
        text.setText("b")
        #expect(!text.canUndo)
        let undone = text.undo()
        #expect(!undone)
    }

    @Test func theHistoryOfManyLargeChangesIsBounded() {
        var text = EditableText()
        let large = String(repeating: "x", count: 8 << 20)
        for _ in 0..<12 {
            text.selectAll()
            text.insert(large)
        }
        var count = 0
        while text.undo() { count += 1 }
        #expect((1..<12).contains(count))
    }

    // MARK: Maximum length

    @Test(arguments: [
        (3, "a|", "bcd", "abc|", "d"), (3, "abc|", "d", "abc|", "d"),
        (3, "a[bc|", "xyz", "axy|", "z"), (0, "|", "a", "|", "a"), (-1, "|", "a", "|", "a"),
        // A mark makes no cluster of its own behind a letter.
        (1, "e|", "\u{301}", "e\u{301}|", ""), (2, "|", "漢字e\u{301}", "漢字|", "e\u{301}"),
        // What is longer already stays, and can be deleted.
        (2, "abcd|", "e", "abcd|", "e"), (2, "[abcd|", "xyz", "xy|", "z"),
    ])
    func noMoreThanTheMaximumIsTaken(
        _ maximum: Int, _ before: String, _ new: String, _ after: String, _ rest: String
    ) {
        var text = EditableText(marked: before)
        text.maximumLength = maximum
        let left = text.insert(new)
        #expect(left == rest)
        #expect(text.marked == after)
    }

    @Test(arguments: [
        (4, "ab|", "cde", "abcd|", "e"), (4, "a[bcd|", "wxyz", "awxy|", "z"),
        (4, "abcd|", "e", "abcde|", ""), (4, "abcdef|", "xy", "abcdef|", "xy"),
        (5, "a|", "漢字", "a漢|", "字"), (3, "a|", "漢字", "a|", "漢字"), (0, "|", "ab", "|", "ab"),
    ])
    func beyondTheMaximumSizeOnlySingleClustersAreTaken(
        _ maximum: Int, _ before: String, _ new: String, _ after: String, _ rest: String
    ) {
        var text = EditableText(marked: before)
        text.maximumSize = maximum
        let left = text.insert(new)
        #expect(left == rest)
        #expect(text.marked == after)
    }

    @Test func bothMaximaCutAPaste() {
        var text = EditableText("a")
        (text.maximumLength, text.maximumSize) = (3, 6)
        #expect(text.insert("bcdefgh") == "defgh")
        #expect(text.text == "abc")
    }

    // MARK: Other uses

    @Test func aTextOfManyLinesNeedsNothingMore() {
        var text = EditableText(marked: "one\ntwo| three\nfour")
        text.kill(.backward, by: .line)
        #expect(text.marked == "one\n| three\nfour")
        text.insert("2\r\n")
        text.move(.backward, by: .character)
        text.move(.backward, by: .line, isSelecting: true)
        #expect(text.marked == "one\n|2[\r\n three\nfour")
        text.delete(.forward, by: .line)
        text.move(.forward, by: .line)
        #expect(text.marked == "one\n|\r\n three\nfour")
    }

    @Test func aNumberNeedsOnlyAMask() throws {
        var year = EditableText("1815")
        year.mask = try InputMask(parsing: "[12]###")
        year.selectAll()
        let rest = year.insert("x")
        #expect(rest == "x" && year.text == "1815", "what fits nowhere takes nothing away")
        year.insert("2042")
        #expect(Int(year.text) == 2042)
        year.selectAll()
        year.insert("1")
        #expect(year.marked == "1|")
        year.undo()
        #expect(year.text == "2042")
    }

    // MARK: Size

    /// What it costs is the business of the workload `edit-large` of the benchmarks.
    @Test func tenMegabytesAreEditedInTheMiddle() {
        let large = String(repeating: "lorem ipsum ", count: 10 << 20 / 12)
        var text = EditableText(large)
        let middle = TextPosition(text.text.utf8.count / 2)
        text.select(middle..<middle)
        text.insert("x")
        #expect(text.text.utf8.count == large.utf8.count + 1)
        text.move(.backward, by: .word)
        text.delete(.forward, by: .character)
        #expect(text.text.utf8.count == large.utf8.count)
        text.undo()
        text.undo()
        #expect(text.text == large)
    }

    // MARK: Selection and changes

    @Test func selectionHasADirection() {
        var text = EditableText("one two")
        let (start, end): (TextPosition, TextPosition) = (0, 7)
        text.select(from: end, to: start)
        #expect(text.cursor == start && text.anchor == end)
        #expect(text.selectedText == "one two")
        text.move(.forward, by: .word, isSelecting: true)
        #expect(text.selectedText == " two")
        text.select(from: start, to: end)
        #expect(text.cursor == end && text.anchor == start)
    }

    @Test func selectionIsWidenedToWholeClustersInBothDirections() {
        var text = EditableText("a👨‍👩‍👧b")
        let inside: TextPosition = 5
        let end = TextPosition(text.text.endIndex, in: text.text)
        text.select(from: end, to: inside)
        #expect(text.selectedText == "👨‍👩‍👧b" && text.cursor < text.anchor)
        text.select(from: 0, to: inside)
        #expect(text.selectedText == "a👨‍👩‍👧" && text.cursor > text.anchor)
        text.select(from: inside, to: inside)
        #expect(!text.hasSelection)
        #expect(text.cursor == 1)
    }

    @Test func changeCountGrowsWithEachChangeOfTheTextAlone() {
        var text = EditableText("one")
        var counts = [text.changeCount]
        let changes: [(inout EditableText) -> Void] = [
            { $0.insert(" two") }, { $0.delete(.backward, by: .word) }, { $0.undo() },
            { $0.redo() }, { $0.kill(.backward, by: .line) }, { $0.setText("three") },
            { $0.transposeCharacters() },
        ]
        for change in changes {
            change(&text)
            counts.append(text.changeCount)
        }
        #expect(counts == counts.sorted() && Set(counts).count == counts.count)
        let count = text.changeCount
        text.selectAll()
        text.move(.backward, by: .character)
        text.select(from: TextPosition(text.text.endIndex, in: text.text), to: 0)
        text.move(.backward, by: .document)
        text.delete(.backward, by: .character)
        #expect(text.changeCount == count)
    }

    // MARK: Random operations

    @Test(arguments: 0..<60)
    func randomOperationsAgreeWithANaiveModel(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var text = EditableText()
        var naive = NaiveText()
        var states: Set<String> = [""]
        for _ in 0..<120 {
            let operation = NaiveText.Operation.random(using: &generator)
            operation.run(&text)
            naive.run(operation)
            #expect(text.text == naive.text && text.selection == naive.selection, "\(operation)")
            guard text.text == naive.text else { return }
            states.insert(text.text)
        }
        let last = text.text
        while text.undo() {
            #expect(states.contains(text.text))
            #expect(text.selection.head == text.text.boundary(atOrAfter: text.selection.head))
        }
        #expect(text.text == "")
        while text.redo() { #expect(states.contains(text.text)) }
        #expect(text.text == last)
    }
}
