// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CellAccessory, CollectionViewCell+states.

import Seltzer
import SeltzerTesting
import Testing

/// A content of the program that looks different in a selected cell.
private struct Badge: ContentConfiguration {
    var title = ""
    var isSelected = false

    func makeContentView() -> any ContentView { BadgeView(self) }
    func updated(for state: any ConfigurationState) -> Badge {
        var badge = self
        badge.isSelected = (state as? CellConfigurationState)?.isSelected == true
        return badge
    }
}

private final class BadgeView: View, ContentView {
    private let label = Label()
    var configuration: any ContentConfiguration { didSet { show() } }

    init(_ badge: Badge) {
        configuration = badge
        super.init(frame: .zero)
        addSubview(label)
        show()
    }
    override func layoutSubviews() { label.frame = bounds }

    private func show() {
        guard let badge = configuration as? Badge else { return }
        label.text = badge.isSelected ? "[\(badge.title)]" : badge.title
    }
}

/// A cell that notes the states that it is told.
private final class StatesCell: TableViewCell {
    var states: [String] = []

    override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(
            (state.isSelected ? "selected" : "plain") + (state.isHighlighted ? " pressed" : ""))
    }
}

@MainActor
private final class Names: TableViewDataSource {
    let make: @MainActor (TableView, TableIndexPath) -> TableViewCell
    init(_ make: @escaping @MainActor (TableView, TableIndexPath) -> TableViewCell) {
        self.make = make
    }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        make(tableView, indexPath)
    }
}

/// Cells that adapt their content to their states.
@MainActor
@Suite struct CellConfigurationStateTests {
    private let table = TableView(frame: .zero, style: .plain)

    private func path(_ row: Int) -> TableIndexPath { TableIndexPath(row: row, section: 0) }

    @Test func configurationOfTheProgramFollowsTheState() async {
        let names = Names { _, path in
            let cell = TableViewCell()
            cell.contentConfiguration = Badge(title: "row \(path.row)")
            return cell
        }
        table.dataSource = names
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 5)
        #expect(pilot.screen.contains("row 1") && !pilot.screen.contains("["))
        await pilot.click(on: "row 1")
        #expect(pilot.screen.contains("[row 1]"))
        await pilot.click(on: "row 2")
        #expect(pilot.screen.contains("[row 2]") && !pilot.screen.contains("[row 1]"))
    }

    @Test func subclassIsToldItsStatesBeforeItShowsAndAfterEachChange() async throws {
        table.register(StatesCell.self, forCellReuseIdentifier: "cell")
        let names = Names { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "row \(path.row)"
            return cell
        }
        table.dataSource = names
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 5)
        let cell = try #require(table.cellForRow(at: path(1)) as? StatesCell)
        #expect(cell.states == ["plain"])
        cell.states = []
        await pilot.mouseDown(column: 3, row: 1)
        #expect(cell.states.contains("plain pressed"))
        await pilot.mouseUp(column: 3, row: 1)
        #expect(cell.states.last == "selected")
        cell.states = []
        cell.setNeedsUpdateConfiguration()
        #expect(cell.states.isEmpty)
        await pilot.settle()
        #expect(cell.states == ["selected"])
        // The reused cell shows another row.
        table.contentOffset.y = 20
        await pilot.settle()
        let reused = try #require(
            table.visibleCells.compactMap { $0 as? StatesCell }.first { $0 === cell })
        #expect(reused.states.last == "plain")
    }

    @Test func handlerAdaptsACellAndItsBackground() async {
        let names = Names { _, _ in
            let cell = TableViewCell()
            cell.configurationUpdateHandler = { cell, state in
                var content = cell.defaultContentConfiguration()
                content.text = state.isSelected ? "chosen" : "free"
                cell.contentConfiguration = content
                var background = BackgroundConfiguration.listPlainCell().updated(for: state)
                background.backgroundColor = state.isSelected ? .red : .clear
                cell.backgroundConfiguration = background
            }
            return cell
        }
        table.dataSource = names
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 5)
        #expect(pilot.screen.contains("free") && !pilot.screen.contains("chosen"))
        table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        await pilot.settle()
        #expect(pilot.screen.contains("chosen"))
        #expect(table.cellForRow(at: path(0))?.backgroundColor == .red)
        #expect(table.cellForRow(at: path(1))?.backgroundColor == .clear)
    }

    @Test func itemOfACollectionAdaptsToItsState() async {
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .plain))
        let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = CollectionView.CellRegistration<CollectionViewListCell, String> {
            cell, _, item in
            cell.configurationUpdateHandler = { cell, state in
                cell.contentConfiguration = Badge(title: item).updated(for: state)
            }
        }
        let source = CollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot)
        let pilot = await Pilot(ViewController(view: collection), columns: 20, rows: 5)
        await pilot.click(on: "b")
        #expect(pilot.screen.contains("[b]") && !pilot.screen.contains("[a]"))
    }

    @Test func viewsOfTheProgramStandAtTheirEndsOfAListCell() async {
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .plain))
        let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
        let toggle = Switch()
        let registration = CollectionView.CellRegistration<CollectionViewListCell, String> {
            cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [
                .customView(
                    configuration: .init(
                        customView: toggle, placement: .trailing(displayed: .always))),
                .customView(
                    configuration: .init(customView: Label("=>"), placement: .leading())),
                .label(text: "hidden", displayed: .whenEditing),
                .checkmark(displayed: .always),
            ]
        }
        let source = CollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Wifi"])
        source.apply(snapshot)
        let pilot = await Pilot(ViewController(view: collection), columns: 30, rows: 3)
        let line = pilot.screen.split(separator: "\n").first { $0.contains("Wifi") } ?? ""
        #expect(line.contains("=>") && line.contains("✓") && !line.contains("hidden"))
        let places = ["=>", "Wifi", "✓"].compactMap { pilot.location(of: $0)?.x }
        #expect(places.count == 3 && places == places.sorted())
        #expect(!toggle.isOn)
        await pilot.click(on: toggle)
        #expect(toggle.isOn && collection.indexPathsForSelectedItems?.isEmpty != false)
    }
}
