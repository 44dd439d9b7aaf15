// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ScreenPresentation.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct InlineAreaTests {
    private let size = Size(width: 5, height: 3)

    private func area(_ ending: InlineEnding = .cleared, rows: Int = 3) -> InlineArea {
        InlineArea(.inline(rows: rows, atEnd: ending), profile: .ansi)!
    }

    /// Rows that the terminal holds.
    private func held(_ ending: InlineEnding = .cleared) -> InlineArea {
        var area = area(ending)
        _ = area.take(size, from: 0, reset: [])
        area.settle()
        return area
    }

    private func leaving(_ area: InlineArea, from row: Int?, used: Int = 3) -> String {
        visible(area.leaving(from: row, used: used))
    }

    @Test func rowsAreTakenBelowWhateverIsInThePromptsLine() {
        var area = area()
        #expect(area.isDue)
        #expect(
            visible(area.take(size, from: 0, reset: []))
                == "^[[?7h    ^M^[[?7l^[[M\(erased)^J^J^[[2A^[7")
        #expect(!area.isDue)
    }

    @Test func rowsAreTakenAnewFromTheCursorsRow() {
        var area = held()
        area.setDue()
        #expect(area.isDue)
        #expect(visible(area.take(size, from: 2, reset: [])) == "^[[2A\(erased)^J^J^[[2A^[7")
        let one = Size(width: 5, height: 1)
        #expect(visible(area.take(one, from: 0, reset: [])) == "\(erased)^[7")
    }

    @Test func otherNumberOfRowsIsNotTakenAgain() {
        var area = held()
        area.change(to: self.area(.kept, rows: 5))
        #expect(!area.isDue && area.keepsRows)
        #expect(area.size(in: Size(width: 80, height: 24)).height == 5)
    }

    @Test func furtherRowsAreTakenBelowTheLastOne() {
        var area = held()
        let screen = Size(width: 5, height: 10)
        _ = area.originQuestion()
        area.take(.cursorPosition(Point(x: 0, y: 6)))
        #expect(
            visible(area.changeHeight(from: 3, to: 5, at: 1, of: screen)) == "^J^J^J^[[4A^M^[7")
        let press = InputEvent.mouse(MouseInput(.press(.left), at: Point(x: 1, y: 7)))
        let expected = InputEvent.mouse(MouseInput(.press(.left), at: Point(x: 1, y: 2)))
        #expect(area.converted(press) == expected, "the screen was scrolled by one row")
    }

    @Test func lastRowsAreGivenBackErased() {
        var area = held()
        let screen = Size(width: 5, height: 10)
        #expect(visible(area.changeHeight(from: 5, to: 2, at: 0, of: screen)) == "^J^J^M^[[J^[[2A")
        #expect(visible(area.changeHeight(from: 5, to: 1, at: 4, of: screen)) == "^[[3A^M^[[J^[[1A")
    }

    @Test func clearedRowsAreGivenBackFromTheirBeginning() {
        #expect(leaving(held(), from: 0) == erased)
        #expect(leaving(held(), from: 2) == "^[[2A\(erased)")
        #expect(leaving(held(), from: nil) == "^[8\(erased)")
        #expect(!held().keepsRows)
    }

    @Test func keptRowsAreGivenBackBelowWhatIsInThem() {
        #expect(leaving(held(.kept), from: 0) == "^[[2B^M^J^[[J")
        #expect(leaving(held(.kept), from: 2) == "^M^J^[[J")
        #expect(leaving(held(.kept), from: 2, used: 1) == "^[[2A^M^J^[[J")
        #expect(leaving(held(.kept), from: nil) == "^[8^[[2B^M^J^[[J")
        #expect(leaving(held(.kept), from: 1, used: 0) == "^[[1A\(erased)")
        #expect(held(.kept).keepsRows)
    }

    @Test func nothingIsGivenBackThatIsNotHeld() {
        var area = area(.kept)
        area.settle()
        #expect(area.leaving(from: 1, used: 3) == [] && !area.keepsRows)
        _ = area.take(size, from: 0, reset: [])
        #expect(area.leaving(from: 1, used: 3) == [] && !area.keepsRows)
        area.settle()
        area.lose()
        #expect(area.leaving(from: 1, used: 3) == [] && area.isDue)
    }

    @Test func mouseIsRelativeToTheRowsOnceTheTerminalReportsTheirPlace() {
        let press = InputEvent.mouse(MouseInput(.press(.left), at: Point(x: 1, y: 7)))
        var area = held()
        #expect(area.converted(press) == nil)
        #expect(area.converted(.focus(true)) == .focus(true))
        area.take(.cursorPosition(Point(x: 0, y: 5)))
        #expect(area.converted(press) == nil, "nobody asked")
        #expect(visible(area.originQuestion()) == "^[[6n^[[c")
        area.take(.cursorPosition(Point(x: 3, y: 6)))
        #expect(area.converted(press) == nil, "not the first column")
        area.take(.cursorPosition(Point(x: 0, y: 5)))
        let expected = InputEvent.mouse(MouseInput(.press(.left), at: Point(x: 1, y: 2)))
        #expect(area.converted(press) == expected)
        _ = area.take(size, from: 0, reset: [])
        #expect(area.converted(press) == nil)
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
