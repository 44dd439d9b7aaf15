// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A regular expression as instructions for a machine.
///
/// The machine reads folded scalars, cluster by cluster (``TextCluster``).
struct ExpressionProgram {
    enum Operation: UInt8 {
        /// Reads the scalar ``Instruction/value``.
        case scalar
        /// Reads the first scalar of a cluster in the set with a number.
        case set
        /// Reads the rest of the cluster.
        case rest
        /// Continues at two instructions; the first one is preferred.
        case split
        /// Like ``split``, at the end of a part that may be empty; if the part was empty, it is not
        /// repeated.
        case loop
        /// Like ``loop``, but leaving the loop is preferred.
        case lazyLoop
        /// Keeps, in a register, the place before a part that may be empty.
        case loopStart
        /// Keeps the place as the start or the end of a group.
        case save
        case assertion
        /// Continues if the part at ``Instruction/other`` matches; a negative look continues if it
        /// does not.
        case look
        /// Matches the part at ``Instruction/other`` without backtracking, and continues after it.
        case atomic
        /// The end of a part that is matched separately.
        case partEnd
        case backreference
        case match
    }

    struct Instruction {
        var operation: Operation
        var value: UInt32 = 0
        var next: Int32 = 0
        var other: Int32 = 0
    }

    /// A lookaround: a part that is matched separately.
    struct Look {
        var isBehind = false
        var isNegative = false
        /// The least and the greatest number of clusters before the place at which a lookbehind may
        /// begin; if `most` is nil, there is no upper bound.
        var least = 0
        var most: Int?
    }

    let instructions: [Instruction]
    let sets: [ExpressionSet]
    let looks: [Look]
    /// The number of the first instruction.
    let start: Int
    /// The number of groups.
    let groupCount: Int
    /// The number of places that loops keep.
    let registerCount: Int
    /// The form in which the text is read.
    let folding: TextFolding
    /// Whether one pass over the text is enough; if not, ways are tried one after the other.
    let isLinear: Bool
    /// Whether there are backreferences, so that a failure does not depend on the place alone.
    let hasBackreferences: Bool
    let needsWords: Bool
    /// Whether a match can begin only at the beginning of the line.
    let isAnchored: Bool
    /// The bytes with which a match may begin.
    private(set) var firstBytes = [Bool](repeating: false, count: 256)
    /// Whether a match may be empty.
    private(set) var mayBeEmpty = false

    /// Reads an expression.
    init(_ text: String, ignoresCase: Bool) throws(TextQueryError) {
        let (node, sets, groupCount) = try ExpressionParser.parse(text, ignoresCase: ignoresCase)
        self.groupCount = groupCount
        var (folds, isLinear, refers, needsWords) = (ignoresCase, true, false, false)
        node.forEachNode {
            switch $0 {
            case .literal(_, true): folds = true
            case .backreference(_, let ignoresCase):
                if ignoresCase { folds = true }
                (isLinear, refers) = (false, true)
            case .look, .atomic, .repetition(_, _, _, .possessive): isLinear = false
            case .assertion(.wordBoundary), .assertion(.noWordBoundary): needsWords = true
            default: break
            }
        }
        folding = TextFolding(ignoresCase: folds)
        (self.isLinear, hasBackreferences, self.needsWords) = (isLinear, refers, needsWords)
        isAnchored = Self.isAnchored(node)
        var compiler = ExpressionCompiler(sets, folding)
        start = Int(try compiler.compile(node))
        instructions = compiler.instructions
        self.sets = compiler.sets
        looks = compiler.looks
        registerCount = compiler.registerCount
        findFirstBytes()
    }

    private static func isAnchored(_ node: ExpressionNode) -> Bool {
        switch node {
        case .assertion(.lineStart): true
        case .sequence(let nodes): nodes.first.map { isAnchored($0) } ?? false
        case .alternation(let nodes): nodes.allSatisfy { isAnchored($0) }
        case .group(let node, _), .atomic(let node): isAnchored(node)
        case .repetition(let node, let least, _, _): least > 0 && isAnchored(node)
        default: false
        }
    }

    // MARK: The beginning

    private mutating func findFirstBytes() {
        var seen = Set<Int>(), open = [start]
        func mark(_ value: Int) { firstBytes[value] = true }
        // Folding turns some scalars beyond ASCII into ASCII, so every byte beyond ASCII may begin
        // a match.
        for byte in 0x80..<0x100 { mark(byte) }
        while let number = open.popLast() {
            guard seen.insert(number).inserted else { continue }
            let instruction = instructions[number]
            switch instruction.operation {
            case .scalar:
                guard instruction.value < 0x80 else { continue }
                mark(Int(instruction.value))
                if folding.ignoresCase, 0x61...0x7A ~= instruction.value {
                    mark(Int(instruction.value) ^ 0x20)
                }
            case .set:
                // A set may contain a letter with a mark but not the letter alone; the matcher
                // finds such a cluster by its mark.
                for value in 0..<128
                where sets[Int(instruction.value)].containsASCII(UInt32(value)) { mark(value) }
            case .backreference:
                mayBeEmpty = true
                for value in 0..<128 { mark(value) }
            case .split, .loop, .lazyLoop: open += [Int(instruction.next), Int(instruction.other)]
            case .atomic: open += [Int(instruction.other), Int(instruction.next)]
            case .rest, .loopStart, .save, .assertion, .look:
                open.append(Int(instruction.next))
            case .match: mayBeEmpty = true
            case .partEnd: break
            }
        }
    }
}
