// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let filePanel = GalleryPage(
        name: "file-panel", title: "File panels", group: .lists,
        summary: "Lets the user choose files to open, and where to save.",
        hint: "Enter a folder, type a path, or open a sheet.", fillsRoom: true,
        usefulRows: 22
    ) {
        FilePanelPageController()
    }
}

/// A panel in the page and as a sheet, on files in memory, so that the page is the same on every machine.
private final class FilePanelPageController: ViewController {
    private let shelf = PanelShelf()
    private lazy var panel = OpenPanel(directory: "/bar", source: shelf.source)
    private lazy var path = PathField(
        path: "/bar/drinks", resolver: shelf.source.resolver, entries: shelf.source.entries)
    private let chosen = Label("Nothing chosen", style: Style(foreground: .secondaryLabel))

    override func loadView() {
        panel.allowedFileTypes = [.item, .markdown, .commaSeparatedText]
        panel.allowsMultipleSelection = true
        panel.showsPreview = true
        panel.showsKeys = false
        path.on { [weak self] (event: PathSubmitted) in self?.show([event.path]) ?? .ignored }
        let open = Button("Open…") { [weak self] _ in await self?.open() }
        let save = Button("Save…") { [weak self] _ in await self?.save() }
        chosen.lineBreakMode = .byTruncatingMiddle
        let row = StackView(.horizontal, [open, save, chosen], spacing: 2)
        row.setFlex(1, of: chosen)
        let inner = panel.view
        let specimens = FillingSpecimensView([
            Specimen("Open panel", "In a page, a sheet or inline", inner)
        ])
        let fields = SpecimensView([Specimen("Path field", "Tab completes", path)])
        let column = StackView(.vertical, [fields, row, specimens], spacing: 1)
        column.compactSpacing = 0
        column.setFlex(1, of: specimens)
        view = column
    }

    override func viewDidLoad() {
        addChild(panel)
        panel.didMove(toParent: self)
        on { [weak self] (event: FilePanelFinished) in self?.show(event.paths) ?? .ignored }
    }

    override var preferredFocusedView: View? { panel.preferredFocusedView }

    private func open() async {
        let sheet = OpenPanel(directory: "/bar", source: shelf.source)
        sheet.showsPreview = true
        if let paths = await sheet.pick(over: self) { _ = show(paths) }
    }

    private func save() async {
        let sheet = SavePanel(directory: "/bar", name: "menu.md", source: shelf.source)
        sheet.allowedFileTypes = [.markdown]
        if let path = await sheet.pick(over: self) { _ = show([path]) }
    }

    private func show(_ paths: [BytePath]) -> Disposition {
        chosen.text = "Chosen: " + paths.map(\.description).joined(separator: ", ")
        return .observed
    }
}

/// Folders in memory.
private actor PanelShelf {
    private struct Refused: Error, CustomStringConvertible {
        let description = "Permission denied"
    }

    private var folders: [BytePath: [DirectoryEntry]] = [
        "/": [folder("bar")],
        "/bar": [
            folder("drinks"), folder("private"), file("README.md"), file("prices 2.csv"),
            file("prices 10.csv"), file(".hidden"), file("two\nlines"),
            DirectoryEntry(
                name: "today", kind: .symbolicLink, target: "drinks", targetKind: .directory),
        ],
        "/bar/drinks": [file("Lemonade.md"), file("Cassis fizz.md"), folder("teas")],
        "/bar/drinks/teas": [file("Iced mint.md")],
        "/bar/today": [file("Lemonade.md")],
    ]

    private static let texts: [String: String] = [
        "README.md": "# The bar\n\nEach drink is a *file*.\n\n- seltzer\n- syrup\n",
        "Lemonade.md": "# Lemonade\n\nPress a **lemon** over ice.\n",
        "prices 2.csv": "drink,price\nLemonade,4.20\n",
    ]

    private static func file(_ name: String) -> DirectoryEntry {
        DirectoryEntry(name: name, kind: .file)
    }

    private static func folder(_ name: String) -> DirectoryEntry {
        DirectoryEntry(name: name, kind: .directory)
    }

    private func list(_ folder: BytePath) throws -> [DirectoryEntry] {
        guard let found = folders[folder] else { throw Refused() }
        return found
    }

    private func status(_ path: BytePath) throws -> FileStatus {
        let entry = folders[path.folder]?.first { $0.fileName == path.lastComponent }
        guard entry != nil || folders[path] != nil else { throw FileError("read", path, code: 2) }
        let text = Self.texts[path.lastComponent.description] ?? ""
        // 2026-03-01 at noon.
        return FileStatus(
            kind: folders[path] != nil || entry?.leadsToDirectory == true ? .directory : .file,
            size: max(text.utf8.count, path.lastComponent.count * 117),
            modificationTime: 1_772_366_400)
    }

    private func make(_ path: BytePath) {
        folders[path] = []
        folders[path.folder, default: []].append(
            DirectoryEntry(fileName: path.lastComponent, kind: .directory))
    }

    private func rename(_ path: BytePath, _ new: BytePath) throws {
        guard folders[new] == nil else { throw FileError("renamed", path, code: 17) }
        folders[path.folder]?.removeAll { $0.fileName == path.lastComponent }
        folders[new] = folders.removeValue(forKey: path)
        folders[new.folder, default: []].append(
            DirectoryEntry(fileName: new.lastComponent, kind: .directory))
    }

    nonisolated var source: FilePanelSource {
        FilePanelSource(
            resolver: PathResolver(home: "/bar", folder: "/bar/drinks"),
            entries: { try await self.list($0) }, status: { try await self.status($0) },
            head: { path, count in
                Array((Self.texts[path.lastComponent.description] ?? "").utf8.prefix(count))
            },
            makeFolder: { await self.make($0) },
            rename: { try await self.rename($0, $1) },
            volumes: {
                [
                    MountedVolume(
                        path: "/", source: "/dev/sda1", fileSystem: "ext4",
                        freeSize: 12_300_000_000)
                ]
            })
    }
}
