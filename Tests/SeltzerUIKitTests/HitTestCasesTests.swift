// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A view that notes the phases of the presses that it gets.
private final class PressedView: View {
    private(set) var phases: [MouseEvent.Phase] = []
    var isTransparent = false

    override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        isTransparent ? nil : super.hitTest(point, with: event)
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        if [.down, .drag, .up].contains(event.phase) { phases.append(event.phase) }
        return .stop
    }
}

/// A screen with two views that overlap at column 6, and a view inside the front one.
@MainActor
private final class HitBoard {
    let root = PressedView()
    let back = PressedView(frame: Rect(x: 0, y: 0, width: 10, height: 3))
    let front = PressedView(frame: Rect(x: 5, y: 0, width: 10, height: 3))
    let inner = PressedView(frame: Rect(x: 1, y: 1, width: 3, height: 1))
    let pilot: Pilot

    init() async {
        root.addSubview(back)
        root.addSubview(front)
        front.addSubview(inner)
        pilot = await Pilot(ViewController(view: root), columns: 30, rows: 6)
    }

    /// Clicks on a cell, and returns the views that got the press.
    func click(_ column: Int, _ row: Int) async -> [String] {
        let views = [("root", root), ("back", back), ("front", front), ("inner", inner)]
        let before = views.map { $0.1.phases.count }
        await pilot.click(column: column, row: row)
        return zip(views, before).filter { $0.0.1.phases.count > $0.1 }.map(\.0.0)
    }
}

@MainActor
@Suite struct HitTestCasesTests {
    @Test("U-H1: a hidden view is not hit, nor its subviews")
    func hidden() async {
        let board = await HitBoard()
        board.front.isHidden = true
        #expect(await board.click(6, 1) == ["back"])
        #expect(await board.click(12, 1) == ["root"])
    }

    @Test("U-H2: a view without interaction is not hit, nor its subviews; the view behind is")
    func withoutInteraction() async {
        let board = await HitBoard()
        board.front.isUserInteractionEnabled = false
        #expect(await board.click(6, 1) == ["back"])
    }

    @Test("U-H3: a subview is not hit outside of its superview, even where it is drawn")
    func outside() async {
        let board = await HitBoard()
        board.inner.frame = Rect(x: 8, y: 1, width: 6, height: 1)
        #expect(await board.click(14, 1) == ["inner"])
        #expect(await board.click(17, 1) == ["root"])
    }

    @Test("U-H4: of siblings that overlap, the last one is hit")
    func siblings() async {
        let board = await HitBoard()
        #expect(await board.click(6, 0) == ["front"])
        board.root.bringSubviewToFront(board.back)
        #expect(await board.click(6, 0) == ["back"])
    }

    @Test("U-H5: a view is hit itself where no subview is")
    func itself() async {
        let board = await HitBoard()
        #expect(await board.click(6, 1) == ["inner"])
        #expect(await board.click(12, 1) == ["front"])
        #expect(await board.click(25, 5) == ["root"])
    }

    @Test("U-H6: the search goes on behind a view whose hit test returns nil")
    func transparent() async {
        let board = await HitBoard()
        board.front.isTransparent = true
        #expect(await board.click(6, 1) == ["back"])
    }

    @Test("U-H7: a press stays with the view where it began")
    func capture() async {
        let board = await HitBoard()
        await board.pilot.drag(fromColumn: 1, row: 1, toColumn: 13, row: 1)
        #expect(board.back.phases == [.down] + Array(repeating: .drag, count: 12) + [.up])
        #expect(board.front.phases.isEmpty)
    }

    @Test("U-H8: a disabled control swallows the press")
    func disabledControl() async {
        let board = await HitBoard()
        let button = Button("Go")
        button.isEnabled = false
        button.frame = Rect(x: 0, y: 4, width: 10, height: 1)
        board.root.addSubview(button)
        await board.pilot.settle()
        #expect(await board.click(3, 4) == [])
        #expect(board.pilot.events(ButtonPressed.self).isEmpty)
    }
}
