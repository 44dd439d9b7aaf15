// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct OutlineDragAdapterTests {
    private static let children = ["": ["fruit", "milk"], "fruit": ["pear"]]

    @Test func itemsOfAnotherOutlineAreDropped() async {
        let root = ViewController()
        root.view = View()
        func outline(_ x: Int) -> OutlineView {
            let outline = OutlineView { item in
                OutlineChildren(Self.children[item.map { "\($0)" } ?? ""] ?? [])
            } text: {
                StyledText("\($0)")
            }
            outline.frame = Rect(x: x, y: 0, width: 14, height: 6)
            root.view.addSubview(outline)
            return outline
        }
        let (from, to) = (outline(0), outline(20))
        from.dragItem = { $0 == AnyHashable("fruit") ? nil : DragItem("\($0)", localObject: $0) }
        var dropped: [String] = []
        to.dropOperation = { session, place in
            place.parent == nil ? .forbidden : session.suggestedOperation
        }
        to.performDrop = { session, place in
            dropped = session.localObjects(as: AnyHashable.self).map { "\($0)" }
            dropped.append("in \(place.parent.map { "\($0)" } ?? "-")")
        }
        let pilot = await Pilot(root, columns: 40, rows: 8)
        await pilot.drag(fromColumn: 3, row: 0, toColumn: 25, row: 0)
        #expect(pilot.events(DragBegan.self).isEmpty)
        await pilot.mouseDown(column: 3, row: 1)
        await pilot.move(column: 25, row: 1)
        #expect(pilot.screen.contains("⊘ milk"))
        await pilot.move(column: 25, row: 0)
        #expect(pilot.screen.contains("→ milk"))
        await pilot.mouseUp(column: 25, row: 0)
        #expect(dropped == ["milk", "in fruit"])
        #expect(pilot.events(OutlineItemsMoved.self).isEmpty)
    }

    @Test func keysMoveAnItemIntoTheCurrentOne() async {
        let scene = await OutlineScene { outline, _ in outline.canMoveItems = { _ in true } }
        await scene.pilot.press("down", "down")
        await scene.pilot.press("ctrl-t")
        #expect(scene.pilot.application.dragSession != nil)
        await scene.pilot.press("up", "ctrl-t")
        #expect(
            scene.pilot.events(OutlineItemsMoved.self).map(\.move)
                == [OutlineMove(items: ["bread"], parent: "fruit", index: nil)])
    }
}
