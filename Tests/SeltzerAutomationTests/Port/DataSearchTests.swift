// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CollectionView+DataElements, DataElements, ElementReach, TableView+DataElements.

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Rows that are out of sight are found by their labels.
@MainActor
@Suite struct DataSearchTests {
    private let folder = ControlFolder()

    private final class Cases: TableViewDataSource {
        let labels: [String]
        init(_ labels: [String]) { self.labels = labels }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            labels.count
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
            (cell as? SwitchCell)?.show(labels[indexPath.row])
            return cell
        }
    }

    /// A row with a switch, which no data source describes as text.
    private final class SwitchCell: TableViewCell {
        private let control = Switch("On")

        func show(_ text: String) {
            textLabel?.text = text
            control.isOn = false
            if control.superview == nil { contentView.addSubview(control) }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            control.frame = Rect(x: 20, y: 0, width: 8, height: 1)
        }
    }

    private func scene(
        _ view: View, columns: Int = 40, rows: Int = 10
    ) async throws -> (Pilot, ControlPort, ControlClient) {
        let pilot = await Pilot(ViewController(view: view), columns: columns, rows: rows)
        let port = try ControlPort(pilot.application, path: folder.socket)
        return (pilot, port, try ControlClient(path: folder.socket))
    }

    private func complaint(
        _ client: ControlClient, _ method: String, _ parameters: JSONValue
    ) async -> String? {
        do throws(ControlError) {
            try await client.call(method, parameters)
            return nil
        } catch {
            return error.description
        }
    }

    // MARK: Kinds of views

    @Test func rowOfAMillionIsPressedByItsLabel() async throws {
        let list = ListView(count: 1_000_000) { StyledText("Item \($0)") }
        let (pilot, port, client) = try await scene(list)
        defer { withExtendedLifetime(pilot) { port.close() } }
        let answer = try await client.call(
            "press", ["role": "row", "label": "Item 999999", "timeout": 120_000])
        #expect(answer["element"]?["index"] == 999_999)
        #expect(list.selectedIndices == [999_999])
        #expect(pilot.screen.contains("Item 999999"))
        let back = try await client.call(
            "scrollTo", ["label": "Item 3", "timeout": 120_000])
        #expect(back["element"]?["label"] == "Item 3")
        #expect(pilot.screen.contains("Item 3"))
    }

    @Test func rowOfATableIsReachedByItsFirstColumn() async throws {
        let table = TableView()
        table.columns = [TableColumn("Name"), TableColumn("Size")]
        let source = Columns()
        table.dataSource = source
        defer { withExtendedLifetime(source) {} }
        let (pilot, port, client) = try await scene(table)
        defer { withExtendedLifetime(pilot) { port.close() } }
        let answer = try await client.call("scrollTo", ["role": "row", "label": "Name 4321"])
        #expect(answer["element"]?["label"] == "Name 4321, 8642")
        #expect(pilot.screen.contains("Name 4321"))
        let whole = try await client.call("scrollTo", ["label": "Name 77, 154"])
        #expect(whole["element"]?["index"] == 77)
    }

    private final class Columns: TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 9_000 }

        func tableView(
            _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
        ) -> StyledText {
            StyledText(
                column.identifier == "Name" ? "Name \(indexPath.row)" : "\(indexPath.row * 2)")
        }
    }

    @Test func rowOfAnOutlineIsReached() async throws {
        let outline = OutlineView { item in
            item == nil ? OutlineChildren(count: 5_000) { $0 } : OutlineChildren.none
        } text: {
            StyledText("Branch \($0)")
        }
        let (pilot, port, client) = try await scene(outline)
        defer { withExtendedLifetime(pilot) { port.close() } }
        try await client.call("press", ["role": "row", "label": "Branch 4999"])
        #expect(pilot.screen.contains("Branch 4999"))
    }

    @Test func itemOfACollectionIsReached() async throws {
        let collection = CollectionView(
            frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
        collection.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            cell.accessibilityLabel = "Tile \(item)"
            return cell
        }
        var snapshot = CollectionViewDiffableDataSource<Int, Int>.Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<3_000))
        source.apply(snapshot)
        defer { withExtendedLifetime(source) {} }
        let (pilot, port, client) = try await scene(collection)
        defer { withExtendedLifetime(pilot) { port.close() } }
        let answer = try await client.call(
            "scrollTo", ["role": "cell", "label": "Tile 2999", "timeout": 60_000])
        #expect(answer["element"]?["index"] == 2_999)
    }

    @Test func valueInARowThatOnlyItsCellDescribesIsSet() async throws {
        let table = TableView()
        table.register(SwitchCell.self, forCellReuseIdentifier: "switch")
        let source = Cases((0..<2_000).map { "Case \($0)" })
        table.dataSource = source
        defer { withExtendedLifetime(source) {} }
        let (pilot, port, client) = try await scene(table)
        defer { withExtendedLifetime(pilot) { port.close() } }
        let answer = try await client.call(
            "setValue",
            [
                "role": "toggle", "inside": ["role": "row", "label": "Case 1500"], "value": "on",
                "timeout": 60_000,
            ])
        #expect(answer["element"]?["value"] == "on")
        #expect(pilot.screen.contains("Case 1500"))
    }

    // MARK: Choosing

    @Test func equalLabelWinsOverANearerOneAndTheNearestMatchIsAMatch() async throws {
        var labels = (0..<500).map { "Row \($0)" }
        labels[300] = "README.md"
        labels[400] = "readme.md"
        let list = ListView(labels)
        let (pilot, port, client) = try await scene(list)
        defer { withExtendedLifetime(pilot) { port.close() } }
        let exact = try await client.call("scrollTo", ["label": "readme.md"])
        #expect(exact["element"]?["index"] == 400)
        let near = try await client.call("scrollTo", ["label": "Row 250…"])
        #expect(near["element"]?["index"] == 250)
        let first = try await client.call("scrollTo", ["label": "ReadMe.md"])
        #expect(first["element"]?["index"] == 300)
    }

    @Test func occurrenceChoosesAmongEqualRows() async throws {
        let list = ListView((0..<600).map { $0 % 100 == 99 ? "Same" : "Row \($0)" })
        let (pilot, port, client) = try await scene(list)
        defer { withExtendedLifetime(pilot) { port.close() } }
        let third = try await client.call("scrollTo", ["label": "Same", "occurrence": 2])
        #expect(third["element"]?["index"] == 299)
    }

    @Test func waitForFindsARowWithoutScrolling() async throws {
        let list = ListView(count: 5_000) { StyledText("Item \($0)") }
        let (pilot, port, client) = try await scene(list)
        defer { withExtendedLifetime(pilot) { port.close() } }
        let before = pilot.screen
        let answer = try await client.call("waitFor", ["role": "row", "label": "Item 4321"])
        #expect(
            answer["element"] == [
                "role": "row", "label": "Item 4321", "index": 4_321, "frame": [0, 0, 0, 0],
                "hidden": true,
            ])
        #expect(pilot.screen == before)
        let missing = await complaint(
            client, "waitFor", ["label": "Item 4321", "state": "gone", "timeout": 100])
        #expect(missing?.contains("Item 4321") == true)
        let gone = try await client.call("waitFor", ["label": "Item 5000", "state": "gone"])
        #expect(gone == [:])
    }

    // MARK: Bounds

    @Test func searchThatReachesItsBoundSaysSo() async throws {
        let list = ListView(count: 1_000_000) { row in
            let end = ContinuousClock.now + .microseconds(200)
            while ContinuousClock.now < end {}
            return StyledText("Slow \(row)")
        }
        let (pilot, port, client) = try await scene(list)
        defer { withExtendedLifetime(pilot) { port.close() } }
        let text = await complaint(client, "press", ["label": "Slow 999999", "timeout": 0])
        #expect(text?.contains("The search stopped at row") == true)
        #expect(text?.contains("of 1,000,000.") == true)
    }

    @Test func missingRowIsStillNotFound() async throws {
        let (pilot, port, client) = try await scene(ListView((0..<300).map { "Row \($0)" }))
        defer { withExtendedLifetime(pilot) { port.close() } }
        let text = await complaint(client, "press", ["label": "Row 300", "timeout": 0])
        #expect(text?.contains("There is no element \"Row 300\".") == true)
        #expect(text?.contains("stopped") == false)
    }

    @Test func testsReachRowsToo() async throws {
        let list = ListView(count: 10_000) { StyledText("Item \($0)") }
        let pilot = await Pilot(ViewController(view: list), columns: 40, rows: 10)
        try await pilot.element(.row, "Item 9000").click()
        #expect(list.selectedIndices == [9_000])
        #expect(await pilot.element(.row, "Item 1").exists == false)
    }
}
