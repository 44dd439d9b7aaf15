// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import SheetDatabase
import SheetModel
import Testing

/// Covers also: DatabaseSchema, DatabaseRows, RowAnchors, RowStore, ArrangementSQL, SheetOpening.
@Suite @MainActor struct DatabaseFileTests {
    /// Kept by the suite, because queries open the file again.
    private let harbor: SampleDatabase

    init() throws {
        harbor = try SampleDatabase()
    }

    @Test func theSchemaHasTablesViewsKeysAndReferences() async throws {
        let file = try await harbor.open()
        let tables = try await file.tables()
        #expect(tables.map(\.name) == ["codes", "readings", "stations", "high"])
        #expect(tables.map(\.isView) == [false, false, false, true])
        let readings = tables[1].columns
        #expect(readings.map(\.kind) == [.integer, .integer, .time, .real, .text, .real])
        #expect(readings.map(\.isKey) == [true, false, false, false, false, false])
        #expect(readings[1].reference == SheetReference(table: "stations", column: "id"))
        #expect(readings[4].declaredType == "VARCHAR(20)")
        #expect(tables[2].columns.map(\.isNullable) == [true, false, true])
        #expect(tables[3].readOnlyReason?.contains("view") == true)
        #expect(file.facts.format.hasPrefix("SQLite 3."))
        #expect(file.facts.encoding == "UTF-8")
        #expect(try await file.rowCount(of: "readings") == 4)
        await #expect(throws: SheetError.noTable(name: "none")) { try await file.rows(of: "none") }
    }

