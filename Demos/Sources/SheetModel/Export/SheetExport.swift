// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The formats in which rows are written into a file.
public enum SheetExport: String, CaseIterable, Hashable, Sendable {
    case csv
    case tsv
    case json
    case jsonl
    case markdown
    case sql

    /// The name of the format for menus.
    public var title: String {
        switch self {
        case .csv: "CSV"
        case .tsv: "TSV"
        case .json: "JSON"
        case .jsonl: "JSON lines"
        case .markdown: "Markdown"
        case .sql: "SQL"
        }
    }

    /// The usual end of file names, without a point.
    public var fileExtension: String { self == .markdown ? "md" : rawValue }

    /// Writes all rows into a file, beside and renamed: a crash or a cancelled task leaves the old
    /// file, or none.
    ///
    /// Unlike ``SheetFile/save(_:to:progress:)`` it overwrites what is there: ask before.
    ///
    /// - Parameters:
    ///   - rows: The rows, in their order and with their filters.
    ///   - path: The path of the file.
    ///   - progress: Called with the done share, from 0 to 1, on any thread.
    /// - Returns: The number of written rows.
    /// - Throws: ``SheetError`` if the file cannot be written, and errors of the rows.
    @discardableResult
    public func write(
        _ rows: any SheetRows, to path: String, progress: @escaping SheetProgress = { _ in }
    ) async throws -> Int {
        var file = try ReplacingFile(path: path)
        let count = try await writeParts(of: rows, progress: progress) { try file.write($0) }
        try file.finish()
        return count
    }

    /// Writes all rows in parts of about 64 kB, as for standard output.
    ///
    /// - Returns: The number of written rows.
    @discardableResult
    public func write(
        _ rows: any SheetRows, progress: @escaping SheetProgress = { _ in },
        part: @Sendable (String) throws -> Void
    ) async throws -> Int {
        try await writeParts(of: rows, progress: progress, part: part)
    }

    private func writeParts(
        of rows: any SheetRows, progress: SheetProgress, part: (String) throws -> Void
    ) async throws -> Int {
        let writer = RowWriter(format: self, columns: rows.columns, table: rows.table)
        var text = writer.header
        var first = 0
        var written = 0
        while true {
            try Task.checkCancellation()
            let window = try await rows.rows(first..<(first + 1000))
            let count = await rows.count
            for row in window where row.change != .deleted {
                text += writer.text(of: row.values, isFirst: written == 0)
                written += 1
                if text.utf8.count > 65_536 {
                    try part(text)
                    text = ""
                }
            }
            first += window.count
            progress(count.rows > 0 ? min(1, Double(first) / Double(count.rows)) : 1)
            if window.count < 1000, count.isFinal, first >= count.rows { break }
            if window.isEmpty {
                if count.isFinal { break }
                // The rows are still being counted.
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        // Rows that cannot be read throw their error after the last one that can.
        _ = try await rows.rows(first..<(first + 1))
        try part(text + writer.footer)
        return written
    }
}
