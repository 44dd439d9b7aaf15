// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@MainActor
@Suite struct TerminalDisplayCursorTests {
    private let scene: TerminalDisplayScene

    init() throws { scene = try TerminalDisplayScene() }

    private func show(_ shape: CursorShape?) -> String {
        scene.channel.clear()
        let cursor = shape.map { Cursor(position: Point(x: 1, y: 1), shape: $0) }
        _ = scene.display.show(scene.buffer, damage: Damage(), cursor: cursor)
        return String(decoding: scene.channel.written, as: UTF8.self)
    }

    private var leaving: String { String(decoding: scene.channel.leaving, as: UTF8.self) }
    private var entering: String { String(decoding: scene.channel.entering, as: UTF8.self) }

    @Test func shapeIsSentOnceBeforeTheCursor() {
        #expect(show(.bar).hasPrefix("\u{1B}[6 q"))
        #expect(!show(.bar).contains(" q"))
        #expect(!show(nil).contains(" q"))
        #expect(show(.block).contains("\u{1B}[2 q"))
        #expect(show(.underline).contains("\u{1B}[4 q"))
        #expect(show(.terminal).contains("\u{1B}[0 q"))
    }

    @Test func terminalKeepsItsShapeIfNoViewAsksForAnother() {
        #expect(!show(.terminal).contains(" q"))
        #expect(!leaving.contains(" q"))
    }

    @Test func shapeIsGivenBackAndTakenAgain() {
        _ = show(.bar)
        #expect(leaving.contains("\u{1B}[0 q"))
        #expect(entering.contains("\u{1B}[6 q"))
        _ = show(.terminal)
        #expect(leaving.contains("\u{1B}[0 q"))
        #expect(!entering.contains(" q"))
    }
}
