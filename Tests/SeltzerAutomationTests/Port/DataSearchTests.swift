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

    private func start(_ view: View) async throws -> ControlScene {
        try await ControlScene(ViewController(view: view), columns: 40, rows: 10)
    }

    // MARK: Kinds of views

    @Test func rowOfAMillionIsPressedByItsLabel() async throws {
        let list = ListView(count: 1_000_000) { StyledText("Item \($0)") }
        let scene = try await start(list)
        defer { withExtendedLifetime(scene) {} }
        let answer = try await scene.client.call(
            "press", ["role": "row", "label": "Item 999999", "timeout": 120_000])
        #expect(answer["element"]?["index"] == 999_999)
        #expect(list.selectedIndices == [999_999])
        #expect(scene.pilot.screen.contains("Item 999999"))
        let back = try await scene.client.call(
            "scrollTo", ["label": "Item 3", "timeout": 120_000])
        #expect(back["element"]?["label"] == "Item 3")
        #expect(scene.pilot.screen.contains("Item 3"))
    }

    @Test func rowOfATableIsReachedByItsFirstColumn() async throws {
        let table = TableView()
        table.columns = [TableColumn("Name"), TableColumn("Size")]
        let source = Columns()
        table.dataSource = source
        defer { withExtendedLifetime(source) {} }
        let scene = try await start(table)
        defer { withExtendedLifetime(scene) {} }
        let answer = try await scene.client.call("scrollTo", ["role": "row", "label": "Name 4321"])
        #expect(answer["element"]?["label"] == "Name 4321, 8642")
        #expect(scene.pilot.screen.contains("Name 4321"))
        let whole = try await scene.client.call("scrollTo", ["label": "Name 77, 154"])
        #expect(whole["element"]?["index"] == 77)
        let cell = try await scene.client.call("press", ["role": "cell", "label": "Name 77"])
        #expect(cell["element"]?["role"] == "cell")
        #expect(table.indexPathForSelectedRow == TableIndexPath(row: 77, section: 0))
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
        let scene = try await start(outline)
        defer { withExtendedLifetime(scene) {} }
        try await scene.client.call("press", ["role": "row", "label": "Branch 4999"])
        #expect(scene.pilot.screen.contains("Branch 4999"))
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
        let scene = try await start(collection)
        defer { withExtendedLifetime(scene) {} }
        let answer = try await scene.client.call(
            "scrollTo", ["role": "cell", "label": "Tile 2999", "timeout": 60_000])
        #expect(answer["element"]?["index"] == 2_999)
    }

    @Test func valueInARowThatOnlyItsCellDescribesIsSet() async throws {
        let table = TableView()
        table.register(SwitchCell.self, forCellReuseIdentifier: "switch")
        let source = Cases((0..<2_000).map { "Case \($0)" })
        table.dataSource = source
        defer { withExtendedLifetime(source) {} }
        let scene = try await start(table)
        defer { withExtendedLifetime(scene) {} }
        let answer = try await scene.client.call(
            "setValue",
            [
                "role": "toggle", "inside": ["role": "row", "label": "Case 1500"], "value": "on",
                "timeout": 60_000,
            ])
        #expect(answer["element"]?["value"] == "on")
        #expect(scene.pilot.screen.contains("Case 1500"))
    }

    // MARK: Choosing

    @Test func equalLabelWinsOverANearerOneAndTheNearestMatchIsAMatch() async throws {
        var labels = (0..<500).map { "Row \($0)" }
        labels[300] = "README.md"
        labels[400] = "readme.md"
        let list = ListView(labels)
        let scene = try await start(list)
        defer { withExtendedLifetime(scene) {} }
        let exact = try await scene.client.call("scrollTo", ["label": "readme.md"])
        #expect(exact["element"]?["index"] == 400)
        let near = try await scene.client.call("scrollTo", ["label": "Row 250…"])
        #expect(near["element"]?["index"] == 250)
        let first = try await scene.client.call("scrollTo", ["label": "ReadMe.md"])
        #expect(first["element"]?["index"] == 300)
    }

    /// The comma of a number is not the end of a column.
    @Test func numberIsNotTakenForTheFirstColumn() async throws {
        let list = ListView(["Row 1,000", "Row 2"] + (0..<500).map { "Row \($0),500" } + ["Row 1"])
        let scene = try await start(list)
        defer { withExtendedLifetime(scene) {} }
        let last = try await scene.client.call("scrollTo", ["label": "Row 1"])
        #expect(last["element"]?["index"] == 502)
        let whole = try await scene.client.call("scrollTo", ["label": "Row 2,500"])
        #expect(whole["element"]?["index"] == 4)
        let text = await scene.complaint("scrollTo", ["label": "Row 3", "timeout": 0])
        #expect(text?.contains("There is no element \"Row 3\".") == true)
    }

    @Test func occurrenceChoosesAmongEqualRows() async throws {
        let list = ListView((0..<600).map { $0 % 100 == 99 ? "Same" : "Row \($0)" })
        let scene = try await start(list)
        defer { withExtendedLifetime(scene) {} }
        let third = try await scene.client.call("scrollTo", ["label": "Same", "occurrence": 2])
        #expect(third["element"]?["index"] == 299)
    }

    @Test func waitForFindsARowWithoutScrolling() async throws {
        let list = ListView(count: 5_000) { StyledText("Item \($0)") }
        let scene = try await start(list)
        defer { withExtendedLifetime(scene) {} }
        let before = scene.pilot.screen
        let answer = try await scene.client.call("waitFor", ["role": "row", "label": "Item 4321"])
        #expect(
            answer["element"] == [
                "role": "row", "label": "Item 4321", "index": 4_321, "frame": [0, 0, 0, 0],
                "hidden": true,
            ])
        #expect(scene.pilot.screen == before)
        let missing = await scene.complaint(
            "waitFor", ["label": "Item 4321", "state": "gone", "timeout": 100])
        #expect(missing?.contains("Item 4321") == true)
        let gone = try await scene.client.call("waitFor", ["label": "Item 5000", "state": "gone"])
        #expect(gone == [:])
    }

    // MARK: Bounds

    @Test func searchThatReachesItsBoundSaysSo() async throws {
        let list = ListView(count: 1_000_000) { row in
            let end = ContinuousClock.now + .microseconds(200)
            while ContinuousClock.now < end {}
            return StyledText("Slow \(row)")
        }
        let scene = try await start(list)
        defer { withExtendedLifetime(scene) {} }
        let text = await scene.complaint("press", ["label": "Slow 999999", "timeout": 0])
        #expect(text?.contains("The search stopped at row") == true)
        #expect(text?.contains("of 1,000,000.") == true)
    }

    /// The search gives up the main actor after a few milliseconds, or after one label.
    @Test func keysAreHandledDuringASearch() async throws {
        var labels = 0
        let list = ListView(count: 1_000_000) { row in
            labels += 1
            let end = ContinuousClock.now + .milliseconds(1)
            while ContinuousClock.now < end {}
            return StyledText("Slow \(row)")
        }
        let scene = try await start(list)
        defer { withExtendedLifetime(scene) {} }
        var counts: [Int] = []
        scene.pilot.application.on(KeyEvent.self, phase: .capture) { _ in
            counts.append(labels)
            return .stop
        }
        labels = 0
        var isOver = false
        let search = Task { @MainActor in
            defer { isOver = true }
            return await scene.complaint("press", ["label": "Fast", "timeout": 0])
        }
        while !isOver {
            // A key waits for one turn of the search, not for its end.
            if labels > counts.count {
                scene.pilot.display.send(.input([.key(KeyPress(typing: "x"))]))
            }
            await Task.yield()
        }
        #expect(await search.value?.contains("The search stopped at row") == true)
        let waits = zip(counts, counts.dropFirst()).map { $1 - $0 }
        #expect(counts.count > 20, "\(counts.count) keys, \(labels) labels")
        // Each label takes at least a millisecond, and a turn has at most eight.
        #expect(waits.max() ?? .max <= 16, "\(waits)")
    }

    @Test func missingRowIsStillNotFound() async throws {
        let scene = try await start(ListView((0..<300).map { "Row \($0)" }))
        defer { withExtendedLifetime(scene) {} }
        let text = await scene.complaint("press", ["label": "Row 300", "timeout": 0])
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
