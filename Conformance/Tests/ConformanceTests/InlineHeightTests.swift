// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ConformanceRandom
import Foundation
import Seltzer
import SeltzerTerminal
import Testing

/// Any number of inline rows on screens of any height, whose number changes, above which lines are logged, and whose
/// screen gets other sizes: above them are the lines of the shell and the logged ones, character by character.
///
/// The environment's `SELTZER_OPERATIONS` asks for more operations, `SELTZER_SEED` for others.
@MainActor
@Suite struct InlineHeightTests {
    /// A terminal that keeps the lines that leave its screen.
    @MainActor
    private struct Terminal {
        let channel: any ByteChannel
        /// Whether lines that are longer than the screen come back as one.
        let joinsLines: Bool
        let take: ([UInt8]) throws -> Void
        let resize: (Size) throws -> Void
        let settle: () -> Void
        let transcript: () throws -> [String]

        static func vterm(_ size: Size) -> Terminal {
            let channel = OracleChannel(VTermOracle(size: size))
            return Terminal(
                channel: channel, joinsLines: false, take: channel.oracle.take,
                resize: channel.resize,
                settle: {
                    channel.deliverAnswers()
                    channel.takeRest()
                },
                transcript: { channel.oracle.scrollback + channel.oracle.screen().lines })
        }

        static func tmux(_ size: Size) throws -> Terminal {
            let channel = PaneChannel(try TmuxOracle(size: size, history: 10_000))
            return Terminal(
                channel: channel, joinsLines: true, take: channel.oracle.take,
                resize: channel.resize,
                // In tmux frames wait until its size has settled.
                settle: { channel.advance(by: .seconds(1)) },
                transcript: { try channel.failure.map { throw $0 } ?? channel.oracle.transcript() })
        }
    }

    /// A program with inline rows, and the lines that its terminal must show.
    @MainActor
    private struct Scene {
        private var random: SeededGenerator
        private let terminal: Terminal
        private let display: TerminalDisplay
        private let ending: InlineEnding
        private var size: Size
        private var lines: [String]
        private var rows: [String] = []
        private var number = 0

        init(seed: UInt64, smallestHeight: Int, terminal make: (Size) throws -> Terminal) throws {
            random = SeededGenerator(seed: seed)
            size = Size(
                width: Int.random(in: 20...50, using: &random),
                height: Int.random(in: smallestHeight...8, using: &random))
            terminal = try make(size)
            // libvterm begins a row lower if it is resized while nothing was ever written to it.
            let least = terminal.joinsLines ? 0 : 1
            lines = (0..<Int.random(in: least..<12, using: &random)).map { "shell \($0)" }
            for line in lines { try terminal.take(Array("\(line)\r\n".utf8)) }
            ending = seed % 2 == 0 ? .cleared : .kept
            var profile = TerminalProfile.ansi
            profile.software = terminal.joinsLines ? TerminalSoftware(name: "tmux") : nil
            display = TerminalDisplay(
                channel: terminal.channel, profile: profile, asksTerminal: !terminal.joinsLines)
            changeRows()
            try display.start(mouse: .off) { _ in }
        }

        private mutating func changeRows() {
            let count = Int.random(in: 1...10, using: &random)
            display.setPresentation(.inline(rows: count, atEnd: ending))
        }

        /// Logs lines, of which some are longer than the screen if the terminal can tell which parts belong together.
        private mutating func log() {
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                number += 1
                let isLong = terminal.joinsLines && Int.random(in: 0..<4, using: &random) == 0
                let text = "logged \(number)" + String(repeating: "x", count: isLong ? 70 : 0)
                #expect(display.log([StyledText(text)]))
                lines.append(text)
            }
        }

        /// Performs a random operation and shows the rows; returns the difference, or nil if there is none.
        mutating func step() throws -> String? {
            number += 1
            let act = Int.random(in: 0..<5, using: &random)
            switch act {
            case 0: changeRows()
            case 1: log()
            case 2:
                size.width = Int.random(in: 20...50, using: &random)
                try terminal.resize(size)
            case 3:
                changeRows()
                log()
            default: display.invalidate()
            }
            try show()
            let expected = lines + rows
            let found = try terminal.transcript()
            if found.prefix(expected.count) == expected[...],
                found.dropFirst(expected.count).allSatisfy(\.isEmpty)
            {
                return nil
            }
            return "act \(act) on \(size): \(found), not \(expected)"
        }

