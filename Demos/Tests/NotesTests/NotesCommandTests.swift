// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Notes

/// Commands in menus, the palette and the footer.
@Suite @MainActor struct NotesCommandTests {
    @Test func aFileIsCreatedRenamedAndDeleted() async throws {
        let scene = try await NotesScene(["a.md": "one"])
        await scene.pilot.press("ctrl-n")
        #expect(await scene.shows("New file"))
        await scene.pilot.type("a.md")
        await scene.pilot.press("enter")
        #expect(await scene.shows("There is a file of that name."))
        await scene.pilot.press("backspace", "backspace", "backspace", "backspace")
        await scene.pilot.type("new.md")
        await scene.pilot.press("enter")
        #expect(await scene.shows("new.md ×"))
        await scene.pilot.type("text")
        await scene.pilot.press("ctrl-s", "f2")
        #expect(await scene.shows("Another name for new.md"))
        await scene.pilot.type("other.md")
        await scene.pilot.press("enter")
        #expect(await scene.shows("other.md ×"))
        #expect(scene.text(of: "other.md") == "text" && scene.text(of: "new.md") == nil)
        await scene.pilot.press("f8")
        #expect(await scene.shows("other.md is in the trash"))
        #expect(scene.text(of: "other.md") == nil)
        #expect(await scene.shows("Undo"))
        await scene.pilot.click(on: "Undo")
        #expect(await scene.waits { scene.text(of: "other.md") == "text" })
    }

    @Test func aFileIsMovedToAnotherFolder() async throws {
        let scene = try await NotesScene(["a.md": "one", "old/b.md": "two"], opening: "a.md")
        await scene.pilot.press("shift-f2")
        #expect(await scene.shows("Path"))
        await scene.pilot.type("old/c")
        await scene.pilot.press("enter")
        #expect(await scene.shows("c.md ×"))
        #expect(scene.text(of: "old/c.md") == "one" && scene.text(of: "a.md") == nil)
    }

    @Test func filesAreOpenedFromThePanel() async throws {
        let scene = try await NotesScene(["a.md": "one", "b.md": "two"], opening: "a.md")
        await scene.pilot.press("ctrl-o")
        #expect(await scene.shows("2 items"))
        await scene.pilot.type("b.md")
        await scene.pilot.press("enter")
        #expect(await scene.shows("b.md ×"))
    }

    @Test func theKeysOfViEditAndSave() async throws {
        let scene = try await NotesScene(["a.md": "one two"], opening: "a.md")
        scene.pilot.application.keyStyle = .vi
        #expect(await scene.shows("Normal  Ln 1, Col 1"))
        await scene.pilot.type("cwnew")
        #expect(await scene.shows("Insert  Ln 1, Col 4"))
        await scene.pilot.press("escape")
        await scene.pilot.type(":w")
        await scene.pilot.press("enter")
        #expect(await scene.waits { scene.text(of: "a.md") == "new two" })
        await scene.pilot.press("ctrl-p")
        #expect(await scene.waits { scene.pilot.application.windows.count > 1 })
    }

    @Test func theStatusTellsWordsAndPlaces() async throws {
        let scene = try await NotesScene(["a.md": "one two\r\nthree"], opening: "a.md")
        #expect(await scene.shows("Ln 1, Col 1  3 words  UTF-8  CRLF"))
        await scene.pilot.press("ctrl-end")
        #expect(await scene.shows("Ln 2, Col 6"))
    }

    @Test func theMenuBarHasTheCommandsForTheMouse() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.click(on: "File")
        #expect(await scene.shows("Move to trash"))
        await scene.pilot.click(on: "Rename…")
        #expect(await scene.shows("Another name for a.md"))
        await scene.pilot.click(on: "Cancel")
        await scene.pilot.press("f10", "right", "right")
        #expect(await scene.shows("✓ Wrap lines"))
        await scene.pilot.click(on: "Wrap lines")
        #expect(scene.controller.current?.editor.wrapsLines == false)
        await scene.pilot.press("alt-z")
        #expect(scene.controller.current?.editor.wrapsLines == true)
    }

    @Test func aSettingAppliesToAllTextsAtOnce() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.press("alt-,")
        #expect(await scene.shows("Search settings"))
        await scene.pilot.click(on: "Show line numbers")
        #expect(scene.controller.current?.editor.showsLineNumbers == false)
        await scene.pilot.press("escape")
        #expect(scene.controller.presentedViewController == nil)
        #expect(scene.controller.settings[NotesSettings.lineNumbers] == false)
    }

    @Test func theChosenThemeIsTheApplications() async throws {
        let scene = try await NotesScene()
        let theme = Theme.chalk
        scene.controller.settings[NotesSettings.theme] = "chalk"
        #expect(scene.pilot.application.theme == theme)
        scene.controller.settings.reset("theme")
        #expect(scene.pilot.application.theme == nil)
    }

    @Test func aLowWindowHasTheMenusInAButton() async throws {
        let scene = try await NotesScene(
            ["a.md": "one"], opening: "a.md", columns: 40, rows: 12)
        await scene.pilot.click(on: "Menu")
        #expect(await scene.shows("Edit"))
        await scene.pilot.press("escape", "f10", "enter")
        #expect(await scene.shows("Rename…"))
        await scene.pilot.press("escape", "escape")
        await scene.pilot.resize(columns: 40, rows: 6)
        await scene.pilot.press("f10")
        #expect(await scene.shows("Type a command"))
    }

    @Test func theContextMenusActOnWhatIsClicked() async throws {
        let scene = try await NotesScene(["a.md": "one", "b.md": "two"], opening: "a.md")
        #expect(await scene.shows("b.md"))
        await scene.pilot.click(on: "b.md", button: .right)
        #expect(await scene.shows("New file…"))
        await scene.pilot.click(on: "Rename…")
        #expect(await scene.shows("Another name for b.md"))
        await scene.pilot.press("escape")
        await scene.pilot.click(on: "one", button: .right)
        #expect(await scene.shows("Go to line…"))
    }

    @Test func thePaletteFindsCommands() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.press("alt-x")
        await scene.pilot.type("prev")
        #expect(await scene.shows("Preview"))
        await scene.pilot.press("escape")
        await scene.pilot.press("alt-x")
        await scene.pilot.type("find in")
        await scene.pilot.press("enter")
        #expect(await scene.shows("Type the text to find."))
    }

    @Test func theFooterBeginsWithWhatIsNeededFirst() async throws {
        let scene = try await NotesScene(
            ["a.md": "one"], opening: "a.md", columns: 100, rows: 24)
        let footer = try #require(scene.pilot.screen.split(separator: "\n").last)
        let titles = ["Save", "Open", "Find", "New", "Files"]
        let places = titles.map { footer.range(of: " \($0)")?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
        #expect(!footer.contains("Replace"))
    }
}
