// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct BoxViewTests {
    @Test func aBorderWithATitleLeavesRoomInside() async {
        let box = BoxView(title: "漢字", layoutMargins: Insets(left: 1, right: 1)) {
            Label("Ada")
            Label("Grace")
        }
        let stack = StackView(.horizontal, [box, Label("x")])
        box.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        stack.alignment = .leading
        let pilot = await Pilot(ViewController(view: stack), columns: 14, rows: 5)
        #expect(
            pilot.screen == """
                ╭ 漢字 ─╮x
                │ Ada   │
                │ Grace │
                ╰───────╯

                """)
        box.title = "a longer title"
        box.titleAlignment = .right
        box.border = .double
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("╔ a longer …╗x\n║ Ada       ║"))
    }

    @Test func aNoteStandsAtTheRightEndIfItFitsBesideTheTitle() async {
        let box = BoxView(title: "Disks")
        box.note = "3 of 4"
        #expect(box.sizeThatFits(.unbounded) == Size(width: 17, height: 2))
        let pilot = await Pilot(ViewController(view: box), columns: 20, rows: 3)
        #expect(pilot.screen.hasPrefix("╭ Disks ─── 3 of 4 ╮\n"))
        await pilot.resize(columns: 17, rows: 3)
        #expect(pilot.screen.hasPrefix("╭ Disks  3 of 4 ╮\n"))
        await pilot.resize(columns: 16, rows: 3)
        #expect(pilot.screen.hasPrefix("╭ Disks ───────╮\n"))
    }

    @Test func theBoxIsAsLargeAsItsContentAndItsTitle() {
        let box = BoxView(title: "title")
        #expect(box.sizeThatFits(.unbounded) == Size(width: 9, height: 2))
        let label = Label("a label that is long")
        box.contentView = label
        #expect(box.sizeThatFits(.unbounded) == Size(width: 22, height: 3))
        box.layoutMargins = Insets(all: 1)
        #expect(box.sizeThatFits(.unbounded) == Size(width: 24, height: 5))
        label.text = "a"
        #expect(box.sizeThatFits(.unbounded) == Size(width: 9, height: 5))
        label.removeFromSuperview()
        #expect(box.contentView == nil)
        #expect(box.sizeThatFits(.unbounded) == Size(width: 9, height: 4))
    }

    @Test func nothingTrapsWhereThereIsNoRoom() async {
        let box = BoxView(title: "title", layoutMargins: Insets(all: .max)) { Label("a") }
        for size in [0, 1, 2, -5, Int.max] {
            box.frame = Rect(x: 0, y: 0, width: size, height: size)
            box.layoutIfNeeded()
            #expect(box.contentView?.frame.isEmpty == true)
            _ = box.sizeThatFits(Size(width: size, height: size))
        }
        for (columns, rows) in [(1, 1), (2, 2), (3, 1), (1, 3)] {
            let pilot = await Pilot(
                ViewController(view: BoxView(title: "t")), columns: columns, rows: rows)
            #expect(!pilot.screen.isEmpty)
        }
    }
}
