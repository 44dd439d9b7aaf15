// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// The facts in the status row: the current cell, the selected numbers, the edits and the rows.
@MainActor
final class SheetStatus {
    private let row = StatusBarItem(priority: 8), column = StatusBarItem(priority: 6)
    private let cells = StatusBarItem(priority: 4)
    private let sum = StatusBarItem(priority: 3), mean = StatusBarItem(priority: 2)
    private let target = StatusBarItem(priority: 7, actionIdentifier: "follow")
    private let edits = StatusBarItem(tone: .warning, priority: 9)
    private let encoding = StatusBarItem(priority: 1), rows = StatusBarItem(priority: 5)
    let bar: StatusBar
    /// The maximum number of selected cells that are added.
    private static let maximumCells = 200_000

    init() {
        bar = StatusBar(
            leading: [row, column, target, cells, sum, mean], trailing: [edits, encoding, rows])
    }

    func show(_ page: PageController?, of document: SheetDocument?) {
        let numbers = NumberFormat()
        let place = page?.grid.currentPosition ?? GridPosition(row: 0, column: 0)
        let columns = page?.rows?.columns ?? []
        let hasCell = columns.indices.contains(place.column) && page?.grid.numberOfRows != 0
        row.text = hasCell ? "Row \(numbers.string(place.row + 1))" : ""
        column.text = hasCell ? TextSanitizer.line(columns[place.column].name) : ""
        target.text =
            page?.target.map {
                "\(TextSanitizer.line($0.reference.table)) \($0.value.shortText(limit: 20)) "
                    + Symbol.chevronRight.text(in: bar)
            } ?? ""
        let changed = document?.edits.rowCount ?? 0
        edits.text =
            changed == 0
            ? "" : "\(numbers.string(changed)) unsaved \(changed == 1 ? "row" : "rows")"
        encoding.text = document?.file.facts.encoding ?? ""
        rows.text = page?.rows == nil ? "" : page?.count.text ?? ""
        let selected = page?.grid.selectedCellCount ?? 0
        cells.text = selected > 1 ? "\(numbers.string(selected)) cells" : ""
        (sum.text, mean.text) = ("", "")
        guard let page, selected > 1, selected <= Self.maximumCells else { return }
        bar.task(exclusive: "sum", debounced: .milliseconds(60)) { [weak self, weak page] in
            guard let page else { return }
            self?.show(try await Self.selectedNumbers(of: page))
        }
    }

    private func show(_ values: [Double]) {
        guard !values.isEmpty else { return }
        let total = values.reduce(0, +), format = NumberFormat(decimals: 2)
        sum.text = "sum \(format.string(total))"
        mean.text = "mean \(format.string(total / Double(values.count)))"
    }

    private static func selectedNumbers(of page: PageController) async throws -> [Double] {
        var numbers: [Double] = []
        for range in page.grid.selectedRanges {
            let columns = range.columns.compactMap { page.grid.column(atPlace: $0) }
            guard let rows = page.rows else { continue }
            let shown = EditedRows(rows, edits: page.document.edits)
            for row in try await shown.rows(range.rows) {
                numbers += columns.compactMap { row.values[$0].number }
            }
        }
        return numbers
    }
}
