// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ScrollView+Scrolling.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ScrollViewTests {
    @Test func aPartOfTheContentIsSeenWithABarBesideIt() async {
        let scene = await ScrollScene()
        #expect(scene.screen == ["0      ▐", "1      ▝", "2", "3", "4"])
        #expect(scene.scrollView.contentSize == Size(width: 3, height: 20))
        #expect(scene.scrollView.visibleSize == Size(width: 7, height: 5))
        #expect(scene.scrollView.adjustedContentInset == Insets(right: 1))
        scene.scrollView.contentOffset.y = 8
        await scene.pilot.settle()
        #expect(scene.scrollView.bounds.origin == Point(x: 0, y: 8))
        #expect(scene.screen == ["8", "9", "10     ▐", "11     ▝", "12"])
    }

    @Test func whatFitsHasNoBarsAndDoesNotScroll() async {
        let scene = await ScrollScene(lines: 5, width: 8)
        #expect(scene.screen == ["0", "1", "2", "3", "4"])
        await scene.pilot.wheel(dx: 1, dy: 1, column: 1, row: 1)
        await scene.pilot.press("tab", "down", "end")
        #expect(scene.offset == .zero)
        #expect(!scene.scrollView.isFirstResponder)
        #expect(scene.scrollView.actions.isEmpty)
    }

    @Test func anOffsetBeyondTheContentIsBroughtBack() async {
        let scene = await ScrollScene()
        for (wanted, offset) in [(99, 15), (-3, 0), (Int.max, 15), (Int.min, 0)] {
            scene.scrollView.contentOffset = Point(x: wanted, y: wanted)
            await scene.pilot.settle()
            #expect(scene.offset == Point(x: 0, y: offset))
        }
    }

    @Test func theOffsetStaysInARoomOfAnotherSizeAsFarAsItCan() async {
        let scene = await ScrollScene()
        scene.scrollView.contentOffset.y = 8
        await scene.pilot.resize(columns: 8, rows: 3)
        #expect(scene.offset.y == 8)
        await scene.pilot.resize(columns: 8, rows: 16)
        #expect(scene.offset.y == 4)
        await scene.pilot.resize(columns: 8, rows: 40)
        #expect(scene.offset.y == 0)
        #expect(scene.screen[19] == "19")
    }

    @Test func anInsetIsRoomAroundTheContent() async {
        let scene = await ScrollScene(lines: 6, rows: 4)
        scene.scrollView.contentInset = Insets(top: 1, left: 2, bottom: 1)
        await scene.pilot.settle()
        #expect(scene.offset == Point(x: -2, y: -1))
        #expect(scene.screen == ["       ▐", "  0    ▝", "  1", "  2"])
        scene.scrollView.contentOffset.y = 99
        await scene.pilot.settle()
        #expect(scene.screen == ["  3", "  4", "  5    ▗", "       ▐"])
    }

    // MARK: The wheel

    @Test(
        "C1.10: the wheel scrolls where something can move, and is left to superiors at the limit")
    func wheel() async {
        let scene = await ScrollScene(lines: 12, width: 20)
        var heard = 0
        scene.scrollView.superview?.on { (event: MouseEvent) in
            if event.phase == .scroll { heard += 1 }
            return .ignored
        }
        #expect(scene.scrollView.visibleSize == Size(width: 7, height: 4))
        await scene.pilot.wheel(dy: -1, column: 1, row: 1)
        #expect(heard == 1)
        for y in [3, 6, 8] {
            await scene.pilot.wheel(dy: 1, column: 1, row: 1)
            #expect(scene.offset == Point(x: 0, y: y))
        }
        #expect(heard == 1)
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(heard == 2)
        await scene.pilot.wheel(dx: 1, column: 1, row: 1)
        #expect(scene.offset == Point(x: 6, y: 8))
        await scene.pilot.wheel(dy: 1, column: 1, row: 1, modifiers: .shift)
        #expect(scene.offset == Point(x: 12, y: 8))
        await scene.pilot.wheel(dy: -9, column: 1, row: 1, modifiers: .shift)
        #expect(scene.offset == Point(x: 0, y: 8))
        #expect(heard == 2)
    }

    @Test(
        "D-60: at the inner scroll view's end the outer one scrolls, and back the inner one first")
    func nestedWheel() async {
        let inner = ScrollView(LinesView())
        inner.frame = Rect(x: 0, y: 2, width: 8, height: 5)
        let outer = ScrollView()
        outer.addSubview(inner)
        outer.contentSize = Size(width: 8, height: 30)
        let pilot = await Pilot(ViewController(view: outer), columns: 10, rows: 10)
        inner.contentOffset.y = 15
        await pilot.wheel(dy: 1, column: 1, row: 3)
        #expect(outer.contentOffset.y == 3)
        #expect(inner.contentOffset.y == 15)
        await pilot.wheel(dy: -1, column: 1, row: 1)
        #expect(outer.contentOffset.y == 3)
        #expect(inner.contentOffset.y == 12)
        await pilot.wheel(dy: -1, column: 1, row: 8)
        #expect(outer.contentOffset.y == 0)
        #expect(inner.contentOffset.y == 12)
    }

    @Test func scrollingThatIsSwitchedOffIsOffForTheUserAlone() async {
        let scene = await ScrollScene()
        scene.scrollView.isScrollEnabled = false
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        await scene.pilot.press("tab", "down")
        await scene.pilot.drag(fromColumn: 7, row: 0, toColumn: 7, row: 4)
        #expect(scene.offset == .zero)
        scene.scrollView.contentOffset.y = 4
        await scene.pilot.settle()
        #expect(scene.screen.first == "4")
    }

    @Test func thePointerAtRestIsOverWhatScrollsUnderIt() async {
        let log = Log()
        let scrollView = ScrollView()
        for row in 0..<9 {
            let frame = Rect(x: 0, y: row * 3, width: 5, height: 3)
            scrollView.addSubview(ProbeView("\(row)", frame, log: log))
        }
        scrollView.contentSize = Size(width: 5, height: 27)
        let pilot = await Pilot(ViewController(view: scrollView), columns: 8, rows: 6)
        await pilot.move(column: 1, row: 1)
        log.clear()
        await pilot.wheel(dy: 1, column: 1, row: 1)
        #expect(log.entries.filter { !$0.contains("scroll") } == ["0 leave 1,4", "1 enter 1,1"])
        log.clear()
        scrollView.contentOffset.y = 7
        await pilot.settle()
        #expect(log.entries == ["1 leave 1,5", "2 enter 1,2"])
    }

    // MARK: Rectangles

    @Test func aRectangleIsScrolledIntoSightAndNoFurther() async {
        let scene = await ScrollScene(lines: 40, width: 30)
        let cases: [(Rect, Point)] = [
            (Rect(x: 2, y: 2, width: 1, height: 1), .zero),
            (Rect(x: 5, y: 9, width: 4, height: 1), Point(x: 2, y: 6)),
            (Rect(x: 3, y: 7, width: 1, height: 1), Point(x: 2, y: 6)),
            (Rect(x: 0, y: 0, width: 0, height: 0), Point(x: 2, y: 6)),
            (Rect(x: 1, y: 5, width: 99, height: 99), Point(x: 1, y: 5)),
            (Rect(x: 900, y: 900, width: 9, height: 9), Point(x: 23, y: 36)),
            (Rect(x: .min, y: .min, width: 1, height: 1), .zero),
            (Rect(x: .max, y: .max, width: 1, height: 1), Point(x: 23, y: 36)),
        ]
        for (rect, offset) in cases {
            scene.scrollView.scrollRectToVisible(rect)
            #expect(scene.offset == offset)
        }
    }

    // MARK: The document view

    @Test func theDocumentIsAsWideAsWhatIsSeenAndAsLargeAsItWouldLike() async {
        let scene = await ScrollScene()
        #expect(scene.lines.frame == Rect(x: 0, y: 0, width: 7, height: 20))
        scene.lines.wanted = Size(width: 12, height: 2)
        scene.lines.invalidateIntrinsicContentSize()
        await scene.pilot.settle()
        #expect(scene.lines.frame == Rect(x: 0, y: 0, width: 12, height: 4))
        #expect(scene.screen.last == "▄▄▄▄▄▖")
        scene.lines.removeFromSuperview()
        #expect(scene.scrollView.documentView == nil)
        let other = LinesView()
        scene.scrollView.documentView = other
        #expect(scene.scrollView.subviews.first === other)
        #expect(scene.scrollView.sizeThatFits(.unbounded) == Size(width: 3, height: 20))
    }

    // MARK: Costs and extremes

    @Test func aMillionLinesCostWhatIsSeen() async {
        let scene = await ScrollScene(lines: 1_000_000)
        await scene.pilot.press("tab", "end")
        #expect(scene.screen.last == "999999 ▐")
        #expect(scene.lines.drawn.allSatisfy { $0.height <= 5 })
    }

    @Test func whatIsLaidOutWhenSeenHearsOfEveryOffset() async {
        final class Virtual: ScrollView {
            var rows: [Range<Int>] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                rows.append(visibleRect.minY..<visibleRect.maxY)
            }
        }
        let view = Virtual()
        view.contentSize = Size(width: 1, height: .max)
        let pilot = await Pilot(ViewController(view: view), columns: 8, rows: 5)
        await pilot.wheel(dy: 1, column: 1, row: 1)
        await pilot.press("tab", "end")
        #expect(view.rows.last == (Int.max - 5)..<Int.max)
        #expect(view.rows.contains(3..<8))
    }

    @Test(arguments: [Int.max, Int.max / 2, .min, 0, -1])
    func extremeSizesDoNotTrap(value: Int) async {
        let view = ScrollView()
        view.contentSize = Size(width: value, height: value)
        view.linesPerWheelStep = value
        view.verticalLineScroll = value
        let pilot = await Pilot(ViewController(view: view), columns: 8, rows: 5)
        for inset in [0, value] {
            view.contentInset = Insets(all: inset)
            view.scrollIndicatorInsets = Insets(all: inset)
            await pilot.press("tab", "down", "end", "pageup", "right", "home", "up", "left")
            await pilot.wheel(dx: .max, dy: .max, column: 1, row: 1)
            await pilot.wheel(dx: .min, dy: .min, column: 1, row: 1)
            await pilot.drag(fromColumn: 7, row: 0, toColumn: 7, row: 4)
            await pilot.drag(fromColumn: 0, row: 4, toColumn: 7, row: 4)
            for extreme in [Int.min, .max] {
                view.contentOffset = Point(x: extreme, y: extreme)
                await pilot.settle()
            }
        }
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 9), (9, 1), (3, 4)])
    func tinyScreensShowContentFirst(columns: Int, rows: Int) async {
        let scene = await ScrollScene(width: 20, columns: columns, rows: rows)
        await scene.pilot.press("tab", "down", "down", "end", "home")
        await scene.pilot.wheel(dx: 1, dy: 1, column: 0, row: 0)
        await scene.pilot.resize(columns: 8, rows: 5)
        #expect(scene.screen.count == 5)
        #expect(columns == 0 || scene.offset == Point(x: 6, y: 3))
    }
}
