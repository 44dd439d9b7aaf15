// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesModel
import Seltzer
import SeltzerTesting
import Testing

@testable import Notes

@Suite @MainActor struct NotesControllerTests {
    // MARK: Opening

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
            root: scene.folder, state: NotesState(folder: nil, trash: nil))
        controller.filesToOpen = [scene.folder, scene.folder + "/a.md"]
        await controller.openFirst()
        #expect(controller.filesToOpen == [scene.folder])
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

    @Test func whatCannotBeOpenedIsTold() async throws {
        let scene = try await NotesScene(["a.md": ""])
        try FileManager.default.createDirectory(
            atPath: scene.folder + "/x", withIntermediateDirectories: true)
        await scene.controller.open(scene.folder + "/x")
        #expect(await scene.shows("x was not opened"))
        #expect(scene.pilot.screen.contains("directory"))
    }

    @Test func bytesThatAreNoTextAreShownAndKept() async throws {
        let scene = try await NotesScene(["a.bin": ""])
        let path = scene.folder + "/a.bin"
        try Data([0x61, 0xFF, 0x00, 0x0D, 0x0A, 0xFE]).write(to: URL(fileURLWithPath: path))
        await scene.controller.open(path)
        #expect(await scene.shows("binary  CRLF"))
        await scene.pilot.type("Z")
        await scene.pilot.press("ctrl-s")
        #expect(
            await scene.waits {
                FileManager.default.contents(atPath: path)
                    == Data([0x5A, 0x61, 0xFF, 0x00, 0x0D, 0x0A, 0xFE])
            })
    }

    @Test func theNameOfAFileGivesItsTextColours() async throws {
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

    // MARK: Closing and quitting

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

    // MARK: Changes by other programs

    @Test func anUneditedTextFollowsItsFile() async throws {
        let scene = try await NotesScene(["a.md": "one"], opening: "a.md")
        try scene.put("theirs", in: "a.md")
        await scene.pilot.advance(by: .seconds(3))
        #expect(await scene.shows("a.md was changed"))
        #expect(scene.controller.current?.editor.text == "theirs")
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

    // MARK: Recovery

    @Test func whatWasNotSavedIsOfferedAfterACrash() async throws {
        var first: NotesScene? = try await NotesScene(["a.md": "one"], opening: "a.md")
        let folder = try #require(first?.files)
        await first?.pilot.type("X")
        #expect(await first?.waits { first?.keptTexts.count == 1 } == true)
        // The run that was broken off is one whose lock is gone, as after a crash.
        let kept = try #require(first?.keptTexts.first)
        let state = folder.statePath
        try FileManager.default.copyItem(
            atPath: state + "/" + FilePath.folder(of: kept), toPath: state + "/run-0-0")
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
            atPath: state + "/" + FilePath.folder(of: kept), toPath: state + "/run-0-0")
        let second = await NotesScene(folder)
        #expect(await second.shows("Open what was not saved?"))
        await second.pilot.press(keys)
        #expect(await second.waits { second.pilot.ending == .ended })
        #expect(second.keptTexts.contains { $0.hasPrefix("run-0-0/") })
        #expect(second.text(of: "a.md") == "one")
        first = nil
    }

    // MARK: Files

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

    // MARK: The preview

    @Test func thePreviewFollowsTheText() async throws {
        let scene = try await NotesScene(
            ["a.md": "- one **two**\n"], opening: "a.md", columns: 110, rows: 24)
        await scene.pilot.press("f9")
        #expect(await scene.shows("Preview of a.md"))
        #expect(await scene.shows("one two"))
        await scene.pilot.type("- zero\n")
        #expect(await scene.waits { scene.pilot.screen.contains("• zero") })
        await scene.pilot.resize(columns: 80, rows: 24)
        #expect(await scene.shows("Preview of a.md"))
        await scene.pilot.press("f9")
        #expect(!scene.pilot.screen.contains("Preview of"))
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test func aNarrowWindowShowsThePreviewAlone() async throws {
        let scene = try await NotesScene(
            ["a.md": "one **two**\n"], opening: "a.md", columns: 40, rows: 12)
        await scene.pilot.press("f9")
        #expect(await scene.shows("one two"))
        await scene.pilot.press("escape")
        #expect(await scene.shows("one **two**"))
    }

    @Test func aLinkOpensItsFile() async throws {
        let scene = try await NotesScene(
            ["a.md": "[other](sub/b.md)\n", "sub/b.md": "second\n"], opening: "a.md",
            columns: 110, rows: 24)
        await scene.pilot.press("f9")
        #expect(await scene.shows("Preview of a.md"))
        let heading = try #require(scene.pilot.location(of: "Preview of a.md"))
        #expect(await scene.shows("  other"))
        await scene.pilot.click(column: heading.x, row: heading.y + 2)
        #expect(await scene.shows("b.md ×"))
    }

    // MARK: Sizes

    @Test func aNarrowWindowShowsTheTreeInAWindowOfItsOwn() async throws {
        let scene = try await NotesScene(["a.md": "one", "b.md": "two"], columns: 60, rows: 20)
        #expect(await scene.shows("No file is open"))
        #expect(!scene.pilot.screen.contains("b.md"))
        await scene.pilot.press("ctrl-b")
        #expect(await scene.shows("b.md"))
        await scene.pilot.click(on: "b.md")
        #expect(await scene.shows("b.md ×"))
        #expect(scene.pilot.screen.contains("two"))
        await scene.pilot.resize(columns: 90, rows: 20)
        #expect(await scene.shows("a.md"))
    }

    @Test func ofATooLargeFileItIsToldThatItIsReadOnly() async throws {
        let scene = try await NotesScene(["a.md": "0123456789"], opening: "a.md")
        #expect(await scene.shows("0123456789"))
        let document = try #require(scene.controller.current?.document)
        #expect(NotesController.note(of: document) == nil)
        document.take(try DocumentContents.read(path: scene.folder + "/a.md", limit: 9))
        #expect(NotesController.note(of: document) == "read-only: too large to edit")
    }

    @Test(arguments: [(40, 12), (20, 5), (3, 2), (1, 1)])
    func smallWindowsShowWhatTheyCan(columns: Int, rows: Int) async throws {
        let scene = try await NotesScene(
            ["a.md": "one"], opening: "a.md", columns: columns, rows: rows)
        await scene.pilot.type("X")
        await scene.pilot.press("ctrl-s")
        #expect(await scene.waits { scene.text(of: "a.md") == "Xone" })
        if columns >= 40 {
            #expect(scene.pilot.screen.contains("Xone") && scene.pilot.screen.contains("Quit"))
        }
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test func hostileNamesAndTextsStayHarmless() async throws {
        let name = "a\u{1B}[31m\u{202E}b&c.md"
        let scene = try await NotesScene([name: "one \u{1B}]0;x\u{07}\u{202E}"], opening: name)
        #expect(await scene.waits { scene.controller.current != nil })
        #expect(!scene.pilot.screen.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        #expect(scene.pilot.screen.contains("b&c.md"))
        #expect(await scene.pilot.faults().isEmpty)
    }
}
