// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The items that a filter of an outline keeps: those that match, and all above them.
struct OutlineFilter {
    /// The matching items and their ancestors.
    private(set) var kept: Set<AnyHashable> = []
    /// The ancestors of matching items.
    private(set) var open: Set<AnyHashable> = []
    /// The unfolded items before the first filter.
    let expanded: Set<AnyHashable>
    /// The children that were loaded before the first filter, by their parents.
    let loaded: [AnyHashable: OutlineChildren]

    init(expanded: Set<AnyHashable>, loaded: [AnyHashable: OutlineChildren]) {
        (self.expanded, self.loaded) = (expanded, loaded)
    }

    /// The maximum number of items that are looked at.
    private static var maximumItems: Int { 2_000_000 }

    /// Looks at all items whose children are at hand, without recursion: a tree may be deep.
    ///
    /// - Parameters:
    ///   - children: Returns the children of an item; nil for an item without any, or with children that are not loaded.
    ///   - matches: Returns whether an item matches.
    @MainActor
    mutating func run(
        children: (AnyHashable?, _ depth: Int) -> OutlineChildren?, matches: (AnyHashable) -> Bool
    ) {
        (kept, open) = ([], [])
        guard let top = children(nil, 0) else { return }
        var path: [(item: AnyHashable?, children: OutlineChildren, next: Int)] = [(nil, top, 0)]
        var left = Self.maximumItems
        while let last = path.last {
            guard last.next < last.children.count, left > 0 else {
                path.removeLast()
                continue
            }
            left -= 1
            path[path.count - 1].next += 1
            let item = last.children[last.next]
            if matches(item), kept.insert(item).inserted { keep(path.dropFirst().map(\.item)) }
            if let inner = children(item, path.count), inner.count > 0 {
                path.append((item, inner, 0))
            }
        }
    }

    private mutating func keep(_ above: [AnyHashable?]) {
        for case let item? in above.reversed() {
            kept.insert(item)
            guard open.insert(item).inserted else { return }
        }
    }

    /// Returns the children that are shown of an item; all below an item that matches and has no matching ones inside.
    @MainActor
    func shown(_ children: OutlineChildren, of item: AnyHashable?) -> OutlineChildren {
        guard item.map(open.contains) ?? true, !children.isLoading else { return children }
        let all = (0..<children.count).lazy.map { children[$0] }
        return OutlineChildren(all.filter { kept.contains($0) || $0.base is OutlineStatus })
    }
}

extension OutlineView {
    // MARK: Filtering

    /// The condition that items must fulfil to be shown; nil, the default, shows all.
    ///
    /// The items above a matching one stay, and are unfolded. All items are asked whose children are at hand or loaded:
    /// those that would have to be loaded are not. Setting it again keeps the selection as far as it is shown. Setting
    /// nil unfolds what was unfolded before the first filter.
    ///
    /// ```swift
    /// outline.filter = { "\($0)".contains(field.text) }
    /// ```
    public final var filter: (@MainActor (AnyHashable) -> Bool)? {
        get { condition }
        set {
            guard canChange, condition != nil || newValue != nil else { return }
            condition = newValue
            let expanded = filtered?.expanded
            if newValue == nil { filtered = nil }
            changeAll { gone in
                if filtered == nil { runFilter() }
                refresh(0, &gone)
                guard filtered == nil else { return }
                for item in tree.expandedItems().subtracting(expanded ?? []) {
                    if let number = tree.number(of: item) { fold(item, number) }
                }
                awaited.formUnion((expanded ?? []).subtracting(tree.expandedItems()))
                openAwaited(awaited)
            }
        }
    }

    /// Finds the items that the filter keeps, and unfolds those above them.
    final func runFilter() {
        guard let condition else { return }
        var filter =
            filtered
            ?? OutlineFilter(
                expanded: tree.expandedItems(), loaded: loadedChildren())
        let loaded = filter.loaded
        filter.run { item, depth in
            if let item, !isExpandable(item, depth: depth - 1) { return nil }
            let children = ask { $0.outlineView(self, childrenOf: item) }
            guard children?.isLoading == true else { return children }
            return loaded[item ?? Self.top]
        } matches: {
            !($0.base is OutlineStatus) && condition($0)
        }
        filtered = filter
        for item in tree.expandedItems().subtracting(filter.open) {
            if let number = tree.number(of: item) { fold(item, number) }
        }
        awaited.formUnion(filter.open.subtracting(tree.expandedItems()))
    }

    /// The key of the children at the top.
    private static var top: AnyHashable { AnyHashable(OutlineStatus(parent: nil, kind: .loading)) }

    /// Returns the children of all branches.
    private func loadedChildren() -> [AnyHashable: OutlineChildren] {
        var loaded: [AnyHashable: OutlineChildren] = [:]
        for branch in tree.branches {
            if let branch { loaded[branch.item ?? Self.top] = branch.children }
        }
        return loaded
    }

    /// Returns the children of an item that the filter keeps.
    final func shown(_ children: OutlineChildren, of item: AnyHashable?) -> OutlineChildren {
        filtered?.shown(children, of: item) ?? children
    }
}
