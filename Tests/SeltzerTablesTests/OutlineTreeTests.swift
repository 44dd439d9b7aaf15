// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OutlineRuns, OutlineBranch, OutlineChildren.

import SeededRandom
import Testing

@testable import SeltzerTables

/// A tree that finds its rows by walking through all of it.
@MainActor
private final class PlainTree {
    var children: [Int: [Int]] = [0: []]
    var loaded: Set<Int> = [0]
    var expanded: Set<Int> = []

    func rows(below item: Int = 0) -> [Int] {
        (children[item] ?? []).flatMap { child in
            [child] + (expanded.contains(child) ? rows(below: child) : [])
        }
    }

    /// The depth of the deepest row.
    func deepest(below item: Int = 0, depth: Int = 0) -> Int {
        (children[item] ?? []).map { child in
            expanded.contains(child) ? deepest(below: child, depth: depth + 1) : depth
        }.max() ?? max(0, depth - 1)
    }

    /// All items that are loaded, also those inside folded ones.
    func items(below item: Int = 0) -> [Int] {
        guard loaded.contains(item) else { return [] }
        return (children[item] ?? []).flatMap { [$0] + items(below: $0) }
    }

    func forget(_ item: Int) {
        for inner in [item] + items(below: item) {
            expanded.remove(inner)
            loaded.remove(inner)
        }
    }
}

@MainActor
@Suite struct OutlineTreeTests {
    private func tree(_ children: Int...) -> OutlineTree {
        let tree = OutlineTree()
        tree.reset(children: OutlineChildren(children))
        return tree
    }

    private func items(_ tree: OutlineTree) -> [Int] {
        (0..<tree.rowCount).compactMap { tree.item(at: tree.place(ofRow: $0)).base as? Int }
    }

    /// Adds the children of an item, and unfolds it.
    @discardableResult
    private func open(_ tree: OutlineTree, _ row: Int, _ children: Int...) -> Int {
        let number = tree.addBranch(
            at: tree.place(ofRow: row), children: OutlineChildren(children))
        guard let number else { return -1 }
        tree.expand(number)
        return number
    }

    @Test func unfoldedItemsShowTheirChildrenBelowThem() {
        let tree = tree(1, 2, 3)
        let two = open(tree, 1, 21, 22)
        open(tree, 3, 221)
        #expect(items(tree) == [1, 2, 21, 22, 221, 3])
        tree.collapse(two)
        #expect(items(tree) == [1, 2, 3])
        tree.expand(two)
        #expect(items(tree) == [1, 2, 21, 22, 221, 3])
        #expect(tree.row(of: OutlineTree.Place(branch: 0, index: 2)) == 5)
        #expect(tree.rowCount(ofBranch: two) == 3)
    }

    @Test func anItemInsideAFoldedOneHasNoRow() {
        let tree = tree(1, 2)
        let one = open(tree, 0, 11)
        let inner = open(tree, 1, 111)
        tree.collapse(one)
        #expect(tree.row(of: OutlineTree.Place(branch: inner, index: 0)) == nil)
        tree.collapse(inner)
        tree.expand(one)
        #expect(items(tree) == [1, 11, 2])
    }

    @Test func anIdentityHasOneBranch() {
        let tree = tree(1, 1)
        #expect(tree.addBranch(at: tree.place(ofRow: 0), children: .none) != nil)
        #expect(tree.addBranch(at: tree.place(ofRow: 1), children: .none) == nil)
    }

    @Test func whatIsGoneIsFreedAndNamed() {
        let tree = tree(1, 2)
        open(tree, 1, 21)
        open(tree, 2, 211)
        let nodes = tree.runs.nodeCount
        #expect(tree.setChildren(OutlineChildren([1, 3]), of: 0) == [2, 21])
        #expect(items(tree) == [1, 3])
        #expect(tree.runs.nodeCount == 1)
        #expect(nodes > 1)
        #expect(tree.number(of: 21) == nil)
    }

    @Test func countedChildrenNeedNoMemoryUntilTheyAreUnfolded() {
        let tree = OutlineTree()
        tree.reset(children: OutlineChildren(count: 1_000_000) { $0 })
        #expect(tree.rowCount == 1_000_000)
        open(tree, 500_000, -1)
        #expect(tree.rowCount == 1_000_001)
        #expect(tree.item(at: tree.place(ofRow: 1_000_000)) == AnyHashable(999_999))
        #expect(tree.runs.nodeCount == 3)
        #expect(tree.branches.count == 2)
    }

    @Test func aChainOfTenThousandLevelsIsFoldedAndFreed() {
        let tree = tree(0)
        for level in 1...10_000 { open(tree, level - 1, level) }
        #expect(tree.rowCount == 10_001)
        #expect(tree.place(ofRow: 10_000).index == 0)
        tree.collapse(tree.number(of: 0) ?? 0)
        #expect(tree.rowCount == 1)
        #expect(tree.setChildren(.none, of: 0).count == 9_999)
        #expect(tree.runs.nodeCount == 1)
    }

    @Test(arguments: 0..<20)
    func afterRandomActsItEqualsAPlainTree(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let plain = PlainTree()
        let tree = OutlineTree()
        var next = 1
        func newItems(_ count: Int) -> [Int] {
            defer { next += count }
            return Array(next..<next + count)
        }
        for _ in 0..<300 {
            let all = plain.items()
            let item = all.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<3 where item != 0 && !plain.loaded.contains(item):
                let children = newItems(Int.random(in: 0..<5, using: &random))
                guard let place = place(of: item, in: tree) else {
                    Issue.record("\(item) has no place")
                    return
                }
                plain.children[item] = children
                plain.loaded.insert(item)
                #expect(tree.addBranch(at: place, children: OutlineChildren(children)) != nil)
            case 3..<7 where plain.loaded.contains(item) && item != 0:
                let number = tree.number(of: item) ?? -1
                if plain.expanded.remove(item) != nil {
                    tree.collapse(number)
                } else {
                    plain.expanded.insert(item)
                    tree.expand(number)
                }
            case 7..<9:
                let parent = plain.loaded.randomElement(using: &random) ?? 0
                var children = plain.children[parent] ?? []
                children.removeAll { _ in Int.random(in: 0..<6, using: &random) == 0 }
                if Bool.random(using: &random) { children.shuffle(using: &random) }
                children += newItems(Int.random(in: 0..<4, using: &random))
                let removed = Set(plain.children[parent] ?? []).subtracting(children)
                let gone = Set(removed.flatMap { [$0] + plain.items(below: $0) })
                    .intersection(plain.expanded)
                for item in removed { plain.forget(item) }
                plain.children[parent] = children
                let number = parent == 0 ? 0 : tree.number(of: parent) ?? -1
                #expect(
                    tree.setChildren(OutlineChildren(children), of: number)
                        == Set(gone.map { AnyHashable($0) }))
            default:
                break
            }
            let rows = plain.rows()
            #expect(items(tree) == rows)
            #expect(tree.deepest == plain.deepest())
            for (row, item) in rows.enumerated() {
                let place = tree.place(ofRow: row)
                #expect(tree.row(of: place) == row, "\(item)")
            }
            #expect(
                tree.expandedItems().count == plain.expanded.intersection(plain.items()).count)
        }
        #expect(tree.rowCount > 0)
    }

    private func place(of item: Int, in tree: OutlineTree) -> OutlineTree.Place? {
        for (number, branch) in tree.branches.enumerated() {
            if let index = branch?.index(of: item) {
                return OutlineTree.Place(branch: number, index: index)
            }
        }
        return nil
    }
}
