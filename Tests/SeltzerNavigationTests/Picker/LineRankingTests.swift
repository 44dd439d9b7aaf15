// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerNavigation

@Suite struct LineRankingTests {
    @Test func scoreCountsThenLengthThenPlace() {
        var ranking = LineRanking()
        for (line, (score, length)) in [(50, 3), (60, 9), (60, 5), (60, 5), (-300, 1)].enumerated()
        {
            ranking.insert(LineRanking.Rank(score: score, length: length, line: line))
        }
        #expect(ranking.lines == [2, 3, 1, 0, 4])
    }

    @Test func valuesBeyondAnyMeasureAreHeld() {
        var ranking = LineRanking()
        ranking.insert(LineRanking.Rank(score: .min / 2, length: .max, line: 1))
        ranking.insert(LineRanking.Rank(score: .max / 2, length: 0, line: 2))
        #expect(ranking.lines == [2, 1])
    }

    @Test(arguments: [false, true])
    func bestOfManyAreKept(isRising: Bool) {
        var first = LineRanking()
        var second = LineRanking()
        for number in 0..<30_000 {
            let score = isRising ? number % 30_000 : 30_000 - number
            let rank = LineRanking.Rank(score: score, length: 1, line: number)
            if number % 3 == 0 { first.insert(rank) } else { second.insert(rank) }
        }
        first.formUnion(second)
        let best = isRising ? Array((20_000..<30_000).reversed()) : Array(0..<10_000)
        #expect(first.lines == best)
    }
}
