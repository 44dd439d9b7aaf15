// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@MainActor
@Suite struct SavePanelTests {
    private func start(
        _ name: String = "tide table.csv", columns: Int = 100, rows: Int = 24,
        _ prepare: (SavePanel) -> Void = { _ in }
    ) async -> FilePanelScene<SavePanel> {
        await FilePanelScene(columns: columns, rows: rows) { source in
            let panel = SavePanel(directory: "/srv", name: name, source: source)
            prepare(panel)
            return panel
        }
    }

    /// Waits for the work off the main actor.
    private func finished(_ scene: FilePanelScene<SavePanel>) async -> [BytePath]? {
        for _ in 0..<200 where scene.finished.isEmpty {
            await scene.pilot.settle()
            try? await Task.sleep(for: .milliseconds(2))
        }
        return scene.finished.last
    }

    @Test func typingReplacesTheNameButNotItsExtension() async {
        let scene = await start()
        await scene.pilot.type("april")
        #expect(scene.panel.nameFieldStringValue == "april.csv")
        await scene.pilot.press("enter")
        #expect(await finished(scene) == ["/srv/april.csv"])
    }

    @Test(arguments: [
        ("notes", "/srv/notes.md"), ("notes.MD", "/srv/notes.MD"), ("a.b", "/srv/a.b.md"),
    ])
    func anExtensionIsAddedIfNoneIsAllowed(name: String, path: BytePath) async {
        let scene = await start(name) { $0.allowedFileTypes = [.markdown] }
        await scene.pilot.press("enter")
        #expect(await finished(scene) == [path])
    }

    @Test func otherExtensionsStayIfThePanelAllowsThem() async {
        let scene = await start("a.b") {
            $0.allowedFileTypes = [.markdown]
            $0.allowsOtherFileTypes = true
        }
        await scene.pilot.press("enter")
        #expect(await finished(scene) == ["/srv/a.b"])
    }

    @Test func aFileIsReplacedOnlyIfTheUserAgrees() async {
        let scene = await start("harbor.csv")
        await scene.pilot.press("enter")
        #expect(await scene.shows("Replace harbor.csv?"))
        #expect(scene.pilot.screen.contains("22 B") && scene.pilot.screen.contains("2023-11-1"))
        await scene.pilot.press("escape")
        #expect(scene.finished.isEmpty && !scene.pilot.screen.contains("Replace harbor.csv?"))
        #expect(!scene.panel.replacesFile)
        await scene.pilot.press("enter")
        #expect(await scene.shows("Replace harbor.csv?"))
        await scene.pilot.press("alt-r")
        #expect(await finished(scene) == ["/srv/harbor.csv"])
        #expect(scene.panel.replacesFile)
        // Another name is another answer.
        scene.panel.nameFieldStringValue = "new.csv"
        scene.panel.finish()
        while scene.finished.count < 2 { await scene.pilot.settle() }
        #expect(scene.finished.last == ["/srv/new.csv"] && !scene.panel.replacesFile)
    }

    @Test(arguments: [EIO, ESTALE, ETIMEDOUT, ENAMETOOLONG, EACCES, ELOOP])
    func aPanelThatCannotTellWhetherThereIsAFileSaysWhy(code: Int32) async {
        let scene = await start("new.csv")
        await scene.disk.fail("/srv/new.csv", code)
        await scene.pilot.press("enter")
        #expect(await scene.shows("× new.csv: "))
        #expect(scene.finished.isEmpty)
        await scene.disk.fail("/srv/new.csv", nil)
        await scene.pilot.press("enter")
        #expect(await finished(scene) == ["/srv/new.csv"])
    }

    @Test func theLimitOfANameCountsItsExtension() async {
        let scene = await start(String(repeating: "a", count: 253)) {
            $0.allowedFileTypes = [.markdown]
        }
        await scene.pilot.press("enter")
        #expect(scene.pilot.screen.contains("× The name is too long") && scene.finished.isEmpty)
        let longest = String(repeating: "a", count: 252)
        scene.panel.nameFieldStringValue = longest
        await scene.pilot.press("enter")
        #expect(await finished(scene) == [BytePath("/srv/" + longest + ".md")])
    }

    @Test(
        arguments: ["..", ".", "~", "tides/..", "tides/.", "tides/", "~/..", "../..", "/", "/.."],
        [[], [FileType.commaSeparatedText]])
    func aNameThatStandsForAFolderIsRefused(name: String, types: [FileType]) async {
        let scene = await start(name) { $0.allowedFileTypes = types }
        await scene.pilot.press("enter")
        #expect(await scene.shows("× This names a folder"))
        #expect(scene.finished.isEmpty && scene.panel.directory == "/srv")
    }

