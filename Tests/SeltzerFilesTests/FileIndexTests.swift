// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct FileIndexTests {
    private func folder() -> TestFolder {
        let folder = TestFolder()
        mkdir(folder / "sub", 0o700)
        mkdir(folder / "sub/deep", 0o700)
        mkdir(folder / ".hidden", 0o700)
        for name in ["b10", "b2", "sub/x", "sub/deep/y", ".hidden/z", ".dot"] {
            folder.put("", in: name)
        }
        symlink(".", folder / "loop")
        symlink("b2", folder / "link")
        return folder
    }

    @Test func filesAreListedByDepthInNaturalOrder() async throws {
        let folder = folder()
        let index = try await FileIndex.read(below: folder.path)
        #expect(index.paths == ["b2", "b10", "link", "sub/x", "sub/deep/y"])
        #expect(index.isComplete)
        #expect(index.folder == BytePath(folder.path))
    }

    @Test func hiddenFilesAreListedOnRequest() async throws {
        let folder = folder()
        let index = try await FileIndex.read(below: folder.path, includingHidden: true)
        #expect(Set(index.paths).isSuperset(of: [".dot", ".hidden/z"]))
        #expect(index.paths.count == 7)
    }

    @Test func readingEndsAtTheLimit() async throws {
        let folder = folder()
        let index = try await FileIndex.read(below: folder.path, atMost: 2)
        #expect(index.paths == ["b2", "b10"])
        #expect(!index.isComplete)
        let whole = try await FileIndex.read(below: folder.path, atMost: 5)
        #expect(whole.isComplete)
    }

    @Test func aFolderThatCannotBeReadIsLeftOut() async throws {
        let folder = folder()
        chmod(folder / "sub", 0)
        defer { chmod(folder / "sub", 0o700) }
        let index = try await FileIndex.read(below: folder.path)
        #expect(Set(index.paths).isSuperset(of: ["b2", "b10", "link"]))
        await #expect(throws: FileError.self) { try await FileIndex.read(below: folder / "none") }
    }

    @Test func aCancelledTaskEndsReading() async {
        let folder = folder()
        let path = folder.path
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await FileIndex.read(below: path)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        withExtendedLifetime(folder) {}
    }
}
