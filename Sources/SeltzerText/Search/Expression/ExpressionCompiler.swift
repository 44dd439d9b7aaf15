// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Makes the instructions of an expression, from its end to its beginning.
struct ExpressionCompiler {
    typealias Instruction = ExpressionProgram.Instruction

    /// The maximum number of instructions, and of parts that are compiled to make them.
    private static var greatestCount: Int { 10_000 }
    private static var greatestWork: Int { 200_000 }

    private(set) var instructions: [Instruction] = []
    private(set) var sets: [ExpressionSet]
    /// The numbers of the sets that contain one character.
    private var characterSets: [Character: Int] = [:]
    private(set) var looks: [ExpressionProgram.Look] = []
    private(set) var registerCount = 0
    private let folding: TextFolding
    private var work = 0

    init(_ sets: [ExpressionSet], _ folding: TextFolding) {
        self.sets = sets
        self.folding = folding
    }

    /// Adds the instructions of a whole expression, and returns the first one.
    mutating func compile(_ node: ExpressionNode) throws(TextQueryError) -> Int32 {
        let end = try add(Instruction(operation: .match))
        return try compile(node, before: end)
    }

    private mutating func add(_ instruction: Instruction) throws(TextQueryError) -> Int32 {
        guard instructions.count < Self.greatestCount else { throw Self.isTooLarge }
        instructions.append(instruction)
        return Int32(instructions.count - 1)
    }

    private static let isTooLarge = TextQueryError("The pattern is too large: repeat less in it")

    /// Adds the instructions of a part that continues at the instruction `next`, and returns its
    /// first instruction.
    private mutating func compile(
        _ node: ExpressionNode, before next: Int32
    ) throws(TextQueryError) -> Int32 {
        work += 1
        guard work <= Self.greatestWork else { throw Self.isTooLarge }
        switch node {
        case .empty: return next
        case .literal(let character, let ignoresCase):
            return try literal(character, ignoresCase, before: next)
        case .set(let number): return try set(number, before: next)
        case .sequence(let nodes):
            var start = next
            for node in nodes.reversed() { start = try compile(node, before: start) }
            return start
        case .alternation(let nodes):
            var start = try compile(nodes[nodes.count - 1], before: next)
            for node in nodes.dropLast().reversed() {
                let first = try compile(node, before: next)
                start = try add(Instruction(operation: .split, next: first, other: start))
            }
            return start
        case .repetition(let node, let least, let most, .possessive):
            return try atomic(.repetition(node, least: least, most: most, .greedy), before: next)
        case .repetition(let node, let least, let most, let greed):
            return try repetition(of: node, least, most, isLazy: greed == .lazy, before: next)
        case .group(let node, let number):
            let end = try add(
                Instruction(operation: .save, value: UInt32(2 * number + 1), next: next))
            let start = try compile(node, before: end)
            return try add(Instruction(operation: .save, value: UInt32(2 * number), next: start))
        case .atomic(let node): return try atomic(node, before: next)
        case .look(let node, let isBehind, let isNegative):
            return try look(node, isBehind, isNegative, before: next)
        case .backreference(let number, let ignoresCase):
            return try add(
                Instruction(
                    operation: .backreference, value: UInt32(number), next: next,
                    other: ignoresCase ? 1 : 0))
        case .assertion(let assertion):
            return try add(
                Instruction(operation: .assertion, value: assertion.rawValue, next: next))
        }
    }

    // MARK: Characters

    private mutating func literal(
        _ character: Character, _ ignoresCase: Bool, before next: Int32
    ) throws(TextQueryError) -> Int32 {
        if folding.ignoresCase, !ignoresCase {
            // The text is read without case, so a set compares the original character.
            return try set(number(ofSetOf: character), before: next)
        }
        var start = next
        for scalar in folding.scalars(of: character.unicodeScalars).reversed() {
            start = try add(Instruction(operation: .scalar, value: scalar.value, next: start))
        }
        return start
    }

    /// Returns the number of the set that contains only the given character.
    private mutating func number(ofSetOf character: Character) -> Int {
        if let number = characterSets[character] { return number }
        sets.append(ExpressionSet(ExpressionSet.Content(character), ignoresCase: false))
        characterSets[character] = sets.count - 1
        return sets.count - 1
    }

    private mutating func set(
        _ number: Int, before next: Int32
    ) throws(TextQueryError) -> Int32 {
        let rest = try add(Instruction(operation: .rest, next: next))
        return try add(Instruction(operation: .set, value: UInt32(number), next: rest))
    }

