// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct FileVersionTests {
    private let folder = TestFolder()

    @Test func aFileThatWasNotTouchedHasTheSameVersion() throws {
        folder.put("one", in: "a")
        let first = try #require(FileVersion(path: folder / "a"))
        #expect(FileVersion(path: folder / "a") == first)
        #expect(first.size == 3)
        #expect(Set([first, first]).count == 1)
    }

    @Test func anotherSizeTimeOrFileIsAnotherVersion() async throws {
        folder.put("one", in: "a")
        let first = try #require(FileVersion(path: folder / "a"))
        setTime(1_000_000, of: folder / "a")
        let second = try #require(FileVersion(path: folder / "a"))
        #expect(second != first)
        folder.put("four", in: "a")
        setTime(1_000_000, of: folder / "a")
        let third = try #require(FileVersion(path: folder / "a"))
        #expect(third != second)
        folder.put("five", in: "b")
        setTime(1_000_000, of: folder / "b")
        rename(folder / "b", folder / "a")
        #expect(FileVersion(path: folder / "a") != third)
    }

    @Test func aChangeOfTheSameSizeWithTheTimeSetBackIsAnotherVersion() async throws {
        folder.put("one", in: "a")
        setTime(1_000_000, of: folder / "a")
        let first = try #require(FileVersion(path: folder / "a"))
        // The clock of the file system may be coarse.
        try await Task.sleep(for: .milliseconds(50))
        folder.put("two", in: "a")
        setTime(1_000_000, of: folder / "a")
        let second = try #require(FileVersion(path: folder / "a"))
        #expect(second.modificationTime == first.modificationTime)
        #expect(second.changeTime > first.changeTime)
        #expect(second != first)
    }

    @Test func aVersionThatIsReadAtOnceAfterAChangeIsNotReliable() async throws {
        folder.put("one", in: "a")
        #expect(try #require(FileVersion(path: folder / "a")).isReliable == false)
        // The time of the contents can be set back, the one that the system notes cannot.
        setTime(1_000_000, of: folder / "a")
        #expect(try #require(FileVersion(path: folder / "a")).isReliable == false)
        var version = try #require(FileVersion(path: folder / "a"))
        for _ in 0..<600 where !version.isReliable {
            try await Task.sleep(for: .milliseconds(50))
            version = try #require(FileVersion(path: folder / "a"))
        }
        #expect(version.isReliable)
    }

    @Test func whatIsNoFileHasNoVersion() {
        #expect(FileVersion(path: folder.path) == nil)
        #expect(FileVersion(path: folder / "absent") == nil)
    }

    private func setTime(_ seconds: Int, of path: String) {
        let time = timespec(tv_sec: seconds, tv_nsec: 0)
        utimensat(AT_FDCWD, path, [time, time], 0)
    }
}
