// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension NavigationItem {
    /// The search whose bar is below the title; nil, the default, for none.
    public var searchController: SearchController? {
        get { (accessoryView as? SearchAccessory)?.search }
        set {
            guard newValue !== searchController else { return }
            searchController?.searchedController = nil
            newValue?.searchedController = controller
            accessoryView = newValue.map(SearchAccessory.init)
            guard newValue != nil else { return }
            controller?.bind("/", "Search") { [weak self] in
                guard let bar = self?.searchController?.searchBar, bar.window != nil else {
                    return .ignored
                }
                return bar.becomeFirstResponder() ? .stop : .ignored
            }
        }
    }

    /// Without effect: the search bar is always visible.
    public var hidesSearchBarWhenScrolling: Bool {
        get { false }
        set {}
    }
}

/// The search bar in a navigation bar, which keeps its search alive.
private final class SearchAccessory: View {
    let search: SearchController

    init(_ search: SearchController) {
        self.search = search
        super.init(frame: .zero)
        addSubview(search.searchBar)
    }

    override func sizeThatFits(_ size: Size) -> Size { search.searchBar.sizeThatFits(size) }

    override func layoutSubviews() { search.searchBar.frame = bounds }
}
