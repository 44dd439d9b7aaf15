// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PressWatcher, TextMarking, View+marking.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Text that is marked by dragging, without a mode.
@MainActor
@Suite struct TextMarkerTests {
    private func start(_ view: View, columns: Int = 30, rows: Int = 6) async -> Pilot {
        await Pilot(ViewController(view: view), columns: columns, rows: rows)
    }

    private func labels(_ texts: String...) -> StackView {
        let stack = StackView(.vertical, texts.map { Label($0) })
        stack.alignment = .fill
        return stack
    }

    /// Whether a cell stands out as marked.
    private func isMarked(_ pilot: Pilot, column: Int, row: Int) -> Bool {
        pilot.display.buffer[Point(x: column, y: row)].background
            == pilot.application.effectiveTheme[.selection]
    }

    // MARK: What is marked

    @Test func dragOverLabelsCopiesTheirText() async {
        let pilot = await start(labels("alpha beta", "gamma delta", "epsilon"), rows: 3)
        await pilot.drag(fromColumn: 6, row: 0, toColumn: 4, row: 1)
        #expect(pilot.application.pasteboard.string == "beta\ngamma")
        #expect(pilot.application.markedText == "beta\ngamma")
        #expect(isMarked(pilot, column: 6, row: 0))
        #expect(!isMarked(pilot, column: 5, row: 0))
    }

    @Test func dragBackwardsMarksTheSame() async {
        let pilot = await start(labels("alpha beta", "gamma delta"), rows: 2)
        await pilot.drag(fromColumn: 4, row: 1, toColumn: 6, row: 0)
        #expect(pilot.application.pasteboard.string == "beta\ngamma")
    }

