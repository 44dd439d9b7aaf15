// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Notes

/// Names and texts that are found, in a file and in all of them.
@Suite @MainActor struct NotesFindingTests {
    @Test func aNameIsFoundByItsLetters() async throws {
        let scene = try await NotesScene(["Sources/Label.swift": "let a = 1\n", "b.md": ""])
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("lasw")
        #expect(await scene.shows("1/2"))
        await scene.pilot.press("enter")
        #expect(await scene.shows("let a = 1"))
        #expect(scene.controller.presentedViewController == nil)
    }

    @Test func aTextIsFoundInAllFilesAndShownInItsPlace() async throws {
        let scene = try await NotesScene([
            "a.md": "nothing", "b.md": "one\ntwo lemons\n", "c.md": "lemons\n",
        ])
        await scene.pilot.press("f3")
        #expect(await scene.shows("Type the text to find."))
        await scene.pilot.type("lemons")
        #expect(await scene.shows("2 in 2"))
        #expect(await scene.shows("   2  two lemons"))
        await scene.pilot.press("enter")
        #expect(await scene.waits { scene.controller.current?.editor.selectedText == "lemons" })
        #expect(scene.controller.current?.document.name == "b.md")
        #expect(scene.pilot.screen.contains("Ln 2, Col 11"))
    }

    @Test func enterBeforeTheFirstResultChoosesIt() async throws {
        let scene = try await NotesScene(["a.md": "nothing", "b.md": "one\ntwo lemons\n"])
        await scene.pilot.press("f3")
        #expect(await scene.shows("Type the text to find."))
        await scene.pilot.send(
            "lemons".map { .key(KeyPress(.character($0))) } + [.key(KeyPress(.enter))])
        #expect(await scene.waits { scene.controller.current?.editor.selectedText == "lemons" })
        #expect(scene.controller.presentedViewController == nil)
    }

    @Test func aTextIsFoundAndReplacedInAFile() async throws {
        let scene = try await NotesScene(
            ["a.md": "one lemon\ntwo\nlemon lemon\n"], opening: "a.md")
        await scene.pilot.press("ctrl-f")
        await scene.pilot.type("lemon")
        #expect(await scene.shows("1 of 3"))
        await scene.pilot.press("enter", "enter")
        #expect(await scene.shows("3 of 3"))
        await scene.pilot.press("escape")
        #expect(scene.controller.current?.editor.isFirstResponder == true)
        #expect(scene.controller.current?.editor.selectedRanges == [20..<25])
        await scene.pilot.type("lime")
        #expect(scene.controller.current?.editor.text == "one lemon\ntwo\nlemon lime\n")
    }

    @Test func allMatchesAreReplacedAsOneStep() async throws {
        let scene = try await NotesScene(["a.md": "one lemon\nlemon\n"], opening: "a.md")
        await scene.pilot.press("ctrl-f", "escape", "alt-%")
        await scene.pilot.type("lemon")
        #expect(await scene.shows("1 of 2"))
        await scene.pilot.press("tab")
        for _ in 0..<8 where !scene.pilot.screen.contains("lime") {
            await scene.pilot.type("lime")
        }
        await scene.pilot.click(on: "Replace all")
        #expect(
            await scene.waits { scene.controller.current?.editor.text.contains("lemon") == false })
    }

    @Test func goingToALineSelectsIt() async throws {
        let lines = (1...500).map { "line \($0)\n" }.joined()
        let scene = try await NotesScene(["a.md": lines], opening: "a.md")
        await scene.pilot.press("ctrl-g")
        #expect(await scene.shows("1 to 501"))
        await scene.pilot.type("x")
        await scene.pilot.press("enter")
        #expect(await scene.shows("Type a number."))
        await scene.pilot.press("backspace")
        await scene.pilot.type("321")
        await scene.pilot.press("enter")
        #expect(await scene.shows("Ln 321, Col 1"))
        #expect(scene.pilot.screen.contains("line 321"))
    }
}
