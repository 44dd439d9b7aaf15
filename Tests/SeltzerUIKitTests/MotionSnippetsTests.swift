// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A view with recognizers, as UIKit's programs add them.
private final class BoardController: ViewController {
    let box = View(frame: Rect(x: 0, y: 0, width: 10, height: 4))
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        let tap = TapGestureRecognizer(target: self, action: BoardController.tapped)
        let double = TapGestureRecognizer(target: self, action: BoardController.doubleTapped)
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        box.addGestureRecognizer(tap)
        box.addGestureRecognizer(double)
        let pan = PanGestureRecognizer(target: self, action: BoardController.panned)
        pan.cancelsTouchesInView = false
        box.addGestureRecognizer(pan)
        let swipe = SwipeGestureRecognizer()
        swipe.direction = .left
        swipe.addTarget(self, action: BoardController.swiped)
        view.addGestureRecognizer(swipe)
        box.addGestureRecognizer(
            LongPressGestureRecognizer(target: self, action: BoardController.tapped))
    }

    private func tapped(_ tap: GestureRecognizer) { if tap.state == .ended { calls.append("tap") } }
    private func doubleTapped() { calls.append("double") }
    private func swiped() { calls.append("swipe") }

    private func panned(_ pan: PanGestureRecognizer) {
        box.center = Point(
            x: box.center.x + pan.translation(in: view).x,
            y: box.center.y + pan.translation(in: view).y)
        pan.setTranslation(.zero, in: view)
    }
}

/// Snippets of UIKit's gestures and animations, in the form that they have here.
@MainActor
@Suite struct MotionSnippetsTests {
    @Test("recognizers with targets")
    func gestures() async {
        let board = BoardController()
        let pilot = await Pilot(board, columns: 40, rows: 12)
        await pilot.drag(fromColumn: 2, row: 1, toColumn: 8, row: 4)
        #expect(board.box.frame.origin == Point(x: 6, y: 3))
        await pilot.click(column: 8, row: 4)
        await pilot.advance(by: .seconds(1))
        #expect(board.calls == ["tap"])
    }

    @Test("animations")
    func animations() async {
        let root = ViewController()
        let pilot = await Pilot(root, columns: 40, rows: 12)
        let box = View(frame: Rect(x: 0, y: 0, width: 4, height: 2))
        root.view.addSubview(box)
        var ended: [Bool] = []
        View.animate(withDuration: 0.3) { box.center.x = 20 }
        View.animate(
            withDuration: 0.3, delay: 0.1, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { box.frame.origin.y = 5 }, completion: { ended.append($0) })
        #expect(box.frame.origin == Point(x: 18, y: 5))
        #expect(ended.isEmpty)
        await pilot.advance(by: .seconds(1))
        #expect(ended == [true])
        View.performWithoutAnimation { box.isHidden = true }
        View.transition(
            with: box, duration: 0.2, options: .transitionCrossDissolve,
            animations: { box.isHidden = false }, completion: nil)
    }
}
