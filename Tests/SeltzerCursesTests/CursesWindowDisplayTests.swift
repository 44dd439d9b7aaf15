// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CursesColors, CursesInput, CursesModes, CursesOutput, CursesPainter, cn_windows.

import Pseudoterminal
import SeltzerBase
import SeltzerCurses
import SeltzerScreen
import SeltzerTerminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The display with its parts: `CursesPainter`, `CursesModes`, `CursesOutput` and `CursesInput`.
@Suite struct CursesWindowDisplayTests {
    private func start(
        term: String = "xterm-256color", locale: String = "C.UTF-8"
    ) async throws -> PseudoterminalChild {
        let child = try PseudoterminalChild(
            ["--display"],
            environment: ["SELTZER_DRIVER": "ncurses", "TERM": term, "LC_ALL": locale])
        try #require(await child.shows("ready"), "\(child.output)")
        try #require(await child.shows("new"))
        return child
    }

    @Test func textThatNcursesCannotHoldIsDegraded() async throws {
        let child = try await start()
        #expect(child.output.contains("é 漢字 ½"))
        #expect(child.output.contains("👨 family"))
        #expect(child.output.contains("?  new"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.hasOldModes)
    }

    @Test(arguments: ["q", ""])
    func titleIsSetAndTheOldOneComesBack(ending: String) async throws {
        let child = try await start()
        child.type("t")
        #expect(await child.shows("\u{1B}[22;2t\u{1B}]2;child's title\u{1B}\\"))
        #expect(!child.output.contains("\u{1B}[23;2t"))
        if ending.isEmpty { child.send(SIGABRT) } else { child.type(ending) }
        _ = await child.ending()
        #expect(child.output.contains("\u{1B}[23;2t"))
        #expect(child.hasOldModes)
    }

