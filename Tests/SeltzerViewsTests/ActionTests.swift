// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ActionRunner, CurrentAction.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ActionTests {
    private struct Failure: Error, CustomStringConvertible {
        let description = "no room"
    }

    private final class Editor: ProbeView {
        var isChanged = false
        var canOverlap = false
        var waiting: [CheckedContinuation<Void, any Error>] = []

        override var canBecomeFirstResponder: Bool { true }

        override var actions: [Action] {
            [
                Action("save", title: "Save", keys: ["ctrl-x ctrl-s", "f2"], Editor.save)
                    .symbol("💾").enabled { (editor: Editor) in editor.isChanged },
                Action("load", title: "Load", keys: ["l"], Editor.load).mayOverlap(canOverlap),
                Action("count", title: "Count words", Editor.count),
                Action("foreign", title: "Foreign", keys: ["w"], Window.focusNext),
            ]
        }

        func save() { log.note("save") }
        func count() { log.note("count") }

        func load() async throws {
            log.note("load")
            defer { log.note("loaded") }
            try await withCheckedThrowingContinuation { waiting.append($0) }
        }
    }

    private func start() async -> (Editor, Pilot) {
        let editor = Editor("editor")
        let pilot = await Pilot(ViewController(view: editor))
        editor.becomeFirstResponder()
        await pilot.settle()
        editor.log.clear()
        return (editor, pilot)
    }

    private func item(_ identifier: String, _ pilot: Pilot) -> CurrentAction? {
        pilot.application.currentActions.first { $0.identifier == identifier }
    }

    @Test func anActionRunsByAnyOfItsKeys() async {
        let (editor, pilot) = await start()
        editor.isChanged = true
        await pilot.press("ctrl-x", "ctrl-s", "f2")
        #expect(editor.log.entries == ["save", "save"])
    }

    @Test func aDisabledActionTakesItsKeyAndDoesNothing() async {
        let (editor, pilot) = await start()
        var quits = 0
        pilot.application.bind("f2", "Quit") { quits += 1 }
        await pilot.press("f2")
        #expect(editor.log.entries.isEmpty)
        #expect(quits == 0)
        #expect(item("save", pilot)?.isEnabled == false)
        editor.isChanged = true
        #expect(item("save", pilot)?.isEnabled == true)
    }

    @Test func anActionOfAnotherClassIsPassedOver() async {
        let (editor, pilot) = await start()
        await pilot.press("w")
        #expect(editor.log.entries == ["editor w"])
        #expect(item("foreign", pilot) == nil)
    }

    @Test func anActionIsPerformedByItsIdentifier() async {
        let (editor, pilot) = await start()
        let application = pilot.application
        #expect(application.performAction("count"))
        #expect(!application.performAction("save"))
        #expect(!application.performAction("nothing"))
        editor.isChanged = true
        #expect(application.performAction("save"))
        #expect(editor.log.entries == ["count", "save"])
    }

    @Test func anActionOfAResponderThatIsGoneIsNotPerformed() async throws {
        let (_, pilot) = await start()
        var stale: CurrentAction?
        do {
            let other = Editor("other")
            pilot.application.windows[0].addSubview(other)
            other.becomeFirstResponder()
            stale = item("count", pilot)
            #expect(stale?.responder === other)
            other.removeFromSuperview()
            await pilot.settle()
        }
        let gone = try #require(stale)
        #expect(gone.responder == nil)
        #expect(!pilot.application.perform(gone))
    }

    @Test func anAsynchronousActionIsNotStartedWhileItRuns() async {
        let (editor, pilot) = await start()
        await pilot.press("l", "l")
        #expect(editor.log.entries == ["load"])
        #expect(item("load", pilot)?.isRunning == true)
        #expect(!pilot.application.performAction("load"))
        editor.waiting.removeFirst().resume()
        await pilot.settle()
        #expect(editor.log.entries == ["load", "loaded"])
        #expect(item("load", pilot)?.isRunning == false)
        await pilot.press("l")
        #expect(editor.log.entries == ["load", "loaded", "load"])
        editor.waiting.removeFirst().resume()
        await pilot.settle()
    }

    @Test func anActionThatMayOverlapDoes() async {
        let (editor, pilot) = await start()
        editor.canOverlap = true
        await pilot.press("l", "l")
        #expect(editor.log.entries == ["load", "load"])
        #expect(item("load", pilot)?.isRunning == false)
        for waiting in editor.waiting { waiting.resume() }
        await pilot.settle()
        #expect(editor.log.entries == ["load", "load", "loaded", "loaded"])
    }

    @Test func whatAnActionThrowsIsToldToTheDiagnostics() async {
        let (editor, pilot) = await start()
        await pilot.press("l")
        editor.waiting.removeFirst().resume(throwing: Failure())
        await pilot.settle()
        #expect(pilot.application.diagnostics == ["“Load” failed: no room"])
        await pilot.press("l")
        editor.waiting.removeFirst().resume(throwing: CancellationError())
        await pilot.settle()
        #expect(pilot.application.diagnostics.count == 1)
    }

    @Test func theNearestActionWithAnIdentifierCounts() async throws {
        let (editor, pilot) = await start()
        let other = Editor("other", log: Log())
        editor.addSubview(other)
        other.becomeFirstResponder()
        let items = pilot.application.currentActions.filter { $0.identifier == "save" }
        #expect(items.count == 1)
        #expect(items.first?.responder === other)
        pilot.application.performAction("count")
        #expect(other.log.entries == ["count"])
        #expect(editor.log.entries.isEmpty)
    }

    @Test func theKeysOfACurrentActionAreThoseThatFindIt() async {
        let (editor, pilot) = await start()
        editor.bind("f2", "Mine") {}
        #expect(item("save", pilot)?.keys == ["ctrl-x ctrl-s"])
        editor.bind("ctrl-x", "Cut") {}
        #expect(item("save", pilot)?.keys == [])
        editor.unbind("ctrl-x")
        editor.unbind("f2")
        #expect(item("save", pilot)?.keys == ["ctrl-x ctrl-s", "f2"])
        #expect(item("count", pilot)?.keys == [])
    }

    @Test func theUsersKeysTakeThePlaceOfTheProgramsAtOnce() async throws {
        let (editor, pilot) = await start()
        editor.isChanged = true
        pilot.application.keyMap = try KeyMap(
            parsing: "save = s, l\ncancel = none\nfocus-none = x\n")
        await pilot.press("f2", "ctrl-x")
        #expect(editor.log.entries == ["editor f2", "editor ctrl-x"])
        editor.log.clear()
        await pilot.press("s", "l", "ctrl-c")
        #expect(editor.log.entries == ["save", "save", "editor ctrl-c"])
        #expect(pilot.ending == nil)
        #expect(item("save", pilot)?.keys == ["s", "l"])
        #expect(item("load", pilot)?.keys == [])
        pilot.application.keyMap = KeyMap()
        await pilot.press("f2")
        #expect(editor.log.entries.last == "save")
    }

    @Test func aTaskThatOutlivesTheApplicationHarmsNobody() async {
        let (editor, pilot) = await start()
        await pilot.press("l", "ctrl-c")
        #expect(pilot.ending == .cancelled)
        editor.waiting.removeFirst().resume(throwing: Failure())
        await Task.yield()
        #expect(editor.log.entries.contains("load"))
    }
}
