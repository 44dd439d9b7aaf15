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
@Suite struct PullDownButtonTests {
    private func scene(
        look: DisplayLook = .dark
    ) async -> (scene: MenuScene, button: PullDownButton) {
        let scene = await MenuScene(look: look)
        let button = PullDownButton(
            "&Add", menu: Menu(children: [MenuCommand("new"), MenuCommand("copy")]))
        scene.root.view.addSubview(button)
        button.sizeToFit()
        button.frame.origin = Point(x: 2, y: 3)
        await scene.pilot.settle()
        return (scene, button)
    }

    @Test func aClickOpensAndAnEntryActsOnTheFocus() async {
        let (scene, button) = await scene()
        await scene.pilot.click(on: "Add")
        #expect(button.isOpen)
        #expect(scene.pilot.screen.contains("^N"))
        await scene.pilot.click(on: "New")
        #expect(!button.isOpen)
        #expect(scene.editor.done == ["new"])
        #expect(scene.editor.isFirstResponder)
    }

    @Test func onePressChooses() async throws {
        let (scene, button) = await scene()
        await scene.pilot.mouseDown(column: 6, row: 3)
        let copy = try #require(scene.pilot.location(of: "Copy"))
        await scene.pilot.move(column: copy.x, row: copy.y)
        await scene.pilot.mouseUp(column: copy.x, row: copy.y)
        #expect(scene.editor.done == ["copy"])
        #expect(!button.isOpen)
    }

    @Test(arguments: ["space", "enter", "down"])
    func keysOpenIt(key: String) async throws {
        let (scene, button) = await scene()
        // While the button has the focus, only what is above it is in reach.
        button.menu = Menu(children: [Action("x", title: "Extra") { _ in .stop }])
        await scene.pilot.press("tab", try #require(KeyChord(parsing: key)))
        #expect(button.isOpen)
        await scene.pilot.press("escape")
        #expect(!button.isOpen)
        #expect(button.isFirstResponder)
    }

    @Test func aMnemonicOpensItForTheFocus() async {
        let (scene, button) = await scene()
        await scene.pilot.press("alt-a")
        #expect(button.isOpen)
        await scene.pilot.press("down", "enter")
        #expect(scene.editor.done == ["copy"])
    }

    @Test func aDisabledOneAndOneThatLeavesShowNoMenu() async {
        let (scene, button) = await scene()
        button.isEnabled = false
        await scene.pilot.click(on: "Add")
        #expect(!button.isOpen)
        button.isEnabled = true
        await scene.pilot.click(on: "Add")
        button.removeFromSuperview()
        await scene.pilot.settle()
        #expect(scene.windows == 1)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let (scene, _) = await scene(look: look)
        await scene.pilot.press("alt-a")
        #expect(
            scene.pilot.difference(fromSnapshot: "pullDownButton-\(look.rawValue)", isStyled: true)
                == nil)
    }
}
