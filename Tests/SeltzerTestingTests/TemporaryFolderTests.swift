// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerTesting
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct TemporaryFolderTests {
    @Test func filesAndFoldersAreMadeAndRemoved() throws {
        let folder = try TemporaryFolder(
            named: "notes", files: ["plan.txt": "Monday\n", "trips/sea/a.md": "α", "empty/": ""])
        #expect(folder.path == folder.surroundings + "/notes")
        #expect(folder.text(of: "plan.txt") == "Monday\n")
        #expect(folder.text(of: "trips/sea/a.md") == "α")
        #expect(access(folder.path + "/empty", F_OK) == 0)
        try folder.put("Tuesday", in: "plan.txt")
        #expect(folder.text(of: "plan.txt") == "Tuesday")
        // A link leads out of the folder, and only the link is removed.
        let other = try TemporaryFolder(files: ["kept": "1"])
        symlink(other.path, folder.path + "/trips/link")
        folder.remove()
        #expect(access(folder.surroundings, F_OK) != 0)
        #expect(other.text(of: "kept") == "1")
        other.remove()
    }

    @Test func twoFoldersOfOneNameAreTwo() throws {
        let folders = try (0..<2).map { try TemporaryFolder(files: ["number": "\($0)"]) }
        defer { folders.forEach { $0.remove() } }
        #expect(folders.map { $0.text(of: "number") } == ["0", "1"])
    }

    @Test(arguments: ["../a", "/a", "a//b", "a/./b", "", ".."])
    func pathThatLeadsElsewhereIsRefused(name: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        guard !name.isEmpty else { return try folder.put("", in: name) }
        #expect(throws: TemporaryFolder.Failure.self) { try folder.put("text", in: name) }
        #expect(throws: TemporaryFolder.Failure.self) { try TemporaryFolder(named: name) }
    }
}
