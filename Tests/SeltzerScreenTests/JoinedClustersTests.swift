// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SuiteCases
import Testing

@testable import SeltzerScreen

/// Text on displays that do not show every cluster as one character.
@Suite struct JoinedClustersTests {
    private static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    private static let thumb = "\u{1F44D}\u{1F3FD}"
    private static let heart = "\u{2764}\u{FE0F}"
    private static let syllable = "\u{915}\u{94D}\u{937}\u{93F}"

    private func buffer(_ text: String, width: Int, joining joined: JoinedClusters) -> CellBuffer {
        let buffer = CellBuffer(size: Size(width: width, height: 1))
        buffer.clusters.joinedClusters = joined
        Canvas(buffer: buffer).draw(text, at: .zero)
        return buffer
    }

    @Test(arguments: [
        (family, JoinedClusters.emojiSequences, 6), (thumb, .skinTones, 4),
        (heart, .emojiPresentation, 1), ("1\u{FE0F}\u{20E3}", .emojiPresentation, 1),
        (syllable, .syllables, 3), ("\u{1F937}\u{1F3FD}\u{200D}\u{2642}\u{FE0F}", .skinTones, 4),
    ])
    func clustersOfAKindThatIsNotJoinedTakeTheCellsOfTheirParts(
        text: String, kind: JoinedClusters, width: Int
    ) {
        #expect(text.cellWidth == 2)
        #expect(text.cellWidth(joining: .all) == 2)
        #expect(text.cellWidth(joining: .all.subtracting(kind)) == width)
        #expect(text.cellWidth(joining: kind) == 2 || text.unicodeScalars.count > 4)
        #expect(StyledText(text).cellWidth(joining: .all.subtracting(kind)) == width)
    }

    @Test(arguments: ["\u{1F1E9}\u{1F1EA}", "e\u{301}", "日\u{301}", "\r\n", "\t", "a", ""])
    func otherTextIsTheSameOnEveryDisplay(text: String) {
        #expect(text.cellWidth(joining: []) == text.cellWidth)
    }

    @Test(arguments: WidthCase.all)
    func glyphsCoverWhatIsMeasured(example: WidthCase) {
        for bits in UInt8(0)...15 {
            let joined = JoinedClusters(rawValue: bits)
            let width = example.text.cellWidth(joining: joined)
            let buffer = buffer(example.text, width: width + 1, joining: joined)
            #expect(Canvas(buffer: buffer).draw(example.text, at: .zero) == width)
            #expect(buffer[Point(x: width, y: 0)].glyph == .space)
            guard width > 0 else { continue }
            // The last glyph ends where the text does.
            let last = buffer[Point(x: width - 1, y: 0)]
            #expect(last.isTrailingHalf || last.glyph.width == 1)
            #expect(width >= example.text.cellWidth || !joined.contains(.emojiPresentation))
        }
    }

    @Test func aFamilyOfPartsIsThreeGlyphsAndOneText() {
        let buffer = buffer("a\(Self.family)b", width: 8, joining: [])
        #expect((0..<8).map { buffer[Point(x: $0, y: 0)].glyph.width } == [1, 2, 0, 2, 0, 2, 0, 1])
        #expect(buffer.text(row: 0) == "a\(Self.family)b")
        #expect(buffer[Point(x: 1, y: 0)].glyph.isWidthContested)
    }

    @Test func aPartMayBeNoClusterOfItsOwn() {
        // Of the astronaut with a skin tone the tone and the rocket are joined, but not the woman.
        let text = "\u{1F469}\u{1F3FD}\u{200D}\u{1F680}"
        #expect(text.cellWidth(joining: .emojiSequences) == 4)
        let buffer = buffer(text + "|", width: 6, joining: .emojiSequences)
        #expect((0..<6).map { buffer[Point(x: $0, y: 0)].glyph.width } == [2, 0, 2, 0, 1, 1])
        #expect(buffer.text(row: 0) == text + "|")
    }

    @Test func aClusterThatDoesNotFitShowsThePartsThatDo() {
        let buffer = buffer(Self.family, width: 3, joining: [])
        #expect((0..<3).map { buffer[Point(x: $0, y: 0)].glyph.width } == [2, 0, 1])
    }

    @Test func linesAreBrokenBetweenClustersByTheCellsOfTheDisplay() {
        let style = ParagraphStyle(lineBreakMode: .byCharWrapping)
        let text = StyledText(Self.family + Self.family + "ab")
        var joined = TextLayout(text, width: 6, paragraphStyle: style)
        #expect(joined.size() == Size(width: 6, height: 1))
        var parted = TextLayout(text, width: 6, paragraphStyle: style, joining: [])
        #expect(parted.size() == Size(width: 6, height: 3))
        var narrow = TextLayout(text, width: 1, paragraphStyle: style, joining: [])
        #expect(narrow.size().height == 4)
    }

    @Test(arguments: [
        (TruncationMode.tail, "\(family)…"), (.head, "…\(thumb)xy"), (.middle, "…\(thumb)xy"),
        (.clip, "\(family)\(thumb)"),
    ])
    func cutTextKeepsWholeClusters(mode: TruncationMode, shown: String) {
        let text = Self.family + Self.thumb + "xy"
        let cut = TruncatedText(text, width: 8, mode: mode, isUnicode: true, joining: [])
        #expect(cut.head + cut.sign + cut.tail == shown)
    }

    @Test func cellsCutOutOfATextAreTheDisplays() {
        let text = StyledText("a\(Self.family)b")
        #expect(text.cells(0..<8, joining: []).string == "a\(Self.family)b")
        #expect(text.cells(2..<8, joining: []).string == "     b")
        #expect(text.cells(2..<4, joining: []).string == "  ")
        #expect(text.cells(0..<4, joining: []).string == "a   ")
    }

    @Test func anotherRuleGivesTheSameTextOtherGlyphs() {
        let table = ClusterTable()
        let wide = table.glyph(for: "\u{2764}\u{FE0F}")
        table.joinedClusters = []
        let narrow = table.glyph(for: "\u{2764}\u{FE0F}")
        #expect(wide.width == 2 && narrow.width == 1 && wide.bits != narrow.bits)
        #expect(table.text(of: wide) == table.text(of: narrow))
        #expect(table.generation == 0)
    }

    @Test func aClusterOfAnyLengthIsBounded() {
        let long = Character(
            (0..<5_000).map { _ in "\u{1F468}" }.joined(separator: "\u{200D}"))
        #expect(long.cellWidth(joining: []) == 32)
        #expect(String(long).cellWidth(joining: []) == 32)
    }
}
