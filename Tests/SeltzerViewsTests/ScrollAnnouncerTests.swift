// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ScrollEvents.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ScrollAnnouncerTests {
    @Test func whatMovedIsToldOnceAndItsEndWhenItRests() async {
        let scene = await ScrollScene()
        #expect(scene.log.isEmpty)
        scene.scrollView.contentOffset.y = 2
        scene.scrollView.contentOffset.y = 7
        await scene.pilot.settle()
        #expect(scene.log == ["scrolled 7"])
        await scene.pilot.advance(by: .milliseconds(100))
        await scene.pilot.wheel(dy: 1, column: 1, row: 1)
        await scene.pilot.advance(by: .milliseconds(100))
        #expect(scene.log == ["scrolled 7", "scrolled 10"])
        await scene.pilot.advance(by: .milliseconds(100))
        #expect(scene.log == ["scrolled 7", "scrolled 10", "ended 10"])
        await scene.pilot.advance(by: .seconds(5))
        #expect(scene.log.count == 3)
    }

    @Test func nothingIsToldWhereNothingMoved() async {
        let scene = await ScrollScene()
        await scene.pilot.wheel(dy: -1, column: 1, row: 1)
        scene.scrollView.contentOffset.y = 9
        scene.scrollView.contentOffset.y = 0
        scene.scrollView.contentOffset.y = -5
        await scene.pilot.resize(columns: 9, rows: 4)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.log.isEmpty)
    }

    @Test func anotherRoomThatMovesTheContentIsTold() async {
        let scene = await ScrollScene()
        scene.scrollView.contentOffset.y = 15
        await scene.pilot.settle()
        await scene.pilot.resize(columns: 8, rows: 8)
        #expect(scene.log == ["scrolled 15", "scrolled 12"])
    }

    @Test func aHeldBarHasNotComeToRest() async {
        let scene = await ScrollScene()
        await scene.pilot.mouseDown(column: 7, row: 0)
        await scene.pilot.move(column: 7, row: 2)
        await scene.pilot.advance(by: .seconds(2))
        #expect(scene.scrollView.isDragging)
        #expect(scene.log.last?.hasPrefix("scrolled") == true)
        await scene.pilot.mouseUp(column: 7, row: 2)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.log.last?.hasPrefix("ended") == true)
        #expect(scene.log.count == 2)
    }

    @Test func anyNumberOfSuperiorsListenAndKnowWhoScrolled() async {
        let inner = ScrollView(LinesView())
        inner.frame = Rect(x: 0, y: 0, width: 8, height: 5)
        let outer = ScrollView()
        outer.addSubview(inner)
        outer.contentSize = Size(width: 8, height: 30)
        let controller = ViewController(view: outer)
        let pilot = await Pilot(controller, columns: 10, rows: 10)
        var log: [String] = []
        for (name, responder) in [("outer", outer), ("controller", controller)] {
            (responder as Responder).on { (event: Scrolled) in
                log.append("\(name) \(event.scrollView === inner ? "inner" : "outer")")
                return .observed
            }
        }
        await pilot.wheel(dy: 1, column: 1, row: 1)
        await pilot.wheel(dy: 1, column: 1, row: 8)
        #expect(log == ["outer inner", "controller inner", "outer outer", "controller outer"])
    }

    @Test func aListenerThatScrollsIsFollowed() async {
        let scene = await ScrollScene()
        scene.scrollView.on { (event: Scrolled) in
            // In steps of five lines.
            event.scrollView.contentOffset.y = event.contentOffset.y / 5 * 5
            return .ignored
        }
        scene.scrollView.contentOffset.y = 8
        await scene.pilot.settle()
        #expect(scene.offset.y == 5)
        #expect(scene.screen.first?.hasPrefix("5") == true)
        #expect(scene.log == ["scrolled 8", "scrolled 5"])
    }

    @Test func aScrollViewThatIsTakenAwayIsSilent() async {
        let scene = await ScrollScene()
        let other = ScrollView(LinesView())
        scene.scrollView.superview?.addSubview(other)
        other.frame = Rect(x: 0, y: 0, width: 8, height: 5)
        await scene.pilot.settle()
        other.contentOffset.y = 3
        await scene.pilot.settle()
        other.removeFromSuperview()
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.pilot.events(ScrollEnded.self).isEmpty)
        #expect(scene.pilot.events(Scrolled.self).count == 1)
    }

    @Test func aScrollViewGoesWithItsLastOwner() async {
        // Not by a Pilot, which remembers events, and these tell who scrolled.
        let display = MemoryDisplay(size: Size(width: 8, height: 5))
        let root = View()
        let application = Application(root: ViewController(view: root)) { display }
        let run = Task { @MainActor in try await application.run() }
        while !display.isStarted { await Task.yield() }
        weak var gone: ScrollView?
        do {
            let other = ScrollView(LinesView())
            gone = other
            root.addSubview(other)
            other.frame = Rect(x: 0, y: 0, width: 8, height: 5)
            other.contentOffset.y = 3
            other.layoutIfNeeded()
            other.removeFromSuperview()
        }
        application.end()
        _ = await run.result
        #expect(gone == nil)
    }

    @Test func roomThatIsMadeAroundTheContentIsNoScrolling() async {
        let scene = await ScrollScene()
        scene.scrollView.contentInset = Insets(top: 1)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.scrollView.contentOffset == Point(x: 0, y: -1))
        #expect(scene.pilot.events(Scrolled.self).isEmpty)
        #expect(scene.pilot.events(ScrollEnded.self).isEmpty)
        scene.scrollView.contentOffset.y = 2
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.pilot.events(Scrolled.self).map(\.contentOffset.y) == [2])
    }
}
