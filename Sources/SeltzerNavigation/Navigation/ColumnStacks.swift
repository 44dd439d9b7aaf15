// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The controllers of the columns of a ``SplitViewController``, and the controllers that were pushed on each column.
@MainActor
struct ColumnStacks {
    typealias Column = SplitViewController.Column

    private var roots: [Column: ViewController]
    /// The controllers that were pushed on each column.
    private var pushed: [Column: [ViewController]] = [:]

    init(_ roots: [Column: ViewController]) { self.roots = roots }

    /// The columns that have a controller, from the left.
    var columns: [Column] { Column.allCases.filter { roots[$0] != nil } }

    /// Returns the controller of a column; nil for a missing column.
    subscript(column: Column) -> ViewController? { roots[column] }

    /// Returns the column that has a controller as its own; nil for a pushed controller and for a foreign one.
    func column(of controller: ViewController) -> Column? {
        Column.allCases.first { roots[$0] === controller }
    }

    /// Returns the controller of a column, and the controllers that were pushed on it; empty for a missing column.
    func stack(of column: Column) -> [ViewController] {
        (roots[column].map { [$0] } ?? []) + (pushed[column] ?? [])
    }

    /// Returns the stack of the collapsed columns up to a visible column; if that column is missing, the stack of the
    /// first column.
    func narrowStack(upTo column: Column) -> [ViewController] {
        let columns = columns
        guard !columns.isEmpty else { return [] }
        let end = columns.firstIndex(of: column) ?? 0
        return columns[...end].flatMap { stack(of: $0) }
    }

    /// Replaces the controller of a column; the controllers that were pushed on the old one are gone.
    mutating func setRoot(_ controller: ViewController, of column: Column) {
        roots[column] = controller
        pushed[column] = []
    }

    /// Records the stack of one column, which begins with the controller of the column.
    mutating func readStack(_ stack: [ViewController], of column: Column) {
        pushed[column] = Array(stack.dropFirst())
    }

    /// Records pushes and pops in the stack of the collapsed columns.
    ///
    /// Controllers stay pushed on columns that the stack contains neither now nor before.
    ///
    /// - Parameter before: The column that was visible before.
    /// - Returns: The column that is visible now.
    mutating func readNarrowStack(_ stack: [ViewController], before: Column) -> Column {
        var found: [Column: [ViewController]] = [:]
        var column = Column.primary
        for controller in stack {
            if let own = self.column(of: controller) {
                column = own
            } else {
                found[column, default: []].append(controller)
            }
        }
        let columns = columns
        guard !columns.isEmpty else { return column }
        let end = max(
            columns.firstIndex(of: before) ?? 0, columns.firstIndex(of: column) ?? 0)
        for column in columns[...end] { pushed[column] = found[column] ?? [] }
        return column
    }
}
