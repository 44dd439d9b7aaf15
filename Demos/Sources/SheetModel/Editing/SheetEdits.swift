// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Edits that are not saved: changed cells, inserted and deleted rows, and the way back.
///
/// A screen keeps one value of this type for a file, shows it through ``EditedRows``, and gives it
/// to ``SheetFile/save(_:to:progress:)``. To discard all edits, replace it with a new one.
public struct SheetEdits: Hashable, Sendable {
    /// The edit of a row.
    public struct RowEdit: Hashable, Sendable {
        /// The kinds of edits.
        public enum Kind: Hashable, Sendable {
            /// The new values of some columns, by the index of the column.
            case edited([Int: SheetValue])
            case inserted
            case deleted
        }

        /// The row as it was read; for an inserted row, its values.
        public var row: SheetRow
        /// The edit.
        public var kind: Kind
    }

    private struct Step: Hashable, Sendable {
        var table: String
        var id: SheetRowID
        var before: RowEdit?
        var after: RowEdit?
    }

    /// The edits of each table.
    public private(set) var tables: [String: [SheetRowID: RowEdit]] = [:]
    private var done: [[Step]] = []
    private var undone: [[Step]] = []
    private var insertedCount = 0
    private var group: [Step]?

    /// Creates no edits.
    public init() {}

    /// Whether nothing would be saved.
    public var isEmpty: Bool { tables.isEmpty }

    /// The number of edited, inserted and deleted rows.
    public var rowCount: Int { tables.values.reduce(0) { $0 + $1.count } }

    /// Whether ``undo()`` has an effect.
    public var canUndo: Bool { !done.isEmpty }

    /// Whether ``redo()`` has an effect.
    public var canRedo: Bool { !undone.isEmpty }

    // MARK: Editing

    /// Changes a cell; does nothing if the row has no identity, or is deleted.
    ///
    /// A cell that gets its saved value again counts as unchanged.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - row: The row as ``EditedRows`` or a table returned it.
    ///   - column: The index of the column.
    ///   - table: The name of the table.
    public mutating func set(
        _ value: SheetValue, row: SheetRow, column: Int, in table: String
    ) {
        guard let id = row.id, column >= 0 else { return }
        var edit = tables[table]?[id] ?? RowEdit(row: original(row), kind: .edited([:]))
        switch edit.kind {
        case .deleted: return
        case .inserted: edit.row.setValue(value, column: column)
        case .edited(var values):
            let saved = edit.row.values.indices.contains(column) ? edit.row.values[column] : nil
            values[column] = value == saved ? nil : value
            edit.kind = .edited(values)
        }
        apply(edit.kind == .edited([:]) ? nil : edit, id: id, in: table)
    }

    /// Adds a row after the last one, and returns its identity.
    @discardableResult
    public mutating func insert(_ values: [SheetValue], in table: String) -> SheetRowID {
        let id = SheetRowID.inserted(insertedCount)
        insertedCount += 1
        let edit = RowEdit(row: SheetRow(id: id, values: values), kind: .inserted)
        apply(edit, id: id, in: table)
        return id
    }

    /// Deletes a row; does nothing if the row has no identity.
    public mutating func delete(_ row: SheetRow, in table: String) {
        guard let id = row.id else { return }
        if case .inserted = id { return apply(nil, id: id, in: table) }
        let saved = tables[table]?[id]?.row ?? original(row)
        apply(RowEdit(row: saved, kind: .deleted), id: id, in: table)
    }

    /// Makes all edits of a closure one step of ``undo()``.
    public mutating func perform(_ body: (inout SheetEdits) -> Void) {
        guard group == nil else { return body(&self) }
        group = []
        body(&self)
        let steps = group ?? []
        group = nil
        if !steps.isEmpty { finish(steps) }
    }

    /// The row as it is saved; a row that ``EditedRows`` changed has an edit, which keeps it.
    private func original(_ row: SheetRow) -> SheetRow {
        SheetRow(id: row.id, values: row.values)
    }

