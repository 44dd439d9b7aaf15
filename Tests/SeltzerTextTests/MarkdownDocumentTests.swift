// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CodeFence, ContentLine, EmailAddress, HTMLBlockEnd, HTMLEntity, HTMLEntityTable, HTMLTag, LineCursor,
// LinkDefinition, LinkScanner, ListMarker, MarkdownBlock, MarkdownChange, MarkdownExtensions, MarkdownLines, MarkdownParser,
// MarkdownParser+ends, MarkdownParser+starts, MarkdownParser+text, OpenBlock, TableRow, UInt8+classes.

import SeededRandom
import SeltzerText
import Testing

@Suite struct MarkdownDocumentTests {
    private func html(_ text: String, _ extensions: MarkdownExtensions = .all) -> String {
        MarkdownHTML.html(text, extensions: extensions)
    }

    private func kinds(_ document: MarkdownDocument) -> [MarkdownBlock.Kind] {
        (0..<document.blockCount).map { document.block($0).kind }
    }

    // MARK: Blocks

    @Test func headingsHaveLevels() {
        let document = MarkdownDocument("# One #\n###### Six\n####### No\n\nTwo\nlines\n---\n")
        #expect(
            kinds(document) == [
                .heading(level: 1), .heading(level: 6), .paragraph, .heading(level: 2),
            ])
        #expect(document.inlines(of: 0) == [.text("One")])
        #expect(document.inlines(of: 3) == [.text("Two"), .softBreak, .text("lines")])
    }

    @Test func blocksKnowTheirPlaceInTheSource() {
        let text = "intro\n\n> - a\n>   b\n>\n> c\n\n```swift\nlet a\n```\n"
        let document = MarkdownDocument(text)
        let bytes = Array(text.utf8)
        let parts = (0..<document.blockCount).map {
            String(decoding: bytes[document.block($0).range], as: UTF8.self)
        }
        #expect(
            kinds(document) == [
                .paragraph, .quote, .list(isOrdered: false, isTight: true),
                .item(number: nil, isChecked: nil), .paragraph, .paragraph, .code(isFenced: true),
            ])
        #expect(parts[0] == "intro")
        #expect(parts[1] == "> - a\n>   b\n>\n> c")
        #expect(parts[2] == "- a\n>   b")
        #expect(parts[5] == "c")
        #expect(parts[6] == "```swift\nlet a\n```")
        #expect(document.block(1).lines == 2...5)
        #expect(document.block(6).lines == 7...9)
        #expect(document.block(4).parent == 3)
        #expect(document.block(4).depth == 3)
        #expect(document.descendants(of: 1) == 2..<6)
    }

    @Test func listsCountAndAreTightOrLoose() {
        let document = MarkdownDocument("3. a\n9. b\n\n- c\n\n- d\n")
        #expect(
            kinds(document) == [
                .list(isOrdered: true, isTight: true), .item(number: 3, isChecked: nil), .paragraph,
                .item(number: 4, isChecked: nil), .paragraph,
                .list(isOrdered: false, isTight: false), .item(number: nil, isChecked: nil),
                .paragraph, .item(number: nil, isChecked: nil), .paragraph,
            ])
    }

    @Test func codeKeepsItsTextAndItsLanguage() {
        let document = MarkdownDocument(
            "~~~ swift &amp; more\n\ta\r\n b\n\n~~~\n\n    c\n\n    d\n\n")
        #expect(document.info(of: 0) == "swift & more")
        #expect(document.literal(of: 0) == "\ta\n b\n\n")
        #expect(document.info(of: 1) == nil)
        #expect(document.literal(of: 1) == "c\n\nd\n")
        #expect(MarkdownDocument("```\nopen").literal(of: 0) == "open\n")
        #expect(MarkdownDocument("").blockCount == 0)
    }

    @Test func htmlIsTextThatNothingInterprets() {
        let document = MarkdownDocument("<div onclick='a'>\n*b*\n</div>\n\nc <b>d</b>\n")
        #expect(kinds(document) == [.html, .paragraph])
        #expect(document.literal(of: 0) == "<div onclick='a'>\n*b*\n</div>\n")
        #expect(document.inlines(of: 0) == [])
        #expect(
            document.inlines(of: 1) == [.text("c "), .html("<b>"), .text("d"), .html("</b>")])
    }

    // MARK: Extensions

    @Test func tablesHaveAlignedColumns() {
        let document = MarkdownDocument(
            "text\na | b | c\n:-: | --: | ---\n1 | `x\\|y`\n| 2 | 3 | 4 | 5\n> q\n")
        #expect(
            kinds(document) == [
                .paragraph, .table([.center, .right, .natural]), .quote, .paragraph,
            ])
        #expect(document.rowCount(ofTable: 1) == 3)
        #expect(document.rowCount(ofTable: 0) == 0)
        let rows = document.cells(ofTable: 1, rows: 0..<9)
        #expect(rows.count == 3)
        #expect(rows[0] == [[.text("a")], [.text("b")], [.text("c")]])
        #expect(rows[1] == [[.text("1")], [.code("x|y")], []])
        #expect(rows[2] == [[.text("2")], [.text("3")], [.text("4")]])
        #expect(document.cells(ofTable: 1, rows: 1..<2) == [rows[1]])
        #expect(document.block(1).lines == 1...4)
    }

    @Test func aTableNeedsAsManyCellsInItsHeader() {
        #expect(kinds(MarkdownDocument("a | b\n---|---|---\n")) == [.paragraph])
        #expect(kinds(MarkdownDocument("| a |\n|---|")) == [.table([.natural])])
        #expect(kinds(MarkdownDocument("| a |\n|---|", extensions: [])) == [.paragraph])
        #expect(kinds(MarkdownDocument("a\n---")) == [.heading(level: 2)])
    }

    @Test func aTableHasNoHeaderOfDefinitions() {
        #expect(kinds(MarkdownDocument("[a]: /u\n-")) == [.paragraph])
        #expect(kinds(MarkdownDocument("[a]: /u\n-|-\n")) == [.paragraph])
    }

    @Test func itemsMayBeTasks() {
        let document = MarkdownDocument("- [ ] a\n- [x] *b*\n- [X]c\n1. [X] d\n[ ] e\n")
        let items = kinds(document).compactMap { kind -> Bool?? in
            if case .item(_, let isChecked) = kind { isChecked } else { nil }
        }
        #expect(items == [false, true, nil, true])
        #expect(document.inlines(of: 4) == [.start(.emphasis), .text("b"), .end(.emphasis)])
        #expect(MarkdownDocument("- [x] a", extensions: []).inlines(of: 2) == [.text("[x] a")])
    }

    @Test func definitionsMayFollowTheirUse() {
        var document = MarkdownDocument("[the moon][moon] and [moon].\n")
        #expect(document.inlines(of: 0) == [.text("[the moon][moon] and [moon].")])
        let change = document.append("\n[MOON]: /luna 'Title\nof two'\n")
        #expect(change == MarkdownChange(firstBlock: 1, changesDefinitions: true))
        #expect(document.blockCount == 1)
        let link = MarkdownSpan.link(MarkdownLink(destination: "/luna", title: "Title\nof two"))
        #expect(
            document.inlines(of: 0) == [
                .start(link), .text("the moon"), .end(link), .text(" and "), .start(link),
                .text("moon"), .end(link), .text("."),
            ])
    }

    // MARK: Growth

    @Test func additionsTellTheFirstBlockThatChanged() {
        var document = MarkdownDocument("# A\n\ntext\n\n- one\n- two")
        #expect(document.blockCount == 7)
        #expect(
            document.append(" more") == MarkdownChange(firstBlock: 5, changesDefinitions: false))
        #expect(document.inlines(of: 6) == [.text("two more")])
        // The list becomes loose.
        #expect(document.append("\n\n- three").firstBlock == 2)
        #expect(document.append("\n\nend\n").firstBlock == 7)
        #expect(document.append("").firstBlock == 10)
        #expect(document.append("\n").firstBlock == 10)
    }

    @Test func growthByAnyPiecesGivesTheSameDocument() {
        var random = SeededGenerator(seed: 18)
        for _ in 0..<400 {
            let text = randomMarkdown(&random)
            let whole = MarkdownDocument(text)
            var document = MarkdownDocument()
            var rest = Substring(text)
            while !rest.isEmpty {
                let piece = rest.unicodeScalars.prefix(Int.random(in: 1...9, using: &random))
                rest = rest[piece.endIndex...]
                let old = document
                let change = document.append(String(Substring(piece)))
                for number in 0..<min(change.firstBlock, old.blockCount) {
                    #expect(old.block(number).kind == document.block(number).kind)
                    if !change.changesDefinitions {
                        #expect(old.inlines(of: number) == document.inlines(of: number))
                    }
                    #expect(old.literal(of: number) == document.literal(of: number))
                }
            }
            #expect(kinds(document) == kinds(whole), "\(text.debugDescription)")
            #expect(
                MarkdownHTML.html(document) == MarkdownHTML.html(whole), "\(text.debugDescription)")
            for number in 0..<whole.blockCount {
                #expect(document.block(number) == whole.block(number), "\(text.debugDescription)")
            }
        }
    }

    private func randomMarkdown(_ random: inout SeededGenerator) -> String {
        let pieces = [
            "a", "b c", " ", "  ", "    ", "\t", "\n", "\n\n", "\r\n", "\r", "> ", "- ", "1. ",
            "* ", "# ", "```",
            "~~~", "---", "===", "|", "|-|", "[a]", "[a]: /u", "(", ")", "<div>", "<!--", "-->",
            "`", "**",
            "_", "~", "[ ] ", "[x] ", "\\", "&amp;", "\u{0}", "é", "家", "www.a.bc ", "x@y.zz",
        ]
        let count = Int.random(in: 1...40, using: &random)
        return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    // MARK: Bad input

    @Test func nestingIsLimited() {
        let quotes = MarkdownDocument(String(repeating: ">", count: 50_000))
        #expect(quotes.blockCount <= 101)
        let lists = MarkdownDocument(String(repeating: "- ", count: 50_000) + "a\n")
        #expect((0..<lists.blockCount).allSatisfy { lists.block($0).depth <= 101 })
        let lines = (0..<1_000).map { String(repeating: " ", count: $0) + "- a" }
        #expect(MarkdownDocument(lines.joined(separator: "\n")).blockCount > 100)
    }

    @Test func textsOfOpeningSignsEnd() {
        for sign in ["[", "*a ", ">"] {
            let document = MarkdownDocument("x " + String(repeating: sign, count: 50_000))
            #expect(document.blockCount == 1)
            #expect(document.inlines(of: 0).count == 1)
        }
    }

    @Test func hostileBytesAreKeptAsText() {
        let document = MarkdownDocument(bytes: [0x61, 0x00, 0xFF, 0x1B, 0x5B, 0x0A, 0xE2, 0x80])
        #expect(
            document.inlines(of: 0) == [
                .text("a\u{FFFD}\u{FFFD}\u{1B}["), .softBreak, .text("\u{FFFD}"),
            ])
        #expect(document.byteCount == 8)
        #expect(
            MarkdownDocument("&#0; &#x110000; &nosuch;").inlines(of: 0) == [
                .text("\u{FFFD} \u{FFFD} &nosuch;")
            ])
    }

    @Test func aWideTableWithShortRowsIsNotFilledUp() {
        let header =
            String(repeating: "|a", count: 2_000) + "|\n" + String(repeating: "|-", count: 2_000)
        let document = MarkdownDocument(header + "|\n" + String(repeating: "|b\n", count: 20_000))
        #expect(document.blockCount == 1)
        #expect(document.rowCount(ofTable: 0) == 20_001)
        #expect(document.cells(ofTable: 0, rows: 20_000..<20_001).first?.count == 2_000)
    }
}
