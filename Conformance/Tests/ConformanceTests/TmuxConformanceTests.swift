// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
import Testing

@Suite(.serialized) struct TmuxConformanceTests {
    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func screenAfterIncrementalFramesIsTheBufferAndAFullRepaint(_ seed: UInt64) throws {
        var painter = RandomPainter(seed: seed, for: TmuxOracle.self)
        var buffer = CellBuffer(size: painter.size())
        var run = try TerminalRun(TmuxOracle(size: buffer.size), profile: profile)
        for frame in 0..<30 {
            if Int.random(in: 0..<8, using: &painter.random) == 0 {
                buffer = CellBuffer(size: painter.size(), clusters: buffer.clusters)
                try run.resize(to: buffer.size)
            }
            let damage = painter.draw(into: buffer)
            let cursor = painter.cursor(in: buffer.size)
            let wrong = try run.show(buffer, damage: damage, cursor: cursor)
            try #require(wrong == nil, "frame \(frame)")
        }
        var other = try TerminalRun(TmuxOracle(size: buffer.size), profile: profile)
        let wrong = try other.show(buffer, damage: Damage(), cursor: nil)
        try #require(wrong == nil, "full repaint")
    }

    /// tmux's own entry does not promise `bce`.
    private var profile: TerminalProfile {
        var profile = TerminalProfile.ansi
        profile.name = "tmux-256color"
        profile.booleans.remove("bce")
        return profile
    }
}
