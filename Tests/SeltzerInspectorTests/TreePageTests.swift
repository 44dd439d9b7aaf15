// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ResponderTree, InspectedProperty, InputResponder+row, TreePageView, View+screenFrame, PointerPick.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TreePageTests {
    @Test func theTreeHasWindowsControllersAndViews() async {
        let pilot = await inspected()
        for row in ["Window", "Notepad", "StackView", "Button#save \"Save\"", "TextField \"Name\""]
        {
            #expect(pilot.screen.contains(row), "\(row)")
        }
        #expect(pilot.screen.contains("key"))
    }

    @Test func itFollowsTheProgram() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        let new = Button("New one")
        (notepad.view as? StackView)?.addArrangedSubview(new)
        await pilot.settle()
        #expect(pilot.screen.contains("Button \"New one\""))
        new.isHidden = true
        await pilot.settle()
        await pilot.press("end")
        #expect(pilot.screen.contains("Button \"New one\""))
        new.removeFromSuperview()
        await pilot.settle()
        #expect(!pilot.screen.contains("Button \"New one\""))
    }

    @Test func aClickPicksAView() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.press("f2")
        let place = pilot.location(of: "Save") ?? .zero
        await pilot.move(column: place.x, row: place.y)
        await pilot.click(column: place.x, row: place.y)
        #expect(notepad.saveCount == 0)
        #expect(pilot.screen.contains("Identifier       save"))
        // The mode is over.
        await pilot.click(on: notepad.save)
        #expect(notepad.saveCount == 1)
    }

    @Test func thePickedViewIsMarkedAndTheMarkGoesAway() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad, capabilities: DisplayLook.dark.capabilities)
        let place = pilot.location(of: "Nothing saved.") ?? .zero
        let plain = pilot.display.buffer[place]
        await pilot.press("f2")
        await pilot.move(column: place.x, row: place.y)
        #expect(pilot.display.buffer[place].background != plain.background)
        await pilot.press("escape")
        #expect(pilot.display.buffer[place] == plain)
        #expect(pilot.application.isInspecting)
    }

    @Test func aLargeViewIsMarkedAtItsEdges() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad, capabilities: DisplayLook.dark.capabilities)
        let edges = [Point(x: 0, y: 20), Point(x: 64, y: 20), Point(x: 30, y: 33)]
        let inside = Point(x: 30, y: 20)
        let plain = pilot.display.buffer[inside]
        await pilot.press("f2")
        await pilot.move(column: 30, row: 20)
        for edge in edges {
            #expect(pilot.display.buffer[edge].background != plain.background, "\(edge)")
        }
        #expect(pilot.display.buffer[inside] == plain)
    }

    @Test func marginsAreMarkedAroundTheContent() async {
        let label = Label("Inside")
        let stack = StackView(.vertical, [label])
        stack.layoutMargins = Insets(top: 2, left: 3, bottom: 2, right: 3)
        let pilot = await inspected(
            ViewController(view: stack), capabilities: DisplayLook.dark.capabilities)
        let (margin, inside) = (Point(x: 1, y: 20), Point(x: 30, y: 20))
        let plain = pilot.display.buffer[inside]
        await pilot.press("f2")
        await pilot.move(column: margin.x, row: margin.y)
        #expect(pilot.display.buffer[margin].background != plain.background)
        #expect(pilot.display.buffer[inside] == plain)
        #expect(
            pilot.display.buffer[margin].background
                != pilot.display.buffer[Point(x: 3, y: 20)].background)
    }

    @Test func enterSwitchesAProperty() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.press("f2")
        let place = pilot.location(of: "Save") ?? .zero
        await pilot.click(column: place.x, row: place.y)
        let row = pilot.location(of: "Enabled ") ?? .zero
        await pilot.click(column: row.x, row: row.y)
        await pilot.press("enter")
        #expect(!notepad.save.isEnabled)
        #expect(pilot.screen.contains("Enabled          no"))
    }

    @Test func brokenConstraintsAreNamed() async {
        let view = View()
        let label = Label("Wide")
        view.addSubview(label)
        (label.widthAnchor == 4).isActive = true
        (label.widthAnchor == 9).isActive = true
        (label.leftAnchor == view.leftAnchor).isActive = true
        let pilot = await inspected(ViewController(view: view))
        await pilot.press("down", "down", "down")
        #expect(pilot.screen.contains("Broken"))
    }

    @Test(arguments: [(110, 34), (80, 24)])
    func theScreen(columns: Int, rows: Int) async throws {
        for look in DisplayLook.allCases {
            let pilot = await inspected(
                columns: columns, rows: rows, capabilities: look.capabilities)
            await pilot.press("down", "down", "down")
            let name = "tree-\(columns)x\(rows)-\(look)"
            #expect(pilot.difference(fromSnapshot: name, isStyled: true) == nil)
        }
    }
}
