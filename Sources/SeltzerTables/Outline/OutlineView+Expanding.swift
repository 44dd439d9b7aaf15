// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

extension OutlineView {
    /// The maximum number of rows that one call unfolds, because items may have children without end.
    public static var maximumExpandedRows: Int { 2_000_000 }

    // MARK: Unfolding by the program

    /// Returns whether an item is unfolded.
    public final func isItemExpanded(_ item: AnyHashable) -> Bool { tree.isExpanded(item) }

    /// Returns whether the children of an item are being loaded; nil stands for the items at the top.
    public final func isItemLoading(_ item: AnyHashable?) -> Bool { loads[item] != nil }

    /// Unfolds an item; no event is posted.
    ///
    /// The view asks for its children, and shows them as soon as they are loaded. Does nothing if the item is not
    /// loaded itself, or cannot be unfolded.
    ///
    /// - Parameters:
    ///   - item: The item; nil, with `expandChildren`, for all items.
    ///   - expandChildren: Whether all items below it are unfolded, too. Children that have to be loaded are loaded one
    ///     level deep.
    public final func expandItem(_ item: AnyHashable?, expandChildren: Bool = false) {
        guard canChange else { return }
        guard let item else {
            if expandChildren { unfoldAll(below: 0) }
            return
        }
        guard let place = place(of: item) else { return }
        unfold(place, isByUser: false)
        if expandChildren, let number = tree.number(of: item) { unfoldAll(below: number) }
    }

    /// Folds an item; no event is posted.
    ///
    /// If the current row is inside, the item becomes current.
    ///
    /// - Parameters:
    ///   - item: The item; nil, with `collapseChildren`, for all items.
    ///   - collapseChildren: Whether the items below it are folded, too, so that they stay folded when the item is
    ///     unfolded again.
    public final func collapseItem(_ item: AnyHashable?, collapseChildren: Bool = false) {
        guard canChange, let number = item.map({ tree.number(of: $0) }) ?? 0 else {
            if let item { cancelLoad(of: item) }
            return
        }
        if let item { fold(item, number) }
        guard collapseChildren else { return }
        if let all = filtered?.all, all !== tree { all.collapseAll(in: item) }
        changeFolding {
            for inner in tree.expandedItems(in: number) {
                if let number = tree.number(of: inner) { fold(inner, number) }
            }
        }
    }

    /// Folds and unfolds many items for the program; selected rows that vanish are not reported.
    private func changeFolding(_ change: () -> Void) {
        let hadLostSelection = hasLostSelection
        changeAll { _ in change() }
        hasLostSelection = hadLostSelection
    }

    /// The items that are unfolded, even inside folded items.
    ///
    /// Setting it folds all other items, and posts no event. Items that are not loaded yet unfold as soon as they are
    /// loaded.
    public final var expandedItems: Set<AnyHashable> {
        get { tree.expandedItems() }
        set {
            guard canChange else { return }
            changeFolding {
                for item in tree.expandedItems().subtracting(newValue) {
                    if let number = tree.number(of: item) { fold(item, number) }
                }
                awaited = newValue.subtracting(tree.expandedItems())
                openAwaited(awaited)
            }
        }
    }

    // MARK: Unfolding and folding

    /// Unfolds an item, or begins to load its children.
    ///
    /// - Returns: Whether the item can be unfolded and was folded.
    @discardableResult
    final func unfold(_ place: OutlineTree.Place, isByUser: Bool) -> Bool {
        let item = tree.item(at: place)
        guard !tree.isExpanded(item), loads[item] == nil,
            let number = openBranch(at: place, isByUser: isByUser)
        else { return loads[item] != nil }
        show(number)
        if isByUser {
            post(
                OutlineItemToggled(outlineView: self, item: item, isExpanded: true),
                includingSelf: true)
        }
        return true
    }

    /// Returns the branch of an item with its children; nil if there are no children, or if they have to be loaded.
    private func openBranch(at place: OutlineTree.Place, isByUser: Bool) -> Int? {
        let item = tree.item(at: place)
        if let number = tree.number(of: item), let branch = tree.branch(number) {
            guard tree.place(ofBranch: number) == place else {
                diagnose("Two items of \(type(of: self)) have the identity \(item)")
                return nil
            }
            if branch.isStale {
                var gone: Set<AnyHashable> = []
                refresh(number, &gone)
                if tree.number(of: item) == nil { return openBranch(at: place, isByUser: isByUser) }
            }
            return number
        }
        let depth = tree.branch(place.branch)?.depth ?? 0
        guard isExpandable(item, depth: depth),
            let children = children(of: item)
        else { return nil }
        if children.isLoading {
            load(children, of: item, isByUser: isByUser)
            return nil
        }
        index = nil
        return tree.addBranch(at: place, children: children)
    }

    /// Unfolds a branch, and shows its rows.
    final func show(_ number: Int) {
        guard let place = tree.place(ofBranch: number) else { return }
        tree.expand(number)
        if let row = tree.row(of: place) {
            let count = tree.rowCount(ofBranch: number)
            showRows(inserted: row + 1..<row + 1 + count, reloaded: row)
        }
        openAwaited(below: number)
    }

