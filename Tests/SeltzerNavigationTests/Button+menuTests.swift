// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ButtonMenuTests {
    private final class Counter {
        var presses = 0
        var menus = 0
        var renames = 0
    }

    private let button = Button("&More")
    private let counter = Counter()

    private func start(isPrimary: Bool) async -> Pilot {
        button.addAction(for: .touchUpInside) { [counter] _ in counter.presses += 1 }
        button.addAction(for: .menuActionTriggered) { [counter] _ in counter.menus += 1 }
        button.menu = Menu(
            title: "",
            children: [Action(title: "Rename") { [counter] _ in counter.renames += 1 }])
        button.showsMenuAsPrimaryAction = isPrimary
        let root = View()
        root.addSubview(button)
        button.sizeToFit()
        return await Pilot(ViewController(view: root), columns: 40, rows: 8)
    }

    @Test func aClickOpensTheMenuInPlaceOfTheAction() async {
        let pilot = await start(isPrimary: true)
        #expect(pilot.screen.contains("More ▾"))
        await pilot.click(on: "More")
        #expect(pilot.screen.contains("Rename"))
        #expect(button.isHighlighted == false && button.state.contains(.highlighted))
        await pilot.click(on: "Rename")
        #expect(counter.renames == 1 && counter.menus == 1 && counter.presses == 0)
        #expect(!pilot.screen.contains("Rename"))
    }

    @Test func onePressChooses() async throws {
        let pilot = await start(isPrimary: true)
        await pilot.mouseDown(column: 3, row: 0)
        let entry = try #require(pilot.location(of: "Rename"))
        await pilot.move(column: entry.x, row: entry.y)
        await pilot.mouseUp(column: entry.x, row: entry.y)
        #expect(counter.renames == 1)
    }

    @Test(arguments: ["enter", "space", "down", "alt-m", "shift-f10"])
    func keysOpenIt(key: String) async throws {
        let pilot = await start(isPrimary: true)
        await pilot.press(try #require(KeyChord(parsing: key)))
        #expect(pilot.screen.contains("Rename"))
        await pilot.press("escape")
        #expect(!pilot.screen.contains("Rename"))
        #expect(counter.presses == 0)
    }

    @Test func withAnActionOfItsOwnTheRightButtonAndAKeyOpenIt() async {
        let pilot = await start(isPrimary: false)
        #expect(!pilot.screen.contains("▾"))
        await pilot.click(on: "More")
        #expect(counter.presses == 1 && counter.menus == 0)
        #expect(!pilot.screen.contains("Rename"))
        await pilot.click(column: 3, row: 0, button: .right)
        #expect(pilot.screen.contains("Rename"))
        await pilot.press("escape", "shift-f10")
        #expect(pilot.screen.contains("Rename"))
    }

    @Test func aDisabledButtonAndOneWithoutAMenuOpenNothing() async {
        let pilot = await start(isPrimary: true)
        button.isEnabled = false
        await pilot.click(on: "More")
        await pilot.click(column: 3, row: 0, button: .right)
        #expect(!pilot.screen.contains("Rename"))
        button.isEnabled = true
        button.menu = nil
        #expect(button.menu == nil && button.showsMenuAsPrimaryAction)
        await pilot.settle()
        #expect(!pilot.screen.contains("▾"))
        await pilot.click(on: "More")
        #expect(counter.presses == 1)
    }

    @Test func theMenuClosesWithItsButton() async {
        let pilot = await start(isPrimary: true)
        await pilot.click(on: "More")
        button.removeFromSuperview()
        await pilot.settle()
        #expect(!pilot.screen.contains("Rename"))
    }
}
