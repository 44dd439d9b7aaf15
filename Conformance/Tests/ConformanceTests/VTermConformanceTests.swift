// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CVTerm
import Seltzer
import SeltzerTerminal
import Testing

@Suite struct VTermConformanceTests {
    @Test(arguments: 1...24 as ClosedRange<UInt64>)
    func screenAfterIncrementalFramesIsTheBufferAndAFullRepaint(_ seed: UInt64) throws {
        var painter = RandomPainter(seed: seed, for: VTermOracle.self)
        var buffer = CellBuffer(size: painter.size())
        var run = try TerminalRun(
            VTermOracle(size: buffer.size), profile: profile(seed), hasSideMargins: seed % 2 == 1)
        for frame in 0..<60 {
            if Int.random(in: 0..<12, using: &painter.random) == 0 {
                buffer = CellBuffer(size: painter.size(), clusters: buffer.clusters)
                try run.resize(to: buffer.size)
            }
            let damage = painter.draw(into: buffer)
            let cursor = painter.cursor(in: buffer.size)
            let wrong = try run.show(buffer, damage: damage, cursor: cursor)
            try #require(wrong == nil, "frame \(frame)")
            if frame % 10 == 9 {
                var other = try TerminalRun(VTermOracle(size: buffer.size), profile: run.profile)
                let wrong = try other.show(buffer, damage: Damage(), cursor: cursor)
                try #require(wrong == nil, "full repaint after frame \(frame)")
            }
        }
        #expect(run.oracle.unknown == [])
    }

    @Test func terminalIsGivenBackAsItWas() throws {
        let buffer = CellBuffer(size: Size(width: 40, height: 10))
        var run = try TerminalRun(VTermOracle(size: buffer.size))
        #expect(run.oracle.property(VTERM_PROP_ALTSCREEN) == 1)
        #expect(run.oracle.property(VTERM_PROP_MOUSE) == VTERM_PROP_MOUSE_MOVE)
        #expect(run.oracle.property(VTERM_PROP_CURSORVISIBLE) == 0)
        var painter = RandomPainter(seed: 7, for: VTermOracle.self)
        for _ in 0..<10 {
            let damage = painter.draw(into: buffer)
            #expect(try run.show(buffer, damage: damage, cursor: nil) == nil)
        }
        try run.leave()
        #expect(run.oracle.property(VTERM_PROP_ALTSCREEN) == 0)
        #expect(run.oracle.property(VTERM_PROP_MOUSE) == VTERM_PROP_MOUSE_NONE)
        #expect(run.oracle.property(VTERM_PROP_CURSORVISIBLE) == 1)
        run.oracle.take(Array("plain".utf8))
        let screen = run.oracle.screen()
        #expect(screen[screen.cursor.offsetBy(dx: -1, dy: 0)] == .init(text: "n"))
        #expect(screen.entries.filter { $0.text != " " }.count == 5)
    }

    /// Each seed has terminals with fewer abilities than the one before, in turn.
    private func profile(_ seed: UInt64) -> TerminalProfile {
        var profile = TerminalProfile.ansi
        if seed % 2 == 0 { profile.booleans.remove("bce") }
        if seed % 3 == 0 { for name in ["hpa", "vpa"] { profile.strings[name] = nil } }
        if seed % 5 == 0 { profile.hasSynchronizedUpdates = true }
        if seed % 7 == 0 { profile.strings["rmul"] = nil }
        if seed % 4 == 0 { for name in ["indn", "rin"] { profile.strings[name] = nil } }
        return profile
    }
}