    /// Folds a branch and cancels its loading.
    ///
    /// - Returns: Whether it was unfolded or loading.
    @discardableResult
    final func fold(_ item: AnyHashable, _ number: Int) -> Bool {
        let wasLoading = cancelLoad(of: item)
        guard let branch = tree.branch(number), branch.isExpanded,
            let place = tree.place(ofBranch: number)
        else { return wasLoading }
        let row = isChangingItems ? nil : tree.row(of: place)
        let count = tree.rowCount(ofBranch: number)
        tree.collapse(number)
        if branch.isFailed { tree.removeBranch(number) }
        guard let row else { return true }
        let inside = row + 1..<row + 1 + count
        if let lead = selection.lead, inside.contains(lead) {
            var new = selection
            let wasSelected = new.rows.contains(lead)
            new.deselect(inside)
            if wasSelected { new.restore(row..<row + 1) }
            new.moveLead(to: row)
            selection = new
        }
        showRows(deleted: inside, reloaded: row)
        return true
    }

    /// Updates the table after rows appeared or disappeared.
    final func showRows(
        deleted: Range<Int> = 0..<0, inserted: Range<Int> = 0..<0, reloaded: Int? = nil
    ) {
        showRows(
            RowMapping(
                deleted: IndexRanges(deleted), inserted: IndexRanges(inserted), moved: [:],
                reloaded: reloaded.map { IndexRanges($0..<$0 + 1) } ?? IndexRanges(),
                count: tree.rowCount))
    }

    private func showRows(_ mapping: RowMapping) {
        guard !isChangingItems else { return }
        show(mapping, makeGeometry(rowCounts: [tree.rowCount]))
    }

    /// Unfolds all items below a branch whose children are available.
    ///
    /// The items are unfolded in the order of their rows. So new rows are always below the rows that are already there.
    final func unfoldAll(below number: Int) {
        var growth = OutlineGrowth()
        var left = [(number: number, index: 0)]
        isChangingItems = true
        while let (number, index) = left.popLast(), growth.count < Self.maximumExpandedRows {
            guard let branch = tree.branch(number), index < branch.children.count else { continue }
            left.append((number, index + 1))
            let place = OutlineTree.Place(branch: number, index: index)
            let item = tree.item(at: place)
            guard loads[item] == nil else { continue }
            if let kid = openBranch(at: place, isByUser: false) {
                left.append((kid, 0))
                guard tree.branch(kid)?.isExpanded == false else { continue }
                tree.expand(kid)
                tree.row(of: place).map { growth.add(tree.rowCount(ofBranch: kid), below: $0) }
            } else if loads[item] != nil {
                tree.row(of: place).map { growth.add(0, below: $0) }
            }
        }
        isChangingItems = false
        showRows(growth.mapping(count: tree.rowCount))
    }

    // MARK: By the user

    /// The place of the current row; nil if there is none, or if it is not an item.
    final var currentPlace: OutlineTree.Place? {
        giveLead()
        guard let lead = selection.lead, lead < tree.rowCount else { return nil }
        return tree.place(ofRow: lead)
    }

    /// Unfolds a folded item for the user, or folds an unfolded item.
    ///
    /// - Returns: Whether it can be unfolded.
    @discardableResult
    final func toggle(_ place: OutlineTree.Place) -> Bool {
        let item = tree.item(at: place)
        if tree.isExpanded(item) || loads[item] != nil { return foldByUser(item) }
        return unfold(place, isByUser: true)
    }

    /// Folds an item for the user.
    ///
    /// - Returns: Whether it was unfolded.
    @discardableResult
    final func foldByUser(_ item: AnyHashable) -> Bool {
        guard let number = tree.number(of: item) else { return cancelLoad(of: item) }
        var selected = 0
        if let row = row(forItem: item), tree.isExpanded(item) {
            let end = row + 1 + tree.rowCount(ofBranch: number)
            selected = selection.rows.count(below: end) - selection.rows.count(below: row + 1)
        }
        guard fold(item, number) else { return false }
        post(
            OutlineItemToggled(outlineView: self, item: item, isExpanded: false),
            includingSelf: true)
        if selected > 0 { post(TableSelectionChanged(tableView: self), includingSelf: true) }
        return true
    }

    /// Activates an item, or tries again to load children.
    final func activate(_ event: RowActivated) -> Disposition {
        guard event.tableView === self, event.indexPath.row < tree.rowCount else { return .ignored }
        let place = tree.place(ofRow: event.indexPath.row)
        let item = tree.item(at: place)
        if let status = item.base as? OutlineStatus {
            retry(status)
            return .stop
        }
        let outcome = post(OutlineItemActivated(outlineView: self, item: item), includingSelf: true)
        guard outcome == .unhandled, self.place(of: item) == place else { return .stop }
        return toggle(place) ? .stop : .ignored
    }

    /// Unfolds or folds an item at a press on its sign, and loads children again at a press on "Try again".
    ///
    /// - Returns: Whether the event belongs to a press on the sign or on "Try again".
    final func trackSign(_ event: MouseEvent) -> Bool {
        guard event.phase == .down else {
            guard isPressingSign else { return false }
            if event.phase == .up || event.phase == .cancel { isPressingSign = false }
            return event.phase == .up || event.phase == .drag || event.phase == .cancel
        }
        isPressingSign = false
        guard event.button == .left, let row = indexPathForRow(at: event.location)?.row,
            visibleRect.contains(event.location), let cell = shownCells[row] as? OutlineCell
        else { return false }
        let point = event.location - cell.frame.origin
        let place = tree.place(ofRow: row)
        if cell.signRoom.contains(point) {
            isPressingSign = true
            toggle(place)
        } else if let status = tree.item(at: place).base as? OutlineStatus,
            cell.isOnRetry(point)
        {
            isPressingSign = true
            retry(status)
        }
        return isPressingSign
    }
}
