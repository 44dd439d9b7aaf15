// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct ClusterTableTests {
    let table = ClusterTable()

    @Test(arguments: ["a", "é", "日", "\u{1F600}"] as [Character])
    func oneScalarNeedsNoPlace(character: Character) {
        let glyph = table.glyph(for: character)
        #expect(!glyph.isCluster)
        #expect(table.text(of: glyph) == String(character))
        #expect(Int(glyph.width) == character.cellWidth)
    }

    @Test(
        arguments: [
            ("e\u{301}", 1, false), ("\u{915}\u{902}", 1, false), ("1\u{20E3}", 1, false),
            ("\u{2764}\u{FE0F}", 2, true), ("\u{2764}\u{FE0E}", 1, true), ("🇩🇪", 2, true),
            ("👨‍👩‍👧‍👦", 2, true), ("👍🏽", 2, true), ("\u{1100}\u{1161}", 2, true),
            ("\u{915}\u{940}", 2, true), ("\u{995}\u{9CD}\u{9B7}", 2, true),
        ])
    func aClusterIsInternedOnce(text: String, width: Int, isContested: Bool) {
        let character = Character(text)
        let glyph = table.glyph(for: character)
        #expect(glyph.isCluster)
        #expect(Int(glyph.width) == width)
        #expect(character.cellWidth == width)
        #expect(glyph.isWidthContested == isContested)
        #expect(table.text(of: glyph) == String(character))
        #expect(table.glyph(for: character) == glyph)
    }

    @Test(
        arguments: [
            ("a", false), ("─", false), ("日", false), ("🎨", false), ("α", false),
            ("\u{1F1E9}", true), ("\u{AD}", true), ("\u{1FAE9}", true), ("\u{2630}", true),
            ("\u{378}", true), ("\u{1FA77}", true), ("\u{E0A0}", false),
        ] as [(Character, Bool)])
    func newAndDisputedScalarsAreContested(character: Character, isContested: Bool) {
        #expect(table.glyph(for: character).isWidthContested == isContested)
    }

    @Test(
        arguments: [
            ("\u{1F44D}\u{1F3FD}", .skinTones), ("\u{2764}\u{FE0F}", .emojiPresentation),
            ("🇩🇪", .emojiSequences), ("\u{1F469}\u{200D}\u{1F467}", .emojiSequences),
        ] as [(Character, JoinedClusters)])
    func nothingIsContestedWhereItsKindIsAgreedOn(character: Character, kind: JoinedClusters) {
        #expect(table.glyph(for: character).isWidthContested)
        table.agreedClusters = .all.subtracting(kind)
        #expect(table.glyph(for: character).isWidthContested)
        table.agreedClusters = kind
        let glyph = table.glyph(for: character)
        #expect(!glyph.isWidthContested && glyph.width == 2)
        #expect(table.text(of: glyph) == String(character))
        // A display that splits a kind agrees on no cluster of it.
        table.joinedClusters = .all.subtracting(kind)
        #expect(table.glyph(for: character).isWidthContested)
    }

    @Test func equivalentClustersKeepTheirOwnText() {
        let first = table.glyph(for: "a\u{323}\u{307}")
        let second = table.glyph(for: "a\u{307}\u{323}")
        #expect(first != second)
        #expect(Array(table.text(of: second).unicodeScalars) == ["a", "\u{307}", "\u{323}"])
    }

    @Test func aClusterWithoutEndIsCut() {
        let marks = String(repeating: "\u{301}", count: 10_000)
        let glyph = table.glyph(for: Character("a" + marks))
        #expect(table.text(of: glyph).unicodeScalars.count == ClusterTable.maximumScalars)
        #expect(glyph.width == 1)
    }

    @Test(arguments: ["\u{301}", "\u{200B}", "\u{202E}", "\u{200D}", "\u{FEFF}"] as [Character])
    func aCharacterWithoutWidthIsASpace(character: Character) {
        #expect(table.glyph(for: character) == .space)
    }

    @Test func afterBeingEmptiedNumbersBeginAnew() {
        let glyph = table.glyph(for: "e\u{301}")
        table.removeAll()
        #expect(table.generation == 1)
        #expect(table.text(of: glyph) == " ")
        #expect(table.glyph(for: "o\u{302}") == glyph)
        #expect(table.text(of: glyph) == "o\u{302}")
    }

    @Test func theTableTellsWhenItIsFull() {
        var value: UInt32 = 0x4E00
        while !table.isFull, value < 0x4E00 + UInt32(ClusterTable.capacity) {
            let scalars: [Unicode.Scalar?] = [
                Unicode.Scalar(0x4E00 + (value & 0x3FFF)), Unicode.Scalar(0x300 + (value >> 14)),
            ]
            _ = table.glyph(
                for: Character(String(String.UnicodeScalarView(scalars.compactMap { $0 }))))
            value += 1
        }
        #expect(table.isFull)
        #expect(value == 0x4E00 + UInt32(ClusterTable.capacity))
    }
}
