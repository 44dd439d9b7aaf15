// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// Filters, sorts, and the ways to rows.
extension PageController {
    // MARK: Arranging

    /// Filters and sorts the rows as the grid says.
    func arrange() -> Disposition {
        guard let rows else { return .stop }
        let places = Dictionary(
            rows.columns.enumerated().map { ($0.element.name, $0.offset) }
        ) { first, _ in first }
        let today = "\(CalendarDate.today)"
        let arrangement = SheetArrangement(
            sorts: grid.sortOrder.compactMap { order in
                places[order.column].map { SheetSort(column: $0, isDescending: !order.isAscending) }
            },
            filters: grid.filters.sorted { $0.key < $1.key }.compactMap { name, text in
                places[name].flatMap { SheetFilter(column: $0, typed: text, today: today) }
            })
        guard arrangement != rows.arrangement || isBusy else { return .stop }
        load { page in
            try await page.view.window?.application?.clock.sleep(for: .milliseconds(120))
            return try await rows.arranged(by: arrangement) { share in
                page.postLater(WorkAdvanced(share: share))
            }
        }
        return .stop
    }

    /// Shows only rows with the value of the current cell.
    func filterByValue() {
        let place = grid.currentPosition
        guard let rows, let row = row(place.row), row.values.indices.contains(place.column) else {
            return
        }
        let value = row.values[place.column]
        grid.filters[rows.columns[place.column].name] = value.isNull ? "null" : "=" + value.text
        _ = arrange()
    }

    func showAllRows() {
        (grid.filters, grid.sortOrder) = ([:], [])
        _ = arrange()
    }

    // MARK: Places

    /// Goes to the first row with a value in a column, as soon as the rows are there.
    func go(to column: String, value: SheetValue? = nil) {
        let go: @MainActor (PageController) -> Void = { page in
            guard let place = page.rows?.columns.firstIndex(where: { $0.name == column }) else {
                return
            }
            page.move(to: GridPosition(row: page.grid.currentPosition.row, column: place))
            guard let value, let rows = page.rows else { return }
            page.task { [weak page] in
                guard let row = try await rows.position(of: value, column: place) else { return }
                page?.move(to: GridPosition(row: row, column: place))
            }
        }
        if rows == nil || isBusy { whenShown = go } else { go(self) }
        if value != nil, !grid.filters.isEmpty { whenShown = go; showAllRows() }
    }

    func move(to place: GridPosition) {
        grid.currentPosition = place
        grid.scrollToVisible(grid.currentPosition)
        post(PageChanged())
    }

    /// The row of another table to which the current cell refers; nil for none.
    var target: SheetTarget? {
        guard let row = row(grid.currentPosition.row) else { return nil }
        return rows?.target(of: row, column: grid.currentPosition.column)
    }

    func follow() {
        if let target { post(ReferenceFollowed(target: target)) }
    }

    func activate(_ event: CellActivated) -> Disposition {
        if isPicking, let row = row(event.position.row), let rows {
            post(RowPicked(key: rows.key(of: row)))
        } else if target != nil {
            follow()
        } else {
            showCell()
        }
        return .stop
    }
}
