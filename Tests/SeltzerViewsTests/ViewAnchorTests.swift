// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// 30×10: a target in a scroll view, with a subview and a window anchored to it.
@MainActor
private final class AnchorScene {
    let target = View(frame: Rect(x: 4, y: 3, width: 6, height: 1))
    let scroll = ScrollView()
    let stack = ZStack()
    let badge = FixedView(Size(width: 3, height: 1))
    let window = AnchoredWindow()
    let pilot: Pilot

    init() async {
        scroll.contentSize = Size(width: 30, height: 40)
        scroll.addSubview(target)
        stack.addSubview(scroll)
        stack.addSubview(badge)
        stack.anchor(badge, .topLeading, to: target, .topTrailing)
        pilot = await Pilot(ViewController(view: stack), columns: 30, rows: 10)
        window.anchor.target = target
        window.makeKeyAndVisible(in: pilot.application)
        await pilot.settle()
    }
}

private final class FixedView: View {
    let size: Size
    init(_ size: Size) {
        self.size = size
        super.init()
    }
    override func sizeThatFits(_ size: Size) -> Size { self.size }
}

private final class AnchoredWindow: Window {
    lazy var anchor = ViewAnchor(of: self, .beside([.below, .above]))
    var didLayOut: (() -> Void)?

    override func place(in screen: Rect) {
        anchor.locate()
        if let new = anchor.frame(of: Size(width: 8, height: 3), in: screen), new != frame {
            frame = new
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut?()
    }
}

@MainActor
@Suite struct ViewAnchorTests {
    @Test func bothStayAtTheTargetWhenItIsScrolled() async {
        let scene = await AnchorScene()
        #expect(scene.badge.frame == Rect(x: 10, y: 3, width: 3, height: 1))
        #expect(scene.window.frame == Rect(x: 4, y: 4, width: 8, height: 3))
        scene.scroll.contentOffset = Point(x: 0, y: 2)
        await scene.pilot.settle()
        #expect(scene.badge.frame == Rect(x: 10, y: 1, width: 3, height: 1))
        #expect(scene.window.frame == Rect(x: 4, y: 2, width: 8, height: 3))
    }

    @Test func aTargetOutOfSightHidesASubviewAndKeepsAWindowOnTheScreen() async {
        let scene = await AnchorScene()
        scene.scroll.contentOffset = Point(x: 0, y: 20)
        await scene.pilot.settle()
        #expect(scene.badge.frame.isEmpty)
        #expect(scene.window.frame == Rect(x: 4, y: 0, width: 8, height: 3))
        scene.scroll.contentOffset = .zero
        await scene.pilot.settle()
        #expect(scene.badge.frame == Rect(x: 10, y: 3, width: 3, height: 1))
        #expect(scene.window.frame == Rect(x: 4, y: 4, width: 8, height: 3))
    }

    @Test func aWindowGoesToTheOtherSideWhenTheScreenShrinks() async {
        let scene = await AnchorScene()
        await scene.pilot.resize(columns: 30, rows: 5)
        #expect(scene.window.frame == Rect(x: 4, y: 0, width: 8, height: 3))
        await scene.pilot.resize(columns: 30, rows: 10)
        #expect(scene.window.frame == Rect(x: 4, y: 4, width: 8, height: 3))
    }

    @Test func inATinyWindowNothingLeavesTheScreen() async {
        let scene = await AnchorScene()
        for (columns, rows) in [(5, 2), (1, 1), (0, 0), (30, 1)] {
            await scene.pilot.resize(columns: columns, rows: rows)
            let screen = Rect(x: 0, y: 0, width: columns, height: rows)
            let frame = scene.window.frame
            #expect(frame.isEmpty || screen.contains(frame))
            #expect(frame.width == min(8, columns) && frame.height == min(3, rows))
        }
    }

    @Test func whenTheTargetGoesAwayAWindowStaysAndASubviewIsNotSeen() async {
        let scene = await AnchorScene()
        scene.target.removeFromSuperview()
        await scene.pilot.settle()
        #expect(scene.badge.frame.isEmpty)
        #expect(scene.window.frame == Rect(x: 4, y: 4, width: 8, height: 3))
        await scene.pilot.resize(columns: 9, rows: 6)
        #expect(scene.window.frame == Rect(x: 1, y: 0, width: 8, height: 3))
    }

    @Test func aWindowDoesNotFollowAViewOfItsOwn() async {
        let scene = await AnchorScene()
        let inner = View(frame: Rect(x: 2, y: 1, width: 1, height: 1))
        scene.window.addSubview(inner)
        scene.window.anchor.target = inner
        await scene.pilot.settle()
        #expect(scene.window.frame == Rect(x: 4, y: 4, width: 8, height: 3))
    }

    @Test func aWindowFollowsATargetThatItsOwnLayoutMoves() async {
        let scene = await AnchorScene()
        scene.window.didLayOut = { scene.target.frame.origin = Point(x: 12, y: 5) }
        scene.window.setNeedsLayout()
        await scene.pilot.settle()
        #expect(scene.window.frame == Rect(x: 12, y: 6, width: 8, height: 3))
        scene.window.didLayOut = nil
    }

    @Test func thePartOfATargetCounts() async {
        let scene = await AnchorScene()
        scene.window.anchor.part = Rect(x: 5, y: 0, width: 1, height: 1)
        scene.pilot.application.setNeedsFrame()
        await scene.pilot.settle()
        #expect(scene.window.frame == Rect(x: 9, y: 4, width: 8, height: 3))
    }

    @Test func aViewFollowsAnotherAnchoredViewInTheSameFrame() async {
        let scene = await AnchorScene()
        // The first subview that is anchored follows the second one.
        let tail = FixedView(Size(width: 1, height: 1))
        scene.stack.insertSubview(tail, belowSubview: scene.badge)
        scene.stack.removeAnchor(of: scene.badge)
        scene.stack.anchor(tail, .topLeading, to: scene.badge, .topTrailing)
        scene.stack.anchor(scene.badge, .topLeading, to: scene.target, .topTrailing)
        await scene.pilot.settle()
        #expect(tail.frame.origin == Point(x: 13, y: 3))
        scene.target.frame.origin.x = 8
        await scene.pilot.settle()
        #expect(scene.badge.frame.origin == Point(x: 14, y: 3))
        #expect(tail.frame.origin == Point(x: 17, y: 3))
    }

    @Test func anAnchorEndsWithItsSubview() async {
        let scene = await AnchorScene()
        scene.badge.removeFromSuperview()
        let free = View()
        free.addSubview(scene.badge)
        scene.badge.frame = Rect(x: 7, y: 7, width: 2, height: 2)
        scene.stack.addSubview(free)
        scene.target.frame.origin.x = 8
        await scene.pilot.settle()
        #expect(scene.badge.frame == Rect(x: 7, y: 7, width: 2, height: 2))
    }
}
