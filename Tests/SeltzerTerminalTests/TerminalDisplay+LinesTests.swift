// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// Lines above four rows of a terminal of 20 columns and 10 rows.
@MainActor
@Suite struct TerminalDisplayLinesTests {
    let channel = ScriptedChannel()
    let receiver = EventReceiver()
    let display: TerminalDisplay
    let buffer = CellBuffer(size: Size(width: 20, height: 4))

    init() throws {
        for y in 0..<4 { buffer.write("row \(y)", x: 0, y: y) }
        channel.size = Size(width: 20, height: 10)
        display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
        display.setPresentation(.inline(rows: 4))
        try display.start(mouse: .all) { [receiver] in receiver.events.append($0) }
        channel.type("\u{1B}[?62c")
        show()
        channel.type("\u{1B}[4;1R\u{1B}[?62c")
        receiver.events = []
        channel.clear()
    }

    /// Shows the same rows each time, and returns what was written.
    @discardableResult
    private func show(cursor: Point? = nil) -> String {
        channel.clear()
        display.show(
            buffer, damage: Damage(buffer.bounds), cursor: cursor.map { Cursor(position: $0) })
        return visible(channel.written)
    }

    private func log(_ lines: String...) {
        #expect(display.log(lines.map { StyledText($0) }))
    }

    private func log(number: Int) {
        #expect(display.log((0..<number).map { StyledText("\($0)") }))
    }

    @Test func linesCostNothingButTheirBytesAndOneMoveOfTheRows() {
        log("first", "second")
        #expect(channel.written == [] && display.hasWaitingLines)
        #expect(show() == "^J^J^J^J^J^[[5A^M^[7^[[2L^[[?7hfirst^M^Jsecond^M^J^[[?7l^[7")
        #expect(channel.writes == 1 && !display.hasWaitingLines)
        #expect(show() == "")
    }

    @Test func cursorReturnsToItsCellInTheSameWrite() {
        show(cursor: Point(x: 2, y: 1))
        log("line")
        let written = show(cursor: Point(x: 2, y: 1))
        #expect(written.hasPrefix("^J^J^J^[[4A^M^[7^[[1L^[[?7hline^M^J^[[?7l^[7"))
        #expect(channel.writes == 1)
    }

    @Test func stylesEndWithTheirLine() {
        let line: StyledText = "\("bad", style: Style(foreground: .red, attributes: .bold)) luck"
        #expect(display.log([line, "plain"]))
        #expect(show().contains("^[[1;31mbad^[[m luck^M^Jplain^M^J"))
    }

    @Test func controlCharactersAreShownAsPictures() {
        log("a\u{1B}[2Jb\u{7}\u{9B}c")
        show()
        #expect(String(decoding: channel.written, as: UTF8.self).contains("a␛[2Jb␇\u{FFFD}c\r\n"))
    }

    @Test func linkOfALineIsClosedAtEveryEnd() throws {
        let link = try #require(Link("https://example.org"))
        #expect(display.log([StyledText("page", style: Style(link: link))]))
        show()
        #expect(visible(channel.written).contains("page^[]8;;^[\\"))
        #expect(visible(channel.leaving).contains("^[]8;;^[\\"))
    }

