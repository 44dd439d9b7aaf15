// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ToolbarTests {
    private var items: [any MenuElement] {
        [
            MenuCommand("new", symbol: "+"), MenuCommand("save"),
            Menu(options: .displayInline, children: [MenuCommand("wrap")]),
            Menu(
                options: .displayInline,
                children: [Menu("More", children: [MenuCommand("copy")]), MenuCommand("delete")]),
        ]
    }

    private func scene(
        columns: Int = 60, look: DisplayLook = .dark
    ) async -> (scene: MenuScene, toolbar: Toolbar) {
        let scene = await MenuScene(columns: columns, rows: 12, look: look)
        let toolbar = Toolbar(items)
        scene.root.view.addSubview(toolbar)
        toolbar.frame = Rect(x: 0, y: 1, width: columns, height: 1)
        await scene.pilot.settle()
        return (scene, toolbar)
    }

    private func row(_ scene: MenuScene) -> String {
        String(scene.pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)[1])
    }

    @Test func itemsFollowTheirActions() async {
        let (scene, _) = await scene()
        #expect(row(scene) == "  +    Save  │  Wrap lines  │  More ▾  │  Delete file")
        await scene.pilot.click(on: "+")
        #expect(scene.editor.done == ["new"])
        #expect(scene.editor.isFirstResponder)
        await scene.pilot.click(on: "Save")
        #expect(scene.editor.done == ["new"])
        scene.editor.isChanged = true
        scene.pilot.application.setNeedsFrame()
        await scene.pilot.settle()
        await scene.pilot.click(on: "Save")
        #expect(scene.editor.done == ["new", "save"])
        #expect(
            scene.pilot.events(ToolbarItemChosen.self).map(\.identifier) == ["new", "save"])
    }

    @Test func keysActForWhatWasFocused() async {
        let (scene, toolbar) = await scene()
        toolbar.becomeFirstResponder()
        await scene.pilot.settle()
        await scene.pilot.press("space")
        #expect(scene.editor.done == ["new"])
        await scene.pilot.press("end", "enter")
        #expect(scene.editor.done == ["new", "delete"])
        await scene.pilot.press("home", "right", "right", "enter")
        #expect(!scene.editor.wraps)
        #expect(toolbar.isFocused)
        await scene.pilot.press("right", "enter", "enter")
        #expect(scene.editor.done.last == "copy")
    }

    @Test func itemsThatTheFocusHasNotAreThoseOfItsOwnSuperiors() async {
        let page = ToolbarPage()
        let other = FocusableBox(frame: Rect(x: 0, y: 4, width: 9, height: 1))
        let root = ViewController()
        root.view.addSubview(page)
        root.view.addSubview(other)
        let pilot = await Pilot(plain: root, columns: 40, rows: 6)
        other.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("  Pour    Add ▾"))
        await pilot.click(on: "Pour")
        #expect(page.done == ["pour"])
        await pilot.click(on: "Add")
        await pilot.click(on: "Lemon")
        #expect(page.done == ["pour", "lemon"])
        #expect(other.isFirstResponder)
        page.toolbar.removeFromSuperview()
        root.view.addSubview(page.toolbar)
        await pilot.settle()
        #expect(!pilot.screen.contains("Pour"))
    }

    @Test func itIsOneStopForTab() async {
        let (scene, toolbar) = await scene()
        await scene.pilot.press("tab")
        #expect(toolbar.isFocused)
        await scene.pilot.press("tab")
        #expect(!toolbar.isFocused)
    }

    @Test func aStateThatChangesElsewhereIsShown() async {
        let (scene, _) = await scene()
        let on = scene.pilot.styledScreen
        scene.pilot.application.performAction("wrap")
        await scene.pilot.settle()
        #expect(scene.pilot.styledScreen != on)
    }

    @Test func whatDoesNotFitIsInAMenu() async throws {
        let (scene, toolbar) = await scene(columns: 24)
        #expect(row(scene).contains("»"))
        #expect(!row(scene).contains("Wrap"))
        await scene.pilot.click(on: "»")
        #expect(scene.pilot.screen.contains("Wrap lines"))
        #expect(scene.pilot.screen.contains("More"))
        await scene.pilot.click(on: "Delete file")
        #expect(scene.editor.done == ["delete"])
        for width in [0, 1, 3, 7, 60] {
            toolbar.frame.size.width = width
            await scene.pilot.settle()
        }
        #expect(!row(scene).contains("»"))
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test func aTooltipHasTheTitleAndTheKeys() async {
        let (scene, _) = await scene()
        await scene.pilot.move(column: 2, row: 1)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.pilot.screen.contains("New  ^N"))
    }

    @Test func titlesAreShownOnDemand() async {
        let (scene, toolbar) = await scene()
        toolbar.displayMode = .iconAndLabel
        await scene.pilot.settle()
        #expect(row(scene).hasPrefix("  + New    Save"))
        toolbar.displayMode = .labelOnly
        await scene.pilot.settle()
        #expect(row(scene).hasPrefix("  New    Save"))
        toolbar.items = [MenuCommand("wrap"), MenuCommand("x", title: "\u{1b}[1m漢字")]
        await scene.pilot.settle()
        #expect(row(scene).contains("漢字"))
        #expect(!row(scene).contains("\u{1b}"))
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let (scene, toolbar) = await scene(look: look)
        toolbar.becomeFirstResponder()
        await scene.pilot.move(column: 42, row: 1)
        #expect(
            scene.pilot.difference(fromSnapshot: "toolbar-\(look.rawValue)", isStyled: true)
                == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func thePictureOfItsOverflow(look: DisplayLook) async {
        let (scene, toolbar) = await scene(look: look)
        toolbar.frame.size.width = 16
        toolbar.becomeFirstResponder()
        await scene.pilot.press("end")
        #expect(
            scene.pilot.difference(fromSnapshot: "toolbarOverflow-\(look.rawValue)", isStyled: true)
                == nil)
    }
}

/// A view with a toolbar and its actions.
private final class ToolbarPage: View {
    let toolbar = Toolbar([
        MenuCommand("pour"), Menu("Add", children: [MenuCommand("lemon")]),
    ])
    private(set) var done: [String] = []

    init() {
        super.init(frame: Rect(x: 0, y: 0, width: 40, height: 2))
        toolbar.frame = Rect(x: 0, y: 0, width: 40, height: 1)
        addSubview(toolbar)
    }

    override var actions: [Action] {
        [
            Action("pour", title: "Pour", ToolbarPage.pour),
            Action("lemon", title: "Lemon", ToolbarPage.addLemon),
        ]
    }

    private func pour() { done.append("pour") }
    private func addLemon() { done.append("lemon") }
}

private final class FocusableBox: View {
    override var canBecomeFirstResponder: Bool { true }
}
