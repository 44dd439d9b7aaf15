// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Label.

import Seltzer
import SeltzerTesting
import Testing

@MainActor
@Suite struct LabelCasesTests {
    private func label(_ text: String, lines: Int = 1) -> Label {
        let label = Label()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func screen(_ label: Label, columns: Int = 8, rows: Int = 1) async -> String {
        await Pilot(plain: ViewController(view: label), columns: columns, rows: rows).screen
    }

    @Test("U-L1: a new label shows one line and takes no clicks")
    func defaults() {
        let label = Label(frame: Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(label.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.textAlignment == .natural)
        #expect(Label().numberOfLines == 1)
    }

    @Test("U-L2: a click on a label over a button reaches the button")
    func clickThrough() async {
        let button = Button("Save"), root = View()
        var count = 0
        button.addAction(for: .touchUpInside) { _ in count += 1 }
        button.frame = Rect(x: 0, y: 0, width: 10, height: 1)
        let label = Label("note")
        label.frame = button.frame
        root.addSubview(button)
        root.addSubview(label)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        await pilot.click(column: 3, row: 0)
        #expect(count == 1)
    }

    @Test("U-L3: with zero lines, text wraps, and only the last visible line is cut")
    func zeroLines() async {
        let words = label("one two three four", lines: 0)
        #expect(words.sizeThatFits(Size(width: 8, height: .max)) == Size(width: 7, height: 3))
        #expect(await screen(words, rows: 3) == "one two\nthree\nfour")
        #expect(await screen(label("one two three four", lines: 0), rows: 2) == "one two\nthree f…")
    }

    @Test("U-L4: with two lines, the second one ends with an ellipsis")
    func twoLines() async {
        #expect(
            await screen(label("one two three four", lines: 2), rows: 4)
                == "\none two\nthree f…\n")
    }

    @Test("U-L5: text is in the vertical middle, in the upper of two middles")
    func verticalMiddle() async {
        #expect(await screen(label("abc"), rows: 3) == "\nabc\n")
        #expect(await screen(label("abc"), rows: 4) == "\nabc\n\n")
        #expect(await screen(label("a\nb", lines: 0), rows: 5) == "\na\nb\n\n")
        let top = label("abc")
        top.verticalAlignment = .top
        #expect(await screen(top, rows: 3) == "abc\n\n")
    }

    @Test("U-L6: of several lines, one line shows the first, with an ellipsis")
    func firstLine() async {
        let lines = label("one\ntwo")
        #expect(lines.sizeThatFits(.unbounded) == Size(width: 4, height: 1))
        #expect(await screen(lines) == "one…")
        #expect(await screen(label("one\n")) == "one")
        #expect(await screen(label("one two three\nfour")) == "one two…")
    }

    @Test("U-L7: a label without a width wraps at its preferred width, or at the width it gets")
    func preferredWidth() async {
        let preferred = label("one two three", lines: 0)
        preferred.preferredMaxLayoutWidth = 8
        #expect(preferred.intrinsicContentSize == Size(width: 7, height: 2))
        let wrapped = label("one two three", lines: 0), below = label("end")
        let root = View()
        for view in [wrapped, below] { root.addSubview(view) }
        LayoutConstraint.activate([
            wrapped.topAnchor.constraint(equalTo: root.topAnchor),
            wrapped.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            wrapped.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            below.topAnchor.constraint(equalTo: wrapped.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let pilot = await Pilot(plain: ViewController(view: root), columns: 8, rows: 4)
        #expect(pilot.screen == "one two\nthree\nend\n")
    }

    @Test(
        "U-L8: a mode says where the ellipsis is",
        arguments: [
            (LineBreakMode.byTruncatingHead, "…efghij"), (.byTruncatingMiddle, "abc…hij"),
            (.byTruncatingTail, "abcdef…"), (.byClipping, "abcdefg"),
        ])
    func modes(mode: LineBreakMode, expected: String) async {
        let cut = label("abcdefghij")
        cut.lineBreakMode = mode
        #expect(await screen(cut, columns: 7) == expected)
        let wide = label("漢字漢字")
        #expect(await screen(wide, columns: 4) == "漢…")
    }

    @Test func lastOfTwoLinesLeavesOutThePartOfItsMode() async {
        let head = label("one two three four five", lines: 2)
        head.lineBreakMode = .byTruncatingHead
        #expect(await screen(head, rows: 2) == "one two\n…ur five")
    }

    @Test func clippedLinesKeepTheirWidth() async {
        let lines = label("abcdefghij\nk", lines: 0)
        lines.lineBreakMode = .byClipping
        #expect(lines.sizeThatFits(Size(width: 4, height: 9)) == Size(width: 10, height: 2))
        #expect(await screen(lines, columns: 4, rows: 2) == "abcd\nk")
    }

    @Test func colorAndFontAreTheStyleOfTheText() async {
        let text = label("abc")
        #expect(text.textColor == .label)
        text.textColor = .red
        text.font = .boldSystemFont(ofSize: 17)
        let pilot = await Pilot(ViewController(view: text), columns: 8, rows: 1)
        let cell = pilot.display.buffer[Point(x: 0, y: 0)]
        #expect(cell.foreground == .red)
        #expect(cell.attributes == .bold)
        text.textColor = nil
        text.font = .preferredFont(forTextStyle: .body)
        await pilot.settle()
        #expect(pilot.display.buffer[Point(x: 0, y: 0)].attributes == [])
        #expect(text.textColor == .label)
    }

    @Test func attributedTextHasTheStylesOfItsKeys() {
        let label = Label()
        var text = StyledText(string: "a link", attributes: [.font: Font.boldSystemFont(ofSize: 9)])
        text.addAttribute(
            .foregroundColor, value: Color.red,
            range: text.string.startIndex..<text.string.index(after: text.string.startIndex))
        label.attributedText = text
        #expect(label.text == "a link")
        #expect(
            label.attributedText?.runs.map(\.style) == [
                Style(foreground: .red, attributes: .bold), Style(attributes: .bold),
            ])
        label.attributedText = nil
        #expect(label.text.isEmpty)
    }
}