    @Test func linesThatTheTerminalMustWrapGoWhereTheRowsWere() {
        log("a line of more than twenty columns")
        let written = show()
        #expect(
            written.hasPrefix(
                "^[[m\(erased)^[[?7ha line of more than twenty columns^M^J^[[?7l^J^J^J^[[3A^[7"))
        #expect(written.contains("row 3"))
    }

    @Test func moreLinesThanFitBesideTheRowsGoWhereTheRowsWere() {
        log(number: 7)
        #expect(show().hasPrefix("^[[m\(erased)^[[?7h0^M^J1"))
        log(number: 6)
        #expect(show().hasPrefix("^J^J^J^J^J^J^J^J^J^[[9A^M^[7^[[6L^[[?7h0^M^J1"))
    }

    @Test func wideCharactersCountTwice() {
        log("漢字漢字漢字漢字漢字漢")
        #expect(show().contains("^[[?7h"))
        log("漢字漢字")
        #expect(show().hasPrefix("^J^J^J^J"))
    }

    @Test func mouseIsRelativeToTheRowsAfterTheyMoved() {
        func press(row: Int) -> [DisplayEvent] {
            receiver.events = []
            channel.type("\u{1B}[<0;1;\(row)M")
            return receiver.events
        }
        let first = DisplayEvent.input([.mouse(MouseInput(.press(.left), at: .zero))])
        #expect(press(row: 4) == [first])
        log("one", "two")
        show()
        #expect(press(row: 6) == [first])
        log("three", "four")
        show()
        #expect(press(row: 7) == [first], "the rows are at the bottom")
    }

    @Test func linesThatWereCutAreSaidAtTheEnd() {
        log("one", "two")
        channel.script = [12]
        channel.room = 0
        show()
        log("three")
        display.stop()
        #expect(display.takeWaitingLines().map(\.string) == ["one", "two", "three"])
        #expect(display.takeWaitingLines() == [])
    }

    @Test func linesThatWereTakenAreNotSaidAgain() {
        log("one")
        show()
        display.stop()
        #expect(display.takeWaitingLines() == [])
    }

    @Test func floodIsShownInTurnsBetweenWhichInputIsHandled() async {
        for number in 0..<100_000 { log("line number \(number)") }
        #expect(!display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
        #expect(display.hasWaitingLines)
        var turns = 0
        while display.hasWaitingLines {
            while receiver.events.last != .ready { await Task.yield() }
            receiver.events = []
            display.show(buffer, damage: Damage(buffer.bounds), cursor: nil)
            turns += 1
        }
        #expect((5...40).contains(turns))
        #expect(String(decoding: channel.written, as: UTF8.self).contains("line number 99999\r\n"))
    }

    @Test func printedLinesAreShownInTheirOrderWithTheOthers() {
        channel.printed = Array("one\n\u{1B}[31mtwo\u{1B}[m\nthr".utf8)
        channel.send(.printed)
        #expect(receiver.events == [.ready] && display.hasWaitingLines)
        log("logged")
        #expect(show().contains("one^M^J^[[31mtwo^[[m^M^Jlogged^M^J"))
        #expect(channel.shownEnd == 16)
        channel.printed += Array("ee\n".utf8)
        channel.send(.printed)
        #expect(show().contains("three^M^J"))
        #expect(channel.shownEnd == channel.printed.count)
    }

    @Test func printedLinesThatWereCutAreForTheEndToWrite() {
        channel.printed = Array("one\n".utf8)
        channel.script = [12]
        channel.room = 0
        show()
        #expect(channel.shownEnd == 0)
        display.stop()
        // With the other lines, in their order.
        #expect(display.takeWaitingLines().map(\.string) == ["one"] && channel.shownEnd == 4)
    }

    @Test func printedTextThatNobodyHasReadIsForTheEndToWrite() {
        channel.printed = Array("one\n".utf8)
        display.stop()
        #expect(display.takeWaitingLines() == [] && channel.shownEnd == 0)
    }

    @Test func wholeScreenTakesNoLines() throws {
        let display = TerminalDisplay(channel: ScriptedChannel(), profile: .ansi)
        #expect(!display.log(["early"]))
        try display.start(mouse: .off) { _ in }
        #expect(!display.log(["line"]) && !display.hasWaitingLines)
    }

    @Test func linesWaitWhileTheScreenIsResized() {
        log("line")
        channel.size = Size(width: 20, height: 5)
        channel.send(.resized(channel.size))
        #expect(show().hasPrefix("^[[m\(erased)^[[?7hline^M^J^[[?7l^J^J^J^[[3A^[7"))
    }
}
