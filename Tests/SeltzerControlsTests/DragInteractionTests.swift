// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DragActions, DragDropEvents, DragInteractionDelegate, DragItem, DragPreviewWindow, DragSession,
// DragTracker, DropInteraction, DropInteractionDelegate, DropMark, DropOperation, DropSession,
// InteractionInquiry.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct DragInteractionTests {
    private func scene(
        didEnd: @escaping @MainActor (DropOperation) -> Void = { _ in },
        _ target: (View, Label) -> Void = { _, _ in }
    ) async -> (pilot: Pilot, source: Label, target: Label) {
        let root = ViewController()
        root.view = View()
        let source = Label("Bottle"), glass = Label("Glass")
        source.frame = Rect(x: 2, y: 1, width: 10, height: 1)
        glass.frame = Rect(x: 20, y: 4, width: 10, height: 2)
        root.view.addSubview(source)
        root.view.addSubview(glass)
        DragInteraction(on: source, didEnd: { _, operation in didEnd(operation) }) { _ in
            [DragItem("Lemonade", localObject: 7)]
        }
        target(root.view, glass)
        return (await Pilot(root, columns: 40, rows: 9), source, glass)
    }

    // MARK: Beginning

    @Test func aClickAndAShortMoveBeginNoDrag() async {
        let (pilot, _, _) = await scene()
        await pilot.click(column: 3, row: 1)
        await pilot.press(column: 3, row: 1)
        await pilot.move(column: 4, row: 1)
        #expect(pilot.application.dragSession == nil)
        await pilot.move(column: 5, row: 1)
        #expect(pilot.application.dragSession?.items.map(\.title.string) == ["Lemonade"])
        await pilot.release(column: 5, row: 1)
        #expect(pilot.application.dragSession == nil)
    }

    @Test func aRowBeginsADrag() async {
        let (pilot, _, _) = await scene()
        await pilot.press(column: 3, row: 1)
        await pilot.move(column: 3, row: 2)
        #expect(pilot.application.dragSession != nil)
        #expect(pilot.events(DragBegan.self).map(\.itemCount) == [1])
    }

    @Test func otherButtonsAndViewsWithoutItemsBeginNone() async {
        let (pilot, source, _) = await scene()
        await pilot.press(column: 3, row: 1, button: .right)
        await pilot.move(column: 9, row: 3)
        #expect(pilot.application.dragSession == nil)
        await pilot.release(column: 9, row: 3, button: .right)
        DragInteraction(on: source) { _ in [] }
        await pilot.press(column: 3, row: 1)
        await pilot.move(column: 9, row: 3)
        #expect(pilot.application.dragSession == nil)
        await pilot.release(column: 9, row: 3)
        source.dragInteraction?.isEnabled = false
        #expect(source.dragInteraction?.isEnabled == false)
        source.dragInteraction?.remove()
        #expect(source.dragInteraction == nil)
    }

    @Test func movingThePointerDoesNothingWithoutADrag() async {
        var questions = 0
        let (pilot, _, _) = await scene(didEnd: { _ in }) { _, glass in
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
        let (pilot, _, _) = await scene(didEnd: { ended.append($0) }) { view, glass in
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
        let (pilot, _, _) = await scene(didEnd: { _ in }) { view, glass in
            DropInteraction(on: view) { _ in outer += 1 }
            DropInteraction(on: glass) { session in
                asked += 1
                return session.canLoadItems(.path)
            } performDrop: { _ in
                Issue.record("It handles no text")
            }
        }
        await pilot.press(column: 3, row: 1)
        for column in 20..<25 { await pilot.move(column: column, row: 4) }
        await pilot.release(column: 25, row: 4)
        #expect(outer == 1)
        #expect(asked == 1)
    }

    @Test func altAndControlAskForACopy() async {
        for modifiers in [KeyModifiers.alt, .control] {
            let (pilot, _, _) = await scene(didEnd: { _ in }) { _, glass in
                DropInteraction(on: glass) { _ in }
            }
            await pilot.press(column: 3, row: 1)
            await pilot.move(column: 22, row: 4)
            #expect(pilot.screen.contains("→ Lemonade"))
            await pilot.move(column: 22, row: 4, modifiers: modifiers)
            #expect(pilot.screen.contains("+ Lemonade"))
            await pilot.release(column: 22, row: 4, modifiers: modifiers)
            #expect(pilot.events(DragEnded.self) == [DragEnded(operation: .copy)])
        }
    }

    @Test func aMoveThatTheUserDidNotAskForIsForbidden() async {
        let (pilot, _, _) = await scene(didEnd: { _ in }) { _, glass in
            DropInteraction(on: glass, proposal: { _ in DropProposal(operation: .move) }) { _ in
                Issue.record("A move is not allowed")
            }
        }
        await pilot.press(column: 3, row: 1)
        await pilot.move(column: 22, row: 4, modifiers: .alt)
        #expect(pilot.screen.contains("⊘ Lemonade"))
        await pilot.release(column: 22, row: 4, modifiers: .alt)
        #expect(pilot.events(DragEnded.self) == [DragEnded(operation: .cancel)])
    }

    @Test func targetsAreToldOfItemsThatComeAndGo() async {
        let watcher = Watcher()
        let (pilot, _, _) = await scene(didEnd: { _ in }) { _, glass in
            DropInteraction(on: glass, delegate: watcher)
        }
        await pilot.press(column: 3, row: 1)
        for place in [(22, 4), (23, 4), (0, 0), (22, 5)] {
            await pilot.move(column: place.0, row: place.1)
        }
        await pilot.release(column: 22, row: 5)
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
        let (pilot, source, _) = await scene(didEnd: { _ in }) { _, glass in
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

    // MARK: Ends

    @Test func escapeCancelsAndTheRestOfThePressIsDropped() async {
        var ended: [DropOperation] = []
        let (pilot, _, _) = await scene(didEnd: { ended.append($0) }) { _, glass in
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
            let (pilot, source, _) = await scene(didEnd: { ended.append($0) }) { _, glass in
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
        let watcher = Watcher()
        let (pilot, _, glass) = await scene(didEnd: { _ in }) { _, glass in
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
        let (pilot, _, _) = await scene(didEnd: { _ in }) { _, glass in
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

    // MARK: The preview

    @Test func thePreviewNeverCoversThePointer() async {
        let (pilot, _, _) = await scene()
        await pilot.press(column: 3, row: 1)
        for place in [(3, 3), (39, 0), (39, 8), (0, 8), (20, 4)] {
            await pilot.move(column: place.0, row: place.1)
            let preview = pilot.application.windows.last?.frame ?? .zero
            #expect(!preview.contains(Point(x: place.0, y: place.1)))
            #expect(Rect(x: 0, y: 0, width: 40, height: 9).intersection(preview) == preview)
            #expect(pilot.screen.contains("Lemonade"))
        }
        await pilot.release(column: 20, row: 4)
        #expect(pilot.application.windows.count == 1)
    }

    @Test func aTinyScreenAndHostileTextsAreShownAsFarAsTheyFit() async {
        let root = ViewController()
        root.view = Label("x")
        DragInteraction(on: root.view) { _ in
            [DragItem("\u{1B}[31mred\u{202E}漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字"), DragItem("b")]
        }
        for size in [(1, 1), (2, 2), (5, 1), (9, 3), (60, 2)] {
            let pilot = await Pilot(root, columns: size.0, rows: size.1)
            await pilot.press(column: 0, row: 0)
            await pilot.move(column: 2, row: 1)
            #expect(!pilot.screen.contains("\u{1B}"))
            #expect(await pilot.faults() == [])
            await pilot.release(column: 2, row: 1)
        }
    }

    /// A delegate that notes what it is told.
    private final class Watcher: DropInteractionDelegate {
        var log: [String] = []

        func dropInteraction(
            _ interaction: DropInteraction, canHandle session: DropSession
        ) -> Bool {
            log.append("can handle")
            return true
        }
        func dropInteraction(
            _ interaction: DropInteraction, sessionDidEnter session: DropSession
        ) { log.append("enter") }
        func dropInteraction(
            _ interaction: DropInteraction, sessionDidUpdate session: DropSession
        ) -> DropProposal {
            log.append("update")
            return DropProposal(operation: .copy)
        }
        func dropInteraction(
            _ interaction: DropInteraction, sessionDidExit session: DropSession
        ) { log.append("exit") }
        func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
            log.append("perform")
        }
        func dropInteraction(_ interaction: DropInteraction, concludeDrop session: DropSession) {
            log.append("conclude")
        }
        func dropInteraction(
            _ interaction: DropInteraction, sessionDidEnd session: DropSession
        ) { log.append("end") }
    }
}
