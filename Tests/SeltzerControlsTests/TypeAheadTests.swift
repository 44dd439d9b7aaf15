// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@MainActor
@Suite struct TypeAheadTests {
    private let names = ["Anna", "Bert", "Berta", "Bob", "Änne", "漢字", "New York", "new"]

    private func match(_ keys: [(String, Duration)], from row: Int? = nil) -> [Int?] {
        var typing = TypeAhead()
        var row = row
        return keys.map { key, time in
            typing.type(key, at: time)
            let match = find(typing, from: row, count: names.count) { names[$0] }
            row = match ?? row
            return match
        }
    }

    private func find(
        _ typing: TypeAhead, from row: Int?, count: Int, text: (Int) -> String?
    ) -> Int? {
        let search = TypeSearch(typing, from: row, count: count)
        while !search.advance(text) {}
        return search.found
    }

    @Test func lettersThatFollowEachOtherSoonAreOneBeginning() {
        #expect(match([("b", .zero), ("e", .milliseconds(900)), ("r", .seconds(1))]) == [1, 1, 1])
        #expect(match([("b", .zero), ("o", .milliseconds(10))]) == [1, 3])
        #expect(match([("b", .zero), ("a", .seconds(1))]) == [1, 0])
        #expect(match([("n", .zero), ("e", .zero), ("w", .zero), (" ", .zero)]) == [6, 6, 6, 6])
    }

    @Test func theSameLetterAgainGoesToTheNextAndRound() {
        let keys = [("b", Duration.zero), ("b", .zero), ("b", .zero), ("b", .zero)]
        #expect(match(keys) == [1, 2, 3, 1])
        #expect(match([("n", .zero)], from: 7) == [6])
    }

    @Test func caseDoesNotCountAndAnyScriptIsFound() {
        #expect(match([("B", .zero), ("O", .zero)]) == [1, 3])
        #expect(match([("ä", .zero)]) == [4])
        #expect(match([("漢", .zero), ("字", .zero)]) == [5, 5])
        #expect(match([("x", .zero)]) == [nil])
    }

    @Test func aRowThatIsNotThereIsNoPlaceToBegin() {
        #expect(match([("b", .zero)], from: 99) == [1])
        #expect(match([("b", .zero)], from: -3) == [1])
        #expect(match([("b", .zero)], from: .max) == [1])
        var typing = TypeAhead()
        typing.type("b", at: .zero)
        #expect(find(typing, from: nil, count: 0) { _ in "b" } == nil)
        #expect(find(typing, from: nil, count: -1) { _ in "b" } == nil)
        typing.cancel()
        #expect(find(typing, from: nil, count: 5) { _ in "b" } == nil)
    }

    @Test func aListOfAnyLengthIsSearchedInTurns() {
        var typing = TypeAhead()
        typing.type("x", at: .zero)
        var asked = 0
        let long = String(repeating: "a", count: 1_000_000)
        let search = TypeSearch(typing, from: 5, count: .max)
        for _ in 0..<3 {
            let before = asked
            #expect(
                !search.advance { _ in
                    asked += 1
                    return asked < 3 ? long : nil
                })
            #expect(asked > before)
        }
        #expect(search.step == asked)
    }

    @Test func aTurnLooksAtOneRowAtLeastAndGoesOnWhereItWas() {
        var typing = TypeAhead()
        typing.type("x", at: .zero)
        // The first turn looks at 64 rows, however long they take.
        let search = TypeSearch(typing, from: nil, count: 67)
        var rows: [Int] = []
        var turns = 0
        repeat {
            turns += 1
        } while !search.advance { row in
            rows.append(row)
            let end = ContinuousClock.now.advanced(by: .milliseconds(row < 60 ? 0 : 6))
            while ContinuousClock.now < end {}
            return row == 66 ? "xenon" : nil
        }
        #expect(rows == Array(0...66))
        #expect(turns == 4)
        #expect(search.found == 66)
    }

    @Test func aPasteThatArrivesAsKeysDoesNotMakeTheBeginningEndless() {
        var typing = TypeAhead()
        for _ in 0..<10_000 { typing.type("ab", at: .zero) }
        #expect(typing.text.count == TypeAhead.maximumLetters)
        let long = String(repeating: "ab", count: 1_000)
        #expect(find(typing, from: 0, count: 2) { ["ba", long][$0] } == 1)
    }
}
