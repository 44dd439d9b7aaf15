// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DividerTests {
    @Test func itTakesOneCellAcrossAndWhatItGetsAlong() async {
        let stack = StackView(.vertical, [Label("a"), Divider(), Label("b")])
        let pilot = await Pilot(plain: ViewController(view: stack), columns: 5, rows: 3)
        #expect(pilot.screen == "a\n─────\nb")
        stack.axis = .horizontal
        (stack.arrangedSubviews[1] as? Divider)?.axis = .vertical
        await pilot.settle()
        #expect(pilot.screen.contains("│"))
        #expect(!pilot.screen.contains("─"))
    }

    @Test func dividersThatCrossAreJoined() async {
        let view = View()
        let across = Divider(), down = Divider(.vertical)
        across.frame = Rect(x: 0, y: 1, width: 5, height: 1)
        down.frame = Rect(x: 2, y: 0, width: 1, height: 3)
        view.addSubview(across)
        view.addSubview(down)
        let pilot = await Pilot(plain: ViewController(view: view), columns: 5, rows: 3)
        #expect(pilot.screen == "  │\n──┼──\n  │")
        down.frame = Rect(x: 2, y: 1, width: 1, height: 2)
        await pilot.settle()
        #expect(pilot.screen == "\n──┬──\n  │")
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let stack = StackView(.vertical, [Label("a"), Divider(), Label("b")])
        let pilot = await Pilot(
            plain: ViewController(view: stack), columns: 8, rows: 3, capabilities: look.capabilities
        )
        #expect(pilot.difference(fromSnapshot: "divider-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (1, 9)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        for axis in [Axis.horizontal, .vertical] {
            let pilot = await Pilot(
                plain: ViewController(view: Divider(axis)), columns: columns, rows: rows)
            #expect(pilot.screen.count { !$0.isWhitespace } <= max(columns, rows))
        }
    }
}
