// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CollectionView+Measuring, CollectionView+SwipeActions, SwipeMenu,
// AccessorySigns, CellAccessory, CollectionView+Menu, ContextMenuConfiguration, TableView+Menu.

import Seltzer
import SeltzerTesting
import Testing

/// A list of notes whose texts wrap.
@MainActor
private final class Notes: CollectionViewDataSource, CollectionViewDelegate {
    var texts: [String]
    var isMenuOwn = false
    var header: ((CollectionView, TableIndexPath) -> CollectionReusableView)?

    init(_ texts: [String]) { self.texts = texts }

    func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: TableIndexPath
    ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        var content = ListContentConfiguration.cell()
        content.text = texts[indexPath.item]
        content.textProperties.numberOfLines = 0
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: TableIndexPath
    ) -> CollectionReusableView {
        header?(collectionView, indexPath) ?? CollectionReusableView()
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuForItemsAt indexPaths: [TableIndexPath],
        point: Point?
    ) -> Menu? {
        isMenuOwn ? Menu(children: [Action("copy", title: "Copy") { _ in .stop }]) : nil
    }
}

@MainActor
@Suite struct CollectionListCasesTests {
    @MainActor
    private struct Scene {
        let notes: Notes
        let collection: CollectionView
        let pilot: Pilot

        init(
            _ texts: [String], columns: Int = 12, rows: Int = 6,
            _ setUp: (inout CollectionLayoutListConfiguration) -> Void = { _ in }
        ) async {
            notes = Notes(texts)
            var list = CollectionLayoutListConfiguration(appearance: .plain)
            setUp(&list)
            collection = CollectionView(
                frame: .zero,
                collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
            collection.showsVerticalScrollIndicator = false
            collection.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "note")
            collection.dataSource = notes
            collection.delegate = notes
            pilot = await Pilot(
                plain: ViewController(view: collection), columns: columns, rows: rows)
        }

        var lines: [String] {
            pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.replacing("▌", with: " ").drop { $0 == " " }.description
            }
        }

        func path(_ item: Int) -> TableIndexPath { TableIndexPath(item: item, section: 0) }

