// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTables

@Suite struct RunLengthsTests {
    private let runs = RunLengths([3, 0, 5, 0, 0, 2, 0])

    @Test func runsFollowEachOther() {
        #expect(runs.count == 7)
        #expect(runs.total == 10)
        #expect((0..<7).map(runs.start) == [0, 3, 3, 8, 8, 8, 10])
        #expect((0..<7).map(runs.end) == [3, 3, 8, 8, 8, 10, 10])
        #expect((0..<7).map(runs.length) == [3, 0, 5, 0, 0, 2, 0])
    }

    @Test(arguments: [
        (-5, 0), (0, 0), (2, 0), (3, 2), (7, 2), (8, 5), (9, 5), (10, 6), (99, 6), (Int.max, 6),
    ])
    func whatLiesAtAPlaceIsTheLastThatBeginsThere(place: Int, index: Int) {
        #expect(runs.index(at: place) == index)
    }

    @Test func negativeAndEnormousLengthsAreHarmless() {
        let runs = RunLengths([-1, .max, .min, .max])
        #expect(runs.total == .max)
        #expect(runs.index(at: 5) == 1)
        #expect((0..<4).allSatisfy { runs.length(of: $0) >= 0 })
        #expect(RunLengths([]).total == 0)
        #expect(RunLengths([]).count == 0)
    }

    @Test func equalLengthsAreFoundByDivision() {
        let rows = EqualLengths(count: 5, length: 3)
        #expect(rows.total == 15)
        #expect(rows.start(of: 4) == 12)
        #expect(rows.indices(from: 2, to: 7) == 0..<3)
        #expect(rows.indices(from: 3, to: 6) == 1..<2)
        #expect(rows.indices(from: -9, to: 0) == 0..<0)
        #expect(rows.indices(from: 15, to: 99) == 5..<5)
        #expect(rows.indices(from: .min, to: .max) == 0..<5)
        #expect(EqualLengths(count: -1, length: -1) == EqualLengths(count: 0, length: 1))
    }
}
