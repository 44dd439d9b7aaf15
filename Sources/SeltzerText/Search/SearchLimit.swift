// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The limit of work for the search of one line, with a check for cancellation.
struct SearchLimit {
    /// The number of steps for any line, and the additional steps for each byte of it.
    private static var stepsOfLine: Int { 4_000_000 }
    private static var stepsOfByte: Int { 64 }
    /// The number of steps for each combination of a byte and an instruction, and the maximum of
    /// their sum: a few seconds.
    private static var stepsOfInstruction: Int { 4 }
    private static var greatestStepsOfInstructions: Int { 100_000_000 }
    /// The number of steps between checks for cancellation: a millisecond or less.
    private static var stepsBetweenLooks: Int { 1 << 13 }

    /// Returns whether the search was cancelled.
    let isCancelled: () -> Bool
    /// The maximum number of steps for any line; nil if it depends on the length of the line.
    private let greatestCount: Int?
    private var left = 0
    private var untilLook = 0

    init(greatestCount: Int? = nil, _ isCancelled: @escaping () -> Bool = { false }) {
        self.greatestCount = greatestCount
        self.isCancelled = isCancelled
    }

    /// Begins a line with a number of bytes, for an expression with a number of instructions.
    mutating func begin(count: Int, instructions: Int) {
        let own = min(
            count * instructions * Self.stepsOfInstruction, Self.greatestStepsOfInstructions)
        left = greatestCount ?? Self.stepsOfLine + count * Self.stepsOfByte + own
        untilLook = Self.stepsBetweenLooks
    }

    /// Counts steps that may be repeated for the same text.
    @inline(__always)
    mutating func spend(_ steps: Int) throws(TextQueryError) {
        if greatestCount == nil { left &-= steps }
        try pass(steps)
    }

    /// Counts steps of the first pass over a text, which every line needs.
    @inline(__always)
    mutating func pass(_ steps: Int) throws(TextQueryError) {
        if greatestCount != nil { left &-= steps }
        untilLook &-= steps
        if untilLook < 0 { try look() }
    }

    private mutating func look() throws(TextQueryError) {
        untilLook = Self.stepsBetweenLooks
        if isCancelled() { throw .isCancelled }
        if left < 0 { throw .isTooSlow }
    }
}
