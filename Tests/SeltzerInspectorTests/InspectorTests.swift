// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+inspector, InspectorController, InterposedDisplay, PaneDisplay, ScreenMark, SplitArea,
// SplitDisplay.

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerInspector
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A small program with two buttons and a field.
@MainActor
final class Notepad: ViewController {
    let field = TextField()
    let save = Button("Save")
    let status = Label("Nothing saved.")
    var saveCount = 0

    override func loadView() {
        title = "Notepad"
        field.accessibilityLabel = "Name"
        save.identifier = "save"
        save.addAction(for: .primaryActionTriggered) { [weak self] _ in
            guard let self else { return }
            saveCount += 1
            status.text = "Saved \(saveCount) times."
        }
        let row = StackView(.horizontal, [save, Button("Open")], spacing: 1)
        view = StackView(.vertical, [Label("Notepad"), field, row, status])
    }
}

/// Starts the program with the tools.
@MainActor
func inspected(
    _ root: ViewController = Notepad(), columns: Int = 110, rows: Int = 34, opens: Bool = true,
    capabilities: DisplayCapabilities = DisplayCapabilities()
) async -> Pilot {
    let application = Application(root: root) { throw ApplicationError.noTerminal }
    application.tools = [.inspect, .clickHints]
    let pilot = await Pilot(
        application, columns: columns, rows: rows, capabilities: capabilities)
    if opens { await pilot.press("f12") }
    return pilot
}

@MainActor
@Suite struct InspectorTests {
    @Test func itOpensOnTheRightAndTheProgramKeepsTheRest() async {
        let pilot = await inspected()
        #expect(pilot.application.isInspecting)
        #expect(pilot.application.windows[0].frame == Rect(x: 0, y: 0, width: 65, height: 34))
        #expect(pilot.screen.contains("Tree"))
        #expect(pilot.screen.contains("Nothing saved."))
    }

    @Test func itOpensBelowOnANarrowScreen() async {
        let pilot = await inspected(columns: 80, rows: 24)
        #expect(pilot.application.windows[0].frame == Rect(x: 0, y: 0, width: 80, height: 14))
    }

    @Test(arguments: [KeyChord("escape"), KeyChord("f12")])
    func aKeyClosesItAndTheProgramHasTheWholeScreenAgain(key: KeyChord) async {
        let pilot = await inspected()
        await pilot.press(key)
        #expect(!pilot.application.isInspecting)
        #expect(pilot.application.windows[0].frame == Rect(x: 0, y: 0, width: 110, height: 34))
        #expect(!pilot.screen.contains("Tree"))
        #expect(pilot.ending == nil)
    }

