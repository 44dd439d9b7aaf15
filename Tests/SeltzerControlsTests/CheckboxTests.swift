// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TitledControl.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct CheckboxTests {
    private func start(_ boxes: [Checkbox], look: DisplayLook = .dark) async -> Pilot {
        let stack = StackView(.vertical, boxes)
        stack.alignment = .leading
        return await Pilot(
            plain: ViewController(view: stack), columns: 20, rows: 6,
            capabilities: look.capabilities)
    }

    @Test func clickSpaceAndMnemonicToggleAndTell() async {
        var told: [Bool] = []
        var sent = 0
        let box = Checkbox("&Hidden") { told.append($0.isOn) }
        box.addAction(for: .valueChanged) { _ in sent += 1 }
        let pilot = await start([box])
        await pilot.click(on: "Hidden")
        #expect(box.isFirstResponder)
        await pilot.press("space")
        await pilot.press("alt-h")
        #expect(told == [true, false, true])
        #expect(sent == 3)
        #expect(
            pilot.events(CheckboxToggled.self).map(\.state) == [.on, .off, .on])
        #expect(pilot.lastRoute?.event is CheckboxToggled)
        #expect(pilot.events(CheckboxToggled.self).last?.title == "Hidden")
    }

    @Test func whatTheProgramSetsIsNotTold() async {
        var told = 0
        let box = Checkbox("Box") { _ in told += 1 }
        box.addAction(for: .valueChanged) { _ in told += 1 }
        let pilot = await start([box])
        box.isOn = true
        box.checkState = .mixed
        await pilot.settle()
        #expect(told == 0)
        #expect(pilot.events(CheckboxToggled.self).isEmpty)
        #expect(pilot.screen.hasPrefix("▌[–] Box▐\n"))
    }

    @Test func theUserGetsFromMixedToOnAndToMixedOnlyWhereThatIsAllowed() async {
        let box = Checkbox("Box")
        box.checkState = .mixed
        let pilot = await start([box])
        await pilot.press("tab", "space")
        #expect(box.checkState == .on)
        await pilot.press("space")
        #expect(box.checkState == .off)
        box.allowsMixedState = true
        await pilot.press("space", "space")
        #expect(box.checkState == .mixed)
        #expect(!box.isOn)
        await pilot.press("space")
        #expect(box.checkState == .off)
    }

    @Test func enterIsLeftToTheDefaultButton() async {
        let box = Checkbox("Box"), button = Button("OK")
        let root = ViewController(view: StackView(.vertical, [box, button]))
        root.defaultButton = button
        let pilot = await Pilot(plain: root, columns: 20, rows: 3)
        box.becomeFirstResponder()
        await pilot.press("enter")
        #expect(!box.isOn)
        #expect(pilot.events(ButtonPressed.self).count == 1)
    }

    @Test func aDisabledOneDoesNothing() async {
        let box = Checkbox("&Box")
        box.isEnabled = false
        let pilot = await start([box])
        await pilot.click(on: "Box")
        await pilot.press("tab", "space", "alt-b")
        box.performPrimaryAction()
        #expect(!box.isOn)
        #expect(pilot.events(CheckboxToggled.self).isEmpty)
    }

    @Test func aPressThatEndsElsewhereDoesNothing() async {
        let box = Checkbox("Box")
        let pilot = await start([box])
        await pilot.drag(fromColumn: 1, row: 0, toColumn: 15, row: 4)
        #expect(!box.isOn)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let boxes = ["Off", "&On", "Mixed 漢字", "Disabled", "Focused"].map { Checkbox($0) }
        boxes[1].isOn = true
        boxes[2].checkState = .mixed
        boxes[3].isOn = true
        boxes[3].isEnabled = false
        boxes[4].isOn = true
        let pilot = await start(boxes, look: look)
        boxes[4].becomeFirstResponder()
        await pilot.move(column: 1, row: 0)
        #expect(
            pilot.difference(fromSnapshot: "checkbox-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test func aPressedOneLooksOtherThanAFocusedOne() async {
        let box = Checkbox("Box")
        let pilot = await start([box])
        box.becomeFirstResponder()
        await pilot.settle()
        let focused = pilot.styledScreen
        await pilot.mouseDown(column: 1, row: 0)
        #expect(pilot.styledScreen != focused)
    }

    @Test func aBarInTheColorOfDangerShowsAnErrorAndASecondOneTheFocus() async {
        let box = Checkbox("Box"), other = Checkbox("Other")
        box.isInvalid = true
        let pilot = await start([other, box])
        pilot.application.theme = .fathom
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("▌[ ] Other▐\n▌[ ] Box\n"))
        #expect(pilot.display.buffer[Point(x: 0, y: 1)].foreground == Theme.fathom[.danger])
        box.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.screen.hasPrefix(" [ ] Other\n▌[ ] Box▐\n"))
        for x in [0, 8] {
            #expect(pilot.display.buffer[Point(x: x, y: 1)].foreground == Theme.fathom[.danger])
        }
        box.isInvalid = false
        await pilot.settle()
        #expect(pilot.display.buffer[Point(x: 0, y: 1)].foreground == Theme.fathom[.focus])
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 1), (6, 1), (8, 2)])
    func smallSizesCutTheTitle(columns: Int, rows: Int) async {
        let box = Checkbox("A title", isOn: true)
        let pilot = await Pilot(plain: ViewController(view: box), columns: columns, rows: rows)
        await pilot.press("tab", "space")
        #expect(!box.isOn)
        let expected = [0: "", 1: "[", 3: "▌[▐", 6: "▌[ ] ▐", 8: "▌[ ] A…▐\n"]
        #expect(pilot.screen == expected[columns])
    }

    @Test func anEnormousTitleIsShownAndItsControlsAreNot() async {
        let box = Checkbox(String(repeating: "long\u{1B}[2J ", count: 100_000))
        let pilot = await start([box])
        await pilot.click(column: 1, row: 0)
        #expect(box.isOn)
        #expect(pilot.screen.hasPrefix("▌[✓] long"))
        #expect(!pilot.screen.contains("\u{1B}"))
        box.title = ""
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("▌[✓]▐\n"))
    }

    @Test func itGoesOnWhenItsActionRemovesIt() async {
        let box = Checkbox("Box") { $0.removeFromSuperview() }
        let pilot = await start([box, Checkbox("Other")])
        await pilot.click(on: "Box")
        #expect(box.isOn)
        #expect(pilot.screen.hasPrefix("▌[ ] Other▐\n"))
    }
}
