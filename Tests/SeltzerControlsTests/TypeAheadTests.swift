// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@Suite struct TypeAheadTests {
    private let names = ["Anna", "Bert", "Berta", "Bob", "Änne", "漢字", "New York", "new"]

    private func match(_ keys: [(String, Duration)], from row: Int? = nil) -> [Int?] {
        var typing = TypeAhead()
        var row = row
        return keys.map { key, time in
            typing.type(key, at: time)
            let match = typing.match(from: row, count: names.count) { names[$0] }
            row = match ?? row
            return match
        }
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
        #expect(typing.match(from: nil, count: 0) { _ in "b" } == nil)
        #expect(typing.match(from: nil, count: -1) { _ in "b" } == nil)
        typing.cancel()
        #expect(typing.match(from: nil, count: 5) { _ in "b" } == nil)
    }

    @Test func aListOfAnyLengthAnswersAtOnce() {
        var typing = TypeAhead()
        typing.type("x", at: .zero)
        var asked = 0
        let long = String(repeating: "a", count: 1_000_000)
        let match = typing.match(from: 5, count: .max) { _ in
            asked += 1
            return asked < 3 ? long : nil
        }
        #expect(match == nil)
        #expect(asked == TypeAhead.maximumRows)
    }

    @Test func aPasteThatArrivesAsKeysDoesNotMakeTheBeginningEndless() {
        var typing = TypeAhead()
        for _ in 0..<10_000 { typing.type("ab", at: .zero) }
        #expect(typing.text.count == TypeAhead.maximumLetters)
        let long = String(repeating: "ab", count: 1_000)
        #expect(typing.match(from: 0, count: 2) { ["ba", long][$0] } == 1)
    }
}
