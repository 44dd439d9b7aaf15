// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTables

@Suite struct RowSearchTests {
    /// Searches rows with identities and records which rows are looked at.
    private final class Rows {
        let identities: [AnyHashable?]
        private(set) var asked: [Int] = []

        init(_ identities: [AnyHashable?]) { self.identities = identities }

        func identity(_ row: Int) -> AnyHashable? {
            asked.append(row)
            return identities[row]
        }
    }

    @Test func theNearestRowsAreLookedAtFirst() {
        let rows = Rows((0..<7).map { $0 })
        let search = RowSearch(for: [99] as [AnyHashable], count: 7, from: 3)
        #expect(search.row(of: 99, identify: rows.identity) == nil)
        #expect(rows.asked == [3, 2, 4, 1, 5, 0, 6])
    }

    @Test func atAnEndTheSearchGoesOnAtTheOtherSide() {
        let rows = Rows((0..<4).map { $0 })
        let search = RowSearch(for: [99] as [AnyHashable], count: 4, from: 4)
        #expect(search.row(of: 99, identify: rows.identity) == nil)
        #expect(rows.asked == [3, 2, 1, 0])
    }

    @Test func oneWalkFindsAllThatIsLookedFor() {
        let rows = Rows(["a", "b", "c", "d", "e"])
        let search = RowSearch(for: ["a", "d", "c"] as [AnyHashable], count: 5, from: 2)
        #expect(search.row(of: "a", identify: rows.identity) == 0)
        #expect(rows.asked == [2, 1, 3, 0])
        #expect(search.row(of: "d", identify: rows.identity) == 3)
        #expect(search.row(of: "c", identify: rows.identity) == 2)
        #expect(rows.asked.count == 4)
    }

    @Test func onlyAnnouncedIdentitiesAreFound() {
        let rows = Rows(["a", "b"])
        let search = RowSearch(for: ["a"] as [AnyHashable], count: 2, from: 0)
        #expect(search.row(of: "b", identify: rows.identity) == nil)
        #expect(rows.asked.isEmpty)
    }

    @Test func aLimitEndsTheSearchAndALaterOneContinuesIt() {
        let rows = Rows((0..<100).map { $0 })
        let search = RowSearch(for: [90] as [AnyHashable], count: 100, from: 0)
        search.limit = 10
        #expect(search.row(of: 90, identify: rows.identity) == nil)
        #expect(rows.asked.count == 10)
        search.limit = 1_000
        #expect(search.row(of: 90, identify: rows.identity) == 90)
        #expect(rows.asked == Array(0...90))
    }

    @Test func theFirstOfEqualRowsCountsAndRowsWithoutIdentityDoNot() {
        let rows = Rows([nil, "a", "a", nil])
        let search = RowSearch(for: ["a"] as [AnyHashable], count: 4, from: 3)
        #expect(search.row(of: "a", identify: rows.identity) == 2)
    }

    @Test func anEmptyTableHasNoRow() {
        let search = RowSearch(for: ["a"] as [AnyHashable], count: 0, from: 5)
        #expect(
            search.row(of: "a") { _ in
                Issue.record(); return nil
            } == nil)
    }
}
