// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DirectoryChange, DirectoryWatcher+below, DirectoryWatchSource, PolledDirectories, WatchedDirectory.

import SeltzerBase
import Testing

@testable import SeltzerFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct DirectoryWatcherTests {
    @Test(.timeLimit(.minutes(10))) func newRenamedAndDeletedNamesAreTold() async throws {
        let folder = TestFolder()
        let watcher = try DirectoryWatcher()
        try await watcher.watch(folder.path)
        var changes = watcher.changes.makeAsyncIterator()
        folder.put("", in: "a")
        #expect(await changes.next() == .changed(BytePath(folder.path)))
        rename(folder / "a", folder / "b")
        #expect(await changes.next() == .changed(BytePath(folder.path)))
        unlink(folder / "b")
        #expect(await changes.next() == .changed(BytePath(folder.path)))
    }

    @Test(.timeLimit(.minutes(10))) func aFolderThatVanishesIsToldAndNotWatchedAnyMore()
        async throws
    {
        let folder = TestFolder()
        mkdir(folder / "inner", 0o700)
        let watcher = try DirectoryWatcher()
        try await watcher.watch(folder / "inner")
        rmdir(folder / "inner")
        for await change in watcher.changes where change == .vanished(BytePath(folder / "inner")) {
            break
        }
        #expect(await watcher.paths.isEmpty)
    }

    @Test(.timeLimit(.minutes(10))) func oneWatcherWatchesManyFoldersAndForgetsSome() async throws {
        let (one, two) = (TestFolder(), TestFolder())
        let watcher = try DirectoryWatcher()
        try await watcher.watch(one.path)
        try await watcher.watch(one.path)
        try await watcher.watch(two.path)
        #expect(await watcher.paths == [BytePath(one.path), BytePath(two.path)])
        await watcher.unwatch(one.path)
        one.put("", in: "unseen")
        two.put("", in: "seen")
        var changes = watcher.changes.makeAsyncIterator()
        #expect(await changes.next() == .changed(BytePath(two.path)))
    }

    @Test(.timeLimit(.minutes(10))) func whatNobodyTakesIsToldAsAnOverflow() async throws {
        let folder = TestFolder()
        for number in 0..<5 { mkdir(folder / "\(number)", 0o700) }
        let watcher = try DirectoryWatcher(limit: 2)
        for number in 0..<5 {
            try await watcher.watch(folder / "\(number)")
            rmdir(folder / "\(number)")
        }
        while await !watcher.paths.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        var changes = watcher.changes.makeAsyncIterator()
        var told = [await changes.next(), await changes.next()]
        told.removeAll { $0 != .overflow }
        #expect(!told.isEmpty)
    }

    @Test func whatIsNoFolderCannotBeWatched() async throws {
        let watcher = try DirectoryWatcher()
        await #expect(throws: FileError("watched", "/nowhere", code: ENOENT)) {
            try await watcher.watch("/nowhere")
        }
        await #expect(throws: FileError("watched", "/etc/passwd", code: ENOTDIR)) {
            try await watcher.watch("/etc/passwd")
        }
    }

    @Test(.timeLimit(.minutes(10))) func theChangesEndWithTheWatcher() async throws {
        var watcher: DirectoryWatcher? = try DirectoryWatcher()
        let changes = try #require(watcher).changes
        watcher = nil
        for await _ in changes {}
    }

    // MARK: Below

    @Test(.timeLimit(.minutes(10))) func foldersInAFolderAreWatchedAlsoNewOnes() async throws {
        let folder = TestFolder()
        mkdir(folder / "a", 0o700)
        mkdir(folder / "a/b", 0o700)
        let watcher = try DirectoryWatcher()
        try await watcher.watch(below: folder.path)
        #expect(await watcher.paths == paths(folder, "", "/a", "/a/b"))
        folder.put("", in: "a/b/file")
        await expect(watcher, .changed(BytePath(folder / "a/b")))
        mkdir(folder / "c", 0o700)
        mkdir(folder / "c/d", 0o700)
        while await watcher.paths.count < 5 { try await Task.sleep(for: .milliseconds(5)) }
        folder.put("", in: "c/d/file")
        await expect(watcher, .changed(BytePath(folder / "c/d")))
    }

    @Test(.timeLimit(.minutes(10))) func aRenamedFolderIsWatchedAtItsNewPath() async throws {
        let folder = TestFolder()
        mkdir(folder / "a", 0o700)
        mkdir(folder / "a/b", 0o700)
        let watcher = try DirectoryWatcher()
        try await watcher.watch(below: folder.path)
        rename(folder / "a", folder / "z")
        while await watcher.paths != paths(folder, "", "/z", "/z/b") {
            try await Task.sleep(for: .milliseconds(5))
        }
        folder.put("", in: "z/b/file")
        await expect(watcher, .changed(BytePath(folder / "z/b")))
        await watcher.unwatch(folder.path)
        #expect(await watcher.paths.isEmpty)
    }

    @Test(.timeLimit(.minutes(10))) func foldersBeyondTheSystemsLimitArePolled() async throws {
        let folder = TestFolder()
        for name in ["a", "b", "c"] { mkdir(folder / name, 0o700) }
        let watcher = try DirectoryWatcher(
            limit: 10_000, capacity: 2, pollInterval: .milliseconds(10))
        try await watcher.watch(below: folder.path)
        #expect(await watcher.paths.count == 4)
        let polled = await watcher.polledPaths
        #expect(polled.count == 2)
        for name in ["a", "b", "c"] {
            folder.put("", in: "\(name)/file")
            await expect(watcher, .changed(BytePath(folder / name)))
        }
        await #expect(throws: FileError("watched", "/tmp", code: ENOSPC)) {
            try await watcher.watch("/tmp")
        }
        for name in ["a", "b", "c"] {
            unlink(folder / "\(name)/file")
            rmdir(folder / name)
        }
        while await watcher.paths.count > 1 { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test(.timeLimit(.minutes(10))) func changesWithinTheLatencyAreReportedOnce() async throws {
        let folder = TestFolder()
        mkdir(folder / "a", 0o700)
        let watcher = try DirectoryWatcher(latency: .milliseconds(100))
        try await watcher.watch(below: folder.path)
        for number in 0..<50 {
            folder.put("", in: "\(number)")
            folder.put("", in: "a/\(number)")
            if number.isMultiple(of: 10) { try await Task.sleep(for: .milliseconds(2)) }
        }
        var changes = watcher.changes.makeAsyncIterator()
        let both = [await changes.next(), await changes.next()].compactMap { $0 }
        #expect(Set(both) == [.changed(BytePath(folder.path)), .changed(BytePath(folder / "a"))])
    }

    /// The watched folders are the folders on the disk, after any changes.
    @Test(.timeLimit(.minutes(10)), arguments: 0..<8) func anyChangesLeaveAllFoldersWatched(
        seed: Int
    ) async throws {
        let folder = TestFolder()
        let watcher = try DirectoryWatcher()
        try await watcher.watch(below: folder.path)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<60 {
            let all = Self.folders(in: folder.path)
            guard let place = all.randomElement(using: &random),
                let other = all.randomElement(using: &random)
            else { continue }
            let name = "\(Int.random(in: 0..<5, using: &random))"
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1, 2: mkdir(place + "/" + name, 0o700)
            case 3 where place != folder.path: rename(place, other + "/" + name)
            default: if place != folder.path { rmdir(place) }
            }
            if Bool.random(using: &random) { await Task.yield() }
        }
        let expected = Set(Self.folders(in: folder.path).map { BytePath($0) })
        while await watcher.paths != expected { try await Task.sleep(for: .milliseconds(5)) }
    }

    private static func folders(in path: String) -> [String] {
        let listing = try? DirectoryListing(path: path)
        return [path]
            + (listing?.entries ?? []).filter { $0.kind == .directory }
            .flatMap { folders(in: "\(path)/\($0.name)") }
    }

    private func paths(_ folder: TestFolder, _ names: String...) -> Set<BytePath> {
        Set(names.map { BytePath(folder.path + $0) })
    }

    /// Waits for a change, and passes over others.
    private func expect(_ watcher: DirectoryWatcher, _ change: DirectoryChange) async {
        for await some in watcher.changes where some == change { return }
    }
}
