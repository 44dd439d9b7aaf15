// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@Suite struct OptionLineTests {
    private let line = OptionLine(lengths: [4, 6, 0, 5], gap: 1)

    @Test func spansFollowEachOther() {
        #expect(line.spans == [0..<4, 5..<11, 12..<12, 13..<18])
        #expect(line.length == 18)
        #expect(line.index(at: 3) == 0)
        #expect(line.index(at: 4) == nil)
        #expect(line.index(at: 17) == 3)
        #expect(line.index(at: -1) == nil)
    }

    @Test func theOffsetMovesNoMoreThanIsNeeded() {
        #expect(line.offset(near: 0, showing: 0, in: 10) == 0)
        #expect(line.offset(near: 0, showing: 1, in: 10) == 2)
        #expect(line.offset(near: 3, showing: 1, in: 10) == 3)
        #expect(line.offset(near: 8, showing: 0, in: 10) == 0)
        #expect(line.offset(near: 0, showing: 3, in: 40) == 0)
        #expect(line.offset(near: 99, showing: nil, in: 10) == 8)
        #expect(line.offset(near: 0, showing: 3, in: 2) == 13)
        #expect(line.offset(near: 0, showing: 9, in: 0) == 0)
    }

    @Test func aSignHasACellBesideTheOption() {
        let line = OptionLine(lengths: [4, 4, 4, 4], gap: 0)
        #expect(line.offset(near: 0, showing: 1, in: 8) == 1)
        #expect(line.offset(near: 8, showing: 1, in: 8) == 3)
        #expect(line.offset(near: 0, showing: 3, in: 8) == 8)
        #expect(line.offset(near: 8, showing: 0, in: 8) == 0)
        // Without room for the signs the option comes first.
        #expect(line.offset(near: 0, showing: 1, in: 4) == 4)
    }

    @Test func enormousLengthsSaturate() {
        let line = OptionLine(lengths: [.max, .max, -4], gap: 1)
        #expect(line.length == .max)
        #expect(line.offset(near: .min, showing: 1, in: 10) >= 0)
        #expect(OptionLine(lengths: [], gap: 2).length == 0)
    }
}
