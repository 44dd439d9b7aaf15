// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The rows of an outline: the loaded items, and which of them are unfolded.
///
/// A *branch* is an item whose children are loaded, or the invisible root, number 0. Each branch divides its children
/// into runs, which end at unfolded children. The runs of all unfolded branches are one sequence in the order of the
/// rows (``OutlineRuns``); a folded branch keeps the sequence of its own rows. So unfolding joins sequences and folding
/// cuts them, in O(log n), whatever is unfolded inside. Items that are not unfolded need no memory beyond their
/// identities.
@MainActor
final class OutlineTree {
    /// The place of a child: its branch, and its index there.
    struct Place: Hashable {
        var branch: Int
        var index: Int
    }

    private(set) var runs = OutlineRuns()
    private(set) var branches: [OutlineBranch?] = []
    private var spares: [Int] = []
    private var numbers: [AnyHashable: Int] = [:]

    /// Creates a tree without rows.
    init() { reset(children: .none) }

    /// Removes everything, and sets the children of the root.
    func reset(children: OutlineChildren) {
        runs = OutlineRuns()
        (branches, spares, numbers) = ([], [], [:])
        _ = makeBranch(OutlineBranch(item: nil, parent: 0, index: 0, depth: 0), children: children)
    }

    // MARK: Numbers

    /// The number of visible rows.
    var rowCount: Int { runs.rows(in: branches[0]?.rows ?? 0) }

    /// The depth of the deepest visible row.
    var deepest: Int { runs.deepest(in: branches[0]?.rows ?? 0) }

    /// Returns the branch with a number; nil if it is gone.
    func branch(_ number: Int) -> OutlineBranch? {
        branches.indices.contains(number) ? branches[number] : nil
    }

    /// Returns the number of an item's branch; nil if its children are not loaded.
    func number(of item: AnyHashable) -> Int? { numbers[item] }

    /// Returns whether an item is unfolded.
    func isExpanded(_ item: AnyHashable) -> Bool {
        numbers[item].flatMap(branch)?.isExpanded == true
    }

    /// Returns the place of a row that exists.
    func place(ofRow row: Int) -> Place {
        let (node, offset) = runs.run(atRow: row, in: branches[0]?.rows ?? 0)
        return Place(branch: runs.branch(of: node), index: runs.start(of: node) + offset)
    }

    /// Returns the item at a place that exists.
    func item(at place: Place) -> AnyHashable {
        guard let branch = branch(place.branch), place.index < branch.children.count else {
            return AnyHashable(place)
        }
        return branch.children[place.index]
    }

    /// Returns the row of a place that exists; nil if it is inside a folded item.
    func row(of place: Place) -> Int? {
        guard let branch = branch(place.branch), place.index < branch.children.count else {
            return nil
        }
        let node = branch.runs[run(of: place.index, in: branch)]
        guard runs.root(of: node) == branches[0]?.rows else { return nil }
        return runs.before(node).rows + place.index - runs.start(of: node)
    }

    /// Returns the place of a branch's item; nil for the root.
    func place(ofBranch number: Int) -> Place? {
        guard number != 0, let branch = branch(number) else { return nil }
        return Place(branch: branch.parent, index: branch.index)
    }

    /// Returns the number of rows that an unfolded branch shows below its own row.
    func rowCount(ofBranch number: Int) -> Int {
        guard let branch = branch(number) else { return 0 }
        guard branch.isExpanded else { return runs.rows(in: branch.rows) }
        let (start, end) = ends(of: branch)
        return runs.before(end).rows - runs.before(start).rows - runs.count(of: start)
    }