    @Test func valuesKeepTheirKinds() async throws {
        let sample = try SampleDatabase(
            "CREATE TABLE t (a INT); INSERT INTO t VALUES (1), (1.5), ('x'), (x'00FF'), (NULL), ('a' || char(0) || 'b')"
        )
        let rows = try await sample.open().rows(of: "t").rows(0..<9)
        #expect(
            rows.map { $0.values[0] } == [
                .integer(1), .real(1.5), .text("x"), .bytes([0, 255]), .null, .text("a\u{0}b"),
            ])
        #expect(rows.map(\.id) == (1...6).map { .number($0) })
    }

    @Test func aForeignKeyLeadsToARow() async throws {
        let file = try await harbor.open()
        let readings = try await file.rows(of: "readings")
        let row = try await readings.rows(1..<2)[0]
        let target = try #require(readings.target(of: row, column: 1))
        #expect(target.reference.table == "stations")
        let stations = try await file.rows(of: target.reference.table)
        let position = try await stations.position(of: target.value, column: 0)
        #expect(position == 1)
        let empty = try await readings.rows(3..<4)[0]
        #expect(readings.target(of: empty, column: 1) == nil)
    }

    @Test func distantRowsOfATableWithGapsAreFound() async throws {
        let sample = try SampleDatabase(
            """
            CREATE TABLE t (n INTEGER PRIMARY KEY, w TEXT);
            WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 6000)
            INSERT INTO t SELECT x * 3, 'w' || x FROM c;
            INSERT INTO t VALUES (-50, 'first');
            """)
        let rows = try await sample.open().rows(of: "t")
        for await count in rows.counts() where count.isFinal { #expect(count.rows == 6001) }
        for position in [0, 1, 1023, 1024, 1025, 5999, 6000] {
            let row = try await rows.rows(position..<(position + 2)).first
            let number = position == 0 ? -50 : Int64(position) * 3
            #expect(row?.values[0] == .integer(number))
        }
        #expect(try await rows.rows(6001..<6010).isEmpty)
        #expect(try await rows.position(of: .integer(9000), column: 0) == 3000)
    }

    @Test(arguments: [
        ("> 6", ["7.12", "11.0"]), ("5..8", ["7.12", "5.5"]), ("=11", ["11.0"]),
        ("!=11", ["7.12", "5.5", "probe wet"]), ("wet", ["probe wet"]), ("^PRO", ["probe wet"]),
        ("100%", []), ("=probe wet", ["probe wet"]),
    ])
    func filtersAreDoneByTheDatabase(_ text: String, _ expected: [String]) async throws {
        let rows = try await harbor.open().rows(of: "readings")
        let filter = try #require(SheetFilter(column: 3, typed: text))
        let found = try await rows.arranged(by: SheetArrangement(filters: [filter]))
        #expect(try await found.texts().map { $0[3] } == expected)
        #expect(await found.count.unfiltered == 4)
    }

    @Test func sortsAreDoneByTheDatabase() async throws {
        let file = try await harbor.open()
        let rows = try await file.rows(of: "readings").arranged(
            by: SheetArrangement(sorts: [
                SheetSort(column: 1, isDescending: true), SheetSort(column: 3),
            ]))
        #expect(try await rows.texts().map { $0[0] } == ["2", "1", "3", "4"])
        #expect(try await rows.position(of: .integer(3), column: 0) == 2)
        let any = try await rows.arranged(
            by: SheetArrangement(filters: [SheetFilter(column: nil, .contains("TID"))]))
        #expect(try await any.texts().map { $0[0] } == ["2"])
    }

    @Test func statisticsCountKindsAndGroups() async throws {
        let rows = try await harbor.open().rows(of: "readings")
        let levels = try await rows.statistics(of: 3)
        #expect(levels.count == 4)
        #expect(levels.nullCount == 0)
        #expect(levels.least == .real(5.5))
        #expect(levels.most == .text("probe wet"))
        #expect(levels.median == 7.12)
        let notes = try await rows.statistics(of: 4)
        #expect(notes.nullCount == 1)
        #expect(notes.distinctCount == 3)
    }

    @Test func viewsAndTablesWithoutRowNumbersAreShown() async throws {
        let file = try await harbor.open()
        let view = try await file.rows(of: "high")
        #expect(try await view.texts().map { $0[0] } == ["Brest", "Roscoff", "Brest"])
        #expect(view.readOnlyReason != nil)
        let codes = try await file.rows(of: "codes")
        #expect(try await codes.texts() == [["a", "1"], ["a", "2"], ["b", "1"]])
        let row = try await codes.rows(1..<2)[0]
        #expect(row.id == .key([.text("a"), .integer(2)]))
        #expect(codes.readOnlyReason == nil)
    }

    @Test func databasesInUseByOthersStayAsTheyAre() async throws {
        let sample = try SampleDatabase()
        try sample.execute("PRAGMA journal_mode = WAL")
        let file = try await sample.open(isReadOnly: true)
        #expect(try await file.rows(of: "stations").texts().count == 2)
        #expect(try sample.texts("PRAGMA journal_mode") == ["wal"])
        try sample.execute("INSERT INTO stations VALUES (9, 'Lorient', 0)")
        #expect(try await file.rows(of: "stations").texts().count == 3)
    }

    @Test func filesThatAreNoDatabaseAreRefused() async throws {
        let sample = try SampleDatabase()
        let folder = sample.folder
        try folder.put([UInt8](repeating: 0x9C, count: 4096), in: "encrypted.db")
        await #expect(throws: SheetError.notATable(path: folder / "encrypted.db")) {
            _ = try await openSheet(path: folder / "encrypted.db")
        }
        let bytes = try #require(folder.bytes(of: "a.db"))
        try folder.put(Array(bytes.prefix(1000)), in: "cut.db")
        await #expect(throws: (any Error).self) {
            let file = try await openSheet(path: folder / "cut.db")
            _ = try await file.tables()
        }
        try folder.put(
            "SQLite format 3\0 is no database" + String(repeating: "x", count: 999), in: "x")
        await #expect(throws: (any Error).self) { _ = try await openSheet(path: folder / "x") }
        await #expect(throws: (any Error).self) { _ = try await openSheet(path: folder / "none") }
        try folder.put("", in: "empty.db")
        #expect(try await openSheet(path: folder / "empty.db").tables()[0].columns.isEmpty)
        try folder.put("a,b\n", in: "t.csv")
        #expect(try await openSheet(path: folder / "t.csv").facts.format == "CSV")
    }

    @Test func damagedPagesAreReported() async throws {
        let sample = try SampleDatabase(
            """
            CREATE TABLE t (w TEXT);
            WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 3000)
            INSERT INTO t SELECT 'some longer words ' || x FROM c;
            """)
        var bytes = try #require(sample.folder.bytes(of: "a.db"))
        for offset in 8192..<(bytes.count - 4096) { bytes[offset] = 0xA5 }
        try sample.folder.put(bytes, in: "a.db")
        await #expect(throws: (any Error).self) {
            let file = try await sample.open()
            _ = try await file.rows(of: "t").rows(2000..<2001)
            _ = try await file.rowCount(of: "t")
        }
    }

    @Test func wideTablesAndOddNamesAreRead() async throws {
        let names = (0..<2000).map { "c\($0)" }.joined(separator: ", ")
        let sample = try SampleDatabase(
            """
            CREATE TABLE wide (\(names));
            INSERT INTO wide (c0, c1999) VALUES (1, 'last');
            CREATE TABLE "a ""b"" ?" (rowid TEXT, "x y" INT);
            INSERT INTO "a ""b"" ?" VALUES ('r', 3);
            CREATE TABLE gone (x); CREATE VIEW broken AS SELECT x FROM gone; DROP TABLE gone;
            """)
        let file = try await sample.open()
        let row = try await file.rows(of: "wide").rows(0..<1)[0]
        #expect(row.values.count == 2000)
        #expect(row.values[1999] == .text("last"))
        let odd = try await file.rows(of: "a \"b\" ?")
        #expect(try await odd.texts() == [["r", "3"]])
        #expect(try await odd.rows(0..<1)[0].id == .number(1))
        #expect(try await file.tables().last?.columns.isEmpty == true)
        await #expect(throws: (any Error).self) { _ = try await file.rows(of: "broken") }
    }

    @Test func aFilterOverManyColumnsWorks() async throws {
        let names = (0..<1500).map { "c\($0)" }.joined(separator: ", ")
        let sample = try SampleDatabase(
            "CREATE TABLE t (\(names)); INSERT INTO t (c1499) VALUES ('x'), ('y')")
        let rows = try await sample.open().rows(of: "t")
        let found = try await rows.arranged(
            by: SheetArrangement(filters: [SheetFilter(column: nil, .contains("y"))]))
        #expect(await found.count.rows == 1)
    }

    @Test func anEndlessViewStopsNothingElse() async throws {
        let sample = try SampleDatabase(
            """
            CREATE TABLE t (a INT);
            INSERT INTO t VALUES (2), (1);
            CREATE VIEW v AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)
                SELECT x FROM c;
            """)
        let file = try await sample.open()
        let counting = Task { try await file.rowCount(of: "v") }
        defer { counting.cancel() }
        try await Task.sleep(for: .milliseconds(50))
        let rows = try await file.rows(of: "t").arranged(
            by: SheetArrangement(sorts: [SheetSort(column: 0)]))
        #expect(try await rows.rows(0..<1)[0].values == [.integer(1)])
    }
}
