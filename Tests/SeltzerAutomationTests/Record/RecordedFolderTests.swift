// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerAutomation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@MainActor
@Suite struct RecordedFolderTests {
    @Test func textsAreKeptAndOtherFilesAreNamed() throws {
        let folder = try TemporaryFolder(
            named: "notes",
            files: [
                "b.txt": "two\n", "a/c.txt": "three", "d/": "", ".git/config": "",
                "long.txt": String(repeating: "x", count: 1 << 16),
            ])
        defer { folder.remove() }
        symlink("b.txt", folder.path + "/link")
        let file = fopen(folder.path + "/bytes", "w")
        fputs("\u{FF}", file)
        fputc(0xFF, file)
        fclose(file)
        let record = RecordedFolder(path: folder.path + "/")
        #expect(record.name == "notes")
        #expect(record.files == ["a/c.txt": "three", "b.txt": "two\n", "d/": ""])
        #expect(record.omitted == [".git", "bytes", "link", "long.txt"])
    }

    @Test func numberOfFilesIsBounded() throws {
        let names = (0..<200).map { "\($0).txt" }
        let folder = try TemporaryFolder(
            files: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
        defer { folder.remove() }
        let record = RecordedFolder(path: folder.path)
        #expect(record.files.count == RecordedFolder.mostFiles)
        #expect(record.omitted.count == 200 - RecordedFolder.mostFiles)
        #expect(RecordedFolder(path: folder.path + "/none").files.isEmpty)
    }

    @Test func testMakesACopyOfTheFolder() async throws {
        let folder = try TemporaryFolder(
            named: "notes", files: ["a.txt": "\"one\"\n", "b/": ""])
        defer { folder.remove() }
        symlink("a.txt", folder.path + "/li\nnk")
        let pilot = await Pilot(SampleController(), columns: 60, rows: 12)
        pilot.application.rootExpression = RootExpression(
            "try Board(path: folder.path)", copying: folder.path)
        let recorder = SessionRecorder(pilot.application)
        await pilot.press("tab")
        // A path is another one in a test.
        let name = try #require(pilot.application.windows.first?.rootViewController)
        (name as? SampleController)?.state.text = "Saved \(folder.path)/a.txt. Done."
        await pilot.press("tab")
        let source = RecordedTest(recorder.stop()).source
        let expected = """
                // Not in the copy: "li\\nnk".
                let folder = try TemporaryFolder(
                    named: "notes",
                    files: [
                        "a.txt": "\\"one\\"\\n",
                        "b/": "",
                    ])
                defer { folder.remove() }
                let root = try Board(path: folder.path)
            """
        #expect(source.contains(expected), "\(source)")
        #expect(!source.contains("a.txt. Done"), "\(source)")
        // A test with an expression of its own has no copy.
        #expect(!RecordedTest(recorder.record, root: "Board()").source.contains("folder"))
    }

    @Test func emptyFolderIsMade() async throws {
        let folder = try TemporaryFolder(named: "notes")
        defer { folder.remove() }
        let pilot = await Pilot(SampleController(), columns: 60, rows: 12)
        pilot.application.rootExpression = RootExpression(
            "Board(folder.path)", copying: folder.path)
        let source = RecordedTest(SessionRecorder(pilot.application).stop()).source
        #expect(
            source.contains("    let folder = try TemporaryFolder(named: \"notes\")\n"), "\(source)"
        )
    }
}
