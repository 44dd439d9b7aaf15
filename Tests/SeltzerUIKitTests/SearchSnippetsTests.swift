// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The source of two pages.
private final class BookSource: PageViewControllerDataSource {
    let pages = [ViewController(), ViewController()]

    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerBefore viewController: ViewController
    ) -> ViewController? {
        viewController === pages[1] ? pages[0] : nil
    }

    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerAfter viewController: ViewController
    ) -> ViewController? {
        viewController === pages[0] ? pages[1] : nil
    }
}

/// A list that a search filters, as UIKit's programs write it.
private final class FilteredController: ViewController, SearchResultsUpdating {
    private let search = SearchController(searchResultsController: nil)
    private(set) var texts: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search names"
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: SearchController) {
        texts.append(searchController.searchBar.text ?? "")
    }
}

/// Snippets of UIKit's searches and pages, in the form that they have here.
@MainActor
@Suite struct SearchSnippetsTests {
    @Test("a search in the bar")
    func search() async {
        let filtered = FilteredController()
        let pilot = await Pilot(
            NavigationController(rootViewController: filtered), columns: 40, rows: 10)
        await pilot.click(on: "Search names")
        await pilot.type("an")
        #expect(filtered.texts.last == "an")
    }

    @Test("pages")
    func pages() async {
        let source = BookSource()
        let book = PageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        book.dataSource = source
        book.setViewControllers(
            [source.pages[0]], direction: .forward, animated: true, completion: nil)
        let pilot = await Pilot(book, columns: 40, rows: 10)
        #expect(book.viewControllers?.first === source.pages[0])
        await pilot.settle()
    }
}
