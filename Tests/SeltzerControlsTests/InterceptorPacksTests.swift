// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DestructiveConfirmation, MacroRecorder, ReadOnlyMode, UndoHistory, UndoStep, UsageCounter.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct InterceptorPacksTests {
    private final class Notes: ViewController {
        var lines = ["one", "two"]
        var extra: @MainActor () -> [Action] = { [] }

        override var actions: [Action] {
            extra() + [
                Action("add", title: "Add", keys: ["a"], Notes.add)
                    .attributes(.changesContent),
                Action("clear", title: "Clear", keys: ["c"], Notes.clear)
                    .attributes(.destructive),
                Action("look", title: "Look", keys: ["l"], Notes.look),
                Action("drop", title: "Drop", keys: ["d"], undoable: Notes.drop),
            ]
        }

        private func add() { lines.append("new") }
        private func clear() { lines = [] }
        private func look() {}

        private func drop() -> UndoStep? {
            guard let last = lines.popLast() else { return nil }
            return UndoStep { [self] in
                lines.append(last)
                return UndoStep { [self] in drop() }
            }
        }
    }

    private func scene(
        columns: Int = 60, rows: Int = 16, _ extra: @escaping @MainActor () -> [Action] = { [] }
    ) async -> (Notes, Pilot) {
        let notes = Notes()
        notes.extra = extra
        return (notes, await Pilot(notes, columns: columns, rows: rows))
    }

    // MARK: Read-only mode

    @Test func aReadOnlyModeDisablesWhatChanges() async throws {
        let (notes, pilot) = await scene()
        let mode = ReadOnlyMode(on: notes)
        await pilot.press("a", "c", "d", "l")
        #expect(notes.lines == ["one", "two"])
        let add = try #require(pilot.application.currentActions.first { $0.identifier == "add" })
        #expect(add.disabledReason == "This is read-only.")
        var switched: [Bool] = []
        mode.didSwitch = { switched.append($0) }
        notes.extra = { [mode.action] }
        #expect(pilot.application.performAction("read-only"))
        #expect(switched == [false])
        await pilot.press("a")
        #expect(notes.lines == ["one", "two", "new"])
        mode.isOn = true
        await pilot.press("a")
        mode.remove()
        await pilot.press("c")
        #expect(notes.lines.isEmpty)
    }

    @Test func theProgramSaysWhatChanges() async {
        let (notes, pilot) = await scene()
        _ = ReadOnlyMode(on: notes) { $0.identifier == "look" }
        await pilot.press("a")
        #expect(notes.lines.count == 3)
        #expect(!pilot.application.performAction("look"))
    }

    // MARK: Confirmation

    @Test func aDestructiveActionRunsOnlyAfterAYes() async {
        let (notes, pilot) = await scene()
        DestructiveConfirmation(on: notes)
        await pilot.press("a")
        #expect(notes.lines.count == 3)
        await pilot.press("c")
        await until(pilot, "Clear?")
        #expect(pilot.screen.contains("This cannot be undone."))
        #expect(notes.lines.count == 3)
        await pilot.press("escape")
        await pilot.settle()
        #expect(notes.lines.count == 3)
        await pilot.press("c")
        await until(pilot, "Clear?")
        await pilot.click(on: "Clear ")
        for _ in 0..<1_000 where !notes.lines.isEmpty { await pilot.settle() }
        #expect(notes.lines.isEmpty)
    }

    @Test func aRemovedConfirmationAsksNothing() async {
        let (notes, pilot) = await scene()
        DestructiveConfirmation(on: notes).remove()
        await pilot.press("c")
        #expect(notes.lines.isEmpty)
    }

    private func until(_ pilot: Pilot, _ text: String) async {
        for _ in 0..<1_000 where !pilot.screen.contains(text) {
            await Task.yield()
            await pilot.settle()
        }
        #expect(pilot.screen.contains(text), "\(pilot.screen)")
    }

    // MARK: Macros

    @Test func theKeysThatEndAMacroAreNoPartOfIt() async {
        let (notes, pilot) = await scene()
        let macros = MacroRecorder(on: notes)
        notes.extra = {
            macros.actions.map { action in
                var action = action
                if action.identifier == "record-macro" { action.keys = ["ctrl-r", "ctrl-k r"] }
                return action
            }
        }
        await pilot.press("ctrl-r", "a", "ctrl-r")
        await pilot.press("ctrl-r", "l", "ctrl-k", "r")
        #expect(macros.macros.map(\.keys) == ["a", "l"])
    }

    @Test func aMacroIsRecordedAndReplayed() async throws {
        let (notes, pilot) = await scene()
        let macros = MacroRecorder(on: notes)
        notes.extra = { macros.actions }
        await pilot.press("f4")
        #expect(macros.macros.isEmpty)
        await pilot.press("f3", "a", "l", "a", "f3")
        let macro = try #require(macros.macros.last)
        #expect(macro == Macro("macro 1", keys: "a l a"))
        #expect(notes.lines.count == 4)
        await pilot.press("f4")
        #expect(notes.lines.count == 6)
        #expect(macros.macros.count == 1)
        #expect(!macros.replay("other"))
        macros.record()
        #expect(macros.stop(name: "empty") == nil)
        macros.remove()
        macros.record()
        await pilot.press("a")
        #expect(macros.stop() == nil)
    }

    @Test(arguments: [
        ("macro 1 = a l a", Macro("macro 1", keys: "a l a")),
        ("  x=ctrl-k  m", Macro("x", keys: "ctrl-k m")),
        ("= a", nil), ("x =", nil), ("x = nokey-", nil), ("x", nil),
    ])
    func aMacroIsALineOfKeys(line: String, macro: Macro?) {
        #expect(Macro(line: line) == macro)
        if let macro { #expect(Macro(line: macro.line) == macro) }
    }

    @Test func keysOfASecretAreNotRecorded() async {
        let field = TextField()
        field.isSecureTextEntry = true
        let root = ViewController(view: field)
        let pilot = await Pilot(root, columns: 20, rows: 3)
        field.becomeFirstResponder()
        let macros = MacroRecorder(on: root)
        macros.record()
        await pilot.type("secret")
        #expect(field.text == "secret")
        #expect(macros.stop() == nil)
    }

    // MARK: Usage

    @Test func usesAreCounted() async {
        let (notes, pilot) = await scene()
        let usage = UsageCounter(on: notes, counts: ["look": 1])
        await pilot.press("a", "a", "l", "a")
        #expect(usage.counts == ["add": 3, "look": 2])
        #expect(usage.mostUsed(1).map(\.name) == ["add"])
        #expect(usage.mostUsed(-1).isEmpty)
        let unused = usage.unused(of: pilot.application.currentActions)
        #expect(unused.contains("clear") && !unused.contains("add"))
        usage.remove()
        await pilot.press("a")
        #expect(usage.counts["add"] == 3)
        usage.reset()
        #expect(usage.counts.isEmpty)
    }

    // MARK: Undo

    @Test func commandsAreUndoneAndDoneAgain() async {
        let (notes, pilot) = await scene()
        let history = UndoHistory(on: notes)
        notes.extra = { history.actions }
        await pilot.press("d", "d")
        #expect(notes.lines.isEmpty)
        #expect(history.undoActionName == "Drop")
        // There is nothing left to drop, so nothing to undo.
        await pilot.press("d", "ctrl-_")
        #expect(notes.lines == ["one"])
        await pilot.press("ctrl-_")
        #expect(notes.lines == ["one", "two"])
        #expect(!history.canUndo)
        await pilot.press("alt-_")
        #expect(notes.lines == ["one"])
        await pilot.press("ctrl-_", "d")
        #expect(!history.canRedo)
        history.levelsOfUndo = 0
        #expect(!history.canUndo)
    }

    @Test func aStepWithoutAnInverseIsForgotten() {
        let history = UndoHistory(on: ViewController())
        var done = 0
        history.registerUndo(
            UndoableActionPerformed(
                "x",
                step: UndoStep {
                    done += 1
                    return nil
                }))
        history.undo()
        #expect(done == 1)
        #expect(!history.canUndo && !history.canRedo)
        #expect(history.redoActionName.isEmpty)
        history.redo()
        history.remove()
    }
}
