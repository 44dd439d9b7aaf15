// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesFolders
import NotesModel
import Seltzer
import Testing

@testable import Notes

/// What other programs and crashes do to texts: nothing is lost.
@Suite @MainActor struct NotesSafetyTests {
    @Test func anUneditedTextFollowsItsFile() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        try scene.put("theirs", in: "a.md")
        await scene.pilot.advance(by: .seconds(3))
        #expect(await scene.shows("a.md was changed"))
        #expect(scene.controller.current?.editor.text == "theirs")
    }

    @Test func textThatIsTypedWhileTheFileIsReadStays() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        // Reading it takes longer than typing.
        try scene.put(String(repeating: "theirs\n", count: 1 << 20), in: "a.md")
        scene.controller.look()
        await Task.yield()
        await scene.pilot.type("X")
        #expect(await scene.shows("a.md was changed"))
        #expect(scene.controller.current?.editor.text.contains("X") == true)
    }

    @Test func anEditedTextIsNeverOverwrittenNorItsFile() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.type("X")
        try scene.put("theirs", in: "a.md")
        await scene.pilot.advance(by: .seconds(3))
        #expect(await scene.shows("Saving asks which"))
        #expect(scene.controller.current?.editor.text == "Xone")
        await scene.pilot.press("ctrl-s")
        #expect(await scene.shows("Another program changed a.md"))
        await scene.pilot.press("escape")
        #expect(scene.text(of: "a.md") == "theirs")
        await scene.pilot.press("ctrl-s")
        #expect(await scene.shows("Replace it"))
        await scene.pilot.press("alt-r")
        #expect(await scene.waits { scene.text(of: "a.md") == "Xone" })
    }

    @Test func theTextOfTheFileMayBeLoaded() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        await scene.pilot.type("X")
        try scene.put("theirs", in: "a.md")
        await scene.pilot.press("ctrl-s")
        #expect(await scene.shows("Another program changed a.md"))
        await scene.pilot.press("alt-l")
        #expect(await scene.waits { scene.controller.current?.editor.text == "theirs" })
        #expect(scene.text(of: "a.md") == "theirs")
    }

    @Test func aFileThatVanishedIsToldAndWrittenAgain() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        try FileManager.default.removeItem(atPath: scene.folder + "/a.md")
        await scene.pilot.advance(by: .seconds(3))
        #expect(await scene.shows("a.md is gone"))
        await scene.pilot.press("ctrl-s")
        #expect(await scene.waits { scene.text(of: "a.md") == "one" })
    }

    @Test func aFolderThatIsGoneIsToldAndTheTextStays() async throws {
        let scene = try await NotesScene(["sub/a.md": "one"], opening: "sub/a.md")
        await scene.pilot.type("X")
        try FileManager.default.removeItem(atPath: scene.folder + "/sub")
        await scene.pilot.press("ctrl-s")
        #expect(await scene.shows("a.md was not saved"))
        #expect(scene.controller.current?.editor.text == "Xone")
    }

    @Test func aTextWithoutAFileReplacesOneOnlyIfTheUserAgrees() async throws {
        let scene = try await NotesScene(["a.md": "theirs"])
        scene.controller.show(scene.controller.store.addUntitled())
        await scene.pilot.type("mine")
        await scene.pilot.press("ctrl-s")
        #expect(await scene.shows("Save as"))
        await scene.pilot.type("a.md")
        await scene.pilot.press("enter")
        #expect(await scene.shows("Replace a.md?"))
        #expect(scene.text(of: "a.md") == "theirs")
        await scene.pilot.press("alt-r")
        #expect(await scene.waits { scene.text(of: "a.md") == "mine" })
    }

    @Test func whatWasNotSavedIsOfferedAfterACrash() async throws {
        var first: NotesScene? = try await NotesScene(["a.md": "one"], opening: "a.md")
        let folder = try #require(first?.files)
        await first?.pilot.type("X")
        #expect(await first?.waits { first?.keptTexts.count == 1 } == true)
        // The run that was broken off is one whose lock is gone, as after a crash.
        let kept = try #require(first?.keptTexts.first)
        let state = folder.statePath
        try FileManager.default.copyItem(
            atPath: "\(state)/\(BytePath(kept).folder)", toPath: state + "/run-0-0")
        let second = await NotesScene(folder)
        #expect(await second.shows("Open what was not saved?"))
        await second.pilot.press("enter")
        #expect(await second.waits { second.controller.current?.editor.text == "Xone" })
        #expect(await second.shows("a.md ●"))
        #expect(
            await second.waits { !FileManager.default.fileExists(atPath: state + "/run-0-0") })
        await second.pilot.press("ctrl-s")
        #expect(await second.waits { second.text(of: "a.md") == "Xone" })
        first = nil
    }

    @Test(arguments: ["ctrl-q", "ctrl-c"])
    func quittingWhileItIsOfferedKeepsIt(keys: KeyChord) async throws {
        var first: NotesScene? = try await NotesScene(["a.md": "one"], opening: "a.md")
        let folder = try #require(first?.files)
        await first?.pilot.type("X")
        #expect(await first?.waits { first?.keptTexts.count == 1 } == true)
        let kept = try #require(first?.keptTexts.first)
        let state = folder.statePath
        try FileManager.default.copyItem(
            atPath: "\(state)/\(BytePath(kept).folder)", toPath: state + "/run-0-0")
        let second = await NotesScene(folder)
        #expect(await second.shows("Open what was not saved?"))
        await second.pilot.press(keys)
        #expect(await second.waits { second.pilot.ending == .ended })
        #expect(second.keptTexts.contains { $0.hasPrefix("run-0-0/") })
        #expect(second.text(of: "a.md") == "one")
        first = nil
    }

    // MARK: Permissions

    @available(macOS 15, *)
    @Test func aFileThatMayNotBeReadIsNotOpenedAndSaysWhy() async throws {
        let scene = try await NotesScene(["a.md": "one", "private.md": "two"])
        try scene.files.setPermissions(0, of: "private.md")
        await withTaskExecutorPreference(UnprivilegedExecutor()) {
            await scene.controller.open(BytePath(scene.folder + "/private.md"))
        }
        #expect(await scene.shows("private.md was not opened"))
        #expect(scene.pilot.screen.contains("Permission denied"))
        #expect(scene.controller.editors.isEmpty)
    }

    @available(macOS 15, *)
    @Test func aTextThatMayNotBeSavedStaysAndIsSavedLater() async throws {
        let scene = try await NotesScene(["sub/a.md": "one"], opening: "sub/a.md")
        await scene.pilot.type("X")
        try scene.files.setPermissions(0o444, of: "sub/a.md")
        try scene.files.setPermissions(0o555, of: "sub")
        await withTaskExecutorPreference(UnprivilegedExecutor()) {
            await scene.controller.saveCurrent()
        }
        #expect(await scene.shows("a.md was not saved"))
        #expect(scene.pilot.screen.contains("Permission denied"))
        #expect(scene.controller.current?.editor.text == "Xone")
        #expect(scene.controller.store.unsaved.count == 1)
        #expect(scene.text(of: "sub/a.md") == "one")
        #expect(scene.files.files == ["sub/a.md"])
        try scene.files.setPermissions(0o755, of: "sub")
        try scene.files.setPermissions(0o644, of: "sub/a.md")
        await scene.pilot.press("ctrl-s")
        #expect(await scene.waits { scene.text(of: "sub/a.md") == "Xone" })
    }
}
