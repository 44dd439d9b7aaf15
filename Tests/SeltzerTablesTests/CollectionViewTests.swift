// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CollectionActions, CollectionPress, CollectionView+Cells, CollectionView+Focus,
// CollectionView+Scrolling, CollectionView+Selection, CollectionView+Updates, CollectionViewCell, FlowSections.

import SeltzerBase
import SeltzerControls
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Items that show their position.
final class Album: CollectionViewDataSource {
    var counts: [Int]
    var headers = false
    private(set) var asked = 0

    init(_ counts: Int...) { self.counts = counts }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

    func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: TableIndexPath
    ) -> CollectionViewCell {
        asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? NameCell)?.label.text = "\(indexPath)"
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: TableIndexPath
    ) -> CollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? TitleView)?.label.text = "Section \(indexPath.section)"
        return view
    }
}

final class NameCell: CollectionViewCell {
    let label = Label()

    required init(frame: Rect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = Rect(x: 1, y: 0, width: max(0, contentView.bounds.width - 1), height: 1)
    }
}

final class TitleView: CollectionReusableView {
    let label = Label()

    required init(frame: Rect) {
        super.init(frame: frame)
        addSubview(label)
    }

    override func layoutSubviews() { label.frame = bounds }
}

@MainActor
struct CollectionScene {
    let layout = CollectionViewFlowLayout()
    let collection: CollectionView
    let album: Album
    let pilot: Pilot

    init(
        _ album: Album, columns: Int = 40, rows: Int = 12,
        _ setUp: (CollectionView, CollectionViewFlowLayout) -> Void = { _, _ in }
    ) async {
        self.album = album
        collection = CollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(NameCell.self, forCellWithReuseIdentifier: "item")
        for kind in [
            CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
        ] {
            collection.register(
                TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        setUp(collection, layout)
        collection.dataSource = album
        pilot = await Pilot(plain: ViewController(view: collection), columns: columns, rows: rows)
    }

    var current: TableIndexPath? { collection.indexPathOfCurrentItem }
}

@MainActor
@Suite struct CollectionViewTests {
    @Test func aMillionItemsCostWhatIsVisible() async {
        let scene = await CollectionScene(Album(1_000_000))
        #expect(scene.album.asked <= 12)
        #expect(scene.collection.visibleCells.count <= 12)
        await scene.pilot.press("end")
        #expect(scene.current == TableIndexPath(item: 999_999, section: 0))
        #expect(scene.pilot.screen.contains("0.999999"))
        #expect(scene.album.asked <= 36)
        scene.collection.scrollToItem(
            at: TableIndexPath(item: 500_000, section: 0), at: .top, animated: false)
        await scene.pilot.settle()
        #expect(
            scene.collection.indexPathsForVisibleItems.contains(
                TableIndexPath(item: 500_000, section: 0)))
    }

    @Test func theArrowKeysMoveTheFocusInBothDirections() async {
        let scene = await CollectionScene(Album(7))
        var path: [Int?] = []
        for key in ["right", "right", "right", "down", "down", "left", "up"] as [KeyChord] {
            await scene.pilot.press(key)
            path.append(scene.current?.item)
        }
        // The third item ends its line; the last line has one item.
        #expect(path == [1, 2, 2, 5, 6, 6, 3])
        #expect(scene.collection.indexPathsForSelectedItems == nil)
    }

    @Test func pagesAndEndsMoveTheFocus() async {
        let scene = await CollectionScene(Album(60))
        await scene.pilot.press("pagedown")
        #expect(scene.current?.item == 6)
        await scene.pilot.press("pageup")
        #expect(scene.current?.item == 0)
        await scene.pilot.press("end", "home")
        #expect(scene.current?.item == 0)
    }

    @Test func enterTapsTheFocusedItem() async {
        let scene = await CollectionScene(Album(7))
        await scene.pilot.press("right", "enter")
        #expect(
            scene.collection.indexPathsForSelectedItems == [TableIndexPath(item: 1, section: 0)])
        #expect(scene.pilot.events(CollectionSelectionChanged.self).count == 1)
        #expect(scene.pilot.events(CollectionItemActivated.self).map(\.indexPath.item) == [1])
    }

