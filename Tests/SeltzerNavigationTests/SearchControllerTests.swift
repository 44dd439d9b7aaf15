// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SearchBar, SearchBarDelegate, NavigationItem+search.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct SearchControllerTests {
    final class Cities: ViewController, SearchResultsUpdating, SearchControllerDelegate,
        SearchBarDelegate
    {
        let search: SearchController
        let button = Button("Map")
        private(set) var log: [String] = []

        init(results: ViewController? = nil) {
            search = SearchController(searchResultsController: results)
            super.init()
            title = "Cities"
        }

        override func loadView() { view = StackView(.vertical, [button]) }

        override func viewDidLoad() {
            search.searchResultsUpdater = self
            search.delegate = self
            search.searchBar.delegate = self
            search.searchBar.placeholder = "Name"
            navigationItem.searchController = search
        }

        func updateSearchResults(for searchController: SearchController) {
            log.append("update \(searchController.searchBar.text ?? "")")
        }

        func willPresentSearchController(_ searchController: SearchController) {
            log.append("willPresent")
        }

        func didDismissSearchController(_ searchController: SearchController) {
            log.append("didDismiss")
        }

        func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
            log.append("change \(searchText)")
        }

        func searchBarSearchButtonClicked(_ searchBar: SearchBar) { log.append("search") }

        func searchBarCancelButtonClicked(_ searchBar: SearchBar) { log.append("cancel") }
    }

    private func start(_ cities: Cities) async -> Pilot {
        await Pilot(NavigationController(rootViewController: cities), columns: 40, rows: 8)
    }

    @Test func theBarIsBelowTheTitle() async {
        let pilot = await start(Cities())
        let lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].contains("Cities"))
        #expect(lines[1].contains("Name"))
    }

    @Test func slashFocusesTheBarAndEachChangeUpdatesTheResults() async {
        let cities = Cities()
        let pilot = await start(cities)
        await pilot.press("/")
        #expect(cities.search.isActive && cities.search.searchBar.searchTextField.isFirstResponder)
        await pilot.type("ro")
        await pilot.press("enter")
        #expect(
            cities.log == [
                "willPresent", "update ", "change r", "update r", "change ro", "update ro",
                "search",
            ])
    }

    @Test func escapeCancelsAndGivesTheFocusBack() async {
        let cities = Cities()
        let pilot = await start(cities)
        await pilot.press("/")
        await pilot.type("r")
        await pilot.press("escape")
        #expect(!cities.search.isActive && cities.search.searchBar.text == "")
        #expect(cities.log.contains("cancel") && cities.log.last == "didDismiss")
        #expect(!cities.search.searchBar.searchTextField.isFirstResponder)
        #expect(!pilot.screen.contains("Cancel"))
    }

    @Test func theResultsCoverTheContentWhileThereIsAText() async {
        let results = ViewController(view: Label("Rome"))
        let cities = Cities(results: results)
        let pilot = await start(cities)
        await pilot.press("/")
        #expect(!pilot.screen.contains("Rome"))
        await pilot.type("r")
        #expect(pilot.screen.contains("Rome") && results.parent === cities)
        await pilot.press("escape")
        #expect(!pilot.screen.contains("Rome") && results.parent == nil)
    }
}
