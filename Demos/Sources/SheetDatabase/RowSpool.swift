// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import SheetModel

/// The rows of a query, which are copied into a temporary database while they are shown.
///
/// So the first rows are there at once, any row can be reached, memory stays small, and the file is
/// free for others when the query has ended.
final class RowSpool: Sendable {
    /// The columns of the query.
    let columns: [SheetColumn]
    /// The number of copied rows.
    let anchors: RowAnchors
    private let queue: DatabaseQueue
    private let task: Task<Void, Never>

    private static let table = "temp.result"
    private static let firstBatch = 100
    private static let batch = 2000
    /// The pages of 4 kB that a result may take, so that an endless one does not fill the disk.
    private static let pageLimit = 1 << 20

    /// Begins to copy the rows of a query, and returns when the first rows are there.
    ///
    /// - Throws: The error of the database, if it comes before the first rows.
    static func filling(from path: String, sql: String) async throws -> RowSpool {
        let source = try DatabaseConnection.open(path, isReadOnly: true)
        let queue = try DatabaseConnection.temporary()
        let columns = try await source.read { try QueryColumns.columns($0, sql: sql) }
        let names = columns.indices.map { "c\($0)" }.joined(separator: ", ")
        try await queue.write { db in
            try db.execute(sql: "PRAGMA temp.max_page_count = \(pageLimit)")
            try db.execute(sql: "CREATE TEMP TABLE result (\(names))")
        }
        let anchors = RowAnchors()
        let task = Task.detached {
            await copy(sql, from: source, to: queue, counting: anchors)
        }
        do {
            try await withTaskCancellationHandler {
                try await anchors.firstRows()
            } onCancel: {
                task.cancel()
            }
        } catch {
            task.cancel()
            throw error
        }
        let kinds = try await queue.read {
            try QueryColumns.refined(columns, db: $0, table: table)
        }
        return RowSpool(columns: kinds, anchors: anchors, queue: queue, task: task)
    }

    private init(
        columns: [SheetColumn], anchors: RowAnchors, queue: DatabaseQueue, task: Task<Void, Never>
    ) {
        self.columns = columns
        self.anchors = anchors
        self.queue = queue
        self.task = task
    }

    deinit {
        task.cancel()
    }

    private static func copy(
        _ sql: String, from source: DatabaseQueue, to queue: DatabaseQueue,
        counting anchors: RowAnchors
    ) async {
        let (counts, continuation) = AsyncStream<Int>.makeStream()
        let counting = Task {
            for await count in counts { await anchors.append(contiguous: count) }
        }
        do {
            try await source.read { db in
                try copy(db, sql, to: queue) { continuation.yield($0) }
            }
            continuation.finish()
            await counting.value
            await anchors.finish()
        } catch {
            continuation.finish()
            await counting.value
            await anchors.finish(error)
        }
    }

    /// Copies in batches, and waits for each one to be written: memory has only one.
    private static func copy(
        _ db: Database, _ sql: String, to queue: DatabaseQueue, didWrite: (Int) -> Void
    ) throws {
        let statement = try db.makeStatement(sql: sql)
        let cursor = try Row.fetchCursor(statement)
        var batch: [[SheetValue]] = []
        var limit = firstBatch
        var isEnd = false
        while !isEnd {
            if try cursor.next() != nil {
                batch.append(ColumnValues(statement.sqliteStatement).values)
            } else {
                isEnd = true
            }
            guard isEnd || batch.count == limit else { continue }
            try write(batch, to: queue)
            didWrite(batch.count)
            batch = []
            // The first rows go to the screen soon, the others fast.
            limit = Self.batch
            try Task.checkCancellation()
        }
    }

    private static func write(_ rows: [[SheetValue]], to queue: DatabaseQueue) throws {
        do {
            try queue.write { db in
                let plain = (rows.first ?? []).map { _ in "?" }.joined(separator: ", ")
                for row in rows {
                    let marks =
                        row.contains { $0.hasNUL }
                        ? row.map(\.placeholder).joined(separator: ", ") : plain
                    try db.cachedStatement(sql: "INSERT INTO \(table) VALUES (\(marks))")
                        .execute(arguments: StatementArguments(row.map(\.databaseValue)))
                }
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
            throw SheetQueryError(
                "The result is larger than \(pageLimit >> 18) GB, or the disk is full. "
                    + "Add a condition or LIMIT to the query.")
        }
    }

    /// Returns the place of the copied rows.
    func store(keys: [Int]) -> RowStore {
        RowStore(
            queue: queue, worker: queue, source: Self.table, rowid: "rowid",
            columns: columns.indices.map { "c\($0)" }, name: "the result", isResult: true,
            keys: keys, owner: self)
    }
}
