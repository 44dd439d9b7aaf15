// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MenuRow.

import SeltzerScreen
import SeltzerViews
import Testing

@testable import SeltzerControls
@testable import SeltzerNavigation

@MainActor
@Suite struct MenuContentTests {
    private let rows: [MenuRow] = [
        .heading("Edit"), .item(MenuItem(MnemonicTitle("Cut"))), .separator,
        .item(MenuItem(MnemonicTitle("漢字"))), .notice("wait"),
    ]

    @Test func movesSkipRowsThatAreNoEntries() {
        let content = MenuContent(rows, joining: .all)
        #expect(content.target(of: .first, from: nil, page: 3) == 1)
        #expect(content.target(of: .last, from: nil, page: 3) == 3)
        #expect(content.target(of: .items(1), from: 1, page: 3) == 3)
        #expect(content.target(of: .items(1), from: 3, page: 3) == 1)
        #expect(content.target(of: .items(-1), from: 1, page: 3) == 3)
        #expect(content.target(of: .pages(1), from: 1, page: 9) == 3)
        #expect(content.target(of: .pages(-1), from: 3, page: 9) == 1)
        #expect(content.target(of: .items(-1), from: nil, page: 3) == 3)
    }

    @Test func contentWithoutEntriesHasNoTarget() {
        let empty = MenuContent([], joining: .all)
        #expect(empty.target(of: .first, from: nil, page: 1) == nil)
        let lines = MenuContent([.separator, .heading("x")], joining: .all)
        for move in [ListMove.first, .last, .items(1), .items(-1), .pages(1), .pages(-1)] {
            #expect(lines.target(of: move, from: nil, page: 1) == nil)
        }
        #expect(lines.item(at: 0) == nil)
        #expect(lines.item(at: 7) == nil)
    }

    @Test func widthsAreThoseOfTheWidestCells() {
        var item = MenuItem(MnemonicTitle("漢字"))
        item.keys = "^S"
        item.symbol = "*"
        let content = MenuContent([.item(item), .notice("ab")], joining: .all)
        #expect(content.titleWidth == 4)
        #expect(content.width == 4 + 2 + 4 + 4)
        let submenu = MenuItem(MnemonicTitle("a"), .submenu(Menu(children: [])))
        #expect(MenuContent([.item(submenu)], joining: .all).keysWidth == 1)
    }
}
