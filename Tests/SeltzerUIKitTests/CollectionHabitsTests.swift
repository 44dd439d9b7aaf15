// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// Numbered tiles, and a delegate that notes its calls.
@MainActor
private final class Tiles: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    var counts = [4, 3]
    var log: [String] = []
    var unselectable: Set<Int> = []
    var undimmed: Set<Int> = []
    var header = Size.zero
    var insets = Insets.zero

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
        -> Int
    { counts[section] }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> Size { header }
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> Insets { insets }
    func collectionView(
        _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("should \(indexPath.item)")
        return !unselectable.contains(indexPath.item)
    }
    func collectionView(
        _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { !undimmed.contains(indexPath.item) }
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        let cell = collectionView.cellForItem(at: indexPath)
        log.append("select \(indexPath.item) \(cell?.isSelected == true)")
    }
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
    }
}

/// Collections as screens use them from day to day.
@MainActor
@Suite struct CollectionHabitsTests {
    private let layout = CollectionViewFlowLayout()
    private let tiles = Tiles()
    private let collection: CollectionView

    init() {
        layout.itemSize = Size(width: 8, height: 2)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    }
    private func start() async -> Pilot {
        collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        collection.register(
            CollectionReusableView.self,
            forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = tiles
        collection.delegate = tiles
        return await Pilot(ViewController(view: collection), columns: 24, rows: 12)
    }
    private func path(_ item: Int, _ section: Int = 0) -> TableIndexPath {
        TableIndexPath(item: item, section: section)
    }

    @Test("An item that may not be selected, or not be highlighted, stays unselected")
    func refused() async {
        tiles.unselectable = [1]
        tiles.undimmed = [2]
        let pilot = await start()
        await pilot.click(column: 10, row: 0)
        await pilot.click(column: 18, row: 0)
        #expect(collection.indexPathsForSelectedItems?.isEmpty != false)
        #expect(tiles.log == ["should 1"])
        await pilot.click(column: 2, row: 0)
        #expect(tiles.log == ["should 1", "should 0", "select 0 true"])
    }

    @Test("A selection by the program is not told, and nil deselects all")
    func byProgram() async {
        let pilot = await start()
        collection.allowsMultipleSelection = true
        collection.selectItem(at: path(0), animated: false, scrollPosition: [])
        collection.selectItem(at: path(2), animated: false, scrollPosition: [])
        #expect(collection.indexPathsForSelectedItems == [path(0), path(2)])
        collection.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(collection.indexPathsForSelectedItems?.isEmpty != false)
        await pilot.settle()
        #expect(tiles.log.isEmpty)
    }

    @Test("Inserted and deleted items shift the selection")
    func shifts() async {
        let pilot = await start()
        collection.selectItem(at: path(1), animated: false, scrollPosition: [])
        tiles.counts[0] = 5
        collection.insertItems(at: [path(0)])
        #expect(collection.indexPathsForSelectedItems == [path(2)])
        tiles.counts[0] = 4
        collection.deleteItems(at: [path(2)])
        await pilot.settle()
        #expect(collection.indexPathsForSelectedItems?.isEmpty != false)
        #expect(tiles.log.isEmpty && collection.numberOfItems(inSection: 0) == 4)
    }

    @Test("Headers and insets of the delegate make room in each section")
    func sections() async {
        tiles.header = Size(width: 0, height: 2)
        tiles.insets = Insets(top: 1, left: 4, bottom: 0, right: 4)
        _ = await start()
        #expect(
            collection.layoutAttributesForItem(at: path(0))?.frame
                == Rect(x: 4, y: 3, width: 8, height: 2))
        #expect(collection.layoutAttributesForItem(at: path(2))?.frame.origin == Point(x: 4, y: 5))
        let header = collection.layoutAttributesForSupplementaryElement(
            ofKind: CollectionView.elementKindSectionHeader, at: path(0, 1))
        #expect(header?.frame == Rect(x: 0, y: 7, width: 24, height: 2))
        #expect(
            collection.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)
                .count == 2)
    }

    @Test("A horizontal flow layout fills columns, and scrolls across")
    func horizontal() async {
        layout.scrollDirection = .horizontal
        tiles.counts = [30]
        let pilot = await start()
        #expect(collection.layoutAttributesForItem(at: path(1))?.frame.origin == Point(x: 0, y: 2))
        #expect(collection.layoutAttributesForItem(at: path(6))?.frame.origin == Point(x: 8, y: 0))
        collection.scrollToItem(at: path(29), at: .right, animated: false)
        await pilot.settle()
        #expect(collection.contentOffset == Point(x: 16, y: 0))
    }

    @Test("Another layout keeps the selection and places the items anew")
    func otherLayout() async {
        let pilot = await start()
        collection.selectItem(at: path(3), animated: false, scrollPosition: [])
        let other = CollectionViewFlowLayout()
        other.itemSize = Size(width: 24, height: 1)
        other.minimumLineSpacing = 0
        var isDone = false
        collection.setCollectionViewLayout(other, animated: true) { _ in isDone = true }
        await pilot.settle()
        #expect(collection.collectionViewLayout === other && isDone)
        #expect(collection.layoutAttributesForItem(at: path(3))?.frame.minY == 3)
        #expect(collection.indexPathsForSelectedItems == [path(3)])
        #expect(collection.cellForItem(at: path(3))?.frame.width == 24)
    }

    @Test("Visible items are those whose cells exist; others have no cell")
    func visible() async {
        tiles.counts = [60]
        _ = await start()
        #expect(collection.indexPathsForVisibleItems.count == collection.visibleCells.count)
        #expect(collection.cellForItem(at: path(50)) == nil)
        #expect(collection.layoutAttributesForItem(at: path(50)) != nil)
        #expect(collection.indexPathForItem(at: Point(x: 9, y: 3)) == path(4))
        #expect(collection.indexPathForItem(at: Point(x: 9, y: 300)) == nil)
    }
}
