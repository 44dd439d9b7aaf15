// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let tableColumns = GalleryPage(
        name: "table-columns", title: "Table columns", group: .lists,
        summary: "Shows a row's data in columns; a title sorts its column.",
        hint: "Click a title to sort, or drag the end of a column.", fillsRoom: true,
        usefulRows: 9
    ) {
        TableColumnsPageController()
    }
}

/// The planets and their data, in the order that the user chooses in the header.
private final class TableColumnsPageController: ViewController, TableViewDataSource {
    private struct Planet {
        let name: String
        let hanzi: String
        let diameter: Int
        let moons: Int
        let year: Double
    }

    private let table = TableView()
    private var planets = [
        Planet(name: "Mercury", hanzi: "水星", diameter: 4_879, moons: 0, year: 0.24),
        Planet(name: "Venus", hanzi: "金星", diameter: 12_104, moons: 0, year: 0.62),
        Planet(name: "Earth", hanzi: "地球", diameter: 12_756, moons: 1, year: 1),
        Planet(name: "Mars", hanzi: "火星", diameter: 6_792, moons: 2, year: 1.88),
        Planet(name: "Jupiter", hanzi: "木星", diameter: 142_984, moons: 95, year: 11.86),
        Planet(name: "Saturn", hanzi: "土星", diameter: 120_536, moons: 146, year: 29.45),
        Planet(name: "Uranus", hanzi: "天王星", diameter: 51_118, moons: 28, year: 84.02),
        Planet(name: "Neptune", hanzi: "海王星", diameter: 49_528, moons: 16, year: 164.79),
    ]

    override func loadView() {
        table.columns = [
            TableColumn("Planet", width: .flexible(weight: 2), minimumWidth: 8),
            TableColumn("汉字", minimumWidth: 6),
            .numbers("Diameter (km)"),
            .numbers("Moons", width: .fixed(7)),
            .numbers("Year", NumberFormat(decimals: 2), width: .fixed(8)),
        ]
        table.dataSource = self
        table.selectionFollowsFocus = true
        table.accessibilityLabel = "Planets"
        on(SortOrderChanged.self, TableColumnsPageController.sort)
        view = table
    }

    override var preferredFocusedView: View? { table }

    private func sort(_ event: SortOrderChanged) -> Disposition {
        let order = event.sortOrder
        let sorted = planets.sorted { first, second in
            switch order.column {
            case "Planet": first.name < second.name
            case "汉字": first.hanzi < second.hanzi
            case "Moons": first.moons < second.moons
            case "Year": first.year < second.year
            default: first.diameter < second.diameter
            }
        }
        planets = order.isAscending ? sorted : sorted.reversed()
        table.reloadData()
        return .observed
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        planets.count
    }

    func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? { planets[indexPath.row].name }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText {
        let planet = planets[indexPath.row]
        let format = column.numberFormat ?? NumberFormat()
        return switch column.identifier {
        case "Planet": StyledText(planet.name)
        case "汉字": StyledText(planet.hanzi)
        case "Moons": StyledText(format.string(planet.moons))
        case "Year": StyledText(format.string(planet.year))
        default: StyledText(format.string(planet.diameter))
        }
    }
}
