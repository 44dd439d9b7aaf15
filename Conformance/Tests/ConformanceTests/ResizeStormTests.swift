// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ConformanceRandom
import Foundation
import Seltzer
import SeltzerTerminal
import Testing

/// A program that paints and logs all the time while the window of tmux is dragged to many sizes.
///
/// tmux reports the first size at once, and the later ones together after a while. Frames meet a screen of another size
/// than the display knows. The wrapped rows always fit into the window, so nothing of them may stay in the memory of the
/// terminal. The environment's `SELTZER_OPERATIONS` asks for more storms, `SELTZER_SEED` for others.
@MainActor
@Suite struct ResizeStormTests {
    /// A program with inline rows in tmux, and the lines that its terminal must show.
    @MainActor
    private struct Scene {
        private var random: SeededGenerator
        private let channel: PaneChannel
        private let display: TerminalDisplay
        private var size = Size(width: 60, height: 24)
        private var lines: [String]
        private var rows: [String] = []
        private var number = 0
        /// Whether a text cursor is shown, in the last row as in a field for text.
        private let hasCursor: Bool

        private static let rowCount = 4

        init(seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            hasCursor = seed % 4 != 0
            channel = PaneChannel(try TmuxOracle(size: size, history: 10_000))
            lines = (0..<30).map { "shell \($0)" }
            for line in lines { try channel.oracle.take(Array("\(line)\r\n".utf8)) }
            var profile = TerminalProfile.ansi
            profile.software = TerminalSoftware(name: "tmux")
            display = TerminalDisplay(channel: channel, profile: profile)
            display.setPresentation(.inline(rows: Self.rowCount))
            try display.start(mouse: .off) { _ in }
            paint(width: size.width)
        }

        /// Changes the last row of the text, as a text that streams, and shows the rows.
        private mutating func paint(width: Int? = nil) {
            number += 1
            let buffer = CellBuffer(size: display.size)
            if rows.isEmpty || width != nil {
                rows = (0..<buffer.size.height).map { y in
                    let length = Int.random(in: 0..<max(1, buffer.size.width), using: &random)
                    let text = "row \(y) #\(number)" + String(repeating: "x", count: length)
                    return String(text.prefix(buffer.size.width))
                }
            }
            let last = rows.count - 2
            rows[last] = String((rows[last] + "y").prefix(buffer.size.width))
            let canvas = Canvas(buffer: buffer)
            for (y, row) in rows.enumerated() { canvas.draw(row, at: Point(x: 0, y: y)) }
            let cursor = Cursor(position: Point(x: 3, y: buffer.size.height - 1))
            var isWhole = false
            var count = 0
            while !isWhole || display.hasWaitingLines, count < 3 {
                isWhole = display.show(
                    buffer, damage: Damage(buffer.bounds), cursor: hasCursor ? cursor : nil)
                count += 1
            }
        }

        private mutating func log() {
            number += 1
            let text = "logged \(number)"
            _ = display.log([StyledText(text)])
            lines.append(text)
        }

        private mutating func chooseSize() {
            size = Size(
                width: Int.random(in: 25...60, using: &random),
                height: Int.random(in: 20...30, using: &random))
        }

        /// Drags the window to some sizes while the program goes on; returns the difference at the end, or nil if there is
        /// none.
        mutating func storm() throws -> String? {
            channel.advance(by: .seconds(1))
            paint(width: size.width)
            channel.advance(by: .seconds(1))
            chooseSize()
            try channel.change(to: size)
            channel.report()
            paint(width: size.width)
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    chooseSize()
                    try channel.change(to: size)
                    channel.advance(by: .milliseconds(Int.random(in: 1...60, using: &random)))
                    if Bool.random(using: &random) { log() }
                    paint()
                }
                channel.report()
                paint(width: size.width)
            }
            channel.advance(by: .seconds(1))
            paint()
            let expected = lines + rows
            let found = try channel.oracle.transcript()
            try channel.failure.map { throw $0 }
            if found.prefix(expected.count) == expected[...],
                found.dropFirst(expected.count).allSatisfy(\.isEmpty)
            {
                return nil
            }
            return "on \(size): \(found), not \(expected)"
        }
    }

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test func nothingStaysBetweenTheLinesOfTmux() throws {
        var seed = UInt64(Self.number("SELTZER_SEED") ?? 1)
        var done = 0
        while done < Self.number("SELTZER_OPERATIONS") ?? 40 {
            var scene = try Scene(seed: seed)
            for storm in 0..<5 {
                let wrong = try scene.storm()
                try #require(
                    wrong == nil, "SELTZER_SEED=\(seed) SELTZER_OPERATIONS=1, storm \(storm)")
            }
            done += 5
            seed += 1
        }
    }
}
