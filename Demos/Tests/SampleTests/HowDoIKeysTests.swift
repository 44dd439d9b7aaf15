// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

final class Letter: ViewController {
    private(set) var isSaved = false
    override var actions: [Action] {
        [
            Action("save", title: "Save", keys: ["ctrl-s"], Letter.save),
            Action("quit", title: "Quit", keys: ["ctrl-q"], Letter.quit).role(.quit),
            .help,
        ]
    }
    private func save() { isSaved = true }
    private func quit() { view.window?.application?.end() }
}

final class Draft: ViewController {
    var isEmpty = true

    override var actions: [Action] {
        [
            Action("save", title: "Save", keys: ["ctrl-s"], Draft.save)
                .disabled { (draft: Draft) in draft.isEmpty ? "The draft is empty." : nil }
        ]
    }

    private func save() {}
}

final class Editor: ViewController {
    private let palette = CommandPalette()

    override var actions: [Action] { [palette.action, .help] }
}

final class Counter: Control {
    private(set) var number = 0
    override func handleKey(_ event: KeyEvent) -> Disposition {
        guard let text = event.text, let digit = Int(text) else { return .ignored }
        number = number * 10 + digit
        return .stop
    }
}

final class Map: View {
    private(set) var places: [Point] = []
    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .down else { return super.handleMouse(event) }
        places.append(event.location)
        return .stop
    }
}

/// The code of the page "How do I …?", its part about keys and actions.
@MainActor
@Suite struct HowDoIKeysTests {
    @Test func bindAKeyInOneLine() async {
        var reloads = 0
        let screen = ViewController(view: Label("x"))
        screen.bind("ctrl-r", "Reload") { reloads += 1 }
        let pilot = await Pilot(screen, columns: 30, rows: 3)
        await pilot.press("ctrl-r")
        #expect(reloads == 1)
    }

    @Test func showTheKeysAtTheBottom() async {
        let text = TextField()
        let page = StackView(.vertical, [text, KeyFooter()])
        let pilot = await Pilot(ViewController(view: page), columns: 30, rows: 3)
        #expect(pilot.screen.contains("Tab  Next"))
    }

    @Test func addAMenuBar() async {
        let bar = MenuBar([
            Menu("&File", children: [MenuCommand("save"), MenuCommand("quit")]),
            Menu("&Edit", children: [MenuActions(in: .edit)]),
        ])
        let letter = Letter()
        letter.view = StackView(.vertical, [bar, TextView("Dear Ada")])
        let pilot = await Pilot(letter, columns: 40, rows: 8)
        await pilot.click(on: "File")
        #expect(pilot.screen.contains("Save"))
    }

    @Test func addAContextMenu() async {
        let list = ListView(["a"])
        list.bind("o", "Open") {}
        ContextMenuInteraction(on: list)
        let pilot = await Pilot(ViewController(view: list), columns: 40, rows: 10)
        await pilot.click(column: 2, row: 0, button: .right)
        #expect(pilot.screen.contains("Open"))
    }

    @Test func letUsersChangeTheKeys() async throws {
        let pilot = await Pilot(Letter(), columns: 30, rows: 3)
        let application = pilot.application
        application.keyMap = try KeyMap(parsing: "save = ctrl-x ctrl-s, f2")
        await pilot.press("f2")
        #expect((application.windows.first?.rootViewController as? Letter)?.isSaved == true)
    }

    @Test func letUsersChooseTheKeysOfVi() async {
        let list = ListView(["a", "b", "c"])
        let pilot = await Pilot(ViewController(view: list), columns: 30, rows: 3)
        let application = pilot.application
        application.keyStyle = .vi
        await pilot.type("G")
        #expect(list.selectedIndex == 2)
    }

    @Test func focusAView() async {
        let (other, name) = (TextField(), TextField())
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [other, name])), columns: 30, rows: 3)
        name.becomeFirstResponder()
        await pilot.type("Ada")
        #expect(name.text == "Ada")
    }
}
