// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let collectionView = GalleryPage(
        name: "collection-view", title: "Collection", group: .lists,
        summary: "Arranges items in a grid, a list or your own layout.",
        hint: "Choose an item, or move it with Alt and an arrow key.", fillsRoom: true,
        usefulRows: 20
    ) {
        CollectionViewPageController()
    }
}

/// Shows a grid of cards in sections, and a list whose rows are as high as their texts.
private final class CollectionViewPageController: ViewController {
    private let drinks = DrinkCards()
    private let releases = ReleaseNotes()

    override func loadView() {
        view = FillingSpecimensView([
            Specimen("Grid", "Cards in sections", drinks.view),
            Specimen("List", "Texts that wrap", releases.view),
        ])
    }

    override var preferredFocusedView: View? { drinks.view }
}

/// Drinks by kind, which the user puts in order.
private final class DrinkCards: CollectionViewDataSource {
    private struct Drink {
        let name: String
        let price: String
        let note: String
    }

    let view: CollectionView
    private let titles = ["Lemonades", "Teas"]
    private var drinks = [
        [
            Drink(name: "Lime", price: "2.40", note: "with mint"),
            Drink(name: "Cassis", price: "3.10", note: "dark and sweet"),
            Drink(name: "Ginger", price: "2.90", note: "hot"),
            Drink(name: "Yuzu 柚子", price: "3.60", note: "from Kōchi"),
        ],
        [
            Drink(name: "Assam", price: "2.20", note: "strong"),
            Drink(name: "Sencha", price: "2.60", note: "steamed"),
            Drink(name: "Rooibos", price: "2.30", note: "no caffeine"),
        ],
    ]

    init() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = Size(width: 17, height: 2)
        layout.headerReferenceSize = Size(width: 0, height: 1)
        layout.sectionInset = Insets(bottom: 1)
        layout.sectionHeadersPinToVisibleBounds = true
        view = CollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(DrinkCard.self, forCellWithReuseIdentifier: "drink")
        view.register(
            KindTitle.self,
            forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "kind")
        view.dataSource = self
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { drinks.count }

    func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { drinks[section].count }

    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        let drink = drinks[indexPath.section][indexPath.item]
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "drink", for: indexPath)
        (cell as? DrinkCard)?.show(drink.name, drink.price, drink.note)
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> CollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "kind", for: indexPath)
        (view as? KindTitle)?.label.text = titles[indexPath.section]
        return view
    }

    func collectionView(
        _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let drink = drinks[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        drinks[destinationIndexPath.section].insert(drink, at: destinationIndexPath.item)
    }
}

/// A card with the name of a drink, its price and a note.
private final class DrinkCard: CollectionViewCell {
    private let name = Label("", style: Style(attributes: .bold))
    private let price = Label("", style: Style(foreground: .secondaryLabel), alignment: .right)
    private let note = Label("", style: Style(foreground: .secondaryLabel))

    required init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .raised
        for label in [name, price, note] { contentView.addSubview(label) }
    }

    func show(_ name: String, _ price: String, _ note: String) {
        (self.name.text, self.price.text, self.note.text) = (name, price, note)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        name.frame = Rect(x: 1, y: 0, width: max(0, width - 7), height: 1)
        price.frame = Rect(x: max(0, width - 6), y: 0, width: min(5, width), height: 1)
        note.frame = Rect(x: 1, y: 1, width: max(0, width - 2), height: 1)
    }
}

/// The title of a kind of drinks.
private final class KindTitle: CollectionReusableView {
    let label = Label("", style: Style(attributes: .bold))

    required init(frame: Rect) {
        super.init(frame: frame)
        addSubview(label)
    }

    override func layoutSubviews() {
        label.frame = Rect(x: 1, y: 0, width: max(0, bounds.width - 1), height: 1)
    }

    // A title that stays visible covers the cards below it.
    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(bounds, with: Style(background: .background))
    }
}

/// Releases with their notes, which the user removes by Delete or in the context menu.
@MainActor
private final class ReleaseNotes {
    private struct Release: Hashable {
        let version: String
        let note: String
    }

    let view: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Int, Release>

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        weak var owner: ReleaseNotes?
        list.trailingSwipeActionsConfigurationProvider = { path in
            let remove = ContextualAction(style: .destructive, title: "Remove") { _, _, done in
                owner?.remove(at: path)
                done(true)
            }
            return SwipeActionsConfiguration(actions: [remove])
        }
        view = CollectionView(
            frame: .zero, collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
        view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "release")
        dataSource = CollectionViewDiffableDataSource(collectionView: view) { view, path, release in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "release", for: path)
            var content = ListContentConfiguration.subtitleCell()
            content.image = .circleFill
            content.text = release.version
            content.secondaryText = release.note
            content.secondaryTextProperties.numberOfLines = 0
            cell.contentConfiguration = content
            return cell
        }
        owner = self
        var snapshot = DiffableDataSourceSnapshot<Int, Release>()
        snapshot.appendSections([0])
        snapshot.appendItems([
            Release(version: "2.1", note: "Orders keep their table when the kiosk starts again."),
            Release(version: "2.0", note: "One queue for all taps, and prices with tax."),
            Release(version: "1.4", note: "Empty taps are marked."),
            Release(version: "1.3", note: "Faster start, smaller receipts, and a night mode."),
        ])
        dataSource.apply(snapshot)
    }

    private func remove(at path: TableIndexPath) {
        guard let release = dataSource.itemIdentifier(for: path) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([release])
        dataSource.apply(snapshot)
    }
}
