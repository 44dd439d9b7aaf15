// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A search for the items that a filter keeps: the items that match, and all items above them.
///
/// It advances in turns, first through the items and then through the branches of the tree that it makes. It works
/// without recursion, because a tree may be deep.
@MainActor
final class OutlineFilterRun {
    /// Returns the children of an item; nil if it has no children, or if they are not loaded.
    typealias Children = @MainActor (_ item: AnyHashable?, _ depth: Int) -> OutlineChildren?

    /// One item above the next item of the search, and its children.
    private final class Level {
        /// The item; nil for the invisible item above the top.
        let item: AnyHashable?
        let children: OutlineChildren
        /// Whether the item itself matches.
        let isMatch: Bool
        /// The index of the next child.
        var next = 0
        /// The indices of the kept children.
        var kept: [Int] = []

        init(item: AnyHashable?, children: OutlineChildren, isMatch: Bool) {
            (self.item, self.children, self.isMatch) = (item, children, isMatch)
        }
    }

    /// An item with kept children.
    private struct Branch {
        var item: AnyHashable
        /// The parent of the item; nil at the top.
        var parent: AnyHashable?
        /// Its index among the kept children of its parent.
        var index: Int
        var children: OutlineChildren
    }

    /// The kept items; complete at the end.
    let tree = OutlineTree()
    /// The number of items that match.
    private(set) var matchCount = 0
    /// Whether the search visits only the items that an earlier filter keeps.
    let isNarrow: Bool
    private let maximumLevel: Int
    private let matches: @MainActor (AnyHashable) -> Bool
    private let children: Children
    private var levels: [Level] = []
    /// The number of items that the search may still visit.
    private var left = 2_000_000
    /// The items with kept children by their depth, from the top.
    private var branches: [[Branch]] = []
    /// The next of ``branches`` to add to the tree; nil during the search.
    private var next: (depth: Int, index: Int)?

    init(
        maximumLevel: Int, isNarrow: Bool, matches: @escaping @MainActor (AnyHashable) -> Bool,
        children: @escaping Children
    ) {
        self.isNarrow = isNarrow
        (self.maximumLevel, self.matches, self.children) = (maximumLevel, matches, children)
        levels = [Level(item: nil, children: children(nil, 0) ?? .none, isMatch: false)]
    }

    /// The length of a turn: short enough that keys are handled between two turns.
    private static var turn: Duration { .milliseconds(5) }
    /// The number of steps between two checks of the clock.
    private static var stepsPerLook: Int { 32 }

    /// Works during one turn.
    ///
    /// - Returns: Whether the work is done.
    func advance() -> Bool {
        let end = ContinuousClock.now.advanced(by: Self.turn)
        repeat {
            for _ in 0..<Self.stepsPerLook {
                if levels.isEmpty {
                    guard addBranch() else { return true }
                } else {
                    look()
                }
            }
        } while ContinuousClock.now < end
        return false
    }

    /// The part that is done, from 0 to 1.
    var progress: Double {
        var (sum, share) = (0.0, 1.0)
        for level in levels {
            share /= Double(max(1, level.children.count))
            sum += share * Double(max(0, level.next - 1))
        }
        return levels.isEmpty ? 1 : min(1, sum)
    }

    // MARK: Looking

    /// Visits the next item.
    private func look() {
        let depth = levels.count - 1
        let level = levels[depth]
        guard level.next < level.children.count, left > 0 else { return closeLevel() }
        left -= 1
        level.next += 1
        let index = level.children.origin(of: level.next - 1)
        let item = level.children[level.next - 1]
        // A row without an item is the only row of its branch.
        if level.children.count == 1, item.base is OutlineStatus {
            if depth == 0 { level.kept.append(index) }
            return
        }
        let isMatch = matches(item)
        if isMatch { matchCount += 1 }
        if depth < maximumLevel, let inner = children(item, depth), inner.count > 0 {
            levels.append(Level(item: item, children: inner, isMatch: isMatch))
        } else if isMatch {
            level.kept.append(index)
        }
    }

    /// Returns to the item above after all children were visited.
    private func closeLevel() {
        let level = levels.removeLast()
        let children = level.children.keeping(level.kept)
        guard let item = level.item, let parent = levels.last else {
            tree.reset(children: children)
            next = (0, 0)
            return
        }
        guard !level.kept.isEmpty || level.isMatch else { return }
        let depth = levels.count - 1
        parent.kept.append(parent.children.origin(of: parent.next - 1))
        guard !level.kept.isEmpty else { return }
        while branches.count <= depth { branches.append([]) }
        let index = parent.kept.count - 1
        branches[depth].append(
            Branch(item: item, parent: parent.item, index: index, children: children))
    }

    // MARK: The tree

    /// Adds the next branch to the tree, unfolded.
    ///
    /// The items of one depth are added from the top down, so that each item comes after the items above it.
    ///
    /// - Returns: Whether there was a next branch.
    private func addBranch() -> Bool {
        guard var next, next.depth < branches.count else { return false }
        if next.index == branches[next.depth].count {
            self.next = (next.depth + 1, 0)
            return true
        }
        let branch = branches[next.depth][next.index]
        next.index += 1
        self.next = next
        guard let parent = branch.parent.map(tree.number(of:)) ?? 0 else { return true }
        let place = OutlineTree.Place(branch: parent, index: branch.index)
        if let number = tree.addBranch(at: place, children: branch.children) {
            tree.expand(number)
        }
        return true
    }
}
