// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesFolders
import NotesModel
import Seltzer
import SeltzerTesting
import Testing

@testable import Notes

/// Files that are opened, from the tree, the command line and other programs.
@Suite @MainActor struct NotesOpeningTests {
    @Test func aFileOpensFromTheTreeByKeysAndTypingMarksIt() async throws {
        let scene = try await NotesScene(["a.md": "one\n", "sub/b.md": "two\n"])
        #expect(await scene.shows("▸ sub"))
        await scene.pilot.press("right")
        #expect(await scene.shows("▾ sub"))
        #expect(await scene.shows("b.md"))
        // The first press selects the current row, which is that of the folder.
        await scene.pilot.press("down", "down", "enter")
        #expect(await scene.shows("sub/b.md"))
        await scene.pilot.type("X")
        #expect(await scene.shows("b.md ●"))
        #expect(scene.pilot.screen.contains("Xtwo") && scene.pilot.screen.contains("not saved"))
        await scene.pilot.press("ctrl-s")
        #expect(await scene.waits { scene.text(of: "sub/b.md") == "Xtwo\n" })
        #expect(await scene.shows("b.md ×"))
    }

    @Test func aFileOfTheCommandLineIsInTheFirstFrameAndTakesTheFirstKey() async throws {
        let scene = try await NotesScene(["a.md": "lemons\n"])
        let controller = NotesController(
            root: BytePath(scene.folder), state: NotesState(folder: nil, trash: nil))
        controller.filesToOpen = [BytePath(scene.folder), BytePath(scene.folder + "/a.md")]
        await controller.openFirst()
        #expect(controller.filesToOpen == [BytePath(scene.folder)])
        let pilot = await Pilot(controller, columns: 80, rows: 24)
        await pilot.type("X")
        #expect(controller.current?.editor.text == "Xlemons\n")
        #expect(pilot.screen.contains("notes was not opened"))
    }

    @Test func aFileOpensAndClosesByTheMouse() async throws {
        let scene = try await NotesScene(["a.md": "one\n", "b.md": "two\n"])
        #expect(await scene.shows("a.md"))
        await scene.pilot.click(on: "a.md")
        #expect(await scene.shows("a.md ×"))
        await scene.pilot.click(on: "b.md")
        #expect(await scene.shows("b.md ×"))
        #expect(scene.controller.editors.count == 2)
        let first = try #require(scene.pilot.location(of: "a.md ×"))
        await scene.pilot.click(column: first.x, row: first.y)
        await scene.pilot.type("X")
        #expect(scene.controller.current?.editor.text == "Xone\n")
        await scene.pilot.press("ctrl-_", "ctrl-pagedown")
        await scene.pilot.click(on: "×")
        #expect(await scene.waits { scene.controller.editors.count == 1 })
        #expect(await scene.shows("two"))
    }

    @Test func filesThatAreDroppedOnTheWindowOpenAndOtherPastesAreTexts() async throws {
        let scene = try await NotesScene(["a.md": "one\n", "b c.md": "two\n"], opening: "a.md")
        #expect(await scene.shows("a.md ×"))
        await scene.pilot.paste("'\(scene.folder)/b c.md' ")
        #expect(await scene.shows("b c.md ×"))
        await scene.pilot.paste("/no/such/file")
        #expect(scene.controller.current?.editor.text == "/no/such/filetwo\n")
        await scene.pilot.press("ctrl-f")
        await scene.pilot.paste("\(scene.folder)/a.md")
        #expect(scene.controller.editors.count == 2)
        #expect(scene.controller.current?.editor.text == "/no/such/filetwo\n")
    }

    @Test func whatCannotBeOpenedIsTold() async throws {
        let scene = try await NotesScene(["a.md": ""])
        try FileManager.default.createDirectory(
            atPath: scene.folder + "/x", withIntermediateDirectories: true)
        await scene.controller.open(BytePath(scene.folder + "/x"))
        #expect(await scene.shows("x was not opened"))
        #expect(scene.pilot.screen.contains("directory"))
    }