    /// Returns the index of the run that holds a child.
    private func run(of index: Int, in branch: OutlineBranch) -> Int {
        var (low, high) = (0, branch.runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs.start(of: branch.runs[middle]) <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the run that ends with the item of an unfolded branch, and the next run of the same parent.
    private func ends(of branch: OutlineBranch) -> (OutlineRuns.Node, OutlineRuns.Node) {
        guard let parent = self.branch(branch.parent) else { return (0, 0) }
        let place = run(of: branch.index, in: parent)
        return (parent.runs[place], parent.runs[place + 1])
    }

    // MARK: Branches

    /// Adds a folded branch with the children of an item.
    ///
    /// - Returns: The number of the branch; nil if the item already has a branch.
    func addBranch(at place: Place, children: OutlineChildren) -> Int? {
        guard let parent = branch(place.branch), place.index < parent.children.count else {
            return nil
        }
        let item = parent.children[place.index]
        guard numbers[item] == nil else { return nil }
        let depth = place.branch == 0 ? 1 : parent.depth + 1
        let branch = OutlineBranch(
            item: item, parent: place.branch, index: place.index, depth: depth)
        let number = makeBranch(branch, children: children)
        parent.kids.insert(number)
        return number
    }

    private func makeBranch(_ branch: OutlineBranch, children: OutlineChildren) -> Int {
        let number = spares.popLast() ?? branches.count
        if number == branches.count { branches.append(nil) }
        branches[number] = branch
        if let item = branch.item { numbers[item] = number }
        branch.children = children
        let node = runs.make(
            branch: number, depth: branch.depth, start: 0, count: children.count)
        runs.setOwner(number, of: node)
        (branch.runs, branch.rows) = ([node], node)
        return number
    }

    /// Removes a branch and all branches below it.
    func removeBranch(_ number: Int) {
        guard number != 0, let branch = branch(number) else { return }
        collapse(number)
        self.branch(branch.parent)?.kids.remove(number)
        var left = [number]
        while let number = left.popLast() {
            guard let branch = branches[number] else { continue }
            if !branch.isExpanded { runs.free(branch.rows) }
            left.append(contentsOf: branch.kids)
            if let item = branch.item { numbers[item] = nil }
            branches[number] = nil
            spares.append(number)
        }
    }

    /// Unfolds a branch; does nothing if it is unfolded.
    func expand(_ number: Int) {
        guard number != 0, let branch = branch(number), !branch.isExpanded,
            let parent = self.branch(branch.parent)
        else { return }
        let place = run(of: branch.index, in: parent)
        let node = parent.runs[place]
        let (start, count) = (runs.start(of: node), runs.count(of: node))
        let rest = runs.make(
            branch: branch.parent, depth: parent.depth, start: branch.index + 1,
            count: start + count - branch.index - 1)
        runs.setCount(branch.index + 1 - start, of: node)
        parent.runs.insert(rest, at: place + 1)
        let root = runs.root(of: node)
        let owner = runs.owner(of: root)
        let (left, right) = runs.cut(root, after: runs.before(node).runs + 1)
        let inside = runs.join(branch.rows, rest)
        keep(runs.join(left, runs.join(inside, right)), in: owner)
        branch.rows = 0
        branch.isExpanded = true
    }

    /// Folds a branch; does nothing if it is folded.
    func collapse(_ number: Int) {
        guard number != 0, let branch = branch(number), branch.isExpanded,
            let parent = self.branch(branch.parent)
        else { return }
        let place = run(of: branch.index, in: parent)
        let (node, rest) = (parent.runs[place], parent.runs[place + 1])
        let root = runs.root(of: node)
        let owner = runs.owner(of: root)
        let before = runs.before(node).runs + 1
        let inside = runs.before(rest).runs - before
        let (left, tail) = runs.cut(root, after: before)
        let (own, ending) = runs.cut(tail, after: inside)
        let (gone, right) = runs.cut(ending, after: 1)
        parent.runs.remove(at: place + 1)
        let count = runs.count(of: gone)
        runs.free(gone)
        runs.setCount(runs.count(of: node) + count, of: node)
        keep(runs.join(left, right), in: owner)
        branch.isExpanded = false
        keep(own, in: number)
    }

    private func keep(_ root: OutlineRuns.Node, in owner: Int) {
        branch(owner)?.rows = root
        runs.setOwner(owner, of: root)
    }

    // MARK: Changes

    /// Sets the children of a branch; children that are still there stay as they were.
    ///
    /// The cost is a comparison of the children, and O(log n) for each unfolded child.
    ///
    /// - Returns: The unfolded items below the branch that are gone.
    func setChildren(_ children: OutlineChildren, of number: Int) -> Set<AnyHashable> {
        guard let branch = branch(number) else { return [] }
        let kids = branch.kids
        let expanded = kids.filter { self.branch($0)?.isExpanded == true }
        for kid in expanded { collapse(kid) }
        branch.children = children
        branch.forgetIndices()
        runs.setCount(children.count, of: branch.runs[0])
        var gone: Set<AnyHashable> = []
        for kid in kids {
            guard let child = self.branch(kid), let item = child.item else { continue }
            if let index = branch.index(of: item, near: child.index) {
                child.index = index
                if expanded.contains(kid) { expand(kid) }
            } else {
                gone.formUnion(expandedItems(in: kid))
                if expanded.contains(kid) { gone.insert(item) }
                removeBranch(kid)
            }
        }
        return gone
    }

    /// Returns the unfolded items below a branch, even inside folded items.
    func expandedItems(in number: Int = 0) -> Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        var left = [number]
        while let number = left.popLast() {
            guard let branch = branch(number) else { continue }
            for kid in branch.kids {
                if let child = self.branch(kid), child.isExpanded, let item = child.item {
                    found.insert(item)
                }
                left.append(kid)
            }
        }
        return found
    }
    /// Folds an item and all items below it; nil stands for all items.
    func collapseAll(in item: AnyHashable?) {
        guard let number = item.map({ numbers[$0] }) ?? 0 else { return }
        for inner in expandedItems(in: number) { numbers[inner].map(collapse) }
        collapse(number)
    }
}
