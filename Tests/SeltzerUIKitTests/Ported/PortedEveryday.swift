// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about lists and layout. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.IndexPath

// MARK: scroll insets

extension SnippetScreen {
    func snippetp1() {
        tableView.contentInset.bottom = 1
        tableView.contentInset = Insets(top: 0, left: 0, bottom: 1, right: 0)
    }
}

// MARK: scroll paging

extension SnippetScreen {
    func snippetp2() {
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentSize = Size(width: scrollView.bounds.width * 3, height: scrollView.bounds.height)
    }
}

// MARK: scroll page control

class Screenp3: SnippetScreen, ScrollViewDelegate {
    let pageControl = PageControl()
    func scrollViewDidScroll(_ scrollView: ScrollView) {
        let page = Int(Int((Double(scrollView.contentOffset.x) / Double(scrollView.frame.width)).rounded()))
        pageControl.currentPage = page
    }
    func scrollViewWillEndDragging(_ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>) {
        targetContentOffset.pointee.y = 0
    }
}

// MARK: scroll bottom

extension SnippetScreen {
    func snippetp4() {
        let bottom = Point(x: 0, y: scrollView.contentSize.height - scrollView.bounds.height + scrollView.contentInset.bottom)
        scrollView.setContentOffset(bottom, animated: true)
        let isAtBottom = scrollView.contentOffset.y >= scrollView.contentSize.height - scrollView.frame.size.height - 2
        print(isAtBottom)
    }
}

// MARK: empty footer

extension SnippetScreen {
    func snippetp5() {
        tableView.tableFooterView = View()
        tableView.separatorInset = Insets(top: 0, left: 2, bottom: 0, right: 0)
        tableView.separatorColor = .systemGray4
        tableView.backgroundColor = .clear
    }
}

// MARK: reload section

extension SnippetScreen {
    func snippetp6() {
        tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
        tableView.insertSections([1, 2], with: .fade)
        tableView.deleteSections(IndexSet(0..<2), with: .none)
    }
}

// MARK: selected row

extension SnippetScreen {
    func snippetp7() {
        guard let indexPath = tableView.indexPathForSelectedRow else { return }
        let item = items[indexPath.row]
        tableView.deselectRow(at: indexPath, animated: true)
        for path in tableView.indexPathsForSelectedRows ?? [] { print(path.row, item) }
        let visible = tableView.indexPathsForVisibleRows?.first?.row ?? 0
        print(visible)
    }
}

// MARK: cell of a button

class Screenp8: SnippetScreen {
    func buttonTapped(_ sender: Button) {
        let point = sender.convert(Point.zero, to: tableView)
        guard let indexPath = tableView.indexPathForRow(at: point) else { return }
        if let cell = tableView.cellForRow(at: indexPath) as? Cellp9 { cell.configure(with: items[indexPath.row]) }
    }
}

// MARK: cell class

final class Cellp9: TableViewCell {
    static let identifier = "Cellp9"
    private let titleLabel: Label = {
        let label = Label()
        label.font = Font.systemFont(ofSize: 17, weight: .semibold)
        label.numberOfLines = 2
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()
    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(titleLabel)
        LayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -2),
            titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        titleLabel.textColor = selected ? .systemBlue : .label
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        contentView.backgroundColor = highlighted ? .systemGray5 : .systemBackground
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = ""
    }
    func configure(with title: String) { titleLabel.text = title }
}

// MARK: header view

final class Headerp10: TableViewHeaderFooterView {
    let label = Label()
    required init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(label)
    }
}
class Screenp10: SnippetScreen, TableViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Headerp10.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Headerp10
        header?.label.text = "Section \(section)".uppercased()
        return header
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
        section == 0 ? 0 : TableView.automaticDimension
    }
}

// MARK: diffable subclass

final class Sourcep11: TableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        snapshot().sectionIdentifiers[section] == 0 ? "Pinned" : "Others"
    }
    override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
        var snapshot = self.snapshot()
        snapshot.deleteItems([item])
        apply(snapshot, animatingDifferences: true)
    }
}

// MARK: diffable update

class Screenp12: SnippetScreen {
    var dataSource: TableViewDiffableDataSource<Int, String>!
    func reload(_ name: String) {
        dataSource.defaultRowAnimation = .fade
        var snapshot = dataSource.snapshot()
        if let first = snapshot.itemIdentifiers(inSection: 0).first { snapshot.insertItems([name], beforeItem: first) }
        snapshot.reconfigureItems([name])
        dataSource.apply(snapshot, animatingDifferences: view.window != nil) { [weak self] in
            guard let self, let path = self.dataSource.indexPath(for: name) else { return }
            self.tableView.scrollToRow(at: path, at: .top, animated: true)
        }
    }
}

