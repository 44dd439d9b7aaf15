// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct InlineAreaTests {
    private let size = Size(width: 5, height: 3)

    private func area(_ ending: InlineEnding = .cleared, rows: Int = 3) -> InlineArea {
        var area = InlineArea(.inline(rows: rows, atEnd: ending), profile: .ansi)!
        area.isHeld = true
        return area
    }

    private func leaving(_ area: InlineArea, from row: Int?, used: Int = 3) -> String {
        visible(area.leaving(from: row, used: used))
    }

    @Test func rowsAreTakenBelowWhateverIsInThePromptsLine() {
        #expect(
            visible(area().taking(size, from: 0, reset: []))
                == "^[[?7h    ^M^[[?7l^[[M^M^[[J^J^J^[[2A^[7")
    }

    @Test func rowsAreTakenAnewFromTheCursorsRow() {
        var area = area()
        area.isFirst = false
        #expect(visible(area.taking(size, from: 2, reset: [])) == "^[[2A^M^[[J^J^J^[[2A^[7")
        let one = Size(width: 5, height: 1)
        #expect(visible(area.taking(one, from: 0, reset: [])) == "^M^[[J^[7")
    }

    @Test func clearedRowsAreGivenBackFromTheirBeginning() {
        #expect(leaving(area(), from: 0) == "^M^[[J")
        #expect(leaving(area(), from: 2) == "^[[2A^M^[[J")
        #expect(leaving(area(), from: nil) == "^[8^M^[[J")
    }

    @Test func keptRowsAreGivenBackBelowWhatIsInThem() {
        #expect(leaving(area(.kept), from: 0) == "^[[2B^M^J^[[J")
        #expect(leaving(area(.kept), from: 2) == "^M^J^[[J")
        #expect(leaving(area(.kept), from: 2, used: 1) == "^[[2A^M^J^[[J")
        #expect(leaving(area(.kept), from: nil) == "^[8^[[2B^M^J^[[J")
        #expect(leaving(area(.kept), from: 1, used: 0) == "^[[1A^M^[[J")
    }

    @Test func nothingIsGivenBackThatIsNotHeld() {
        var area = area()
        area.isHeld = false
        #expect(area.leaving(from: 1, used: 3) == [])
    }

    @Test(arguments: [(Int.min, 1), (0, 1), (4, 4), (24, 24), (Int.max, 24)])
    func rowsAreWithinTheScreen(rows: Int, height: Int) {
        let screen = Size(width: 80, height: 24)
        #expect(area(rows: rows).size(in: screen) == Size(width: 80, height: height))
        #expect(area(rows: rows).size(in: .zero) == .zero)
    }

    @Test func terminalWhoseCursorCannotBeMovedUpHasItsWholeScreenTaken() {
        var profile = TerminalProfile.ansi
        profile.strings["cuu"] = nil
        #expect(InlineArea(.inline(rows: 3), profile: profile) == nil)
        #expect(InlineArea(.fullScreen, profile: .ansi) == nil)
    }
}
