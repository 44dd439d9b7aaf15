// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let dataGrid = GalleryPage(
        name: "data-grid", title: "Data grid", group: .lists,
        summary: "Shows data of any size, to select, edit and copy.",
        hint: "Drag over cells, press Enter to edit, Ctrl-F to find.", fillsRoom: true,
        usefulRows: 20
    ) {
        DataGridPageController()
    }
}

/// Water levels in harbors, in which the user changes levels, winds and notes.
private final class DataGridPageController: ViewController, DataGridViewDataSource {
    private struct Reading {
        var station: String
        var time: String
        var numbers: [Double?]
        var note: String?
    }

    private let grid = DataGridView()
    private let titles = ["station", "time", "level_m", "temp_c", "wind_kn", "note"]
    private var all = DataGridPageController.makeReadings()
    /// The readings that the filters leave, in the order of the header, by their places in `all`.
    private var shown: [Int] = []

    override func loadView() {
        shown = Array(all.indices)
        grid.dataSource = self
        grid.frozenColumns = 1
        grid.isEditable = true
        grid.showsFilters = true
        grid.sqlTableName = "readings"
        grid.accessibilityLabel = "Readings"
        on { [weak self] (_: GridSortChanged) in self?.arrange() ?? .ignored }
        on { [weak self] (_: GridFilterChanged) in self?.arrange() ?? .ignored }
        view = grid
    }

    override var preferredFocusedView: View? { grid }

    private static func makeReadings() -> [Reading] {
        let stations = ["Brest", "Roscoff", "Saint-Malo", "Le Conquet", "Lorient", "Concarneau"]
        let notes = [17: "spring tide", 41: "gate closed", 98: "no gauge", 203: "probe wet"]
        return (0..<2_000).map { number in
            let wave = Double((number * 37) % 113) / 16
            return Reading(
                station: stations[(number * 5 + number / 7) % stations.count],
                time: "11-28 \(14 - number / 6 % 15):\(number % 6)0",
                numbers: [
                    5 + wave, number % 11 == 5 ? nil : 10 + wave / 3, Double(9 + number * 7 % 18),
                ],
                note: notes[number % 251])
        }
    }

    /// Filters and sorts the readings.
    private func arrange() -> Disposition {
        let filters = grid.filters.compactMap { name, text in
            titles.firstIndex(of: name).map { ($0, text.lowercased()) }
        }
        shown = all.indices.filter { row in
            filters.allSatisfy { text(all[row], $0)?.lowercased().contains($1) == true }
        }
        for order in grid.sortOrder.reversed() {
            guard let column = titles.firstIndex(of: order.column) else { continue }
            shown.sort {
                order.isAscending
                    ? comes(all[$0], before: all[$1], column)
                    : comes(all[$1], before: all[$0], column)
            }
        }
        grid.reloadData()
        return .observed
    }

    private func comes(_ first: Reading, before second: Reading, _ column: Int) -> Bool {
        guard (2...4).contains(column) else {
            return text(first, column) ?? "" < text(second, column) ?? ""
        }
        return first.numbers[column - 2] ?? -.infinity < second.numbers[column - 2] ?? -.infinity
    }

    private func text(_ reading: Reading, _ column: Int) -> String? {
        switch column {
        case 0: reading.station
        case 1: reading.time
        case 5: reading.note
        default:
            reading.numbers[column - 2].map {
                NumberFormat(decimals: column == 4 ? 0 : 2, groupingSeparator: nil).string($0)
            }
        }
    }

    func numberOfRows(in gridView: DataGridView) -> Int { shown.count }

    func numberOfColumns(in gridView: DataGridView) -> Int { titles.count }

    func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
        DataGridColumn(
            titles[column], alignment: (2...4).contains(column) ? .right : .left,
            isEditable: column > 1)
    }

    func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
        text(all[shown[position.row]], position.column).map { DataGridCell($0) } ?? .null
    }

    func dataGridView(
        _ gridView: DataGridView, problemOf text: String?, at position: GridPosition
    ) -> String? {
        guard let text, position.column < 5 else { return nil }
        return Double(text) == nil ? "Enter a number" : nil
    }

    func dataGridView(_ gridView: DataGridView, change changes: [GridCellChange]) -> Bool {
        for change in changes {
            let row = shown[change.position.row]
            if change.position.column == 5 {
                all[row].note = change.newText
            } else {
                all[row].numbers[change.position.column - 2] = change.newText.flatMap(Double.init)
            }
        }
        return true
    }
}
