// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Sequences of runs, each of which is a range of consecutive children of one branch.
///
/// Each sequence is a treap: a binary tree that priorities chosen at random keep balanced (Seidel and Aragon,
/// "Randomized Search Trees", Algorithmica 16, 1996). A node knows the number of rows below it, so finding a row,
/// finding the number of a run, cutting and joining cost O(log n), where n is the number of runs. All nodes are in one
/// array: a tree of any shape is freed without recursion.
struct OutlineRuns {
    /// The index of a node; 0 for none.
    typealias Node = Int

    private struct Entry {
        var branch = 0
        /// The index of the first child.
        var start = 0
        /// The number of children in the run; it may be 0.
        var count = 0
        var left: Node = 0
        var right: Node = 0
        var parent: Node = 0
        var priority: UInt64 = 0
        /// The number of children in all runs of this subtree.
        var rows = 0
        /// The number of runs of this subtree.
        var size = 0
        /// The depth of the children.
        var depth = 0
        /// The maximum depth of the runs of this subtree that have rows.
        var deepest = 0
        /// For the root of a sequence, the branch that keeps it.
        var owner = 0
    }

    private var entries = [Entry()]
    private var spares: [Node] = []
    private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The number of nodes in use.
    var nodeCount: Int { entries.count - 1 - spares.count }

    // MARK: One run

    /// Returns a new sequence of one run, with rows of a given depth.
    mutating func make(branch: Int, depth: Int, start: Int, count: Int) -> Node {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        let entry = Entry(
            branch: branch, start: start, count: count, priority: random, rows: count, size: 1,
            depth: depth, deepest: count > 0 ? depth : 0)
        guard let node = spares.popLast() else {
            entries.append(entry)
            return entries.count - 1
        }
        entries[node] = entry
        return node
    }

    func branch(of node: Node) -> Int { entries[node].branch }

    func start(of node: Node) -> Int { entries[node].start }

    func count(of node: Node) -> Int { entries[node].count }

    /// Changes the number of children in a run.
    mutating func setCount(_ count: Int, of node: Node) {
        entries[node].count = count
        var place = node
        while place != 0 {
            update(place)
            place = entries[place].parent
        }
    }

    // MARK: Places

    /// Returns the number of rows in a sequence; 0 for none.
    func rows(in root: Node) -> Int { entries[root].rows }

    /// Returns the maximum depth of rows in a sequence; 0 for none.
    func deepest(in root: Node) -> Int { entries[root].deepest }

    /// Returns the number of runs in a sequence; 0 for none.
    func size(of root: Node) -> Int { entries[root].size }

    /// Returns the root of a run's sequence.
    func root(of node: Node) -> Node {
        var place = node
        while entries[place].parent != 0 { place = entries[place].parent }
        return place
    }

    /// Returns the branch that keeps a sequence.
    func owner(of root: Node) -> Int { entries[root].owner }

    mutating func setOwner(_ owner: Int, of root: Node) { entries[root].owner = owner }

    /// Returns the numbers of rows and runs before a run, within its sequence.
    func before(_ node: Node) -> (rows: Int, runs: Int) {
        var (rows, runs) = (entries[entries[node].left].rows, entries[entries[node].left].size)
        var place = node
        while entries[place].parent != 0 {
            let parent = entries[place].parent
            if entries[parent].right == place {
                let left = entries[entries[parent].left]
                rows += left.rows + entries[parent].count
                runs += left.size + 1
            }
            place = parent
        }
        return (rows, runs)
    }

    /// Returns the run of a row that exists in a sequence, and the place of the row in the run.
    func run(atRow row: Int, in root: Node) -> (node: Node, offset: Int) {
        var (place, row) = (root, row)
        while true {
            let entry = entries[place]
            let left = entries[entry.left].rows
            if row < left {
                place = entry.left
            } else if row < left + entry.count {
                return (place, row - left)
            } else {
                row -= left + entry.count
                place = entry.right
            }
        }
    }

    // MARK: Sequences

    /// Joins two sequences.
    mutating func join(_ left: Node, _ right: Node) -> Node {
        guard left != 0 else { return right }
        guard right != 0 else { return left }
        if entries[left].priority > entries[right].priority {
            let child = join(entries[left].right, right)
            attach(child, rightOf: left)
            return left
        }
        let child = join(left, entries[right].left)
        attach(child, leftOf: right)
        return right
    }

    /// Cuts a sequence after a number of runs.
    mutating func cut(_ root: Node, after count: Int) -> (Node, Node) {
        guard root != 0 else { return (0, 0) }
        entries[root].parent = 0
        let before = size(of: entries[root].left)
        if count <= before {
            let (left, right) = cut(entries[root].left, after: count)
            attach(right, leftOf: root)
            return (left, root)
        }
        let (left, right) = cut(entries[root].right, after: count - before - 1)
        attach(left, rightOf: root)
        return (root, right)
    }

    private mutating func attach(_ child: Node, leftOf node: Node) {
        entries[node].left = child
        if child != 0 { entries[child].parent = node }
        update(node)
    }

    private mutating func attach(_ child: Node, rightOf node: Node) {
        entries[node].right = child
        if child != 0 { entries[child].parent = node }
        update(node)
    }

    private mutating func update(_ node: Node) {
        let entry = entries[node]
        entries[node].rows =
            entries[entry.left].rows + entry.count + entries[entry.right].rows
        entries[node].size = entries[entry.left].size + 1 + entries[entry.right].size
        entries[node].deepest = max(
            entries[entry.left].deepest, entry.count > 0 ? entry.depth : 0,
            entries[entry.right].deepest)
    }

    /// Frees all nodes of a sequence.
    mutating func free(_ root: Node) {
        var left = [root]
        while let node = left.popLast() {
            guard node != 0 else { continue }
            left.append(entries[node].left)
            left.append(entries[node].right)
            entries[node] = Entry()
            spares.append(node)
        }
    }
}
