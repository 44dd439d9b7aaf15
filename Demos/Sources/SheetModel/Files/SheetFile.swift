// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An open file of tables.
///
/// `openSheet(path:options:)` of `SheetDatabase` opens a file of any known format. All functions
/// work off the main actor. Cancel the task to stop one; it then throws `CancellationError`.
public protocol SheetFile: Sendable {
    /// The path as it was given.
    var path: String { get }
    /// The format, the size and the encoding.
    var facts: SheetFacts { get }
    /// Whether no function changes the file.
    var isReadOnly: Bool { get }
    /// Whether ``query(_:)`` runs SQL.
    var supportsQueries: Bool { get }

    /// Returns the tables, then the views, in the order of their names.
    ///
    /// A text file has one table, which is named after the file.
    func tables() async throws -> [SheetTable]

    /// Counts the rows of a table or a view, which can take seconds.
    func rowCount(of table: String) async throws -> Int

    /// Returns the rows of a table or a view, none of which is read yet.
    ///
    /// - Throws: ``SheetError`` if there is no such table.
    func rows(of table: String) async throws -> any SheetRows

    /// Runs an SQL statement, and returns its rows.
    ///
    /// A statement without rows, such as `UPDATE`, returns rows without columns;
    /// ``SheetRows/changedRowCount`` is then the number of rows that it changed. Such a statement
    /// is not undone by discarding edits.
    ///
    /// - Throws: ``SheetQueryError`` with the place of the mistake.
    func query(_ statement: String) async throws -> any SheetRows

    /// Writes edits into the file, or into a copy.
    ///
    /// Either all edits are written or none. What was not changed keeps its bytes in a text file.
    ///
    /// - Parameters:
    ///   - edits: The edits, which belong to this file.
    ///   - path: The path of a copy; nil for the file itself.
    ///   - progress: Called with the done share, from 0 to 1, on any thread.
    /// - Returns: The written file, opened anew: row identifiers of the old one are stale.
    /// - Throws: ``SheetError`` if another program changed the file or a row meanwhile, or if the
    ///   table refuses a value. The file is then unchanged, and the edits can be saved again.
    func save(
        _ edits: SheetEdits, to path: String?, progress: @escaping SheetProgress
    ) async throws -> any SheetFile
}

/// A closure that is called on any thread with the done share of some work, from 0 to 1.
public typealias SheetProgress = @Sendable (Double) -> Void

extension SheetFile {
    /// The last name of the path.
    public var name: String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Refuses a query, because the file is not a database.
    public func query(_ statement: String) async throws -> any SheetRows {
        throw SheetQueryError("\(name) is no database, so it cannot be queried.", offset: nil)
    }

    /// Counts the rows.
    public func rowCount(of table: String) async throws -> Int {
        for await count in try await rows(of: table).counts() where count.isFinal {
            return count.rows
        }
        throw CancellationError()
    }
}
