// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DirectoryFacts, DirectorySortOrder, DirectoryView+order, DirectoryView+parents, SortedDirectory.

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
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

/// Folders that are on no disk.
private actor Folders {
    private var entries: [BytePath: [DirectoryEntry]]
    private var errors: [BytePath: any Error] = [:]
    /// The folders that nobody hears from.
    private var silent: Set<BytePath>
    private(set) var cancelled: [BytePath] = []

    init(_ entries: [BytePath: [DirectoryEntry]], silent: Set<BytePath> = []) {
        (self.entries, self.silent) = (entries, silent)
    }

    func list(_ folder: BytePath) async throws -> [DirectoryEntry] {
        if silent.contains(folder) {
            do { try await Task.sleep(for: .seconds(10_000)) } catch {
                cancelled.append(folder)
                throw error
            }
        }
        if let error = errors[folder] { throw error }
        return entries[folder] ?? []
    }

    func put(_ new: [DirectoryEntry], in folder: BytePath) { entries[folder] = new }
    func fail(_ folder: BytePath, _ error: (any Error)?) { errors[folder] = error }
}

/// A size that is read only after a gate has opened.
private actor Gate {
    private var isOpen = false
    private(set) var asked = 0
    func open() { isOpen = true }

    func size() async throws -> Int {
        asked += 1
        if !isOpen { try await Task.sleep(for: .seconds(10_000)) }
        return 10
    }
}

/// The size of a file that grows.
private actor Sizes {
    private(set) var size = 10
    func grow() { size += 10 }
}

/// Files of a view that a closure lists.
@MainActor
@Suite struct DirectoryEntriesTests {
    private func file(_ name: String) -> DirectoryEntry { DirectoryEntry(name: name, kind: .file) }
    private func folder(_ name: String) -> DirectoryEntry {
        DirectoryEntry(name: name, kind: .directory)
    }

    private func show(
        _ folders: Folders, columns: Int = 44, rows: Int = 9, look: DisplayLook = .dark
    ) async -> (DirectoryView, Pilot) {
        let view = DirectoryView(path: "/") { try await folders.list($0) }
        let pilot = await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
        return (view, pilot)
    }

    private func lines(_ pilot: Pilot) -> [String] {
        pilot.screen.split(separator: "\n").map { line in
            String(line.dropFirst().reversed().drop { $0 == " " }.reversed())
        }
    }

    @Test func aClosureListsTheFilesAndNothingIsWatched() async {
        let folders = Folders(["/": [file("b"), folder("z"), file("a")], "/z": [file("inner")]])
        let (view, pilot) = await show(folders)
        #expect(lines(pilot) == ["▸ z", "  a", "  b"])
        #expect(!view.watchesFiles)
        await pilot.press("down", "right", "down", "down", "down", "enter")
        #expect(lines(pilot) == ["▾ z", "└   inner", "  a", "  b"])
        #expect(pilot.events(FileActivated.self).map(\.path) == ["/b"])
        await folders.put([file("b"), folder("z"), file("c"), file("aa")], in: "/")
        view.reloadData()
        await pilot.settle()
        #expect(lines(pilot) == ["▾ z", "└   inner", "  aa", "  b", "  c"])
        #expect(view.selectedPaths == ["/b"])
    }

    @Test func aFolderWithoutPermissionSaysWhyAndIsTriedAgain() async {
        let folders = Folders(["/": [folder("private"), file("a")], "/private": [file("diary")]])
        await folders.fail("/private", FileError("read", "/private", code: EACCES))
        let (_, pilot) = await show(folders)
        await pilot.press("down", "right")
        #expect(lines(pilot) == ["▾ private", "└ × Permission denied  Try again", "  a"])
        // Still refused.
        await pilot.click(on: "Try again")
        #expect(lines(pilot)[1] == "└ × Permission denied  Try again")
        await folders.fail("/private", nil)
        await pilot.press("down", "enter")
        #expect(lines(pilot) == ["▾ private", "└   diary", "  a"])
    }

    @Test func inANarrowPaneTheWordsToTryAgainStay() async {
        let folders = Folders(["/": [folder("private")], "/private": [file("diary")]])
        await folders.fail("/private", FileError("read", "/private", code: EACCES))
        let (_, pilot) = await show(folders, columns: 27)
        await pilot.press("down", "right")
        #expect(pilot.screen.contains("…"))
        await folders.fail("/private", nil)
        await pilot.click(on: "Try again")
        #expect(lines(pilot) == ["▾ private", "└   diary"])
    }

