// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesFolders
import SheetDatabase
import SheetModel
import Testing

@Suite @MainActor struct DatabaseSavingTests {
    private func row(_ file: any SheetFile, _ table: String, _ position: Int) async throws
        -> SheetRow
    {
        let rows = try await file.rows(of: table)
        for await count in rows.counts() where count.isFinal { break }
        return try await rows.rows(position..<(position + 1))[0]
    }

    private func save(_ edits: SheetEdits, _ file: any SheetFile) async throws {
        _ = try await file.save(edits, to: nil, progress: { _ in })
    }

    @Test func cellsRowsAndKeysAreWritten() async throws {
        let sample = try SampleDatabase()
        let file = try await sample.open()
        var edits = SheetEdits()
        edits.set(.text("it's"), row: try await row(file, "stations", 0), column: 1, in: "stations")
        edits.set(.integer(70), row: try await row(file, "codes", 0), column: 1, in: "codes")
        edits.delete(try await row(file, "readings", 2), in: "readings")
        edits.insert([.null, .text("Lorient")], in: "stations")
        try await save(edits, file)
        #expect(
            try sample.texts("SELECT id, name FROM stations") == [
                "1|it's", "7|Roscoff", "8|Lorient",
            ])
        #expect(try sample.texts("SELECT count(*), max(number) FROM codes") == ["3|70"])
        #expect(try sample.texts("SELECT id FROM readings") == ["1", "2", "4"])
    }

    @Test func aRowThatAnotherProgramChangedStopsAll() async throws {
        let sample = try SampleDatabase()
        let file = try await sample.open()
        var edits = SheetEdits()
        edits.set(.real(1), row: try await row(file, "readings", 0), column: 3, in: "readings")
        edits.set(.text("mine"), row: try await row(file, "stations", 0), column: 1, in: "stations")
        try sample.execute("UPDATE stations SET name = 'theirs' WHERE id = 1")
        await #expect(throws: SheetError.rowChanged(table: "stations", row: "1")) {
            try await save(edits, file)
        }
        #expect(try sample.texts("SELECT level_m FROM readings WHERE id = 1") == ["7.12"])
        var deletion = SheetEdits()
        deletion.delete(try await row(file, "stations", 1), in: "stations")
        try sample.execute("UPDATE stations SET lat = 2 WHERE id = 7")
        await #expect(throws: SheetError.rowChanged(table: "stations", row: "7")) {
            try await save(deletion, file)
        }
        // A change of another column does not disturb.
        var other = SheetEdits()
        other.set(.text("R"), row: try await row(file, "stations", 1), column: 1, in: "stations")
        try sample.execute("UPDATE stations SET lat = 3 WHERE id = 7")
        try await save(other, file)
        #expect(try sample.texts("SELECT name, lat FROM stations WHERE id = 7") == ["R|3.0"])
    }

    @Test func rulesOfTheTableRefuseAll() async throws {
        let sample = try SampleDatabase()
        let file = try await sample.open()
        var edits = SheetEdits()
        edits.set(.text("x"), row: try await row(file, "readings", 0), column: 4, in: "readings")
        await #expect(throws: SheetError.self) { try await save(edits, file) }
        edits = SheetEdits()
        edits.set(.null, row: try await row(file, "stations", 0), column: 1, in: "stations")
        await #expect(throws: SheetError.self) { try await save(edits, file) }
        edits = SheetEdits()
        edits.set(.integer(99), row: try await row(file, "readings", 0), column: 1, in: "readings")
        await #expect(throws: SheetError.self) { try await save(edits, file) }
        #expect(try sample.texts("SELECT count(*) FROM readings WHERE note = 'x'") == ["1"])
    }

    @Test func textThatIsNotUTF8DoesNotStopOtherEdits() async throws {
        let sample = try SampleDatabase(
            "CREATE TABLE t (a TEXT, b INT); INSERT INTO t VALUES (CAST(x'61FF' AS TEXT), 1)")
        let file = try await sample.open()
        let row = try await row(file, "t", 0)
        #expect(row.values[0] == .text("a\u{FFFD}"))
        var edits = SheetEdits()
        edits.set(.integer(2), row: row, column: 1, in: "t")
        try await save(edits, file)
        #expect(try sample.texts("SELECT hex(a), b FROM t") == ["61FF|2"])
    }

    @Test func generatedColumnsAndViewsAreNotWritten() async throws {
        let sample = try SampleDatabase()
        let file = try await sample.open()
        var edits = SheetEdits()
        edits.set(.real(5), row: try await row(file, "readings", 0), column: 5, in: "readings")
        try await save(edits, file)
        edits = SheetEdits()
        edits.insert([.text("x")], in: "high")
        await #expect(throws: SheetError.self) { try await save(edits, file) }
    }

    @Test func aCopyHasTheEditsAndTheFileDoesNot() async throws {
        let sample = try SampleDatabase()
        let file = try await sample.open(isReadOnly: true)
        var edits = SheetEdits()
        edits.set(.text("copy"), row: try await row(file, "stations", 0), column: 1, in: "stations")
        await #expect(throws: SheetError.self) { try await save(edits, file) }
        let copy = try await file.save(
            edits, to: sample.folder / "b.db", progress: { _ in })
        #expect(try await copy.rows(of: "stations").texts().map { $0[1] } == ["copy", "Roscoff"])
        #expect(try sample.texts("SELECT name FROM stations WHERE id = 1") == ["Brest"])
        #expect(sample.folder.files.sorted() == ["a.db", "b.db"])
    }

    @Test func aLockedFileIsReported() async throws {
        let sample = try SampleDatabase()
        let file = try await sample.open()
        var edits = SheetEdits()
        edits.insert([.null, .text("x")], in: "stations")
        let lock = try LockedDatabase(path: sample.path)
        await #expect(throws: SheetError.self) { try await save(edits, file) }
        try lock.release()
        try await save(edits, file)
        #expect(try sample.texts("SELECT count(*) FROM stations") == ["3"])
    }

    // MARK: Copies

    /// Returns the number of a file in its file system.
    private func number(of path: String) -> UInt64 {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    @Test func aCopyUnderAnotherNameOfTheFileIsSavedInPlace() async throws {
        let sample = try SampleDatabase()
        try sample.execute("PRAGMA journal_mode = WAL")
        let file = try await sample.open()
        var edits = SheetEdits()
        edits.set(.text("x"), row: try await row(file, "stations", 0), column: 1, in: "stations")
        let old = number(of: sample.path)
        _ = try await file.save(edits, to: sample.folder / "./a.db", progress: { _ in })
        #expect(number(of: sample.path) == old)
        #expect(try sample.texts("SELECT name FROM stations WHERE id = 1") == ["x"])
        try FileManager.default.createSymbolicLink(
            atPath: sample.folder / "link.db", withDestinationPath: sample.path)
        _ = try await file.save(
            SheetEdits(), to: sample.folder / "link.db", progress: { _ in })
        #expect(number(of: sample.path) == old)
    }

    @Test func aCopyDoesNotReplaceADatabaseInUse() async throws {
        let sample = try SampleDatabase()
        let file = try await sample.open()
        try sample.folder.put("old", in: "b.db")
        try sample.folder.put("log", in: "b.db-wal")
        await #expect(throws: SheetError.self) {
            _ = try await file.save(
                SheetEdits(), to: sample.folder / "b.db", progress: { _ in })
        }
        #expect(sample.folder.text(of: "b.db") == "old")
    }

    @Test func aCopyHasThePermissionsOfTheFile() async throws {
        let sample = try SampleDatabase()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: sample.path)
        let file = try await sample.open()
        _ = try await file.save(SheetEdits(), to: sample.folder / "b.db", progress: { _ in })
        #expect(try sample.folder.permissions(of: sample.folder / "b.db") == 0o600)
    }

    // MARK: Values

    @Test func textWithNULIsWrittenWhole() async throws {
        let sample = try SampleDatabase()
        let file = try await sample.open()
        var edits = SheetEdits()
        edits.set(
            .text("a\u{0}b"), row: try await row(file, "stations", 0), column: 1, in: "stations")
        edits.insert([.null, .text("\u{0}c")], in: "stations")
        try await save(edits, file)
        #expect(
            try sample.texts("SELECT hex(name), typeof(name) FROM stations WHERE id <> 7") == [
                "610062|text", "0063|text",
            ])
        edits = SheetEdits()
        edits.set(.text("z"), row: try await row(file, "stations", 0), column: 1, in: "stations")
        try await save(edits, file)
        #expect(try sample.texts("SELECT name FROM stations WHERE id = 1") == ["z"])
    }

    @Test func numbersWithTooManyDigitsAreRefused() async throws {
        let sample = try SampleDatabase("CREATE TABLE t (a INT); INSERT INTO t VALUES (1)")
        let file = try await sample.open()
        var edits = SheetEdits()
        let row = try await row(file, "t", 0)
        edits.set(.text("12345678901234567890"), row: row, column: 0, in: "t")
        await #expect(throws: SheetError.self) { try await save(edits, file) }
        #expect(try sample.texts("SELECT a FROM t") == ["1"])
    }

    // MARK: Rules

    @Test func uniqueValuesAreShifted() async throws {
        let sample = try SampleDatabase(
            """
            CREATE TABLE t (n INT UNIQUE);
            WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 50)
            INSERT INTO t SELECT x FROM c
            """)
        let file = try await sample.open()
        var edits = SheetEdits()
        for row in try await file.rows(of: "t").rows(0..<50) {
            guard case .integer(let number) = row.values[0] else { continue }
            edits.set(.integer(number + 1), row: row, column: 0, in: "t")
        }
        try await save(edits, file)
        #expect(try sample.texts("SELECT min(n), max(n), count(*) FROM t") == ["2|51|50"])
    }

    @Test func referencesToRowsOfLaterTablesAreSaved() async throws {
        let sample = try SampleDatabase()
        let file = try await sample.open()
        var edits = SheetEdits()
        edits.insert([.null, .integer(50)], in: "readings")
        edits.insert([.integer(50), .text("Vannes")], in: "stations")
        try await save(edits, file)
        #expect(try sample.texts("SELECT count(*) FROM readings WHERE station = 50") == ["1"])
    }
}
