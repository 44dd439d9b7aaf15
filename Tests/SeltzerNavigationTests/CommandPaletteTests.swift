// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CommandPaletteController, CommandPaletteView, CommandList, CommandProvider.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct CommandPaletteTests {
    private func scene(
        _ palette: CommandPalette = CommandPalette(), look: DisplayLook = .dark
    ) async -> MenuScene {
        let scene = await MenuScene(columns: 60, rows: 24, look: look)
        scene.editor.extra = [palette.action]
        palette.askForArguments(of: scene.root)
        return scene
    }

    @Test func typingFindsAnActionAndEnterRunsIt() async {
        let palette = CommandPalette()
        let scene = await scene(palette)
        await scene.pilot.press("ctrl-p")
        #expect(scene.pilot.screen.contains("Type a command"))
        #expect(scene.pilot.screen.contains("This screen"))
        #expect(scene.pilot.screen.contains("Enter  Run"))
        await scene.pilot.type("cpy")
        #expect(scene.pilot.screen.contains("1 of "))
        #expect(scene.pilot.screen.contains("^C"))
        await scene.pilot.press("enter")
        #expect(scene.editor.done == ["copy"])
        #expect(scene.windows == 1)
        #expect(scene.editor.isFirstResponder)
        #expect(palette.history.recent == ["copy"])
    }

    @Test func aClickRunsAnAction() async {
        let scene = await scene()
        await scene.pilot.press("ctrl-p")
        await scene.pilot.click(on: "Copy")
        #expect(scene.editor.done == ["copy"])
        #expect(scene.windows == 1)
        await scene.pilot.press("ctrl-p")
        await scene.pilot.click(column: 59, row: 23)
        #expect(scene.windows == 1)
    }

    @Test func recentActionsAreFirstAndUsedOnesRankHigher() async throws {
        let palette = CommandPalette()
        palette.history.note("copy")
        let scene = await scene(palette)
        await scene.pilot.press("ctrl-p")
        let recent = try #require(scene.pilot.location(of: "Recent"))
        let copy = try #require(scene.pilot.location(of: "Copy"))
        #expect(copy.y == recent.y + 1)
        await scene.pilot.press("enter")
        #expect(scene.editor.done == ["copy"])
        // Both begin with the letter.
        palette.history = CommandHistory()
        for _ in 0..<3 { palette.history.note("next") }
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("ne")
        let before = try #require(scene.pilot.location(of: "New"))
        await scene.pilot.press("escape")
        for _ in 0..<9 { palette.history.note("new") }
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("ne")
        let after = try #require(scene.pilot.location(of: "New"))
        #expect(after.y <= before.y)
        await scene.pilot.press("enter")
        #expect(scene.editor.done == ["copy", "new"])
    }

    @Test func aDisabledActionSaysWhy() async {
        let scene = await scene()
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("save")
        #expect(scene.pilot.screen.contains("Nothing has changed."))
        await scene.pilot.press("enter")
        #expect(scene.windows == 2)
        #expect(scene.editor.done.isEmpty)
    }

    @Test func argumentsAreAskedForInTurn() async {
        let scene = await scene()
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("rename")
        await scene.pilot.press("enter")
        #expect(scene.pilot.screen.contains("Rename › New name"))
        await scene.pilot.press("enter")
        #expect(scene.editor.done.isEmpty)
        await scene.pilot.type("a.txt")
        await scene.pilot.press("enter")
        #expect(scene.pilot.screen.contains("Rename › Kind"))
        #expect(scene.pilot.screen.contains("table"))
        // Esc goes back to the question before, with its answer.
        await scene.pilot.press("escape")
        #expect(scene.pilot.screen.contains("a.txt"))
        await scene.pilot.press("enter")
        await scene.pilot.type("tb")
        await scene.pilot.press("enter")
        #expect(scene.editor.done == ["rename a.txt table"])
        #expect(scene.windows == 1)
    }

    @Test func anActionPerformedElsewhereOpensThePaletteForItsArguments() async {
        let scene = await scene()
        #expect(scene.pilot.application.performAction("rename"))
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("Rename › New name"))
        await scene.pilot.press("escape")
        #expect(scene.windows == 1)
    }

    @Test func anEmptyListAndEscapeChangeNothing() async {
        let scene = await scene()
        var heard = 0
        scene.root.on { (_: TextSubmitted) in
            heard += 1
            return .stop
        }
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("zzzz")
        #expect(scene.pilot.screen.contains("No match."))
        await scene.pilot.press("enter", "escape")
        #expect(scene.windows == 1)
        #expect(scene.editor.done.isEmpty)
        #expect(heard == 0)
    }

    // MARK: Providers

    @Test func providersAddWhatTheyFind() async {
        var opened: [String] = []
        let files = ["Package.swift", "README.md"]
        let palette = CommandPalette(providers: [
            CommandProvider("Files") { query in
                files.filter { $0.contains(query) }.map { file in
                    CommandItem(file, detail: "root") { opened.append(file) }
                }
            },
            CommandProvider("Lines", prefix: ":") { query in
                [CommandItem("Line \(query)") { opened.append(query) }]
            },
        ])
        let scene = await scene(palette)
        await scene.pilot.press("ctrl-p")
        #expect(!scene.pilot.screen.contains("README"))
        await scene.pilot.type("README")
        #expect(scene.pilot.screen.contains("Files"))
        await scene.pilot.press("enter")
        #expect(opened == ["README.md"])
        #expect(palette.history.recent == ["README.md"])
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type(":12")
        #expect(!scene.pilot.screen.contains("Files"))
        await scene.pilot.press("enter")
        #expect(opened == ["README.md", "12"])
    }

    @Test func anotherKeyCancelsASearchAndErrorsShow() async {
        struct Broken: Error {}
        var cancelled = 0
        let palette = CommandPalette(providers: [
            CommandProvider("Slow") { query in
                if query == "b" || query == "ab" { throw Broken() }
                do {
                    try await Task.sleep(for: .seconds(3_600))
                } catch {
                    cancelled += 1
                    throw error
                }
                return []
            }
        ])
        let scene = await scene(palette)
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("a")
        #expect(scene.pilot.screen.contains("Searching…"))
        await scene.pilot.type("b")
        #expect(cancelled == 1)
        #expect(scene.pilot.screen.contains("Not found: Broken()"))
    }

    // MARK: Sizes

    @Test(arguments: [(0, 0), (1, 1), (8, 3), (20, 6), (40, 12)])
    func tinyScreensAndHostileTextsDoNotTrap(columns: Int, rows: Int) async {
        let hostile = "\u{1B}[2J" + String(repeating: "漢", count: 3_000)
        let palette = CommandPalette(providers: [
            CommandProvider(hostile) { query in [CommandItem(hostile, detail: hostile) {}] }
        ])
        let scene = await scene(palette)
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("n漢")
        await scene.pilot.resize(columns: columns, rows: rows)
        await scene.pilot.press("down", "pagedown", "up", "backspace")
        #expect(scene.windows == 2)
        #expect(!scene.pilot.screen.contains("\u{1B}"))
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let scene = await scene(look: look)
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("e")
        await scene.pilot.press("down")
        #expect(
            scene.pilot.difference(fromSnapshot: "commandPalette-\(look.rawValue)", isStyled: true)
                == nil)
    }

    @Test func thePictureOfAllCommands() async {
        let scene = await scene()
        await scene.pilot.press("ctrl-p")
        #expect(scene.pilot.difference(fromSnapshot: "commandPalette-all", isStyled: false) == nil)
    }

    /// A screen with a button that opens a palette.
    private final class Page: ViewController {
        let palette = CommandPalette()
        private(set) var stirred = 0

        override func loadView() {
            view = Button("Open") { [weak self] button in self?.palette.present(from: button) }
        }

        override var actions: [Action] {
            [
                Action("stir", title: "Stir gently") { [weak self] _ in
                    self?.stirred += 1
                    return .stop
                }
            ]
        }
    }

    @Test func aButtonBesideTheFocusOpensItForItsOwnScreenToo() async {
        let page = Page()
        let list = ListView(["Page"])
        let root = SplitViewController(primary: ViewController(view: list), secondary: page)
        let pilot = await Pilot(plain: root, columns: 100, rows: 20)
        list.becomeFirstResponder()
        await pilot.click(on: "Open")
        #expect(pilot.screen.contains("Stir gently"))
        await pilot.type("stir")
        await pilot.press("enter")
        #expect(page.stirred == 1)
    }

    @Test func theKeyOfThePaletteWorksInAText() async {
        final class Screen: ViewController {
            let palette = CommandPalette()
            override func loadView() {
                view = StackView(.vertical, [TextView("abc"), TextField("x")])
            }
            override var actions: [Action] { [palette.action] }
        }
        let screen = Screen()
        let pilot = await Pilot(plain: screen, columns: 50, rows: 14)
        await pilot.press("ctrl-p")
        #expect(pilot.screen.contains("Type a command"))
        await pilot.press("escape")
        #expect(screen.presentedViewController == nil)
        #expect(
            pilot.explanation(ofKey: "ctrl-p").hasPrefix(
                "`ctrl-p` performs \"Commands\" of the Screen"))
    }
}
