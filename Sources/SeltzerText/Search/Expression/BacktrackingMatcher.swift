// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Finds an expression that has backreferences, lookarounds, or parts that match without
/// backtracking.
///
/// The matcher tries one way after the other. In an expression without backreferences, a way that
/// failed from a place is not tried there again (``FailedWays``), unless the line and the
/// expression are enormous. ``SearchLimit`` stops all other searches. Steps that take longer, for
/// example over clusters of many scalars, count more.
struct BacktrackingMatcher: ~Copyable {
    /// A place in the text: the start of a cluster, and the number of a scalar in it.
    private struct Place: Equatable {
        var position: Int
        var item = 0
    }

    /// A way that is still to try, or a value to restore before it.
    private enum Choice {
        case way(Int32, Place)
        case group(Int, Int)
        case register(Int, Int)
    }

    /// The maximum number of choices that are kept: about 100 MB.
    private static var greatestChoiceCount: Int { 3_000_000 }

    private let program: ExpressionProgram
    /// Whether to find empty matches at all places, also at the end of the line.
    private let takesEmpty: Bool
    private var choices: [Choice] = []
    private var failedWays = FailedWays()
    /// The start and the end of the match, and then of each group.
    private(set) var found: [Int]
    private var registers: [Int]
    private var cluster = TextCluster()
    private var clusterPosition = -1
    /// The end of the last match or part that was found.
    private var end = Place(position: 0)
    private var isInPart = false
    /// Whether groups were kept since the last reset.
    private var isUsed = false

    init(_ program: ExpressionProgram, takesEmpty: Bool = false) {
        self.program = program
        self.takesEmpty = takesEmpty && program.mayBeEmpty
        found = Array(repeating: -1, count: 2 * program.groupCount + 2)
        registers = Array(repeating: -1, count: program.registerCount)
    }

    /// Begins another line.
    mutating func begin(count: Int) {
        clusterPosition = -1
        let count = program.hasBackreferences ? nil : count
        failedWays.begin(instructions: program.instructions.count, count: count)
    }

    /// Finds the first match from a place on; the place must be between two clusters.
    mutating func match(
        _ reader: inout LineReader, from start: Int, isFixed: Bool, _ limit: inout SearchLimit
    ) throws(TextQueryError) -> Range<Int>? {
        var position = start
        while position <= reader.count {
            if program.isAnchored, position > 0 { return nil }
            if position < reader.count || takesEmpty {
                let isCandidate =
                    takesEmpty || program.firstBytes[Int(reader.byte(position))]
                    || position + 1 < reader.count && reader.byte(position + 1) >= 0x80
                if isCandidate || isFixed {
                    reset()
                    if try run(Int32(program.start), Place(position: position), &reader, &limit) {
                        failedWays.keepEarlier()
                        found[0] = position
                        found[1] = end.position
                        return position..<end.position
                    }
                    failedWays.keepAll()
                }
            }
            if isFixed || position == reader.count { return nil }
            try limit.spend(1)
            position = reader.clusterEnd(from: position)
        }
        return nil
    }

    private mutating func reset() {
        choices.removeAll(keepingCapacity: true)
        if isUsed { for index in found.indices { found[index] = -1 } }
        isUsed = false
        isInPart = false
    }

    // MARK: Ways

    /// Follows the instructions from a given one until the match or the part ends.
    private mutating func run(
        _ start: Int32, _ place: Place, _ reader: inout LineReader, _ limit: inout SearchLimit,
        until target: Int? = nil
    ) throws(TextQueryError) -> Bool {
        let base = choices.count
        var number = start, place = place
        while true {
            try limit.spend(1)
            if try step(&number, &place, &reader, &limit, target) {
                if number < 0 {
                    end = place
                    return true
                }
                continue
            }
            guard let (next, from) = nextWay(above: base) else { return false }
            (number, place) = (next, from)
        }
    }

    /// Goes back to the last choice.
    private mutating func nextWay(above base: Int) -> (Int32, Place)? {
        while choices.count > base {
            switch choices.removeLast() {
            case .way(let number, let place): return (number, place)
            case .group(let index, let old): found[index] = old
            case .register(let index, let old): registers[index] = old
            }
        }
        return nil
    }

    private mutating func push(_ choice: Choice) throws(TextQueryError) {
        guard choices.count < Self.greatestChoiceCount else { throw .isTooSlow }
        choices.append(choice)
    }

