// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextView+attributedText, TextView+focus, TextView+look, TextView+standardEditing, TextView+text.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

/// Text views that are as high as their text, and UIKit's names of their parts.
@MainActor
@Suite struct TextViewFittingTests {
    private let view = TextView()

    private func start(_ size: Size = Size(width: 24, height: 6)) async -> Pilot {
        let root = View()
        root.addSubview(view)
        view.frame = Rect(origin: .zero, size: size)
        return await Pilot(ViewController(view: root), columns: 30, rows: 12)
    }

    @Test func aTextThatDoesNotScrollIsAsHighAsItsRows() {
        view.isScrollEnabled = false
        view.drawsBackground = false
        #expect(view.sizeThatFits(Size(width: 10, height: 99)).height == 1)
        view.text = "one two three four"
        #expect(view.sizeThatFits(Size(width: 10, height: 99)) == Size(width: 10, height: 2))
        #expect(view.sizeThatFits(Size(width: 6, height: 99)).height == 4)
        #expect(view.sizeThatFits(.unbounded) == Size(width: 19, height: 1))
        view.text = "one\ntwo\n"
        #expect(view.sizeThatFits(Size(width: 10, height: 99)).height == 3)
        view.wrapsLines = false
        view.text = "one two three four"
        #expect(view.sizeThatFits(Size(width: 6, height: 99)).height == 1)
    }

    @Test func itGrowsInAStackWhileTheUserTypes() async {
        view.isScrollEnabled = false
        let below = Label("below")
        let stack = StackView(arrangedSubviews: [view, below, View()])
        stack.axis = .vertical
        let pilot = await Pilot(ViewController(view: stack), columns: 20, rows: 10)
        #expect(pilot.location(of: "below")?.y == 1)
        view.becomeFirstResponder()
        await pilot.type("one\ntwo\nthree")
        #expect(pilot.location(of: "below")?.y == 3)
        #expect(pilot.location(of: "one")?.y == 0)
        await pilot.type(" and a long line")
        #expect(pilot.location(of: "below")?.y == 4)
        await pilot.resize(columns: 40, rows: 10)
        #expect(pilot.location(of: "below")?.y == 3)
    }

    @Test func anEndlessTextIsMeasuredUpToALimit() {
        view.isScrollEnabled = false
        view.text = String(repeating: "\n", count: 50_000)
        #expect(view.sizeThatFits(Size(width: 10, height: .max)).height == 10_000)
    }

    @Test func theWheelPassesATextThatDoesNotScroll() async {
        view.text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
        let pilot = await start()
        view.isScrollEnabled = false
        await pilot.wheel(dy: 3, column: 3, row: 1)
        #expect(view.visibleLines.lowerBound == 0)
        view.isScrollEnabled = true
        await pilot.wheel(dy: 3, column: 3, row: 1)
        #expect(view.visibleLines.lowerBound > 0)
    }