    private mutating func apply(_ edit: RowEdit?, id: SheetRowID, in table: String) {
        let step = Step(table: table, id: id, before: tables[table]?[id], after: edit)
        guard step.before != step.after else { return }
        put(edit, id: id, in: table)
        if group != nil { group?.append(step) } else { finish([step]) }
    }

    private mutating func finish(_ steps: [Step]) {
        done.append(steps)
        undone = []
    }

    private mutating func put(_ edit: RowEdit?, id: SheetRowID, in table: String) {
        tables[table, default: [:]][id] = edit
        if tables[table]?.isEmpty == true { tables[table] = nil }
    }

    // MARK: The way back

    /// Takes back the last edit, and returns the table it was in; nil if there is none.
    @discardableResult
    public mutating func undo() -> String? {
        guard let steps = done.popLast() else { return nil }
        for step in steps.reversed() { put(step.before, id: step.id, in: step.table) }
        undone.append(steps)
        return steps.last?.table
    }

    /// Repeats the edit that was taken back last, and returns the table it was in; nil if there is
    /// none.
    @discardableResult
    public mutating func redo() -> String? {
        guard let steps = undone.popLast() else { return nil }
        for step in steps { put(step.after, id: step.id, in: step.table) }
        done.append(steps)
        return steps.last?.table
    }

    // MARK: Reading

    /// Returns a row with its edits.
    public func applied(to row: SheetRow, in table: String) -> SheetRow {
        guard let id = row.id, let edit = tables[table]?[id] else { return row }
        var row = row
        switch edit.kind {
        case .edited(let values):
            for (column, value) in values { row.setValue(value, column: column) }
            row.change = .edited(Set(values.keys))
        case .deleted: row.change = .deleted
        case .inserted: row.change = .inserted
        }
        return row
    }

    /// The inserted rows of a table, in the order of their insertion.
    public func insertedRows(in table: String) -> [SheetRow] {
        (tables[table] ?? [:]).values
            .filter { $0.kind == .inserted }
            .map { edit in
                var row = edit.row
                row.change = .inserted
                return row
            }
            .sorted { $0.insertionNumber < $1.insertionNumber }
    }

    /// Returns the edits that a table would refuse, because a value is missing.
    ///
    /// A key column of whole numbers may be empty in an inserted row, because the database numbers
    /// it. The table may have further rules, which it applies when the edits are saved.
    public func problems(in table: String, columns: [SheetColumn]) -> [SheetEditProblem] {
        var problems: [SheetEditProblem] = []
        for (id, edit) in tables[table] ?? [:] {
            for (column, info) in columns.enumerated() where !info.isNullable {
                if edit.isMissing(column, of: info) {
                    problems.append(
                        SheetEditProblem(id: id, column: column, message: "needs a value"))
                }
            }
        }
        return problems.sorted { $0.place < $1.place }
    }

    /// Restores edits that were kept: see ``SheetRecovery``.
    init(restoring tables: [String: [SheetRowID: RowEdit]]) {
        self.tables = tables
        for table in tables.values {
            for case .inserted(let number) in table.keys {
                insertedCount = max(insertedCount, number + 1)
            }
        }
    }
}

/// A value that a table would refuse.
public struct SheetEditProblem: Hashable, Sendable {
    /// The row.
    public var id: SheetRowID
    /// The index of the column.
    public var column: Int
    /// What is wrong, as words that follow the name of the column.
    public var message: String

    fileprivate var place: String { "\(id.text) \(column)" }
}

extension SheetEdits.RowEdit {
    fileprivate func isMissing(_ column: Int, of info: SheetColumn) -> Bool {
        switch kind {
        case .deleted: false
        case .edited(let values): values[column] == .null
        case .inserted:
            !(info.isKey && info.kind == .integer)
                && (row.values.indices.contains(column) ? row.values[column] : .null) == .null
        }
    }
}

extension SheetRow {
    fileprivate mutating func setValue(_ value: SheetValue, column: Int) {
        while values.count <= column { values.append(.null) }
        values[column] = value
    }

    fileprivate var insertionNumber: Int {
        if case .inserted(let number) = id { return number }
        return 0
    }
}
