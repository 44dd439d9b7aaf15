// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: UndoGroup, Window+undo.

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct UndoManagerTests {
    final class Counter {
        var count = 0
    }

    private let counter = Counter()
    private let manager = UndoManager()

    /// Changes the count so that the change can be undone and redone.
    private func set(_ count: Int, of counter: Counter, in manager: UndoManager, name: String = "")
    {
        let old = counter.count
        counter.count = count
        manager.registerUndo(withTarget: counter) { [self] in set(old, of: $0, in: manager) }
        if !name.isEmpty { manager.setActionName(name) }
    }

    @Test func undoAndRedoMoveBetweenTheStates() async {
        set(1, of: counter, in: manager, name: "Count")
        #expect(manager.canUndo && !manager.canRedo)
        #expect(manager.undoMenuItemTitle == "Undo Count")
        manager.undo()
        #expect(counter.count == 0 && !manager.canUndo && manager.canRedo)
        #expect(manager.redoMenuItemTitle == "Redo Count")
        manager.redo()
        #expect(counter.count == 1 && manager.canUndo && !manager.canRedo)
    }

    @Test func operationsOfOneTurnAreOneGroup() async {
        set(1, of: counter, in: manager)
        set(2, of: counter, in: manager)
        for _ in 0..<5 { await Task.yield() }
        set(3, of: counter, in: manager)
        manager.undo()
        #expect(counter.count == 2)
        manager.undo()
        #expect(counter.count == 0 && !manager.canUndo)
    }

    @Test func groupsOfTheProgramNest() {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        set(1, of: counter, in: manager)
        manager.beginUndoGrouping()
        set(2, of: counter, in: manager)
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 1)
        manager.endUndoGrouping()
        set(3, of: counter, in: manager)
        manager.undo()
        #expect(counter.count == 2)
        manager.undo()
        #expect(counter.count == 0)
    }

    @Test func aNewOperationForgetsTheUndoneOnes() {
        set(1, of: counter, in: manager)
        manager.undo()
        set(2, of: counter, in: manager)
        #expect(!manager.canRedo)
    }

    @Test func oldGroupsAreForgottenBeyondTheLevels() {
        manager.groupsByEvent = false
        manager.levelsOfUndo = 2
        for count in 1...3 { set(count, of: counter, in: manager) }
        for _ in 0..<3 { manager.undo() }
        #expect(counter.count == 1)
    }

    @Test func disabledRegistrationAndGoneTargetsDoNothing() {
        manager.disableUndoRegistration()
        set(1, of: counter, in: manager)
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        manager.registerUndo(withTarget: Counter()) { $0.count = 7 }
        manager.undo()
        #expect(!manager.canUndo)
        set(2, of: counter, in: manager)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo)
    }

    @Test func theKeysOfUndoWorkWhileThereIsSomethingToUndo() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 20, rows: 4)
        guard let ofWindow = controller.undoManager else { return #expect(Bool(false)) }
        #expect(!pilot.application.currentActions.contains { $0.action.identifier == "undo" })
        set(1, of: counter, in: ofWindow, name: "Count")
        await pilot.settle()
        let undo = pilot.application.currentActions.first { $0.action.identifier == "undo" }
        #expect(undo?.action.title == "Undo Count")
        await pilot.press("ctrl-_")
        #expect(counter.count == 0)
        await pilot.press("alt-_")
        #expect(counter.count == 1)
    }

    @Test func eachKeyIsAGroupOfItsOwn() async {
        let controller = ViewController()
        let pilot = await Pilot(controller, columns: 20, rows: 4)
        guard let ofWindow = controller.undoManager else { return #expect(Bool(false)) }
        controller.bind("x") { [counter] in
            set(counter.count + 1, of: counter, in: ofWindow)
        }
        await pilot.type("xx")
        #expect(counter.count == 2)
        ofWindow.undo()
        #expect(counter.count == 1)
    }
}
