// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// A data source and delegate that notes its calls, and answers as a test says.
@MainActor
final class TableCalls: TableViewDataSource, TableViewDelegate {
    var counts = [10]
    /// The noted calls, with the number of the row.
    var calls: [String] = []
    /// Rows that are not highlighted.
    var refused: Set<Int> = []
    /// The answers of `willSelectRowAt`; nil selects no row.
    var replacements: [Int: Int?] = [:]
    var whenSelected: ((TableView, TableIndexPath) -> Void)?
    var allowsPrimaryAction = true
    var allowsFocus = true
    /// The states of the cell at each call about its highlight.
    var highlights: [Bool] = []

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func numberOfSections(in tableView: TableView) -> Int {
        calls.append("sections")
        return counts.count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("rows \(section)")
        return counts[section]
    }

    func tableView(_ tableView: TableView, cellForRowAt path: TableIndexPath) -> TableViewCell {
        calls.append("cell \(path.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = "Row \(path.row)"
        return cell
    }

    func tableView(_ tableView: TableView, shouldHighlightRowAt path: TableIndexPath) -> Bool {
        calls.append("shouldHighlight \(path.row)")
        return !refused.contains(path.row)
    }

    func tableView(_ tableView: TableView, didHighlightRowAt path: TableIndexPath) {
        calls.append("didHighlight \(path.row)")
        highlights.append(tableView.cellForRow(at: path)?.isHighlighted ?? false)
    }

    func tableView(_ tableView: TableView, didUnhighlightRowAt path: TableIndexPath) {
        calls.append("didUnhighlight \(path.row)")
        highlights.append(tableView.cellForRow(at: path)?.isHighlighted ?? false)
    }

    func tableView(_ tableView: TableView, willSelectRowAt path: TableIndexPath) -> TableIndexPath?
    {
        calls.append("willSelect \(path.row)")
        guard let replacement = replacements[path.row] else { return path }
        return replacement.map { TableIndexPath(row: $0, section: path.section) }
    }

    func tableView(_ tableView: TableView, didSelectRowAt path: TableIndexPath) {
        calls.append("didSelect \(path.row)")
        whenSelected?(tableView, path)
    }

    func tableView(
        _ tableView: TableView, willDeselectRowAt path: TableIndexPath
    ) -> TableIndexPath? {
        calls.append("willDeselect \(path.row)")
        return path
    }

    func tableView(_ tableView: TableView, didDeselectRowAt path: TableIndexPath) {
        calls.append("didDeselect \(path.row)")
    }

    func tableView(
        _ tableView: TableView, canPerformPrimaryActionForRowAt path: TableIndexPath
    ) -> Bool {
        calls.append("canPerform \(path.row)")
        return allowsPrimaryAction
    }

    func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: TableIndexPath) {
        calls.append("perform \(path.row)")
    }

    func tableView(
        _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
    ) -> Bool {
        calls.append("shouldFocus \(context.nextFocusedIndexPath?.row ?? -1)")
        return allowsFocus
    }

    func tableView(
        _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
        with coordinator: FocusAnimationCoordinator
    ) {
        let (old, new) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
        calls.append("didFocus \(old?.row ?? -1) \(new?.row ?? -1)")
    }
}

/// A table with a data source and delegate that note their calls.
@MainActor
struct TableScreen {
    let table = TableView()
    let source = TableCalls()
    let pilot: Pilot

    init(_ counts: [Int] = [10], rows: Int = 6, prepare: (TableView) -> Void = { _ in }) async {
        source.counts = counts
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        prepare(table)
        pilot = await Pilot(plain: ViewController(view: table), columns: 20, rows: rows)
        table.becomeFirstResponder()
        await pilot.settle()
        source.calls = []
    }

    /// The selected rows of the first section.
    var selected: [Int] { table.indexPathsForSelectedRows?.map(\.row) ?? [] }

    /// The focused row.
    var focused: Int? { table.indexPathOfCurrentRow?.row }

    func path(_ row: Int, _ section: Int = 0) -> TableIndexPath {
        TableIndexPath(row: row, section: section)
    }

    func click(_ row: Int) async { await pilot.click(column: 1, row: row) }
}
