// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds an expression in one pass over the text, by following all ways to match at once.
///
/// For each cluster, there is at most one thread for each instruction, in the order of preference.
/// So the time to find one match is at most proportional to the length of the text times the size
/// of the expression. To find a longer match, the matcher may read beyond the match that it
/// returns. This text is read again for the next match, and ``SearchLimit`` counts it again.
///
/// Source: Thompson's simulation with Pike's threads (Cox, "Regular Expression Matching: the
/// Virtual Machine Approach", 2009).
struct LinearMatcher: ~Copyable {
    private typealias Instruction = ExpressionProgram.Instruction

    /// The threads that wait for the next scalar, in the order of preference.
    private struct Threads {
        let instructions: UnsafeMutablePointer<Int32>
        /// The places that each thread keeps.
        let places: UnsafeMutablePointer<Int>
        var count = 0
    }

    private let program: ExpressionProgram
    private let instructions: UnsafeMutablePointer<Instruction>
    private let firstBytes: UnsafeMutablePointer<Bool>
    /// Whether to find empty matches at all places, also at the end of the line.
    private let takesEmpty: Bool
    /// The number of groups whose places are kept: a replacement cannot name more.
    private static var greatestGroup: Int { 9 }

    /// The number of places that a thread keeps: only its start, or the starts and ends of the
    /// match and its groups.
    private let placeCount: Int
    private var now: Threads
    private var later: Threads
    /// The list to which threads are added.
    private var target: Threads
    /// The characters of ASCII in each set, a bit for each.
    private let sets: UnsafeMutablePointer<UInt64>
    /// For each set, the step in which it was last asked for a character beyond ASCII, and the
    /// answer.
    ///
    /// Many threads may ask one set in the same step, for example the repetitions of `[…]{1000}`.
    private let answers: UnsafeMutablePointer<(step: UInt32, isIn: Bool)>
    /// For each instruction, the last step in which a thread reached it.
    private let marks: UnsafeMutablePointer<UInt32>
    private var step: UInt32 = 0
    /// The places of the present thread.
    private let own: UnsafeMutablePointer<Int>
    /// The instructions that are still to be followed; a negative number stands for a place to
    /// restore.
    private var stack: [(instruction: Int32, place: Int)] = []
    private var current = TextCluster()
    private var isFollowingWord = false
    /// The places of the match.
    private(set) var found: [Int]
    /// The end of the text that was read so far.
    private var furthest = 0

    // The place at which conditions are checked.
    private var place = 0
    private var isBoundary = true
    private var isAtEnd = false
    private var isBehindWord = false
    private var isBeforeWord = false

    /// - Parameters:
    ///   - keepsGroups: Whether to find the places of groups, too.
    ///   - takesEmpty: Whether all empty matches are wanted.
    init(_ program: ExpressionProgram, keepsGroups: Bool, takesEmpty: Bool = false) {
        self.program = program
        self.takesEmpty = takesEmpty && program.mayBeEmpty
        let count = program.instructions.count
        placeCount = keepsGroups ? 2 * min(program.groupCount, Self.greatestGroup) + 2 : 1
        instructions = .allocate(capacity: count)
        _ = UnsafeMutableBufferPointer(start: instructions, count: count)
            .initialize(from: program.instructions)
        firstBytes = .allocate(capacity: 256)
        _ = UnsafeMutableBufferPointer(start: firstBytes, count: 256)
            .initialize(from: program.firstBytes)
        if self.takesEmpty { firstBytes.update(repeating: true, count: 256) }
        sets = .allocate(capacity: 2 * program.sets.count + 1)
        for (index, set) in program.sets.enumerated() {
            (sets + 2 * index).initialize(to: set.ascii.low)
            (sets + 2 * index + 1).initialize(to: set.ascii.high)
        }
        answers = .allocate(capacity: program.sets.count + 1)
        answers.initialize(repeating: (0, false), count: program.sets.count + 1)
        marks = .allocate(capacity: count)
        marks.initialize(repeating: 0, count: count)
        own = .allocate(capacity: placeCount)
        own.initialize(repeating: -1, count: placeCount)
        found = Array(repeating: -1, count: max(2, placeCount))
        now = Threads(
            instructions: .allocate(capacity: count),
            places: .allocate(capacity: count * placeCount))
        later = Threads(
            instructions: .allocate(capacity: count),
            places: .allocate(capacity: count * placeCount))
        target = now
    }

