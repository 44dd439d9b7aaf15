// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DirectoryEntry, DirectoryReader, FileStatus.

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

@Suite struct DirectoryListingTests {
    private func entries(_ folder: TestFolder) throws -> [String: DirectoryEntry] {
        let listing = try DirectoryListing(path: folder.path)
        return Dictionary(uniqueKeysWithValues: listing.entries.map { ($0.name, $0) })
    }

    @Test func kindsAndTargetsAreListed() throws {
        let folder = TestFolder()
        folder.put("text", in: "file")
        mkfifo(folder / "pipe", 0o600)
        symlink("/", folder / "up")
        symlink("file", folder / "link")
        symlink("nowhere", folder / "dangling")
        let found = try entries(folder)
        #expect(found["file"] == DirectoryEntry(name: "file", kind: .file))
        #expect(found["pipe"]?.kind == .other)
        #expect(found["up"]?.leadsToDirectory == true)
        #expect(found["up"]?.target == "/")
        #expect(found["link"]?.targetKind == .file)
        #expect(found["dangling"]?.target == "nowhere")
        #expect(found["dangling"]?.targetKind == nil)
        #expect(found.count == 5)
    }

    @Test func aLinkToItselfLeadsToNothing() throws {
        let folder = TestFolder()
        symlink("loop", folder / "loop")
        #expect(try entries(folder)["loop"]?.targetKind == nil)
    }

    @Test func bytesThatAreNoTextAreSpelledOut() throws {
        let folder = TestFolder()
        let path = Array((folder.path + "/caf").utf8) + [0xE9, 0x2E, 0xC3, 0xA9, 0xFF, 0]
        let descriptor = path.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600)
            }
        }
        close(descriptor)
        defer {
            _ = path.withUnsafeBufferPointer {
                $0.withMemoryRebound(to: CChar.self) { unlink($0.baseAddress!) }
            }
        }
        let entry = try DirectoryListing(path: folder.path).entries.first
        #expect(entry?.name == "caf\\xE9.é\\xFF")
        #expect(entry?.fileName.bytes == path.dropLast().suffix(8))
        #expect(entry?.fileName.text == nil)
        folder.put("", in: "new\nline")
        #expect(try entries(folder)["new␊line"]?.fileName == "new\nline")
    }

    @Test func aFolderThatCannotBeReadIsTold() async {
        #expect(throws: FileError("read", "/nowhere", code: ENOENT)) {
            try DirectoryListing(path: "/nowhere")
        }
        await #expect(throws: FileError("read", "/etc/passwd", code: ENOTDIR)) {
            try await DirectoryListing.read(path: "/etc/passwd")
        }
        let folder = TestFolder()
        chmod(folder.path, 0)
        let code = withoutPrivileges { () -> Int32? in
            do throws(FileError) {
                _ = try DirectoryListing(path: folder.path)
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code == EACCES)
        chmod(folder.path, 0o700)
    }

    @Test func anotherThreadReadsInBatches() async throws {
        let folder = TestFolder()
        for number in 0..<10 { folder.put("", in: "\(number)") }
        var sizes: [Int] = []
        for try await batch in DirectoryListing.batches(path: folder.path, size: 4) {
            sizes.append(batch.count)
        }
        #expect(sizes == [4, 4, 2])
        let listing = try await DirectoryListing.read(path: folder.path)
        #expect(listing.sorted().entries.map(\.name) == (0..<10).map { "\($0)" })
    }

    @Test func aCancelledTaskEndsReading() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await DirectoryListing.read(path: "/usr")
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func foldersComeFirstAndHiddenNamesCanBeLeftOut() {
        let listing = DirectoryListing(
            path: "/",
            entries: [
                DirectoryEntry(name: "b10", kind: .file),
                DirectoryEntry(name: ".git", kind: .directory),
                DirectoryEntry(name: "B2", kind: .file),
                DirectoryEntry(name: "z", kind: .symbolicLink, target: "y", targetKind: .directory),
            ])
        #expect(listing.sorted().entries.map(\.name) == [".git", "z", "B2", "b10"])
        let visible = listing.sorted(foldersFirst: false, includingHidden: false)
        #expect(visible.entries.map(\.name) == ["B2", "b10", "z"])
    }

    @Test func sizesAndTimesAreReadOnDemand() throws {
        let folder = TestFolder()
        folder.put("12345", in: "file")
        let status = try FileStatus(path: folder / "file")
        #expect(status.size == 5)
        #expect(status.kind == .file)
        #expect(status.modificationTime > 1_600_000_000)
        #expect(throws: FileError("read", folder / "none", code: ENOENT)) {
            try FileStatus(path: folder / "none")
        }
    }
}