    /// Follows one instruction; at the end of the match or the part, the number becomes negative.
    ///
    /// - Returns: Whether this way continues.
    private mutating func step(
        _ number: inout Int32, _ place: inout Place, _ reader: inout LineReader,
        _ limit: inout SearchLimit, _ target: Int?
    ) throws(TextQueryError) -> Bool {
        let instruction = program.instructions[Int(number)]
        switch instruction.operation {
        case .scalar, .set:
            guard try read(instruction, &place, &reader, &limit) else { return false }
        case .rest:
            // The set has read the whole cluster.
            break
        case .split, .loop, .lazyLoop:
            // Ways inside a separate part are not remembered: the part may have succeeded here
            // although the whole failed.
            let isKept = !isInPart && place.item == 0
            guard !isKept || failedWays.insert(Int(number), place.position) else { return false }
            let isLazy = instruction.operation == .lazyLoop
            if instruction.operation != .split,
                registers[Int(instruction.value)] == place.position
            {
                number = isLazy ? instruction.next : instruction.other
                return true
            }
            try push(.way(instruction.other, place))
        case .loopStart:
            let index = Int(instruction.value)
            try push(.register(index, registers[index]))
            registers[index] = place.position
        case .save:
            let index = Int(instruction.value)
            try push(.group(index, found[index]))
            isUsed = true
            found[index] = place.position
        case .assertion:
            guard place.item == 0,
                try holds(instruction.value, place.position, &reader, &limit)
            else { return false }
        case .look:
            guard try look(instruction, place, &reader, &limit) else { return false }
        case .atomic:
            guard try part(instruction.other, place, &reader, &limit) else { return false }
            place = end
        case .backreference:
            guard try refer(instruction, &place, &reader, &limit) else { return false }
        case .partEnd, .match:
            guard place.item == 0, target.map({ place.position == $0 }) ?? true else {
                return false
            }
            number = -1
            return true
        }
        number = instruction.next
        return true
    }

    /// The number of steps that each further byte of a character counts.
    private static var stepsOfByte: Int { 4 }

    private mutating func load(
        _ position: Int, _ reader: inout LineReader, _ limit: inout SearchLimit
    ) throws(TextQueryError) {
        guard position != clusterPosition else { return }
        reader.read(&cluster, at: position, program.folding)
        clusterPosition = position
        if cluster.end - position > 1 {
            try limit.spend(Self.stepsOfByte * (cluster.end - position))
        }
    }

    private mutating func read(
        _ instruction: ExpressionProgram.Instruction, _ place: inout Place,
        _ reader: inout LineReader, _ limit: inout SearchLimit
    ) throws(TextQueryError) -> Bool {
        guard place.position < reader.count else { return false }
        try load(place.position, &reader, &limit)
        if instruction.operation == .set {
            guard place.item == 0 else { return false }
            let set = program.sets[Int(instruction.value)]
            let length = cluster.end - place.position
            if length > 1 { try limit.spend(set.partCount + length) }
            guard set.contains(cluster) else { return false }
            place = Place(position: cluster.end)
            return true
        }
        let isSimple = cluster.isSimple
        guard instruction.value == (isSimple ? cluster.item : cluster.items[place.item]) else {
            return false
        }
        place.item += 1
        if isSimple || place.item == cluster.items.count { place = Place(position: cluster.end) }
        return true
    }

    private mutating func holds(
        _ assertion: UInt32, _ position: Int, _ reader: inout LineReader,
        _ limit: inout SearchLimit
    ) throws(TextQueryError) -> Bool {
        switch ExpressionNode.Assertion(rawValue: assertion) {
        case .lineStart: return position == 0
        case .lineEnd: return position == reader.count
        case .wordBoundary, .noWordBoundary:
            try limit.spend(reader.workBehind(position))
            return reader.isWordBoundary(position)
                == (assertion == ExpressionNode.Assertion.wordBoundary.rawValue)
        case nil: return false
        }
    }

    // MARK: Parts on their own

    /// Matches a separate part at a place, and forgets its other ways.
    private mutating func part(
        _ start: Int32, _ place: Place, _ reader: inout LineReader, _ limit: inout SearchLimit,
        until target: Int? = nil
    ) throws(TextQueryError) -> Bool {
        let base = choices.count, wasInPart = isInPart
        isInPart = true
        defer { isInPart = wasInPart }
        guard try run(start, place, &reader, &limit, until: target) else { return false }
        // Other ways are forgotten, but groups are restored if the rest of the expression fails.
        try limit.spend(choices.count - base)
        let changes = choices[base...].filter { if case .way = $0 { false } else { true } }
        choices.replaceSubrange(base..., with: changes)
        return true
    }

