// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ToolTip, ToolTipWindow.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ToolTipInteractionTests {
    private func start(
        _ view: View, at place: Point = Point(x: 4, y: 3), columns: Int = 44, rows: Int = 10,
        look: DisplayLook = .dark, actions: [Action] = [.toolTip]
    ) async -> Pilot {
        let root = Root(actions)
        root.view.addSubview(view)
        if view.frame.isEmpty { view.sizeToFit() }
        view.frame.origin = place
        return await Pilot(
            plain: root, columns: columns, rows: rows, capabilities: look.capabilities)
    }

    private final class Root: ViewController {
        private let own: [Action]
        init(_ actions: [Action]) {
            own = actions
            super.init()
        }
        override var actions: [Action] { own }
    }

    private func button(_ tip: String = "Sends the letter") -> Button {
        let button = Button("Send")
        button.toolTip = tip
        return button
    }

    @Test func itAppearsAfterTheDelayAndNotBefore() async {
        let button = button()
        let pilot = await start(button)
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .milliseconds(790))
        #expect(!pilot.screen.contains("Sends"))
        await pilot.advance(by: .milliseconds(20))
        #expect(pilot.screen.contains("Sends the letter"))
        #expect(pilot.events(ToolTipShown.self).map(\.text) == ["Sends the letter"])
        #expect(button.toolTipInteraction?.isShown == true)
    }

    @Test func thePointerHasToRest() async {
        let pilot = await start(button())
        for column in 6...10 {
            await pilot.move(column: column, row: 3)
            await pilot.advance(by: .milliseconds(500))
        }
        #expect(!pilot.screen.contains("Sends"))
        await pilot.advance(by: .milliseconds(400))
        #expect(pilot.screen.contains("Sends"))
    }

    @Test func hoveringCostsNoFrameUntilItIsShown() async {
        let label = Label("A label")
        label.isUserInteractionEnabled = true
        ToolTipInteraction(on: label, "More about it")
        let pilot = await start(label)
        await pilot.move(column: 0, row: 0)
        let frames = pilot.display.frameCount
        for column in 4...9 { await pilot.move(column: column, row: 3) }
        await pilot.advance(by: .milliseconds(700))
        #expect(pilot.display.frameCount == frames)
        await pilot.advance(by: .milliseconds(200))
        #expect(pilot.display.frameCount == frames + 1)
        #expect(pilot.screen.contains("More about it"))
        await pilot.move(column: 5, row: 3)
        #expect(pilot.display.frameCount == frames + 1)
    }

    @Test func aViewWithoutTooltipHasNoRecognizer() {
        let button = Button("Plain")
        #expect(button.toolTip == nil)
        #expect(button.gestureRecognizers.isEmpty)
        button.toolTip = "Text"
        button.toolTip = "Other"
        #expect(button.toolTip == "Other")
        #expect(button.gestureRecognizers.count == 1)
        button.toolTip = nil
        #expect(button.gestureRecognizers.isEmpty)
    }

    @Test func aViewWithATooltipIsFreed() async {
        weak var weakButton: Button?
        weak var interaction: ToolTipInteraction?
        do {
            let button = button()
            weakButton = button
            interaction = button.toolTipInteraction
            #expect(interaction != nil)
        }
        #expect(weakButton == nil)
        #expect(interaction == nil)
    }

    enum End: CaseIterable { case key, press, wheel, leaving, paste, removal }

    @Test(arguments: End.allCases)
    func itGoesWith(end: End) async {
        let button = button()
        let pilot = await start(button)
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Sends"))
        switch end {
        case .key: await pilot.press("x")
        case .press: await pilot.mouseDown(column: 7, row: 3)
        case .wheel: await pilot.wheel(dy: 1, column: 7, row: 3)
        case .leaving: await pilot.move(column: 0, row: 0)
        case .paste: await pilot.paste("text")
        case .removal: button.removeFromSuperview()
        }
        await pilot.settle()
        #expect(!pilot.screen.contains("Sends"))
        #expect(pilot.application.windows.count == 1)
        // It does not come again while the pointer stays.
        await pilot.advance(by: .seconds(2))
        #expect(!pilot.screen.contains("Sends"))
    }

    @Test func aKeyBeforeTheDelayKeepsItAway() async {
        let pilot = await start(button())
        await pilot.move(column: 7, row: 3)
        await pilot.press("x")
        await pilot.advance(by: .seconds(2))
        #expect(!pilot.screen.contains("Sends"))
        await pilot.move(column: 0, row: 0)
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Sends"))
    }

    @Test func aKeyShowsItForTheFocusAndAnyKeyHidesIt() async {
        let button = button()
        let pilot = await start(button)
        button.becomeFirstResponder()
        await pilot.press("ctrl-f1")
        #expect(pilot.screen.contains("Sends the letter"))
        #expect(button.isFocused)
        await pilot.press("escape")
        #expect(!pilot.screen.contains("Sends"))
        await pilot.press("ctrl-f1", "space")
        #expect(!pilot.screen.contains("Sends"))
        #expect(pilot.events(ButtonPressed.self).count == 1)
    }

    @Test func theKeyFindsTheNearestViewAroundTheFocus() async {
        let stack = StackView(.vertical, [Button("One"), Button("Two")])
        ToolTipInteraction(on: stack, "The group")
        let pilot = await start(stack)
        await pilot.press("tab", "ctrl-f1")
        #expect(pilot.screen.contains("The group"))
    }

    @Test func oneIsShownAtATimeAndTheNearestViewWins() async {
        let inner = button()
        let stack = StackView(.vertical, [inner, Label("below")])
        ToolTipInteraction(on: stack, "The group")
        let pilot = await start(stack)
        inner.becomeFirstResponder()
        await pilot.press("ctrl-f1")
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.application.windows.count == 2)
        #expect(pilot.screen.contains("Sends"))
        #expect(!pilot.screen.contains("The group"))
    }

    @Test(
        "It never covers the pointer and stays on the screen",
        arguments: [
            Point(x: 0, y: 0), Point(x: 32, y: 0), Point(x: 0, y: 9), Point(x: 32, y: 9),
            Point(x: 14, y: 5),
        ])
    func itsPlace(place: Point) async {
        let pilot = await start(button("A text that is longer than the button."), at: place)
        let pointer = Point(x: place.x + 4, y: place.y)
        await pilot.move(column: pointer.x, row: pointer.y)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("A text"))
        let window = pilot.application.windows[1]
        #expect(pilot.application.windows[0].frame.intersection(window.frame) == window.frame)
        #expect(!window.frame.contains(pointer))
    }

    @Test func aTallViewHasTooltipsOfItsPlaces() async {
        let view = View(frame: Rect(x: 0, y: 0, width: 44, height: 8))
        ToolTipInteraction(on: view) { $0.y == 5 ? nil : ToolTip("Row \($0.y)") }
        let pilot = await start(view, at: .zero)
        await pilot.move(column: 3, row: 2)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Row 2"))
        await pilot.move(column: 3, row: 1)
        #expect(!pilot.screen.contains("Row"))
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Row 1"))
        await pilot.move(column: 3, row: 5)
        await pilot.advance(by: .seconds(1))
        #expect(!pilot.screen.contains("Row"))
    }

    private final class File {
        var isChanged = true
    }

    @Test func itShowsTheKeysOfItsActionAndWhyThatIsDisabled() async {
        let file = File()
        let save = Action("save", title: "Save", keys: ["ctrl-s"]) { _ in .stop }
            .disabled { (_: ViewController) in file.isChanged ? nil : "Nothing has changed." }
        let button = Button("Save")
        ToolTipInteraction(on: button, ToolTip("Writes the file", action: "save"))
        let pilot = await start(button, actions: [save])
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Writes the file  ^S"))
        file.isChanged = false
        button.toolTipInteraction?.defaultToolTip = ToolTip(action: "save")
        await pilot.move(column: 0, row: 0)
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("Save  ^S"))
        #expect(pilot.screen.contains("Nothing has changed."))
    }

    @Test func longHostileAndWideTextsAreWrapped() async {
        let text = "\u{1b}[31m" + String(repeating: "漢字 words ", count: 12)
        let pilot = await start(button(text), columns: 60, rows: 14)
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(!pilot.screen.contains("\u{1b}"))
        #expect(pilot.application.windows[1].frame.width <= 44)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func aScreenWithoutRoomShowsNone() async {
        let pilot = await start(button(), columns: 12, rows: 1)
        await pilot.move(column: 7, row: 0)
        await pilot.advance(by: .seconds(1))
        await pilot.resize(columns: 0, rows: 0)
        await pilot.resize(columns: 44, rows: 2)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func aDisabledInteractionAndAnEmptyTextShowNothing() async {
        let button = button("")
        let pilot = await start(button)
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.application.windows.count == 1)
        button.toolTip = "Text"
        button.toolTipInteraction?.isEnabled = false
        await pilot.move(column: 0, row: 0)
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(pilot.application.windows.count == 1)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let save = Action("save", title: "Save", keys: ["ctrl-s"]) { _ in .stop }
        let button = Button("Save")
        ToolTipInteraction(on: button, ToolTip("Writes the file to the disk", action: "save"))
        let pilot = await start(button, look: look, actions: [save])
        await pilot.move(column: 7, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(
            pilot.difference(fromSnapshot: "toolTip-\(look.rawValue)", isStyled: true) == nil)
    }
}