    @Test func aSlowFolderShowsThatItIsBusyAndFoldingItCancelsReading() async {
        let folders = Folders(["/": [folder("net"), file("a")]], silent: ["/net"])
        let (view, pilot) = await show(folders)
        await pilot.press("down", "right")
        await pilot.advance(by: .milliseconds(480))
        #expect(view.isItemLoading(view.currentItem))
        #expect("·•●○".contains(lines(pilot)[0].first ?? " "))
        // The others are used meanwhile.
        await pilot.press("down", "enter")
        #expect(pilot.events(FileActivated.self).map(\.path) == ["/a"])
        await pilot.press("up", "left")
        #expect(lines(pilot)[0] == "▸ net")
        while await folders.cancelled.isEmpty { await Task.yield() }
        #expect(await folders.cancelled == ["/net"])
    }

    @Test func aFolderAtTheTopThatIsSlowIsToldAndItsViewCancelsIt() async {
        let folders = Folders([:], silent: ["/"])
        var (view, pilot): (DirectoryView?, Pilot?) = await show(folders)
        #expect(pilot.map(lines) == ["· Loading"])
        (view, pilot) = (nil, nil)
        #expect(view == nil)
        while await folders.cancelled.isEmpty { await Task.yield() }
        #expect(await folders.cancelled == ["/"])
    }

    private func showTides(_ folders: Folders) async -> (DirectoryView, Pilot) {
        let view = DirectoryView(path: "/srv/tides") { try await folders.list($0) }
        view.allowsParentFolders = true
        let pilot = await Pilot(plain: ViewController(view: view), columns: 44, rows: 9)
        return (view, pilot)
    }

    private var tides: Folders {
        Folders([
            "/": [folder("srv")], "/srv": [folder("tides"), file("log")],
            "/srv/tides": [folder("old"), file("harbor.csv")],
            "/srv/tides/old": [file("1999.csv")],
        ])
    }

    @Test func sizesAndTimesAreShownAndSortFiles() async {
        let sizes: [BytePath: Int] = ["/a 2": 30, "/a 10": 2_000, "/b": 30]
        let folders = Folders([
            "/": [file("a 10"), file("b"), folder("z"), file("a 2"), file("gone"), file(".h")]
        ])
        let view = DirectoryView(path: "/") {
            try await folders.list($0)
        } status: { path in
            guard let size = sizes[path] else { throw FileError("read", path, code: ENOENT) }
            return FileStatus(kind: .file, size: size, modificationTime: 86_400 * size)
        }
        view.showsDetails = true
        var reads = 0
        view.didReadFolder = { reads += 1 }
        let pilot = await Pilot(plain: ViewController(view: view), columns: 60, rows: 9)
        func names() -> [String] {
            (0..<view.numberOfRows).compactMap { row in
                (view.item(atRow: row)?.base as? DirectoryItem)?.entry.name
            }
        }
        #expect(names() == ["z", "a 2", "a 10", "b", "gone"] && view.count == 5)
        #expect(pilot.screen.contains("2.0 kB") && pilot.screen.contains("1975-"))
        await pilot.click(on: "Size")
        #expect(names() == ["z", "gone", "a 2", "b", "a 10"])
        await pilot.click(on: "Size")
        #expect(names() == ["z", "a 10", "a 2", "b", "gone"])
        await pilot.click(on: "Modified")
        #expect(names() == ["z", "gone", "a 2", "b", "a 10"])
        view.sortOrderOfFiles = DirectorySortOrder(.name, isAscending: false)
        view.includesFile = { $0.name != "gone" }
        await pilot.settle()
        #expect(names() == ["z", "b", "a 10", "a 2"])
        #expect(reads >= 5)
        view.reveal("/a 10")
        #expect(view.selectedPaths == ["/a 10"])
    }

    @Test func aChangedSizeIsReadWithItsFolder() async {
        let sizes = Sizes()
        let view = DirectoryView(path: "/") { _ in
            [DirectoryEntry(name: "log", kind: .file)]
        } status: { _ in
            FileStatus(kind: .file, size: await sizes.size, modificationTime: 0)
        }
        view.showsDetails = true
        let pilot = await Pilot(plain: ViewController(view: view), columns: 60, rows: 5)
        #expect(pilot.screen.contains("10 B"))
        await sizes.grow()
        view.reloadData()
        await pilot.settle()
        #expect(pilot.screen.contains("20 B"))
    }

