// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerControls

@Suite struct ItemSearchTests {
    private let items = ["source/field/text", "TextField.swift", "tables", "Field"]

    @Test func theBestMatchComesFirst() {
        #expect(ItemSearch.matches(of: "field", in: ["afxixexlxd", "field"]) == [1, 0])
        #expect(ItemSearch.matches(of: "tfield", in: items) == [1])
        #expect(ItemSearch.matches(of: "xyz", in: items).isEmpty)
        #expect(ItemSearch.matches(of: "a", in: []).isEmpty)
    }

    @Test func itemsWithEqualScoresKeepTheirOrder() {
        #expect(ItemSearch.matches(of: "a", in: ["a", "a", "a"]) == [0, 1, 2])
        #expect(ItemSearch.matches(of: "", in: ["b", "a"]) == [0, 1])
    }

    @Test func onlyCandidatesAreLookedAt() {
        #expect(ItemSearch.matches(of: "t", in: items, among: [0, 2]).sorted() == [0, 2])
    }

    @Test func theFoundLettersAreMarked() {
        let text = ItemSearch.marked("漢字 abc", matching: "b")
        #expect(text.string == "漢字 abc")
        #expect(text != StyledText("漢字 abc"))
        #expect(ItemSearch.marked("abc", matching: "") == StyledText("abc"))
        #expect(ItemSearch.marked("abc", matching: "x") == StyledText("abc"))
    }
}
