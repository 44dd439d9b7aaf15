// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews

/// Files in memory.
actor PanelDisk {
    private var folders: [BytePath: [DirectoryEntry]]
    private var texts: [BytePath: [UInt8]]
    private let silent: Set<BytePath>
    private var errors: [BytePath: Int32] = [:]
    private(set) var cancelled: [BytePath] = []
    private(set) var made: [BytePath] = []

    static let strange = BytePath(bytes: Array("caf".utf8) + [0xE9])

    init(silent: Set<BytePath> = []) {
        self.silent = silent
        func file(_ name: String) -> DirectoryEntry { DirectoryEntry(name: name, kind: .file) }
        func folder(_ name: String) -> DirectoryEntry {
            DirectoryEntry(name: name, kind: .directory)
        }
        folders = [
            "/": [folder("srv"), folder("home"), folder("net")], "/home": [folder("mira")],
            "/home/mira": [file("letter.txt")], "/net": [],
            "/srv": [
                folder("tides"), folder("locked"), file("note.md"), file("harbor.csv"),
                file("b10.csv"), file("b2.csv"), file(".hidden"), file("two\nlines"),
                file("\u{202E}gpj.exe"), DirectoryEntry(fileName: Self.strange, kind: .file),
                DirectoryEntry(name: "old", kind: .symbolicLink, target: "gone"),
            ],
            "/srv/tides": [file("march.csv"), folder("1999")], "/srv/tides/1999": [],
        ]
        texts = [
            "/srv/note.md": Array("# Tides\n\nHigh water at *noon*.\n".utf8),
            "/srv/harbor.csv": Array("station,tide\nKiel,0.3\n".utf8),
            "/srv/b2.csv": [0x50, 0x4B, 0, 1],
        ]
    }

    func list(_ folder: BytePath) async throws -> [DirectoryEntry] {
        if silent.contains(folder) {
            do { try await Task.sleep(for: .seconds(10_000)) } catch {
                cancelled.append(folder)
                throw error
            }
        }
        guard folder != "/srv/locked" else { throw FileError("read", folder, code: 13) }
        guard let found = folders[folder] else { throw FileError("read", folder, code: 2) }
        return found
    }

    /// Makes the status of a path fail with an error of the system; nil ends that.
    func fail(_ path: BytePath, _ code: Int32?) { errors[path] = code }

    func put(_ name: String, in folder: BytePath) {
        folders[folder, default: []].append(DirectoryEntry(name: name, kind: .file))
    }

    func status(_ path: BytePath) throws -> FileStatus {
        if let code = errors[path] { throw FileError("read", path, code: code) }
        let entry = folders[path.folder]?.first { $0.fileName == path.lastComponent }
        let isFolder = folders[path] != nil || entry?.kind == .directory
        guard path == "/" || entry != nil, entry?.targetKind != nil || path == "/" else {
            throw FileError("read", path, code: 2)
        }
        return FileStatus(
            kind: isFolder ? .directory : .file, size: texts[path]?.count ?? 1_200,
            modificationTime: 1_700_000_000)
    }

    func head(_ path: BytePath, _ count: Int) -> [UInt8] {
        Array((texts[path] ?? Array("text".utf8)).prefix(count))
    }

    func make(_ path: BytePath) throws {
        guard path.folder != "/" else { throw FileError("created", path, code: 13) }
        made.append(path)
        folders[path] = []
        folders[path.folder, default: []].append(
            DirectoryEntry(fileName: path.lastComponent, kind: .directory))
    }

    func rename(_ path: BytePath, _ new: BytePath) throws {
        guard folders[new] == nil else { throw FileError("renamed", path, code: 17) }
        folders[path.folder]?.removeAll { $0.fileName == path.lastComponent }
        folders[new] = folders.removeValue(forKey: path)
        folders[new.folder, default: []].append(
            DirectoryEntry(fileName: new.lastComponent, kind: .directory))
    }

    nonisolated var source: FilePanelSource {
        FilePanelSource(
            resolver: PathResolver(home: "/home/mira", folder: "/srv"),
            entries: { try await self.list($0) }, status: { try await self.status($0) },
            head: { await self.head($0, $1) }, makeFolder: { try await self.make($0) },
            rename: { try await self.rename($0, $1) },
            volumes: {
                [
                    MountedVolume(
                        path: "/", source: "/dev/sda1", fileSystem: "ext4",
                        freeSize: 12_300_000_000),
                    MountedVolume(path: "/net", source: "harbor:/net", fileSystem: "nfs4"),
                ]
            })
    }
}

/// A panel on files in memory.
@MainActor
struct FilePanelScene<Panel: FilePanel> {
    let disk: PanelDisk
    let panel: Panel
    let pilot: Pilot

    init(
        _ disk: PanelDisk = PanelDisk(), columns: Int = 100, rows: Int = 24,
        capabilities: DisplayCapabilities = DisplayCapabilities(),
        _ make: (FilePanelSource) -> Panel
    ) async {
        self.disk = disk
        panel = make(disk.source)
        pilot = await Pilot(
            plain: panel, columns: columns, rows: rows, capabilities: capabilities)
        await pilot.settle()
    }

    /// The names of the shown files, from the top.
    var names: [String] {
        guard let view = directoryView(in: panel.view) else { return [] }
        return (0..<view.numberOfRows).compactMap {
            (view.item(atRow: $0)?.base as? DirectoryItem)?.entry.name
        }
    }

    private func directoryView(in view: View) -> DirectoryView? {
        if let found = view as? DirectoryView { return found }
        for inner in view.subviews {
            if let found = directoryView(in: inner) { return found }
        }
        return nil
    }

    var finished: [[BytePath]] { pilot.events(FilePanelFinished.self).map(\.paths) }

    /// Presses a button.
    func press(_ title: String) async throws { try await pilot.element(.button, title).click() }

    /// Clicks a file.
    func click(_ name: String) async throws { try await pilot.element(.row, name).click() }

    /// Waits until the work off the main actor has ended, and the screen shows a text.
    func shows(_ text: String) async -> Bool {
        for _ in 0..<1_000 {
            await pilot.settle()
            await pilot.advance(by: .milliseconds(50))
            if pilot.screen.contains(text) { return true }
            try? await Task.sleep(for: .milliseconds(2))
        }
        return false
    }
}
