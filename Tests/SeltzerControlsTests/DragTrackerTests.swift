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
@Suite struct DragTrackerTests {
    @Test func escapeCancelsAndTheRestOfThePressIsDropped() async {
        var ended: [DropOperation] = []
        let (pilot, _, _) = await BottleScene.start(didEnd: { ended.append($0) }) { _, glass in
            DropInteraction(on: glass) { _ in Issue.record("It was cancelled") }
        }
        let before = pilot.styledScreen
        await pilot.mouseDown(column: 3, row: 1)
        await pilot.move(column: 22, row: 4)
        await pilot.press("escape")
        #expect(pilot.application.dragSession == nil)
        #expect(pilot.styledScreen == before)
        await pilot.move(column: 23, row: 5)
        await pilot.mouseUp(column: 22, row: 4)
        #expect(ended == [.cancel])
        #expect(pilot.styledScreen == before)
        #expect(await pilot.faults() == [])
        await pilot.mouseDown(column: 3, row: 1)
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
            await pilot.mouseDown(column: 3, row: 1)
            await pilot.move(column: 22, row: 4)
            await way(pilot, source)
            await pilot.settle()
            #expect(pilot.application.dragSession == nil, "way \(number)")
            #expect(ended == [.cancel], "way \(number)")
            await pilot.move(column: 23, row: 4)
            await pilot.mouseUp(column: 23, row: 4)
            #expect(await pilot.faults() == [], "way \(number)")
        }
    }

    @Test func aTargetThatLeavesIsNoTargetAnyMore() async {
        let watcher = DropWatcher()
        let (pilot, _, glass) = await BottleScene.start(didEnd: { _ in }) { _, glass in
            DropInteraction(on: glass, delegate: watcher)
        }
        await pilot.mouseDown(column: 3, row: 1)
        await pilot.move(column: 22, row: 4)
        glass.removeFromSuperview()
        await pilot.settle()
        #expect(watcher.log.last == "exit")
        #expect(pilot.screen.contains("  Lemonade"))
        await pilot.mouseUp(column: 22, row: 4)
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
        await pilot.mouseDown(column: 3, row: 1)
        await pilot.move(column: 22, row: 4)
        #expect(pilot.application.dragSession == nil)
        await pilot.mouseUp(column: 22, row: 4)
        #expect(pilot.events(DragEnded.self) == [DragEnded(operation: .cancel)])
    }
}
