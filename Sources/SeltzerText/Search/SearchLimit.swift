// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How much work the search of one line may be, and whether it was cancelled.
struct SearchLimit {
    /// The steps for a short line, and for each byte of a long one.
    private static var stepsOfLine: Int { 4_000_000 }
    private static var stepsOfByte: Int { 64 }
    /// The steps for each byte and each instruction of an expression, and the greatest sum of these: a few seconds.
    private static var stepsOfInstruction: Int { 4 }
    private static var greatestStepsOfInstructions: Int { 100_000_000 }
    /// The steps after which cancellation is looked at: a millisecond or less.
    private static var stepsBetweenLooks: Int { 1 << 13 }

    /// Returns whether nobody waits for the search any more.
    let isCancelled: () -> Bool
    /// The greatest number of steps for any line; nil for one by its length.
    private let greatestCount: Int?
    private var left = 0
    private var untilLook = 0

    init(greatestCount: Int? = nil, _ isCancelled: @escaping () -> Bool = { false }) {
        self.greatestCount = greatestCount
        self.isCancelled = isCancelled
    }

    /// Begins a line of so many bytes, for an expression of so many instructions.
    mutating func begin(count: Int, instructions: Int) {
        let own = min(
            count * instructions * Self.stepsOfInstruction, Self.greatestStepsOfInstructions)
        left = greatestCount ?? Self.stepsOfLine + count * Self.stepsOfByte + own
        untilLook = Self.stepsBetweenLooks
    }

    /// Counts steps that the line may need more than once.
    @inline(__always)
    mutating func spend(_ steps: Int) throws(TextQueryError) {
        if greatestCount == nil { left &-= steps }
        try pass(steps)
    }

    /// Counts steps that every line needs.
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
