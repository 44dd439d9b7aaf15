// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Snippets as programs for UIKit have them, about bars and containers. PortedSnippetsTests checks that the tool ports them to
// Tests/SeltzerUIKitTests/Ported, where the tests compile them. Nothing here is formatted.
// swift-format-ignore-file

import Foundation
import Seltzer

// MARK: navigationController

extension SnippetScreen {
    func snippeta75() {
        navigationController?.pushViewController(ViewController(), animated: true)
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}

// MARK: barbutton

extension SnippetScreen {
    func snippeta93() {
        navigationItem.rightBarButtonItems = [
            BarButtonItem(barButtonSystemItem: .add, target: self, action: ViewController.viewDidLoad),
            BarButtonItem(image: Image(systemName: "ellipsis"), menu: Menu(children: [Action(title: "Sort") { _ in }])),
        ]
        navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel, primaryAction: Action { _ in self.dismiss(animated: true) })
    }
}

// MARK: barbutton done

class Screena94: SnippetScreen {
    private lazy var doneItem = BarButtonItem(title: "Done", style: .done, target: self, action: Screena94.done)
    private func done() { doneItem.isEnabled = false }
    func setup() {
        toolbarItems = [BarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), doneItem]
        navigationController?.isToolbarHidden = false
        doneItem.tintColor = .systemRed
    }
}

// MARK: search controller

extension SnippetScreen {
    func snippeta128() {
        let search = SearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search notes"
        search.searchBar.scopeButtonTitles = ["All", "Pinned"]
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }
}

// MARK: search bar delegate

class FilterController: ViewController, SearchBarDelegate, SearchResultsUpdating {
    let searchBar = SearchBar()
    func updateSearchResults(for searchController: SearchController) {
        filter(searchController.searchBar.text ?? "", scope: searchController.searchBar.selectedScopeButtonIndex)
    }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { filter(searchText, scope: 0) }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { searchBar.resignFirstResponder() }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { searchBar.text = nil; searchBar.setShowsCancelButton(false, animated: true) }
    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { filter(searchBar.text!, scope: selectedScope) }
    func filter(_ text: String, scope: Int) {}
}

// MARK: search bar

extension SnippetScreen {
    func snippeta130() {
        let bar = SearchBar(frame: Rect(x: 0, y: 0, width: view.bounds.width, height: 1))
        bar.showsCancelButton = true
        bar.searchTextField.font = .systemFont(ofSize: 15)
        bar.showsScopeBar = true
        tableView.tableHeaderView = bar
    }
}

// MARK: refresh

class Screena131: SnippetScreen {
    func addRefresh() {
        let refresh = RefreshControl()
        refresh.attributedTitle = StyledText(string: "Pull to refresh")
        refresh.addTarget(self, action: Screena131.refreshed, for: .valueChanged)
        tableView.refreshControl = refresh
    }
    func refreshed(_ sender: RefreshControl) { DispatchQueue.main.async { sender.endRefreshing() } }
}

// MARK: page controller

class Onboarding: PageViewController, PageViewControllerDataSource {
    let pages = [ViewController(), ViewController()]
    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: true, completion: nil)
    }
    func pageViewController(_ pageViewController: PageViewController, viewControllerBefore viewController: ViewController) -> ViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }
    func pageViewController(_ pageViewController: PageViewController, viewControllerAfter viewController: ViewController) -> ViewController? {
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }
}

// MARK: toolbar accessory

class Screenb19: SnippetScreen {
    func addToolbar() {
        let toolbar = Toolbar(frame: Rect(x: 0, y: 0, width: view.frame.size.width, height: 1))
        toolbar.items = [BarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                         BarButtonItem(barButtonSystemItem: .done, target: self, action: Screenb19.doneEditing)]
        toolbar.sizeToFit()
    }
    func doneEditing() { view.endEditing(true) }
}

// MARK: refresh collection

class Screenb27: SnippetScreen {
    private lazy var collectionView: CollectionView = {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = Size(width: 13, height: 5)
        layout.minimumLineSpacing = 1
        layout.sectionInset = Insets(top: 1, left: 1, bottom: 1, right: 1)
        layout.scrollDirection = .horizontal
        let view = CollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.backgroundColor = .clear
        return view
    }()
}
