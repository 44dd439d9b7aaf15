// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An open file with the edits that are not saved.
@MainActor
package final class SheetDocument {
    /// The file as it was opened or saved last.
    package private(set) var file: any SheetFile
    /// The tables and views; empty until they are read.
    package private(set) var tables: [SheetTable] = []
    private let open: (@MainActor @Sendable (String) async throws -> any SheetFile)?
    /// The edits that are not saved.
    package var edits = SheetEdits()
    /// Whether the edits are being written; a screen lets nobody edit meanwhile.
    package private(set) var isSaving = false
    /// The queries that ran, the last one at the end.
    package private(set) var history: [String] = []

    /// Creates the document of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - open: Opens the file again, after another program changed it; nil if it has no path.
    package init(
        _ file: any SheetFile,
        open: (@MainActor @Sendable (String) async throws -> any SheetFile)? = nil
    ) {
        (self.file, self.open) = (file, open)
    }

    /// Opens the file again, unless edits belong to its present rows.
    package func reopen() async throws {
        if edits.isEmpty, let open { file = try await open(file.path) }
        try await readTables()
    }

    /// Reads the names of the tables and columns.
    package func readTables() async throws { tables = try await file.tables() }

    /// Counts the rows of a table that are not counted yet; not those of a view, which can take long.
    ///
    /// Does nothing for an index that the tables no longer have.
    package func countRows(ofTable index: Int) async throws {
        guard tables.indices.contains(index), !tables[index].isView, tables[index].rowCount == nil
        else { return }
        let name = tables[index].name
        setRowCount(try await file.rowCount(of: name), of: name)
    }

    /// Notes the number of rows of a table or a view, and returns whether it was another one.
    @discardableResult
    package func setRowCount(_ count: Int, of table: String) -> Bool {
        guard let index = tables.firstIndex(where: { $0.name == table }),
            tables[index].rowCount != count
        else { return false }
        tables[index].rowCount = count
        return true
    }

    /// Writes the edits, and goes on with the written file.
    ///
    /// Edits that differ from the written ones afterwards stay, so that none is lost.
    ///
    /// - Throws: `CancellationError` while the edits are being written already.
    package func save(to path: String?, progress: @escaping SheetProgress) async throws {
        if isSaving { throw CancellationError() }
        isSaving = true
        defer { isSaving = false }
        let written = edits
        file = try await file.save(written, to: path, progress: progress)
        if edits == written { edits = SheetEdits() }
        // The edits are written, whether or not the tables can be read again.
        try? await readTables()
    }

    /// Adds a query to the history, at its end.
    package func remember(_ query: String) {
        history.removeAll { $0 == query }
        history.append(query)
    }

    /// The format, the size and the state of the file.
    package var summary: String {
        let state = file.isReadOnly ? ["read only"] : []
        return ([file.facts.format, Self.text(ofSize: file.facts.size)] + state)
            .joined(separator: "   ")
    }

    /// Returns a number of bytes such as `4.2 MB`.
    package nonisolated static func text(ofSize bytes: Int) -> String {
        var (value, unit) = (Double(bytes), 0)
        while value >= 999.5, unit < 4 { (value, unit) = (value / 1000, unit + 1) }
        let decimals = unit > 0 && value < 99.95 ? 1 : 0
        return NumberFormat(decimals: decimals).string(value)
            + [" bytes", " kB", " MB", " GB", " TB"][unit]
    }

    /// Returns a time such as `3.8 ms`.
    package nonisolated static func text(of duration: Duration) -> String {
        let (seconds, part) = duration.components
        let micros = Double(seconds) * 1e6 + Double(part) / 1e12
        let (value, unit) =
            micros < 1e3
            ? (micros, "µs") : micros < 1e6 ? (micros / 1e3, "ms") : (micros / 1e6, "s")
        return NumberFormat(decimals: value < 9.95 ? 1 : 0).string(value) + " " + unit
    }
}
