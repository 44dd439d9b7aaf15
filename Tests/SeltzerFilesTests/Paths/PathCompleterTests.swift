// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PathCompletion.

import SeededRandom
import SeltzerBase
import SeltzerFiles
import Testing

/// Folders in memory that count how often they are read.
private actor Folders {
    private var entries: [BytePath: [DirectoryEntry]]
    private(set) var reads = 0

    init(_ entries: [BytePath: [DirectoryEntry]]) { self.entries = entries }

    func list(_ folder: BytePath) throws -> [DirectoryEntry] {
        reads += 1
        guard let found = entries[folder] else { throw FileError("read", folder, code: 13) }
        return found
    }
}

@Suite struct PathCompleterTests {
    private let resolver = PathResolver(home: "/home/mira", folder: "/srv")

    private func file(_ name: String) -> DirectoryEntry { DirectoryEntry(name: name, kind: .file) }
    private func folder(_ name: String) -> DirectoryEntry {
        DirectoryEntry(name: name, kind: .directory)
    }

    private func texts(
        _ completer: PathCompleter, _ text: String, foldersOnly: Bool = false
    ) async throws -> [String] {
        try await completer.completions(of: text, resolver: resolver, foldersOnly: foldersOnly)
            .map(\.text)
    }

    @Test func namesContinueAPath() async throws {
        let folders = Folders([
            "/srv": [file("tide.txt"), folder("Tides"), file(".hidden"), file("log")],
            "/home/mira": [folder("notes"), file("n 10"), file("n 2")],
            "/": [folder("srv")],
        ])
        let completer = PathCompleter { try await folders.list($0) }
        #expect(try await texts(completer, "t") == ["Tides/", "tide.txt"])
        #expect(try await texts(completer, "") == ["Tides/", "log", "tide.txt"])
        #expect(try await texts(completer, "t", foldersOnly: true) == ["Tides/"])
        #expect(try await texts(completer, ".") == [".hidden"])
        #expect(try await texts(completer, "~") == ["~/"])
        #expect(try await texts(completer, "~/n") == ["notes/", "n 2", "n 10"])
        #expect(try await texts(completer, "..") == ["../"])
        #expect(try await texts(completer, "../s") == ["srv/"])
        await #expect(throws: FileError.self) { try await texts(completer, "/root/x") }
    }

    @Test func aFolderIsReadOnceWhileTheUserTypes() async throws {
        let folders = Folders(["/srv": [file("tide")]])
        let completer = PathCompleter { try await folders.list($0) }
        for text in ["", "t", "ti", "tid"] { _ = try await texts(completer, text) }
        #expect(await folders.reads == 1)
    }

    @Test func aCancelledSearchThrows() async throws {
        let completer = PathCompleter { _ in [] }
        let task = Task {
            try? await Task.sleep(for: .seconds(10_000))
            return try await completer.completions(of: "x", resolver: resolver)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    /// The same as a filter of the whole list, which is slow and simple.
    @Test func randomPathsAreCompletedAsASimpleModelDoes() async throws {
        var random = SeededGenerator(seed: 44)
        let letters = [
            "a", "A", "b", "é", "e", "1", "10", "2", ".", " ", "柚", "\\", "x", "\n", "-",
        ]
        for _ in 0..<300 {
            var seen: Set<BytePath> = []
            let entries = (0..<random.number(0..<20)).compactMap { _ -> DirectoryEntry? in
                let name = (0...random.number(0..<4)).map { _ in random.pick(letters) }.joined()
                guard name != ".", name != "..", seen.insert(BytePath(name)).inserted else {
                    return nil
                }
                return DirectoryEntry(name: name, kind: random.chance(40) ? .directory : .file)
            }
            let completer = PathCompleter { _ in entries }
            for _ in 0..<8 {
                let typed = (0..<random.number(0..<3)).map { _ in random.pick(letters) }.joined()
                guard !typed.contains("\n"), typed != ".." else { continue }
                let foldersOnly = random.chance(30)
                let found = try await completer.completions(
                    of: "/srv/" + typed, resolver: resolver, foldersOnly: foldersOnly, limit: 5)
                let model = Self.model(typed, entries, foldersOnly: foldersOnly).prefix(5)
                #expect(found.map(\.text) == Array(model), "\(typed) in \(entries.map(\.name))")
                for item in found {
                    let name = item.text.hasSuffix("/") ? String(item.text.dropLast()) : item.text
                    #expect(BytePath(editableText: name) == item.entry?.fileName)
                }
            }
        }
    }

    private static func model(
        _ typed: String, _ entries: [DirectoryEntry], foldersOnly: Bool
    ) -> [String] {
        let folding = TextFolding()
        let hits = entries.filter { entry in
            let name = entry.fileName.editableText
            guard !foldersOnly || entry.kind == .directory else { return false }
            guard typed.hasPrefix(".") || !name.hasPrefix(".") else { return false }
            return folding.folded(String(name.prefix(typed.count))).hasPrefix(folding.folded(typed))
        }
        let sorted = hits.sorted { first, second in
            if (first.kind == .directory) != (second.kind == .directory) {
                return first.kind == .directory
            }
            return NaturalOrder.Key(first.name) < NaturalOrder.Key(second.name)
        }
        return sorted.map { $0.fileName.editableText + ($0.kind == .directory ? "/" : "") }
    }
}
