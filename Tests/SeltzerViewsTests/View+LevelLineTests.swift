// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Lines that stand for levels on a display without fills.
@MainActor
@Suite struct ViewLevelLineTests {
    private let root = View()
    private let top = PlainTextView("top", Rect(x: 0, y: 0, width: 20, height: 1))
    private let side = View(frame: Rect(x: 0, y: 1, width: 6, height: 4))
    private let page = PlainTextView("page", Rect(x: 6, y: 4, width: 14, height: 1))
    private let footer = PlainTextView("foot", Rect(x: 0, y: 5, width: 20, height: 1))

    init() {
        for view in [top, side, footer] { view.backgroundColor = .surface }
        for view in [top, side, page, footer] { root.addSubview(view) }
    }

    private func start(_ look: DisplayLook) async -> Pilot {
        let pilot = await Pilot(
            ViewController(view: root), columns: 20, rows: 6, capabilities: look.capabilities)
        await pilot.settle()
        return pilot
    }

    /// The rows whose blank cells are underlined.
    private func underlinedRows(_ pilot: Pilot) -> [Int] {
        (0..<6).filter { row in
            [12, 19].allSatisfy {
                pilot.display.buffer[Point(x: $0, y: row)].attributes.contains(.underline)
            }
        }
    }

    private func column(_ x: Int, _ pilot: Pilot) -> String {
        let lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        return String(lines.map { $0.count > x ? Array($0)[x] : " " })
    }

    @Test func barsAndSidePanesHaveALineAtTheirInnerEdge() async {
        let pilot = await start(.noColor)
        #expect(underlinedRows(pilot) == [0, 4])
        #expect(column(5, pilot) == " ││││ ")
        #expect(column(0, pilot).allSatisfy { $0 != "│" })
        // Text is not underlined: that is the sign of the pointer.
        for place in [Point(x: 0, y: 0), Point(x: 6, y: 4), Point(x: 0, y: 5)] {
            #expect(!pilot.display.buffer[place].attributes.contains(.underline))
        }
    }

    @Test func withFillsThereIsNoLine() async {
        let pilot = await start(.dark)
        #expect(underlinedRows(pilot) == [])
        #expect(!pilot.screen.contains("│"))
    }

    @Test func withoutUnicodeTheLineIsASCII() async {
        #expect(column(5, await start(.ascii)) == " |||| ")
    }

    @Test func aPaneAtTheRightHasItsLineAtTheLeft() async {
        side.frame = Rect(x: 14, y: 1, width: 6, height: 4)
        #expect(column(14, await start(.noColor)) == " ││││ ")
    }

    @Test func whatLiesInThePaneIsNotCoveredByTheLine() async {
        side.addSubview(PlainTextView("123456", Rect(x: 0, y: 1, width: 6, height: 1)))
        #expect(column(5, await start(.noColor)) == " │6││ ")
    }

    @Test func aViewOnTheSameLevelHasNoLine() async {
        let header = PlainTextView("head", Rect(x: 0, y: 0, width: 6, height: 1))
        header.backgroundColor = .surface
        side.addSubview(header)
        let pilot = await start(.noColor)
        #expect(!pilot.display.buffer[Point(x: 0, y: 1)].attributes.contains(.underline))
    }

    @Test func theLineStaysWhenOnlyTheRowAboveChanges() async {
        let pilot = await start(.noColor)
        page.text = "other"
        await pilot.settle()
        #expect(pilot.screen.contains("other"))
        #expect(underlinedRows(pilot) == [0, 4])
        #expect(await pilot.faults() == [])
    }

    @Test func theLineGoesWithItsBar() async {
        let pilot = await start(.noColor)
        footer.isHidden = true
        await pilot.settle()
        #expect(underlinedRows(pilot) == [0])
        footer.isHidden = false
        footer.frame.origin.y = 4
        footer.frame.size.height = 2
        await pilot.settle()
        #expect(underlinedRows(pilot) == [0, 3])
        footer.backgroundColor = nil
        await pilot.settle()
        #expect(underlinedRows(pilot) == [0])
        #expect(await pilot.faults() == [])
    }
}
