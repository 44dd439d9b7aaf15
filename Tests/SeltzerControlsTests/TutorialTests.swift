// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TutorialHint.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TutorialTests {
    private func scene(
        columns: Int = 40, rows: Int = 6, look: DisplayLook = .dark
    ) async -> (Tutorial, Pilot, TextField, Button) {
        let field = TextField("", placeholder: "Name")
        let button = Button("Save")
        let root = ViewController(view: StackView(.vertical, [field, button], spacing: 1))
        let pilot = await Pilot(
            plain: root, columns: columns, rows: rows, capabilities: look.capabilities)
        field.becomeFirstResponder()
        let tutorial = Tutorial(
            on: root,
            steps: [
                Tutorial.Step(
                    "Type a name.", at: { [weak field] in field }, until: TextChanged.self,
                    where: { !$0.text.isEmpty }),
                Tutorial.Step(
                    "Save it.", at: { [weak button] in button }, until: ButtonPressed.self),
            ])
        return (tutorial, pilot, field, button)
    }

    @Test func eachStepWaitsForItsEvent() async {
        let (tutorial, pilot, _, button) = await scene()
        var isFinished = false
        tutorial.didFinish = { isFinished = true }
        #expect(tutorial.current == nil)
        tutorial.start()
        await pilot.settle()
        #expect(pilot.screen.contains("Type a name."))
        #expect(pilot.screen.contains("1/2"))
        await pilot.type("A")
        #expect(tutorial.current == 1)
        #expect(pilot.screen.contains("Save it."))
        #expect(!pilot.screen.contains("Type a name."))
        // The hint takes no click from what is under it.
        await pilot.click(on: button)
        #expect(isFinished)
        #expect(tutorial.current == nil)
        #expect(!pilot.screen.contains("Save it."))
    }

    @Test func aStoppedTutorialLeavesNothing() async {
        let (tutorial, pilot, _, _) = await scene()
        var isFinished = false
        tutorial.didFinish = { isFinished = true }
        tutorial.start()
        tutorial.stop()
        await pilot.type("A")
        #expect(!pilot.screen.contains("name."))
        #expect(!isFinished)
        #expect(tutorial.current == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (5, 2), (200, 40)])
    func anySizeWillDo(columns: Int, rows: Int) async {
        let (tutorial, pilot, _, _) = await scene(columns: columns, rows: rows)
        tutorial.start()
        await pilot.settle()
        await pilot.resize(columns: 3, rows: 1)
        await pilot.type("A")
        #expect(tutorial.current == 1)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let (tutorial, pilot, _, _) = await scene(look: look)
        tutorial.start()
        await pilot.settle()
        #expect(
            pilot.difference(fromSnapshot: "tutorial-\(look.rawValue)", isStyled: true) == nil)
    }
}
