// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FileStatus+texts.

import SeltzerBase
import SeltzerFiles
import Testing

@Suite struct CreateDirectoryTests {
    @Test func aFolderIsCreatedOnce() throws {
        let folder = TestFolder()
        let path = BytePath(folder / "new")
        try createDirectory(atPath: path)
        #expect(try FileStatus(path: path).kind == .directory)
        #expect(throws: FileError.self) { try createDirectory(atPath: path) }
        #expect(throws: FileError.self) { try createDirectory(atPath: path.appending("a/b")) }
    }

    @Test func renamingReplacesNothing() throws {
        let folder = TestFolder()
        folder.put("one", in: "a")
        folder.put("two", in: "b")
        let (first, second) = (BytePath(folder / "a"), BytePath(folder / "b"))
        #expect(throws: FileError.self) { try renameFile(atPath: first, to: second) }
        #expect(folder.names == ["a", "b"])
        try renameFile(atPath: first, to: first)
        try renameFile(atPath: first, to: BytePath(folder / "c"))
        #expect(folder.names == ["b", "c"])
        #expect(throws: FileError.self) { try renameFile(atPath: first, to: second) }
    }

    @Test(arguments: [
        (0, "0 B"), (999, "999 B"), (1_000, "1.0 kB"), (1_249, "1.2 kB"), (99_949, "99.9 kB"),
        (99_951, "100 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"), (5_000_000_000, "5.0 GB"),
        (Int.max, "9223 PB"),
    ])
    func sizesAreShort(size: Int, text: String) {
        #expect(FileStatus.sizeText(size) == text)
    }

    @Test func timesAndPermissionsAreTexts() {
        let status = FileStatus(
            kind: .file, size: 1, modificationTime: 1_700_000_000, permissions: 0o754)
        #expect(status.permissionsText == "rwxr-xr--")
        #expect(status.modificationText.hasPrefix("2023-11-1"))
        #expect(status.modificationText.count == 16)
        let never = FileStatus(kind: .file, size: 1, modificationTime: .max)
        #expect(never.modificationText == "–")
    }
}
