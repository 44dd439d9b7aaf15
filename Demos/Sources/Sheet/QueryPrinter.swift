// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import ProgramSupport
import Seltzer
import SeltzerPrompts
import SheetModel

/// The formats in which `--query` prints rows.
enum PrintFormat: String, CaseIterable, ExpressibleByArgument {
    case table, csv, tsv, json, jsonl, markdown, sql
}

/// Prints the rows of a query on standard output.
struct QueryPrinter {
    let format: PrintFormat
    /// Whether a terminal shows the rows, so that no value may reach it as a command.
    let isTerminal: Bool

    func print(_ query: String, of file: any SheetFile) async throws {
        let rows = try await file.query(query)
        if let changed = rows.changedRowCount, rows.columns.isEmpty {
            return StandardStream.error.write(message: "\(changed) rows changed")
        }
        guard let format = SheetExport(rawValue: format.rawValue) else {
            return try await printTable(of: rows)
        }
        let isTerminal = isTerminal
        try await format.write(rows) { part in
            let part = isTerminal ? Self.safe(part) : part
            if let reason = StandardStream.output.write(Array(part.utf8)) {
                throw SheetError.unwritable(path: "Standard output", reason: reason)
            }
        }
    }

    private func printTable(of rows: any SheetRows) async throws {
        let (texts, missing) = try await Self.texts(of: rows)
        let numbers = rows.columns.indices.filter { rows.columns[$0].kind.isNumber }
        await PrintedTable(
            texts, header: rows.columns.map { TextSanitizer.line($0.name) },
            rightAligned: Set(numbers)
        ).print()
        guard missing > 0 else { return }
        let rest = NumberFormat().string(missing)
        StandardStream.error.write(
            message: "\(rest) more rows are not printed. Give --format tsv for all rows.")
    }

    /// Returns the texts of the first rows, and the number of the rows after them.
    ///
    /// Waits until all rows are counted.
    static func texts(
        of rows: any SheetRows, limit: Int = 10_000
    ) async throws -> (texts: [[String]], missing: Int) {
        var count = await rows.count
        if !count.isFinal { for await next in rows.counts() { count = next } }
        let texts = try await rows.rows(0..<min(limit, count.rows)).map {
            $0.values.map { $0.isNull ? "NULL" : TextSanitizer.line($0.editedText) }
        }
        return (texts, max(0, count.rows - texts.count))
    }

    /// Returns lines without control characters other than tabs.
    static func safe(_ text: String) -> String {
        var safe = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == "\t" {
                safe.append(scalar)
                continue
            }
            switch TextSanitizer.substitute(for: scalar) {
            case .itself: safe.append(scalar)
            case .scalar(let other): safe.append(other)
            case .nothing: break
            }
        }
        return String(safe)
    }
}