    // MARK: Repetitions

    private mutating func repetition(
        of node: ExpressionNode, _ least: Int, _ most: Int?, isLazy: Bool, before next: Int32
    ) throws(TextQueryError) -> Int32 {
        var start = next, least = least
        if let most {
            for _ in least..<max(least, most) {
                let first = try compile(node, before: start)
                start = try split(first, next, isLazy)
            }
        } else if node.isNullable {
            start = try loop(of: node, isLazy: isLazy, before: next)
        } else {
            let loop = try add(Instruction(operation: .split))
            let first = try compile(node, before: loop)
            instructions[Int(loop)].next = isLazy ? next : first
            instructions[Int(loop)].other = isLazy ? first : next
            start = least > 0 ? first : loop
            least = max(0, least - 1)
        }
        for _ in 0..<least { start = try compile(node, before: start) }
        return start
    }

    private mutating func split(
        _ part: Int32, _ rest: Int32, _ isLazy: Bool
    ) throws(TextQueryError) -> Int32 {
        try add(
            Instruction(
                operation: .split, next: isLazy ? rest : part, other: isLazy ? part : rest))
    }

    /// Repeats a part that may be empty; after an empty repetition, the loop ends.
    private mutating func loop(
        of node: ExpressionNode, isLazy: Bool, before next: Int32
    ) throws(TextQueryError) -> Int32 {
        let register = UInt32(registerCount)
        registerCount += 1
        let loop = try add(Instruction(operation: isLazy ? .lazyLoop : .loop, value: register))
        let first = try compile(node, before: loop)
        let start = try add(Instruction(operation: .loopStart, value: register, next: first))
        instructions[Int(loop)].next = isLazy ? next : start
        instructions[Int(loop)].other = isLazy ? start : next
        return try split(start, next, isLazy)
    }

    // MARK: Parts on their own

    private mutating func atomic(
        _ node: ExpressionNode, before next: Int32
    ) throws(TextQueryError) -> Int32 {
        let end = try add(Instruction(operation: .partEnd))
        let first = try compile(node, before: end)
        return try add(Instruction(operation: .atomic, next: next, other: first))
    }

    private mutating func look(
        _ node: ExpressionNode, _ isBehind: Bool, _ isNegative: Bool, before next: Int32
    ) throws(TextQueryError) -> Int32 {
        let end = try add(Instruction(operation: .partEnd))
        let first = try compile(node, before: end)
        let (least, most) = Self.length(node)
        // One cluster may fold to three letters, and one letter may be three clusters.
        looks.append(
            ExpressionProgram.Look(
                isBehind: isBehind, isNegative: isNegative, least: least / 3,
                most: most.map { $0 * 3 }))
        return try add(
            Instruction(
                operation: .look, value: UInt32(looks.count - 1), next: next, other: first))
    }

    /// Returns the least and the greatest number of characters that a part reads.
    private static func length(_ node: ExpressionNode) -> (least: Int, most: Int?) {
        switch node {
        case .empty, .look, .assertion: (0, 0)
        case .literal, .set: (1, 1)
        case .backreference: (0, nil)
        case .group(let node, _), .atomic(let node): length(node)
        case .sequence(let nodes):
            nodes.reduce((0, 0)) { sum, node in
                let next = length(node)
                return (
                    add(sum.0, next.least),
                    sum.1.flatMap { most in next.most.map { add(most, $0) } }
                )
            }
        case .alternation(let nodes): alternatives(nodes.map { length($0) })
        case .repetition(let node, let least, let most, _):
            times(length(node), least, most)
        }
    }

    private static func alternatives(_ lengths: [(least: Int, most: Int?)]) -> (Int, Int?) {
        let mosts = lengths.compactMap(\.most)
        return (
            lengths.map(\.least).min() ?? 0, mosts.count == lengths.count ? mosts.max() : nil
        )
    }

    private static func times(_ length: (least: Int, most: Int?), _ least: Int, _ most: Int?) -> (
        Int, Int?
    ) {
        func product(_ one: Int, _ two: Int) -> Int {
            let (product, overflow) = one.multipliedReportingOverflow(by: two)
            return overflow ? 1 << 40 : min(product, 1 << 40)
        }
        let longest = most.flatMap { most in length.most.map { product($0, most) } }
        return (product(length.least, least), length.most == 0 ? 0 : longest)
    }

    private static func add(_ one: Int, _ two: Int) -> Int { min(1 << 40, one + two) }
}
