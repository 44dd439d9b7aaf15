// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SearchBar, SearchBar+scopes, SearchBarDelegate, NavigationItem+search, View+cover.

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

        func searchBar(
            _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
        ) {
            log.append("scope \(selectedScope)")
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

    /// The kinds of content, with and without a controller for the results.
    enum Content: CaseIterable {
        case plain, scrolling, scrollingWithoutBar
    }

    private func search(_ content: Content) -> (Cities, ViewController, ViewController) {
        let results = ViewController(view: Label("Rome"))
        results.view.backgroundColor = .systemBackground
        let cities = Cities(results: results)
        guard content != .plain else {
            return (cities, results, NavigationController(rootViewController: cities))
        }
        let rows = (0..<40).map { Label("row \($0)") }
        cities.view = ScrollView(StackView(.vertical, rows))
        cities.viewDidLoad()
        if content == .scrolling {
            return (cities, results, NavigationController(rootViewController: cities))
        }
        return (cities, results, cities)
    }

    @Test(arguments: Content.allCases)
    func theResultsFollowTheSizeOfTheContent(_ content: Content) async {
        let (cities, results, root) = search(content)
        let pilot = await Pilot(root, columns: 40, rows: 8)
        cities.search.searchBar.text = "r"
        cities.search.isActive = true
        await pilot.settle()
        #expect(results.view.convert(results.view.bounds, to: nil) == place(of: cities))
        for size in [Size(width: 60, height: 14), Size(width: 20, height: 5)] {
            await pilot.resize(columns: size.width, rows: size.height)
            #expect(results.view.convert(results.view.bounds, to: nil) == place(of: cities))
            #expect(results.view.frame.width == size.width)
            #expect(pilot.screen.contains("Rome") && !pilot.screen.contains("row"))
        }
        cities.search.isActive = false
        await pilot.settle()
        #expect(results.view.superview == nil && !pilot.screen.contains("Rome"))
    }

    private func place(of cities: Cities) -> Rect {
        cities.view.convert(cities.view.bounds, to: nil)
    }

    @Test(arguments: [Content.plain, .scrolling])
    func theResultsLeaveAndReturnWithThePage(_ content: Content) async {
        let (cities, results, root) = search(content)
        let pilot = await Pilot(root, columns: 40, rows: 8)
        cities.search.searchBar.text = "r"
        cities.search.isActive = true
        await pilot.settle()
        cities.navigationController?.pushViewController(
            ViewController(view: Label("Details")), animated: false)
        await pilot.settle()
        #expect(pilot.screen.contains("Details") && !pilot.screen.contains("Rome"))
        #expect(results.view.window == nil)
        await pilot.resize(columns: 50, rows: 9)
        cities.navigationController?.popViewController(animated: false)
        await pilot.settle()
        #expect(pilot.screen.contains("Rome") && results.view.frame.width == 50)
    }

    @Test func theSearchFollowsAResizeWithoutAResultsController() async {
        let cities = Cities()
        let pilot = await start(cities)
        await pilot.press("/")
        await pilot.type("r")
        await pilot.resize(columns: 60, rows: 5)
        let bar = cities.search.searchBar
        #expect(bar.convert(bar.bounds, to: nil) == Rect(x: 0, y: 1, width: 60, height: 1))
        #expect(bar.searchTextField.isFirstResponder && cities.search.isActive)
    }

    @Test func scopesAreBelowTheFieldWhileTheUserSearches() async {
        let cities = Cities()
        cities.search.searchBar.scopeButtonTitles = ["All", "R&D"]
        let pilot = await start(cities)
        #expect(!pilot.screen.contains("R&D"))
        await pilot.click(on: "Name")
        #expect(pilot.screen.contains("R&D"))
        #expect(cities.search.searchBar.frame.height == 2)
        await pilot.type("x")
        await pilot.click(on: "R&D")
        #expect(cities.search.searchBar.selectedScopeButtonIndex == 1)
        #expect(cities.log.suffix(2) == ["scope 1", "update x"])
        await pilot.press("escape")
        #expect(!pilot.screen.contains("R&D") && cities.search.searchBar.frame.height == 1)
    }

    @Test func aBarAloneShowsItsScopesIfItIsAskedTo() async {
        let bar = SearchBar()
        bar.scopeButtonTitles = ["Day", "Week"]
        bar.selectedScopeButtonIndex = 1
        #expect(bar.sizeThatFits(Size(width: 30, height: 9)).height == 1)
        bar.setShowsScope(true, animated: true)
        #expect(bar.sizeThatFits(Size(width: 30, height: 9)).height == 2)
        bar.scopeButtonTitles = nil
        #expect(bar.scopeButtonTitles == nil && bar.selectedScopeButtonIndex == 0)
        #expect(bar.sizeThatFits(Size(width: 30, height: 9)).height == 1)
    }
}