    @Test func theProgramGoesOn() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.click(on: notepad.save)
        #expect(notepad.saveCount == 1)
        #expect(pilot.screen.contains("Saved 1 times."))
        await pilot.click(on: notepad.field)
        await pilot.type("abc")
        #expect(notepad.field.text == "abc")
    }

    @Test func itDoesNotShowInWhatItInspects() async {
        let pilot = await inspected()
        pilot.recordsRoutes = true
        let before = pilot.routes.count
        await pilot.press("down", "down", "f2", "escape")
        #expect(pilot.routes.count == before)
        #expect(pilot.application.windows.count == 1)
        #expect(!"\(pilot.application.accessibilityElements)".contains("Inspector"))
        #expect(pilot.application.hitTestReport(at: Point(x: 90, y: 3)).view == nil)
    }

    @Test func whileTheProgramHasTheKeysTheFooterSaysWhichKeyGivesThemBack() async throws {
        let pilot = await inspected()
        let footer = { pilot.screen.split(separator: "\n").last ?? "" }
        #expect(footer().contains("Pick"))
        await pilot.press("f6")
        await pilot.settle()
        #expect(footer().contains("F12 Inspector"))
        #expect(!footer().contains("Next") && !footer().contains("Cancel"))
        await pilot.click(on: "Inspector")
        await pilot.settle()
        #expect(footer().contains("Pick"))
        #expect(pilot.application.isInspecting)
    }

    @Test func theFooterSaysNoKeyThatTheProgramDoesNotHave() async throws {
        let pilot = await inspected()
        pilot.application.tools = []
        await pilot.press("f6")
        await pilot.settle()
        #expect(!pilot.screen.contains("F12"))
    }

    @Test func theKeyMapChangesItsKey() async {
        let application = Application(root: Notepad()) { throw ApplicationError.noTerminal }
        application.tools = [.inspect]
        var map = KeyMap()
        map["inspect"] = ["ctrl-g"]
        application.keyMap = map
        let pilot = await Pilot(application, columns: 110, rows: 34)
        await pilot.press("f12")
        #expect(!application.isInspecting)
        await pilot.press("ctrl-g")
        #expect(application.isInspecting)
        await pilot.press("ctrl-g")
        #expect(!application.isInspecting)
    }

    @Test func aProgramCanBeWithoutIt() async {
        let pilot = await Pilot(Notepad(), columns: 110, rows: 34)
        await pilot.press("f12")
        #expect(!pilot.application.isInspecting)
    }

    @Test func anInlineProgramSaysWhyThereIsNone() async {
        let application = Application(root: Notepad()) { throw ApplicationError.noTerminal }
        application.presentation = .inline(rows: 8)
        application.tools = [.inspect]
        let pilot = await Pilot(application, columns: 80, rows: 8)
        let action = application.currentActions.first { $0.identifier == "inspect" }
        #expect(action?.disabledReason == "The inspector needs the whole screen.")
        await pilot.press("f12")
        #expect(!application.isInspecting)
    }

    @Test func keysGoWhereTheUserClickedLast() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.press("f6")
        await pilot.click(on: notepad.field)
        await pilot.type("p")
        #expect(notepad.field.text == "p")
        await pilot.press("f12")
        #expect(pilot.application.isInspecting)
        await pilot.press("f12")
        #expect(!pilot.application.isInspecting)
    }

    @Test func theLineBetweenBothCanBeDragged() async {
        let pilot = await inspected()
        await pilot.drag(fromColumn: 65, row: 10, toColumn: 50, row: 10)
        #expect(pilot.application.windows[0].frame.width == 50)
    }

    @Test func bothFollowAResize() async {
        let pilot = await inspected()
        await pilot.resize(columns: 80, rows: 24)
        #expect(pilot.application.windows[0].frame == Rect(x: 0, y: 0, width: 80, height: 14))
        await pilot.resize(columns: 3, rows: 2)
        await pilot.resize(columns: 120, rows: 30)
        #expect(pilot.screen.contains("Tree"))
        #expect(pilot.screen.contains("Nothing saved."))
    }

    @Test func theProgramMayEndMeanwhile() async {
        let pilot = await inspected()
        pilot.application.end()
        await pilot.settle()
        while pilot.ending == nil { await Task.yield() }
        #expect(pilot.ending == .ended)
    }

    @Test func aBusyDisplayGetsTheNewestCellsOfBoth() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        pilot.display.isBusy = true
        notepad.status.text = "Changed."
        await pilot.settle()
        #expect(!pilot.screen.contains("Changed."))
        pilot.display.isBusy = false
        await pilot.settle()
        #expect(pilot.screen.contains("Changed."))
    }

    @Test func itCostsNothingWhileItIsClosed() async {
        let pilot = await inspected(opens: false)
        #expect(pilot.application.observers.isEmpty)
        #expect(pilot.application.interposedDisplay == nil)
        await pilot.press("f12", "f12")
        #expect(pilot.application.observers.isEmpty)
        #expect(pilot.application.interposedDisplay == nil)
    }

    @Test func wideCharactersAndLinksArePassedOn() async {
        let label = Label("日本語 👩‍🚀 é")
        label.accessibilityLabel = "Text"
        let pilot = await inspected(ViewController(view: label))
        #expect(pilot.screen.contains("日本語 👩‍🚀 é"))
    }
}
