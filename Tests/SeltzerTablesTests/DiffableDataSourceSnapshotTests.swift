// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RowMapping+snapshots, TableViewDiffableDataSource.

import Testing

@testable import SeltzerTables

@Suite struct DiffableDataSourceSnapshotTests {
    private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func itemsGoToTheLastSectionOrTheNamedOne() {
        var snapshot = snapshot([("a", [1]), ("b", [2])])
        snapshot.appendItems([3])
        snapshot.appendItems([4], toSection: "a")
        #expect(snapshot.itemIdentifiers == [1, 4, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 4])
        #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2)
        #expect(snapshot.numberOfItems(inSection: "b") == 2)
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
        #expect(snapshot.indexOfItem(3) == 3 && snapshot.indexOfItem(9) == nil)
    }

    @Test func itemsAreInsertedMovedAndDeleted() {
        var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
        snapshot.insertItems([8], beforeItem: 1)
        snapshot.insertItems([9], afterItem: 3)
        snapshot.moveItem(1, afterItem: 4)
        snapshot.moveItem(9, beforeItem: 2)
        snapshot.deleteItems([3, 77])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [8, 9, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1])
    }

    @Test func sectionsAreInsertedMovedAndDeleted() {
        var snapshot = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
        snapshot.insertSections(["x"], beforeSection: "a")
        snapshot.insertSections(["y"], afterSection: "a")
        snapshot.moveSection("c", beforeSection: "a")
        snapshot.moveSection("x", afterSection: "b")
        snapshot.deleteSections(["y"])
        #expect(snapshot.sectionIdentifiers == ["c", "a", "b", "x"])
        #expect(snapshot.itemIdentifiers == [3, 1, 2])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test func mappingKeepsAsManyItemsAsPossible() {
        let old = snapshot([("a", [1, 2, 3, 4, 5])])
        var new = snapshot([("a", [5, 1, 3, 6, 4])])
        new.reloadItems([4])
        let mapping = RowMapping(from: old, to: new)
        #expect(mapping.moved == [4: 0])
        #expect([0, 1, 2, 3, 4].map(mapping.row) == [1, nil, 2, 4, 0])
        #expect(mapping.reloaded.contains(3) && mapping.reloaded.count == 1)
        #expect(mapping.count == 5)
    }

    @Test func longestRiseIsOneOfTheLongest() {
        #expect(RowMapping.longestRise(in: []) == [])
        #expect(RowMapping.longestRise(in: [3, 1, 2]) == [1, 2])
        #expect(RowMapping.longestRise(in: [4, 3, 2]).count == 1)
        #expect(RowMapping.longestRise(in: [0, 8, 4, 12, 2, 10, 6, 14, 1, 9]).count == 4)
    }
}
