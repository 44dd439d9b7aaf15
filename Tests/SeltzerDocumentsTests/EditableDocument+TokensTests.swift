// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextToken.

import SeededRandom
import SeltzerBase
import SeltzerControls
import SeltzerText
import Testing

@testable import SeltzerDocuments

/// Tokens of a text, compared with a list of characters and tokens.
@Suite struct EditableDocumentTokensTests {
    /// A text as a list, in which a token is one element.
    struct Model {
        enum Element: Hashable {
            case character(Character)
            case token(TextToken)
        }

        var elements: [Element] = []
        var anchor = 0
        var head = 0

        var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

        func text(_ range: Range<Int>, unfolded: Bool) -> String {
            elements[range].map { element in
                switch element {
                case .character(let character): String(character)
                case .token(let token): unfolded ? token.content : token.title
                }
            }.joined()
        }

        mutating func insert(_ new: [Element]) {
            elements.replaceSubrange(range, with: new)
            head = range.lowerBound + new.count
            anchor = head
        }

        mutating func move(by step: Int, isSelecting: Bool) {
            if !isSelecting, anchor != head {
                head = step > 0 ? range.upperBound : range.lowerBound
            } else {
                head = min(max(0, head + step), elements.count)
            }
            if !isSelecting { anchor = head }
        }

        mutating func delete(by step: Int) {
            if anchor == head { move(by: step, isSelecting: true) }
            insert([])
        }
    }

    private static let tokens = [
        TextToken("[42 lines pasted]", content: "one\ntwo", kind: .paste),
        TextToken("[潮汐 表.json]", content: "/srv/潮汐 表.json", kind: .file),
        TextToken("x", content: ""),
    ]
    private static let letters: [Character] = ["a", "B", " ", "\n", "字", "é", "-"]

    private func check(_ document: EditableDocument, _ note: Comment) {
        var end = 0
        for placed in document.tokens {
            #expect(placed.range.lowerBound >= end, note)
            end = placed.range.upperBound
            #expect(document.storage.string(in: placed.range) == placed.token.title, note)
            for selection in document.selections {
                for place in [selection.anchor, selection.head] {
                    #expect(!(placed.range.lowerBound < place && place < end), note)
                }
            }
        }
    }

    private func check(_ document: EditableDocument, equals model: Model, _ note: Comment) {
        let all = 0..<model.elements.count
        #expect(document.storage.string == model.text(all, unfolded: false), note)
        #expect(document.contents == model.text(all, unfolded: true), note)
        #expect(document.selectedText == model.text(model.range, unfolded: true), note)
        #expect(
            document.mainSelection.head == model.text(0..<model.head, unfolded: false).utf8.count,
            note)
        check(document, note)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func tokensBehaveAsCharacters(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var document = EditableDocument(), model = Model()
        for step in 0..<400 {
            let isForward = random.chance(50)
            let direction = isForward ? TextStorageDirection.forward : .backward
            switch random.number(0..<8) {
            case 0, 1:
                let letter = random.pick(Self.letters)
                document.insert(String(letter))
                model.insert([.character(letter)])
            case 2:
                let token = random.pick(Self.tokens)
                document.insertToken(token)
                model.insert([.token(token)])
            case 3:
                document.delete(direction, by: .character)
                model.delete(by: isForward ? 1 : -1)
            case 4:
                guard let placed = random.chance(10) ? document.tokens.first : nil,
                    let index = model.elements.firstIndex(of: .token(placed.token))
                else { continue }
                document.unfold(placed)
                (model.anchor, model.head) = (index, index + 1)
                model.insert(placed.token.content.map { .character($0) })
            default:
                let isSelecting = random.chance(40)
                document.move(direction, by: .character, isSelecting: isSelecting)
                model.move(by: isForward ? 1 : -1, isSelecting: isSelecting)
            }
            check(document, equals: model, "seed \(seed), step \(step)")
        }
        let (text, tokens) = (document.contents, document.tokens)
        while document.undo() { check(document, "seed \(seed), undo") }
        #expect(document.storage.isEmpty && document.tokens.isEmpty)
        while document.redo() { check(document, "seed \(seed), redo") }
        #expect(document.contents == text && document.tokens == tokens)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func noOtherCommandCutsOrLosesAToken(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var document = EditableDocument(TextStorage("one\ntwo three\n\nfour"))
        for step in 0..<300 {
            let before = document.tokens.map(\.token.title).sorted()
            var mayRemove = false
            let direction = random.chance(50) ? TextStorageDirection.forward : .backward
            switch random.number(0..<13) {
            case 0: document.insertToken(random.pick(Self.tokens)); mayRemove = true
            case 1: document.insert(random.pick(["a", "b c", "\n", "("])); mayRemove = true
            case 2: document.kill(direction, by: random.pick([.line, .word])); mayRemove = true
            case 3: document.transposeCharacters()
            case 4: document.transformWord { $0.uppercased() + "!" }
            case 5: document.moveLines(direction)
            case 6: document.indent(with: "  ")
            case 7: document.outdent(by: 2)
            case 8: document.deleteLines(); mayRemove = true
            case 9: document.insertNewline(); mayRemove = true
            case 10: document.undo(); mayRemove = true
            case 11:
                let ends = [0, 1].map { _ in random.number(0..<document.storage.count + 1) }
                    .sorted()
                document.select([TextPosition(ends[0])..<TextPosition(ends[1])])
            default:
                document.move(
                    direction, by: random.pick([.word, .line]), isSelecting: random.chance(30))
            }
            check(document, "seed \(seed), step \(step)")
            if !mayRemove {
                let after = document.tokens.map(\.token.title).sorted()
                #expect(after == before, "seed \(seed), step \(step)")
            }
        }
    }

    @Test func aTitleIsOneLineWithoutBlanksAtItsEnds() {
        #expect(TextToken(" a\n\tb ", content: "").title == "a b")
        #expect(TextToken("\n", content: "").title == "[ ]")
    }

    @Test func aWordWithinATokenCannotBeSelectedAlone() {
        var document = EditableDocument()
        document.insertToken(Self.tokens[0])
        document.select([4..<9])
        #expect(document.selectedText == "one\ntwo")
    }

    @Test func theWholeTextIsReplacedWithTheTokensThatFit() {
        var document = EditableDocument(TextStorage("old"))
        let token = Self.tokens[2]
        document.replaceAll(
            with: "a x b",
            tokens: [
                PlacedTextToken(token, at: 2), PlacedTextToken(token, at: 0),
                PlacedTextToken(token, at: 99),
            ])
        #expect(document.tokens == [PlacedTextToken(token, at: 2)])
        #expect(document.contents == "a  b" && document.cursor.offset == 5)
        document.undo()
        #expect(document.contents == "old")
    }
}