        private mutating func show() throws {
            let buffer = CellBuffer(size: display.size)
            rows = (0..<buffer.size.height).map { "row \($0) #\(number)" }
            let canvas = Canvas(buffer: buffer)
            for (y, row) in rows.enumerated() { canvas.draw(row, at: Point(x: 0, y: y)) }
            let y = Int.random(in: 0...2 * buffer.size.height, using: &random)
            let cursor = y < buffer.size.height ? Cursor(position: Point(x: 3, y: y)) : nil
            var isWhole = false
            while !isWhole || display.hasWaitingLines {
                isWhole = display.show(buffer, damage: Damage(buffer.bounds), cursor: cursor)
                terminal.settle()
            }
        }

        /// Ends the program; returns the difference, or nil if there is none.
        mutating func stop() throws -> String? {
            display.stop()
            let expected = lines + (ending == .kept ? rows : [])
            let all = try terminal.transcript()
            let found = Array(all.reversed().drop { $0.isEmpty }.reversed())
            return found == expected ? nil : "at the end: \(found), not \(expected)"
        }
    }

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    /// Uses terminals at random, each for a number of operations.
    private func run(
        operations: Int, smallestHeight: Int, on make: (Size) throws -> Terminal
    ) throws {
        var seed = UInt64(Self.number("SELTZER_SEED") ?? 1)
        var done = 0
        while done < operations {
            var scene = try Scene(seed: seed, smallestHeight: smallestHeight, terminal: make)
            for step in 0..<20 {
                let wrong = try scene.step()
                try #require(
                    wrong == nil, "SELTZER_SEED=\(seed) SELTZER_OPERATIONS=1, step \(step)")
            }
            let wrong = try scene.stop()
            try #require(wrong == nil, "SELTZER_SEED=\(seed) SELTZER_OPERATIONS=1")
            done += 20
            seed += 1
        }
    }

    @Test func linesAboveStayInTmux() throws {
        try run(
            operations: Self.number("SELTZER_OPERATIONS") ?? 300, smallestHeight: 1,
            on: Terminal.tmux)
    }

    @Test func erasedEndsOfRowsLeaveNoCopiesInTmux() throws {
        let terminal = try Terminal.tmux(Size(width: 50, height: 24))
        let lines = (0..<12).map { "shell \($0)" }
        for line in lines { try terminal.take(Array("\(line)\r\n".utf8)) }
        var profile = TerminalProfile.ansi
        profile.software = TerminalSoftware(name: "tmux")
        let display = TerminalDisplay(channel: terminal.channel, profile: profile)
        display.setPresentation(.inline(rows: 4))
        try display.start(mouse: .off) { _ in }
        var rows: [String] = []
        func show(_ rows: [String]) {
            let buffer = CellBuffer(size: display.size)
            let canvas = Canvas(buffer: buffer)
            for (y, row) in rows.enumerated() { canvas.draw(row, at: Point(x: 0, y: y)) }
            let cursor = Cursor(position: Point(x: 2, y: 3))
            display.show(buffer, damage: Damage(buffer.bounds), cursor: cursor)
            terminal.settle()
        }
        for width in [44, 38, 32] {
            show((0..<4).map { "row \($0) " + String(repeating: "x", count: width) })
            rows = (0..<4).map { "row \($0) \(width)" }
            show(rows)
            try terminal.resize(Size(width: width, height: 24))
            show(rows)
            let found = try terminal.transcript()
            #expect(found.prefix(16) == (lines + rows)[...], "\(width)")
            let isBlankBelow = found.dropFirst(16).allSatisfy { $0.isEmpty }
            #expect(isBlankBelow, "\(width)")
        }
    }

    @Test func linesAboveStayInLibvterm() throws {
        // libvterm keeps no lines that leave a screen of one row.
        try run(
            operations: Self.number("SELTZER_OPERATIONS") ?? 4_000, smallestHeight: 2,
            on: Terminal.vterm)
    }
}
