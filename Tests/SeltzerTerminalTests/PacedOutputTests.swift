// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTerminal

/// The bytes alone; how frames wait for a slow line is in `TerminalDisplay+OutputTests`.
@MainActor
@Suite struct PacedOutputTests {
    private let channel = ScriptedChannel()
    private let output: PacedOutput

    init() {
        output = PacedOutput(channel)
        output.start(isPaced: true)
    }

    @Test func bytesAreWrittenAsTheChannelAcceptsThem() {
        #expect(!output.write(), "nothing to write")
        output.buffer.append(contentsOf: Array("abcdef".utf8))
        channel.script = [2, 3, 1]
        #expect(!output.write() && !output.isEmpty)
        #expect(!output.write() && !output.isEmpty)
        #expect(output.write() && output.isEmpty)
        #expect(channel.written == Array("abcdef".utf8))
    }

    @Test func droppedBytesAreNotWritten() {
        output.buffer.append(contentsOf: Array("abc".utf8))
        channel.room = 1
        #expect(!output.write())
        output.drop()
        #expect(output.isEmpty)
        channel.room = .max
        output.buffer.append(contentsOf: Array("d".utf8))
        #expect(output.write())
        #expect(channel.written == Array("ad".utf8))
    }

    @Test func refusedFrameIsAskedForOnce() {
        #expect(!output.askForFrame())
        output.refuseFrame()
        #expect(output.isFrameRefused)
        #expect(output.askForFrame())
        #expect(!output.askForFrame())
    }

    @Test func questionIsAwaitedUntilItIsAnswered() {
        output.appendQuestion()
        #expect(output.write())
        #expect(visible(channel.written) == "^[[5n")
        #expect(output.awaitedCount == 1 && output.limitAtEnd != nil)
        #expect(output.deadline == nil, "no frame waits")
        output.refuseFrame()
        #expect(output.deadline != nil)
        output.take(.status(0))
        #expect(output.awaitedCount == 0 && output.remaining == nil)
    }

    @Test func terminalThatOnlyAnswersDA1HasNoLimit() {
        output.appendQuestion()
        #expect(output.write())
        output.take(.primaryAttributes([62]))
        #expect(output.awaitedCount == 0)
        #expect(output.room(isUrgent: false) == .max)
    }
}
