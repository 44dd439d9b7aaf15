// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The object that provides the items of an ``OutlineView``.
///
/// The identity of an item is any `Hashable` value; no two items of an outline may have the same identity. The view
/// asks for the children of an item when the item is unfolded, and for a text when its row becomes visible.
@MainActor
public protocol OutlineViewDataSource: AnyObject {
    /// Returns the children of an item, or the items at the top for nil.
    func outlineView(
        _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> OutlineChildren

    /// Returns whether an item has a disclosure sign; by default whether it has children, or children to load.
    ///
    /// The view asks for each visible item. Implement it if it costs less than finding the children.
    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool

    /// Returns the text of an item in a column; the column is nil in a view without columns.
    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText

    /// Returns the parent of an item; nil, the default, if it is at the top or the data source does not know.
    ///
    /// This method spares a search of all items for an item whose row was never visible.
    func outlineView(_ outlineView: OutlineView, parentOf item: AnyHashable) -> AnyHashable?
}

extension OutlineViewDataSource {
    /// Returns whether there are children, or children to load.
    public func outlineView(
        _ outlineView: OutlineView, isItemExpandable item: AnyHashable
    ) -> Bool {
        let children = self.outlineView(outlineView, childrenOf: item)
        return children.isLoading || children.count > 0
    }

    /// Returns nil.
    public func outlineView(
        _ outlineView: OutlineView, parentOf item: AnyHashable
    ) -> AnyHashable? { nil }
}
