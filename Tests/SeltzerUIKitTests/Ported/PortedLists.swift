// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about tables and collections. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.IndexPath

// MARK: indexPath

extension SnippetScreen {
    func snippeta35() {
        let last = IndexPath(row: items.count - 1, section: 0)
        tableView.scrollToRow(at: last, at: .bottom, animated: true)
        tableView.reloadRows(at: [last], with: .automatic)
    }
}

// MARK: diffable

extension SnippetScreen {
    func snippeta54() {
        enum Section { case main }
        let dataSource = TableViewDiffableDataSource<Section, String>(tableView: tableView) { tableView, indexPath, item in
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(items, toSection: .main)
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}

// MARK: typealias diffable

class Screena55: SnippetScreen {
    enum Section: Int, CaseIterable { case pinned, others }
    typealias DataSource = CollectionViewDiffableDataSource<Section, Int>
    private lazy var dataSource = makeDataSource()
    private let collectionView = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    private func makeDataSource() -> DataSource {
        DataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
    }
}

// MARK: dequeue

class FruitController: TableViewController {
    let fruits = ["Apple", "Pear"]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.tableFooterView = View()
    }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { fruits.count }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "cell") else { return TableViewCell() }
        cell.textLabel?.text = fruits[indexPath.row]
        return cell
    }
}

// MARK: didSelect

class PickerController: ViewController, TableViewDelegate {
    var onPick: ((Int) -> Void)?
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        onPick?(indexPath.row)
    }
}

// MARK: collection cell

final class PhotoCell: CollectionViewCell {
    let imageView = ImageView()
    required init(frame: Rect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }
    override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 0.5 : 1 } }
}

// MARK: cell style

class DetailCell: TableViewCell {
    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        selectionStyle = .none
        detailTextLabel?.textColor = .secondaryLabel
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        imageView?.image = nil
        textLabel?.text = ""
    }
}

// MARK: data source

@MainActor final class ListSource: NSObject, TableViewDataSource {
    var rows: [[String]] = []
    func numberOfSections(in tableView: TableView) -> Int { rows.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.section][indexPath.row]
        content.secondaryText = "Section \(indexPath.section)"
        content.image = Image(systemName: "folder")
        content.imageProperties.tintColor = .systemBlue
        cell.contentConfiguration = content
        return cell
    }
}

// MARK: register

extension SnippetScreen {
    func snippeta112() {
        tableView.register(TableViewCell.self, forCellReuseIdentifier: String(describing: TableViewCell.self))
        tableView.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.estimatedRowHeight = 2
        tableView.rowHeight = TableView.automaticDimension
    }
}

// MARK: generic dequeue

extension SnippetScreen {
    func snippeta113() {
        func dequeue<T: TableViewCell>(_ type: T.Type, for indexPath: IndexPath) -> T {
            tableView.dequeueReusableCell(withIdentifier: String(describing: type), for: indexPath) as! T
        }
    }
}

// MARK: deselect

extension SnippetScreen {
    func snippeta115() {
        if let selected = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: selected, animated: true)
            transitionCoordinator?.animate(alongsideTransition: { _ in self.view.alpha = 1 }, completion: nil)
        }
    }
}

// MARK: rowHeight

extension SnippetScreen {
    func snippeta118() {
        let table = TableView(frame: view.bounds, style: .insetGrouped)
        table.rowHeight = 3
        table.separatorStyle = .none
        table.separatorInset = Insets(top: 0, left: 2, bottom: 0, right: 2)
        table.dataSource = nil
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

// MARK: edit rows

class Screena119: SnippetScreen {
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }
}

// MARK: swipe actions

class Screena120: SnippetScreen {
    func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> SwipeActionsConfiguration? {
        let delete = ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.items.remove(at: indexPath.row)
            completion(true)
        }
        delete.image = Image(systemName: "trash")
        delete.backgroundColor = .systemRed
        let configuration = SwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

// MARK: collection layout

@MainActor func makeLayout() -> CollectionViewLayout {
    let item = CollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 0, leading: 1, bottom: 0, trailing: 1)
    let group = CollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(4)), subitems: [item])
    return CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
}

