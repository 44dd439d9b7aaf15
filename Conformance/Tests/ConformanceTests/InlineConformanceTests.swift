// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
import Testing

/// Rows below the prompt of libvterm, whose lines above must stay as they were.
@MainActor
@Suite struct InlineConformanceTests {
    /// One way to use a terminal, chosen by a seed.
    @MainActor
    private struct Scene {
        var painter: RandomPainter
        let channel: OracleChannel
        let display: TerminalDisplay
        /// The lines of the shell, to be found again at the end.
        var lines: [String]
        let rows: Int

        init(seed: UInt64, ending: InlineEnding = .cleared) throws {
            painter = RandomPainter(seed: seed, for: VTermOracle.self)
            let size = painter.size()
            // libvterm keeps no lines that leave a screen of one row.
            channel = OracleChannel(
                VTermOracle(
                    size: Size(width: max(12, size.width), height: max(2, size.height))))
            let count = Int.random(in: 0..<40, using: &painter.random)
            lines = (0..<count).map { "line \($0)" }
            for line in lines { channel.oracle.take(Array("\(line)\r\n".utf8)) }
            if seed % 3 == 0 {
                channel.oracle.take(Array("prompt: ".utf8))
                lines.append("prompt:")
            }
            rows = Int.random(in: 1...30, using: &painter.random)
            display = TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
            display.setPresentation(.inline(rows: rows, atEnd: ending))
            try display.start(mouse: .all) { _ in }
            #expect(display.size.height == min(rows, channel.size.height))
        }

        /// Shows a random picture and says what is wrong with it; nil if nothing is.
        mutating func show(_ buffer: CellBuffer, _ damage: Damage, cursor: Cursor?) -> String? {
            display.show(buffer, damage: damage, cursor: cursor)
            channel.deliverAnswers()
            channel.takeRest()
            let screen = channel.oracle.screen()
            // Without a cursor the terminal's waits in the first cell.
            let origin = screen.cursor.y - (cursor?.position.y ?? 0)
            guard (0...(screen.size.height - buffer.size.height)).contains(origin) else {
                return "rows begin at \(origin)"
            }
            return screen.part(from: origin, height: buffer.size.height)
                .difference(to: buffer, cursor: cursor, knowing: VTermOracle.knownAttributes)
        }

        /// The lines that the user can see or scroll back to.
        var transcript: [String] {
            let all = channel.oracle.scrollback + channel.oracle.screen().lines
            return all.reversed().drop { $0.isEmpty }.reversed()
        }
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func linesAboveStayAndNothingIsLeftBelow(seed: UInt64) throws {
        var scene = try Scene(seed: seed)
        let buffer = CellBuffer(size: scene.display.size)
        for frame in 0..<30 {
            var damage = scene.painter.draw(into: buffer)
            if frame == 0 { damage = Damage(buffer.bounds) }
            let cursor = scene.painter.cursor(in: buffer.size)
            if frame % 7 == 3 { scene.channel.script = [5, 0, 40] }
            let wrong = scene.show(buffer, damage, cursor: cursor)
            try #require(wrong == nil, "frame \(frame)")
            if frame == 20, seed % 2 == 0 {
                scene.display.suspend()
                scene.lines.append("stopped")
                try #require(scene.show(buffer, Damage(buffer.bounds), cursor: nil) == nil)
            }
        }
        scene.display.stop()
        #expect(scene.transcript == scene.lines)
        let screen = scene.channel.oracle.screen()
        #expect(screen.cursor.x == 0 && screen.isCursorShown == true)
        let below = screen.lines[screen.cursor.y...].filter { !$0.isEmpty }
        #expect(below == [])
        // Questions that it does not know, and modified keys: on, off and on again for the suspension, and off.
        let modifiedKeys = Array(repeating: "CSI … m", count: seed % 2 == 0 ? 4 : 2)
        #expect(scene.channel.oracle.unknown == ["CSI … q", "CSI … u"] + modifiedKeys)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func linesAboveStayWhenTheHeightChanges(seed: UInt64) throws {
        var scene = try Scene(seed: seed)
        let width = scene.channel.size.width
        for _ in 0..<10 {
            let buffer = CellBuffer(size: scene.display.size)
            for _ in 0..<5 { _ = scene.painter.draw(into: buffer) }
            let wrong = scene.show(buffer, Damage(buffer.bounds), cursor: nil)
            try #require(wrong == nil)
            let height = Int.random(in: 2...30, using: &scene.painter.random)
            scene.channel.resize(to: Size(width: width, height: height))
        }
        scene.display.stop()
        #expect(Array(scene.transcript.prefix(scene.lines.count)) == scene.lines)
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func keptRowsAreBelowTheLinesAndThePromptBelowThem(seed: UInt64) throws {
        var scene = try Scene(seed: seed, ending: .kept)
        let buffer = CellBuffer(size: scene.display.size)
        let canvas = Canvas(buffer: buffer)
        let used = Int.random(in: 1...buffer.size.height, using: &scene.painter.random)
        for y in 0..<used { canvas.draw("kept \(y)", at: Point(x: 0, y: y)) }
        try #require(scene.show(buffer, Damage(buffer.bounds), cursor: nil) == nil)
        scene.display.stop()
        let kept = (0..<used).map { "kept \($0)" }
        #expect(scene.transcript == scene.lines + kept)
        let cursor = scene.channel.oracle.screen().cursor
        #expect(cursor.x == 0)
        scene.channel.oracle.take(Array("prompt".utf8))
        #expect(scene.transcript.last == "prompt")
    }
}

extension OracleScreen {
    /// The text of the rows, without blanks at their ends.
    var lines: [String] {
        (0..<size.height).map { y in
            let row = (0..<size.width).map { self[Point(x: $0, y: y)].text }.joined()
            return String(row.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Some of the rows as a screen.
    func part(from y: Int, height: Int) -> OracleScreen {
        OracleScreen(
            size: Size(width: size.width, height: height),
            entries: Array(entries[(y * size.width)..<((y + height) * size.width)]),
            cursor: cursor.offsetBy(dx: 0, dy: -y),
            isCursorShown: isCursorShown)
    }
}
