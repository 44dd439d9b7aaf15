// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MenuSession, MenuController, MenuView, MenuView+Drawing, MenuKeys.

import SeltzerBase
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct MenuBarTests {
    // MARK: By mouse

    @Test func twoClicksPerformAnAction() async {
        let scene = await MenuScene()
        await scene.pilot.click(on: "File")
        #expect(scene.bar.openIndex == 0)
        await scene.pilot.click(on: "New")
        #expect(scene.editor.done == ["new"])
        #expect(!scene.isOpen)
        #expect(scene.editor.isFirstResponder)
        #expect(
            scene.pilot.events(MenuEntryChosen.self)
                == [MenuEntryChosen(title: "New", identifier: "new")])
        #expect(scene.pilot.events(MenuOpened.self).count == 1)
    }

    @Test func onePressIsDraggedToAnEntryAndReleasedThere() async throws {
        let scene = await MenuScene()
        await scene.pilot.mouseDown(column: 3, row: 0)
        let new = try #require(scene.pilot.location(of: "New"))
        await scene.pilot.move(column: new.x, row: new.y)
        await scene.pilot.mouseUp(column: new.x, row: new.y)
        #expect(scene.editor.done == ["new"])
        #expect(!scene.isOpen)
    }

    @Test func aDragAlongTheBarOpensEachMenuAndOneIntoASubmenuChoosesThere() async throws {
        let scene = await MenuScene()
        let edit = try #require(scene.pilot.location(of: "Edit"))
        await scene.pilot.mouseDown(column: 3, row: 0)
        await scene.pilot.move(column: edit.x, row: 0)
        #expect(scene.bar.openIndex == 1)
        await scene.pilot.move(column: 3, row: 0)
        #expect(scene.bar.openIndex == 0)
        let recent = try #require(scene.pilot.location(of: "Open recent"))
        await scene.pilot.move(column: recent.x, row: recent.y)
        await scene.pilot.advance(by: .milliseconds(200))
        let two = try #require(scene.pilot.location(of: "Two.txt"))
        await scene.pilot.move(column: two.x, row: two.y)
        await scene.pilot.mouseUp(column: two.x, row: two.y)
        #expect(scene.pilot.events(MenuScene.Named.self) == [MenuScene.Named("two")])
        #expect(!scene.isOpen)
    }

    @Test func hoverSwitchesOnlyWhileAMenuIsOpen() async throws {
        let scene = await MenuScene()
        let edit = try #require(scene.pilot.location(of: "Edit"))
        await scene.pilot.move(column: edit.x, row: 0)
        #expect(!scene.isOpen)
        await scene.pilot.click(on: "File")
        await scene.pilot.move(column: edit.x, row: 0)
        #expect(scene.bar.openIndex == 1)
        #expect(scene.pilot.screen.contains("Copy"))
        #expect(scene.windows == 2)
        // A click on the title of the open menu closes it.
        await scene.pilot.click(on: "Edit")
        #expect(!scene.isOpen)
    }

    @Test func aPressOutsideClosesAllLevels() async throws {
        let scene = await MenuScene()
        await scene.pilot.click(on: "File")
        await scene.pilot.click(on: "Open recent")
        #expect(scene.windows == 3)
        await scene.pilot.click(column: 43, row: 15)
        #expect(scene.windows == 1)
        #expect(!scene.isOpen)
    }

    @Test func theWayToASubmenuMayCrossOtherRows() async throws {
        let scene = await MenuScene()
        await scene.pilot.click(on: "File")
        let recent = try #require(scene.pilot.location(of: "Open recent"))
        await scene.pilot.move(column: recent.x + 6, row: recent.y)
        await scene.pilot.advance(by: .milliseconds(100))
        let two = try #require(scene.pilot.location(of: "Two.txt"))
        await scene.pilot.move(column: recent.x + 10, row: recent.y + 1)
        #expect(scene.pilot.screen.contains("Two.txt"))
        await scene.pilot.move(column: two.x, row: two.y)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.pilot.screen.contains("Two.txt"))
        // A pointer that stays on another row does not go there.
        await scene.pilot.move(column: recent.x, row: recent.y)
        await scene.pilot.move(column: recent.x + 9, row: recent.y + 1)
        #expect(scene.pilot.screen.contains("Two.txt"))
        await scene.pilot.advance(by: .milliseconds(400))
        #expect(!scene.pilot.screen.contains("Two.txt"))
        // Nor does one that moves away from it.
        await scene.pilot.move(column: recent.x + 6, row: recent.y)
        await scene.pilot.advance(by: .milliseconds(100))
        #expect(scene.pilot.screen.contains("Two.txt"))
        await scene.pilot.move(column: recent.x + 2, row: recent.y - 1)
        #expect(!scene.pilot.screen.contains("Two.txt"))
    }

    // MARK: By keys

    @Test func keysOpenTurnAndPerform() async {
        let scene = await MenuScene()
        await scene.pilot.press("alt-f")
        #expect(scene.bar.openIndex == 0)
        await scene.pilot.press("right")
        #expect(scene.bar.openIndex == 1)
        await scene.pilot.press("left", "left")
        #expect(scene.bar.openIndex == 2)
        await scene.pilot.press("right", "enter")
        #expect(scene.editor.done == ["new"])
        await scene.pilot.press("alt-f", "alt-e")
        #expect(scene.bar.openIndex == 1)
        await scene.pilot.press("escape")
        #expect(!scene.isOpen)
        #expect(scene.editor.isFirstResponder)
    }

    @Test func rightOpensASubmenuAndLeftOrEscapeClosesOneLevel() async {
        let scene = await MenuScene()
        await scene.pilot.press("alt-f")
        await scene.pilot.type("op")
        await scene.pilot.press("right")
        #expect(scene.windows == 3)
        await scene.pilot.press("left")
        #expect(scene.windows == 2)
        #expect(scene.bar.openIndex == 0)
        await scene.pilot.press("right", "escape")
        #expect(scene.windows == 2)
        await scene.pilot.press("enter", "down", "enter")
        #expect(scene.pilot.events(MenuScene.Named.self) == [MenuScene.Named("two")])
        #expect(scene.windows == 1)
    }

    @Test func aMnemonicPerformsAndOtherLettersGoToATitle() async {
        let scene = await MenuScene()
        await scene.pilot.press("alt-f")
        await scene.pilot.type("n")
        #expect(scene.editor.done == ["new"])
        await scene.pilot.press("alt-f")
        await scene.pilot.type("de")
        await scene.pilot.press("enter")
        #expect(scene.editor.done == ["new", "delete"])
    }

    /// Presses the key of N on a Russian layout.
    private func pressRussianN(_ scene: MenuScene) async {
        var press = KeyPress(.character("т"))
        press.baseCharacter = "n"
        await scene.pilot.send(.key(press))
    }

    @Test func aMnemonicIsAlsoTheKeyAtItsPlaceOfAnotherLayout() async {
        let scene = await MenuScene()
        await scene.pilot.press("alt-f")
        await pressRussianN(scene)
        #expect(scene.editor.done == ["new"])
        #expect(!scene.isOpen)
    }

    @Test func aTitleInTheTypedLettersWinsOverAMnemonicOfAnotherLayout() async {
        let scene = await MenuScene([
            Menu(
                "&File",
                children: [
                    MenuCommand("copy", title: "Дата"), MenuCommand("delete", title: "Том"),
                    MenuCommand("new", title: "&New"),
                ])
        ])
        await scene.pilot.press("alt-f")
        await pressRussianN(scene)
        #expect(scene.editor.done.isEmpty)
        await scene.pilot.press("enter")
        #expect(scene.editor.done == ["delete"])
        // Only the first letter can be a mnemonic.
        await scene.pilot.press("alt-f")
        await scene.pilot.type("д")
        await pressRussianN(scene)
        #expect(scene.editor.done == ["delete"])
        #expect(scene.isOpen)
    }

    @Test func theActionOpensTheFirstMenu() async {
        let scene = await MenuScene()
        #expect(Action.menuBar.keys == ["f10"])
        scene.editor.extra = [.menuBar]
        await scene.pilot.press("f10")
        #expect(scene.bar.openIndex == 0)
        await scene.pilot.press("escape")
        scene.bar.isHidden = true
        await scene.pilot.press("f10")
        #expect(!scene.isOpen)
    }

    // MARK: Entries

    @Test func aDisabledEntrySaysWhy() async {
        let scene = await MenuScene()
        await scene.pilot.press("alt-f", "down")
        #expect(scene.pilot.screen.contains("Nothing has changed."))
        await scene.pilot.press("enter")
        #expect(scene.isOpen)
        #expect(scene.editor.done.isEmpty)
        await scene.pilot.click(on: "Save")
        #expect(scene.isOpen)
        await scene.pilot.press("escape")
        scene.editor.isChanged = true
        await scene.pilot.press("alt-f", "down", "enter")
        #expect(scene.editor.done == ["save"])
    }

    @Test func commandsOutOfReachAreDisabledOrLeftOut() async {
        let scene = await MenuScene()
        await scene.pilot.press("alt-f", "end", "up")
        #expect(scene.pilot.screen.contains("Print"))
        #expect(scene.pilot.screen.contains("Not available here."))
        #expect(!scene.pilot.screen.contains("nothing"))
    }

    @Test func keysAreThoseOfTheUser() async throws {
        let scene = await MenuScene()
        scene.pilot.application.keyMap = try KeyMap(parsing: "new = alt-x\nsave = none")
        await scene.pilot.press("alt-f")
        #expect(scene.pilot.screen.contains("Alt-X"))
        #expect(!scene.pilot.screen.contains("^N"))
        #expect(!scene.pilot.screen.contains("^S"))
    }

    @Test func aTickFollowsAnActionThatKeepsTheMenuOpen() async {
        let scene = await MenuScene()
        await scene.pilot.press("alt-e", "down")
        #expect(scene.pilot.screen.contains("✓ Wrap lines"))
        await scene.pilot.press("space")
        #expect(scene.isOpen)
        #expect(!scene.editor.wraps)
        #expect(!scene.pilot.screen.contains("✓"))
        #expect(scene.pilot.screen.contains("Wrap lines"))
    }

    @Test func destructiveEntriesAreLastAfterALine() async throws {
        let scene = await MenuScene()
        await scene.pilot.press("alt-f", "end")
        let delete = try #require(scene.pilot.location(of: "Delete file"))
        let print = try #require(scene.pilot.location(of: "Print"))
        #expect(delete.y == print.y + 2)
        await scene.pilot.press("enter")
        #expect(scene.editor.done == ["delete"])
    }

    // MARK: Sizes

    @Test func aMenuLongerThanTheScreenScrollsWithMarks() async {
        let entries = (0..<100).map { number in
            Action("n\(number)", title: "Entry \(number)") { responder in
                (responder as? MenuEditor)?.post(MenuScene.Named("\(number)"))
                return .stop
            }
        }
        let scene = await MenuScene([Menu("&Many", children: entries)])
        await scene.pilot.press("alt-m")
        #expect(scene.pilot.screen.contains("Entry 0"))
        #expect(scene.pilot.screen.contains("▾"))
        #expect(!scene.pilot.screen.contains("▴"))
        await scene.pilot.press("end")
        #expect(scene.pilot.screen.contains("Entry 99"))
        #expect(scene.pilot.screen.contains("▴"))
        #expect(!scene.pilot.screen.contains("▾"))
        await scene.pilot.press("down")
        #expect(scene.pilot.screen.contains("Entry 0"))
        // Each row that the mark scrolls by is a frame: few are left.
        await scene.pilot.wheel(dy: 80, column: 6, row: 5)
        #expect(scene.pilot.screen.contains("Entry 85"))
        #expect(!scene.pilot.screen.contains("Entry 99"))
        let mark = scene.pilot.location(of: "▾") ?? .zero
        await scene.pilot.move(column: mark.x, row: mark.y)
        await scene.pilot.advance(by: .seconds(6))
        #expect(scene.pilot.screen.contains("Entry 99"))
        await scene.pilot.click(on: "Entry 98")
        #expect(scene.pilot.events(MenuScene.Named.self) == [MenuScene.Named("98")])
    }

    @Test func titlesThatDoNotFitAreInAMenuOfTheirOwn() async {
        let scene = await MenuScene(columns: 20)
        #expect(scene.pilot.screen.hasPrefix("  File   Edit   …\n"))
        await scene.pilot.click(on: "…")
        await scene.pilot.click(on: "Help")
        #expect(scene.pilot.screen.contains("About"))
        await scene.pilot.press("escape", "escape", "alt-h")
        #expect(scene.isOpen)
    }

    @Test(arguments: [(0, 0), (1, 1), (5, 2), (9, 3), (14, 4)])
    func hostileTitlesAndTinyScreensDoNotTrap(columns: Int, rows: Int) async {
        let hostile = "\u{1B}[31m" + String(repeating: "漢字", count: 5_000) + "\n&\u{7}"
        let scene = await MenuScene(
            [
                Menu(
                    hostile,
                    children: [
                        Menu(hostile, children: [MenuCommand("x", title: hostile)]),
                        MenuCommand("new", title: hostile), Menu(children: []),
                    ]), Menu("", children: []),
            ], columns: 40, rows: 10)
        scene.bar.openMenu(at: 0)
        await scene.pilot.settle()
        await scene.pilot.resize(columns: columns, rows: rows)
        await scene.pilot.press("down", "right", "down", "pagedown", "home", "left", "end", "enter")
        scene.bar.openMenu(at: 1)
        await scene.pilot.settle()
        #expect(scene.editor.done.count <= 1)
        #expect(!scene.pilot.screen.contains("\u{1B}"))
    }

    @Test func aMenuGoesWithItsBar() async {
        let scene = await MenuScene()
        await scene.pilot.press("alt-f")
        scene.bar.removeFromSuperview()
        await scene.pilot.settle()
        #expect(scene.windows == 1)
        #expect(scene.bar.openIndex == nil)
    }

    // MARK: Pictures

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let scene = await MenuScene(rows: 14, look: look)
        await scene.pilot.press("alt-f")
        await scene.pilot.type("op")
        await scene.pilot.press("right")
        #expect(
            scene.pilot.difference(fromSnapshot: "menuBar-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func thePictureOfADisabledEntry(look: DisplayLook) async {
        let scene = await MenuScene(rows: 14, look: look)
        await scene.pilot.press("alt-f", "down")
        #expect(
            scene.pilot.difference(fromSnapshot: "menuReason-\(look.rawValue)", isStyled: true)
                == nil)
    }

    // MARK: The focus elsewhere

    /// A screen with a menu bar, whose actions are not in reach of what is focused beside it.
    private final class Page: ViewController {
        private(set) var poured = 0
        let bar = MenuBar([
            Menu("&Drink", children: [MenuCommand("pour"), MenuCommand("stir", title: "Stir")])
        ])

        override func loadView() { view = StackView(.vertical, [bar]) }

        override var actions: [Action] {
            [
                Action("pour", title: "Pour", keys: ["ctrl-o"]) { [weak self] _ in
                    self?.poured += 1
                    return .stop
                }
            ]
        }
    }

    @Test func aMenuFindsTheActionsOfItsOwnScreenIfTheFocusIsElsewhere() async {
        let page = Page()
        let list = ListView(["Page"])
        let side = ViewController(view: list)
        let root = SplitViewController(primary: side, secondary: page)
        let pilot = await Pilot(plain: root, columns: 100, rows: 12)
        list.becomeFirstResponder()
        await pilot.click(on: "Drink")
        #expect(!pilot.screen.contains("^O"))
        await pilot.click(on: "Pour")
        #expect(page.poured == 1)
        #expect(list.isFirstResponder)
        #expect(await pilot.faults() == [])
    }
}