// MARK: flow delegate

class TileBoardController: CollectionViewController, CollectionViewDelegateFlowLayout {
    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemBlue : .systemGray5
        return cell
    }
    func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> Size {
        let width = (collectionView.bounds.width - 4) / 3
        return Size(width: width, height: width / 2)
    }
}

// MARK: section header

extension SnippetScreen {
    func snippeta170() {
        let header = TableViewHeaderFooterView(reuseIdentifier: "header")
        header.textLabel?.text = "Today"
        header.contentView.backgroundColor = .systemGray6
        var content = ListContentConfiguration.groupedHeader()
        content.text = "Header"
        header.contentConfiguration = content
    }
}

// MARK: batch

extension SnippetScreen {
    func snippeta171() {
        tableView.performBatchUpdates({
            items.insert("New", at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
        }, completion: nil)
        tableView.beginUpdates()
        tableView.endUpdates()
    }
}

// MARK: protocol extension

protocol Reusable { static var reuseIdentifier: String { get } }
extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
extension TableViewCell: Reusable {}
extension TableView {
    func register<T: TableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: type.reuseIdentifier) }
    func dequeue<T: TableViewCell>(_ type: T.Type, for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as? T else {
            fatalError("no cell")
        }
        return cell
    }
}

// MARK: table basics

class Screenb9: SnippetScreen {
    func numberOfSections(in tableView: TableView) -> Int { return 1 }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { return indexPath.row == 0 ? 3 : TableView.automaticDimension }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let header = View(frame: Rect(x: 0, y: 0, width: tableView.frame.width, height: 1))
        let label = Label(frame: header.bounds.insetBy(dx: 2, dy: 0))
        label.text = "Header"
        header.addSubview(label)
        return header
    }
}

// MARK: checkmarks

class Screenb10: SnippetScreen {
    var selected: Set<Int> = []
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        if selected.contains(indexPath.row) { selected.remove(indexPath.row) } else { selected.insert(indexPath.row) }
        tableView.cellForRow(at: indexPath)?.accessoryType = selected.contains(indexPath.row) ? .checkmark : .none
        tableView.reloadSections(IndexSet(integer: indexPath.section), with: .none)
    }
}

// MARK: cell for row old

class Screenb11: SnippetScreen {
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
        if cell == nil { cell = TableViewCell(style: .subtitle, reuseIdentifier: "cell") }
        cell!.textLabel!.text = items[indexPath.row]
        cell!.detailTextLabel?.text = "\(indexPath.row)"
        cell!.imageView?.image = Image(systemName: "star")
        return cell!
    }
}

// MARK: custom cell delegate

protocol TodoCellDelegate: AnyObject { func todoCell(_ cell: TodoCell, didToggle isDone: Bool) }
class TodoCell: TableViewCell {
    weak var delegate: TodoCellDelegate?
    let doneSwitch = Switch()
    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = doneSwitch
        doneSwitch.addTarget(self, action: TodoCell.switched, for: .valueChanged)
    }
    private func switched(sender: Switch) { delegate?.todoCell(self, didToggle: sender.isOn) }
}

// MARK: collection select

class Screenb28: SnippetScreen {
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        let cell = collectionView.cellForItem(at: indexPath)
        cell?.contentView.backgroundColor = .systemYellow
        collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
    }
}

// MARK: diffable section snapshot

extension SnippetScreen {
    func snippetb29() {
        enum Section: Hashable { case a, b }
        var snapshot = DiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.a, .b])
        snapshot.appendItems(Array(0..<3), toSection: .a)
        snapshot.reloadItems([1])
        snapshot.deleteItems([2])
        print(snapshot.numberOfItems, snapshot.itemIdentifiers(inSection: .a))
    }
}
