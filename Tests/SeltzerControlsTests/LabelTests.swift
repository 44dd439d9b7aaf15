// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct LabelTests {
    private func screen(_ label: Label, columns: Int = 8, rows: Int = 1) async -> String {
        await Pilot(plain: ViewController(view: label), columns: columns, rows: rows).screen
    }

    @Test(arguments: [(TextAlignment.left, "abc"), (.center, "  abc"), (.right, "     abc")])
    func aShortTextLiesWhereItIsAligned(alignment: TextAlignment, expected: String) async {
        #expect(await screen(Label("abc", alignment: alignment)) == expected)
    }

    @Test(arguments: [
        (TruncationMode.tail, "漢字ab漢字", "漢字ab…"), (.head, "漢字ab漢字", "…ab漢字"),
        (.clip, "abcdefghijk", "abcdefgh"), (.tail, "abcdefgh", "abcdefgh"),
        (.middle, "abcdefghijk", "abcd…ijk"),
    ])
    func aLongTextIsCut(mode: TruncationMode, text: String, expected: String) async {
        let label = Label(text)
        label.lineBreakMode = .byTruncating(mode)
        #expect(await screen(label) == expected)
    }

    @Test func withoutColorsTheTextIsReversedLikeItsGround() async {
        let label = Label("abc", alignment: .center)
        label.backgroundColor = .selection
        let pilot = await Pilot(
            plain: ViewController(view: label), columns: 7, rows: 1,
            capabilities: DisplayLook.noColor.capabilities)
        for column in 0..<7 {
            let cell = pilot.display.buffer[Point(x: column, y: 0)]
            #expect(cell.attributes.contains(.reverse), "\(column)")
        }
    }

    @Test func eachLineHasItsRow() async {
        let label = Label("one\ntwo three\r\n\nfour")
        #expect(label.sizeThatFits(.unbounded) == Size(width: 9, height: 4))
        #expect(await screen(label, columns: 9, rows: 4) == "one\ntwo three\n\nfour")
        #expect(await screen(label, rows: 5) == "one\ntwo\nthree\n\nfour")
        #expect(await screen(Label("one\ntwo"), rows: 1) == "one…")
    }

    @Test func aTextWrapsToTheWidthOfItsStack() async {
        let label = Label("one two three")
        label.numberOfLines = 0
        #expect(label.sizeThatFits(Size(width: 8, height: 9)) == Size(width: 7, height: 2))
        #expect(label.sizeThatFits(.unbounded) == Size(width: 13, height: 1))
        #expect(label.sizeThatFits(.zero) == Size(width: 13, height: 1))
        let screen = ViewController(view: StackView(.vertical, [label, Label("after")]))
        let pilot = await Pilot(plain: screen, columns: 8, rows: 4)
        #expect(pilot.screen == "one two\nthree\nafter\n")
        await pilot.resize(columns: 5, rows: 5)
        #expect(pilot.screen == "one\ntwo\nthree\nafter\n")
        label.numberOfLines = 2
        await pilot.settle()
        #expect(pilot.screen == "one\ntwo …\nafter\n\n")
        label.text = "x"
        await pilot.settle()
        #expect(pilot.screen == "x\nafter\n\n\n")
    }

    @Test func wrappedTextWithoutRoomSaysThatMoreFollows() async {
        let label = Label("one two three")
        label.numberOfLines = 0
        #expect(await screen(label, columns: 5, rows: 2) == "one\ntwo …")
        #expect(await screen(label, columns: 1, rows: 1) == "…")
    }

    @Test func partsOfATextHaveTheirStyles() async {
        let label = Label(
            "a \("b", style: Style(foreground: .red))", style: Style(attributes: .bold))
        #expect(label.text == "a b")
        let pilot = await Pilot(plain: ViewController(view: label), columns: 8, rows: 1)
        let cell = pilot.display.buffer[Point(x: 2, y: 0)]
        #expect(cell.foreground == .red)
        #expect(cell.attributes == .bold)
        label.text = "a b"
        await pilot.settle()
        #expect(pilot.display.buffer[Point(x: 2, y: 0)].foreground == .default)
    }

    @Test func aTextOfTenMegabytesIsShown() async {
        let label = Label(String(repeating: "many words, 日本 ", count: 550_000))
        label.numberOfLines = 0
        let pilot = await Pilot(plain: ViewController(view: label), columns: 20, rows: 2)
        #expect(pilot.screen == "many words, 日本\nmany words, 日本 ma…")
    }

    @Test func textIsMeasuredAnewWhenTheDisplayShowsItOtherwise() async {
        let label = Label("\u{1F44D}\u{1F3FD}")
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.horizontal, [label, Label("|")])), columns: 8,
            rows: 1)
        #expect(label.frame.width == 2)
        pilot.display.capabilities.joinedClusters = []
        await pilot.settle()
        #expect(label.frame.width == 4)
        #expect(pilot.display.buffer.text(row: 0) == "\u{1F44D}\u{1F3FD}|")
    }

    @Test func anEmptyLabelIsOneRowHigh() {
        #expect(Label().sizeThatFits(.unbounded) == Size(width: 0, height: 1))
    }

    @Test func controlsNeverReachTheScreen() async {
        let text = await screen(Label("a\u{1B}[31mb\u{7}\u{9B}c\u{202E}"), columns: 30)
        #expect(
            !text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        #expect(!text.unicodeScalars.contains("\u{202E}"))
        #expect(text.contains("[31mb"))
    }

    @Test func aChangeOfSizeLaysOutAllTheStacksAround() async {
        let label = Label("a")
        label.numberOfLines = 0
        let after = Label("after")
        let row = StackView(.horizontal, [label, Label("|")])
        row.setContentHuggingPriority(.defaultHigh, for: .vertical)
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [row, after])), columns: 10, rows: 4)
        #expect(pilot.screen == "a|\nafter\n\n")
        label.text = "a\nbb"
        await pilot.settle()
        #expect(pilot.screen == "a |\nbb\nafter\n")
        label.isHidden = true
        await pilot.settle()
        #expect(pilot.screen == "|\nafter\n\n")
    }

    @Test func onlyTheLabelIsDrawnAnewWhereItsSizeStays() async {
        let label = Label("abc")
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [Label("first line"), label])),
            columns: 20)
        label.text = "xyz"
        await pilot.settle()
        #expect(pilot.display.damages.last?.rects == [Rect(x: 0, y: 1, width: 20, height: 1)])
        let frames = pilot.display.frameCount
        label.text = "xyz"
        await pilot.settle()
        #expect(pilot.display.frameCount == frames)
    }

    @Test func tenMegabytesInAStackAreShownFromTheBeginning() async {
        let label = Label(String(repeating: "lorem ipsum ", count: 10 << 20 / 12))
        let below = Label("below")
        let stack = StackView(.vertical, [label, below])
        let pilot = await Pilot(plain: ViewController(view: stack), columns: 40, rows: 6)
        #expect(pilot.screen.hasPrefix("lorem ipsum lorem ipsum lorem ipsum lor…\nbelow"))
        await pilot.resize(columns: 12, rows: 1)
        #expect(pilot.screen == "lorem ipsum…")
    }
}
