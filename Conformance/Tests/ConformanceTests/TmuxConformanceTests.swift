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

    @Test(arguments: [
        Size(width: 100, height: 30), Size(width: 100, height: 24), Size(width: 81, height: 30),
    ])
    func nothingStaysBetweenTheLinesOfAWindowThatBecameWider(_ wider: Size) throws {
        let oracle = try TmuxOracle(size: Size(width: 80, height: 24), history: 1_000)
        let lines = (0..<30).map { "above \($0)" }
        for line in lines { try oracle.take(Array("\(line)\r\n".utf8)) }
        var run = try TerminalRun(oracle, profile: profile)
        for size in [oracle.size, wider] {
            if size != oracle.size { try run.resize(to: size) }
            let buffer = CellBuffer(size: size)
            let canvas = Canvas(buffer: buffer)
            let row = String(repeating: "x", count: size.width)
            for y in 0..<size.height { canvas.draw(row, at: Point(x: 0, y: y)) }
            let wrong = try run.show(buffer, damage: Damage(buffer.bounds), cursor: nil)
            try #require(wrong == nil)
        }
        try run.leave()
        let found = try run.oracle.transcript().filter { !$0.isEmpty }
        #expect(found == lines)
    }

    /// tmux's own entry does not promise `bce`.
    private var profile: TerminalProfile {
        var profile = TerminalProfile.ansi
        profile.name = "tmux-256color"
        profile.booleans.remove("bce")
        return profile
    }
}
