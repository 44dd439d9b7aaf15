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

/// Folders of the page itself, so that it shows the same on every machine, and touches no file.
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

    private func view(of path: String) -> DirectoryView {
        DirectoryView(path: path) { [folders, weak self] folder in
            if folder.hasSuffix("/far away") { try await self?.travel() }
            return try await folders.list(folder)
        }
    }

    /// Waits as a network does, by the application's clock, which tests move on.
    private func travel() async throws {
        try await window?.application?.clock.sleep(for: .seconds(2))
    }

    private func show(_ event: FileActivated) -> Disposition {
        opened.text = "Opened " + event.path
        return .stop
    }

    private func rename(_ path: String, to name: String) {
        folders.rename(path, to: name)
        files.reloadData()
    }

    private func move(_ paths: [String], to folder: String) {
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

    private var entries: [String: [DirectoryEntry]] = [
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
            DirectoryEntry(name: "caf\\xE9", kind: .file, isNameValid: false),
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

    /// Returns the entries of a folder; the private one is refused at first.
    func list(_ folder: String) throws -> [DirectoryEntry] {
        if folder.hasSuffix("/private"), refusals > 0 {
            refusals -= 1
            throw Refused()
        }
        return entries[folder] ?? []
    }

    func rename(_ path: String, to name: String) {
        put(path, in: parts(of: path).folder, as: name)
    }

    func move(_ paths: [String], to folder: String) {
        for path in paths { put(path, in: folder, as: parts(of: path).name) }
    }

    /// Gives a file another place, unless there is one of its name already.
    private func put(_ path: String, in folder: String, as name: String) {
        let old = parts(of: path)
        guard let entry = entries[old.folder]?.first(where: { $0.name == old.name }),
            entries[folder]?.contains(where: { $0.name == name }) != true,
            folder != path, !folder.hasPrefix(path + "/")
        else { return }
        entries[old.folder]?.removeAll { $0.name == old.name }
        entries[folder, default: []].append(
            DirectoryEntry(
                name: name, kind: entry.kind, target: entry.target, targetKind: entry.targetKind))
        for (inner, content) in entries where inner == path || inner.hasPrefix(path + "/") {
            entries[inner] = nil
            entries["\(folder)/\(name)" + inner.dropFirst(path.count)] = content
        }
    }

    private func parts(of path: String) -> (folder: String, name: String) {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        return (String(path[..<slash]), String(path[slash...].dropFirst()))
    }
}
