// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A node of a balanced tree of text that is never changed, so that copies share it.
///
/// All leaves have the same depth. A node other than the root has 8 to 16 children. Two trees are
/// joined along the edge where they meet. Joining and cutting cost O(log n).
///
/// Source: Boehm, Atkinson and Plass, "Ropes: an Alternative to Strings", 1995, here with the nodes
/// of a B-tree.
final class TextNode: Sendable {
    static var maximumChildren: Int { 16 }
    static let empty = TextNode(TextLeaf([]))

    /// The number of levels below; 0 for a leaf.
    let height: Int
    /// The number of bytes.
    let count: Int
    /// The number of line feeds.
    let newlines: Int
    let children: [TextNode]
    /// The text of a leaf; empty in other nodes.
    let leaf: TextLeaf

    init(_ leaf: TextLeaf) {
        height = 0
        count = leaf.count
        newlines = leaf.newlines
        children = []
        self.leaf = leaf
    }

    private init(_ children: [TextNode]) {
        height = children[0].height + 1
        count = children.reduce(0) { $0 + $1.count }
        newlines = children.reduce(0) { $0 + $1.newlines }
        self.children = children
        leaf = Self.empty.leaf
    }

    /// Returns a tree of leaves.
    static func tree(of leaves: [TextLeaf]) -> TextNode {
        var level = leaves.map { TextNode($0) }
        while level.count > 1 {
            level = parts(of: level).map { TextNode($0) }
        }
        return level.first ?? .empty
    }

    /// Cuts a list of nodes into parts of equal size that fit into a node.
    private static func parts(of nodes: [TextNode]) -> [[TextNode]] {
        let count = (nodes.count + maximumChildren - 1) / maximumChildren
        return (0..<count).map { part in
            Array(nodes[part * nodes.count / count..<(part + 1) * nodes.count / count])
        }
    }

    // MARK: Joining and cutting

    /// Returns one text followed by another.
    static func joined(_ first: TextNode, _ second: TextNode) -> TextNode {
        if first.count == 0 { return second }
        if second.count == 0 { return first }
        let nodes = siblings(first, second)
        return nodes.count == 1 ? nodes[0] : TextNode(nodes)
    }

    /// Joins two trees into one or two, both as high as the higher one.
    private static func siblings(_ first: TextNode, _ second: TextNode) -> [TextNode] {
        if first.height == 0, second.height == 0 { return leaves(first, second) }
        var children: [TextNode]
        if first.height == second.height {
            children = first.children
            // The children at the seam may be too small, if their parent was a root.
            children.removeLast()
            children += siblings(first.children[first.children.count - 1], second.children[0])
            children += second.children.dropFirst()
        } else if first.height > second.height {
            children = first.children
            children.removeLast()
            children += siblings(first.children[first.children.count - 1], second)
        } else {
            children = siblings(first, second.children[0])
            children += second.children.dropFirst()
        }
        return parts(of: children).map { TextNode($0) }
    }

    /// Joins two leaves into one, or into two that are large enough.
    private static func leaves(_ first: TextNode, _ second: TextNode) -> [TextNode] {
        let least = TextLeaf.minimumSize
        guard first.count < least || second.count < least else { return [first, second] }
        if first.count + second.count <= TextLeaf.joinedSize {
            return [TextNode(TextLeaf(bytes(first.leaf, second.leaf)))]
        }
        // The large leaf gives some bytes to the small one, and the rest of the large leaf is not
        // copied.
        if first.count < second.count {
            let head = second.leaf.part(0..<least)
            return [
                TextNode(TextLeaf(bytes(first.leaf, head))),
                TextNode(second.leaf.part(least..<second.count)),
            ]
        }
        let tail = first.leaf.part(first.count - least..<first.count)
        return [
            TextNode(first.leaf.part(0..<first.count - least)),
            TextNode(TextLeaf(bytes(tail, second.leaf))),
        ]
    }

