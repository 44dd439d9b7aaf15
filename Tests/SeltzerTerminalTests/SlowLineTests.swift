// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

/// What a user sees of what is typed, on simulated lines.
@MainActor
@Suite struct SlowLineTests {
    /// A line that loses some of the terminal's answers.
    struct Line: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let isLost: @Sendable (Int, Double) -> Bool

        init(_ description: String, isLost: @escaping @Sendable (Int, Double) -> Bool) {
            testDescription = description
            self.isLost = isLost
        }
    }

    nonisolated static let lines = [
        Line("no answer is lost") { _, _ in false },
        Line("the answers of half a second are lost") { 1...1.5 ~= $1 },
        Line("the answers of three seconds are lost") { 1...4 ~= $1 },
        Line("each third answer is lost") { number, _ in number.isMultiple(of: 3) },
        Line("three answers of ten are lost, at random") { number, _ in
            (number &* 2_654_435_761) >> 7 % 10 < 3
        },
        Line("no answer comes any more") { $1 > 1 },
    ]

    /// Lets a user type for six seconds, and compares how long each key takes with a limit and what the line needs.
    private func type(
        every interval: Double, changing cells: Int, onLineOf line: Line, rate: Double,
        isAnimated: Bool, limit: Double = 1
    ) throws {
        // Where a slow line's speed is not told, 17 s would pass until the first bytes of an animation are through.
        let isToldOnly = isAnimated && rate < 1_000
        for toldRate in isToldOnly ? [Int(rate)] : [nil, Int(rate)] {
            let simulation = try SimulatedLine(
                .init(
                    rates: [(0, rate)], isLost: line.isLost, keyInterval: interval,
                    changedCells: cells, isAnimated: isAnimated, toldRate: toldRate))
            // What was sent before anything was known of the line has to come through first.
            let begin = toldRate == nil && isAnimated ? 16_384 / rate + 2 : 2
            let waits = simulation.waits(typingFrom: begin, to: begin + 6)
            #expect(waits.count >= 3)
            // Two bytes a cell, and questions and moves of the cursor between the parts.
            let need = 1.4 * Double(2 * cells) / rate
            #expect(waits.max() ?? 0 <= limit + need, "told \(toldRate ?? 0)")
        }
    }

    @Test(arguments: lines, [960.0, 125_000])
    func wordsAppearWithinASecond(_ line: Line, rate: Double) throws {
        try type(every: 0.3, changing: 20, onLineOf: line, rate: rate, isAnimated: false)
    }

    @Test(arguments: lines, [960.0, 11_520])
    func wordsAppearWithinASecondBesideAnAnimation(_ line: Line, rate: Double) throws {
        try type(every: 0.3, changing: 20, onLineOf: line, rate: rate, isAnimated: true)
    }

    @Test(arguments: lines, [960.0, 11_520])
    func aFifthOfTheScreenAppearsSoonBesideAnAnimation(_ line: Line, rate: Double) throws {
        try type(
            every: 2, changing: 400, onLineOf: line, rate: rate, isAnimated: true, limit: 1.5)
    }

    @Test(arguments: lines)
    func wordsWaitOnlyForWhatIsOnItsWayWhereTheLineBecomesSlower(_ line: Line) throws {
        let simulation = try SimulatedLine(
            .init(
                rates: [(0, 11_520), (2.5, 960)], isLost: line.isLost, keyInterval: 0.3,
                changedCells: 20, isAnimated: true, toldRate: 11_520))
        let waits = simulation.waits(typingFrom: 2, to: 8)
        #expect(waits.count == 20)
        // What was on its way when it became slower has to come through: 2,880 bytes at most.
        #expect(waits.max() ?? 0 <= 3)
    }
}
