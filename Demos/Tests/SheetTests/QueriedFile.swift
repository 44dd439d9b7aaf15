// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SheetModel

/// Tables in memory whose queries have answers that a test gives.
struct QueriedFile: SheetFile {
    var base: any SheetFile
    let answer: @Sendable (String) async throws -> any SheetRows

    var path: String { base.path }
    var facts: SheetFacts { base.facts }
    var isReadOnly: Bool { base.isReadOnly }
    var supportsQueries: Bool { true }

    func tables() async throws -> [SheetTable] { try await base.tables() }

    func rows(of table: String) async throws -> any SheetRows { try await base.rows(of: table) }

    func query(_ statement: String) async throws -> any SheetRows { try await answer(statement) }

    func save(
        _ edits: SheetEdits, to path: String?, progress: @escaping SheetProgress
    ) async throws -> any SheetFile {
        if edits.tables["readings"]?.count == 3 {
            throw SheetError.rowChanged(table: "readings", row: "2")
        }
        return QueriedFile(
            base: try await base.save(edits, to: path, progress: progress), answer: answer)
    }
}
