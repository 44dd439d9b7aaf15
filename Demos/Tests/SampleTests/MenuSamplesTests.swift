// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of menus and of the command palette.
@MainActor
@Suite struct MenuSamplesTests {
    @MainActor private final class RecentFiles {
        func recent() async -> [any MenuElement] { [MenuCommand("save")] }
    }

    @Test func aMenuBarHasTheActionsInReach() async {
        let files = RecentFiles()
        let bar = MenuBar([
            Menu(
                "&File",
                children: [
                    MenuCommand("new", title: "&New"),
                    Menu("Open &recent", children: [DeferredMenuElement { await files.recent() }]),
                    Menu(
                        options: .displayInline,
                        children: [MenuCommand("save"), MenuCommand("close")]),
                ]),
            Menu("&Edit", children: [MenuActions(in: .edit)]),
        ])
        let editor = Editor()
        editor.view.addSubview(bar)
        bar.frame = Rect(x: 0, y: 0, width: 40, height: 1)
        let pilot = await Pilot(editor, columns: 40, rows: 12)
        await pilot.press("alt-f", "end")
        #expect(pilot.screen.contains("Nothing has changed."))
        editor.isChanged = true
        await pilot.press("escape", "alt-f", "end", "enter")
        #expect(editor.isSaved)
    }

    private final class Editor: ViewController {
        var isChanged = false
        private(set) var isSaved = false

        override var actions: [Action] {
            [
                Action("save", title: "Save", keys: ["ctrl-s"], Editor.save)
                    .disabled { (editor: Editor) in
                        editor.isChanged ? nil : "Nothing has changed."
                    }
            ]
        }

        private func save() { isSaved = true }
    }

    @Test func aButtonOpensAMenu() async {
        let add = PullDownButton(
            "&Add",
            menu: Menu(children: [
                MenuCommand("add-file", title: "&File"),
                MenuCommand("add-folder", title: "F&older"),
            ]))
        let pilot = await Pilot(ViewController(view: add), columns: 30, rows: 8)
        await pilot.press("alt-a")
        #expect(pilot.screen.contains("Folder"))
    }

    final class FilesController: ViewController {
        private let list = ListView()

        override func viewDidLoad() {
            ContextMenuInteraction(on: self)
            list.contextMenuProvider = { [weak list] _ in
                guard list?.selectedIndex != nil else { return nil }
                return Menu(children: [MenuCommand("open"), MenuCommand("delete")])
            }
        }

        override var actions: [Action] { [.contextMenu, .help] }

        override func loadView() {
            list.setItems(["a", "b"])
            view = list
        }
    }

    @Test func aContextMenuWithoutPartsListsTheActionsInReach() async {
        let files = FilesController()
        files.bind("o", "Open") {}
        let pilot = await Pilot(files, columns: 30, rows: 8)
        files.view.becomeFirstResponder()
        #expect(!pilot.screen.contains("Open"))
        await pilot.press("shift-f10")
        #expect(pilot.screen.contains("Open"))
    }

    private struct Index {
        func files(matching query: String) async -> [CommandItem] {
            [CommandItem("\(query).swift") {}]
        }
    }

    private final class EditorController: ViewController {
        private let index = Index()
        private(set) var name = ""

        private let palette = CommandPalette()

        override func viewDidLoad() {
            palette.askForArguments(of: self)
            palette.providers = [
                CommandProvider("Files") { [index] query in await index.files(matching: query) }
            ]
        }

        override var actions: [Action] {
            [
                palette.action,
                Action(
                    "rename", title: "Rename",
                    parameters: [
                        Action.Parameter("New name"),
                        Action.Parameter("Kind", .choice(["text", "table"])),
                    ], EditorController.rename),
            ]
        }

        private func rename(_ values: [String]) { name = "\(values[0]).\(values[1])" }
    }

    @Test func aPaletteAsksForValues() async {
        let editor = EditorController()
        let pilot = await Pilot(editor, columns: 60, rows: 20)
        await pilot.press("ctrl-p")
        for text in ["rename", "a", "table"] {
            await pilot.type(text)
            await pilot.press("enter")
        }
        #expect(editor.name == "a.table")
    }

    private final class ReaderController: ViewController {
        /// A folder that does not exist: the files of this package have names that match too.
        private let folder = "/nonexistent"
        private let text = TextView("one\ntwo")
        private(set) var opened: [String] = []

        private let palette = CommandPalette()

        override func loadView() { view = text }

        override func viewDidLoad() {
            palette.askForArguments(of: self)
            palette.providers = [
                .files(below: folder) { [weak self] path in self?.open(path) },
                .lines(of: text),
                .settings([
                    CommandSetting(
                        "Wrap lines", isOn: { [text] in text.wrapsLines },
                        set: { [text] in text.wrapsLines = $0 })
                ]),
            ]
        }

        override var actions: [Action] {
            [
                Action("find", title: "Find a command", keys: ["f2"], ReaderController.find),
                Action(
                    "compare", title: "Compare",
                    parameters: [Action.Parameter("With", .file(below: folder))],
                    ReaderController.compare),
            ]
        }

        private func find() { palette.present(in: view.window) }
        private func open(_ path: BytePath) { opened.append(path.description) }
        private func compare(_ values: [String]) { opened += values }
    }

    @Test func aPaletteLeadsToLinesAndSettings() async throws {
        let reader = ReaderController()
        let pilot = await Pilot(reader, columns: 60, rows: 20)
        let text = try #require(reader.view as? TextView)
        await pilot.press("f2")
        await pilot.type(":2")
        await wait(for: "two  line 2", on: pilot)
        await pilot.press("enter")
        #expect(text.cursor == 4)
        await pilot.press("f2")
        await pilot.type("wrap")
        await wait(for: "Wrap lines", on: pilot)
        await pilot.press("enter")
        #expect(!text.wrapsLines)
    }

    /// Waits for what a provider finds.
    private func wait(for text: String, on pilot: Pilot) async {
        for _ in 0..<10_000 {
            if pilot.screen.contains(text) { return }
            try? await Task.sleep(for: .milliseconds(2))
            await pilot.settle()
        }
    }

    private final class Files: TableViewDelegate {
        func tableView(
            _ tableView: TableView, contextMenuForRowsAt indexPaths: [TableIndexPath], point: Point?
        ) -> Menu? {
            guard !indexPaths.isEmpty else { return nil }
            return Menu(
                indexPaths.count == 1 ? "" : "\(indexPaths.count) files",
                children: [MenuCommand("open"), MenuCommand("delete")])
        }
    }

    @Test func aTableHasAMenuForItsSelectedRows() async {
        let list = ListView(["a", "b", "c"])
        let files = Files()
        list.delegate = files
        list.allowsMultipleSelection = true
        list.bind("o", "Open") {}
        let pilot = await Pilot(ViewController(view: list), columns: 30, rows: 12)
        list.selectAll()
        #expect(list.contextMenu(at: nil)?.title == "3 files")
        list.deselectAll()
        #expect(list.contextMenu(at: Point(x: 3, y: 1))?.title == "")
        #expect(list.selectedIndices == [1])
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test func aReferenceListsAllActions() {
        final class EditorController: ViewController {
            override var actions: [Action] {
                [Action("save", title: "Save", keys: ["ctrl-s"]) { _ in .stop }]
            }
        }
        var reference = ActionReference(of: EditorController())
        reference.add(EditorController())
        #expect(reference.markdown(title: "Editor").contains("| Save | `^S` | `save` |"))
    }
}
