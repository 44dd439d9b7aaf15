// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CollectionView+Measuring.

import SeltzerBase
import SeltzerControls
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// A content that counts how often its view is measured.
@MainActor
private final class CountedContent: ContentConfiguration {
    var count = 0
    var height = 1

    func makeContentView() -> any ContentView { CountedView(self) }
}

private final class CountedView: View, ContentView {
    var configuration: any ContentConfiguration
    private let content: CountedContent

    init(_ content: CountedContent) {
        (self.content, configuration) = (content, content)
        super.init(frame: .zero)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        content.count += 1
        return Size(width: 1, height: content.height)
    }
}

/// A cell that counts how often it is asked for its place.
private final class CountedCell: CollectionViewCell {
    private(set) var count = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        count += 1
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

@MainActor
@Suite struct TableViewCellHeightTests {
    @Test func aLayoutWithoutNewHeightsMeasuresEachVisibleCellOnce() async {
        let content = CountedContent()
        let shelf = Shelf(3)
        shelf.answer = { _, _ in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = content
            return cell
        }
        let table = TableView()
        table.dataSource = shelf
        let pilot = await Pilot(plain: ViewController(view: table), columns: 20, rows: 6)
        content.count = 0
        table.setNeedsLayout()
        await pilot.settle()
        #expect(content.count == 3)
    }

    @Test func newHeightsAreMeasuredOnceMore() async {
        let content = CountedContent()
        let shelf = Shelf(3)
        shelf.answer = { _, _ in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = content
            return cell
        }
        let table = TableView()
        table.dataSource = shelf
        let pilot = await Pilot(plain: ViewController(view: table), columns: 20, rows: 12)
        (content.count, content.height) = (0, 2)
        table.setNeedsLayout()
        await pilot.settle()
        #expect(content.count == 6)
        #expect(table.rectForRow(at: TableIndexPath(row: 2, section: 0)).minY == 4)
    }

    @Test func aLayoutOfACollectionMeasuresEachVisibleCellOnce() async throws {
        let album = Album(3)
        let layout = CollectionViewCompositionalLayout.list(
            using: CollectionLayoutListConfiguration(appearance: .plain))
        let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(CountedCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = album
        let pilot = await Pilot(
            plain: ViewController(view: collection), columns: 20, rows: 6)
        let cells = collection.visibleCells.compactMap { $0 as? CountedCell }
        #expect(cells.count == 3)
        let before = cells.map(\.count)
        collection.setNeedsLayout()
        await pilot.settle()
        #expect(cells.map(\.count) == before.map { $0 + 1 })
    }
}
