// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SeltzerTesting

@Suite struct SnapshotTests {
    /// A test file's path in a folder of its own.
    private func withTestFile(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("SomeTests.swift").path)
    }

    @Test func aSnapshotIsWrittenOnlyWhenUpdating() throws {
        try withTestFile { file in
            let reading = Snapshot("a board", testFile: file, isUpdating: false)
            let missing = try #require(reading.difference(from: "one\ntwo"))
            #expect(missing.contains("There is no snapshot"))
            #expect(missing.contains("SELTZER_UPDATE_SNAPSHOTS=1"))
            #expect(missing.hasSuffix("one\ntwo"))
            #expect(!FileManager.default.fileExists(atPath: reading.path))
            let updating = Snapshot("a board", testFile: file, isUpdating: true)
            #expect(updating.difference(from: "one\ntwo") == nil)
            #expect(try String(contentsOfFile: reading.path, encoding: .utf8) == "one\ntwo\n")
            #expect(reading.path.hasSuffix("/Snapshots/a-board.txt"))
            #expect(reading.difference(from: "one\ntwo") == nil)
            #expect(reading.difference(from: "one\ntwo\n") != nil)
        }
    }

    @Test func aDifferenceShowsTheLinesThatDifferWithTheirNumbers() throws {
        try withTestFile { file in
            let text = "漢字\nsame\nold\nlast"
            _ = Snapshot("s", testFile: file, isUpdating: true).difference(from: text)
            let difference = try #require(
                Snapshot("s", testFile: file, isUpdating: false)
                    .difference(from: "漢字\nsame\nnew\nlast"))
            let lines = difference.split(separator: "\n").dropFirst()
            #expect(lines == ["  2|same", "- 3|old", "+ 3|new", "  4|last"])
        }
    }

    @Test func aFolderThatCannotBeWrittenIsSaid() {
        let snapshot = Snapshot("s", testFile: "/nowhere/at/all/T.swift", isUpdating: true)
        #expect(snapshot.difference(from: "x")?.hasSuffix("cannot be written.") == true)
    }

    @Test func aNameStaysInItsFolder() {
        #expect(
            Snapshot("../../x", testFile: "/a/b/T.swift", isUpdating: false).path
                == "/a/b/Snapshots/..-..-x.txt")
    }
}
