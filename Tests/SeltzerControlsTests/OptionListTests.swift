// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews
import Testing

@testable import SeltzerControls

@Suite struct OptionListTests {
    private func list(_ selected: Int?, disabled: [Int] = []) -> OptionList {
        var list = OptionList(["a", "b", "c", "d"])
        for index in disabled { list.setEnabled(false, at: index) }
        list.select(selected)
        return list
    }

    @Test(
        arguments: [
            (nil, ListMove.items(1), 0), (nil, .items(-1), 3), (nil, .first, 0), (nil, .last, 3),
            (0, .items(1), 1), (1, .items(-1), 0), (0, .items(-1), nil), (3, .items(1), nil),
            (1, .items(7), nil), (2, .last, 3), (3, .last, nil), (2, .first, 0),
            (1, .items(.max), nil), (1, .items(.min), nil),
        ] as [(Int?, ListMove, Int?)])
    func aMoveLeadsToTheNextOrNowhere(selected: Int?, move: ListMove, target: Int?) {
        #expect(list(selected).target(of: move) == target)
    }

    @Test func movesPassByWhatCannotBeChosen() {
        #expect(list(0, disabled: [1, 2]).target(of: .items(1)) == 3)
        #expect(list(3, disabled: [1, 2]).target(of: .items(-1)) == 0)
        #expect(list(nil, disabled: [0]).target(of: .first) == 1)
        // The chosen one may have been disabled since.
        #expect(list(1, disabled: [1]).target(of: .items(1)) == 2)
        #expect(list(1, disabled: [1]).target(of: .items(-1)) == 0)
        #expect(list(1, disabled: [0, 1, 2, 3]).target(of: .items(1)) == nil)
        #expect(OptionList([]).target(of: .first) == nil)
    }

    @Test func changesKeepTheChosenOne() {
        var list = list(1, disabled: [2])
        list.insert("new", at: 0)
        #expect(list.selectedIndex == 2)
        #expect(!list.isEnabled(at: 3) && list.isEnabled(at: 2))
        list.remove(at: 0)
        #expect(list.selectedIndex == 1)
        list.remove(at: 1)
        #expect(list.selectedIndex == nil)
        #expect(!list.isEnabled(at: 1))
        list.insert("far", at: .max)
        list.insert("near", at: .min)
        list.remove(at: 99)
        list.setTitle("none", at: -1)
        list.select(77)
        #expect(list.titles.map(\.text) == ["near", "a", "c", "d", "far"])
        #expect(list.selectedIndex == nil)
    }
}
