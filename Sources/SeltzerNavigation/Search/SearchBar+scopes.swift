// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerViews

/// The scopes of a search, such as "All" and "Unread".
extension SearchBar {
    /// The titles of the scopes; nil, the default, for none.
    ///
    /// Setting them selects the first one.
    public final var scopeButtonTitles: [String]? {
        get { scopeControl.numberOfSegments == 0 ? nil : scopeControl.options }
        set {
            scopeControl.options = (newValue ?? []).map { MnemonicTitle.escaped($0) }
            scopeControl.selectedIndex = 0
            scopesDidChange()
        }
    }

    /// The index of the selected scope, from 0; setting it is not reported.
    ///
    /// It is 0 without scopes.
    public final var selectedScopeButtonIndex: Int {
        get { scopeControl.selectedIndex ?? 0 }
        set { scopeControl.selectedIndex = newValue }
    }

    /// Shows or hides the scopes; without an animation.
    public final func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    final func scopesDidChange() {
        let isHidden = !showsScopeBar || scopeControl.numberOfSegments == 0
        guard isHidden != scopeControl.isHidden else { return }
        scopeControl.isHidden = isHidden
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }
}
