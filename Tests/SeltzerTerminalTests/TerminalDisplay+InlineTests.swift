// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FrameEncoder+Inline.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// Rows below the prompt of a terminal of 20 columns and 10 rows.
@MainActor
@Suite struct TerminalDisplayInlineTests {
    let channel = ScriptedChannel()
    let receiver = EventReceiver()
    let display: TerminalDisplay

    init() throws {
        channel.size = Size(width: 20, height: 10)
        display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
        display.setPresentation(.inline(rows: 4))
        try display.start(mouse: .all) { [receiver] in
            receiver.events.append($0)
            if case .input = $0 { receiver.answer() }
        }
        // All questions but the one for the place of the rows are answered.
        channel.type("\u{1B}[?62c")
        receiver.events = []
        channel.clear()
    }

    @discardableResult
    private func show(_ text: String = "text", cursor: Point? = nil) -> String {
        let buffer = CellBuffer(size: display.size)
        for y in 0..<buffer.size.height { buffer.write("\(text) \(y)", x: 0, y: y) }
        channel.clear()
        display.show(
            buffer, damage: Damage(buffer.bounds), cursor: cursor.map { Cursor(position: $0) })
        return visible(channel.written)
    }

    /// Lets time pass in which nothing is painted, and in which a size settles.
    private func settle() {
        for _ in 0..<2 {
            channel.now += .seconds(1)
            channel.send(.alarm)
        }
    }

    @discardableResult
    private func resize(toWidth width: Int, height: Int = 10) -> String {
        channel.clear()
        channel.size = Size(width: width, height: height)
        channel.send(.resized(channel.size))
        return visible(channel.written)
    }

    private var leaving: String { visible(channel.leaving) }

    @Test func rowsAreTakenOfTheMainScreenWithTheFirstFrame() {
        #expect(!visible(channel.entering).contains("1049"))
        #expect(!leaving.contains("^[[J"))
        #expect(display.size == Size(width: 20, height: 4))
        let first = show()
        #expect(first.contains("^[[J^[8^J^J^J^[[3A^[7^[[6n^[[c^[[?25l^[[mtext 0"))
        #expect(leaving.hasSuffix(erased) && !leaving.contains("1049"))
        #expect(!show("test").contains("^[[J"))
    }

    @Test func cursorMovesFromRowToRowAndWaitsInTheFirstCell() {
        let first = show()
        #expect(!first.contains("H") && first.hasSuffix("^Mtext 3^[[K^[[3A^M"))
        #expect(show("text", cursor: Point(x: 2, y: 2)).hasSuffix("^[[K^[[A^[[4D^[[?25h"))
        #expect(leaving.hasSuffix("^[[2A\(erased)"))
        #expect(show("text").hasPrefix("^[[?25l^[[2A^Mtext 0"))
        #expect(leaving.hasSuffix(erased) && !leaving.contains("A\(erased)"))
    }

    @Test func frameThatIsCutLeavesFromThePlaceThatWasSaved() {
        show()
        channel.script = [3]
        channel.room = 0
        show("other")
        #expect(leaving.hasSuffix("^[8\(erased)"))
        channel.room = .max
        channel.send(.writable)
        #expect(leaving.hasSuffix(erased) && !leaving.contains("^[8^M"))
    }

    @Test func rowsThatWereNotTakenWholeAreNotGivenBack() {
        channel.script = [3]
        channel.room = 0
        show()
        #expect(!leaving.contains("^[[J"))
        channel.room = .max
        channel.send(.writable)
        #expect(leaving.hasSuffix(erased))
    }

    @Test func mouseIsHeardOnceTheTerminalHasToldWhereTheRowsAre() {
        show()
        channel.type("\u{1B}[<0;3;8M")
        #expect(receiver.events == [])
        channel.type("\u{1B}[7;1R\u{1B}[?62c")
        channel.type("\u{1B}[<0;3;8M")
        let press = MouseInput(.press(.left), at: Point(x: 2, y: 1))
        #expect(receiver.events == [.input([.mouse(press)])])
        channel.type("\u{1B}[<35;3;2M")
        let above = MouseInput(.move, at: Point(x: 2, y: -5))
        #expect(receiver.events.last == .input([.mouse(above)]))
    }

