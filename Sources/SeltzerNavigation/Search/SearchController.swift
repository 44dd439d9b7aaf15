// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// A search over the content of a controller, with a search bar below the title of the navigation bar, as in UIKit.
///
/// ```swift
/// let search = SearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// The key `/` focuses the bar, if nothing in the content takes it. The search is active from the first focus until the
/// user cancels by Esc or the button.
open class SearchController: ViewController {
    /// The object that shows the results of the present text; held weakly.
    public final weak var searchResultsUpdater: (any SearchResultsUpdating)?

    /// The object that is informed when the search begins and ends; held weakly.
    public final weak var delegate: (any SearchControllerDelegate)?

    /// The bar with the text.
    public final let searchBar = SearchBar()

    /// The controller whose view covers the content while the user searches; nil if the content shows the results.
    public final let searchResultsController: ViewController?

    /// Whether the results cover the content although the text is empty; false by default.
    public final var showsSearchResultsController = false {
        didSet { if showsSearchResultsController != oldValue { updateResults() } }
    }

    /// Whether the bar shows the button that cancels while the search is active; true by default.
    public final var automaticallyShowsCancelButton = true

    /// Whether the bar shows its scopes while the search is active; true by default.
    public final var automaticallyShowsScopeBar = true

    /// Without effect: the content keeps its colors while the user searches.
    public final var obscuresBackgroundDuringPresentation = false

    /// Without effect: the navigation bar stays.
    public final var hidesNavigationBarDuringPresentation = true

    /// The controller whose content is searched; nil for none.
    final weak var searchedController: ViewController?

    /// Whether the user searches; the program can begin and end the search too.
    public final var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            newValue ? begin() : end()
        }
    }
    private final var isSearching = false

    /// Creates a search.
    ///
    /// - Parameter searchResultsController: The controller that shows the results; nil if the content shows them.
    public init(searchResultsController: ViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init()
        searchBar.onChange = { [weak self] change in
            guard let self else { return }
            switch change {
            case .began: isActive = true
            case .text:
                if isActive { update() }
            case .cancelled: isActive = false
            }
        }
    }

    private final func begin() {
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = true }
        if !searchBar.searchTextField.isFirstResponder { searchBar.becomeFirstResponder() }
        update()
        delegate?.didPresentSearchController(self)
    }

    private final func end() {
        delegate?.willDismissSearchController(self)
        isSearching = false
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        searchBar.text = ""
        let isFocused = searchBar.searchTextField.isFirstResponder
        update()
        if isFocused {
            searchBar.resignFirstResponder()
            focusContent()
        }
        delegate?.didDismissSearchController(self)
    }

    /// Focuses the content; if nothing in it can be focused, nothing is.
    private final func focusContent() {
        let content = searchedController?.viewIfLoaded
        let preferred = searchedController?.preferredFocusedView ?? content
        guard preferred?.becomeFirstResponder() != true else { return }
        // Focusing the bar would begin the search again.
        let acceptsFocus = searchBar.isUserInteractionEnabled
        searchBar.isUserInteractionEnabled = false
        content?.window?.focusNext()
        searchBar.isUserInteractionEnabled = acceptsFocus
    }

    private final func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
        updateResults()
    }

    // MARK: The results

    /// Shows or hides the results over the content.
    private final func updateResults() {
        guard let results = searchResultsController else { return }
        let isWanted =
            isSearching && (showsSearchResultsController || searchBar.text?.isEmpty == false)
        guard isWanted != (results.parent != nil) else { return }
        guard isWanted else {
            results.willMove(toParent: nil)
            if let covered = searchedController?.viewIfLoaded, covered.cover === results.view {
                covered.cover = nil
            }
            results.view.removeFromSuperview()
            results.removeFromParent()
            return
        }
        guard let searchedController, let content = searchedController.viewIfLoaded else { return }
        searchedController.addChild(results)
        // Results over scrolling content would scroll with it.
        let place = content is ScrollView ? content.superview ?? content : content
        results.view.frame = place === content ? content.bounds : content.frame
        place.addSubview(results.view)
        content.cover = results.view
        results.didMove(toParent: searchedController)
    }
}

/// An object that shows the results of a ``SearchController``.
@MainActor
public protocol SearchResultsUpdating: AnyObject {
    /// Called when the search begins and ends, and after each change of the text.
    func updateSearchResults(for searchController: SearchController)
}

/// An object that is informed when a ``SearchController`` begins and ends.
///
/// All methods are optional.
@MainActor
public protocol SearchControllerDelegate: AnyObject {
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: SearchController)
    /// Called after the search began.
    func didPresentSearchController(_ searchController: SearchController)
    /// Called before the search ends.
    ///
    func willDismissSearchController(_ searchController: SearchController)
    /// Called after the search ended.
    func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: SearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: SearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: SearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: SearchController) {}
}
