// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View+screenPlace.

import SeltzerBase
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ContextMenuInteractionTests {
    private func scene(look: DisplayLook = .dark) async -> MenuScene {
        let scene = await MenuScene(look: look)
        ContextMenuInteraction(on: scene.root)
        scene.editor.extra = [.contextMenu]
        return scene
    }

    @Test func aRightClickShowsTheActionsInReach() async {
        let scene = await scene()
        await scene.pilot.click(column: 5, row: 4, button: .right)
        #expect(scene.windows == 2)
        #expect(scene.pilot.screen.contains("New"))
        #expect(scene.pilot.screen.contains("^C"))
        await scene.pilot.click(on: "Copy")
        #expect(scene.editor.done == ["copy"])
        #expect(
            scene.pilot.events(MenuEntryChosen.self)
                == [MenuEntryChosen(title: "Copy", identifier: "copy")])
    }

    @Test(arguments: ["shift-f10", "menu"])
    func keysOpenItBesideTheFocus(key: String) async throws {
        let scene = await scene()
        await scene.pilot.press(try #require(KeyChord(parsing: key)))
        #expect(scene.windows == 2)
        await scene.pilot.type("cop")
        await scene.pilot.press("enter")
        #expect(scene.editor.done == ["copy"])
    }

    @Test func eachResponderOnTheChainGivesAPart() async throws {
        let scene = await scene()
        var asked: [Point?] = []
        scene.editor.contextMenuProvider = { location in
            asked.append(location)
            return Menu(children: [MenuCommand("new")])
        }
        scene.root.contextMenuProvider = { location in
            asked.append(location)
            return Menu("More", children: [MenuCommand("wrap")])
        }
        await scene.pilot.click(column: 5, row: 4, button: .right)
        #expect(asked == [Point(x: 5, y: 3), Point(x: 5, y: 4)])
        let new = try #require(scene.pilot.location(of: "New"))
        let more = try #require(scene.pilot.location(of: "More"))
        #expect(more.y == new.y + 2)
        #expect(!scene.pilot.screen.contains("Copy"))
    }

    @Test func aPressIsDraggedToAnEntry() async throws {
        let scene = await scene()
        await scene.pilot.mouseDown(column: 5, row: 4, button: .right)
        let copy = try #require(scene.pilot.location(of: "Copy"))
        await scene.pilot.move(column: copy.x, row: copy.y)
        await scene.pilot.mouseUp(column: copy.x, row: copy.y)
        #expect(scene.editor.done == ["copy"])
        // A click that opens the menu chooses nothing, wherever the menu lies.
        await scene.pilot.click(column: 43, row: 15, button: .right)
        #expect(scene.windows == 2)
        #expect(scene.editor.done == ["copy"])
    }

    @Test func noEntriesOpenNothing() async {
        let scene = await scene()
        scene.editor.contextMenuProvider = { _ in Menu(children: [MenuCommand("gone")]) }
        await scene.pilot.click(column: 5, row: 4, button: .right)
        #expect(scene.windows == 1)
    }

    @Test func aRemovedInteractionOpensNothing() async {
        let scene = await MenuScene()
        let interaction = ContextMenuInteraction(on: scene.root)
        interaction.remove()
        await scene.pilot.click(column: 5, row: 4, button: .right)
        #expect(scene.windows == 1)
    }

    @Test func aTableSelectsTheClickedRowUnlessItIsSelected() async {
        let list = ListView((0..<20).map { "Row \($0)" })
        list.allowsMultipleSelection = true
        list.contextMenuProvider = { [weak list] _ in
            Menu(
                children: (list?.selectedIndices ?? []).map { MenuCommand("x", title: "Use \($0)") }
            )
        }
        let root = ViewController(view: list)
        ContextMenuInteraction(on: root)
        let pilot = await Pilot(plain: root, columns: 30, rows: 12)
        await pilot.click(on: "Row 3", button: .right)
        #expect(pilot.screen.contains("Use 3"))
        await pilot.press("escape")
        list.selectRow(at: TableIndexPath(row: 5, section: 0))
        await pilot.click(on: "Row 5", button: .right)
        #expect(pilot.screen.contains("Use 3"))
        #expect(pilot.screen.contains("Use 5"))
        await pilot.press("escape")
        await pilot.click(on: "Row 1", button: .right)
        #expect(list.selectedIndices == [1])
    }

    // MARK: Rows

    private final class RowMenus: TableViewDelegate {
        var asked: [(rows: [TableIndexPath], point: Point?)] = []

        func tableView(
            _ tableView: TableView, contextMenuForRowsAt indexPaths: [TableIndexPath], point: Point?
        ) -> Menu? {
            asked.append((indexPaths, point))
            guard !indexPaths.isEmpty else { return nil }
            let rows = indexPaths.map { String($0.row) }.joined(separator: "+")
            return Menu(children: [MenuCommand("x", title: "Use \(rows)")])
        }
    }

    @Test func aDelegateGivesTheMenuOfTheSelectedRows() async {
        let list = ListView((0..<20).map { "Row \($0)" })
        list.allowsMultipleSelection = true
        let menus = RowMenus()
        list.delegate = menus
        list.contextMenuProvider = { _ in
            Menu(children: [MenuCommand("x", title: "From outside")])
        }
        let controller = RowsController(list)
        let pilot = await Pilot(plain: controller, columns: 30, rows: 24)
        await pilot.click(on: "Row 3", button: .right)
        #expect(pilot.screen.contains("Use 3"))
        await pilot.press("escape")
        list.selectRow(at: TableIndexPath(row: 5, section: 0))
        await pilot.press("shift-f10")
        #expect(pilot.screen.contains("Use 3+5"))
        #expect(menus.asked.last?.point == nil)
        await pilot.press("escape")
        // No row is under the pointer there: the part of the provider is left.
        await pilot.click(column: 10, row: 22, button: .right)
        #expect(menus.asked.last?.rows == [])
        #expect(pilot.screen.contains("From outside"))
        #expect(list.selectedIndices == [3, 5])
    }

    @Test func aKeyTakesTheCurrentRowAndATableWithoutSelectionTheRowUnderThePointer() async {
        let list = ListView((0..<20).map { "Row \($0)" })
        let menus = RowMenus()
        list.delegate = menus
        let pilot = await Pilot(plain: RowsController(list), columns: 30, rows: 24)
        list.becomeFirstResponder()
        await pilot.settle()
        await pilot.press("menu")
        #expect(pilot.screen.contains("Use 0"))
        await pilot.press("escape")
        list.allowsSelection = false
        await pilot.click(on: "Row 7", button: .right)
        #expect(pilot.screen.contains("Use 7"))
    }

    private final class RowsController: ViewController {
        private let list: ListView

        init(_ list: ListView) {
            self.list = list
            super.init()
            ContextMenuInteraction(on: self)
        }

        override func loadView() { view = list }
        override var actions: [Action] { [.contextMenu] }
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let scene = await scene(look: look)
        await scene.pilot.click(column: 5, row: 2, button: .right)
        await scene.pilot.press("down")
        #expect(
            scene.pilot.difference(fromSnapshot: "contextMenu-\(look.rawValue)", isStyled: true)
                == nil)
    }

    @Test func anOutlineGivesTheMenuOfItems() async {
        let outline = OutlineView { item in
            OutlineChildren(item == nil ? ["fruit", "bread", "milk"] : [])
        } text: {
            StyledText("\($0)")
        }
        var asked: [[AnyHashable]] = []
        outline.contextMenuForItems = { items in
            asked.append(items)
            return Menu(children: [MenuCommand("x", title: "Use")])
        }
        let pilot = await Pilot(plain: ViewController(view: outline), columns: 30, rows: 8)
        let opened = ContextMenuInteraction.openMenu(of: outline, at: Point(x: 3, y: 1))
        #expect(opened)
        #expect(asked == [["bread"]])
        await pilot.settle()
        #expect(pilot.screen.contains("Use"))
    }
}
