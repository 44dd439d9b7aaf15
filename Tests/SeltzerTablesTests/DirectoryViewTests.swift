// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DirectoryEvents, DirectoryItem, DirectorySource, DirectoryWatch.

import Foundation
import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// A folder with files, which is removed at the end of a test.
private final class Disk {
    let path: String

    init(_ names: String...) {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = base + "/seltzer-disk-\(UUID().uuidString)"
        make("")
        for name in names { make(name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the path of a file in the folder.
    static func / (disk: Disk, name: String) -> BytePath {
        BytePath(disk.path).appending(BytePath(name))
    }

    /// Creates a folder, if the name ends with a slash, or an empty file.
    func make(_ name: String) {
        let place = path + "/" + name
        if name.isEmpty || name.hasSuffix("/") {
            try? FileManager.default.createDirectory(
                atPath: place, withIntermediateDirectories: true)
        } else {
            _ = FileManager.default.createFile(atPath: place, contents: nil)
        }
    }

    func link(_ name: String, to target: String) {
        try? FileManager.default.createSymbolicLink(
            atPath: path + "/" + name, withDestinationPath: target)
    }

    func remove(_ name: String) { try? FileManager.default.removeItem(atPath: path + "/" + name) }

    func rename(_ name: String, to other: String) {
        try? FileManager.default.moveItem(atPath: path + "/" + name, toPath: path + "/" + other)
    }
}

@MainActor
private struct Scene {
    let view: DirectoryView
    let pilot: Pilot

    init(_ path: String, columns: Int = 30, _ prepare: (DirectoryView) -> Void = { _ in }) async {
        view = DirectoryView(path: path)
        prepare(view)
        pilot = await Pilot(plain: ViewController(view: view), columns: columns, rows: 9)
        await until { !view.isItemLoading(nil) }
    }

    var lines: [String] {
        pilot.screen.split(separator: "\n").map { line in
            var line = line.dropFirst()
            while line.last == " " { line.removeLast() }
            return String(line)
        }
    }

    /// Waits until something is so, as when a watcher has told a change.
    func until(_ condition: @MainActor () -> Bool) async {
        for _ in 0..<2_000 {
            if condition() { break }
            await pilot.advance(by: .milliseconds(50))
            try? await Task.sleep(for: .milliseconds(2))
        }
        await pilot.settle()
    }
}

@MainActor
@Suite struct DirectoryViewTests {
    @Test func foldersComeFirstAndAreReadWhenTheyAreUnfolded() async {
        let disk = Disk("b/", "b/inner", "a10", "a9", ".hidden")
        let scene = await Scene(disk.path)
        #expect(scene.lines == ["▸ b", "  a9", "  a10"])
        await scene.pilot.press("down", "right")
        #expect(scene.lines == ["▾ b", "└   inner", "  a9", "  a10"])
        scene.view.showsHiddenFiles = true
        scene.view.listsFoldersFirst = false
        await scene.pilot.settle()
        #expect(scene.lines == ["  .hidden", "  a9", "  a10", "▾ b", "└   inner"])
        #expect(scene.view.expandedPaths == [disk / "b"])
    }

    @Test func selectedAndActivatedPathsAreTold() async {
        let disk = Disk("b/", "a")
        let scene = await Scene(disk.path + "//")
        await scene.pilot.press("down", "enter", "down", "enter")
        #expect(
            scene.pilot.events(FileSelectionChanged.self).map(\.paths)
                == [[disk / "b"], [disk / "a"]])
        // A folder is unfolded.
        #expect(scene.pilot.events(FileActivated.self).map(\.path) == [disk / "a"])
        #expect(scene.view.expandedPaths == [disk / "b"])
        #expect(scene.view.selectedPaths == [disk / "a"])
    }

    @Test func linksShowWhereTheyLead() async {
        let disk = Disk("b/", "b/inner")
        disk.link("folder", to: "b")
        disk.link("nothing", to: "gone")
        disk.link("round", to: ".")
        let scene = await Scene(disk.path)
        #expect(scene.lines == ["▸ b", "▸ folder → b", "▸ round → .", "  nothing → gone"])
        await scene.pilot.press("down", "down", "right")
        #expect(scene.lines[1...2] == ["▾ folder → b", "└   inner"])
        // A circle is followed only as far as the user unfolds it.
        await scene.pilot.press("end", "up", "*")
        #expect(scene.lines[4] == "├ ▸ b")
        #expect(scene.lines[5] == "├ ▸ folder → b")
    }

    @Test func aFolderThatCannotBeReadIsToldInPlace() async {
        let disk = Disk("b/")
        let scene = await Scene(disk.path, columns: 44) { $0.watchesFiles = false }
        disk.remove("b")
        await scene.pilot.press("down", "right")
        #expect(scene.lines == ["▾ b", "└ × No such file or directory  Try again"])
        disk.make("b/")
        disk.make("b/new")
        await scene.pilot.click(on: "Try")
        #expect(scene.lines == ["▾ b", "└   new"])
        let missing = await Scene("/nowhere/at all", columns: 44)
        #expect(missing.lines == ["× No such file or directory  Try again"])
    }

    @Test func whatOtherProgramsChangeIsShown() async {
        let disk = Disk("b/", "b/inner", "a")
        let scene = await Scene(disk.path)
        await scene.pilot.press("down", "right", "down", "down")
        #expect(scene.view.selectedPaths == [disk / "a"])
        disk.make("b/another")
        await scene.until { scene.lines.contains("├   another") }
        #expect(scene.lines == ["▾ b", "├   another", "└   inner", "  a"])
        #expect(scene.view.selectedPaths == [disk / "a"])
        disk.rename("a", to: "z")
        await scene.until { scene.lines.contains("  z") }
        #expect(scene.lines == ["▾ b", "├   another", "└   inner", "  z"])
        // The current folder vanishes.
        await scene.pilot.press("home")
        disk.remove("b")
        await scene.until { scene.lines == ["  z"] }
        #expect(scene.lines == ["  z"])
        disk.make("b/")
        await scene.until { scene.lines.count == 2 }
        #expect(scene.lines == ["▸ b", "  z"])
        #expect(scene.view.watchError == nil)
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test func aFoldedFolderIsReadAgainWhenItIsUnfolded() async {
        let disk = Disk("b/", "b/inner")
        let scene = await Scene(disk.path)
        await scene.pilot.press("down", "right", "left")
        disk.make("b/another")
        await scene.until { false || scene.pilot.application.clock.now > .seconds(2) }
        await scene.pilot.press("right")
        await scene.until { scene.lines.contains("├   another") }
        #expect(scene.lines == ["▾ b", "├   another", "└   inner"])
    }

    @Test func aPathIsRevealedAndSelected() async {
        let disk = Disk("b/", "b/c/", "b/c/deep", "a")
        let scene = await Scene(disk.path)
        scene.view.reveal(disk / "b/c/deep")
        await scene.until { !scene.view.selectedPaths.isEmpty }
        #expect(scene.view.selectedPaths == [disk / "b/c/deep"])
        #expect(scene.lines == ["▾ b", "└ ▾ c", "  └   deep", "  a"])
        scene.view.reveal("/elsewhere")
        scene.view.reveal(disk / "a/")
        await scene.pilot.settle()
        #expect(scene.view.selectedPaths == [disk / "a"])
        #expect(scene.pilot.events(FileSelectionChanged.self).isEmpty)
    }

    @Test func anotherFolderCanBeShown() async {
        let (disk, other) = (Disk("b/", "b/inner"), Disk("x"))
        let scene = await Scene(disk.path)
        await scene.pilot.press("down", "right")
        scene.view.path = BytePath(other.path)
        await scene.until { scene.lines == ["  x"] }
        #expect(scene.lines == ["  x"])
        other.make("y")
        await scene.until { scene.lines == ["  x", "  y"] }
        #expect(scene.lines == ["  x", "  y"])
    }

    @Test func hostileNamesAreShownInOneLine() async {
        let disk = Disk("one\ntwo", "red\u{1B}[31m", "tab\there", "漢字", "\u{202E}gpj.exe")
        let scene = await Scene(disk.path)
        #expect(scene.lines.contains("  one␊two"))
        #expect(scene.lines.contains("  red␛[31m"))
        #expect(scene.lines.contains("  tab␉here"))
        #expect(scene.lines.contains("  漢字"))
        #expect(scene.lines.contains("  gpj.exe"))
        #expect(scene.lines.count == 5)
    }

    @Test func aFolderOfManyFilesAsksOnlyForWhatIsSeen() async {
        let disk = Disk()
        for number in 0..<3_000 { disk.make("file \(number)") }
        let scene = await Scene(disk.path)
        #expect(scene.lines[2].hasPrefix("  file 2"))
        await scene.pilot.press("end")
        #expect(scene.view.selectedPaths == [disk / "file 2999"])
        disk.make("file 2999b")
        await scene.until { scene.view.numberOfRows == 3_001 }
        #expect(scene.view.selectedPaths == [disk / "file 2999"])
    }
}
