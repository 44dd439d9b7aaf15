// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DragAutoscrollTests {
    /// Lines that note where a drag is.
    private final class Selecting: View {
        let autoscroll = DragAutoscroll()
        var places: [Point] = []
        var wanted = Size(width: 6, height: 20)

        override func sizeThatFits(_ size: Size) -> Size { wanted }

        override func handleMouse(_ event: MouseEvent) -> Disposition {
            switch event.phase {
            case .down: break
            case .drag:
                autoscroll.follow(event.location, in: self) { [weak self] in
                    self?.places.append($0)
                }
            case .up, .cancel: autoscroll.stop()
            default: return .ignored
            }
            return .stop
        }
    }

    @MainActor
    private struct Scene {
        let view = Selecting()
        let scrollView: ScrollView
        let pilot: Pilot

        /// A scroll view of six columns and four rows, with rows above and below it.
        init(width: Int = 6) async {
            view.wanted.width = width
            scrollView = ScrollView(view)
            scrollView.showsVerticalScrollIndicator = false
            scrollView.showsHorizontalScrollIndicator = false
            let root = View()
            root.addSubview(scrollView)
            pilot = await Pilot(ViewController(view: root), columns: 12, rows: 8)
            scrollView.frame = Rect(x: 2, y: 2, width: 6, height: 4)
            await pilot.settle()
        }
    }

    @Test func dragHeldBelowTheEdgeScrollsLineByLine() async {
        let scene = await Scene()
        await scene.pilot.mouseDown(column: 3, row: 3)
        await scene.pilot.move(column: 3, row: 7)
        #expect(scene.view.places == [Point(x: 1, y: 5)])
        #expect(scene.scrollView.contentOffset.y == 0)
        await scene.pilot.advance(by: .milliseconds(155))
        #expect(scene.scrollView.contentOffset.y == 3)
        // The pointer stands still, and the content moves below it.
        #expect(scene.view.places.map(\.y) == [5, 6, 7, 8])
        await scene.pilot.mouseUp(column: 3, row: 7)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.scrollView.contentOffset.y == 3)
    }

    @Test func dragHeldAboveTheEdgeScrollsBackToTheBeginning() async {
        let scene = await Scene()
        scene.scrollView.contentOffset.y = 2
        await scene.pilot.mouseDown(column: 3, row: 3)
        await scene.pilot.move(column: 3, row: 1)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.scrollView.contentOffset.y == 0)
        #expect(!scene.view.autoscroll.isRunning)
    }

    @Test func pointerThatMovesOnIsFollowedWithoutADelay() async {
        let scene = await Scene()
        await scene.pilot.mouseDown(column: 3, row: 3)
        await scene.pilot.move(column: 3, row: 6)
        for step in 0..<8 {
            await scene.pilot.advance(by: .milliseconds(25))
            await scene.pilot.move(column: 3, row: step % 2 == 0 ? 7 : 6)
        }
        #expect(scene.scrollView.contentOffset.y == 4)
    }

    @Test func pointerThatComesBackEndsScrolling() async {
        let scene = await Scene()
        await scene.pilot.mouseDown(column: 3, row: 3)
        await scene.pilot.move(column: 3, row: 7)
        #expect(scene.view.autoscroll.isRunning)
        await scene.pilot.move(column: 3, row: 4)
        #expect(!scene.view.autoscroll.isRunning)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.scrollView.contentOffset.y == 0)
    }

    @Test func wideContentScrollsSideways() async {
        let scene = await Scene(width: 20)
        await scene.pilot.mouseDown(column: 3, row: 3)
        await scene.pilot.move(column: 10, row: 3)
        await scene.pilot.advance(by: .milliseconds(55))
        #expect(scene.scrollView.contentOffset == Point(x: 2, y: 0))
        await scene.pilot.advance(by: .seconds(2))
        #expect(scene.scrollView.contentOffset == Point(x: 14, y: 0))
    }

    @Test func viewThatIsTakenAwayEndsScrolling() async {
        let scene = await Scene()
        await scene.pilot.mouseDown(column: 3, row: 3)
        await scene.pilot.move(column: 3, row: 7)
        scene.scrollView.removeFromSuperview()
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.scrollView.contentOffset.y == 0)
        #expect(!scene.view.autoscroll.isRunning)
    }

    @Test func stepOfOnesOwnIsRepeatedAtItsInterval() async {
        let pilot = await Pilot(ViewController(view: View()), columns: 4, rows: 2)
        let autoscroll = DragAutoscroll()
        var steps = 0
        autoscroll.start(in: pilot.application, every: .milliseconds(10)) {
            steps += 1
            return steps < 5
        }
        await pilot.advance(by: .milliseconds(35))
        #expect(steps == 3 && autoscroll.isRunning)
        await pilot.advance(by: .seconds(1))
        #expect(steps == 5 && !autoscroll.isRunning)
    }

    @Test func viewOutsideOfAScrollViewIsToldOfTheDragAlone() async {
        let view = Selecting()
        let pilot = await Pilot(ViewController(view: view), columns: 6, rows: 4)
        await pilot.mouseDown(column: 1, row: 1)
        await pilot.move(column: 5, row: 3)
        #expect(view.places == [Point(x: 5, y: 3)])
        #expect(!view.autoscroll.isRunning)
    }
}
