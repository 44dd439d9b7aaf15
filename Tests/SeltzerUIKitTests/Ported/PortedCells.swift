// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about cells and controllers. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer
import typealias Seltzer.IndexPath

// MARK: recognizers of a view

extension SnippetScreen {
    func snippetq1() {
        cardView.gestureRecognizers.forEach { cardView.removeGestureRecognizer($0) }
        if let recognizers = view.gestureRecognizers as [GestureRecognizer]?, !recognizers.isEmpty { print(recognizers.count) }
    }
}

// MARK: toggle visibility animated

extension SnippetScreen {
    func snippetq2() {
        View.animate(withDuration: 0.25) {
            self.stackView.arrangedSubviews.last?.isHidden.toggle()
            self.stackView.layoutIfNeeded()
        }
    }
}

// MARK: constraint animation

class Screenq3: SnippetScreen {
    private var topConstraint: LayoutConstraint?
    func slide(_ isOpen: Bool) {
        topConstraint?.constant = isOpen ? 0 : -view.bounds.height
        View.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5, options: .curveEaseInOut) {
            self.view.layoutIfNeeded()
        }
    }
}

// MARK: background view empty state

extension SnippetScreen {
    func snippetq4() {
        let label = Label(frame: Rect(x: 0, y: 0, width: tableView.bounds.width, height: tableView.bounds.height))
        label.text = "No items"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        tableView.backgroundView = items.isEmpty ? label : nil
        tableView.separatorStyle = items.isEmpty ? .none : .singleLine
    }
}

// MARK: cell factory switch

class Screenq5: SnippetScreen {
    enum Section: Int, CaseIterable { case profile, settings, logout }
    func numberOfSections(in tableView: TableView) -> Int { Section.allCases.count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let section = Section(rawValue: indexPath.section) else { return TableViewCell() }
        let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
        switch section {
        case .profile:
            cell.textLabel?.text = "Name"
            cell.detailTextLabel?.text = items.first ?? ""
            cell.accessoryType = .disclosureIndicator
        case .settings:
            let toggle = Switch(frame: .zero)
            toggle.setOn(true, animated: false)
            toggle.tag = indexPath.row
            toggle.addTarget(self, action: Screenq5.switchChanged, for: .valueChanged)
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        case .logout:
            cell.textLabel?.text = "Log out"
            cell.textLabel?.textColor = .systemRed
            cell.textLabel?.textAlignment = .center
        }
        return cell
    }
    func switchChanged(_ sender: Switch) { print(sender.isOn, sender.tag) }
}

// MARK: leading swipe

class Screenq6: SnippetScreen, TableViewDelegate {
    func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> SwipeActionsConfiguration? {
        let pin = ContextualAction(style: .normal, title: nil) { [weak self] action, sourceView, completionHandler in
            self?.items.swapAt(0, indexPath.row)
            tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: 0))
            completionHandler(true)
        }
        pin.backgroundColor = .systemOrange
        pin.image = Image(systemName: "pin")
        let configuration = SwipeActionsConfiguration(actions: [pin])
        configuration.performsFirstActionWithFullSwipe = true
        return configuration
    }
}

// MARK: will display paging

class Screenq7: SnippetScreen, TableViewDelegate {
    private var isLoading = false
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        if indexPath.row == items.count - 1 && !isLoading { loadMore() }
        cell.alpha = 0
        View.animate(withDuration: 0.2, delay: 0.05 * Double(indexPath.row), options: [], animations: { cell.alpha = 1 })
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
        let offsetY = scrollView.contentOffset.y
        let contentHeight = scrollView.contentSize.height
        if offsetY > contentHeight - scrollView.frame.height * 2 { loadMore() }
    }
    func loadMore() {
        isLoading = true
        let start = items.count
        items.append(contentsOf: (start..<start + 20).map { "Item \($0)" })
        let paths = (start..<items.count).map { IndexPath(row: $0, section: 0) }
        tableView.performBatchUpdates({ tableView.insertRows(at: paths, with: .none) }, completion: { _ in self.isLoading = false })
    }
}

// MARK: section index and footer

class Screenq8: SnippetScreen, TableViewDelegate {
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        let footer = View(frame: Rect(x: 0, y: 0, width: tableView.frame.size.width, height: 2))
        footer.backgroundColor = .clear
        return footer
    }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int { return 0 }
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
        guard let header = view as? TableViewHeaderFooterView else { return }
        header.textLabel?.textColor = .systemBlue
        header.textLabel?.font = Font.boldSystemFont(ofSize: 14)
        header.contentView.backgroundColor = .systemGray6
    }
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Int { 3 }
}

// MARK: cell configuration states

final class Cellq9: CollectionViewListCell {
    var entry: String? { didSet { if entry != oldValue { setNeedsUpdateConfiguration() } } }
    override func updateConfiguration(using state: CellConfigurationState) {
        var content = defaultContentConfiguration().updated(for: state)
        content.text = entry
        if state.isSelected || state.isHighlighted { content.textProperties.color = .white }
        contentConfiguration = content
        var background = BackgroundConfiguration.listPlainCell().updated(for: state)
        background.backgroundColor = state.isSelected ? .systemBlue : .clear
        backgroundConfiguration = background
    }
}

