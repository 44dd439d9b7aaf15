// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The filter of an outline, and the items that it leaves untouched.
struct OutlineFilter {
    /// The condition that items must fulfill.
    let condition: @MainActor (AnyHashable) -> Bool
    /// The items without the filter; loaded and reloaded children are added here.
    let all: OutlineTree
    /// The search for the items that match; nil when their rows are visible.
    var run: OutlineFilterRun?
    /// Whether the rows are the result of a filter of the current items.
    var isTrue = false
}

extension OutlineView {
    // MARK: Filtering

    /// The condition that items must fulfill to be shown; nil, the default, shows all.
    ///
    /// The items above a matching item stay, and are unfolded. The search visits items that are available or loaded,
    /// and loads no children. Among many items it takes several turns of the main actor. The rows stay as they are
    /// until the search ends, and another filter cancels it; ``filterProgress`` shows its progress. Setting a filter
    /// keeps the selected items that are still shown. Setting nil unfolds the items that were unfolded before the first
    /// filter.
    ///
    /// ```swift
    /// outline.filter = { "\($0)".contains(field.text) }
    /// ```
    public final var filter: (@MainActor (AnyHashable) -> Bool)? {
        get { filtered?.condition }
        set {
            guard canChange else { return }
            guard let newValue else {
                guard let all = filtered?.all else { return }
                let isShown = all === tree
                let isTrue = filtered?.isTrue == true
                filtered = nil
                filterProgress = nil
                if !isShown { show(all, isTrue: isTrue) }
                return
            }
            filtered = OutlineFilter(
                condition: newValue, all: filtered?.all ?? tree, isTrue: filtered?.isTrue ?? false)
            runFilter()
        }
    }

    /// Sets a filter that narrows the present filter: it checks only the items that the present filter keeps.
    ///
    /// Call it while the user adds letters to a text that items contain. If the rows of a filter are not visible yet,
    /// all items are checked.
    public final func narrowFilter(to condition: @escaping @MainActor (AnyHashable) -> Bool) {
        guard canChange else { return }
        guard let filtered, filtered.isTrue, filtered.run?.isNarrow != false else {
            filter = condition
            return
        }
        self.filtered = OutlineFilter(condition: condition, all: filtered.all, isTrue: true)
        runFilter(isNarrow: true)
    }

    // MARK: The search

    /// Begins to search for the items that the filter keeps; among few items the search ends at once.
    final func runFilter(isNarrow: Bool = false) {
        guard let condition = filtered?.condition else { return }
        let run = OutlineFilterRun(
            maximumLevel: Self.maximumLevel, isNarrow: isNarrow, matches: condition,
            children: isNarrow ? foundChildren(in: tree) : loadedChildren())
        filtered?.run = run
        filterProgress = nil
        guard !advance(run) else { return }
        ApplicationWork.start(in: window?.application) { [weak self] in
            repeat { await Task.yield() } while self?.advance(run) == false
        }
    }

    /// Continues the search during one turn.
    ///
    /// - Returns: Whether the search has ended.
    private func advance(_ run: OutlineFilterRun) -> Bool {
        guard filtered?.run === run else { return true }
        // A condition must not change the items: `canChange` reports it.
        isAskingForItems = true
        let isDone = run.advance()
        isAskingForItems = false
        guard isDone else {
            tell(run.progress)
            return false
        }
        filterProgress = nil
        let wasTrue = filtered.map { $0.isTrue || $0.all === tree } ?? false
        filtered?.run = nil
        filtered?.isTrue = true
        show(run.tree, isTrue: wasTrue)
        post(
            OutlineItemsFiltered(outlineView: self, matchCount: run.matchCount), includingSelf: true
        )
        return true
    }

    private func tell(_ progress: Double) {
        if let last = filterProgress, Int(progress * 100) == Int(last * 100) { return }
        filterProgress = progress
        post(OutlineFilterAdvanced(outlineView: self, progress: progress), includingSelf: true)
    }

    /// Returns a closure that finds available and loaded children.
    private func loadedChildren() -> OutlineFilterRun.Children {
        { [weak self] item, depth in
            guard let self else { return nil }
            if let item, ask({ $0.outlineView(self, isItemExpandable: item) }) != true {
                return nil
            }
            let children = ask { $0.outlineView(self, childrenOf: item) }
            guard children?.isLoading == true, let all = filtered?.all else { return children }
            return (item.map(all.number(of:)) ?? 0).flatMap(all.branch)?.children
        }
    }

    /// Returns a closure that finds the children that the last search kept.
    private func foundChildren(in tree: OutlineTree) -> OutlineFilterRun.Children {
        { item, _ in
            let children = (item.map(tree.number(of:)) ?? 0).flatMap(tree.branch)?.children
            return children?.isFiltered == true ? children : nil
        }
    }

    // MARK: Rows

    /// Shows the rows of another tree.
    ///
    /// - Parameter isTrue: Whether both trees have the same items, so that each place of one tree has a place in the
    ///   other.
    private func show(_ new: OutlineTree, isTrue: Bool) {
        changeAll { _ in
            if isTrue { hints = hints.mapValues { $0.flatMap { tree.place($0, in: new) } } }
            tree = new
        }
    }

    /// Changes the items; the rows of a filter are found again afterwards.
    ///
    /// - Parameter change: Changes the items, and adds the unfolded items that are gone to the set.
    final func changeItems(_ change: (inout Set<AnyHashable>) -> Void) {
        guard let all = filtered?.all else { return changeAll(change) }
        if all === tree {
            changeAll(change)
        } else {
            let shown = tree
            (tree, index, isChangingItems) = (all, nil, true)
            var gone: Set<AnyHashable> = []
            change(&gone)
            index = nil
            reopen(gone)
            (tree, index, isChangingItems) = (shown, nil, false)
            filtered?.isTrue = false
        }
        runFilter()
    }

    /// Returns the children of an item, loaded or from the data source.
    final func children(of item: AnyHashable) -> OutlineChildren? {
        if let all = filtered?.all, all !== tree,
            let branch = all.number(of: item).flatMap(all.branch), !branch.isStale, !branch.isFailed
        {
            return branch.children
        }
        return ask { $0.outlineView(self, childrenOf: item) }
    }

    /// Returns whether an item is unfolded, or would be unfolded without the filter.
    final func isUnfolded(_ item: AnyHashable) -> Bool {
        tree.isExpanded(item) || filtered?.all.isExpanded(item) == true
    }
}

extension OutlineTree {
    /// Returns the place of an item in another tree of the same items; nil if the item is not there.
    fileprivate func place(_ place: Place, in other: OutlineTree) -> Place? {
        guard let branch = branch(place.branch),
            let number = branch.item.map(other.number(of:)) ?? 0,
            let children = other.branch(number)?.children,
            let index = children.index(ofOrigin: branch.children.origin(of: place.index))
        else { return nil }
        return Place(branch: number, index: index)
    }
}
