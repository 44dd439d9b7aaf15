// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SheetDatabase
import SheetModel
import Testing

/// Covers also: StatementCheck, RowSpool, QueryColumns.
@Suite @MainActor struct DatabaseQueryTests {
    /// Kept by the suite, because queries open the file again.
    private let harbor: SampleDatabase

    init() throws {
        harbor = try SampleDatabase()
    }

    private static let numbers =
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < %) SELECT x FROM c"

    private func numbers(_ count: Int) -> String {
        Self.numbers.split(separator: "%").joined(separator: String(count))
    }

    @Test func resultsHaveColumnsRowsAndATime() async throws {
        let file = try await harbor.open()
        let rows = try await file.query(
            "SELECT name, level_m, 1 AS n, 'x' || name, name FROM high -- all\n;")
        #expect(rows.columns.map(\.name) == ["name", "level_m", "n", "'x' || name", "name 2"])
        #expect(rows.columns.map(\.kind) == [.text, .real, .integer, .text, .text])
        #expect(try await rows.texts()[0] == ["Brest", "7.12", "1", "xBrest", "Brest"])
        #expect(rows.duration != nil)
        #expect(rows.readOnlyReason != nil)
        #expect(try await rows.rows(0..<1)[0].id == nil)
    }

    @Test func resultsAreSortedAndFilteredLikeTables() async throws {
        let file = try await harbor.open()
        let rows = try await file.query(numbers(5000))
        let found = try await rows.arranged(
            by: SheetArrangement(
                sorts: [SheetSort(column: 0, isDescending: true)],
                filters: [SheetFilter(column: 0, .greater(.integer(4997)))]))
        #expect(try await found.texts() == [["5000"], ["4999"], ["4998"]])
        #expect(try await rows.rows(3456..<3457)[0].values == [.integer(3457)])
        #expect(try await rows.statistics(of: 0).mean == 2500.5)
    }

    @Test(arguments: [
        ("SELECT nowhere FROM stations", "no such column: nowhere", 7..<14),
        ("SELECT 'é', nowhere FROM stations", "no such column: nowhere", 13..<20),
        ("SELEC 1", "near \"SELEC\": syntax error", 0..<5),
        ("SELECT 1; DELETE FROM stations", "several statements", 10..<16),
        ("SELECT * FROM nowhere", "no such table: nowhere", nil),
        ("SELECT ?", "parameters", nil), ("  -- nothing\n", "no statement", nil),
        ("SELECT (1", "incomplete input", nil),
    ])
    func mistakesHaveTheirPlace(
        _ statement: String, _ message: String, _ range: Range<Int>?
    ) async throws {
        let file = try await harbor.open()
        do {
            _ = try await file.query(statement)
            Issue.record("The statement ran.")
        } catch let error as SheetQueryError {
            #expect(error.message.contains(message))
            if let range { #expect(error.range == range) }
        }
    }

    @Test func mistakesWhileRunningAreReported() async throws {
        let file = try await harbor.open()
        await #expect(throws: SheetQueryError.self) {
            _ = try await file.query("SELECT json_extract('{', '$.a')")
        }
    }

    @Test func theFirstRowsOfAnEndlessResultAreThereAtOnce() async throws {
        let file = try await harbor.open()
        let rows = try await file.query(numbers(1_000_000_000))
        #expect(try await rows.rows(0..<3).map { $0.values[0] } == [1, 2, 3].map { .integer($0) })
        #expect(await rows.count.isFinal == false)
    }

    @Test func aCancelledQueryStops() async throws {
        let file = try await harbor.open()
        let statement = "SELECT count(*) FROM (\(numbers(1_000_000_000)))"
        let task = Task { _ = try await file.query(statement) }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func changesAreCountedAndRefusedIfReadOnly() async throws {
        let sample = try SampleDatabase()
        let rows = try await sample.open().query("UPDATE stations SET lat = 1")
        #expect(rows.changedRowCount == 2)
        #expect(rows.columns.isEmpty)
        #expect(try sample.texts("SELECT DISTINCT lat FROM stations") == ["1.0"])
        let returned = try await sample.open().query(
            "INSERT INTO stations (name) VALUES ('New') RETURNING id, name")
        #expect(try await returned.texts() == [["8", "New"]])
        let readOnly = try await sample.open(isReadOnly: true)
        for statement in [
            "DELETE FROM stations", "DROP TABLE stations", "PRAGMA journal_mode = WAL",
        ] {
            await #expect(throws: SheetQueryError.self) { _ = try await readOnly.query(statement) }
        }
        #expect(try sample.texts("SELECT count(*) FROM stations") == ["3"])
    }
}
