// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An item of an outline whose children are loaded.
@MainActor
final class OutlineBranch {
    /// The item; nil for the root.
    let item: AnyHashable?
    /// The number of the branch of the item's parent.
    let parent: Int
    /// The depth of the children, 0 for the children of the root.
    let depth: Int
    /// The index of the item in its parent.
    var index: Int
    var children = OutlineChildren.none
    /// The numbers of the branches among the children.
    var kids: Set<Int> = []
    /// The runs of the children, in order.
    var runs: [OutlineRuns.Node] = []
    /// The sequence of the rows while the branch is folded; for the root, the sequence of all rows; 0 for none.
    var rows: OutlineRuns.Node = 0
    var isExpanded = false
    /// Whether the children may have changed since they were loaded.
    var isStale = false
    /// Whether the only child is a row that shows an error.
    var isFailed = false
    private var indices: [AnyHashable: Int]?

    init(item: AnyHashable?, parent: Int, index: Int, depth: Int) {
        self.item = item
        self.parent = parent
        self.index = index
        self.depth = depth
    }

    /// The number of children around the old index of an item that are searched first.
    private static var reach: Int { 64 }

    /// Returns the index of a child; nil for none.
    ///
    /// If the children do not know their indices, the first search for a child far from its old place looks at all
    /// children. Later searches cost O(1).
    func index(of item: AnyHashable, near place: Int = 0) -> Int? {
        let count = children.count
        guard count > 0 else { return nil }
        let middle = min(max(0, place), count - 1)
        if children[middle] == item { return middle }
        for step in 1..<max(2, min(Self.reach, count)) {
            if middle >= step, children[middle - step] == item { return middle - step }
            if middle + step < count, children[middle + step] == item { return middle + step }
        }
        guard count > Self.reach else { return nil }
        if let search = children.search {
            // A wrong index from a data source must not lead to a child that does not exist.
            return search(item).flatMap { (0..<count).contains($0) ? $0 : nil }
        }
        if let indices { return indices[item] }
        var found: [AnyHashable: Int] = [:]
        found.reserveCapacity(count)
        for index in 0..<count where found[children[index]] == nil {
            found[children[index]] = index
        }
        indices = found
        return found[item]
    }

    /// Forgets the indices after the children changed.
    func forgetIndices() { indices = nil }
}
