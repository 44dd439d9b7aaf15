// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DirectoryWatchSource, WatchedDirectory.

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
}
