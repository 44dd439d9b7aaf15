// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension OutlineView {
    // MARK: Loading

    /// Begins to load the children of an item, or the items at the top.
    final func load(_ children: OutlineChildren, of item: AnyHashable?, isByUser: Bool) {
        guard case .loading(let body) = children.source else { return }
        cancelLoad(of: item)
        let load = OutlineLoad(isByUser: isByUser)
        loads[item] = load
        load.task = ApplicationWork.start(in: window?.application) { [weak self, weak load] in
            let result: Result<OutlineChildren, any Error>
            do {
                result = .success(try await body())
            } catch {
                result = .failure(error)
            }
            if let load { self?.finish(load, of: item, result) }
        }
        if let item, let row = row(forItem: item) { showRows(reloaded: row) }
    }

    /// Stops loading the children of an item.
    ///
    /// - Returns: Whether they were being loaded.
    @discardableResult
    final func cancelLoad(of item: AnyHashable?) -> Bool {
        guard let load = loads.removeValue(forKey: item) else { return false }
        load.task?.cancel()
        if let item, let row = row(forItem: item) { showRows(reloaded: row) }
        return true
    }

    private func finish(
        _ load: OutlineLoad, of item: AnyHashable?, _ result: Result<OutlineChildren, any Error>
    ) {
        guard loads[item] === load else { return }
        loads[item] = nil
        let children: OutlineChildren
        var isFailed = false
        switch result {
        case .success(let loaded):
            children = loaded.isLoading ? .none : loaded
        case .failure(let error):
            isFailed = true
            children = OutlineChildren([
                OutlineStatus(parent: item, kind: .failed("\(error)"))
            ])
        }
        defer { didLoad?() }
        let all = filtered?.all ?? tree
        if let number = item.map({ all.number(of: $0) }) ?? 0 {
            changeItems { set(children, of: number, isFailed: isFailed, &$0) }
        } else if let item, all !== tree, !isFailed {
            keep(children, of: item, in: all)
        }
        guard let item else { return }
        if all !== tree, let number = tree.number(of: item) {
            // The user unfolded the item while a filter was set. If a search has replaced its rows since, they stay.
            guard tree.branch(number)?.children.isFiltered == false else { return }
            changeAll { set(children, of: number, isFailed: isFailed, &$0) }
        } else if tree.number(of: item) == nil, let place = place(of: item) {
            index = nil
            guard let number = tree.addBranch(at: place, children: children) else { return }
            tree.branch(number)?.isFailed = isFailed
            show(number, load)
        }
        // The search began before these items were loaded, so it starts again.
        if filtered?.run != nil { runFilter() }
    }

    /// Sets the children of a branch, and unfolds the awaited items among them.
    private func set(
        _ children: OutlineChildren, of number: Int, isFailed: Bool, _ gone: inout Set<AnyHashable>
    ) {
        gone.formUnion(tree.setChildren(children, of: number))
        tree.branch(number)?.isFailed = isFailed
        tree.branch(number)?.isStale = false
        openAwaited(candidates(in: number))
    }

    /// Stores the loaded children of an item that a filter shows, for other filters and for the outline without a
    /// filter.
    private func keep(_ children: OutlineChildren, of item: AnyHashable, in all: OutlineTree) {
        let shown = tree
        (tree, index) = (all, nil)
        if let place = place(of: item) { _ = all.addBranch(at: place, children: children) }
        (tree, index) = (shown, nil)
    }

    private func show(_ number: Int, _ load: OutlineLoad) {
        show(number)
        guard load.isByUser, let item = tree.branch(number)?.item else { return }
        post(
            OutlineItemToggled(outlineView: self, item: item, isExpanded: true), includingSelf: true
        )
    }

    /// Loads the missing children of a row again.
    final func retry(_ status: OutlineStatus) {
        guard status.kind != .loading,
            let children = ask({ $0.outlineView(self, childrenOf: status.parent) })
        else { return }
        guard children.isLoading else {
            return reloadItem(status.parent, reloadChildren: true)
        }
        load(children, of: status.parent, isByUser: true)
    }

    // MARK: Reloading

    /// Asks again for the children of a branch and of the unfolded branches below it.
    ///
    /// - Parameters:
    ///   - number: The branch.
    ///   - gone: Gets the unfolded items that are gone.
    ///   - isDeep: Whether the branches below it are refreshed, too.
    final func refresh(_ number: Int, _ gone: inout Set<AnyHashable>, isDeep: Bool = true) {
        index = nil
        guard let branch = tree.branch(number) else { return }
        branch.isStale = false
        let item = branch.item
        if let item, !isExpandable(item, depth: branch.depth - 1) {
            gone.formUnion(tree.expandedItems(in: number))
            cancelLoad(of: item)
            return tree.removeBranch(number)
        }
        let children = ask { $0.outlineView(self, childrenOf: item) } ?? .none
        if children.isLoading {
            load(children, of: item, isByUser: false)
            if number == 0, branch.children.count == 0 {
                let status = OutlineStatus(parent: nil, kind: .loading)
                gone.formUnion(tree.setChildren(OutlineChildren([status]), of: 0))
            }
        } else {
            cancelLoad(of: item)
            gone.formUnion(tree.setChildren(children, of: number))
            tree.branch(number)?.isFailed = false
            openAwaited(candidates(in: number))
        }
        if isDeep { refreshKids(of: number, &gone) }
    }

    /// Refreshes the unfolded branches below a branch; folded branches are refreshed when they are unfolded.
    private func refreshKids(of number: Int, _ gone: inout Set<AnyHashable>) {
        for kid in tree.branch(number)?.kids ?? [] {
            guard let branch = tree.branch(kid) else { continue }
            if branch.isExpanded { refresh(kid, &gone) } else { branch.isStale = true }
        }
    }

    /// Unfolds items again after a reload moved them to a new parent.
    final func reopen(_ gone: Set<AnyHashable>) {
        guard !gone.isEmpty else { return }
        let before = awaited
        awaited.formUnion(gone)
        openAwaited(gone)
        awaited.formIntersection(before)
    }

    /// Unfolds the awaited items among the children of a branch that was just unfolded.
    final func openAwaited(below number: Int) {
        let found = candidates(in: number)
        if !found.isEmpty { changeAll { _ in openAwaited(found) } }
    }

    /// Returns the awaited items among the children of a branch.
    final func candidates(in number: Int) -> Set<AnyHashable> {
        guard !awaited.isEmpty, let branch = tree.branch(number) else { return [] }
        if branch.children.search != nil { return awaited.filter { branch.index(of: $0) != nil } }
        return Set((0..<branch.children.count).lazy.map { branch.children[$0] })
            .intersection(awaited)
    }

    /// Unfolds awaited items that are loaded, and the awaited items below them.
    final func openAwaited(_ items: Set<AnyHashable>) {
        var left = items.compactMap { place(of: $0) }
        while let place = left.popLast() {
            let item = tree.item(at: place)
            let depth = tree.branch(place.branch)?.depth ?? 0
            guard awaited.remove(item) != nil, !tree.isExpanded(item) else { continue }
            if let number = tree.number(of: item) {
                var gone: Set<AnyHashable> = []
                if tree.branch(number)?.isStale == true { refresh(number, &gone) }
                tree.expand(number)
                continue
            }
            guard isExpandable(item, depth: depth), let children = children(of: item) else {
                continue
            }
            if children.isLoading {
                load(children, of: item, isByUser: false)
                continue
            }
            guard let number = tree.addBranch(at: place, children: children) else { continue }
            tree.expand(number)
            for inner in candidates(in: number) {
                guard let index = tree.branch(number)?.index(of: inner) else { continue }
                left.append(OutlineTree.Place(branch: number, index: index))
            }
        }
        index = nil
    }
}
