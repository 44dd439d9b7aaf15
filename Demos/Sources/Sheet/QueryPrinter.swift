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

    func print(_ query: String, of file: any SheetFile) async throws {
        let rows = try await file.query(query)
        if let changed = rows.changedRowCount, rows.columns.isEmpty {
            return StandardStream.error.write(message: "\(changed) rows changed")
        }
        guard let format = SheetExport(rawValue: format.rawValue) else {
            let read = try await rows.rows(0..<10_000)
            let texts = read.map {
                $0.values.map { $0.isNull ? "NULL" : TextSanitizer.line($0.text) }
            }
            let numbers = rows.columns.indices.filter { rows.columns[$0].kind.isNumber }
            return await PrintedTable(
                texts, header: rows.columns.map(\.name), rightAligned: Set(numbers)
            ).print()
        }
        try await format.write(rows) { part in
            if let reason = StandardStream.output.write(Array(part.utf8)) {
                throw SheetError.unwritable(path: "Standard output", reason: reason)
            }
        }
    }
}