    @Test(.timeLimit(.minutes(10)), arguments: [true, false])
    func aSizeWhoseReadingEndedWithTheWindowIsReadInTheNext(waits: Bool) async {
        let gate = Gate()
        let view = DirectoryView(path: "/") { _ in
            [DirectoryEntry(name: "log", kind: .file)]
        } status: { _ in
            FileStatus(kind: .file, size: try await gate.size(), modificationTime: 0)
        }
        view.showsDetails = true
        let root = View()
        let pilot = await Pilot(plain: ViewController(view: root), columns: 60, rows: 5)
        view.frame = root.bounds
        root.addSubview(view)
        while await gate.asked == 0 { await pilot.settle() }
        await gate.open()
        view.removeFromSuperview()
        if waits { await pilot.settle() }
        root.addSubview(view)
        while !pilot.screen.contains("10 B") { await pilot.settle() }
        #expect(await gate.asked == 2)
    }

    @Test func theNumberOfFilesIsThatOfTheShownFolder() async {
        let folders = Folders(["/": [file("a"), file("b")], "/c": [file("d")]], silent: ["/net"])
        let (view, pilot) = await show(folders)
        #expect(view.count == 2)
        view.path = "/net"
        #expect(view.count == 0)
        await pilot.settle()
        #expect(view.count == 0)
        view.path = "/c"
        await pilot.settle()
        #expect(view.count == 1)
        await folders.fail("/c", FileError("read", "/c", code: EACCES))
        view.reloadData()
        await pilot.settle()
        #expect(view.count == 0)
    }

    @Test func aSlowFolderReplacesTheFilesOfAnother() async {
        let folders = Folders(["/": [file("a")], "/b": []], silent: ["/net"])
        let (view, pilot) = await show(folders)
        view.path = "/net"
        await pilot.settle()
        #expect(lines(pilot) == ["  a"])
        await pilot.advance(by: .milliseconds(200))
        #expect(pilot.screen.contains("Loading") && !pilot.screen.contains(" a "))
        view.path = "/"
        await pilot.settle()
        #expect(lines(pilot) == ["  a"])
        while await folders.cancelled.isEmpty { await Task.yield() }
    }

