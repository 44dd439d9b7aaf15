// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews

/// People in columns, sorted as the header says.
@MainActor
final class People: TableViewDataSource {
    var rows = [
        ["Ada", "36", "London"], ["李小龍", "32", "San Francisco"], ["Grace Hopper", "85", "NYC"],
        ["Emmy", "53", "Erlangen"],
    ]
    var repeats = 1

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        rows.count * repeats
    }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText {
        let row = rows[indexPath.row % rows.count]
        switch column.identifier {
        case "age": return StyledText(row[1], style: Style(foreground: .red))
        case "city": return StyledText(row[2])
        default: return StyledText(row[0])
        }
    }

    func sort(_ order: TableSortOrder) {
        let place = ["name": 0, "age": 1, "city": 2][order.column] ?? 0
        rows.sort { order.isAscending ? $0[place] < $1[place] : $0[place] > $1[place] }
    }
}

@MainActor
struct ColumnsScene {
    let table = TableView()
    let people = People()
    let pilot: Pilot

    static var columns: [TableColumn] {
        [
            TableColumn("Name", identifier: "name"),
            TableColumn("Age", identifier: "age", width: .fixed(5), alignment: .right),
            TableColumn("City", identifier: "city", width: .fitting),
        ]
    }

    init(
        columns: [TableColumn] = Self.columns, repeats: Int = 1, width: Int = 36, height: Int = 6,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async {
        people.repeats = repeats
        table.selectionFollowsFocus = true
        table.multipleSelectionStyle = .desktop
        table.remembersSelectionOnReload = true
        table.columns = columns
        table.dataSource = people
        let controller = ViewController(view: table)
        controller.wantsInitialFocus = false
        pilot = await Pilot(
            plain: controller, columns: width, rows: height, capabilities: capabilities)
        let (table, people) = (table, people)
        table.on { (event: SortOrderChanged) in
            people.sort(event.sortOrder)
            table.reloadData()
            return .stop
        }
    }

    /// The lines of the screen.
    var lines: [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