        func height(_ item: Int) -> Int? {
            collection.layoutAttributesForItem(at: path(item))?.frame.height
        }
    }

    // MARK: Heights

    @Test("U-W9: a row of a list is as high as its text, also with wide characters")
    func heights() async {
        let scene = await Scene(["one", "one two three", "漢字漢字漢字", ""])
        #expect(scene.lines.prefix(6) == ["one", "one two", "three", "漢字漢字漢", "字", ""])
        #expect((0..<4).map(scene.height) == [1, 2, 2, 1])
        #expect(scene.collection.collectionViewLayout.collectionViewContentSize.height == 6)
        await scene.pilot.resize(columns: 30, rows: 6)
        #expect((0..<4).map(scene.height) == [1, 1, 1, 1])
        await scene.pilot.resize(columns: 12, rows: 6)
        #expect((0..<4).map(scene.height) == [1, 2, 2, 1])
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test("U-W9: the height of a row follows its content, and the least height stays")
    func changes() async {
        let scene = await Scene(["one", "two"]) { $0.rowHeight = 2 }
        #expect((0..<2).map(scene.height) == [2, 2])
        scene.notes.texts[0] = "one two three four five"
        scene.collection.reconfigureItems(at: [scene.path(0)])
        await scene.pilot.settle()
        #expect((0..<2).map(scene.height) == [3, 2])
        scene.notes.texts.insert("new", at: 0)
        scene.collection.insertItems(at: [scene.path(0)])
        await scene.pilot.settle()
        #expect((0..<3).map(scene.height) == [2, 3, 2])
        scene.notes.texts = []
        scene.collection.reloadData()
        await scene.pilot.settle()
        #expect(scene.collection.contentSize.height == 0)
    }

    @Test("U-W9: rows that are measured above the visible ones do not move these")
    func anchor() async {
        let texts = (0..<60).map { $0.isMultiple(of: 2) ? "row \($0)" : "row \($0) one two" }
        let scene = await Scene(texts)
        scene.collection.scrollToItem(at: scene.path(40), at: .top)
        await scene.pilot.settle()
        #expect(scene.lines.first == "row 40")
        for _ in 0..<20 {
            let before = scene.lines
            await scene.pilot.wheel(dy: -1, column: 1, row: 1)
            let now = scene.lines
            // The screen has scrolled down by whole lines, and none is lost between.
            #expect(
                (0...5).contains { shift in
                    now.dropFirst(shift).elementsEqual(before.dropLast(shift))
                })
        }
        await scene.pilot.press("end")
        #expect(scene.pilot.screen.contains("row 59"))
        await scene.pilot.press("home")
        #expect(scene.lines.first == "row 0")
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test("U-W9: the arrow keys reach each row of a list with high rows")
    func keys() async {
        let scene = await Scene((0..<9).map { "note \($0) in a few lines of text" })
        scene.collection.becomeFirstResponder()
        for item in 1..<9 {
            await scene.pilot.press("down")
            #expect(scene.collection.indexPathOfCurrentItem == scene.path(item))
            #expect(scene.pilot.screen.contains("note \(item)"))
        }
        for _ in 0..<8 { await scene.pilot.press("pageup") }
        #expect(scene.collection.indexPathOfCurrentItem == scene.path(0))
    }

    @Test("U-W9: a group of one item with an estimated height grows, and other groups keep theirs")
    func estimates() async {
        let scene = await Scene(["one two three four"])
        func layout(_ count: Int) -> CollectionViewCompositionalLayout {
            let size = CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(1))
            let section = CollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size, subitem: CollectionLayoutItem(layoutSize: size), count: count)
            )
            section.interGroupSpacing = 1
            return CollectionViewCompositionalLayout(section: section)
        }
        scene.collection.collectionViewLayout = layout(1)
        await scene.pilot.settle()
        #expect(scene.height(0) == 2)
        scene.collection.collectionViewLayout = layout(2)
        await scene.pilot.settle()
        #expect(scene.height(0) == 1)
    }

    @Test("A million rows of a list cost what is visible")
    func manyRows() async {
        let scene = await Scene(Array(repeating: "one two three", count: 1_000_000))
        scene.collection.scrollToItem(at: scene.path(999_999), at: .bottom)
        await scene.pilot.settle()
        #expect(scene.collection.indexPathsForVisibleItems.last == scene.path(999_999))
        #expect(scene.height(500_000) == 1 && scene.height(999_999) == 2)
    }

    // MARK: Swipe actions

    private func action(
        _ title: String, _ style: ContextualAction.Style = .normal,
        _ body: @escaping (String) -> Void
    ) -> ContextualAction {
        ContextualAction(style: style, title: title) { action, view, done in
            body("\(action.title ?? "") \(view is CollectionViewListCell)")
            done(true)
        }
    }

    @Test(
        "U-R33: the swipe actions of a list are in the context menu of the row, by mouse and by key"
    )
    func contextMenu() async {
        var log: [String] = []
        let scene = await Scene(["one", "two"], columns: 30, rows: 12) { list in
            list.leadingSwipeActionsConfigurationProvider = { path in
                path.item == 1
                    ? SwipeActionsConfiguration(actions: [action("Pin") { log.append($0) }]) : nil
            }
            list.trailingSwipeActionsConfigurationProvider = { _ in
                SwipeActionsConfiguration(actions: [
                    action("Bin", .destructive) { log.append($0) }
                ])
            }
        }
        scene.notes.isMenuOwn = true
        ContextMenuInteraction(on: scene.collection)
        await scene.pilot.click(column: 3, row: 1, button: .right)
        #expect(["Copy", "Pin", "Bin"].allSatisfy(scene.pilot.screen.contains))
        await scene.pilot.click(on: "Pin")
        #expect(log == ["Pin true"])
        await scene.pilot.click(column: 3, row: 0, button: .right)
        #expect(!scene.pilot.screen.contains("Pin") && scene.pilot.screen.contains("Bin"))
        await scene.pilot.press("escape", "delete")
        #expect(log == ["Pin true", "Bin true"])
        scene.notes.isMenuOwn = false
        #expect(scene.collection.contextMenu(at: nil)?.children.count == 1)
        #expect(scene.collection.contextMenu(at: Point(x: 3, y: 9)) == nil)
    }

    @Test("A configuration of the context menu counts for a single item, in lists and in tables")
    func menuConfiguration() {
        let item = TableIndexPath(item: 3, section: 0)
        let controller = MenusController()
        let collection = CollectionView(collectionViewLayout: CollectionViewFlowLayout())
        let menu = controller.collectionView(
            collection, contextMenuForItemsAt: [item], point: Point(x: 4, y: 2))
        #expect(menu?.children.count == 1 && controller.points == [Point(x: 4, y: 2)])
        #expect(
            controller.collectionView(collection, contextMenuForItemsAt: [item, item], point: nil)
                == nil)
        let rows = MenuRowsController()
        let table = TableView(frame: Rect(x: 0, y: 0, width: 20, height: 9))
        #expect(rows.tableView(table, contextMenuForRowsAt: [item], point: nil) != nil)
        #expect(rows.tableView(table, contextMenuForRowsAt: [], point: nil) == nil)
        #expect(ContextMenuConfiguration { _ in nil }.identifier == nil)
    }

    @Test("U-R33: Delete without a destructive action goes on to the superviews")
    func deleteKey() async {
        let scene = await Scene(["one"])
        var count = 0
        scene.pilot.application.keyWindow?.rootViewController?.on { (event: KeyEvent) in
            count += event.matches("delete") ? 1 : 0
            return .ignored
        }
        scene.collection.becomeFirstResponder()
        await scene.pilot.press("delete")
        #expect(count == 1)
    }

    // MARK: Accessories

    @Test("Accessories stand at the right end, and the text wraps before them")
    func accessories() async throws {
        let scene = await Scene(["one two", "漢字"])
        for item in 0..<2 {
            let cell = scene.collection.cellForItem(at: scene.path(item))
            (cell as? CollectionViewListCell)?.accessories = [
                .label(text: "時"), .disclosureIndicator(),
            ]
        }
        await scene.pilot.settle()
        #expect(scene.height(0) == 2 && scene.height(1) == 1)
        #expect(scene.lines[0] == "one   時 ›" && scene.lines[1] == "two")
        #expect(scene.lines[2] == "漢字  時 ›")
        let cell = try #require(
            scene.collection.cellForItem(at: scene.path(0)) as? CollectionViewListCell)
        cell.accessories = [.checkmark()]
        await scene.pilot.settle()
        #expect(scene.lines[0] == "one two  ✓")
        await scene.pilot.resize(columns: 3, rows: 2)
        await scene.pilot.resize(columns: 1, rows: 1)
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test("The detail button acts by a click and by the right arrow key, and selects nothing")
    func detailButton() async throws {
        let scene = await Scene(["one"])
        var count = 0
        let cell = try #require(
            scene.collection.cellForItem(at: scene.path(0)) as? CollectionViewListCell)
        cell.accessories = [.detail { count += 1 }]
        await scene.pilot.settle()
        await scene.pilot.click(on: "ⓘ")
        #expect(count == 1)
        scene.collection.becomeFirstResponder()
        await scene.pilot.press("right")
        #expect(count == 2 && scene.collection.indexPathsForSelectedItems == nil)
    }

    @Test("A registration gives headers their class and their content")
    func supplementaryRegistration() async {
        let registration = CollectionView.SupplementaryRegistration<HeadView>(
            elementKind: CollectionView.elementKindSectionHeader
        ) { view, _, path in view.label.text = "Head \(path.section)" }
        let scene = await Scene(["one"]) { $0.headerMode = .supplementary }
        scene.notes.header = { view, path in
            view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        scene.collection.reloadData()
        await scene.pilot.settle()
        #expect(scene.lines.prefix(2) == ["Head 0", "one"])
        #expect(
            scene.collection.indexPathsForVisibleSupplementaryElements(
                ofKind: CollectionView.elementKindSectionHeader) == [scene.path(0)])
    }
}

private final class HeadView: CollectionReusableView {
    let label = Label()

    required init(frame: Rect) {
        super.init(frame: frame)
        addSubview(label)
    }

    override func layoutSubviews() { label.frame = bounds }
}

private final class MenusController: CollectionViewController {
    var points: [Point] = []

    init() { super.init(collectionViewLayout: CollectionViewFlowLayout()) }

    override func collectionView(
        _ collectionView: CollectionView,
        contextMenuConfigurationForItemAt indexPath: TableIndexPath, point: Point
    ) -> ContextMenuConfiguration? {
        points.append(point)
        return ContextMenuConfiguration(identifier: indexPath) { _ in
            Menu(children: [Action("copy", title: "Copy") { _ in .stop }])
        }
    }
}

private final class MenuRowsController: TableViewController {
    override func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: TableIndexPath,
        point: Point
    ) -> ContextMenuConfiguration? {
        ContextMenuConfiguration(identifier: indexPath) { Menu(children: $0) }
    }
}
