// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
import SeltzerViews
import Testing

@MainActor
@Suite struct OutputReportingDisplayTests {
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
}