    @Test func aLinkThroughTheFolderAboveLeadsToThePathWithoutIt() async throws {
        let scene = try await NotesScene(
            ["sub/a.md": "one", "sub/deep/c.md": "", "b.md": "two"], opening: "sub/a.md")
        let root = try NotesPlace(path: BytePath(scene.folder)).root
        #expect(
            scene.controller.linkActivated(LinkActivated(destination: "../sub/deep")) == .stop)
        #expect(
            await scene.waits {
                scene.controller.tree.selectedPath == root.appending("sub/deep")
            })
        #expect(scene.controller.linkActivated(LinkActivated(destination: "../b.md")) == .stop)
        #expect(
            await scene.waits {
                scene.controller.current?.document.path == root.appending("b.md")
            })
    }

    @Test func bytesThatAreNoTextAreShownAndKept() async throws {
        let scene = try await NotesScene(["a.bin": ""])
        let path = scene.folder + "/a.bin"
        try Data([0x61, 0xFF, 0x00, 0x0D, 0x0A, 0xFE]).write(to: URL(fileURLWithPath: path))
        await scene.controller.open(BytePath(path))
        #expect(await scene.shows("binary  CRLF"))
        await scene.pilot.type("Z")
        await scene.pilot.press("ctrl-s")
        #expect(
            await scene.waits {
                FileManager.default.contents(atPath: path)
                    == Data([0x5A, 0x61, 0xFF, 0x00, 0x0D, 0x0A, 0xFE])
            })
    }

    @Test func theNameOfAFileGivesItsTextColors() async throws {
        let scene = try await NotesScene(["a.txt": "let one = 1\n"], opening: "a.txt")
        #expect(scene.controller.current?.editor.highlighter == nil)
        await scene.pilot.press("f2")
        #expect(await scene.shows("Another name for a.txt"))
        await scene.pilot.type("a.swift")
        await scene.pilot.press("enter")
        #expect(await scene.shows("a.swift ×"))
        #expect(scene.controller.current?.editor.highlighter is SwiftHighlighter)
    }

    @Test func theTreeShowsWhatOtherProgramsAdd() async throws {
        let scene = try await NotesScene(["a.md": "one"])
        #expect(await scene.shows("a.md"))
        try scene.put("two", in: "b.md")
        let step = Duration.milliseconds(200)
        #expect(await scene.waits(advancing: step) { scene.pilot.screen.contains("b.md") })
        try FileManager.default.removeItem(atPath: scene.folder + "/a.md")
        #expect(await scene.waits(advancing: step) { !scene.pilot.screen.contains("a.md") })
    }

    @Test func hostileNamesAndTextsStayHarmless() async throws {
        let name = "a\u{1B}[31m\u{202E}b&c.md"
        let scene = try await NotesScene([name: "one \u{1B}]0;x\u{07}\u{202E}"], opening: name)
        #expect(await scene.waits { scene.controller.current != nil })
        #expect(!scene.pilot.screen.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        #expect(scene.pilot.screen.contains("b&c.md"))
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test func aFileOfAGigabyteIsShownReadOnlyAndStaysOnTheDisk() async throws {
        let files = try NotesFolder()
        let lines = (1...2_000).map { "line \($0)\n" }.joined()
        try files.put(lines, in: "big.log", size: 1 << 30)
        let scene = await NotesScene(files, opening: "big.log", columns: 100)
        #expect(await scene.shows("big.log  read-only: too large to edit"))
        // Its words are not counted; zeros are no text.
        #expect(await scene.shows("Ln 1, Col 1  binary  LF"))
        #expect(scene.pilot.screen.contains("1  line 1"))
        await scene.pilot.type("X")
        await scene.pilot.paste("lemons")
        await scene.pilot.press("backspace", "enter", "ctrl-s")
        #expect(scene.controller.current?.editor.storage.count == 1 << 30)
        #expect(scene.controller.current?.document.isEdited == false)
        await scene.pilot.press("ctrl-g")
        await scene.pilot.type("2000")
        await scene.pilot.press("enter")
        #expect(await scene.shows("Ln 2,000, Col 1"))
        #expect(scene.pilot.screen.contains("2000  line 2000"))
        #expect(await scene.pilot.faults().isEmpty)
        await scene.pilot.press("ctrl-q")
        #expect(await scene.waits { scene.pilot.ending == .ended })
    }
}
