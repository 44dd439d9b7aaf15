// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension OutlineView {
    // MARK: Items and rows

    /// Returns the item of a row, in O(log n); nil if the row does not exist or is no item.
    public final func item(atRow row: Int) -> AnyHashable? {
        item(atRow: row, includingStatus: false)
    }

    final func item(atRow row: Int, includingStatus: Bool) -> AnyHashable? {
        guard row >= 0, row < tree.rowCount else { return nil }
        let item = tree.item(at: tree.place(ofRow: row))
        return includingStatus || !(item.base is OutlineStatus) ? item : nil
    }

    /// Returns the row of an item; nil if it is not loaded, or inside a folded item.
    ///
    /// The cost is O(log n) for an item that is or was unfolded or visible, or whose parent the data source knows.
    /// Other items are searched among all loaded items.
    public final func row(forItem item: AnyHashable) -> Int? {
        place(of: item).flatMap(tree.row(of:))
    }

    /// Returns the parent of an item; nil for an item at the top, or for an item that is not loaded.
    public final func parent(forItem item: AnyHashable) -> AnyHashable? {
        place(of: item).flatMap { tree.branch($0.branch)?.item }
    }

    /// Returns the depth of an item, 0 at the top; nil if it is not loaded.
    public final func level(forItem item: AnyHashable) -> Int? {
        place(of: item).flatMap { tree.branch($0.branch)?.depth }
    }

    /// Returns the loaded children of an item, or the items at the top for nil; empty if none are loaded.
    public final func loadedChildren(ofItem item: AnyHashable?) -> [AnyHashable] {
        guard let number = item.map({ tree.number(of: $0) }) ?? 0, let branch = tree.branch(number)
        else { return [] }
        return (0..<branch.children.count).map { branch.children[$0] }
            .filter { !($0.base is OutlineStatus) }
    }

    /// Returns the place of a loaded item; nil for none.
    final func place(of item: AnyHashable) -> OutlineTree.Place? {
        if let number = tree.number(of: item) { return tree.place(ofBranch: number) }
        if let hint = hints[item] {
            guard let hint else { return nil }
            if let place = place(of: item, in: hint.branch, near: hint.index) { return place }
        }
        if let parent = outlineDataSource?.outlineView(self, parentOf: item) {
            guard let number = tree.number(of: parent) else { return nil }
            return place(of: item, in: number, near: 0)
        }
        if let place = place(of: item, in: 0, near: 0) { return place }
        for (number, branch) in tree.branches.enumerated() where branch?.children.search != nil {
            if let place = place(of: item, in: number, near: 0) { return place }
        }
        return allPlaces()[item]
    }

    private func place(
        of item: AnyHashable, in number: Int, near index: Int
    ) -> OutlineTree.Place? {
        tree.branch(number)?.index(of: item, near: index)
            .map { OutlineTree.Place(branch: number, index: $0) }
    }

    /// Returns the places of all items, except children that a search of their parent finds.
    private func allPlaces() -> [AnyHashable: OutlineTree.Place] {
        if let index { return index }
        var found: [AnyHashable: OutlineTree.Place] = [:]
        for (number, branch) in tree.branches.enumerated() {
            guard let branch, branch.children.search == nil else { continue }
            for index in 0..<branch.children.count {
                found[branch.children[index]] = OutlineTree.Place(branch: number, index: index)
            }
        }
        index = found
        return found
    }

    /// Stores the places of visible and selected items, so that a reload finds these items fast.
    final func keepPlaces() {
        hints = [:]
        for row in Array(identities.rows.count <= 1_000 ? identities.identities.keys : [:].keys)
            + Array(shownCells.keys) where row < tree.rowCount
        {
            let place = tree.place(ofRow: row)
            hints[tree.item(at: place)] = place
        }
    }

    // MARK: Texts

    /// Returns the text of an item, or of a row without an item.
    final func text(of item: AnyHashable, in column: TableColumn?) -> StyledText {
        if let status = item.base as? OutlineStatus {
            return column == columns.first ? status.text : StyledText()
        }
        return outlineDataSource?.outlineView(self, textOf: item, in: column) ?? StyledText()
    }

    /// Returns the guides and the sign before the text of a row that exists.
    final func lead(ofRow row: Int) -> OutlineLead {
        let place = tree.place(ofRow: row)
        guard let branch = tree.branch(place.branch) else { return OutlineLead() }
        var lead = OutlineLead()
        lead.depth = branch.depth
        (lead.deepest, lead.deepestShown) = (tree.deepest, deepestShown)
        lead.sign = sign(of: tree.item(at: place), depth: branch.depth)
        var next: OutlineTree.Place? = place
        while let place = next, place.branch != 0, lead.guides.count < OutlineLead.maximumGuides {
            let count = tree.branch(place.branch)?.children.count ?? 0
            lead.guides.append(place.index < count - 1)
            next = tree.place(ofBranch: place.branch)
        }
        lead.guides.reverse()
        return lead
    }

    private func sign(of item: AnyHashable, depth: Int) -> OutlineLead.Sign {
        if let status = item.base as? OutlineStatus {
            return status.kind == .loading ? .busy : .failed
        }
        if loads[item] != nil { return .busy }
        if tree.isExpanded(item) { return .unfolded }
        return isExpandable(item, depth: depth) ? .folded : .none
    }

    /// Returns whether an item at a depth can be unfolded.
    final func isExpandable(_ item: AnyHashable, depth: Int) -> Bool {
        guard depth < Self.maximumLevel, !(item.base is OutlineStatus) else { return false }
        return ask { $0.outlineView(self, isItemExpandable: item) } ?? false
    }

    /// Asks the data source, which must not change the items meanwhile.
    final func ask<Answer>(_ question: (any OutlineViewDataSource) -> Answer) -> Answer? {
        guard let outlineDataSource else { return nil }
        let wasAsking = isAskingForItems
        isAskingForItems = true
        defer { isAskingForItems = wasAsking }
        return question(outlineDataSource)
    }

    // MARK: Selection

    /// The selected items, from the top; the cost depends on their number.
    public final var selectedItems: [AnyHashable] {
        selection.rows.ranges.flatMap { $0.compactMap { item(atRow: $0) } }
    }

    /// The item that keys act on; nil for none.
    public final var currentItem: AnyHashable? { selection.lead.flatMap { item(atRow: $0) } }

    /// Selects an item, in addition to others if ``TableView/allowsMultipleSelection`` is set, and scrolls to it.
    ///
    /// Does nothing if the item is not loaded, or inside a folded item. No event is posted.
    public final func selectItem(_ item: AnyHashable) {
        guard let row = row(forItem: item) else { return }
        let path = TableIndexPath(row: row, section: 0)
        selectRow(at: path)
        scrollToRow(at: path)
    }
}