    @Test func placeIsAskedForAgainWhenTheAnswerWasLost() throws {
        show("text", cursor: Point(x: 2, y: 1))
        // Neither answer comes.
        channel.now = try #require(channel.alarmTime)
        channel.send(.alarm)
        channel.clear()
        channel.type("\u{1B}[<0;3;8M")
        #expect(visible(channel.written) == "^[[1A^M^[[6n^[[c^J^[[2C")
        channel.type("\u{1B}[7;1R\u{1B}[?62c\u{1B}[<0;3;8M")
        let press = MouseInput(.press(.left), at: Point(x: 2, y: 1))
        #expect(receiver.events == [.input([.mouse(press)])])
    }

    @Test func placeIsAskedForAFewTimesOnly() {
        show()
        for _ in 0..<10 { channel.type("\u{1B}[?62c\u{1B}[<0;3;8M") }
        let asked = visible(channel.written).split(separator: "^[[6n").count - 1
        #expect((1...4).contains(asked))
        #expect(receiver.events == [])
    }

    @Test func answerThatWasOnItsWayWhenTheRowsMovedIsNotBelieved() {
        show()
        channel.size = Size(width: 20, height: 9)
        channel.send(.resized(channel.size))
        show()
        receiver.events = []
        channel.type("\u{1B}[7;1R\u{1B}[?62c\u{1B}[<0;3;8M")
        #expect(receiver.events == [])
        channel.type("\u{1B}[6;1R\u{1B}[?62c\u{1B}[<0;3;8M")
        #expect(
            receiver.events == [.input([.mouse(MouseInput(.press(.left), at: Point(x: 2, y: 2)))])])
    }

    @Test func thereIsNoMouseWhereTheTerminalIsNotAsked() throws {
        let display = TerminalDisplay(channel: channel, profile: .ansi)
        display.setPresentation(.inline(rows: 4))
        #expect(display.capabilities.hasMouse)
        try display.start(mouse: .all) { _ in }
        #expect(!display.capabilities.hasMouse)
        display.setMouseMode(.clicks)
        #expect(!visible(channel.entering).contains("1000") && channel.written == [])
    }

    @Test func rowsAreTakenAnewWhenTheScreenHasAnotherSize() {
        show("text", cursor: Point(x: 1, y: 2))
        channel.size = Size(width: 20, height: 12)
        channel.send(.resized(channel.size))
        #expect(receiver.events == [.input([.resize(Size(width: 20, height: 4))])])
        #expect(visible(channel.written).hasSuffix("^[[2A^M"))
        #expect(show().hasPrefix("^[[m\(erased)^J^J^J^[[3A^[7"))
        channel.size = Size(width: 20, height: 2)
        channel.send(.resized(channel.size))
        #expect(display.size == Size(width: 20, height: 2))
        #expect(show().hasPrefix("^[[m\(erased)^J^[[1A^[7"))
    }

    @Test func rowsAboveTheCursorThatWereWrappedAreGoneBackOver() throws {
        show("0123456789", cursor: Point(x: 1, y: 2))
        settle()
        // Nobody knows whether this terminal wraps lines anew: rather too little is taken away.
        #expect(resize(toWidth: 8) == "^[[2A^M")
        #expect(show().hasPrefix("^[[m\(erased)"))

        channel.type("\u{1B}P>|tmux 3.4\u{1B}\\")
        resize(toWidth: 20)
        show("0123456789", cursor: Point(x: 1, y: 2))
        settle()
        #expect(resize(toWidth: 8) == "^[[4A^M")
        #expect(show().hasPrefix("^[[m\(erased)"))
    }

    @Test func wrappedRowsAreNotGoneBackOverIfTheReportIsOld() {
        channel.type("\u{1B}P>|tmux 3.4\u{1B}\\")
        show("0123456789", cursor: Point(x: 1, y: 2))
        settle()
        channel.resizeTime = channel.now - .milliseconds(40)
        // The window may have become wider meanwhile.
        #expect(resize(toWidth: 8) == "^[[2A^M")
        resize(toWidth: 20)
        show("0123456789", cursor: Point(x: 1, y: 2))
        settle()
        channel.resizeTime = channel.now - .milliseconds(10)
        #expect(resize(toWidth: 8) == "^[[4A^M")
    }

    @Test func erasedEndsOfRowsAreWrappedAsTheTerminalWrapsThem() {
        channel.type("\u{1B}P>|tmux 3.4\u{1B}\\")
        show("0123456789", cursor: Point(x: 1, y: 2))
        show("ab", cursor: Point(x: 1, y: 2))
        settle()
        #expect(resize(toWidth: 8) == "^[[4A^M")
        #expect(show("ab", cursor: Point(x: 1, y: 2)).hasPrefix("^[[m\(erased)"))
        // All rows were erased meanwhile.
        settle()
        #expect(resize(toWidth: 7) == "^[[2A^M")
        #expect(show().hasPrefix("^[[m\(erased)"))
    }

    @Test func blanksAtTheEndOfARowAreErasedBecauseWrittenOnesWouldBeWrapped() {
        let text = String(repeating: "x", count: 17)
        #expect(show(text).contains("\(text) 0^[[K^J"))
        #expect(show(String(text.dropLast())).contains("\(text.dropLast()) 0^[[K^J"))
    }

    @Test func rowsThatWerePaintedAroundAResizeAreGoneBackOverAsFarAsIsCertain() {
        channel.type("\u{1B}P>|kitty(0.30)\u{1B}\\")
        show("0123456789", cursor: Point(x: 1, y: 2))
        settle()
        show("01", cursor: Point(x: 1, y: 2))
        // The terminal may have wrapped the rows of either frame.
        channel.now += .milliseconds(20)
        #expect(resize(toWidth: 8) == "^[[2A^M")
        #expect(show("0123456789").hasPrefix("^[[m\(erased)"))
        settle()
        resize(toWidth: 20)
        show("0123456789")
        settle()
        show("0123456789", cursor: Point(x: 1, y: 2))
        channel.now += .milliseconds(20)
        show("0123456789 1", cursor: Point(x: 1, y: 2))
        // Both frames have the same rows above the cursor.
        #expect(resize(toWidth: 8) == "^[[2A^M")
        #expect(show().hasPrefix("^[[m\(erased)"))
        resize(toWidth: 20)
        settle()
        show("0123456789", cursor: Point(x: 1, y: 2))
        channel.now += .seconds(1)
        show("0123456789 1", cursor: Point(x: 1, y: 2))
        #expect(resize(toWidth: 8) == "^[[4A^M")
        #expect(show().hasPrefix("^[[m\(erased)"))
    }

    @Test func cursorWaitsInTheFirstCellUntilTheSizeHasSettled() throws {
        show("text", cursor: Point(x: 1, y: 2))
        settle()
        resize(toWidth: 18)
        let cursor = Point(x: 1, y: 2)
        #expect(show("text", cursor: cursor).hasSuffix("^Mtext 3^[[K^[[3A^M"))
        channel.now += .milliseconds(200)
        resize(toWidth: 16)
        #expect(show("text", cursor: cursor).hasPrefix("^[[m\(erased)"))
        channel.clear()
        channel.now += .milliseconds(299)
        channel.send(.alarm)
        #expect(visible(channel.written) == "")
        #expect(channel.alarm == .milliseconds(1))
        channel.now += .milliseconds(1)
        channel.send(.alarm)
        #expect(visible(channel.written) == "^J^Jt^[[?25h")
        #expect(leaving.hasSuffix("^[[2A\(erased)"))
        channel.clear()
        channel.now += .seconds(1)
        channel.send(.alarm)
        #expect(channel.written == [])
    }

    @Test func cursorThatAFrameHidesWhileTheSizeSettlesStaysHidden() {
        show("text", cursor: Point(x: 1, y: 2))
        resize(toWidth: 18)
        show("text", cursor: Point(x: 1, y: 2))
        show("test")
        channel.clear()
        settle()
        #expect(channel.written == [])
        #expect(show("text", cursor: Point(x: 1, y: 2)).hasSuffix("^[[?25h"))
    }

    @Test func framesWaitWhileTmuxMayHaveAnotherSize() throws {
        channel.type("\u{1B}P>|tmux 3.4\u{1B}\\")
        show("text", cursor: Point(x: 1, y: 2))
        settle()
        resize(toWidth: 18)
        #expect(show("text", cursor: Point(x: 1, y: 2)).contains("text 3"))
        receiver.events = []
        #expect(show("test", cursor: Point(x: 1, y: 2)) == "")
        #expect(!receiver.events.contains(.ready))
        channel.now = try #require(channel.alarmTime)
        channel.send(.alarm)
        #expect(receiver.events == [.ready])
        #expect(show("test", cursor: Point(x: 1, y: 2)).contains("st 3"))
    }

    @Test func answersToInputDoNotWaitForTheSizeToSettle() {
        channel.type("\u{1B}P>|tmux 3.4\u{1B}\\")
        show()
        settle()
        resize(toWidth: 18)
        show()
        let buffer = CellBuffer(size: display.size)
        receiver.answer = { [display] in
            buffer.write("key", x: 0, y: 0)
            display.show(buffer, damage: Damage(buffer.bounds), cursor: nil)
        }
        channel.clear()
        channel.type("k")
        #expect(visible(channel.written).contains("key"))
    }

    @Test func anotherNumberOfRowsTakesEffectAtOnce() {
        let clusters = ClusterTable()
        func showRows() -> String {
            let buffer = CellBuffer(size: display.size, clusters: clusters)
            for y in 0..<buffer.size.height { buffer.write("text \(y)", x: 0, y: y) }
            channel.clear()
            display.show(buffer, damage: Damage(buffer.bounds), cursor: nil)
            return visible(channel.written)
        }
        _ = showRows()
        channel.type("\u{1B}[4;1R\u{1B}[?62c")
        display.setPresentation(.inline(rows: 6))
        #expect(display.size == Size(width: 20, height: 6))
        // The rows that are there keep their cells.
        let more = showRows()
        #expect(more.hasPrefix("^J^J^J^J^J^[[5A^M^[7"))
        #expect(!more.contains("text 3") && more.contains("text 4") && more.contains("text 5"))
        display.setPresentation(.inline(rows: 2))
        #expect(showRows() == "^J^J^M^[[J^[[2A")
        display.setPresentation(.inline(.fitting(minimum: 6)))
        display.setPresentation(.fullScreen)
        #expect(display.size == Size(width: 20, height: 6))
    }

    @Test func rowsAreClearedWhileOthersHaveTheTerminal() async throws {
        display.setPresentation(.inline(rows: 4, atEnd: .kept))
        show("text", cursor: Point(x: 0, y: 1))
        #expect(leaving.hasSuffix("^[[2B^M^J^[[J"))
        channel.answers = ["\u{1B}[7;1R\u{1B}[?62c"]
        display.suspend()
        #expect(leaving.hasSuffix("^[[1A\(erased)"))
        channel.send(.resumed)
        #expect(!leaving.contains("^[[J"))
        #expect(receiver.events.last == .contentLost)
        #expect(show().hasPrefix("^[[m\(erased)^J^J^J^[[3A^[7"))
        channel.answers = ["\u{1B}[7;1R\u{1B}[?62c"]
        #expect(try await display.runForeground(["vi"]) == 7)
        #expect(show().hasPrefix("^[[m\(erased)^J^J^J^[[3A^[7"))
    }

    @Test func keptRowsEndAfterTheLastOneThatIsUsed() {
        display.setPresentation(.inline(rows: 4, atEnd: .kept))
        let buffer = CellBuffer(size: display.size)
        buffer.write("only", x: 0, y: 1)
        display.show(buffer, damage: Damage(buffer.bounds), cursor: nil)
        display.stop()
        #expect(leaving.hasSuffix("^[[1B^M^J^[[J"))
    }

    @Test func nothingIsLeftForARunOverTheWholeScreen() throws {
        show()
        display.stop()
        display.setPresentation(.fullScreen)
        try display.start(mouse: .off) { _ in }
        #expect(display.size == channel.size)
        #expect(show().contains("^[[H"))
        #expect(leaving.hasSuffix("1049l"))
    }
}
