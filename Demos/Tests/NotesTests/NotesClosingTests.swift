// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Notes

/// Tabs that are closed, and the end of the program.
@Suite @MainActor struct NotesClosingTests {
    @Test func quittingAsksAboutTextsThatAreNotSaved() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        #expect(await scene.shows("a.md ×"))
        await scene.pilot.type("X")
        await scene.pilot.press("ctrl-q")
        #expect(await scene.shows("Save the changes?"))
        await scene.pilot.press("escape")
        #expect(scene.pilot.ending == nil && scene.text(of: "a.md") == "one")
        await scene.pilot.press("ctrl-c")
        // Ctrl-C in the text copies; from elsewhere it asks as Ctrl-Q does.
        #expect(scene.pilot.ending == nil)
        await scene.pilot.press("ctrl-q", "enter")
        #expect(await scene.waits { scene.pilot.ending == .ended })
        #expect(scene.text(of: "a.md") == "Xone")
        #expect(scene.keptTexts.isEmpty)
    }

    @Test func whatIsNotToBeSavedIsForgotten() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.type("X")
        #expect(await scene.waits { scene.keptTexts.count == 1 })
        await scene.pilot.press("ctrl-q", "alt-d")
        #expect(await scene.waits { scene.pilot.ending == .ended })
        #expect(scene.text(of: "a.md") == "one")
        #expect(scene.keptTexts.isEmpty)
    }

    @Test func keysThatWereTypedAheadAnswerTheQuestion() async throws {
        let scene = try await NotesScene(["a.md": "one two"], opening: "a.md")
        await scene.pilot.type("X")
        await scene.pilot.send([
            .key(KeyPress(.character("q"), modifiers: .control)),
            .key(KeyPress(.character("d"), modifiers: .alt)),
        ])
        #expect(await scene.waits { scene.pilot.ending == .ended })
        #expect(scene.text(of: "a.md") == "one two")
    }

    @Test func withoutChangesNothingIsAsked() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.press("ctrl-q")
        #expect(await scene.waits { scene.pilot.ending == .ended })
    }

    @Test func closingATabAsksFirst() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.type("X")
        await scene.pilot.press("ctrl-w")
        #expect(await scene.shows("a.md is not saved."))
        await scene.pilot.click(on: "Cancel")
        #expect(scene.controller.editors.count == 1)
        // The dot is the cross while the pointer is on it.
        await scene.pilot.click(on: "●")
        #expect(await scene.shows("a.md is not saved."))
        await scene.pilot.click(on: "Don't save")
        #expect(await scene.shows("No file is open"))
        #expect(scene.text(of: "a.md") == "one")
    }

    @Test func controlCAsksAsQuittingDoes() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.type("X")
        await scene.pilot.press("ctrl-b", "ctrl-c")
        #expect(await scene.shows("Save the changes?"))
        #expect(scene.pilot.ending == nil)
    }

    @Test(arguments: ["ctrl-p", "f3", "ctrl-n", "alt-x", "f1"])
    func controlCAsksInFrontOfAWindowToo(keys: KeyChord) async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.type("X")
        await scene.pilot.press(keys, "ctrl-c")
        #expect(scene.pilot.ending == nil)
    }

    @Test func controlCDoesNotAnswerAQuestion() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.type("X")
        await scene.pilot.press("ctrl-w")
        #expect(await scene.shows("a.md is not saved."))
        await scene.pilot.press("ctrl-c")
        #expect(scene.pilot.ending == nil && scene.pilot.screen.contains("Save the changes?"))
        await scene.pilot.press("ctrl-q", "enter")
        #expect(await scene.waits { scene.pilot.ending == .ended })
        #expect(scene.text(of: "a.md") == "Xone")
    }
}
