// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerNavigation

@Suite @MainActor struct PickerSearchTests {
    @Test func withoutAQueryAllLinesMatchInTheirOrder() async {
        let picker = PickerSearch()
        picker.lines = PickerLines(["b", "a"])
        await picker.settle()
        #expect(picker.matches.count == 2)
        #expect((0..<2).map(picker.matches.line) == [0, 1])
        #expect(!picker.isSearching)
    }

    @Test func typingWhileLinesComeFindsThemAll() async {
        let picker = PickerSearch()
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
        let picker = PickerSearch()
        picker.lines = PickerLines((0..<5_000).map { "\($0)" })
        for query in ["1", "12", "123", "9", "9999", "", "499"] {
            picker.pattern = FuzzyPattern(query)
        }
        await picker.settle()
        #expect(picker.matches.pattern.query == "499")
        let found = (0..<picker.matches.rankedCount).map(picker.matches.line)
        #expect(found.first == 499)
        #expect(Set(found) == Set((0..<5_000).filter { "\($0)".hasLetters(of: "499") }))
    }

    @Test func otherLinesReplaceTheOldOnesOnceTheyAreThere() async {
        let search = PickerSearch()
        search.lines = PickerLines(["one", "two"])
        search.pattern = FuzzyPattern("o")
        await search.settle()
        search.marked = [1]
        search.restart(with: PickerLines())
        await search.settle()
        #expect(search.matches.count == 2)
        #expect(search.matches.lines.count == 2)
        #expect(search.marked.isEmpty)
        search.pattern = FuzzyPattern("e")
        await search.settle()
        search.lines = PickerLines(["three", "four", "else"])
        await search.settle()
        #expect(search.matches.count == 2)
        #expect(search.matches.lines.count == 3)
        search.restart(with: PickerLines([String]()))
        await search.settle()
        #expect(search.matches.count == 0)
    }

    @Test func sameQueryIsNotSearchedAgain() async {
        let picker = PickerSearch()
        picker.lines = PickerLines(["a"])
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
