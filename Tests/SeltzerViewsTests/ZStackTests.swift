// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OverlayAlignment.

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ZStackTests {
    private func laidOut(_ stack: ZStack, _ width: Int, _ height: Int) -> [Rect] {
        stack.frame = Rect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack.subviews.map(\.frame)
    }

    @Test(arguments: [
        (OverlayAlignment.fill, Rect(x: 1, y: 0, width: 9, height: 4)),
        (.center, Rect(x: 4, y: 1, width: 3, height: 1)),
        (.topLeading, Rect(x: 1, y: 0, width: 3, height: 1)),
        (.top, Rect(x: 4, y: 0, width: 3, height: 1)),
        (.topTrailing, Rect(x: 7, y: 0, width: 3, height: 1)),
        (.leading, Rect(x: 1, y: 1, width: 3, height: 1)),
        (.trailing, Rect(x: 7, y: 1, width: 3, height: 1)),
        (.bottomLeading, Rect(x: 1, y: 3, width: 3, height: 1)),
        (.bottom, Rect(x: 4, y: 3, width: 3, height: 1)),
        (.bottomTrailing, Rect(x: 7, y: 3, width: 3, height: 1)),
    ])
    func aViewLiesWhereItsAlignmentSays(alignment: OverlayAlignment, frame: Rect) {
        let stack = ZStack {
            Label("back"); Label("abc")
        }
        stack.layoutMargins = Insets(left: 1)
        stack.setAlignment(alignment, of: stack.subviews[1])
        let full = Rect(x: 1, y: 0, width: 9, height: 4)
        #expect(laidOut(stack, 10, 4) == [full, frame])
        #expect(stack.sizeThatFits(.unbounded) == Size(width: 5, height: 1))
    }

    @Test func theLastViewIsInFront() async {
        let stack = ZStack(alignment: .center) {
            Label("------"); Label("ab")
        }
        let pilot = await Pilot(ViewController(view: stack), columns: 6, rows: 1)
        #expect(pilot.screen == "--ab--")
        stack.subviews[1].isHidden = true
        await pilot.settle()
        #expect(pilot.screen == "------")
        #expect(stack.sizeThatFits(.unbounded).width == 6)
    }

    @Test func nothingTrapsWhereThereIsNoRoom() {
        for alignment in [OverlayAlignment.fill, .center, .bottomTrailing] {
            let stack = ZStack(alignment: alignment) { Label("abc") }
            for size in [0, 1, -5, Int.max, Int.min] {
                _ = laidOut(stack, size, size)
                _ = stack.sizeThatFits(Size(width: size, height: size))
            }
            stack.layoutMargins = Insets(all: .max)
            #expect(laidOut(stack, 9, 9)[0].isEmpty)
        }
    }

    // MARK: Anchors

    @MainActor
    private struct Scene {
        let target = Label("target"), badge = Label("3")
        let stack: ZStack
        let pilot: Pilot

        init() async {
            let row = StackView(.horizontal, [Label("first"), target], spacing: 1)
            row.alignment = .leading
            stack = ZStack()
            stack.addSubview(StackView(.vertical, [Label("top"), row, Label("")]))
            stack.addSubview(badge)
            pilot = await Pilot(ViewController(view: stack), columns: 20, rows: 4)
        }
    }

    @Test func aBadgeFollowsWhatItIsAnchoredTo() async {
        let scene = await Scene()
        scene.stack.anchor(scene.badge, .topTrailing, to: scene.target, .topTrailing)
        await scene.pilot.settle()
        #expect(scene.pilot.screen == "top\nfirst targe3\n\n")
        scene.stack.anchor(
            scene.badge, .leading, to: scene.target, .trailing, offset: Point(x: 1, y: 0))
        await scene.pilot.settle()
        #expect(scene.pilot.screen == "top\nfirst target 3\n\n")
        (scene.target.superview?.subviews[0] as? Label)?.text = "f"
        await scene.pilot.settle()
        #expect(scene.pilot.screen == "top\nf target 3\n\n")
        scene.target.animate(withDuration: .seconds(1)) { scene.target.frame.origin.x = 6 }
        await scene.pilot.advance(by: .seconds(2))
        #expect(scene.pilot.screen == "top\nf     target 3\n\n")
        scene.stack.removeAnchor(of: scene.badge)
        await scene.pilot.settle()
        #expect(scene.badge.frame == scene.stack.bounds)
    }

    @Test func aBadgeOfWhatIsOutOfSightIsToo() async {
        let scene = await Scene()
        scene.stack.anchor(scene.badge, .topTrailing, to: scene.target, .topTrailing)
        await scene.pilot.settle()
        scene.target.superview?.isHidden = true
        await scene.pilot.settle()
        #expect(scene.badge.frame.isEmpty)
        scene.target.superview?.isHidden = false
        await scene.pilot.settle()
        #expect(!scene.badge.frame.isEmpty)
        scene.target.removeFromSuperview()
        await scene.pilot.settle()
        #expect(scene.badge.frame.isEmpty)
    }

    @Test func aViewCoversWhatItFills() async {
        let scene = await Scene()
        scene.stack.anchor(scene.badge, .fill, to: scene.target, .fill)
        await scene.pilot.settle()
        #expect(
            scene.badge.frame == scene.target.convert(scene.target.bounds, to: scene.stack))
        scene.stack.anchor(scene.badge, .fill, to: scene.stack, .fill)
        await scene.pilot.settle()
        #expect(scene.badge.frame.isEmpty)
    }
}
