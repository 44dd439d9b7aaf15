// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A collection of tiles, as UIKit's programs write it.
private final class TilesController: ViewController, CollectionViewDataSource,
    CollectionViewDelegate
{
    let layout = CollectionViewFlowLayout()
    lazy var collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
    private(set) var selected: [Int] = []

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = Size(width: 8, height: 2)
        layout.minimumLineSpacing = 1
        layout.minimumInteritemSpacing = 1
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    }

    func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }

    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.label.text = "Tile \(indexPath.item)"
        return cell
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
    }
}

private final class TileCell: CollectionViewCell {
    let label = Label()

    required init(frame: Rect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    override var isSelected: Bool {
        didSet { label.textColor = isSelected ? .systemBlue : .label }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }
}

/// Snippets of UIKit's collections, in the form that they have here.
@MainActor
@Suite struct CollectionSnippetsTests {
    @Test("a collection with the flow layout")
    func flow() async {
        let tiles = TilesController()
        let pilot = await Pilot(tiles, columns: 40, rows: 10)
        #expect(pilot.screen.contains("Tile 5"))
        await pilot.click(on: "Tile 4")
        #expect(tiles.selected == [4])
    }

    @Test("a compositional layout with a diffable source")
    func compositional() async {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(2)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(2)),
            subitems: [item])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 1
        let collection = CollectionView(
            frame: .zero,
            collectionViewLayout: CollectionViewCompositionalLayout(section: section))
        let registration = CollectionView.CellRegistration<TileCell, String> { cell, _, name in
            cell.label.text = name
        }
        let source = CollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            collectionView, indexPath, name in
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: name)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Left", "Right", "Below"], toSection: 0)
        source.apply(snapshot, animatingDifferences: false)
        let pilot = await Pilot(ViewController(view: collection), columns: 40, rows: 10)
        let (left, right) = (pilot.location(of: "Left"), pilot.location(of: "Right"))
        #expect(left?.y == right?.y && left?.x != right?.x)
    }
}
