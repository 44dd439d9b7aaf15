// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import Testing

@testable import SeltzerViews

@MainActor
private final class DirectionScene {
    let root = ProbeView("root")
    private(set) var views: [ProbeView] = []
    let pilot: Pilot

    init(_ frames: (String, Int, Int)...) async {
        pilot = await Pilot(ViewController(view: root), columns: 60, rows: 20)
        for (name, x, y) in frames { add(name, Rect(x: x, y: y, width: 8, height: 1)) }
    }

    @discardableResult
    func add(_ name: String, _ frame: Rect, to superview: View? = nil) -> ProbeView {
        let view = ProbeView(name, frame)
        view.isFocusable = true
        views.append(view)
        (superview ?? root).addSubview(view)
        return view
    }

    var focused: String { (root.window?.firstResponder as? ProbeView)?.name ?? "none" }

    /// Presses arrows and returns who had the keys after each.
    func walk(_ chords: KeyChord...) async -> [String] {
        var names: [String] = []
        for chord in chords {
            await pilot.press(chord)
            names.append(focused)
        }
        return names
    }
}

@MainActor
@Suite struct WindowDirectionalFocusTests {
    @Test func arrowsGoToTheNeighbor() async {
        let scene = await DirectionScene(("a", 0, 0), ("b", 20, 0), ("c", 0, 5), ("d", 20, 5))
        scene.views[0].becomeFirstResponder()
        #expect(
            await scene.walk("right", "down", "left", "up", "up", "left") == [
                "b", "d", "c", "a", "a", "a",
            ])
    }

    @Test func anArrowThatSomebodyTakesMovesNothing() async {
        let scene = await DirectionScene(("a", 0, 0), ("b", 20, 0))
        scene.views[0].becomeFirstResponder()
        scene.views[0].keyAnswer = .stop
        #expect(await scene.walk("right") == ["a"])
        scene.views[0].keyAnswer = .ignored
        scene.root.window?.allowsDirectionalFocus = false
        #expect(await scene.walk("right") == ["a"])
    }

    @Test func withoutAFirstResponderArrowsDoNothing() async {
        let scene = await DirectionScene(("a", 0, 0), ("b", 20, 0))
        #expect(await scene.walk("down", "left") == ["none", "none"])
    }

    @Test func anArrowThatLeadsNowhereGoesOn() async {
        let scene = await DirectionScene(("a", 0, 0))
        scene.views[0].becomeFirstResponder()
        var passed = 0
        scene.pilot.application.bind("down") { passed += 1 }
        #expect(await scene.walk("down") == ["a"])
        #expect(passed == 1)
        let empty = await DirectionScene()
        #expect(await empty.walk("down") == ["none"])
    }

    @Test func hiddenAndDisabledViewsArePassedOver() async {
        let scene = await DirectionScene(("a", 0, 0), ("b", 20, 0), ("c", 40, 0))
        scene.views[0].becomeFirstResponder()
        scene.views[1].isHidden = true
        #expect(await scene.walk("right") == ["c"])
        scene.views[1].isHidden = false
        scene.views[1].isUserInteractionEnabled = false
        #expect(await scene.walk("left") == ["a"])
    }

    @Test func aViewInsideIsEnteredFromTheEdge() async {
        let scene = await DirectionScene(("a", 0, 0), ("z", 0, 18))
        let box = scene.add("box", Rect(x: 0, y: 3, width: 30, height: 10))
        scene.add("x", Rect(x: 2, y: 1, width: 8, height: 1), to: box)
        scene.add("y", Rect(x: 2, y: 7, width: 8, height: 1), to: box)
        scene.views[0].becomeFirstResponder()
        #expect(await scene.walk("down", "down", "down", "down") == ["box", "x", "y", "z"])
    }

    @Test func whatIsScrolledOutOfSightComesBeforeWhatIsAround() async {
        let scene = await DirectionScene(("below", 0, 10))
        let list = View(frame: Rect(x: 0, y: 0, width: 10, height: 3))
        list.clipsToBounds = true
        scene.root.addSubview(list)
        for row in 0..<5 {
            scene.add("r\(row)", Rect(x: 0, y: row, width: 10, height: 1), to: list)
        }
        scene.views[3].becomeFirstResponder()
        #expect(await scene.walk("down", "down", "down") == ["r3", "r4", "below"])
        list.bounds.origin = Point(x: 0, y: 2)
        #expect(await scene.walk("up") == ["r4"], "r0 and r1 are not seen from outside")
    }

    @Test func whatIsCutOffIsNotReachedFromOutside() async {
        let scene = await DirectionScene(("a", 0, 0))
        let box = View(frame: Rect(x: 0, y: 5, width: 10, height: 2))
        box.clipsToBounds = true
        scene.root.addSubview(box)
        scene.add("cut", Rect(x: 0, y: 8, width: 8, height: 1), to: box)
        scene.add("outside", Rect(x: 0, y: 90, width: 8, height: 1))
        scene.views[0].becomeFirstResponder()
        #expect(await scene.walk("down") == ["a"])
    }

    @Test func aRefusalToResignKeepsTheKeys() async {
        let scene = await DirectionScene(("a", 0, 0), ("b", 20, 0))
        scene.views[0].becomeFirstResponder()
        scene.views[0].refusesToResign = true
        #expect(await scene.walk("right") == ["a"])
    }
}