    @Test func aChosenFileIsThatFileWhateverItsNameAndItsFolder() async throws {
        let scene = await start()
        await scene.disk.put("~", in: "/srv")
        scene.panel.showsHiddenFiles = true
        #expect(await scene.shows(".hidden"))
        try await scene.click("~")
        #expect(scene.panel.nameFieldStringValue == "./~")
        scene.panel.finish()
        #expect(await scene.shows("Replace ~?"))
        await scene.pilot.press("alt-r")
        #expect(await finished(scene) == ["/srv/~"])
    }

    @Test func aSelectedFileGivesItsName() async {
        let scene = await start()
        await scene.pilot.click(on: "note.md")
        #expect(scene.panel.nameFieldStringValue == "note.md")
        await scene.pilot.click(on: #"caf\xE9"#)
        #expect(scene.panel.nameFieldStringValue == #"caf\xE9"#)
        await scene.pilot.press("enter")
        #expect(await scene.shows("Replace"))
        await scene.pilot.press("alt-r")
        #expect(await finished(scene) == [BytePath("/srv").appending(PanelDisk.strange)])
    }

    @Test func aTypedPathLeadsToAnotherFolder() async {
        let scene = await start("")
        await scene.pilot.type("~/new.txt")
        await scene.pilot.press("enter")
        #expect(await finished(scene) == ["/home/mira/new.txt"])
        await scene.pilot.press("ctrl-l")
        await scene.pilot.type("/srv/tides/x.csv")
        await scene.pilot.press("enter")
        _ = await scene.shows("march.csv")
        #expect(scene.finished.last == ["/srv/tides/x.csv"])
    }

    @Test func aNameThatCannotBeSavedIsRefused() async {
        let scene = await start("")
        await scene.pilot.press("enter")
        #expect(scene.pilot.screen.contains("× Type a name"))
        await scene.pilot.type("a/")
        await scene.pilot.press("enter")
        #expect(scene.pilot.screen.contains("× This names a folder"))
        await scene.pilot.type("b")
        await scene.pilot.press("enter")
        #expect(await scene.shows("× a: No such file or directory"))
        scene.panel.nameFieldStringValue = "tides"
        await scene.pilot.press("enter")
        #expect(await scene.shows("march.csv"))
        #expect(scene.panel.directory == "/srv/tides" && scene.panel.nameFieldStringValue.isEmpty)
        scene.panel.nameFieldStringValue = String(repeating: "é", count: 128)
        await scene.pilot.press("enter")
        #expect(scene.pilot.screen.contains("too long") && scene.finished.isEmpty)
    }

    @Test func aNameIsInTheShownFolderAndNotInTheCurrentOne() async {
        let scene = await FilePanelScene { source in
            SavePanel(directory: "/srv/tides", name: "x.csv", source: source)
        }
        await scene.pilot.press("enter")
        #expect(await finished(scene) == ["/srv/tides/x.csv"])
    }

    @Test func anotherKindChangesTheExtension() async {
        let scene = await start("table.csv") { $0.allowedFileTypes = [.commaSeparatedText, .json] }
        await scene.pilot.click(on: "Tables")
        await scene.pilot.click(on: "JSON")
        #expect(scene.panel.nameFieldStringValue == "table.json")
    }

    @Test func aNewFolderTakesTheFile() async throws {
        let scene = await start()
        await scene.pilot.press("f7")
        #expect(await scene.shows("New folder"))
        await scene.pilot.type("april")
        await scene.pilot.press("enter")
        #expect(await scene.shows("april"))
        await scene.pilot.press("enter")
        #expect(scene.panel.directory == "/srv/april")
        try await scene.press("Save")
        #expect(await finished(scene) == ["/srv/april/tide table.csv"])
    }

    @Test func aControllerAwaitsThePathAndAnAnswer() async throws {
        let root = ViewController(view: Label("Behind"))
        let pilot = await Pilot(plain: root, columns: 80, rows: 24)
        let panel = SavePanel(directory: "/srv", name: "x", source: PanelDisk().source)
        let choice = Task { await panel.pick(over: root) }
        while panel.viewIfLoaded?.window == nil { await pilot.settle() }
        panel.nameFieldStringValue = "note.md"
        try await pilot.element(.button, "Save").click()
        for _ in 0..<1_000 where !pilot.screen.contains("Replace note.md?") {
            try await Task.sleep(for: .milliseconds(2))
            await pilot.settle()
        }
        try await pilot.element(.button, "Replace").click()
        #expect(await choice.value == "/srv/note.md")
    }

    @Test func everySizeIsWhole() async {
        for (columns, rows) in [(80, 24), (40, 12), (20, 6), (3, 1)] {
            let scene = await start(columns: columns, rows: rows)
            #expect(await scene.pilot.faults().isEmpty)
            let findings = await scene.pilot.audit().filter {
                !($0.kind == .smallTargets && $0.subject.hasSuffix(": up"))
            }
            #expect(findings.isEmpty, "\(columns) × \(rows): \(findings)")
        }
    }
}
