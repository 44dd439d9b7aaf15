// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let directoryView = GalleryPage(
        name: "directory-view", title: "Directory", group: .lists,
        summary: "Shows the files in a folder, to open, rename and move.",
        hint: "Unfold a folder, rename a file, or drag it.", fillsRoom: true,
        usefulRows: 18
    ) {
        DirectoryViewPageController()
    }
}

/// Shows folders in memory, so that the page is the same on every machine, and changes no file.
private final class DirectoryViewPageController: ViewController {
    private let folders = PageFolders()
    private lazy var files = view(of: "/bar")
    private lazy var names = view(of: "/names")
    private lazy var hidden = Checkbox("&Hidden files") { [weak self] box in
        self?.files.showsHiddenFiles = box.isOn
    }
    private lazy var first = Checkbox("&Folders first", isOn: true) { [weak self] box in
        self?.files.listsFoldersFirst = box.isOn
    }
    private let opened = Label(style: Style(foreground: .secondaryLabel))

    override func loadView() {
        files.expandedPaths = ["/bar/drinks"]
        files.allowsMultipleSelection = true
        files.renameFile = { [weak self] in self?.rename($0, to: $1) }
        files.moveFiles = { [weak self] in self?.move($0, to: $1) }
        files.on { [weak self] (event: FileActivated) in self?.show(event) ?? .ignored }
        opened.lineBreakMode = .byTruncatingMiddle
        let options = StackView(.horizontal, [hidden, first, opened], spacing: 2)
        options.setFlex(1, of: opened)
        let trees = FillingSpecimensView([
            Specimen("Files", "One folder is private, one is slow", files),
            Specimen("Strange names", "Control characters are visible", names),
        ])
        let column = StackView(.vertical, [options, trees], spacing: 1)
        column.compactSpacing = 0
        column.setFlex(1, of: trees)
        view = column
    }

    override var preferredFocusedView: View? { files }

    private func view(of path: BytePath) -> DirectoryView {
        DirectoryView(path: path) { [folders, weak self] folder in
            if folder.lastComponent == "far away" { try await self?.travel() }
            return try await folders.list(folder)
        }
    }

    /// Waits like a network, by the application's clock, which tests advance.
    private func travel() async throws {
        try await window?.application?.clock.sleep(for: .seconds(2))
    }

    private func show(_ event: FileActivated) -> Disposition {
        opened.text = "Opened \(event.path)"
        return .stop
    }

    private func rename(_ path: BytePath, to name: String) {
        folders.rename(path, to: name)
        files.reloadData()
    }

    private func move(_ paths: [BytePath], to folder: BytePath) {
        folders.move(paths, to: folder)
        files.reloadData()
    }
}

/// Folders in memory.
@MainActor
private final class PageFolders {
    private struct Refused: Error, CustomStringConvertible {
        let description = "Permission denied"
    }

    private var entries: [BytePath: [DirectoryEntry]] = [
        "/bar": [
            folder("drinks"), folder("private"), folder("far away"), file("README.md"),
            file("prices 2.csv"), file("prices 10.csv"), file(".hidden"),
            DirectoryEntry(
                name: "today", kind: .symbolicLink, target: "drinks", targetKind: .directory),
            DirectoryEntry(name: "yesterday", kind: .symbolicLink, target: "gone"),
        ],
        "/bar/drinks": [file("Lemonade.txt"), file("Cassis fizz.txt"), folder("teas")],
        "/bar/drinks/teas": [file("Iced mint.txt")],
        "/bar/today": [file("Lemonade.txt")],
        "/bar/far away": [file("Postcard.txt")],
        "/bar/private": [file("Diary.txt")],
        "/names": [
            file("two\nlines"), file("bell\u{7}"), file("red\u{1B}[31m"), file("柚子.txt"),
            file("👩‍👩‍👧 family.png"), file("مرحبا.txt"), file("\u{202E}gpj.exe"),
            DirectoryEntry(
                fileName: BytePath(bytes: Array("caf".utf8) + [0xE9]), kind: .file),
            file("a name that is longer than any pane of this page has room for.txt"),
        ],
    ]
    private var refusals = 1

    private static func file(_ name: String) -> DirectoryEntry {
        DirectoryEntry(name: name, kind: .file)
    }

    private static func folder(_ name: String) -> DirectoryEntry {
        DirectoryEntry(name: name, kind: .directory)
    }

    /// Returns the entries of a folder; the private folder is refused at first.
    func list(_ folder: BytePath) throws -> [DirectoryEntry] {
        if folder.lastComponent == "private", refusals > 0 {
            refusals -= 1
            throw Refused()
        }
        return entries[folder] ?? []
    }

    func rename(_ path: BytePath, to name: String) {
        put(path, in: path.parent ?? "/", as: BytePath(name))
    }

    func move(_ paths: [BytePath], to folder: BytePath) {
        for path in paths { put(path, in: folder, as: path.lastComponent) }
    }

    /// Moves a file to another folder, unless a file with its name is there already.
    private func put(_ path: BytePath, in folder: BytePath, as name: BytePath) {
        let (old, oldName) = (path.parent ?? "/", path.lastComponent)
        guard let entry = entries[old]?.first(where: { $0.fileName == oldName }),
            entries[folder]?.contains(where: { $0.fileName == name }) != true,
            folder != path, folder.relative(to: path) == nil
        else { return }
        entries[old]?.removeAll { $0.fileName == oldName }
        entries[folder, default: []].append(
            DirectoryEntry(
                fileName: name, kind: entry.kind, target: entry.target,
                targetKind: entry.targetKind))
        let new = folder.appending(name)
        for (inner, content) in entries {
            let rest = inner.relative(to: path)
            guard inner == path || rest != nil else { continue }
            entries[inner] = nil
            entries[rest.map(new.appending) ?? new] = content
        }
    }
}
