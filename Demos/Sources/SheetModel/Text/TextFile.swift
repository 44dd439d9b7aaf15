// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Seltzer

/// An open CSV, TSV or JSON lines file.
///
/// Opening reads the first rows; the others are counted in the background.
package final class TextFile: SheetFile {
    package let path: String
    package let facts: SheetFacts
    package let isReadOnly: Bool
    package var supportsQueries: Bool { false }

    let source: TextSource
    let options: SheetOptions
    private let columns: [SheetColumn]
    private let hasHeader: Bool?
    private let indexing: Task<Void, Never>

    /// Opens a file.
    ///
    /// - Throws: An error whose description is one sentence: ``SheetError``, `FileError` or
    ///   `DelimitedTextError`.
    package init(path: String, options: SheetOptions = SheetOptions()) async throws {
        let bytes = try FileBytes(path: path)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let head = try TextHead(file: bytes, name: name, options: options)
        self.path = path
        self.options = options
        isReadOnly = options.isReadOnly
        columns = head.columns
        hasHeader = head.hasHeader
        facts = SheetFacts(
            format: head.title, size: bytes.count, encoding: head.encoding.rawValue)
        source = TextSource(
            bytes: bytes, format: head.format, encoding: head.encoding, dataStart: head.dataStart)
        indexing = await source.startIndexing()
    }

    deinit {
        indexing.cancel()
    }

    /// The name of the table: the file's name without its end.
    package var tableName: String {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : name
        return stem.isEmpty ? name : stem
    }

    package func tables() async throws -> [SheetTable] {
        let count = await source.map.count
        return [
            SheetTable(
                tableName, rowCount: count.isFinal ? count.rows : nil,
                columns: await allColumns(), readOnlyReason: readOnlyReason)
        ]
    }

    package func rows(of table: String) async throws -> any SheetRows {
        guard table == tableName else { throw SheetError.noTable(name: table) }
        return TextRows(
            file: self, source: source, table: tableName, columns: await allColumns(),
            readOnlyReason: readOnlyReason)
    }

    private var readOnlyReason: String? {
        isReadOnly ? "The file is open for reading only." : nil
    }

    /// The columns of the header, and a column for each further field of a longer row.
    private func allColumns() async -> [SheetColumn] {
        let count = await source.map.columnCount
        guard count > columns.count else { return columns }
        let names = ColumnNames.unique(columns.map(\.name), count: count)
        return columns + names.dropFirst(columns.count).map { SheetColumn($0) }
    }

    package func save(
        _ edits: SheetEdits, to path: String?, progress: @escaping SheetProgress
    ) async throws -> any SheetFile {
        let target = path ?? self.path
        let isItself = FilePlace.areSame(target, self.path)
        if isReadOnly, isItself {
            throw SheetError.readOnly(reason: "The file is open for reading only. Save a copy.")
        }
        try checkContents(for: path)
        let saving = TextSaving(
            source: source, edits: edits.tables[tableName] ?? [:],
            inserted: edits.insertedRows(in: tableName), columns: await allColumns())
        let text = try await saving.text(progress: progress)
        try checkContents(for: path)
        try Self.write(
            text, to: target, over: isItself ? .version(source.bytes.version) : .anything)
        progress(1)
        var options = options
        if case .delimited(let delimiter) = source.format {
            // The rows decide anew about the form otherwise.
            options.delimiter = options.delimiter ?? String(UnicodeScalar(delimiter.byte))
            options.hasHeader = hasHeader
        }
        return try await TextFile(path: target, options: options)
    }

    /// Checks that no other program wrote into the open file: its rows are then at other places.
    ///
    /// A file that was replaced is still open as it was, and can be copied.
    private func checkContents(for copy: String?) throws(SheetError) {
        let old = source.bytes.version
        guard let new = FileVersion(path: path), new.device == old.device, new.inode == old.inode,
            new.size != old.size || new.modificationTime != old.modificationTime
        else { return }
        if copy == nil { throw .fileChanged(path: path) }
        throw .overwritten(path: path)
    }

    private static func write(
        _ text: TextStorage, to path: String, over expectation: FileWriter.Expectation
    ) throws(SheetError) {
        var writer = FileWriter(path: path)
        // The text is read from the file that would be overwritten.
        writer.mayWriteInPlace = false
        do {
            try writer.write(text, over: expectation)
        } catch {
            switch error {
            case .changed: throw .fileChanged(path: path)
            case .failed(let error): throw .unwritable(path: path, reason: error.reason)
            }
        }
    }
}
