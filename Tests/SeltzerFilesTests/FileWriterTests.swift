// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FileDraft, FileWriteError.

import SeltzerBase
import SeltzerFiles
import SeltzerText
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct FileWriterTests {
    private let folder = TestFolder()

    private func write(
        _ text: String, to name: String, over expectation: FileWriter.Expectation = .anything
    ) throws(FileWriteError) {
        try FileWriter(path: folder / name).write(TextStorage(text), over: expectation)
    }

    @Test func aNewFileGetsThePermissionsThatTheProcessGives() throws {
        var writer = FileWriter(path: folder / "a")
        let version = try writer.write(TextStorage("one\n"))
        #expect(folder.text(of: "a") == "one\n")
        #expect(version == FileVersion(path: folder / "a"))
        let mask = umask(0)
        umask(mask)
        #expect(folder.status(of: "a").st_mode & 0o777 == 0o666 & ~mask)
        writer = FileWriter(path: folder / "b")
        writer.permissions = 0o600
        try writer.write(TextStorage("two\n"))
        #expect(folder.status(of: "b").st_mode & 0o777 == 0o600)
        #expect(folder.names == ["a", "b"])
    }

    @Test func aByteOrderMarkIsWrittenAgain() throws {
        folder.put("\u{FEFF}a long text", in: "a")
        let bytes = try FileBytes(path: folder / "a")
        var text = TextStorage(source: bytes)
        text.separateByteOrderMark()
        #expect(text.string == "a long text")
        text.replaceSubrange(0..<6, with: "")
        try FileWriter(path: folder / "a").write(text)
        #expect(folder.text(of: "a") == "\u{FEFF} text")
        link(folder / "a", folder / "b")
        text.replaceSubrange(0..<1, with: "the same ")
        try FileWriter(path: folder / "a").write(text)
        #expect(folder.text(of: "b") == "\u{FEFF}the same text")
    }

    @Test func theReturnedVersionIsThatOfTheWrittenFile() throws {
        for name in ["a", "a", "b"] {
            if name == "b" { link(folder / "a", folder / "b") }
            let version = try FileWriter(path: folder / name).write(TextStorage("text of \(name)"))
            #expect(version == FileVersion(path: folder / name))
        }
    }

    @Test func aReplacedFileKeepsItsPermissions() throws {
        folder.put("old", in: "a", mode: 0o750)
        let inode = folder.status(of: "a").st_ino
        try write("new text", to: "a")
        #expect(folder.text(of: "a") == "new text")
        #expect(folder.status(of: "a").st_mode & 0o7777 == 0o750)
        #expect(folder.status(of: "a").st_ino != inode)
        #expect(folder.names == ["a"])
    }

    @Test(.enabled(if: geteuid() == 0)) func aReplacedFileKeepsItsOwner() throws {
        folder.put("old", in: "a", mode: 0o640)
        chown(folder / "a", 1_234, 5_678)
        chmod(folder / "a", 0o4750)
        try write("new", to: "a")
        let status = folder.status(of: "a")
        #expect(status.st_uid == 1_234 && status.st_gid == 5_678)
        #expect(status.st_mode & 0o7777 == 0o4750)
    }

    @Test func aSymbolicLinkStaysAndItsFileIsReplaced() throws {
        folder.put("old", in: "a")
        symlink("a", folder / "link")
        symlink(folder / "link", folder / "second")
        try write("new", to: "second")
        #expect(folder.status(of: "second").st_mode & S_IFMT == S_IFLNK)
        #expect(folder.text(of: "a") == "new")
        symlink("absent", folder / "loose")
        try write("there", to: "loose")
        #expect(folder.text(of: "absent") == "there")
        #expect(folder.status(of: "loose").st_mode & S_IFMT == S_IFLNK)
    }

    @Test func linksThatFormACircleAreAnError() {
        symlink("two", folder / "one")
        symlink("one", folder / "two")
        let error = #expect(throws: FileWriteError.self) { try write("new", to: "one") }
        #expect(error == .failed(FileError("saved", folder / "one", code: ELOOP)))
    }

    @Test(arguments: ["a longer text than before", "short", ""])
    func hardLinksStay(text: String) throws {
        folder.put("old text", in: "a")
        link(folder / "a", folder / "b")
        try write(text, to: "a")
        #expect(folder.text(of: "a") == text)
        #expect(folder.text(of: "b") == text)
        #expect(folder.status(of: "a").st_nlink == 2)
        #expect(folder.names == ["a", "b"])
    }

    @Test func hardLinksAreRefusedByAWriterThatOnlyReplaces() {
        folder.put("old", in: "a")
        link(folder / "a", folder / "b")
        var writer = FileWriter(path: folder / "a")
        writer.mayWriteInPlace = false
        #expect(throws: FileWriteError.self) { try writer.write(TextStorage("new")) }
        #expect(folder.text(of: "b") == "old")
    }

    // MARK: Refusals

    @Test func aFileOfAnotherOwnerIsOverwrittenIfThatIsAllowed() throws {
        folder.put("old", in: "a", mode: 0o666)
        chmod(folder.path, 0o777)
        if geteuid() == 0 { chown(folder / "a", 1_234, 1_234) }
        let inode = folder.status(of: "a").st_ino
        try withoutPrivileges { try write("new", to: "a") }
        #expect(folder.text(of: "a") == "new")
        #expect(geteuid() != 0 || folder.status(of: "a").st_ino == inode)
        #expect(folder.names == ["a"])
    }

    @Test func aFileInAReadOnlyFolderIsOverwritten() throws {
        folder.put("old", in: "a", mode: 0o666)
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o700) }
        try withoutPrivileges { try write("new", to: "a") }
        #expect(folder.text(of: "a") == "new")
    }

    @Test func aNewFileInAReadOnlyFolderIsRefused() {
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o700) }
        let error = #expect(throws: FileWriteError.self) {
            try withoutPrivileges { try write("new", to: "a") }
        }
        #expect(error?.description == "\(folder / "a") cannot be saved: Permission denied.")
        #expect(folder.names.isEmpty)
    }

    @Test func aFileThatMayNotBeWrittenIsRefused() {
        folder.put("old", in: "a", mode: 0o444)
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o700) }
        let error = #expect(throws: FileWriteError.self) {
            try withoutPrivileges { try write("new", to: "a") }
        }
        #expect(error == .failed(FileError("saved", folder / "a", code: EACCES)))
        #expect(folder.text(of: "a") == "old")
    }

    @Test func aFolderAndADeviceAreRefused() {
        let error = #expect(throws: FileWriteError.self) {
            try FileWriter(path: folder.path).write(TextStorage("new"))
        }
        #expect(error == .failed(FileError("saved", folder.path, code: EISDIR)))
        #expect(throws: FileWriteError.self) {
            try FileWriter(path: "/dev/null").write(TextStorage("new"))
        }
        #expect(throws: FileWriteError.self) { try write("new", to: "absent/a") }
    }

    @Test func aNameOfTheGreatestLengthIsWritten() throws {
        let name = String(repeating: "é", count: 127)
        try write("one", to: name)
        try write("two", to: name)
        #expect(folder.text(of: name) == "two")
        #expect(folder.names == [name])
    }

    // MARK: Changes by others

    @Test func aFileThatChangedIsLeftAsItIs() throws {
        folder.put("old", in: "a")
        let version = try #require(FileVersion(path: folder / "a"))
        folder.put("theirs", in: "a")
        let error = #expect(throws: FileWriteError.self) {
            try write("ours", to: "a", over: .version(version))
        }
        #expect(
            error?.description
                == "\(folder / "a") was not saved: another program changed the file.")
        #expect(folder.text(of: "a") == "theirs")
        #expect(folder.names == ["a"])
    }

    @Test func aFileThatVanishedIsNotCreatedUnasked() throws {
        folder.put("old", in: "a")
        let version = try #require(FileVersion(path: folder / "a"))
        unlink(folder / "a")
        let error = #expect(throws: FileWriteError.self) {
            try write("ours", to: "a", over: .version(version))
        }
        #expect(error == .changed(path: BytePath(folder / "a"), nil))
        #expect(folder.names.isEmpty)
    }

    @Test func aFileThatAppearedIsNotReplacedUnasked() throws {
        try write("first", to: "a", over: .nothing)
        let error = #expect(throws: FileWriteError.self) {
            try write("second", to: "a", over: .nothing)
        }
        #expect(error == .changed(path: BytePath(folder / "a"), FileVersion(path: folder / "a")))
        #expect(folder.text(of: "a") == "first")
    }

    // MARK: Failures

    @Test func aCrashInTheMiddleLeavesTheOldFileWhole() throws {
        folder.put("old", in: "a")
        let child = try WritingChild("crash", folder / "a")
        #expect(child.signal == SIGKILL)
        #expect(folder.text(of: "a") == "old")
        // The draft stays behind, hidden and private.
        let draft = try #require(folder.names.first { $0.hasPrefix(".a.") })
        #expect(folder.status(of: draft).st_mode & 0o777 == 0o644)
        #expect(folder.status(of: draft).st_size < 1_000_000)
    }

    @Test func withoutRoomTheOldFileStaysWholeAndTheReasonIsTold() throws {
        folder.put("old", in: "a")
        let child = try WritingChild("limit", folder / "a")
        #expect(child.exitStatus == 3)
        #expect(child.output == "\(folder / "a") cannot be saved: File too large.\n")
        #expect(folder.text(of: "a") == "old")
        #expect(folder.names == ["a"])
    }

    @Test func withoutRoomAFileWithHardLinksStaysWholeToo() throws {
        folder.put("old", in: "a")
        link(folder / "a", folder / "b")
        let child = try WritingChild("limit", folder / "a")
        #expect(child.exitStatus == 3)
        #expect(folder.text(of: "b") == "old")
    }
}
