// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DragDropEvents, DragInteractionDelegate, DragItem, DragSession, DropInteraction, DropInteractionDelegate,
// DropOperation, DropSession, InteractionInquiry.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DragInteractionTests {
    // MARK: Beginning

    @Test func aClickAndAShortMoveBeginNoDrag() async {
        let (pilot, _, _) = await BottleScene.start()
        await pilot.click(column: 3, row: 1)
        await pilot.mouseDown(column: 3, row: 1)
        await pilot.move(column: 4, row: 1)
        #expect(pilot.application.dragSession == nil)
        await pilot.move(column: 5, row: 1)
        #expect(pilot.application.dragSession?.items.map(\.title.string) == ["Lemonade"])
        await pilot.mouseUp(column: 5, row: 1)
        #expect(pilot.application.dragSession == nil)
    }

    @Test func aRowBeginsADrag() async {
        let (pilot, _, _) = await BottleScene.start()
        await pilot.mouseDown(column: 3, row: 1)
        await pilot.move(column: 3, row: 2)
        #expect(pilot.application.dragSession != nil)
        #expect(pilot.events(DragBegan.self).map(\.itemCount) == [1])
    }

    @Test func otherButtonsAndViewsWithoutItemsBeginNone() async {
        let (pilot, source, _) = await BottleScene.start()
        await pilot.mouseDown(column: 3, row: 1, button: .right)
        await pilot.move(column: 9, row: 3)
        #expect(pilot.application.dragSession == nil)
        await pilot.mouseUp(column: 9, row: 3, button: .right)
        DragInteraction(on: source) { _ in [] }
        await pilot.mouseDown(column: 3, row: 1)
        await pilot.move(column: 9, row: 3)
        #expect(pilot.application.dragSession == nil)
        await pilot.mouseUp(column: 9, row: 3)
        source.dragInteraction?.isEnabled = false
        #expect(source.dragInteraction?.isEnabled == false)
        source.dragInteraction?.remove()
        #expect(source.dragInteraction == nil)
    }

    @Test func movingThePointerDoesNothingWithoutADrag() async {
        var questions = 0
        let (pilot, _, _) = await BottleScene.start(didEnd: { _ in }) { _, glass in
            DropInteraction(on: glass) { _ in
                questions += 1
                return true
            } performDrop: { _ in
            }
            SpringLoadedInteraction(on: glass) { questions += 1 }
        }
        await pilot.move(column: 0, row: 0)
        let frames = pilot.display.frameCount
        for column in 0..<40 { await pilot.move(column: column, row: column % 9) }
        await pilot.advance(by: .seconds(1))
        #expect(pilot.display.frameCount == frames)
        #expect(questions == 0)
    }

    // MARK: The drop

    @Test func aDropGivesTheItemsToTheNearestTargetThatHandlesThem() async {
        var dropped: [Int] = [], ended: [DropOperation] = [], outer = 0
        let (pilot, _, _) = await BottleScene.start(didEnd: { ended.append($0) }) { view, glass in
            DropInteraction(on: view) { _ in outer += 1 }
            DropInteraction(on: glass) { session in dropped += session.localObjects(as: Int.self) }
        }
        await pilot.drag(fromColumn: 3, row: 1, toColumn: 22, row: 4)
        #expect(dropped == [7])
        #expect(outer == 0)
        #expect(ended == [.move])
        #expect(
            pilot.events(DropPerformed.self) == [DropPerformed(operation: .move, itemCount: 1)])
        #expect(pilot.events(DragEnded.self) == [DragEnded(operation: .move)])
        await pilot.drag(fromColumn: 3, row: 1, toColumn: 36, row: 7)
        #expect(outer == 1)
    }

    @Test func aTargetThatDoesNotHandleTheItemsLeavesThemToTheOneAround() async {
        var outer = 0, asked = 0
        let (pilot, _, _) = await BottleScene.start(didEnd: { _ in }) { view, glass in
            DropInteraction(on: view) { _ in outer += 1 }
            DropInteraction(on: glass) { session in
                asked += 1
                return session.canLoadItems(.path)
            } performDrop: { _ in
                Issue.record("It handles no text")
            }
        }
        await pilot.mouseDown(column: 3, row: 1)
        for column in 20..<25 { await pilot.move(column: column, row: 4) }
        await pilot.mouseUp(column: 25, row: 4)
        #expect(outer == 1)
        #expect(asked == 1)
    }

    @Test func altAndControlAskForACopy() async {
        for modifiers in [KeyModifiers.alt, .control] {
            let (pilot, _, _) = await BottleScene.start(didEnd: { _ in }) { _, glass in
                DropInteraction(on: glass) { _ in }
            }
            await pilot.mouseDown(column: 3, row: 1)
            await pilot.move(column: 22, row: 4)
            #expect(pilot.screen.contains("→ Lemonade"))
            await pilot.move(column: 22, row: 4, modifiers: modifiers)
            #expect(pilot.screen.contains("+ Lemonade"))
            await pilot.mouseUp(column: 22, row: 4, modifiers: modifiers)
            #expect(pilot.events(DragEnded.self) == [DragEnded(operation: .copy)])
        }
    }

    @Test func aMoveThatTheUserDidNotAskForIsForbidden() async {
        let (pilot, _, _) = await BottleScene.start(didEnd: { _ in }) { _, glass in
            DropInteraction(on: glass, proposal: { _ in DropProposal(operation: .move) }) { _ in
                Issue.record("A move is not allowed")
            }
        }
        await pilot.mouseDown(column: 3, row: 1)
        await pilot.move(column: 22, row: 4, modifiers: .alt)
        #expect(pilot.screen.contains("⊘ Lemonade"))
        await pilot.mouseUp(column: 22, row: 4, modifiers: .alt)
        #expect(pilot.events(DragEnded.self) == [DragEnded(operation: .cancel)])
    }

    @Test func targetsAreToldOfItemsThatComeAndGo() async {
        let watcher = DropWatcher()
        let (pilot, _, _) = await BottleScene.start(didEnd: { _ in }) { _, glass in
            DropInteraction(on: glass, delegate: watcher)
        }
        await pilot.mouseDown(column: 3, row: 1)
        for place in [(22, 4), (23, 4), (0, 0), (22, 5)] {
            await pilot.move(column: place.0, row: place.1)
        }
        await pilot.mouseUp(column: 22, row: 5)
        #expect(
            watcher.log == [
                "can handle", "enter", "update", "update", "exit", "enter", "update", "update",
                "perform", "conclude", "end",
            ])
        #expect(pilot.events(DropEntered.self).count == 2)
        // Asking for the target is no event: only facts are on the routes.
        let names = Set(pilot.routes.map { String(describing: type(of: $0.event)) })
        #expect(
            names == [
                "MouseEvent", "DragBegan", "DragEnded", "DropEntered", "DropExited",
                "DropPerformed",
            ])
        #expect(pilot.events(DropExited.self).count == 1)
    }

    @Test func itemsAreLoadedAtTheSameTimeAndComeInOrder() async {
        var texts: [String] = [], errors: [any Error] = []
        let (pilot, source, _) = await BottleScene.start(didEnd: { _ in }) { _, glass in
            DropInteraction(on: glass) { session in
                session.loadItems(.text) { (texts, errors) = ($0, $1) }
            }
        }
        let clock = pilot.clock
        DragInteraction(on: source) { _ in
            (0..<3).map { number in
                var provider = ItemProvider()
                provider.register(.text) {
                    try await clock.sleep(for: .seconds(3 - number))
                    if number == 1 { throw CancellationError() }
                    return "text \(number)"
                }
                return DragItem("\(number)", itemProvider: provider)
            }
        }
        await pilot.drag(fromColumn: 3, row: 1, toColumn: 22, row: 4)
        #expect(texts.isEmpty)
        await pilot.advance(by: .seconds(3))
        #expect(texts == ["text 0", "text 2"])
        #expect(errors.count == 1)
    }
}
