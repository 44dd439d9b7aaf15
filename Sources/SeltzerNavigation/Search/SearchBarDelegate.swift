// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// An object that a ``SearchBar`` asks before the user edits, and informs afterwards.
///
/// All methods are optional.
@MainActor
public protocol SearchBarDelegate: AnyObject {
    /// Returns whether the field may be focused; true by default.
    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
    /// Called after the field was focused.
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
    /// Returns whether the field may give up the focus; true by default.
    func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
    /// Called after the field gave up the focus.
    func searchBarTextDidEndEditing(_ searchBar: SearchBar)
    /// Called after the user changed the text.
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
    /// Returns whether the user may change the text; true by default.
    func searchBar(
        _ searchBar: SearchBar, shouldChangeTextIn range: TextRange, replacementText text: String
    ) -> Bool
    /// Called after the user selected another scope, before a search controller updates its results.
    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    /// Called when the user presses Enter in the field.
    func searchBarSearchButtonClicked(_ searchBar: SearchBar)
    /// Called when the user presses Esc in the field, or the button that cancels.
    func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
    /// A range of a text, by UIKit's name.
    public typealias NSRange = TextRange

    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBar(
        _ searchBar: SearchBar, shouldChangeTextIn range: TextRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBar(
        _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