    @Test func dragInOneColumnOfAScreenLeavesTheOtherOut() async {
        let panes = StackView(
            .horizontal, [labels("one", "two", "six"), labels("red", "blue", "tan")])
        panes.distribution = .fillEqually
        let pilot = await start(panes, rows: 3)
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 2, row: 2)
        #expect(pilot.application.pasteboard.string == "one\ntwo\nsix")
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 17, row: 1)
        #expect(pilot.application.pasteboard.string?.contains("red") == true)
    }

    @Test func dragInALabelLeavesTheLabelBesideItOut() async {
        let (left, right) = (Label("one two"), Label("red tan"))
        let host = View()
        for (x, label) in [(0, left), (8, right)] {
            label.numberOfLines = 0
            label.frame = Rect(x: x, y: 0, width: 4, height: 2)
            host.addSubview(label)
        }
        let pilot = await start(host)
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 2, row: 1)
        #expect(pilot.application.pasteboard.string == "one\ntwo")
        #expect(!isMarked(pilot, column: 8, row: 0))
        // From label to label, the rows of their superview are marked.
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 10, row: 1)
        #expect(pilot.application.pasteboard.string?.contains("red") == true)
        left.removeFromSuperview()
        await pilot.drag(fromColumn: 8, row: 0, toColumn: 10, row: 1)
        #expect(pilot.application.pasteboard.string == "red\ntan")
    }

    @Test func blockIsMarkedWithAlt() async {
        let pilot = await start(labels("abcd", "efgh", "ijkl"), rows: 3)
        await pilot.mouseDown(column: 1, row: 0, modifiers: .alt)
        await pilot.move(column: 2, row: 2)
        await pilot.mouseUp(column: 2, row: 2)
        #expect(pilot.application.pasteboard.string == "bc\nfg\njk")
    }

    @Test func clicksMarkAWordAndARow() async {
        let pilot = await start(labels("alpha beta", "gamma"), rows: 2)
        await pilot.click(column: 7, row: 0)
        #expect(pilot.application.markedText == nil)
        await pilot.click(column: 7, row: 0)
        #expect(pilot.application.markedText == "beta")
        await pilot.click(column: 7, row: 0)
        #expect(pilot.application.markedText == "alpha beta")
        #expect(pilot.application.pasteboard.string == "alpha beta")
    }

    // MARK: What is no text

    /// A view that may show bars in its first column.
    private final class BarView: View, TextMarkingHost {
        let lines: [String]
        let leavesDragToMarking = true
        let leavesClicksToMarking = true
        let barWidth = 1
        var markableRect: Rect { bounds }

        init(_ lines: String...) {
            self.lines = lines
            super.init()
        }

        override func draw(_ rect: Rect, in canvas: Canvas) {
            for (y, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 0, y: y)) }
        }
    }

    @Test func onlyTextInTheColumnOfTheBarIsCopied() async {
        for (lines, text) in [(("abc", "def"), "abc\ndef"), ((" bc", " ef"), "bc\nef")] {
            let pilot = await start(BarView(lines.0, lines.1))
            await pilot.drag(fromColumn: 0, row: 0, toColumn: 9, row: 1)
            #expect(pilot.application.pasteboard.string == text)
        }
    }

    @Test func framesAndFocusBarsOfAnAlertAreNotCopied() async throws {
        let root = ViewController(view: View())
        let pilot = await Pilot(root, columns: 70, rows: 20)
        root.present(
            Alert("Save?", message: "Of two lines.", actions: [AlertAction("Save")]))
        await pilot.settle()
        #expect(pilot.screen.contains("▌") && pilot.screen.contains("▕"))
        let start = try #require(pilot.location(of: "Of two"))
        let end = try #require(pilot.location(of: "Save  ▐"))
        await pilot.drag(
            fromColumn: start.x, row: start.y, toColumn: end.x + 6, row: end.y)
        let words = pilot.application.pasteboard.string?.split(whereSeparator: \.isWhitespace)
        #expect(words?.joined(separator: " ") == "Of two lines. Save")
    }

    // MARK: The look

    @Test func marksLookTheSameOnAllText() async {
        let texts = StackView(
            .vertical,
            [
                Label("plain"), Label(StyledText("accent", style: Style(foreground: .accent))),
                Label(StyledText("faint", style: Style(foreground: .secondaryLabel))),
            ])
        texts.alignment = .fill
        let pilot = await start(texts, rows: 3)
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 4, row: 2)
        let theme = pilot.application.effectiveTheme
        for row in 0..<3 {
            let cell = pilot.display.buffer[Point(x: 1, y: row)]
            #expect(cell.background == theme[.selection])
            #expect(cell.foreground == theme[.selectedLabel])
        }
    }

    // MARK: What keeps the press

    @Test func pressOfAControlStaysTheControls() async throws {
        var count = 0
        let button = Button("Press")
        button.addAction(for: .primaryActionTriggered) { _ in count += 1 }
        let pilot = await start(StackView(.vertical, [button, Label("text")]))
        let title = try #require(pilot.location(of: "Press"))
        await pilot.drag(
            fromColumn: title.x, row: title.y, toColumn: title.x + 2, row: title.y)
        #expect(pilot.application.markedText == nil)
        #expect(count == 1)
    }

    @Test func gestureKeepsItsDrag() async {
        let stack = labels("alpha beta", "gamma delta")
        var moves = 0
        let pan = PanGestureRecognizer()
        pan.addAction { _ in moves += 1 }
        stack.addGestureRecognizer(pan)
        let pilot = await start(stack, rows: 2)
        await pilot.drag(fromColumn: 6, row: 0, toColumn: 4, row: 1)
        #expect(moves > 0)
        #expect(pilot.application.markedText == nil)
    }

    @Test func viewsGetAllEventsOfAPressThatMarks() async {
        let stack = labels("alpha beta", "gamma delta")
        let pilot = await start(stack, rows: 2)
        await pilot.drag(fromColumn: 6, row: 0, toColumn: 4, row: 1)
        let phases = pilot.routes.compactMap { ($0.event as? MouseEvent)?.phase }
        #expect(phases.contains(.down) && phases.contains(.drag) && phases.contains(.up))
        #expect(!phases.contains(.cancel))
    }

    // MARK: Settings and ends

    @Test func textIsCopiedByKeyIfTheProgramWantsThat() async {
        let pilot = await start(labels("alpha beta"), rows: 1)
        pilot.application.textMarking = .copiesByKey
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 4, row: 0)
        #expect(pilot.application.pasteboard.string == nil)
        await pilot.press("ctrl-c")
        #expect(pilot.application.pasteboard.string == "alpha")
        #expect(pilot.application.isRunning)
        #expect(pilot.application.markedText == nil)
        pilot.application.textMarking = .off
        await pilot.drag(fromColumn: 6, row: 0, toColumn: 9, row: 0)
        #expect(pilot.application.markedText == nil)
    }

    @Test(arguments: ["ctrl-c", "ctrl-с", "alt-ц", "super-с"] as [KeyChord])
    func copyKeysCopyInEachLayout(chord: KeyChord) async {
        let pilot = await start(labels("alpha beta"), rows: 1)
        pilot.application.textMarking = .copiesByKey
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 4, row: 0)
        await pilot.press(chord)
        #expect(pilot.application.pasteboard.string == "alpha")
        #expect(pilot.application.markedText == nil)
    }

    @Test func keysPressesAndOtherTextEndIt() async {
        let stack = labels("alpha beta", "gamma")
        let pilot = await start(stack, rows: 2)
        for end in 0..<4 {
            await pilot.drag(fromColumn: 0, row: 0, toColumn: 4, row: 0)
            #expect(pilot.application.markedText == "alpha")
            switch end {
            case 0: await pilot.press("x")
            case 1: await pilot.click(column: 1, row: 1)
            case 2: await pilot.resize(columns: 31, rows: 2)
            default:
                (stack.arrangedSubviews[0] as? Label)?.text = "other text"
                await pilot.settle()
            }
            #expect(pilot.application.markedText == nil, "\(end)")
            #expect(!isMarked(pilot, column: 1, row: 0), "\(end)")
        }
    }

    @Test func escapeOnlyEndsIt() async {
        var count = 0
        let stack = labels("alpha beta")
        stack.bind("escape", "Back") { count += 1 }
        let pilot = await start(stack, rows: 1)
        await pilot.drag(fromColumn: 0, row: 0, toColumn: 4, row: 0)
        await pilot.press("escape")
        #expect(pilot.application.markedText == nil)
        #expect(count == 0)
    }

    // MARK: Scrolling

    private func page(_ count: Int) -> ScrollView {
        let stack = StackView(.vertical, (0..<count).map { Label("line \($0)") })
        return ScrollView(stack)
    }

    @Test func dragAtTheEdgeScrollsAndMarksWhatScrolledAway() async {
        let scroll = page(40)
        let pilot = await start(StackView(.vertical, [scroll, Label("below")]), rows: 6)
        await pilot.mouseDown(column: 0, row: 1)
        await pilot.move(column: 6, row: 3)
        await pilot.move(column: 6, row: 5)
        await pilot.advance(by: .milliseconds(500))
        let last = scroll.contentOffset.y + scroll.visibleSize.height - 1
        #expect(scroll.contentOffset.y >= 8)
        await pilot.mouseUp(column: 6, row: 5)
        #expect(
            pilot.application.pasteboard.string
                == (1...last).map { "line \($0)" }.joined(separator: "\n"))
    }

    @Test func dragAtTheEdgeOfTheScreenScrolls() async {
        let scroll = page(40)
        let pilot = await start(scroll, rows: 6)
        await pilot.mouseDown(column: 2, row: 1)
        await pilot.move(column: 5, row: 5)
        await pilot.advance(by: .milliseconds(300))
        #expect(scroll.contentOffset.y >= 4)
        let last = scroll.contentOffset.y + 5
        await pilot.mouseUp(column: 5, row: 5)
        let lines = pilot.application.pasteboard.string?.split(separator: "\n").map(String.init)
        #expect(lines?.first == "ne 1")
        #expect(lines?.count == last)
        #expect(lines?.last == "line \(last)".prefix(6).description)
    }

    @Test func aJumpOverAMillionRowsMarksTheRowsThatWereShown() async {
        let scroll = ScrollView()
        scroll.contentSize = Size(width: 20, height: 1_000_000)
        for row in [1, 999_996] {
            let label = Label("line \(row)")
            label.frame = Rect(x: 0, y: row, width: 20, height: 1)
            scroll.addSubview(label)
        }
        let pilot = await start(scroll, rows: 6)
        await pilot.mouseDown(column: 0, row: 1)
        await pilot.move(column: 1, row: 2)
        scroll.contentOffset = Point(x: 0, y: 999_994)
        await pilot.settle()
        await pilot.move(column: 3, row: 2)
        await pilot.mouseUp(column: 3, row: 2)
        // Five rows of the first page and three of the last one.
        #expect(pilot.application.markedText == "line 1\n\n\n\n\n\n\nline")
    }

    @Test func textThatIsMarkedStaysWhileItScrollsAndEndsWhenItChanges() async {
        let rows = (0..<40).map { Label("line \($0)") }
        let scroll = ScrollView(StackView(.vertical, rows))
        let pilot = await start(scroll, rows: 6)
        await pilot.drag(fromColumn: 0, row: 1, toColumn: 5, row: 2)
        #expect(pilot.application.markedText == "line 1\nline 2")
        await pilot.wheel(dy: 1, column: 1, row: 3)
        #expect(pilot.application.markedText == "line 1\nline 2")
        await pilot.wheel(dy: -1, column: 1, row: 3)
        #expect(pilot.application.markedText == "line 1\nline 2")
        #expect(isMarked(pilot, column: 0, row: 1))
        rows[2].text = "other"
        await pilot.settle()
        #expect(pilot.application.markedText == nil)
    }

    @Test func wheelDuringADragKeepsTheBeginning() async {
        let scroll = page(40)
        let pilot = await start(scroll, rows: 6)
        await pilot.mouseDown(column: 0, row: 1)
        await pilot.move(column: 1, row: 2)
        await pilot.wheel(dy: 1, column: 1, row: 2)
        await pilot.move(column: 3, row: 2)
        await pilot.mouseUp(column: 3, row: 2)
        #expect(pilot.application.pasteboard.string?.hasPrefix("line 1\nline 2\n") == true)
    }
}
