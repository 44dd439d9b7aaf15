// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import LinePicking

@Suite @MainActor struct LinePickerTests {
    @Test func withoutAQueryAllLinesMatchInTheirOrder() async {
        let picker = LinePicker()
        picker.lines = Lines(["b", "a"])
        await picker.settle()
        #expect(picker.matches.count == 2)
        #expect((0..<2).map(picker.matches.line) == [0, 1])
        #expect(!picker.isSearching)
    }

    @Test func typingWhileLinesComeFindsThemAll() async {
        let picker = LinePicker()
        var changes = 0
        picker.didChange = { changes += 1 }
        var collector = LineCollector(limit: .max)
        for number in 0..<200 {
            collector.append(Array("line \(number)\nother \(number)\n".utf8))
            picker.lines = collector.current()
            if number == 50 { picker.pattern = FuzzyPattern("l") }
            if number == 60 { await picker.settle() }
            if number == 100 { picker.pattern = FuzzyPattern("ln") }
        }
        await picker.settle()
        #expect(picker.matches.pattern.query == "ln")
        #expect(picker.matches.count == 200)
        #expect(changes > 1)
    }

    @Test func lastOfManyPatternsIsLookedFor() async {
        let picker = LinePicker()
        picker.lines = Lines((0..<5_000).map { "\($0)" })
        for query in ["1", "12", "123", "9", "9999", "", "499"] {
            picker.pattern = FuzzyPattern(query)
        }
        await picker.settle()
        #expect(picker.matches.pattern.query == "499")
        let found = (0..<picker.matches.rankedCount).map(picker.matches.line)
        #expect(found.first == 499)
        #expect(Set(found) == Set((0..<5_000).filter { "\($0)".hasLetters(of: "499") }))
    }

    @Test func sameQueryIsNotSearchedAgain() async {
        let picker = LinePicker()
        picker.lines = Lines(["a"])
        picker.pattern = FuzzyPattern("a")
        await picker.settle()
        picker.pattern = FuzzyPattern("a")
        #expect(!picker.isSearching)
    }
}

extension String {
    fileprivate func hasLetters(of other: String) -> Bool {
        var rest = other[...]
        for letter in self where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
