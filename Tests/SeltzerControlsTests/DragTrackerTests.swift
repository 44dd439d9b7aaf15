// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+focusPoint, DragActions.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DragTrackerTests {
    // MARK: Ends

    @Test func escapeCancelsAndTheRestOfThePressIsDropped() async {
        var ended: [DropOperation] = []
        let (pilot, _, _) = await BottleScene.start(didEnd: { ended.append($0) }) { _, glass in
            DropInteraction(on: glass) { _ in Issue.record("It was cancelled") }
        }
        let before = pilot.styledScreen
        await pilot.press(column: 3, row: 1)
        await pilot.move(column: 22, row: 4)
        await pilot.press("escape")
        #expect(pilot.application.dragSession == nil)
        #expect(pilot.styledScreen == before)
        await pilot.move(column: 23, row: 5)
        await pilot.release(column: 22, row: 4)
        #expect(ended == [.cancel])
        #expect(pilot.styledScreen == before)
        #expect(await pilot.faults() == [])
        await pilot.press(column: 3, row: 1)
        await pilot.move(column: 8, row: 2)
        #expect(pilot.application.dragSession != nil)
    }

    @Test func whatTakesThePlaceAwayEndsTheDrag() async {
        let ways: [@MainActor (Pilot, Label) async -> Void] = [
            { _, source in source.removeFromSuperview() },
            { _, source in source.isHidden = true },
            { pilot, _ in await pilot.resize(columns: 30, rows: 8) },
            { pilot, _ in await pilot.send(.focus(false)) },
            { pilot, _ in
                pilot.application.keyWindow?.rootViewController?.present(
                    Alert("Stop"))
            },
            { pilot, _ in pilot.application.dragSession?.cancel() },
        ]
        for (number, way) in ways.enumerated() {
            var ended: [DropOperation] = []
            let (pilot, source, _) = await BottleScene.start(didEnd: { ended.append($0) }) {
                _, glass in
                DropInteraction(on: glass) { _ in Issue.record("Nothing is dropped") }
            }
            await pilot.press(column: 3, row: 1)
            await pilot.move(column: 22, row: 4)
            await way(pilot, source)
            await pilot.settle()
            #expect(pilot.application.dragSession == nil, "way \(number)")
            #expect(ended == [.cancel], "way \(number)")
            await pilot.move(column: 23, row: 4)
            await pilot.release(column: 23, row: 4)
            #expect(await pilot.faults() == [], "way \(number)")
        }
    }

    @Test func aTargetThatLeavesIsNoTargetAnyMore() async {
        let watcher = DropWatcher()
        let (pilot, _, glass) = await BottleScene.start(didEnd: { _ in }) { _, glass in
            DropInteraction(on: glass, delegate: watcher)
        }
        await pilot.press(column: 3, row: 1)
        await pilot.move(column: 22, row: 4)
        glass.removeFromSuperview()
        await pilot.settle()
        #expect(watcher.log.last == "exit")
        #expect(pilot.screen.contains("  Lemonade"))
        await pilot.release(column: 22, row: 4)
        #expect(pilot.events(DragEnded.self) == [DragEnded(operation: .cancel)])
        #expect(watcher.log.last == "end")
    }

    @Test func aDelegateMayEndTheDragWhileItIsAsked() async {
        let (pilot, _, _) = await BottleScene.start(didEnd: { _ in }) { _, glass in
            DropInteraction(
                on: glass,
                proposal: { session in
                    session.localDragSession?.cancel()
                    return DropProposal(operation: .copy)
                }
            ) { _ in Issue.record("It is over") }
        }
        await pilot.press(column: 3, row: 1)
        await pilot.move(column: 22, row: 4)
        #expect(pilot.application.dragSession == nil)
        await pilot.release(column: 22, row: 4)
        #expect(pilot.events(DragEnded.self) == [DragEnded(operation: .cancel)])
    }

    // MARK: Keys

    @Test func itemsFollowTheFocusToATarget() async {
        let scene = await DragScene()
        await scene.pilot.press("ctrl-t", "tab")
        #expect(scene.dragSession?.location(in: scene.right.table) == .zero)
        #expect(scene.pilot.application.windows.last?.frame.minY == 1)
        await scene.pilot.press("shift-tab")
        #expect(scene.dragSession?.location(in: scene.left.table) == .zero)
    }

    @Test func copiesAreAskedForByAnAction() async throws {
        let scene = await DragScene()
        await scene.pilot.press("ctrl-t", "tab")
        let picked = scene.dragSession?.items.first?.title.string ?? ""
        let copy = try #require(
            scene.pilot.application.currentActions.first { $0.identifier == "drop-copy-here" })
        #expect(scene.pilot.application.perform(copy))
        await scene.pilot.settle()
        #expect(scene.right.names == ["Plain", picked])
        #expect(scene.left.names.count == 4)
    }

    @Test func pickingUpWhereNothingIsRingsTheBell() async {
        let scene = await DragScene(left: [])
        scene.left.table.becomeFirstResponder()
        await scene.pilot.press("ctrl-t")
        #expect(scene.dragSession == nil)
    }
}