    deinit {
        instructions.deallocate()
        firstBytes.deallocate()
        marks.deallocate()
        own.deallocate()
        sets.deallocate()
        answers.deallocate()
        for threads in [now, later] {
            threads.instructions.deallocate()
            threads.places.deallocate()
        }
    }

    /// Begins another line.
    mutating func begin() {
        furthest = 0
    }

    /// Finds the first match from a place on; the place must be between two clusters.
    ///
    /// - Parameters:
    ///   - isFixed: Whether the match must begin at the place.
    /// - Returns: The match, which may be empty; nil for none.
    mutating func match(
        _ reader: inout LineReader, from start: Int, isFixed: Bool, _ limit: inout SearchLimit
    ) throws(TextQueryError) -> Range<Int>? {
        var position = start, hasFound = false
        now.count = 0
        nextStep()
        isBehindWord = program.needsWords && reader.isWord(before: start)
        if position < reader.count { reader.read(&current, at: position, program.folding) }
        while true {
            let hasCluster = position < reader.count
            let canBegin =
                !hasFound && (!isFixed || position == start)
                && (!program.isAnchored || position == 0)
            if canBegin, hasCluster {
                if isFixed || isCandidate(&reader, position) {
                    begin(at: position)
                } else if now.count == 0 {
                    position = try skip(&reader, from: position, &limit)
                    nextStep()
                    continue
                }
            } else if canBegin, takesEmpty {
                begin(at: position, isAtEnd: true)
            }
            if now.count == 0, !hasCluster || hasFound || isFixed || program.isAnchored { break }
            guard hasCluster else {
                if keepMatch(at: position) { hasFound = true }
                break
            }
            let next = current.end, hasNext = next < reader.count
            if hasNext, program.needsWords {
                isFollowingWord = reader.isWord(at: next)
            }
            if position < furthest {
                try limit.spend(now.count + 1)
            } else {
                furthest = position
                try limit.pass(now.count + 1)
            }
            if readCluster(to: next, hasNext: hasNext, at: position) { hasFound = true }
            position = next
            if hasNext { reader.read(&current, at: next, program.folding) }
        }
        return hasFound ? found[0]..<found[1] : nil
    }

    private mutating func nextStep() {
        step &+= 1
        guard step == 0 else { return }
        // The step numbers are used up, and begin again.
        marks.update(repeating: 0, count: program.instructions.count)
        answers.update(repeating: (0, false), count: program.sets.count + 1)
        step = 1
    }

    /// Returns whether a match that is not empty may begin with the cluster at a place.
    @inline(__always)
    private func isCandidate(_ reader: inout LineReader, _ position: Int) -> Bool {
        // A mark after a letter makes it another letter.
        firstBytes[Int(reader.byte(position))]
            || position &+ 1 < reader.count && reader.byte(position &+ 1) >= 0x80
    }

    /// Skips clusters with which no match can begin.
    private mutating func skip(
        _ reader: inout LineReader, from start: Int, _ limit: inout SearchLimit
    ) throws(TextQueryError) -> Int {
        var isCancelled = false
        var position = reader.firstPlace(from: start + 1, in: firstBytes) {
            isCancelled = limit.isCancelled()
            return isCancelled
        }
        if isCancelled { throw .isCancelled }
        if position < reader.count, position > start + 1, reader.byte(position) >= 0x80 {
            position -= 1
        }
        furthest = max(furthest, position)
        isBehindWord = program.needsWords && reader.isWord(before: position)
        if position < reader.count { reader.read(&current, at: position, program.folding) }
        return position
    }

    /// Adds the thread that begins at a place: before the current cluster, or at the end of the line.
    private mutating func begin(at position: Int, isAtEnd atEnd: Bool = false) {
        place = position
        isBoundary = true
        isAtEnd = atEnd
        isBeforeWord = !atEnd && program.needsWords && current.isWord
        for index in 0..<placeCount { own[index] = -1 }
        own[0] = position
        target = now
        follow(Int32(program.start))
        now = target
    }

