// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ScreenModels
import Seltzer
import SeltzerBase
import SeltzerTerminal
import SeltzerViews
import Testing

@MainActor
@Suite(.serialized, .oneAtATime) struct OutputReportingDisplayTests {
    private func wait(for what: String, _ condition: () -> Bool) async {
        for _ in 0..<100_000 where !condition() { await Task.yield() }
        #expect(condition(), "waited for \(what)")
    }

    @Test func aMeasuredFrameHasTheBytesThatTheTerminalGot() async {
        let channel = KeptChannel()
        let label = Label("before")
        let application = Application(root: ViewController(view: label)) {
            TerminalDisplay(channel: channel, profile: .ansi)
        }
        var frames: [FrameReport] = []
        let observer = ApplicationObserver()
        observer.measuresFrames = true
        observer.didShow = { frames.append($0) }
        let run = Task { try await application.run() }
        await wait(for: "the screen") { channel.hasWritten("before") }
        application.observers = [observer]
        let count = channel.written.count
        label.text = "after"
        await wait(for: "the frame") { !frames.isEmpty }
        #expect(frames.first?.byteCount == channel.written.count - count)
        #expect(channel.written.count > count)
        application.end()
        _ = try? await run.value
    }

    @Test func theConsoleOfTheInspectorShowsWhatTheProcessPrints() async throws {
        let program = try await ApplicationOnTerminal(size: Size(width: 80, height: 30))
        let child = program.child
        child.type("P")
        try #require(await program.shows("key P"))
        // F12, and to the page before the first one.
        child.type("\u{1B}[24~")
        try #require(await program.contains("Console"))
        child.type("\u{1B}[5;5~")
        #expect(await program.contains("out printed by the child"))
        // F6 gives the keys to the program.
        child.type("\u{1B}[17~P")
        #expect(await program.contains("2 lines"))
        child.type("E")
        #expect(await program.contains("err failed in the child"))
        child.type("P")
        #expect(await program.contains("4 lines"))
        #expect(await program.quit() == .exited(0))
        let printed = "printed by the child\r\n"
        #expect(child.output.contains("\(printed)\(printed)failed in the child\r\n\(printed)"))
    }
}

extension ApplicationOnTerminal {
    /// Waits until a row of the screen contains a text.
    fileprivate func contains(_ text: String) async -> Bool {
        await child.holds { _ in
            let screen = screen
            return (0..<size.height).contains { screen.text($0).contains(text) }
        }
    }
}
