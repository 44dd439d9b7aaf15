// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CollectionEvents, CollectionLayoutItem, CollectionLayoutSection, CollectionLayoutSize,
// CollectionReusableView, CollectionViewCompositionalLayout, CollectionViewController, CollectionViewDataSource,
// CollectionViewDelegate, CollectionViewDelegate+defaults, CollectionViewDelegateFlowLayout,
// CollectionViewDiffableDataSource, CollectionViewFlowLayout, CollectionViewLayout, CollectionViewLayoutAttributes,
// CollectionViewListCell, CollectionView+Registration, SectionGroups.

import Seltzer
import SeltzerTesting
import Testing

/// A collection view whose delegate keeps a log.
private final class BoxesController: CollectionViewController, CollectionViewDelegateFlowLayout {
    var count = 7
    var ownSizes: [Int: Size] = [:]
    var log: [String] = []
    var refused: Set<Int> = []
    let flow = CollectionViewFlowLayout()

    init() { super.init(collectionViewLayout: flow) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "box")
    }

    override func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> Size {
        ownSizes.isEmpty
            ? CollectionViewFlowLayout.automaticSize : ownSizes[indexPath.item] ?? flow.itemSize
    }

    override func collectionView(
        _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldHighlight \(indexPath.item)")
        return true
    }

    override func collectionView(
        _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
    ) { log.append("didHighlight \(indexPath.item)") }

    override func collectionView(
        _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { log.append("didUnhighlight \(indexPath.item)") }

    override func collectionView(
        _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return !refused.contains(indexPath.item)
    }

    override func collectionView(
        _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return true
    }

    override func collectionView(
        _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("didSelect \(indexPath.item)") }

    override func collectionView(
        _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("didDeselect \(indexPath.item)") }
}

@MainActor
@Suite struct CollectionCasesTests {
    private let boxes = BoxesController()

    private func start() async -> Pilot { await Pilot(boxes, columns: 40, rows: 12) }

    private var collection: CollectionView { boxes.collectionView }

    private func columns() -> [Int] {
        (0..<boxes.count).map {
            collection.layoutAttributesForItem(at: TableIndexPath(item: $0, section: 0))?
                .frame.minX ?? -1
        }
    }

    @Test(
        "U-W1: a tap highlights at the press and selects at the release; the delegate's order is UIKit's"
    )
    func tap() async {
        let pilot = await start()
        await pilot.click(column: 2, row: 1)
        #expect(
            boxes.log == [
                "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldSelect 0",
                "didSelect 0",
            ])
        boxes.log = []
        await pilot.click(column: 16, row: 1)
        #expect(
            boxes.log.suffix(3) == ["shouldSelect 1", "didDeselect 0", "didSelect 1"])
        boxes.log = []
        // A tap on the selected item selects it again.
        await pilot.click(column: 16, row: 1)
        #expect(boxes.log.suffix(2) == ["shouldSelect 1", "didSelect 1"])
        boxes.refused = [0]
        await pilot.click(column: 2, row: 1)
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("U-W1: with multiple selection, a second tap deselects")
    func multipleSelection() async {
        let pilot = await start()
        collection.allowsMultipleSelection = true
        await pilot.click(column: 2, row: 1)
        await pilot.click(column: 16, row: 1)
        #expect(collection.indexPathsForSelectedItems?.map(\.item) == [0, 1])
        boxes.log = []
        await pilot.click(column: 2, row: 1)
        #expect(boxes.log.suffix(2) == ["shouldDeselect 0", "didDeselect 0"])
        #expect(collection.indexPathsForSelectedItems?.map(\.item) == [1])
    }

    @Test("U-W2: reloading forgets the selection, and calls no method of the delegate for that")
    func reload() async {
        let pilot = await start()
        await pilot.click(column: 2, row: 1)
        boxes.log = []
        collection.reloadData()
        await pilot.settle()
        #expect(collection.indexPathsForSelectedItems == nil && boxes.log.isEmpty)
        #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("U-W3: items of 12 by 3 cells with gaps of 1 fill a line and wrap")
    func flow() async {
        #expect(boxes.flow.itemSize == Size(width: 12, height: 3))
        #expect(boxes.flow.minimumLineSpacing == 1 && boxes.flow.minimumInteritemSpacing == 1)
        let pilot = await start()
        let last = collection.layoutAttributesForItem(at: IndexPath(item: 6, section: 0))
        #expect(last?.frame == Rect(x: 0, y: 8, width: 12, height: 3))
        #expect(collection.visibleCells.count == 7)
        _ = pilot
    }

    @Test("U-W4: spare room goes to the gaps from the left, and the last line is not spread")
    func spareRoom() async {
        boxes.count = 5
        let pilot = await start()
        #expect(columns() == [0, 14, 28, 0, 13])
        _ = pilot
    }

    @Test("U-W5: sizes of the delegate win over itemSize")
    func ownSizes() async {
        boxes.count = 3
        boxes.ownSizes = [1: Size(width: 20, height: 5)]
        let pilot = await start()
        let sizes = collection.visibleCells.map(\.bounds.size)
        #expect(sizes == [boxes.flow.itemSize, Size(width: 20, height: 5), boxes.flow.itemSize])
        _ = pilot
    }

    @Test("U-W6: dequeuing never returns nil, and reports a class that is not registered")
    func dequeue() async {
        let pilot = await start()
        let path = IndexPath(item: 0, section: 0)
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "other", for: path)
        #expect(type(of: cell) == CollectionViewCell.self)
        #expect(!pilot.application.diagnostics.isEmpty)
    }

    @Test("U-W7: a compositional layout places items by absolute and fractional lengths")
    func compositional() async {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(4)),
            subitems: [item])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 1
        let pilot = await start()
        collection.setCollectionViewLayout(
            CollectionViewCompositionalLayout(section: section), animated: true)
        await pilot.settle()
        let frames = (0..<3).map {
            collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        #expect(
            frames == [
                Rect(x: 0, y: 0, width: 20, height: 4), Rect(x: 20, y: 0, width: 20, height: 4),
                Rect(x: 0, y: 5, width: 20, height: 4),
            ])
    }
}
