// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Emulator, KeyEncoder, TerminalEvents, TerminalSelection, TerminalView+drawing, TerminalView+input.

import CEmulator
import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerTerminalView

@MainActor
@Suite(.serialized) struct TerminalViewTests {
    // MARK: Memory

    @Test func viewWithoutMemoryShowsNothingAndStartsOnceThereIsSome() async throws {
        var hasMemory = false
        let emulator = Emulator(size: Size(width: 80, height: 24), scrollback: 10) {
            hasMemory ? ce_new($0, $1, $2) : nil
        }
        let view = TerminalView(scrollbackLimit: 10, emulator)
        let pilot = await Pilot(ViewController(view: view), columns: 30, rows: 5)
        view.feed(Array("text\u{1B}[6n".utf8))
        view.scrollbackLimit = 20
        #expect(view.becomeFirstResponder())
        await pilot.type("a")
        await pilot.settle()
        #expect(view.text == "" && view.scrollbackCount == 0 && view.cursorPosition == nil)
        #expect(
            throws: ChildProcessError.failed(
                operation: "make a terminal for", program: "sh", code: 12)
        ) {
            try view.start(ChildCommand("sh", ["-c", "exit 3"]))
        }
        hasMemory = true
        view.feed(Array("text".utf8))
        #expect(view.text == "")
        try view.start(ChildCommand("sh", ["-c", "exit 3"]))
        view.feed(Array("text".utf8))
        #expect(view.text == "text")
        view.end()
    }

    @Test func emulatorThatNeedsTooMuchMemoryIsNotMade() {
        #expect(ce_new(.max, .max, 0) == nil)
        let emulator = ce_new(20, 5, 0)
        #expect(!ce_resize(emulator, .max, .max) && ce_resize(emulator, 30, 6))
        ce_free(emulator)
    }

    @Test func emulatorIsNotMadeIfTheSystemRefusesTheMemory() {
        // More than any system's address space, and less than what is refused without asking.
        #expect(ce_new(1_900_000, 1_900_000, 0) == nil)
    }

    @Test(
        arguments: [(-3, 1_000_000), (1_000_000, -3), (-1, 24), (80, -1), (.min, .min)]
            as [(Int32, Int32)])
    func negativeSizesAreRefused(columns: Int32, rows: Int32) {
        #expect(ce_new(columns, rows, 0) == nil)
        let emulator = ce_new(20, 5, 0)
        #expect(!ce_resize(emulator, columns, rows) && ce_resize(emulator, 30, 6))
        ce_free(emulator)
    }

    @Test func smallSizesAreClamped() {
        let emulator = ce_new(0, 0, 0)
        #expect(emulator != nil)
        let text = Array("日本\n日".utf8)
        ce_feed(emulator, text, text.count)
        #expect(ce_get_cursor(emulator).column < 2 && ce_get_cursor(emulator).row == 0)
        #expect(ce_resize(emulator, 1, 0))
        ce_feed(emulator, text, text.count)
        ce_free(emulator)
    }

    // MARK: What a program writes

    @Test func textColorsAndAttributesAreShown() async {
        let stage = await Stage()
        await stage.feed(
            "\u{1B}[1;31mred\u{1B}[0m \u{1B}[38;5;200ma\u{1B}[48;2;1;2;3mb\u{1B}[m\r\nnext")
        #expect(stage.pilot.screen.hasPrefix("red ab\nnext"))
        let buffer = stage.pilot.display.buffer
        #expect(buffer.style(of: buffer[Point(x: 0, y: 0)]).foreground == .palette(1))
        #expect(buffer.style(of: buffer[Point(x: 0, y: 0)]).attributes.contains(.bold))
        #expect(buffer.style(of: buffer[Point(x: 4, y: 0)]).foreground == .palette(200))
        #expect(buffer.style(of: buffer[Point(x: 5, y: 0)]).background == .rgb(1, 2, 3))
    }

    @Test func wideAndCombinedCharactersKeepTheirPlaces() async {
        let stage = await Stage()
        await stage.feed("日本x\r\ne\u{301}y\r\n👍z")
        #expect(stage.pilot.screen.hasPrefix("日本x\ne\u{301}y\n"))
        #expect(stage.pilot.location(of: "x") == Point(x: 4, y: 0))
        #expect(stage.pilot.location(of: "y") == Point(x: 1, y: 1))
    }

    @Test func theCursorIsWhereTheProgramPutsIt() async {
        let stage = await Stage()
        await stage.feed("ab\u{1B}[4 q")
        #expect(stage.terminal.cursorPosition == Point(x: 2, y: 0))
        #expect(stage.terminal.cursorShape == .underline)
        await stage.feed("\u{1B}[?25l")
        #expect(stage.terminal.cursorPosition == nil)
    }

    @Test func titleAndBellArePosted() async {
        let stage = await Stage()
        await stage.feed("\u{1B}]0;mail \u{7}\u{7}")
        #expect(stage.pilot.events(TerminalTitleChanged.self).map(\.title) == ["mail "])
        #expect(stage.pilot.events(TerminalRang.self).count == 1)
        await stage.feed("\u{1B}]2;a\u{9B}b\u{1B}\\")
        #expect(
            stage.terminal.title.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9B })
    }

    @Test func theAlternateScreenGivesTheMainOneBack() async {
        let stage = await Stage()
        await stage.feed("shell\u{1B}[?1049h\u{1B}[Heditor")
        #expect(stage.pilot.screen.hasPrefix("editor"))
        await stage.feed("\u{1B}[?1049l")
        #expect(stage.pilot.screen.hasPrefix("shell"))
    }

    @Test func copyingNeedsPermission() async {
        let stage = await Stage()
        await stage.feed("\u{1B}]52;c;c2VjcmV0\u{7}")
        #expect(stage.pilot.application.pasteboard.string == nil)
        stage.terminal.allowsCopying = true
        await stage.feed("\u{1B}]52;c;c2VjcmV0\u{7}")
        #expect(stage.pilot.application.pasteboard.string == "secret")
        // A question about the clipboard has no answer, and no bad data are copied.
        await stage.feed("\u{1B}]52;c;?\u{7}\u{1B}]52;c;!!\u{7}")
        #expect(stage.pilot.application.pasteboard.string == "secret")
    }

    @Test func charactersCanBeRepeated() async {
        let stage = await Stage()
        await stage.feed("-\u{1B}[5b>")
        #expect(stage.pilot.screen.hasPrefix("------>"))
        // libvterm 0.1 never ends if there is no character before the cursor.
        await stage.feed("\u{1B}c\u{1B}[9999999b|\u{1B}(0q\u{1B}[2b\u{1B}(Bx日\u{1B}[2by")
        #expect(stage.pilot.screen.hasPrefix("|───x日y"))
    }

    /// libvterm 0.1 writes beyond its memory for both.
    @Test func longSequencesAndNarrowScreensAreHarmless() async {
        let stage = await Stage(columns: 1, rows: 2)
        await stage.feed("日日\u{301}日")
        await stage.pilot.resize(columns: 20, rows: 2)
        let long = String(repeating: "1;", count: 500)
        await stage.feed("\u{1B}c\u{1B}[\(long)31mred\u{1B}[\(long)\u{1B}[1mx\u{1B}[1:2:3;4;5;6m")
        #expect(stage.pilot.screen.hasPrefix("redx"))
        let style = stage.pilot.display.buffer.style(
            of: stage.pilot.display.buffer[Point(x: 0, y: 0)])
        // The whole sequence is left out.
        #expect(style.foreground != .palette(1))
    }

    @Test func noOutputTraps() async {
        let stage = await Stage(columns: 9, rows: 3)
        var random = SystemRandomNumberGenerator()
        let pieces = [
            "\u{1B}", "[", "]", "?", ";", ">", "=", "<", "0", "9", "u", "b", "J", "h", "l", "m",
            "日", "\u{301}", "\r\n", "\u{7}", "P", "52",
        ]
        for round in 0..<400 {
            let text = (0..<60).map { _ in pieces.randomElement(using: &random)! }.joined()
            stage.terminal.feed(Array(text.utf8) + [UInt8.random(in: 0...255, using: &random)])
            if round.isMultiple(of: 20) {
                await stage.pilot.resize(
                    columns: Int.random(in: 1...40, using: &random),
                    rows: Int.random(in: 1...20, using: &random))
            }
        }
        await stage.pilot.settle()
    }

    // MARK: Scrollback and selection

    @Test func rowsThatLeaveTheScreenCanBeScrolledTo() async {
        let stage = await Stage(rows: 4, scrollbackLimit: 10)
        await stage.feed((1...30).map { "line \($0)" }.joined(separator: "\r\n"))
        #expect(stage.terminal.scrollbackCount == 10)
        #expect(stage.pilot.screen.hasPrefix("line 27"))
        await stage.pilot.press("shift-pageup")
        #expect(stage.pilot.screen.hasPrefix("line 24"))
        // New output leaves the visible rows in place.
        await stage.feed("\r\nline 31")
        #expect(stage.pilot.screen.hasPrefix("line 24"))
        await stage.pilot.wheel(dy: 100, column: 2, row: 1)
        #expect(stage.pilot.screen.hasPrefix("line 28"))
        await stage.feed("\u{1B}[3J")
        #expect(stage.terminal.scrollbackCount == 0)
    }

    @Test func aDragSelectsText() async {
        let stage = await Stage()
        await stage.feed("one two\r\nthree four")
        await stage.pilot.drag(fromColumn: 4, row: 0, toColumn: 4, row: 1)
        #expect(stage.terminal.selectedText == "two\nthree")
        stage.terminal.copySelection()
        #expect(stage.pilot.application.pasteboard.string == "two\nthree")
        for _ in 0..<2 { await stage.pilot.click(column: 8, row: 1) }
        #expect(stage.terminal.selectedText == "four")
        stage.terminal.clearSelection()
        #expect(stage.terminal.selectedText == nil)
    }

    @Test func aWrappedLineIsCopiedAsOne() async {
        let stage = await Stage(columns: 5)
        await stage.feed("abcdefgh")
        await stage.pilot.drag(fromColumn: 0, row: 0, toColumn: 4, row: 1)
        #expect(stage.terminal.selectedText == "abcdefgh")
    }

    // MARK: A program

    @Test(.timeLimit(.minutes(10))) func aProgramEndsAndItsRowsStay() async throws {
        let stage = await Stage()
        try stage.start("echo hello; tput cols; exit 3")
        await stage.waitUntil { stage.terminal.status != nil }
        #expect(stage.pilot.events(TerminalEnded.self).map(\.status) == [.exited(3)])
        #expect(stage.pilot.screen.hasPrefix("hello\n20"))
        #expect(stage.terminal.cursorPosition == nil)
    }

    @Test(.timeLimit(.minutes(10))) func keysReachTheProgramInItsModes() async throws {
        let stage = await Stage(columns: 40)
        try await stage.startEcho()
        await stage.pilot.press("a", "up", "ctrl-c", "alt-x", "f5", "shift-tab", "enter", "esc")
        await stage.waitUntil { stage.pilot.screen.contains("^[[A^C^[x^[[15~^[[Z^M^[") }
    }

    @Test(.timeLimit(.minutes(10))) func applicationCursorKeysAreSent() async throws {
        let stage = await Stage(columns: 40)
        try await stage.startEcho(modes: "\\033[?1h")
        await stage.pilot.press("up", "home")
        await stage.waitUntil { stage.pilot.screen.contains("^[OA^[OH") }
    }

    @Test(.timeLimit(.minutes(10))) func theKittyProtocolIsSpoken() async throws {
        let stage = await Stage(columns: 40)
        try await stage.startEcho(modes: "\\033[>1u")
        await stage.pilot.press("esc", "ctrl-i", "a", "enter", "shift-enter", "f1")
        await stage.waitUntil {
            stage.pilot.screen.contains("^[[27u^[[105;5ua^M^[[13;2u^[[P")
        }
    }

    @Test(.timeLimit(.minutes(10))) func pastesAreBracketedAndHarmless() async throws {
        let stage = await Stage(columns: 40)
        try await stage.startEcho(modes: "\\033[?2004h")
        await stage.pilot.paste("x\u{1B}[201~y")
        await stage.waitUntil { stage.pilot.screen.contains("^[[200~x[201~y^[[201~") }
    }

    @Test(.timeLimit(.minutes(10))) func theMouseReachesAProgramThatAsks() async throws {
        let stage = await Stage(columns: 40)
        try await stage.startEcho(modes: "\\033[?1000h\\033[?1006h")
        await stage.pilot.click(column: 3, row: 2)
        await stage.waitUntil { stage.pilot.screen.contains("^[[<0;4;3M^[[<0;4;3m") }
        await stage.pilot.mouseDown(column: 0, row: 0, modifiers: .shift)
        await stage.pilot.move(column: 4, row: 0, modifiers: .shift)
        await stage.pilot.mouseUp(column: 4, row: 0, modifiers: .shift)
        #expect(stage.terminal.selectedText == "ready")
    }

    @Test(.timeLimit(.minutes(10))) func focusIsReportedToAProgramThatAsks() async throws {
        let stage = await Stage(columns: 40)
        try await stage.startEcho(modes: "\\033[?1004h")
        stage.terminal.resignFirstResponder()
        stage.terminal.becomeFirstResponder()
        await stage.waitUntil { stage.pilot.screen.contains("^[[O^[[I") }
    }

    @Test(.timeLimit(.minutes(10))) func theProgramLearnsTheSizeOfTheView() async throws {
        let stage = await Stage(columns: 40, rows: 5)
        try stage.start("trap 'stty size' WINCH; echo ready; while :; do sleep 0.05; done")
        await stage.waitUntil { stage.pilot.screen.contains("ready") }
        await stage.pilot.resize(columns: 33, rows: 7)
        await stage.waitUntil { stage.pilot.screen.contains("7 33") }
    }

    @Test(.timeLimit(.minutes(10))) func theProgramEndsWithItsView() async throws {
        let root = View()
        let terminal = TerminalView()
        root.addSubview(terminal)
        let pilot = await Pilot(ViewController(view: root), columns: 10, rows: 3)
        try terminal.start(ChildCommand("sleep", ["1000"]))
        let child = try #require(terminal.child)
        terminal.removeFromSuperview()
        #expect(await child.end.status != .exited(0))
        await pilot.settle()
        #expect(pilot.events(TerminalEnded.self).isEmpty)
    }

    @Test(.timeLimit(.minutes(10))) func aFloodOfOutputLeavesTheKeysAlive() async throws {
        let stage = await Stage(columns: 80, rows: 24)
        try stage.start("yes 'a line that goes on for a while'")
        await stage.waitUntil { stage.terminal.scrollbackCount > 0 }
        await stage.pilot.press("ctrl-c")
        await stage.waitUntil { stage.terminal.status != nil }
        #expect(stage.terminal.status == .signaled(2))
    }
}
