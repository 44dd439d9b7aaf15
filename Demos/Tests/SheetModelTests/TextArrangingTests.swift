// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import Testing

@testable import SheetModel

/// Covers also: SortKeys, RowSorting, FilterMatcher, FilterText.
@Suite @MainActor struct TextArrangingTests {
    private let folder: NotesFolder

    init() throws {
        folder = try NotesFolder()
    }

    private func rows(_ text: String) async throws -> any SheetRows {
        try folder.put(text, in: "a.csv")
        return try await TextFile(path: folder.path + "/a.csv").rows(of: "a")
    }

    private func texts(_ rows: any SheetRows, column: Int = 0) async throws -> [String] {
        try await rows.rows(0..<100_000).map { $0.values[column].text }
    }

    @Test func numbersAreSortedByValueBeforeTexts() async throws {
        let rows = try await rows("n\n10\nb\n9\n-1.5\n\n1e3\na\n")
        let up = try await rows.arranged(by: SheetArrangement(sorts: [SheetSort(column: 0)]))
        #expect(try await texts(up) == ["", "-1.5", "9", "10", "1e3", "a", "b"])
        let down = try await rows.arranged(
            by: SheetArrangement(sorts: [SheetSort(column: 0, isDescending: true)]))
        #expect(try await texts(down) == ["b", "a", "1e3", "10", "9", "-1.5", ""])
    }

    @Test func laterColumnsDecideAmongEqualRows() async throws {
        let rows = try await rows("a,b\nx,1\ny,2\nx,3\ny,1\nx,3\n")
        let sorted = try await rows.arranged(
            by: SheetArrangement(
                sorts: [SheetSort(column: 0), SheetSort(column: 1, isDescending: true)]))
        let found = try await sorted.rows(0..<9)
        #expect(found.map { $0.values.map(\.text).joined() } == ["x3", "x3", "x1", "y2", "y1"])
        #expect(found.map(\.id) == [2, 4, 0, 1, 3].map { .number($0) })
    }

    @Test func longTextsCompareBeyondTheirFirstBytes() async throws {
        let stem = String(repeating: "k", count: 100)
        let rows = try await rows(
            "t,u\n" + ["b", "", "c", "a"].map { stem + $0 + ",1\n" }.joined())
        let sorted = try await rows.arranged(by: SheetArrangement(sorts: [SheetSort(column: 0)]))
        #expect(try await texts(sorted) == ["", "a", "b", "c"].map { stem + $0 })
    }

    @Test func manyRowsAreSortedAsBySwift() async throws {
        var generator = SystemRandomNumberGenerator()
        let numbers = (0..<50_000).map { _ in Int.random(in: -999...999, using: &generator) }
        let rows = try await rows("n\n" + numbers.map { "\($0)\n" }.joined())
        let sorted = try await rows.arranged(by: SheetArrangement(sorts: [SheetSort(column: 0)]))
        #expect(try await texts(sorted) == numbers.sorted().map(String.init))
    }

    @Test(arguments: [
        ("> 5", ["6", "7.5", "12"]), (">=6", ["6", "7.5", "12"]), ("<6", ["5"]),
        ("<=6", ["5", "6"]),
        ("=6", ["6"]), ("!=6", ["5", "7.5", "12", "", "AB", "abc"]), ("5..7.5", ["5", "6", "7.5"]),
        ("null", [""]), ("!null", ["5", "6", "7.5", "12", "AB", "abc"]), ("Ab", ["AB", "abc"]),
        ("^a", ["AB", "abc"]), ("2", ["12"]), ("=AB", ["AB"]), (">AB", ["abc"]),
    ])
    func filtersAreReadAsTyped(_ text: String, _ expected: [String]) async throws {
        let rows = try await rows("n\n5\n6\n7.5\n12\n\nAB\nabc\n")
        let filter = try #require(SheetFilter(column: 0, typed: text))
        let found = try await rows.arranged(by: SheetArrangement(filters: [filter]))
        #expect(try await texts(found) == expected)
        #expect(await found.count == SheetCount(expected.count, unfiltered: 7))
    }

    @Test func filtersThatAreStillTypedAreNone() {
        for text in ["", "  ", ">", "!= ", "="] {
            #expect(SheetFilter(column: 0, typed: text) == nil)
        }
        #expect(
            SheetFilter(column: 0, typed: "today", today: "2026-03-01")
                == SheetFilter(column: 0, .begins("2026-03-01")))
    }

    @Test func allFiltersApplyAndTheOrderComesAfter() async throws {
        let rows = try await rows("a,b\n1,x\n2,y\n3,x\n4,x\n")
        let found = try await rows.arranged(
            by: SheetArrangement(
                sorts: [SheetSort(column: 0, isDescending: true)],
                filters: [
                    SheetFilter(column: 1, .equal(.text("x"))),
                    SheetFilter(column: 0, .less(.integer(4))),
                ]))
        #expect(try await texts(found) == ["3", "1"])
        #expect(try await found.position(of: .integer(1), column: 0) == 1)
        let any = try await rows.arranged(
            by: SheetArrangement(filters: [SheetFilter(column: nil, .contains("Y"))]))
        #expect(try await texts(any) == ["2"])
        #expect(found.duration != nil)
        #expect(try await texts(found.arranged(by: SheetArrangement())) == ["1", "2", "3", "4"])
    }

    @Test func aCancelledSortStops() async throws {
        let rows = try await rows("n\n" + (0..<100_000).map { "\($0 * 7919 % 100_003)\n" }.joined())
        let task = Task {
            try await rows.arranged(by: SheetArrangement(sorts: [SheetSort(column: 0)]))
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { _ = try await task.value }
    }

    @Test func statisticsSummarizeTheShownRows() async throws {
        let rows = try await rows(
            "n,w\n" + (0..<100).map { "\($0),\($0 % 3 == 0 ? "fizz" : "no")\n" }.joined() + ",\n")
        let all = try await rows.statistics(of: 0)
        #expect(all.count == 101)
        #expect(all.nullCount == 1)
        #expect(all.distinctCount == 100)
        #expect(all.least == .text("0"))
        #expect(all.most == .text("99"))
        #expect(all.mean == 49.5)
        #expect(all.median == 49.5)
        #expect(all.bins.map(\.label) == ["0–20", "20–40", "40–60", "60–80", "80–100"])
        #expect(all.bins.map(\.count) == [20, 20, 20, 20, 20])
        #expect(all.histogram.reduce(0, +) == 100)
        let words = try await rows.statistics(of: 1)
        #expect(words.bins.map(\.label) == ["no", "fizz"])
        #expect(words.bins.map(\.count) == [66, 34])
        let few = try await rows.arranged(
            by: SheetArrangement(filters: [SheetFilter(column: 0, .less(.integer(3)))]))
        #expect(try await few.statistics(of: 0).sum == 3)
    }
}
