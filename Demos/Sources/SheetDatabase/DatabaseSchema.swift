// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import SheetModel

/// A table or a view of a database.
struct DatabaseSchema: Sendable {
    let name: String
    let isView: Bool
    private let isVirtual: Bool
    /// The name by which row numbers are read; nil for a view and a table without them.
    let rowidName: String?
    /// The indices of the columns of the primary key.
    let keyColumns: [Int]
    private let columns: [SheetColumn]
    private let generated: Set<Int>

    /// Returns the tables, then the views, in the order of their names.
    static func tables(_ db: Database) throws -> [DatabaseSchema] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT name, type, wr FROM pragma_table_list
                WHERE schema = 'main' AND type <> 'shadow' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
                ORDER BY type = 'view', name COLLATE NOCASE, name
                """)
        return try rows.map { row in
            try DatabaseSchema(
                db, name: row["name"], type: row["type"], hasRowid: row["wr"] == 0)
        }
    }

    private init(_ db: Database, name: String, type: String, hasRowid: Bool) throws {
        self.name = name
        isView = type == "view"
        isVirtual = type == "virtual"
        // A view of a table that is gone, and a virtual table of a missing module, have no columns.
        let rows =
            (try? Row.fetchAll(
                db, sql: "SELECT * FROM pragma_table_xinfo(?) WHERE hidden <> 1", arguments: [name]))
            ?? []
        let references = try Self.references(db, table: name)
        columns = rows.map { row in
            let column: String = row["name"]
            let declared: String? = row["type"]
            let key: Int = row["pk"]
            let isRequired: Bool = row["notnull"]
            return SheetColumn(
                column, declaredType: declared?.isEmpty == false ? declared! : "any",
                kind: DeclaredType.kind(declared ?? ""),
                isNullable: !isRequired && (key == 0 || hasRowid),
                isKey: key > 0, reference: references[column.lowercased()])
        }
        keyColumns = rows.enumerated()
            .filter { ($0.element["pk"] as Int) > 0 }
            .sorted { ($0.element["pk"] as Int) < ($1.element["pk"] as Int) }
            .map(\.offset)
        generated = Set(rows.indices.filter { (rows[$0]["hidden"] as Int) > 1 })
        let names = Set(columns.map { $0.name.lowercased() })
        rowidName =
            hasRowid && !isView && !columns.isEmpty
            ? ["rowid", "_rowid_", "oid"].first { !names.contains($0) } : nil
    }

    private static func references(
        _ db: Database, table: String
    ) throws -> [String: SheetReference] {
        let rows = try Row.fetchAll(
            db, sql: "SELECT * FROM pragma_foreign_key_list(?) ORDER BY id DESC, seq",
            arguments: [table])
        var references: [String: SheetReference] = [:]
        for row in rows {
            let column: String = row["from"]
            let other: String = row["table"]
            // Without a column, the key of the other table is meant.
            let target: String? =
                try row["to"]
                ?? String.fetchOne(
                    db, sql: "SELECT name FROM pragma_table_xinfo(?) WHERE pk = 1",
                    arguments: [other])
            references[column.lowercased()] = target.map {
                SheetReference(table: other, column: $0)
            }
        }
        return references
    }

    /// The table as the screen shows it.
    func sheetTable(isReadOnly: Bool) -> SheetTable {
        SheetTable(
            name, isView: isView, columns: columns,
            readOnlyReason: isReadOnly ? "The file is open for reading only." : readOnlyReason)
    }

    private var readOnlyReason: String? {
        if isView { return "A view cannot be edited. Edit its tables." }
        if isVirtual { return "A virtual table cannot be edited. Use a query." }
        if rowidName == nil, keyColumns.isEmpty {
            return "The table has no key, so its rows cannot be edited. Use a query."
        }
        return nil
    }

    /// The names of the columns.
    var columnNames: [String] { columns.map(\.name) }

    /// Refuses a text that the database would turn into another number.
    func check(_ value: SheetValue, column: Int) throws(SheetError) {
        guard case .text = value, columns[column].kind.isNumber, let number = value.number,
            number.magnitude >= 0x1p63
        else { return }
        throw .invalidValue(
            column: columns[column].name,
            reason: "The database cannot keep all digits of the number. Write fewer digits.")
    }

    /// Whether a column is computed from others, so that it has no value of its own.
    func isGenerated(_ column: Int) -> Bool { generated.contains(column) }
}
