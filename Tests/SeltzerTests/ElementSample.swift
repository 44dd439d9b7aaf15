// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerNavigation
import SeltzerPlots
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// A control of the library with what a program gives it: a title, or a text above it.
@MainActor
struct ElementSample {
    let name: String
    /// Makes the views of the sample, in a column.
    let make: @MainActor (_ title: String) -> [View]

    init(_ name: String, _ make: @escaping @MainActor (_ title: String) -> [View]) {
        (self.name, self.make) = (name, make)
    }

    /// Creates a control that has no title of its own, below a text.
    static func below(_ name: String, _ make: @escaping @MainActor () -> View) -> ElementSample {
        ElementSample(name) { title in [Label(title), make()] }
    }

    /// All controls, from simple ones to lists.
    static let all: [ElementSample] = simple + valued + lists + texts

    static let simple: [ElementSample] = [
        ElementSample("Button") { [Button($0)] },
        ElementSample("Checkbox") { [Checkbox($0)] },
        ElementSample("Switch") { [Switch($0, isOn: true)] },
        ElementSample("LinkButton") { [LinkButton($0, destination: "a.md")] },
        ElementSample("PullDownButton") {
            [PullDownButton($0, menu: Menu(children: [MenuCommand("new")]))]
        },
        ElementSample("DisclosureGroup") { [DisclosureGroup($0, Label("Inside"))] },
        ElementSample("Badge") { [Badge($0)] },
        ElementSample("Gauge") { [Gauge($0, value: 0.5)] },
        ElementSample("GroupBox") { [GroupBox(StyledText($0), TextField("one"))] },
        ElementSample("Toolbar") { title in
            let cut = Action("cut", title: "Cut", keys: []) { _ in .stop }
            let copy = Action("copy", title: "Copy", keys: []) { _ in .stop }
            return [Label(title), Toolbar([cut, copy])]
        },
        ElementSample("Breadcrumb") { [Breadcrumb([$0, "Letters"])] },
        ElementSample("TabView") { title in
            [TabView([Tab(title, view: Label("First")), Tab("Two", view: Label("Second"))])]
        },
    ]

    static let valued: [ElementSample] = [
        .below("TextField") { TextField("Ada") },
        .below("ComboBox") { ComboBox(["Bern", "Basel"], text: "Bern") },
        .below("PopUpButton") { PopUpButton(["Red", "Blue"], selectedIndex: 1) },
        .below("Slider") { Slider(value: 30, in: 0...100, step: 5) },
        .below("Stepper") { Stepper(value: 3, in: 0...9) },
        .below("PageControl") { PageControl(numberOfPages: 4, currentPage: 1) },
        .below("RadioGroup") { RadioGroup(["Small", "Large"], selectedIndex: 0) },
        .below("SegmentedControl") {
            SegmentedControl(items: ["Day", "Week"], selectedSegmentIndex: 1)
        },
        .below("ProgressView") { ProgressView(progress: 0.25) },
        .below("LineChart") {
            let chart = LineChart([PlotSeries(values: [0.141, 0.142, 0.143])])
            LayoutConstraint.activate([chart.heightAnchor == 3])
            return chart
        },
    ]

    static let lists: [ElementSample] = [
        .below("ListView") { sized(ListView(["Bell", "Bird", "Horn"])) },
        .below("TableView") { sized(SectionedTable.make()) },
        .below("TableView with columns") { sized(PlanetTable.make()) },
        .below("OutlineView") {
            let outline = OutlineView(
                children: { item in
                    guard let item else { return OutlineChildren(["Drinks"]) }
                    return item == AnyHashable("Drinks") ? OutlineChildren(["Tea"]) : .none
                },
                text: { StyledText("\($0.base)") })
            outline.expandItem("Drinks")
            return sized(outline)
        },
        .below("CellGridView") { sized(CubeGrid.make()) },
        .below("DataGridView") { sized(LevelGrid.make()) },
    ]

    static let texts: [ElementSample] = [
        .below("TextView") { sized(TextView("One\nTwo")) },
        .below("MarkdownView") { sized(MarkdownView("See [tea](tea.md) and [ice](ice.md).")) },
        .below("LogView") {
            let log = LogView()
            log.appendImmediately("Ready")
            return sized(log)
        },
        .below("ScrollView") {
            let rows = (1...9).map { Label("Line \($0)") }
            return sized(ScrollView(StackView(.vertical, rows)))
        },
    ]

    private static func sized<Content: View>(_ view: Content) -> Content {
        LayoutConstraint.activate([view.heightAnchor == 4])
        return view
    }
}

/// A table of two sections with headings.
@MainActor
final class SectionedTable: TableView, TableViewDataSource {
    static func make() -> SectionedTable {
        let table = SectionedTable()
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = table
        return table
    }

    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        ["Hot", "Cold"][section]
    }
    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = ["Tea", "Ice"][indexPath.section]
        return cell
    }
}

/// A table with columns.
@MainActor
final class PlanetTable: TableView, TableViewDataSource {
    static func make() -> PlanetTable {
        let table = PlanetTable()
        table.columns = [TableColumn("Planet"), TableColumn("Moons", alignment: .right)]
        table.dataSource = table
        return table
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText {
        let row = [["Earth", "1"], ["Mars", "2"]][indexPath.row]
        return StyledText(column.title == "Planet" ? row[0] : row[1])
    }
}

/// A grid with titles above its columns.
@MainActor
final class CubeGrid: CellGridView, CellGridViewDataSource {
    static func make() -> CubeGrid {
        let grid = CubeGrid()
        grid.dataSource = grid
        return grid
    }

    func numberOfRows(in gridView: CellGridView) -> Int { 2 }
    func numberOfColumns(in gridView: CellGridView) -> Int { 2 }
    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        "\(position.row + 1)\(["a", "b"][position.column])"
    }
    func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String? {
        ["First", "Second"][column]
    }
}

/// A grid of two rows of data with titles.
@MainActor
final class LevelGrid: DataGridView, DataGridViewDataSource {
    static func make() -> LevelGrid {
        let grid = LevelGrid()
        grid.dataSource = grid
        return grid
    }

    func numberOfRows(in gridView: DataGridView) -> Int { 2 }
    func numberOfColumns(in gridView: DataGridView) -> Int { 2 }
    func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
        DataGridColumn(["Station", "Level"][column])
    }
    func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
        guard position != GridPosition(row: 1, column: 1) else { return .null }
        return DataGridCell([["Brest", "7.12"], ["Lorient", ""]][position.row][position.column])
    }
}