// MARK: update handler of a cell

extension SnippetScreen {
    func snippetq10(_ cell: TableViewCell) {
        cell.configurationUpdateHandler = { cell, state in
            var content = cell.defaultContentConfiguration()
            content.text = state.isSelected ? "chosen" : "row"
            cell.contentConfiguration = content
        }
    }
}

// MARK: collection cell

final class Cellq11: CollectionViewCell {
    static let reuseIdentifier = "Cellq11"
    let imageView = ImageView()
    required init(frame: Rect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
    }
    override var isSelected: Bool {
        didSet {
            contentView.alpha = isSelected ? 1 : 0.6
        }
    }
    override var isHighlighted: Bool { didSet { contentView.backgroundColor = isHighlighted ? .systemGray5 : nil } }
}

// MARK: supplementary views

class Screenq12: SnippetScreen, CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Cellq11.reuseIdentifier, for: indexPath) as! Cellq11
        cell.imageView.image = Image(systemName: items[indexPath.item])
        return cell
    }
    func collectionView(_ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> CollectionReusableView {
        switch kind {
        case CollectionView.elementKindSectionHeader:
            return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        default:
            fatalError("Unexpected kind \(kind)")
        }
    }
}

// MARK: expanding outline section

class Screenq13: SnippetScreen {
    var dataSource: CollectionViewDiffableDataSource<Int, String>?
    func update() {
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(items, toSection: 0)
        snapshot.moveItem("a", afterItem: "b")
        snapshot.deleteSections([1])
        if snapshot.indexOfItem("a") != nil, snapshot.numberOfItems(inSection: 0) > 2 { snapshot.reloadSections([0]) }
        dataSource?.apply(snapshot, animatingDifferences: true)
    }
}

// MARK: child swap

extension SnippetScreen {
    func snippetq14(_ old: ViewController, _ new: ViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }
}

// MARK: modal style

extension SnippetScreen {
    func snippetq15() {
        let detail = SnippetScreen()
        detail.modalPresentationStyle = .overFullScreen
        detail.modalTransitionStyle = .crossDissolve
        detail.presentationController?.delegate = self as? AdaptivePresentationControllerDelegate
        detail.preferredContentSize = Size(width: 40, height: 10)
        present(detail, animated: true, completion: { detail.view.layoutIfNeeded() })
    }
}

// MARK: dismiss chain

extension SnippetScreen {
    func snippetq16() {
        presentingViewController?.dismiss(animated: true) { [weak self] in self?.items.removeAll() }
        view.window?.rootViewController?.dismiss(animated: false, completion: nil)
        if isBeingPresented || isMovingToParent { print("first time") }
        navigationController?.setViewControllers([SnippetScreen(), self], animated: false)
    }
}

// MARK: top controller

extension Application {
    static func top(_ base: ViewController?) -> ViewController? {
        if let nav = base as? NavigationController { return top(nav.visibleViewController) }
        if let tab = base as? TabBarController, let selected = tab.selectedViewController { return top(selected) }
        if let presented = base?.presentedViewController { return top(presented) }
        return base
    }
}

// MARK: tab delegate

class Tabsq18: TabBarController, TabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = ["house", "magnifyingglass", "person"].enumerated().map { index, name in
            let nav = NavigationController(rootViewController: SnippetScreen())
            nav.tabBarItem = TabBarItem(title: name.capitalized, image: Image(systemName: name), tag: index)
            return nav
        }
        viewControllers.first?.tabBarItem.badgeValue = "3"
    }
    func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool {
        viewController.tabBarItem.tag != 2
    }
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) { print(viewController.tabBarItem.tag) }
}

// MARK: navigation delegate

class Screenq19: SnippetScreen, NavigationControllerDelegate {
    func navigationController(_ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool) {
        navigationController.setNavigationBarHidden(viewController === self, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { navigationController?.delegate = nil }
    }
}

// MARK: search bar in table

class Screenq21: SnippetScreen, SearchBarDelegate {
    let searchController = SearchController(searchResultsController: nil)
    private var filtered: [String] = []
    private var isFiltering: Bool { searchController.isActive && !(searchController.searchBar.text?.isEmpty ?? true) }
    override func viewDidLoad() {
        super.viewDidLoad()
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search"
        searchController.searchBar.delegate = self
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
    }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
        filtered = items.filter { $0.lowercased().contains(searchText.lowercased()) }
        tableView.reloadData()
    }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { searchBar.resignFirstResponder() }
}

// MARK: field with icon and padding

extension TextField {
    func setLeftPadding(_ amount: Int) {
        leftView = View(frame: Rect(x: 0, y: 0, width: amount, height: frame.size.height))
        leftViewMode = .always
    }
}
