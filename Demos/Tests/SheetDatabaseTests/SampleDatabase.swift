// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import NotesFolders
import SheetDatabase
import SheetModel

/// A database in a folder of a test.
@MainActor
final class SampleDatabase {
    let folder: NotesFolder
    let path: String

    /// Creates a database by SQL statements.
    init(_ sql: String = SampleDatabase.harbor) throws {
        folder = try NotesFolder()
        path = folder / "a.db"
        try execute(sql)
    }

    /// Runs statements, as another program would.
    func execute(_ sql: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// Returns the texts of a query's rows, as another program reads them.
    func texts(_ sql: String) throws -> [String] {
        try DatabaseQueue(path: path).read { db in
            try Row.fetchAll(db, sql: sql).map { row in
                row.databaseValues.map { String.fromDatabaseValue($0) ?? "\($0)" }
                    .joined(separator: "|")
            }
        }
    }

    /// Opens the database.
    func open(isReadOnly: Bool = false) async throws -> any SheetFile {
        try await openSheet(path: path, options: SheetOptions(isReadOnly: isReadOnly))
    }

    nonisolated static let harbor = """
        CREATE TABLE stations (id INTEGER PRIMARY KEY, name TEXT NOT NULL, lat REAL);
        CREATE TABLE readings (
            id INTEGER PRIMARY KEY, station INT REFERENCES stations, at DATETIME, level_m REAL,
            note VARCHAR(20) UNIQUE, twice REAL AS (level_m * 2));
        CREATE TABLE codes (code TEXT, number INT, PRIMARY KEY (code, number)) WITHOUT ROWID;
        CREATE VIEW high AS SELECT name, level_m FROM readings JOIN stations ON stations.id = station;
        INSERT INTO stations VALUES (1, 'Brest', 48.4), (7, 'Roscoff', NULL);
        INSERT INTO readings (station, at, level_m, note) VALUES
            (1, '2026-11-28 14:20', 7.12, NULL), (7, '2026-11-28 14:10', 5.5, 'tide'),
            (1, '2026-11-28 14:00', 'probe wet', 'odd'), (NULL, NULL, 11, 'x');
        INSERT INTO codes VALUES ('b', 1), ('a', 2), ('a', 1);
        """
}

extension SheetRows {
    /// The texts of all rows.
    func texts() async throws -> [[String]] {
        for await count in counts() where count.isFinal { break }
        return try await rows(0..<100_000).map { $0.values.map(\.text) }
    }
}
