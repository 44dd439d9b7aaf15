// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SeltzerTesting

@Suite("The report on a snapshot") struct SnapshotReportTests {
    private func withPackage(_ body: (URL) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString)")
        let tests = root.appendingPathComponent("Tests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try Data().write(to: root.appendingPathComponent("Package.swift"))
        try body(root)
    }

    @Test("has the old text, the new one and the difference, and the failure names it")
    func aFailureWritesAReport() throws {
        try withPackage { root in
            let file = root.appendingPathComponent("Tests/SomeTests.swift").path
            let report = root.appendingPathComponent(
                ".build/snapshot-reports/SomeTests-a-board.html")
            #expect(
                Snapshot("a board", testFile: file, isUpdating: true)
                    .difference(from: "same\n<old>") == nil)
            let snapshot = Snapshot("a board", testFile: file, isUpdating: false)
            #expect(snapshot.difference(from: "same\n<old>") == nil)
            #expect(!FileManager.default.fileExists(atPath: report.path))
            let failure = try #require(
                snapshot.difference(from: "same\n<new>") { "<pre>picture</pre>\n" })
            #expect(failure.contains("SELTZER_UPDATE_SNAPSHOTS=1. The report is \(report.path).\n"))
            let page = try String(contentsOf: report, encoding: .utf8)
            #expect(
                page.contains(
                    "  1|same\n<del>- 2|&lt;old&gt;</del>\n<ins>+ 2|&lt;new&gt;</ins>"))
            #expect(page.contains("<h2>Old</h2>\n<pre>\nsame\n&lt;old&gt;"))
            #expect(
                page.contains("<h2>New</h2>\n<pre>picture</pre>\n<pre>\nsame\n&lt;new&gt;"))
            #expect(!page.contains("<script") && !page.contains("<old>"))
        }
    }

    @Test("is not written where the test is in no package")
    func noPackageMeansNoReport() {
        let report = SnapshotReport(
            path: "/a/b/Snapshots/x.txt", old: "a", new: "b",
            difference: LineDifference(from: "a", to: "b"), picture: nil)
        #expect(report.write(forTestFile: "/a/b/T.swift") == nil)
        #expect(report.write(forTestFile: "T.swift") == nil)
    }
}
