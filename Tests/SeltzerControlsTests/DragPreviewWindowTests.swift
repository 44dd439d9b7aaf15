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
@Suite struct DragPreviewWindowTests {
    @Test func thePreviewNeverCoversThePointer() async {
        let (pilot, _, _) = await BottleScene.start()
        await pilot.mouseDown(column: 3, row: 1)
        for place in [(3, 3), (39, 0), (39, 8), (0, 8), (20, 4)] {
            await pilot.move(column: place.0, row: place.1)
            let preview = pilot.application.windows.last?.frame ?? .zero
            #expect(!preview.contains(Point(x: place.0, y: place.1)))
            #expect(Rect(x: 0, y: 0, width: 40, height: 9).intersection(preview) == preview)
            #expect(pilot.screen.contains("Lemonade"))
        }
        await pilot.mouseUp(column: 20, row: 4)
        #expect(pilot.application.windows.count == 1)
    }

    @Test func aTinyScreenAndHostileTextsAreShownAsFarAsTheyFit() async {
        let root = ViewController()
        root.view = Label("x")
        root.view.isUserInteractionEnabled = true
        DragInteraction(on: root.view) { _ in
            [DragItem("\u{1B}[31mred\u{202E}漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字"), DragItem("b")]
        }
        for size in [(1, 1), (2, 2), (5, 1), (9, 3), (60, 2)] {
            let pilot = await Pilot(root, columns: size.0, rows: size.1)
            await pilot.mouseDown(column: 0, row: 0)
            await pilot.move(column: 2, row: 1)
            #expect(!pilot.screen.contains("\u{1B}"))
            #expect(await pilot.faults() == [])
            await pilot.mouseUp(column: 2, row: 1)
        }
    }

    @Test func theSignSaysWhatADropWouldDo() async {
        let (pilot, _, _) = await BottleScene.start(didEnd: { _ in }) { _, glass in
            DropInteraction(
                on: glass,
                proposal: { session in
                    session.location(in: glass).x < 3
                        ? DropProposal(operation: .forbidden) : DropProposal(operation: .copy)
                }
            ) { _ in }
        }
        await pilot.mouseDown(column: 3, row: 1)
        for (column, sign) in [(3, " "), (21, "⊘"), (25, "+")] {
            await pilot.move(column: column, row: 4)
            #expect(pilot.screen.contains("\(sign) Lemonade"))
        }
    }
}
