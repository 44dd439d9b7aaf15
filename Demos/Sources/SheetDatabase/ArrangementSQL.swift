// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import GRDB
import SheetModel

/// Writes filters and sort orders as SQL, with the values as arguments.
struct ArrangementSQL: Sendable {
    /// The condition with `WHERE`; empty without filters.
    private(set) var condition = ""
    /// The order with `ORDER BY`.
    private(set) var order = ""
    /// The values of the condition.
    private(set) var arguments: [DatabaseValue] = []

    private let store: RowStore
    private let columns: [SheetColumn]

    init(_ arrangement: SheetArrangement, store: RowStore, columns: [SheetColumn]) {
        self.store = store
        self.columns = columns
        var terms: [String] = []
        for filter in arrangement.filters {
            let indices = filter.column.map { [$0] } ?? Array(columns.indices)
            let any = indices.filter(columns.indices.contains).map { term(filter.condition, $0) }
            terms.append(Self.anyOf(any[...]))
        }
        if !terms.isEmpty { condition = " WHERE " + terms.joined(separator: " AND ") }
        let orders = arrangement.sorts.filter { columns.indices.contains($0.column) }.map {
            store.columns[$0.column] + ($0.isDescending ? " DESC" : "")
        }
        order = " ORDER BY " + (orders + [store.rowid]).joined(separator: ", ")
    }

    /// Joins conditions in pairs: the database refuses a chain of more than a thousand.
    private static func anyOf(_ terms: ArraySlice<String>) -> String {
        guard terms.count > 1 else { return terms.first ?? "0" }
        let middle = terms.startIndex + terms.count / 2
        return "(\(anyOf(terms[..<middle])) OR \(anyOf(terms[middle...])))"
    }

    private mutating func term(_ condition: SheetFilter.Condition, _ column: Int) -> String {
        let name = store.columns[column]
        switch condition {
        case .contains(let text): return like("%" + Self.escaped(text) + "%", name)
        case .begins(let text): return like(Self.escaped(text) + "%", name)
        case .isNull, .equal(.null): return "\(name) IS NULL"
        case .isNotNull, .notEqual(.null): return "\(name) IS NOT NULL"
        case .equal(let value): return compare(name, "=", value, column)
        case .notEqual(let value):
            return "(\(name) IS NULL OR NOT (\(compare(name, "=", value, column))))"
        case .less(let value): return compare(name, "<", value, column)
        case .atMost(let value): return compare(name, "<=", value, column)
        case .greater(let value): return compare(name, ">", value, column)
        case .atLeast(let value): return compare(name, ">=", value, column)
        case .between(let low, let high):
            let first = compare(name, ">=", low, column)
            return "(\(first) AND \(compare(name, "<=", high, column)))"
        }
    }

    private mutating func like(_ pattern: String, _ name: String) -> String {
        arguments.append(pattern.databaseValue)
        return "\(name) LIKE ? ESCAPE '\\'"
    }

    private static func escaped(_ text: String) -> String {
        text.map { "%_\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// Returns a comparison with values of the same kind: numbers are not less than texts.
    private mutating func compare(
        _ name: String, _ sign: String, _ value: SheetValue, _ column: Int
    ) -> String {
        switch value {
        case .integer, .real:
            arguments.append(value.databaseValue)
            let number = "(typeof(\(name)) IN ('integer', 'real') AND \(name) \(sign) ?)"
            if columns[column].kind.isNumber { return number }
            // Typed digits may be the beginning of a date.
            arguments.append(value.text.databaseValue)
            return "(\(number) OR (typeof(\(name)) = 'text' AND \(name) \(sign) ?))"
        case .text:
            arguments.append(value.databaseValue)
            return "(typeof(\(name)) = 'text' AND \(name) \(sign) \(value.placeholder))"
        case .bytes, .null:
            arguments.append(value.databaseValue)
            return "(typeof(\(name)) = 'blob' AND \(name) \(sign) ?)"
        }
    }
}
