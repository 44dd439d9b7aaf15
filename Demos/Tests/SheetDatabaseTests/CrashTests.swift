// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import BlockingWork
import Foundation
import NotesFolders
import SheetDatabase
import SheetModel
import Testing

/// Kills a program that saves.
///
/// `SELTZER_KILLS` is the number of kills for each format.
@Suite(.serialized) @MainActor struct CrashTests {
    private static let rowCount = 500
    private static var kills: Int {
        ProcessInfo.processInfo.environment["SELTZER_KILLS"].flatMap { Int($0) } ?? 8
    }

    private let folder: NotesFolder

    init() throws {
        folder = try NotesFolder()
    }

    @Test func aKilledSaveOfTextLeavesAWholeFile() async throws {
        let rows = (0..<Self.rowCount).map { "row \($0),0,\"as it is\" \r\n" }
        try folder.put("name,number,rest\r\n" + rows.joined(), in: "a.csv")
        try await killSaves(of: folder / "a.csv") {
            let text = try #require(folder.text(of: "a.csv"))
            let number = text.split(separator: ",")[3]
            let expected = (0..<Self.rowCount).map { "row \($0),\(number),\"as it is\" \r\n" }
            #expect(text == "name,number,rest\r\n" + expected.joined())
        }
    }

    @Test func aKilledSaveOfADatabaseLeavesAWholeFile() async throws {
        let sample = try SampleDatabase(
            """
            CREATE TABLE t (id INTEGER PRIMARY KEY, number INT);
            WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < \(Self.rowCount))
            INSERT INTO t SELECT x, 0 FROM c;
            """)
        try await killSaves(of: sample.path) {
            let facts = try sample.texts("SELECT count(*), count(DISTINCT number) FROM t")
            #expect(facts == ["\(Self.rowCount)|1"])
            #expect(try sample.texts("PRAGMA integrity_check") == ["ok"])
        }
    }

    /// Starts the program and kills it, many times, and looks at the file after each.
    private func killSaves(of path: String, _ checkFile: () throws -> Void) async throws {
        var saves: Set<Double> = []
        for _ in 0..<Self.kills {
            try await runAndKill(path)
            try checkFile()
            let file = try await openSheet(path: path)
            let rows = try await file.rows(of: try await file.tables()[0].name)
            saves.insert(try await rows.rows(0..<1)[0].values[1].number ?? -1)
            try await checkRecovery()
        }
        #expect(saves.count == Self.kills, "Each program saved at least once.")
    }

    private func runAndKill(_ path: String) async throws {
        let state = folder.statePath
        let microseconds = UInt32.random(in: 0...60_000)
        try await BlockingWork.run {
            let process = Process()
            process.executableURL = Bundle.main.bundleURL.appendingPathComponent("SheetSaver")
            process.arguments = [path, state]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            // Waits for the first save.
            _ = try output.fileHandleForReading.read(upToCount: 1)
            usleep(microseconds)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    /// Kept edits are whole: all rows have the same new number.
    private func checkRecovery() async throws {
        let recovery = try SheetRecovery(folder: folder.statePath)
        for found in await recovery.abandonedEdits() {
            let rows = found.edits.tables.values.first ?? [:]
            #expect(rows.count == Self.rowCount)
            #expect(Set(rows.values.map(\.kind)).count == 1)
            await recovery.discard(found)
        }
        await recovery.end()
    }
}
