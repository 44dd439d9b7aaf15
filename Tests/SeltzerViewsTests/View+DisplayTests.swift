// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A view that does something whenever it is drawn.
private final class BusyView: View {
    var whileDrawn: @MainActor () -> Void = {}
    private(set) var drawings = 0

    override func draw(_ rect: Rect, in canvas: Canvas) {
        drawings += 1
        canvas.draw("\(drawings)", in: bounds)
        whileDrawn()
    }
}

@MainActor
@Suite struct ViewDisplayTests {
    @Test func onlyWhatChangedIsShown() async {
        let root = View()
        let one = PlainTextView("one", Rect(x: 2, y: 1, width: 5, height: 1))
        let two = PlainTextView("two", Rect(x: 20, y: 8, width: 5, height: 1))
        root.addSubview(one)
        root.addSubview(two)
        let pilot = await Pilot(ViewController(view: root))
        #expect(pilot.display.frameCount == 1)
        #expect(await pilot.damage {} == [])
        #expect(
            await pilot.damage { two.text = "zwei" } == [
                [Rect(x: 20, y: 8, width: 5, height: 1)]
            ])
        #expect(
            await pilot.damage {
                one.setNeedsDisplay(Rect(x: 1, y: 0, width: 2, height: 9))
                one.setNeedsDisplay(.zero)
            } == [[Rect(x: 3, y: 1, width: 2, height: 9)]])
        #expect(
            pilot.screen.split(separator: "\n").map(String.init) == [
                "  one", "                    zwei",
            ])
    }

    @Test func whatHasNoEffectOnTheScreenMakesNoFrame() async {
        let root = View()
        let clipping = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        clipping.clipsToBounds = true
        let outside = PlainTextView("x", Rect(x: 9, y: 9, width: 5, height: 1))
        let hidden = PlainTextView("x", Rect(x: 0, y: 0, width: 5, height: 1))
        hidden.isHidden = true
        root.addSubview(clipping)
        clipping.addSubview(outside)
        root.addSubview(hidden)
        let offScreen = PlainTextView("x", Rect(x: 500, y: 1, width: 5, height: 1))
        root.addSubview(offScreen)
        let pilot = await Pilot(ViewController(view: root))
        let frames = await pilot.damage {
            outside.text = "y"
            hidden.text = "y"
            offScreen.text = "y"
            root.frame = root.frame
            root.backgroundColor = nil
        }
        #expect(frames.isEmpty)
    }

    @Test func movingHidingAndRemovingShowWhatIsBeneath() async {
        let root = View()
        root.backgroundColor = .palette(4)
        let view = PlainTextView("abc", Rect(x: 1, y: 0, width: 3, height: 1))
        root.addSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 3)
        view.frame.origin = Point(x: 4, y: 1)
        await pilot.settle()
        #expect(pilot.screen == "\n    abc\n")
        view.isHidden = true
        await pilot.settle()
        #expect(pilot.screen == "\n\n")
        view.isHidden = false
        await pilot.settle()
        #expect(pilot.screen == "\n    abc\n")
        view.removeFromSuperview()
        await pilot.settle()
        #expect(pilot.screen == "\n\n")
        #expect(pilot.display.buffer[Point(x: 5, y: 1)].background == .palette(4))
    }

    @Test func theLastSubviewIsInFront() async {
        let root = View()
        let one = PlainTextView("one", Rect(x: 0, y: 0, width: 3, height: 1))
        let two = PlainTextView("two", Rect(x: 1, y: 0, width: 3, height: 1))
        root.addSubview(one)
        root.addSubview(two)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 1)
        #expect(pilot.screen == "otwo")
        root.bringSubviewToFront(one)
        await pilot.settle()
        #expect(pilot.screen == "oneo")
    }

    @Test func scrollingMovesWhatIsInside() async {
        let root = View()
        let scroller = View(frame: Rect(x: 2, y: 0, width: 4, height: 2))
        scroller.clipsToBounds = true
        scroller.addSubview(PlainTextView("abcdefgh", Rect(x: 0, y: 3, width: 8, height: 1)))
        root.addSubview(scroller)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        #expect(pilot.screen == "\n")
        scroller.bounds.origin = Point(x: 3, y: 2)
        await pilot.settle()
        #expect(pilot.screen == "\n  defg")
    }

    @Test func aWindowThatMovesOrHidesShowsWhatIsBeneath() async {
        let pilot = await Pilot(
            ViewController(view: PlainTextView("beneath", .zero)), columns: 12, rows: 2)
        let window = Window(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        window.rootViewController = ViewController(view: PlainTextView("top", .zero))
        window.makeKeyAndVisible(in: pilot.application)
        await pilot.settle()
        #expect(pilot.screen == "topeath\n")
        window.frame.origin = Point(x: 4, y: 1)
        await pilot.settle()
        #expect(pilot.screen == "beneath\n    top")
        window.isHidden = true
        await pilot.settle()
        #expect(pilot.screen == "beneath\n")
        window.isHidden = false
        await pilot.settle()
        #expect(pilot.screen == "beneath\n    top")
        window.close()
        await pilot.settle()
        #expect(pilot.screen == "beneath\n")
        #expect(window.application == nil)
    }

    /// Views with wide and narrow text, nested, that a sequence of random changes acts on.
    @MainActor
    private struct RandomScene {
        var random: SeededGenerator
        let root = View()
        var views: [PlainTextView] = []
        /// What was changed before: what holds it is often changed next.
        private var changed: PlainTextView?

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            for _ in 0..<14 {
                let view = PlainTextView(text(), frame())
                view.clipsToBounds = Bool.random(using: &random)
                let parent = views.randomElement(using: &random)
                let isInside = Int.random(in: 0..<3, using: &random) > 0
                (isInside ? parent ?? root : root).addSubview(view)
                views.append(view)
            }
        }

        private mutating func text() -> String {
            let pieces = ["a", "漢", "字", "🙂", "é", "👨‍👩‍👧", "-", "한", "z"]
            return (0..<Int.random(in: 0...9, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
        }

        private mutating func frame() -> Rect {
            Rect(
                x: .random(in: -4...22, using: &random), y: .random(in: -1...8, using: &random),
                width: .random(in: 0...12, using: &random),
                height: .random(in: 0...3, using: &random))
        }

        mutating func change() {
            let holder = Bool.random(using: &random) ? changed?.superview as? PlainTextView : nil
            guard let view = holder ?? views.randomElement(using: &random) else { return }
            changed = view
            switch Int.random(in: 0..<9, using: &random) {
            case 0: view.isHidden.toggle()
            case 1: view.frame = frame()
            case 2: view.bounds.origin.x = .random(in: -2...2, using: &random)
            case 3: view.clipsToBounds.toggle()
            case 4: view.superview?.bringSubviewToFront(view)
            case 5:
                view.backgroundColor = [nil, .palette(1), .palette(2)].randomElement(
                    using: &random)!
            case 6:
                let parents: [View] = views + [root]
                view.superview == nil
                    ? parents.randomElement(using: &random)?.addSubview(view)
                    : view.removeFromSuperview()
            default: view.text = text()
            }
        }
    }

    @Test func whatAViewMarksWhileItIsDrawnIsShownInTheNextFrame() async {
        let root = View()
        let behind = PlainTextView("old", Rect(x: 0, y: 0, width: 5, height: 1))
        let view = BusyView(frame: Rect(x: 0, y: 1, width: 1, height: 1))
        view.whileDrawn = { [unowned behind] in behind.text = "new" }
        root.addSubview(behind)
        root.addSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        #expect(pilot.screen == "old\n1")
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen == "new\n1")
        #expect(pilot.display.frameCount == 2)
    }

    @Test func whatIsMarkedWhileDrawnIsShownWithTheAnswerToAKeyToo() async {
        let root = View()
        let view = BusyView(frame: Rect(x: 0, y: 0, width: 1, height: 1))
        view.whileDrawn = { [unowned view] in view.setNeedsDisplay() }
        root.addSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 1)
        await pilot.press("a")
        #expect(pilot.screen == "2")
    }

    @Test func aViewThatMarksItselfWheneverItIsDrawnIsDrawnAtTheFrameRate() async {
        let root = View()
        let view = BusyView(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        view.whileDrawn = { [unowned view] in view.setNeedsDisplay() }
        root.addSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 2)
        pilot.application.preferredFramesPerSecond = 10
        #expect(view.drawings == 1)
        await pilot.advance(by: .seconds(1))
        #expect((10...11).contains(view.drawings))
        #expect(pilot.display.damages.last?.rects == [Rect(x: 0, y: 0, width: 3, height: 1)])
        view.whileDrawn = {}
        await pilot.advance(by: .seconds(1))
        let frames = pilot.display.frameCount
        await pilot.advance(by: .seconds(1))
        #expect(pilot.display.frameCount == frames)
    }

    @Test func aViewThatAsksForLayoutWhileItIsDrawnIsLaidOut() async {
        let root = StackView(.vertical)
        let label = View(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        let view = BusyView(frame: label.frame)
        view.whileDrawn = { [unowned label] in label.isHidden = true }
        root.addArrangedSubview(label)
        root.addArrangedSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 4)
        #expect(view.frame.origin == Point(x: 0, y: 1))
        await pilot.advance(by: .seconds(1))
        #expect(view.frame.origin == .zero)
        #expect(pilot.screen.hasPrefix("2"))
    }

    @Test func aViewThatIsTakenAwayAndMovedWhileOthersAreDrawnLeavesNothing() async {
        let root = View()
        let view = BusyView(frame: Rect(x: 0, y: 0, width: 1, height: 1))
        let other = PlainTextView("other", Rect(x: 0, y: 1, width: 5, height: 1))
        view.whileDrawn = { [unowned other] in
            other.removeFromSuperview()
            other.frame.origin = Point(x: 3, y: 2)
        }
        root.addSubview(view)
        root.addSubview(other)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 3)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen == "2\n\n")
    }

    @Test(
        "Whatever changes, the screen is the one that a full repaint gives",
        arguments: 1...100 as ClosedRange<UInt64>)
    func incrementalFramesEqualFullRepaints(seed: UInt64) async {
        var scene = RandomScene(seed: seed)
        let pilot = await Pilot(ViewController(view: scene.root), columns: 24, rows: 8)
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...4, using: &scene.random) { scene.change() }
            await pilot.settle()
            let incremental = pilot.display.buffer.copy()
            pilot.application.repaint()
            await pilot.settle()
            guard pilot.display.buffer.hasSameContent(as: incremental) else {
                Issue.record(
                    "step \(step):\n\(incremental)\ninstead of\n\(pilot.display.buffer)")
                return
            }
        }
    }
}