    @Test func theFocusPassesAHeaderBetweenSections() async {
        let scene = await CollectionScene(Album(2, 5), rows: 8) { _, layout in
            layout.headerReferenceSize = Size(width: 0, height: 1)
        }
        await scene.pilot.press("right", "down")
        #expect(scene.current == TableIndexPath(item: 1, section: 1))
        #expect(scene.pilot.screen.contains("1.1"))
    }

    @Test func aPressThatLeavesTheItemSelectsNothing() async {
        let scene = await CollectionScene(Album(7))
        await scene.pilot.mouseDown(column: 2, row: 1)
        let cell = scene.collection.cellForItem(at: TableIndexPath(item: 0, section: 0))
        #expect(cell?.isHighlighted == true)
        await scene.pilot.move(column: 20, row: 1)
        #expect(cell?.isHighlighted == false)
        await scene.pilot.mouseUp(column: 20, row: 1)
        #expect(scene.collection.indexPathsForSelectedItems == nil)
        await scene.pilot.click(column: 20, row: 1)
        #expect(scene.collection.indexPathsForSelectedItems?.map(\.item) == [1])
    }

    @Test func changesKeepTheSelectionWithItsItem() async {
        let scene = await CollectionScene(Album(7))
        let path = TableIndexPath(item: 3, section: 0)
        scene.collection.selectItem(at: path, animated: false, scrollPosition: [])
        scene.album.counts = [8]
        scene.collection.insertItems(at: [TableIndexPath(item: 0, section: 0)])
        #expect(scene.collection.indexPathsForSelectedItems?.map(\.item) == [4])
        scene.album.counts = [6]
        var isDone = false
        scene.collection.performBatchUpdates {
            scene.collection.deleteItems(at: [0, 1].map { TableIndexPath(item: $0, section: 0) })
        } completion: {
            isDone = $0
        }
        #expect(!isDone)
        await scene.pilot.settle()
        #expect(isDone)
        #expect(scene.collection.indexPathsForSelectedItems?.map(\.item) == [2])
        #expect(scene.collection.numberOfItems(inSection: 0) == 6)
    }

    @Test func aPinnedHeaderStaysWhileItsSectionIsVisible() async {
        let scene = await CollectionScene(Album(20, 20), rows: 6) { _, layout in
            layout.headerReferenceSize = Size(width: 0, height: 1)
            layout.sectionHeadersPinToVisibleBounds = true
        }
        scene.collection.contentOffset.y = 10
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix("Section 0"))
        await scene.pilot.press("end", "home")
        #expect(scene.pilot.screen.contains("0.0"))
    }

    @Test func aWrongNumberOfItemsIsReportedAndReloads() async {
        let scene = await CollectionScene(Album(7))
        scene.album.counts = [3]
        scene.collection.insertItems(at: [TableIndexPath(item: 0, section: 0)])
        await scene.pilot.settle()
        #expect(scene.collection.visibleCells.count == 3)
        #expect(scene.pilot.application.diagnostics.count == 1)
    }

    @Test func aListHasOneLineForEachItem() async {
        let layout = CollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let album = Album(1_000_000)
        let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(NameCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = album
        let pilot = await Pilot(plain: ViewController(view: collection), columns: 20, rows: 5)
        #expect(album.asked == 5)
        await pilot.press("down", "down")
        #expect(collection.indexPathOfCurrentItem?.item == 2)
        await pilot.press("end")
        #expect(pilot.screen.contains("0.999999"))
    }

    @Test func gridOfItems() async {
        let scene = await CollectionScene(Album(8), rows: 12) { collection, layout in
            layout.sectionInset = Insets(all: 1)
            layout.headerReferenceSize = Size(width: 0, height: 1)
            collection.allowsMultipleSelection = true
        }
        await scene.pilot.press("right", "space", "down")
        #expect(scene.pilot.difference(fromSnapshot: "collectionGrid", isStyled: true) == nil)
    }
}