    private static func bytes(_ first: TextLeaf, _ second: TextLeaf) -> ArraySlice<UInt8> {
        var bytes = [UInt8]()
        bytes.reserveCapacity(first.count + second.count)
        first.withBytes { bytes.append(contentsOf: $0) }
        second.withBytes { bytes.append(contentsOf: $0) }
        return bytes[...]
    }

    /// Returns the text in a range.
    func part(_ range: Range<Int>) -> TextNode {
        if range == 0..<count { return self }
        if range.isEmpty { return .empty }
        if height == 0 { return TextNode(leaf.part(range)) }
        var result = TextNode.empty
        var start = 0
        for child in children {
            let end = start + child.count
            if end > range.lowerBound, start < range.upperBound {
                let inner =
                    max(range.lowerBound, start) - start..<min(range.upperBound, end) - start
                result = .joined(result, child.part(inner))
            }
            start = end
        }
        return result
    }

    // MARK: Reading

    /// Calls a closure with the parts of a range in order, until it returns false.
    ///
    /// - Returns: Whether the closure was called with all parts.
    @discardableResult
    func forEachPart(
        in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        if height == 0 {
            return leaf.withBytes { body(UnsafeBufferPointer(rebasing: $0[range])) }
        }
        var start = 0
        for child in children {
            let end = start + child.count
            if start >= range.upperBound { break }
            if end > range.lowerBound {
                let inner =
                    max(range.lowerBound, start) - start..<min(range.upperBound, end) - start
                guard child.forEachPart(in: inner, body) else { return false }
            }
            start = end
        }
        return true
    }

    /// Returns the number of line feeds before a position.
    func newlines(before offset: Int) -> Int {
        var node = self, offset = offset, count = 0
        while node.height > 0 {
            // Children are identified by their places, because a text that was copied within itself
            // has the same child twice.
            let children = node.children
            for (place, child) in children.enumerated() {
                if offset < child.count || place == children.count - 1 {
                    node = child
                    break
                }
                offset -= child.count
                count += child.newlines
            }
        }
        return count
            + node.leaf.withBytes { bytes in
                UnsafeBufferPointer(rebasing: bytes[..<min(offset, bytes.count)]).newlineCount
            }
    }

    /// Returns the position after a line feed.
    ///
    /// - Parameter number: The number of the line feed, from 1 to ``newlines``.
    func offset(afterNewline number: Int) -> Int {
        let (leaf, start, number) = leaf(ofNewline: number)
        return start + leaf.withBytes { $0.offset(afterNewline: number) }
    }

    /// Returns the bytes of a line, without its line feed and without a carriage return before the
    /// line feed.
    ///
    /// Most lines end in the leaf in which they begin; then the tree is searched only once.
    ///
    /// - Parameter number: The number of the line feed before the line, from 1 to ``newlines``
    ///   minus 1.
    /// - Returns: The bytes; nil if the line ends in another leaf.
    func line(afterNewline number: Int) -> Range<Int>? {
        let (leaf, offset, number) = leaf(ofNewline: number)
        guard number < leaf.newlines else { return nil }
        return leaf.withBytes { bytes in
            let start = bytes.offset(afterNewline: number)
            let rest = UnsafeBufferPointer(rebasing: bytes[start...])
            // A source whose bytes changed may have lost the line feed.
            var end = start + max(0, rest.offset(afterNewline: 1) - 1)
            if end > start, bytes[end - 1] == 0x0D { end -= 1 }
            return offset + start..<offset + end
        }
    }

    /// Returns the leaf that contains a line feed, the position of the leaf, and the number of the
    /// line feed in it, from 1.
    private func leaf(ofNewline number: Int) -> (leaf: TextLeaf, start: Int, number: Int) {
        var node = self, number = number, start = 0
        while node.height > 0 {
            for child in node.children {
                if number <= child.newlines {
                    node = child
                    break
                }
                number -= child.newlines
                start += child.count
            }
        }
        return (node.leaf, start, number)
    }
}