// MARK: multiple editing

class Screenp13: SnippetScreen {
    func toggleEdit() {
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.setEditing(!tableView.isEditing, animated: true)
        navigationItem.rightBarButtonItem?.title = tableView.isEditing ? "Done" : "Edit"
        navigationController?.setToolbarHidden(!tableView.isEditing, animated: true)
    }
    func deleteSelected() {
        guard let paths = tableView.indexPathsForSelectedRows else { return }
        for path in paths.sorted(by: { $0.row > $1.row }) { items.remove(at: path.row) }
        tableView.deleteRows(at: paths, with: .automatic)
    }
}

// MARK: move rows

class Screenp14: SnippetScreen, TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.row]
        content.secondaryText = "\(indexPath.row + 1) of \(items.count)"
        content.textProperties.color = .systemIndigo
        content.image = Image(systemName: "star")
        cell.contentConfiguration = content
        return cell
    }
    func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

// MARK: collection flow

class Screenp15: SnippetScreen {
    lazy var collectionView: CollectionView = {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.sectionInset = Insets(top: 0, left: 2, bottom: 0, right: 2)
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        let view = CollectionView(frame: .zero, collectionViewLayout: layout)
        view.showsHorizontalScrollIndicator = false
        view.allowsMultipleSelection = true
        return view
    }()
    func select() {
        collectionView.scrollToItem(at: IndexPath(item: items.count - 1, section: 0), at: .centeredHorizontally, animated: true)
        collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: false) }
        collectionView.collectionViewLayout.invalidateLayout()
    }
}

// MARK: collection sizes

class Screenp16: SnippetScreen, CollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> Size {
        let perRow: Int = traitCollection.horizontalSizeClass == .regular ? 0 : 0
        let spacing: Int = 1
        let width = (collectionView.bounds.width - spacing * (perRow + 0)) / perRow
        return Size(width: width, height: width / 2 * 5 / 4)
    }
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int) -> Insets {
        Insets(top: 1, left: 1, bottom: 1, right: 1)
    }
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> Int { 1 }
}

// MARK: collection list

class Screenp17: SnippetScreen {
    func makeList() -> CollectionView {
        var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.showsSeparators = false
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                self?.items.remove(at: indexPath.item)
                completion(true)
            }
            delete.image = Image(systemName: "trash")
            return SwipeActionsConfiguration(actions: [delete])
        }
        let layout = CollectionViewCompositionalLayout.list(using: configuration)
        return CollectionView(frame: view.bounds, collectionViewLayout: layout)
    }
}

// MARK: compositional sections

class Screenp18: SnippetScreen {
    func makeLayout() -> CollectionViewLayout {
        CollectionViewCompositionalLayout { sectionIndex, environment in
            let perLine = environment.container.effectiveContentSize.width > 600 ? 3 : 2
            let item = CollectionLayoutItem(layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            item.contentInsets = DirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
            let group = CollectionLayoutGroup.horizontal(layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(5)), subitem: item, count: perLine)
            let section = CollectionLayoutSection(group: group)
            section.interGroupSpacing = 0
            let header = CollectionLayoutBoundarySupplementaryItem(layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(1)), elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
            section.boundarySupplementaryItems = [header]
            return section
        }
    }
}

// MARK: collection registration

class Screenp19: SnippetScreen {
    func makeSource(_ collectionView: CollectionView) -> CollectionViewDiffableDataSource<Int, String> {
        let registration = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, indexPath, item in
            var content = ListContentConfiguration.subtitleCell()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .always)]
        }
        return CollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }
}

// MARK: bring to front

extension SnippetScreen {
    func snippetp20() {
        view.bringSubviewToFront(cardView)
        view.sendSubviewToBack(avatarView)
        view.subviews.filter { $0 is Label }.forEach { $0.removeFromSuperview() }
        view.insertSubview(stackView, belowSubview: cardView)
        print(nameLabel.isDescendant(of: view))
    }
}

// MARK: center a label

extension SnippetScreen {
    func snippetp21() {
        nameLabel.sizeToFit()
        nameLabel.center = Point(x: view.bounds.midX, y: view.bounds.midY)
        nameLabel.frame.origin.y -= 0
        cardView.frame = view.bounds.insetBy(dx: 2, dy: 1)
        cardView.frame.size.height = max(4, view.bounds.height / 3)
    }
}