    @Test(arguments: ["UTF-8", "xx_YY.utf8"])
    func localeThatIsNotInstalledShowsItsCharacters(locale: String) async throws {
        let child = try await start(locale: locale)
        #expect(child.output.contains("é 漢字 ½"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func localeWithoutUnicodeShowsQuestionMarks() async throws {
        let child = try await start(locale: "C")
        #expect(child.output.utf8.allSatisfy { $0 < 0x80 })
        #expect(child.output.contains("?  family"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test(arguments: [
        ("\u{1B}OA", "key up"), ("\u{1B}[1;5A", "key ctrl-up"), ("\u{1B}[15~", "key f5"),
        ("\u{1B}[Z", "key shift-tab"), ("\u{18}", "key ctrl-x"), ("\r", "key enter"),
        ("\u{1B}x", "key alt-x"), ("é", "key é"), ("\u{1B}", "key escape"),
        ("\u{1B}[<35;9;9M", "move 8,8"), ("\u{1B}[<65;4;4M", "scroll(dx: 0, dy: 1) 3,3"),
        ("\u{1B}[<0;300;2M", "299,1"),
    ])
    func inputIsToldAsEvents(bytes: String, expected: String) async throws {
        let child = try await start()
        child.type(bytes)
        #expect(await child.shows(expected), "\(child.output)")
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func sizeIsToldWhenItChanges() async throws {
        let child = try await start()
        child.resize(columns: 100, rows: 30)
        #expect(await child.shows("size 100x30"))
        child.resize(columns: 1, rows: 1)
        child.resize(columns: 60, rows: 9)
        #expect(await child.shows("size 60x9"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test(arguments: [SIGTERM, SIGSEGV, SIGABRT])
    func terminalIsGivenBackWhenTheProcessDies(signal: Int32) async throws {
        let child = try await start()
        child.send(signal)
        #expect(await child.ending() == .signaled(signal))
        #expect(child.hasOldModes)
        #expect(child.output.contains("\u{1B}[m\u{1B}[?47h\u{1B}[H\u{1B}[J\u{1B}[?1049l"))
        #expect(child.output.contains("\u{1B}[?1003l"))
    }

    @MainActor
    @Test func oneDisplayAtATimeHasTheWindows() throws {
        let profile = try TerminalProfile.current(environment: ["TERM": "xterm-256color"])
        let first = CursesWindowDisplay(channel: SilentChannel(), profile: profile)
        let second = CursesWindowDisplay(channel: SilentChannel(), profile: profile)
        try first.start(mouse: .clicks) { _ in }
        #expect(throws: TerminalError.windowsInUse) { try second.start(mouse: .off) { _ in } }
        first.stop()
        try second.start(mouse: .off) { _ in }
        second.stop()
    }

    @MainActor
    @Test func frameIsRefusedWhileTheLastOneIsNotTaken() throws {
        let profile = try TerminalProfile.current(environment: ["TERM": "xterm-256color"])
        let channel = SilentChannel()
        let display = CursesWindowDisplay(channel: channel, profile: profile)
        var events: [DisplayEvent] = []
        try display.start(mouse: .off) { events.append($0) }
        defer { display.stop() }
        let buffer = CellBuffer(size: display.size)
        channel.room = 1
        #expect(display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
        #expect(!display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
        channel.room = .max
        channel.receive?(.writable)
        #expect(events == [.ready])
        #expect(display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
    }

    @MainActor
    @Test func escapeWaitsForTheTimeOfTheSettings() throws {
        let profile = try TerminalProfile.current(environment: ["TERM": "xterm"])
        let channel = SilentChannel()
        let display = CursesWindowDisplay(
            channel: channel, profile: profile,
            inputSettings: InputSettings(escapeTimeout: .milliseconds(400)))
        var events: [DisplayEvent] = []
        try display.start(mouse: .off) { events.append($0) }
        defer { display.stop() }
        channel.receive?(.bytes([0x1B]))
        #expect(channel.alarm == .milliseconds(400))
        #expect(events == [])
        channel.receive?(.alarm)
        #expect(events == [.input([.key(KeyPress(.escape))])])
    }

    /// `xterm` has 64 pairs of colors, of which the first cannot be set.
    @MainActor
    @Test func moreColorsThanPairsAreStillShown() throws {
        let profile = try TerminalProfile.current(environment: ["TERM": "xterm"])
        let channel = SilentChannel()
        let display = CursesWindowDisplay(channel: channel, profile: profile)
        try display.start(mouse: .off) { _ in }
        defer { display.stop() }
        #expect(display.capabilities.colorDepth == .eight)
        let buffer = CellBuffer(size: display.size)
        let canvas = Canvas(buffer: buffer)
        for frame in 0..<3 {
            for index in 0..<8 {
                let style = Style(
                    foreground: .palette(UInt8(index)), background: .palette(UInt8(frame)))
                canvas.draw("xy", at: Point(x: index * 2, y: frame), style: style)
            }
            #expect(display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
        }
        channel.written = []
        for index in 0..<64 {
            let style = Style(
                foreground: .palette(UInt8(index % 8)), background: .palette(UInt8(index / 8)))
            canvas.draw("z", at: Point(x: index % 20, y: index / 20), style: style)
        }
        #expect(display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
        #expect(channel.written.filter { $0 == UInt8(ascii: "z") }.count == 64)
    }
}

/// A channel to nowhere that takes as many bytes as it is told to.
@MainActor
private final class SilentChannel: ByteChannel {
    let size = Size(width: 20, height: 5)
    let now = Duration.zero
    var room = Int.max
    var written: [UInt8] = []
    private(set) var alarm: Duration?
    var receive: (@MainActor (ByteChannelEvent) -> Void)?

    func open(
        entering: [UInt8],
        leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws {
        self.receive = receive
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        let taken = min(room, bytes.count)
        room -= taken
        written += bytes.prefix(taken)
        return taken
    }

    func setModes(entering: [UInt8], leaving: [UInt8]) {}
    func awaitBytes(for limit: Duration) -> [UInt8] { [] }
    func setAlarm(after delay: Duration?) { alarm = delay }
    func suspend() {}
    func runForeground(_ command: [String]) async throws -> Int32 { 0 }
    func close() {}
}