    @Test func insetsLeaveCellsFreeAroundTheText() async throws {
        view.text = "text"
        let pilot = await start()
        let plain = try #require(pilot.location(of: "text"))
        let size = view.sizeThatFits(.unbounded)
        view.textContainerInset = Insets(top: 1, left: 2, bottom: 1, right: 2)
        await pilot.settle()
        #expect(pilot.location(of: "text") == plain.offsetBy(dx: 2, dy: 1))
        #expect(
            view.sizeThatFits(.unbounded) == Size(width: size.width + 4, height: size.height + 2))
        await pilot.click(column: plain.x + 3, row: plain.y + 1)
        await pilot.type("-")
        #expect(view.text == "t-ext")
        view.showsLineNumbers = true
        await pilot.settle()
        #expect(
            pilot.location(of: "1").map { $0.x < (pilot.location(of: "t-ext")?.x ?? 0) } == true)
    }

    @Test func insetsWithoutRoomAreLeftOut() async {
        view.text = "text"
        view.textContainerInset = Insets(top: 9, left: 90, bottom: 9, right: 90)
        let pilot = await start()
        #expect(pilot.screen.contains("text"))
    }

    @Test func rowsAreAlignedAndSoIsTheCursor() async throws {
        view.text = "ab\nabcd"
        view.textAlignment = .right
        let pilot = await start()
        let first = try #require(pilot.location(of: "ab"))
        let second = try #require(pilot.location(of: "abcd"))
        #expect(first.x == second.x + 2)
        await pilot.click(column: first.x + 1, row: first.y)
        await pilot.type("x")
        #expect(view.text == "axb\nabcd")
        view.selectAll(nil)
        await pilot.settle()
        let fill = pilot.display.buffer[Point(x: second.x, y: second.y)].style.background
        let before = pilot.display.buffer[Point(x: second.x - 1, y: second.y)].style.background
        #expect(fill != before)
    }

    @Test func stylesAreDecorations() async throws {
        var text = StyledText("plain ")
        text.append("bold", style: Style(attributes: .bold))
        view.attributedText = text
        #expect(view.text == "plain bold" && view.attributedText == text)
        let pilot = await start()
        let place = try #require(pilot.location(of: "bold"))
        #expect(pilot.display.buffer[place].attributes.contains(.bold))
        #expect(!pilot.display.buffer[place.offsetBy(dx: -2, dy: 0)].attributes.contains(.bold))
        view.attributedText = nil
        #expect(!view.hasText && view.decorations.isEmpty)
    }

    @Test func theUsualActsWorkAsTheirKeysDo() async {
        view.text = "one two"
        let pilot = await start()
        view.selectedRange = TextRange(location: 5, length: 0)
        view.select(nil)
        #expect(view.selectedText == "two")
        view.cut(nil)
        view.paste(nil)
        await pilot.settle()
        #expect(view.text == "one two")
        view.selectAll(nil)
        view.copy(nil)
        view.delete(nil)
        #expect(!view.hasText && pilot.application.pasteboard.string == "one two")
        view.insertText("ab")
        view.deleteBackward()
        view.delete(nil)
        #expect(view.text == "a")
        view.isEditable = false
        view.deleteBackward()
        #expect(view.text == "a")
    }

    @Test func aTextGrowsToItsMaximumOfRowsAndThenScrolls() async {
        view.maximumRows = 3
        let below = Label("below")
        let stack = StackView(arrangedSubviews: [view, below, View()])
        stack.axis = .vertical
        let pilot = await Pilot(ViewController(view: stack), columns: 20, rows: 10)
        #expect(pilot.location(of: "below")?.y == 1)
        view.becomeFirstResponder()
        await pilot.type("one\ntwo")
        #expect(pilot.location(of: "below")?.y == 2)
        #expect(pilot.location(of: "one")?.y == 0)
        await pilot.type("\nthree\nfour")
        #expect(pilot.location(of: "below")?.y == 3)
        #expect(pilot.location(of: "one") == nil && pilot.location(of: "four")?.y == 2)
        await pilot.wheel(dy: -1, column: 3, row: 1)
        #expect(pilot.location(of: "one") != nil)
        await pilot.press("ctrl-a", "ctrl-k", "backspace", "ctrl-u", "backspace")
        #expect(pilot.location(of: "below")?.y == 2 && pilot.location(of: "one")?.y == 0)
        view.minimumRows = 4
        await pilot.settle()
        #expect(pilot.location(of: "below")?.y == 3)
        view.maximumRows = 6
        await pilot.settle()
        #expect(pilot.location(of: "below")?.y == 4)
        view.minimumRows = -1
        view.maximumRows = 0
        await pilot.settle()
        #expect(pilot.location(of: "below")?.y == 1)
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: 6...40)
    func aTextThatGrowsShowsAllItsRowsAtTheWidthThatItAskedFor(width: Int) {
        view.text = "The tide tables of the harbor, 潮汐表, and\na few words more"
        view.maximumRows = 99
        view.preferredSize.width = 10
        let size = view.sizeThatFits(Size(width: width, height: 99))
        #expect(size.width <= width)
        #expect(view.sizeThatFits(Size(width: size.width, height: 99)) == size)
    }
}