    private mutating func look(
        _ instruction: ExpressionProgram.Instruction, _ place: Place, _ reader: inout LineReader,
        _ limit: inout SearchLimit
    ) throws(TextQueryError) -> Bool {
        guard place.item == 0 else { return false }
        let look = program.looks[Int(instruction.value)], base = choices.count
        let holds =
            look.isBehind
            ? try lookBehind(look, instruction.other, place.position, &reader, &limit)
            : try part(instruction.other, place, &reader, &limit)
        if look.isNegative {
            // Going back restores the groups that the part has set.
            _ = nextWay(above: base)
        }
        return holds != look.isNegative
    }

    /// Matches a part that ends at a place, trying the nearest start first.
    private mutating func lookBehind(
        _ look: ExpressionProgram.Look, _ start: Int32, _ position: Int,
        _ reader: inout LineReader, _ limit: inout SearchLimit
    ) throws(TextQueryError) -> Bool {
        var place = position, count = 0
        while true {
            if count >= look.least,
                try part(start, Place(position: place), &reader, &limit, until: position)
            {
                return true
            }
            guard place > 0, count < look.most ?? .max else { return false }
            try limit.spend(reader.workBehind(place))
            place = reader.previousBoundary(place)
            count += 1
        }
    }

    /// Matches the text of a group again.
    private mutating func refer(
        _ instruction: ExpressionProgram.Instruction, _ place: inout Place,
        _ reader: inout LineReader, _ limit: inout SearchLimit
    ) throws(TextQueryError) -> Bool {
        let group = Int(instruction.value)
        let (start, end) = (found[2 * group], found[2 * group + 1])
        guard place.item == 0, start >= 0, end >= start else { return false }
        let folding = TextFolding(ignoresCase: instruction.other != 0)
        var (one, two) = (start, place.position)
        while one < end {
            try limit.spend(1)
            guard two < reader.count else { return false }
            let (ends, others) = (reader.clusterEnd(from: one), reader.clusterEnd(from: two))
            if ends - one == 1, others - two == 1 {
                let (byte, other) = (reader.byte(one), reader.byte(two))
                let isLetter = (byte | 0x20) &- 0x61 < 26 && folding.ignoresCase
                guard byte == other || isLetter && byte | 0x20 == other | 0x20 else { return false }
            } else {
                try limit.spend(Self.stepsOfByte * (ends - one + others - two))
                guard
                    folding.scalars(of: reader.scalars(in: one..<ends))
                        == folding.scalars(of: reader.scalars(in: two..<others))
                else { return false }
            }
            (one, two) = (ends, others)
        }
        place = Place(position: two)
        return true
    }
}

/// The choices that failed, by instruction and place.
private struct FailedWays {
    /// The maximum number of bits: 32 MB.
    private static var greatestCount: Int { 1 << 28 }

    private var bits: [UInt64] = []
    private var width = 0
    /// The choices that were added during the present search, as numbers of bits, which are less
    /// than 2^32.
    private var new: [UInt32] = []
    private var isUsed = false

    /// Forgets all choices, and begins a line.
    ///
    /// - Parameter count: The bytes of the line; nil to keep no choices.
    mutating func begin(instructions: Int, count: Int?) {
        new.removeAll(keepingCapacity: true)
        isUsed = false
        guard let count else { return }
        width = count + 1
        let (size, overflow) = instructions.multipliedReportingOverflow(by: width)
        guard !overflow, size <= Self.greatestCount else { return }
        isUsed = true
        let words = (size + 63) >> 6
        if bits.count == words {
            for index in bits.indices { bits[index] = 0 }
        } else {
            bits = Array(repeating: 0, count: words)
        }
    }

    /// Adds a choice; returns false if it was already there.
    mutating func insert(_ instruction: Int, _ position: Int) -> Bool {
        guard isUsed else { return true }
        let place = instruction * width + position
        let bit: UInt64 = 1 << UInt64(place & 63)
        guard bits[place >> 6] & bit == 0 else { return false }
        bits[place >> 6] |= bit
        new.append(UInt32(place))
        return true
    }

    /// Forgets the choices of a search that found a match.
    mutating func keepEarlier() {
        for place in new { bits[Int(place >> 6)] &= ~(1 << UInt64(place & 63)) }
        new.removeAll(keepingCapacity: true)
    }

    /// Keeps the choices of a search that failed.
    mutating func keepAll() {
        new.removeAll(keepingCapacity: true)
    }
}