    /// Lets all threads read the current cluster.
    ///
    /// - Returns: Whether a match ends before the cluster.
    private mutating func readCluster(to next: Int, hasNext: Bool, at position: Int) -> Bool {
        var hasFound = false
        let count = current.isSimple ? 1 : current.items.count
        let isWord = program.needsWords && current.isWord
        for number in 0..<count {
            let isLast = number == count - 1
            place = isLast ? next : position
            isBoundary = isLast
            isAtEnd = isLast && !hasNext
            isBehindWord = isWord
            isBeforeWord = isLast && hasNext && program.needsWords && isFollowingWord
            nextStep()
            let item = current.isSimple ? current.item : current.items[number]
            if readItem(item, isFirst: number == 0, at: position) { hasFound = true }
            swap(&now, &later)
        }
        return hasFound
    }

    private mutating func readItem(_ item: UInt32, isFirst: Bool, at position: Int) -> Bool {
        target = later
        target.count = 0
        defer { later = target }
        for thread in 0..<now.count {
            let number = now.instructions[thread], instruction = instructions[Int(number)]
            var next = instruction.next
            switch instruction.operation {
            case .scalar:
                guard instruction.value == item else { continue }
            case .set:
                guard isFirst else { continue }
                let value = current.composed ?? 0x80
                let number = Int(instruction.value)
                guard
                    value < 0x80
                        ? sets[number << 1 | Int(value >> 6)] &>> UInt64(value) & 1 != 0
                        : hasCurrent(number)
                else { continue }
            case .rest:
                guard !isFirst else { continue }
                next = number
            case .match:
                keep(thread, position)
                // The other threads are less preferred.
                return true
            default: continue
            }
            let places = now.places + thread * placeCount
            for index in 0..<placeCount { own[index] = places[index] }
            follow(next)
        }
        return false
    }

    /// Returns whether the set with a number contains the current cluster, which is not ASCII.
    private func hasCurrent(_ number: Int) -> Bool {
        if answers[number].step != step {
            answers[number] = (step, program.sets[number].contains(current))
        }
        return answers[number].isIn
    }

    /// Keeps the match of the first thread that matches at the end of the line; returns false if
    /// there is none.
    private mutating func keepMatch(at position: Int) -> Bool {
        for thread in 0..<now.count
        where instructions[Int(now.instructions[thread])].operation == .match {
            keep(thread, position)
            return true
        }
        return false
    }

    private mutating func keep(_ thread: Int, _ position: Int) {
        let places = now.places + thread * placeCount
        for index in 0..<placeCount { found[index] = places[index] }
        found[1] = position
    }

    // MARK: Threads

    /// Adds all threads that an instruction leads to without reading.
    private mutating func follow(_ start: Int32) {
        var number = start
        while true {
            if go(to: &number) { continue }
            while let last = stack.last, last.instruction < 0 {
                own[Int(-last.instruction)] = last.place
                stack.removeLast()
            }
            guard let last = stack.popLast() else { return }
            number = last.instruction
        }
    }

    /// Follows one instruction.
    ///
    /// - Returns: Whether the thread continues at the number.
    @inline(__always)
    private mutating func go(to number: inout Int32) -> Bool {
        guard marks[Int(number)] != step else { return false }
        marks[Int(number)] = step
        let instruction = instructions[Int(number)]
        switch instruction.operation {
        case .split, .loop, .lazyLoop: stack.append((instruction.other, 0))
        case .loopStart: break
        case .save:
            let index = Int(instruction.value)
            if index < placeCount {
                stack.append((-Int32(instruction.value), own[index]))
                own[index] = place
            }
        case .assertion:
            guard holds(instruction.value) else { return false }
        case .rest where isBoundary: break
        case .match where !isBoundary: return false
        default:
            target.instructions[target.count] = number
            let places = target.places + target.count * placeCount
            for index in 0..<placeCount { places[index] = own[index] }
            target.count += 1
            return false
        }
        number = instruction.next
        return true
    }

    private func holds(_ assertion: UInt32) -> Bool {
        guard isBoundary else { return false }
        switch ExpressionNode.Assertion(rawValue: assertion) {
        case .lineStart: return place == 0
        case .lineEnd: return isAtEnd
        case .wordBoundary: return isBehindWord != isBeforeWord
        case .noWordBoundary: return isBehindWord == isBeforeWord
        case nil: return false
        }
    }
}
