// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews
import Testing

@Suite struct ListMoveTests {
    @Test(arguments: [
        (ListMove.items(1), 5, 6), (.items(-1), 5, 4), (.items(-1), 0, 0), (.items(3), 8, 9),
        (.pages(1), 2, 6), (.pages(-1), 2, 0), (.pages(1), 8, 9), (.first, 5, 0), (.last, 5, 9),
        (.items(.max), 5, 9), (.items(.min), 5, 0), (.pages(.max), 5, 9), (.pages(.min), 5, 0),
        (.items(0), 99, 9), (.items(0), -3, 0),
    ])
    func aMoveStaysWithinTheRange(move: ListMove, from: Int, target: Int) {
        #expect(move.target(from: from, in: 0...9, page: 4) == target)
    }

    @Test(arguments: [
        (ListMove.items(1), 0), (.items(-1), 9), (.items(2), 1), (.pages(1), 3), (.pages(-1), 6),
        (.first, 0),
        (.last, 9), (.items(0), 0), (.items(.max), 9), (.items(.min), 0),
    ])
    func aMoveFromNowhereBeginsBeyondTheEnds(move: ListMove, target: Int) {
        #expect(move.target(in: 0...9, page: 4) == target)
    }

    @Test func itemsAndPagesHaveLengths() {
        #expect(ListMove.items(2).target(from: 0, in: 0...100, item: 3, page: 10) == 6)
        #expect(ListMove.items(2).target(from: 0, in: 0...100, item: -3, page: 10) == 2)
        #expect(ListMove.pages(2).target(from: 0, in: 0...100, item: 3, page: 0) == 2)
        #expect(ListMove.pages(1).target(from: -5, in: -5...100, page: .max) == 100)
    }
}
