// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Tables in memory, for tests and for the output of programs.
package struct MemoryFile: SheetFile {
    package let path: String
    package let facts: SheetFacts
    package let isReadOnly: Bool
    package var supportsQueries: Bool { false }
    private var contents: [(table: SheetTable, rows: [SheetRow])]

    /// Creates a file of tables; their rows get numbers from 0.
    package init(
        path: String = "memory", isReadOnly: Bool = false,
        tables: [(table: SheetTable, rows: [[SheetValue]])]
    ) {
        self.path = path
        self.isReadOnly = isReadOnly
        facts = SheetFacts(format: "Memory", size: 0)
        contents = tables.map { table, rows in
            let rows = rows.enumerated().map {
                SheetRow(id: .number(Int64($0.offset)), values: $0.element)
            }
            return (table, rows)
        }
    }

    package func tables() async throws -> [SheetTable] {
        contents.map { content in
            var table = content.table
            table.rowCount = content.rows.count
            return table
        }
    }

    package func rows(of table: String) async throws -> any SheetRows {
        guard let content = contents.first(where: { $0.table.name == table }) else {
            throw SheetError.noTable(name: table)
        }
        let reason = isReadOnly ? "The file is open for reading only." : nil
        return MemoryRows(
            table: table, columns: content.table.columns, rows: content.rows,
            readOnlyReason: content.table.readOnlyReason ?? reason)
    }

    package func save(
        _ edits: SheetEdits, to path: String?, progress: @escaping SheetProgress
    ) async throws -> any SheetFile {
        if isReadOnly { throw SheetError.readOnly(reason: "The file is open for reading only.") }
        var copy = self
        for index in copy.contents.indices {
            let name = contents[index].table.name
            let rows =
                contents[index].rows.map { edits.applied(to: $0, in: name) }
                .filter { $0.change != .deleted } + edits.insertedRows(in: name)
            copy.contents[index].rows = rows.enumerated().map {
                SheetRow(id: .number(Int64($0.offset)), values: $0.element.values)
            }
        }
        progress(1)
        return copy
    }
}
