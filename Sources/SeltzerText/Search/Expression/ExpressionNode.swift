// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A part of a regular expression.
indirect enum ExpressionNode {
    /// The kind of a repetition: as often as possible, as seldom as possible, or as often as
    /// possible without backtracking.
    enum Greed: Hashable {
        case greedy
        case lazy
        case possessive
    }

    /// A condition that a place must fulfill.
    enum Assertion: UInt32 {
        case lineStart
        case lineEnd
        case wordBoundary
        case noWordBoundary
    }

    /// Nothing.
    case empty
    /// A literal character.
    case literal(Character, ignoresCase: Bool)
    /// One of the characters of the set with a number.
    case set(Int)
    /// Parts one after the other.
    case sequence([ExpressionNode])
    /// One of several parts; the first that leads to a match counts.
    case alternation([ExpressionNode])
    /// A part, repeated; if `most` is nil, there is no upper bound.
    case repetition(ExpressionNode, least: Int, most: Int?, Greed)
    /// A part whose text is kept under a number.
    case group(ExpressionNode, Int)
    /// A part that, once it has matched, is not tried in another way.
    case atomic(ExpressionNode)
    /// A condition on the text before or after a place.
    case look(ExpressionNode, isBehind: Bool, isNegative: Bool)
    /// The text of a group once more.
    case backreference(Int, ignoresCase: Bool)
    /// A condition that a place must fulfill.
    case assertion(Assertion)

    /// Whether the part may match the empty text.
    var isNullable: Bool {
        switch self {
        case .empty, .look, .backreference, .assertion: true
        case .literal, .set: false
        case .sequence(let nodes): nodes.allSatisfy(\.isNullable)
        case .alternation(let nodes): nodes.contains(where: \.isNullable)
        case .repetition(let node, let least, _, _): least == 0 || node.isNullable
        case .group(let node, _), .atomic(let node): node.isNullable
        }
    }

    /// Calls a closure with the part and all parts in it.
    func forEachNode(_ body: (ExpressionNode) -> Void) {
        body(self)
        switch self {
        case .sequence(let nodes), .alternation(let nodes):
            for node in nodes { node.forEachNode(body) }
        case .repetition(let node, _, _, _), .group(let node, _), .atomic(let node),
            .look(let node, _, _):
            node.forEachNode(body)
        case .empty, .literal, .set, .backreference, .assertion: break
        }
    }
}
