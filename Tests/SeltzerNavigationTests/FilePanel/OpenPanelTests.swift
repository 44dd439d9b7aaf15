// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FilePanel, FilePanelEvents, FilePanelSource, FilePanelView, FilePanel+actions, FilePanel+handlers.

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct OpenPanelTests {
    private func start(
        _ disk: PanelDisk = PanelDisk(), columns: Int = 100, rows: Int = 24,
        capabilities: DisplayCapabilities = DisplayCapabilities(),
        _ prepare: (OpenPanel) -> Void = { _ in }
    ) async -> FilePanelScene<OpenPanel> {
        await FilePanelScene(disk, columns: columns, rows: rows, capabilities: capabilities) {
            source in
            let panel = OpenPanel(directory: "/srv", source: source)
            prepare(panel)
            return panel
        }
    }

    @Test func foldersAreEnteredAndLeft() async {
        let scene = await start()
        #expect(scene.names.prefix(3) == ["..", "locked", "tides"])
        await scene.pilot.press("home", "down", "down", "enter")
        #expect(scene.panel.directory == "/srv/tides")
        #expect(scene.names == ["..", "1999", "march.csv"])
        #expect(scene.pilot.screen.contains("/srv/tides"))
        await scene.pilot.press("backspace")
        #expect(scene.panel.directory == "/srv" && scene.names.count == 11)
        await scene.pilot.press("enter", "alt-up", "alt-up")
        #expect(scene.panel.directory == "/")
        await scene.pilot.press("alt-left")
        #expect(scene.panel.directory == "/srv")
        await scene.pilot.press("alt-right")
        #expect(scene.panel.directory == "/")
        await scene.pilot.press("alt-home")
        #expect(scene.panel.directory == "/home/mira")
        #expect(
            scene.pilot.events(FilePanelFolderChanged.self).map(\.path) == [
                "/srv/tides", "/srv", "/srv/tides", "/srv", "/", "/srv", "/", "/home/mira",
            ])
    }

    @Test func theFirstRowLeadsUpByAClick() async {
        let scene = await start()
        await scene.pilot.click(on: "..")
        await scene.pilot.click(on: "..")
        #expect(scene.panel.directory == "/")
    }

    @Test func enterAndTheButtonChooseTheSelectedFile() async throws {
        let scene = await start()
        await scene.pilot.type("harb")
        await scene.pilot.press("enter")
        #expect(scene.finished == [["/srv/harbor.csv"]])
        await scene.pilot.click(on: "note.md")
        try await scene.press("Open")
        #expect(scene.finished.last == ["/srv/note.md"])
    }

    @Test func withoutAFileTheReasonIsTold() async throws {
        let scene = await start()
        try await scene.press("Open")
        #expect(scene.pilot.screen.contains("× Choose a file") && scene.finished.isEmpty)
        await scene.pilot.press("down")
        #expect(!scene.pilot.screen.contains("Choose a file"))
    }

    @Test func severalFilesAreChosenTogether() async throws {
        let scene = await start { $0.allowsMultipleSelection = true }
        await scene.pilot.click(on: "b2.csv")
        await scene.pilot.press("shift-down")
        #expect(scene.pilot.screen.contains("2 of 10"))
        try await scene.press("Open")
        #expect(scene.finished == [["/srv/b2.csv", "/srv/b10.csv"]])
    }

    @Test func foldersAreChosenIfThePanelAllowsIt() async throws {
        let scene = await start {
            $0.canChooseDirectories = true
            $0.canChooseFiles = false
        }
        try await scene.press("Open")
        #expect(scene.finished == [["/srv"]])
        await scene.pilot.click(on: "tides")
        try await scene.press("Open")
        #expect(scene.finished.last == ["/srv/tides"])
        await scene.pilot.click(on: "note.md")
        try await scene.press("Open")
        #expect(scene.finished.count == 2 && scene.pilot.screen.contains("note.md is no folder"))
    }

    @Test func aTypedPathIsCompletedAndShown() async {
        let scene = await start()
        await scene.pilot.press("ctrl-l")
        await scene.pilot.type("/srv/ti")
        await scene.pilot.press("tab", "enter")
        #expect(await scene.shows("march.csv") && scene.panel.directory == "/srv/tides")
        await scene.pilot.press("~")
        await scene.pilot.type("letter.txt")
        await scene.pilot.press("enter")
        await scene.pilot.settle()
        #expect(scene.finished == [["/home/mira/letter.txt"]])
        await scene.pilot.press("ctrl-l")
        await scene.pilot.type("../nothing")
        await scene.pilot.press("enter")
        #expect(await scene.shows("× nothing: No such file or directory"))
        #expect(scene.panel.directory == "/srv/tides" && scene.finished.count == 1)
    }

    @Test func hiddenFilesAppearByAKey() async {
        let scene = await start()
        #expect(!scene.names.contains(".hidden"))
        await scene.pilot.press("alt-.")
        #expect(scene.names.contains(".hidden") && scene.panel.showsHiddenFiles)
        await scene.pilot.press("ctrl-h")
        #expect(!scene.names.contains(".hidden"))
    }

    @Test func aKindOfFilesHidesTheOthers() async {
        let scene = await start { $0.allowedFileTypes = [.commaSeparatedText, .item] }
        #expect(scene.names == ["..", "locked", "tides", "b2.csv", "b10.csv", "harbor.csv"])
        await scene.pilot.click(on: "Tables")
        await scene.pilot.click(on: "All files")
        #expect(scene.names.contains("note.md"))
    }

    @Test func aFolderThatCannotBeReadSaysWhy() async {
        let scene = await start()
        await scene.pilot.press("home", "down", "enter")
        #expect(scene.panel.directory == "/srv/locked")
        #expect(await scene.shows("Permission denied"))
        #expect(scene.pilot.screen.contains("Try again"))
        await scene.pilot.press("alt-up")
        #expect(scene.panel.directory == "/srv" && scene.names.count == 11)
    }

    @Test func aSlowFolderIsLeftWithoutWaiting() async {
        let disk = PanelDisk(silent: ["/net"])
        let scene = await start(disk)
        await scene.pilot.press("ctrl-l")
        await scene.pilot.type("/net")
        await scene.pilot.press("enter")
        #expect(await scene.shows("Loading"))
        #expect(scene.pilot.screen.contains("Reading"))
        await scene.pilot.press("alt-left")
        #expect(scene.names.count == 11 && !scene.pilot.screen.contains("Reading"))
        while await disk.cancelled.isEmpty { await Task.yield() }
        await scene.pilot.press("escape")
        #expect(scene.pilot.events(FilePanelCancelled.self).count == 1)
    }

    @Test func strangeNamesAreHarmlessAndOpen() async {
        let scene = await start()
        #expect(
            scene.pilot.screen.contains(#"caf\xE9"#) && scene.pilot.screen.contains("two␊lines"))
        await scene.pilot.click(on: #"caf\xE9"#)
        await scene.pilot.press("enter")
        #expect(scene.finished == [[BytePath("/srv").appending(PanelDisk.strange)]])
        await scene.pilot.press("ctrl-l")
        await scene.pilot.type(#"/srv/caf\xE9"#)
        await scene.pilot.press("enter")
        await scene.pilot.settle()
        #expect(scene.finished.last == [BytePath("/srv").appending(PanelDisk.strange)])
    }

    @Test func aNewFolderIsNamedInItsRow() async {
        let scene = await start()
        await scene.pilot.press("f7")
        #expect(await scene.shows("New folder"))
        await scene.pilot.type("april")
        await scene.pilot.press("enter")
        #expect(await scene.shows("april") && scene.names.prefix(2) == ["..", "april"])
        #expect(await scene.disk.made == ["/srv/New folder"])
        await scene.pilot.press("f7")
        #expect(await scene.shows("New folder"))
        await scene.pilot.press("escape", "f7")
        #expect(await scene.shows("New folder 2"))
        await scene.pilot.press("escape")
        #expect(scene.finished.isEmpty && scene.pilot.events(FilePanelCancelled.self).isEmpty)
        scene.panel.directory = "/"
        await scene.pilot.press("f7")
        #expect(await scene.shows("The folder was not created: Permission denied"))
        scene.panel.canCreateDirectories = false
        scene.panel.directory = "/srv"
        let count = await scene.disk.made.count
        await scene.pilot.press("f7")
        #expect(await scene.disk.made.count == count)
    }

    @Test func bookmarksAreKeptByTheProgram() async {
        let scene = await start {
            $0.bookmarks = ["/srv/tides"]
            $0.allowsBookmarks = true
        }
        await scene.pilot.press("ctrl-d")
        #expect(
            scene.pilot.events(FilePanelBookmarksChanged.self).last?.bookmarks == [
                "/srv/tides", "/srv",
            ])
        await scene.pilot.press("ctrl-d")
        #expect(scene.panel.bookmarks == ["/srv/tides"])
    }

    @Test func aControllerAwaitsTheChoice() async {
        for style in [ModalPresentationStyle.formSheet, .fullScreen] {
            let root = ViewController(view: Label("Behind"))
            let pilot = await Pilot(plain: root, columns: 80, rows: 24)
            let panel = OpenPanel(directory: "/srv", source: PanelDisk().source)
            panel.modalPresentationStyle = style
            let choice = Task { await panel.pick(over: root) }
            while panel.viewIfLoaded?.window == nil { await pilot.settle() }
            await pilot.settle()
            #expect(pilot.screen.contains("note.md"))
            await pilot.click(on: "note.md")
            await pilot.press("enter")
            #expect(await choice.value == ["/srv/note.md"])
            let left = OpenPanel(directory: "/srv", source: PanelDisk().source)
            let none = Task { await left.pick(over: root) }
            while left.viewIfLoaded?.window == nil { await pilot.settle() }
            await pilot.press("escape")
            #expect(await none.value == nil)
        }
    }

    @Test(
        arguments: DisplayLook.allCases.map(\.capabilities) + [
            DisplayCapabilities(colorDepth: .sixteen)
        ])
    func everySizeAndLookIsWhole(capabilities: DisplayCapabilities) async {
        for (columns, rows) in [(120, 40), (80, 24), (60, 14), (40, 12), (20, 5), (8, 2), (1, 1)] {
            let scene = await start(columns: columns, rows: rows, capabilities: capabilities) {
                $0.allowedFileTypes = [.commaSeparatedText, .item]
                $0.showsPreview = true
                $0.message = "of the harbor"
            }
            _ = await scene.pilot.press("home", "down", "ctrl-b", "ctrl-b")
            #expect(await scene.pilot.faults().isEmpty, "\(columns) × \(rows)")
        }
    }

    @Test func otherProgramsFindEveryPart() async {
        for (columns, rows) in [(120, 40), (80, 24), (60, 14), (40, 12), (20, 5), (8, 2)] {
            let scene = await start(columns: columns, rows: rows) { $0.showsPreview = true }
            // The arrows of the footer are one cell wide; the keys do the same.
            let findings = await scene.pilot.audit().filter {
                !($0.kind == .smallTargets && $0.subject.hasSuffix(": up"))
            }
            #expect(findings.isEmpty, "\(columns) × \(rows): \(findings)")
        }
        let scene = await start()
        for name in ["Path", "Files", "Places", "Open", "Cancel"] {
            #expect(scene.pilot.elementTree.contains("\"\(name)\""), "\(name)")
        }
    }

    @Test func aPanelIsTheRootOfAnInlineProgram() async {
        let panel = OpenPanel(directory: "/srv", source: PanelDisk().source)
        let application = Application(root: panel) { throw ApplicationError.noTerminal }
        application.presentation = .inline(rows: 10)
        let pilot = await Pilot(application, columns: 60, rows: 24)
        await pilot.settle()
        #expect(pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
        await pilot.type("note")
        await pilot.press("enter")
        #expect(pilot.events(FilePanelFinished.self).map(\.paths) == [["/srv/note.md"]])
    }

    @Test func inNarrowRoomThePlacesTakeThePlaceOfTheFiles() async {
        let scene = await start(columns: 40, rows: 12)
        #expect(!scene.pilot.screen.contains("Home"))
        await scene.pilot.press("ctrl-b")
        #expect(scene.pilot.screen.contains("Home") && !scene.pilot.screen.contains("note.md"))
        await scene.pilot.click(on: "Home")
        #expect(scene.panel.directory == "/home/mira")
        #expect(scene.pilot.screen.contains("letter.txt"))
    }
}
