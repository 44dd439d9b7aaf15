// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct ResizeSettlingTests {
    private let cursor = Cursor(position: Point(x: 3, y: 2))

    @Test func cursorIsShownWhileNoSizeIsReported() {
        var settling = ResizeSettling()
        #expect(settling.cursor(cursor, at: .zero) == cursor)
        #expect(settling.end == nil && settling.waitingCursor == nil)
        #expect(settling.takeCursor() == nil)
        settling.noteFrame()
        #expect(!settling.holdsFrames(at: .zero))
    }

    @Test func cursorWaitsUntilNoSizeWasReportedForAWhile() {
        var settling = ResizeSettling()
        settling.begin(at: .seconds(1))
        #expect(settling.cursor(cursor, at: .seconds(1)) == nil)
        #expect(settling.takeCursor() == nil)
        settling.begin(at: .milliseconds(1_200))
        settling.expire(at: .milliseconds(1_300))
        #expect(settling.end == .milliseconds(1_500) && settling.takeCursor() == nil)
        settling.expire(at: .milliseconds(1_500))
        #expect(settling.end == nil)
        #expect(settling.takeCursor() == cursor && settling.takeCursor() == nil)
    }

    @Test func frameAfterTheWaitShowsItsOwnCursor() {
        var settling = ResizeSettling()
        settling.begin(at: .zero)
        _ = settling.cursor(cursor, at: .zero)
        let other = Cursor(position: .zero)
        #expect(settling.cursor(other, at: .seconds(1)) == other)
        #expect(settling.waitingCursor == nil)
    }

    @Test func framesWaitAfterTheFirstWholeOne() {
        var settling = ResizeSettling()
        settling.begin(at: .zero)
        #expect(!settling.holdsFrames(at: .zero))
        settling.noteFrame()
        #expect(settling.holdsFrames(at: .zero))
        settling.begin(at: .milliseconds(10))
        #expect(!settling.holdsFrames(at: .milliseconds(10)))
        settling.noteFrame()
        #expect(!settling.holdsFrames(at: .seconds(1)))
    }

    @Test func nothingWaitsAfterTheTerminalIsForgotten() {
        var settling = ResizeSettling()
        settling.begin(at: .zero)
        _ = settling.cursor(cursor, at: .zero)
        settling.forget()
        #expect(settling.end == nil && settling.takeCursor() == nil)
    }
}