    @Test func theFirstRowLeadsAboveTheRootWhichStaysUnfolded() async {
        let (view, pilot) = await showTides(tides)
        #expect(lines(pilot) == ["  ..", "▸ old", "  harbor.csv"])
        view.expandedPaths = ["/srv/tides/old"]
        await pilot.settle()
        await pilot.press("home", "enter")
        #expect(view.path == "/srv" && view.selectedPaths == ["/srv/tides"])
        #expect(
            lines(pilot) == [
                "  ..", "▾ tides", "├ ▾ old", "│ └   1999.csv", "└   harbor.csv", "  log",
            ])
        #expect(pilot.events(DirectoryRootChanged.self).map(\.path) == ["/srv"])
        await pilot.press("backspace")
        #expect(view.path == "/" && lines(pilot)[0] == "▾ srv")
        // There is nothing above.
        await pilot.press("alt-up", "backspace")
        #expect(view.path == "/")
        #expect(pilot.events(DirectoryRootChanged.self).count == 2)
    }

    @Test func theRowAboveIsNoFile() async {
        let (view, pilot) = await showTides(tides)
        view.renameFile = { _, _ in #expect(Bool(false)) }
        view.allowsMultipleSelection = true
        await pilot.press("home", "f2")
        #expect(view.renamedItem == nil && view.selectedPaths.isEmpty)
        await pilot.press("ctrl-a")
        #expect(view.selectedPaths == ["/srv/tides/old", "/srv/tides/harbor.csv"])
        await pilot.click(on: "..")
        await pilot.click(on: "..")
        #expect(view.path == "/srv")
    }

    @Test func withoutPermissionTheUserStaysBelow() async {
        let (view, pilot) = await show(tides)
        await pilot.press("backspace", "alt-up")
        #expect(view.path == "/" && !pilot.screen.contains(".."))
        view.path = "/srv/tides"
        await pilot.settle()
        await pilot.press("backspace")
        #expect(view.path == "/srv/tides")
        #expect(view.goToParent() && view.path == "/srv")
    }

    @Test func filesWhoseNamesLookTheSameAreTwoFiles() async {
        let bytes = BytePath(bytes: Array("caf".utf8) + [0xE9])
        let entry = DirectoryEntry(fileName: bytes, kind: .file)
        let (view, pilot) = await show(Folders(["/": [entry, file("caf\\xE9")]]))
        #expect(lines(pilot) == ["  caf\\xE9", "  caf\\xE9"])
        var renamed: [BytePath] = []
        view.renameFile = { path, _ in renamed.append(path) }
        await pilot.press("home", "enter", "f2")
        await pilot.type("2")
        await pilot.press("enter", "down", "enter")
        let both: Set<BytePath> = [BytePath("/").appending(bytes), "/caf\\xE9"]
        #expect(Set(pilot.events(FileActivated.self).map(\.path)) == both)
        #expect(renamed.count == 1 && both.contains(renamed[0]))
        #expect(await pilot.faults().isEmpty)
    }

    @Test func nameWithControlsIsShownWithoutThem() async {
        let (view, pilot) = await show(Folders(["/": [file("a\r\nb\u{1B}[2J")]]))
        #expect(lines(pilot) == ["  a␍␊b␛[2J"])
        await pilot.press("home", "enter")
        #expect(view.selectedPaths == ["/a\r\nb\u{1B}[2J"])
        #expect(pilot.events(FileActivated.self).map(\.path) == ["/a\r\nb\u{1B}[2J"])
    }

    @Test func whereTheSelectedFolderWasTheSelectionStaysNear() async {
        let folders = Folders([
            "/": [folder("a"), folder("b"), folder("c")], "/b": [file("inner")],
        ])
        let (view, pilot) = await show(folders)
        await pilot.press("down", "down", "right", "down")
        #expect(view.selectedPaths == ["/b/inner"])
        await folders.put([folder("a"), folder("bb"), folder("c")], in: "/")
        view.reloadData()
        await pilot.settle()
        // It was renamed.
        #expect(lines(pilot) == ["▸ a", "▸ bb", "▸ c"])
        #expect(view.selectedPaths.count == 1)
        #expect(["/bb", "/c"].contains(view.selectedPaths.first))
        await folders.put([], in: "/")
        view.reloadData()
        await pilot.settle()
        #expect(view.selectedPaths.isEmpty)
        await folders.put([folder("new")], in: "/")
        view.reloadData()
        await pilot.settle()
        await pilot.press("down")
        #expect(view.selectedPaths == ["/new"])
    }

    @Test func aNameIsEditedWhileFilesComeAndGo() async {
        let folders = Folders(["/": [file("a"), file("b")]])
        let (view, pilot) = await show(folders)
        var renamed: [String] = []
        view.renameFile = { renamed += [$0.description, $1] }
        await pilot.press("end", "f2")
        await pilot.type("new")
        await folders.put([file("a"), file("aa"), file("ab"), file("b")], in: "/")
        view.reloadData()
        await pilot.settle()
        #expect(lines(pilot).prefix(3) == ["  a", "  aa", "  ab"])
        #expect(pilot.screen.split(separator: "\n")[3].hasPrefix("▏▌ new    "))
        await pilot.press("enter")
        #expect(renamed == ["/b", "new"])
        // The file goes while its name is edited.
        await pilot.press("f2")
        await pilot.type("x")
        await folders.put([file("a")], in: "/")
        view.reloadData()
        await pilot.settle()
        #expect(view.renamedItem == nil)
        #expect(view.isFirstResponder)
        #expect(renamed.count == 2)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func linksInACircleAreUnfoldedOneByOne() async {
        let loop = DirectoryEntry(
            name: "loop", kind: .symbolicLink, target: ".", targetKind: .directory)
        let view = DirectoryView(path: "/") { _ in [loop] }
        let pilot = await Pilot(plain: ViewController(view: view), columns: 44, rows: 9)
        await pilot.press("down")
        for _ in 0..<3 { await pilot.press("right", "right") }
        #expect(lines(pilot)[2] == "  └ ▾ loop → .")
        #expect(view.selectedPaths == ["/loop/loop/loop/loop"])
        // As deep as one likes, and never by itself.
        await pilot.press("*")
        #expect(view.numberOfRows == 5)
    }

    @Test func everyEntryIsFoundByItsPath() async {
        let entries =
            (0..<300).map { file("file \($0)") } + (0..<300).map { folder("File \($0)") }
            + [file("file 007"), folder("x")]
        for foldersFirst in [true, false] {
            let (view, pilot) = await show(Folders(["/": entries.shuffled()]))
            view.listsFoldersFirst = foldersFirst
            await pilot.settle()
            for row in 0..<view.numberOfRows {
                guard let item = view.item(atRow: row) else {
                    Issue.record("No item in row \(row)")
                    continue
                }
                #expect(view.row(forItem: item) == row)
            }
            let missing = DirectoryItem(path: "/file 301", entry: file("file 301"))
            #expect(view.row(forItem: missing) == nil)
        }
    }

    @Test func aSelectionFarFromItsOldPlaceIsFoundWithoutALookAtAll() async {
        var asked = 0
        var first = 0
        let source = CountedItems {
            asked += 1
        } first: {
            first
        }
        let outline = OutlineView()
        outline.outlineDataSource = source
        let pilot = await Pilot(plain: ViewController(view: outline), columns: 20, rows: 5)
        outline.selectItem(500_000)
        first = 100_000
        asked = 0
        outline.reloadData()
        await pilot.settle()
        #expect(outline.selectedItems == [500_000])
        #expect(outline.row(forItem: 500_000) == 400_000)
        #expect(asked < 2_000)
    }

    @Test func aFolderOfAMillionFilesIsBrowsedAndReadAgain() async {
        let view = DirectoryView(path: "/") { folder in
            if folder == "/a" { return [DirectoryEntry(name: "inner", kind: .file)] }
            return (0..<1_000_000).map { DirectoryEntry(name: "file \($0)", kind: .file) }
                + [DirectoryEntry(name: "a", kind: .directory)]
        }
        let pilot = await Pilot(plain: ViewController(view: view), columns: 20, rows: 4)
        await settleReading(view, pilot)
        #expect(names(pilot) == ["▸ a", "  file 0", "  file 1", "  file 2"])
        await pilot.press("end")
        #expect(view.selectedPaths == ["/file 999999"])
        view.reveal("/file 500000")
        await pilot.settle()
        #expect(names(pilot).contains("  file 500000"))
        view.reloadData()
        await settleReading(view, pilot)
        #expect(view.selectedPaths == ["/file 500000"])
        #expect(names(pilot).contains("  file 500000"))
        await pilot.press("home", "right")
        #expect(names(pilot) == ["▾ a", "└   inner", "  file 0", "  file 1"])
        #expect(view.numberOfRows == 1_000_002)
    }

    /// The rows without the scroll bar.
    private func names(_ pilot: Pilot) -> [String] {
        lines(pilot).map { line in
            String(line.reversed().drop { " ▐▗▝".contains($0) }.reversed())
        }
    }

    private func settleReading(_ view: DirectoryView, _ pilot: Pilot) async {
        while view.isItemLoading(nil) { try? await Task.sleep(for: .milliseconds(5)) }
        await pilot.settle()
    }

    // MARK: Looks

    @Test(arguments: DisplayLook.allCases)
    func foldersAsText(look: DisplayLook) async {
        let folders = Folders([
            "/": [
                folder("Sources"), folder("private"), file("README.md"), file("漢字.txt"),
                file("one\ntwo"),
                DirectoryEntry(
                    name: "current", kind: .symbolicLink, target: "Sources", targetKind: .directory),
                DirectoryEntry(name: "latest.log", kind: .symbolicLink, target: "gone.log"),
            ],
            "/Sources": [folder("charts"), file("Tide.swift")],
        ])
        await folders.fail("/private", FileError("read", "/private", code: EACCES))
        let (view, pilot) = await show(folders, columns: 40, rows: 12, look: look)
        view.expandedPaths = ["/Sources", "/private"]
        await pilot.settle()
        await pilot.press("down", "down", "down", "down")
        #expect(
            pilot.difference(fromSnapshot: "directoryView-\(look.rawValue)", isStyled: true) == nil)
    }
}

/// A million numbers from a first one on, that say where each of them is.
@MainActor
private final class CountedItems: OutlineViewDataSource {
    private let ask: () -> Void
    private let first: () -> Int

    init(_ ask: @escaping () -> Void, first: @escaping () -> Int) {
        (self.ask, self.first) = (ask, first)
    }

    func outlineView(
        _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> OutlineChildren {
        let (ask, first) = (ask, first())
        return OutlineChildren(count: 1_000_000) { index in
            ask()
            return AnyHashable(first + index)
        } index: { item in
            (item.base as? Int).map { $0 - first }
        }
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        false
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText { StyledText("\(item)") }
}
