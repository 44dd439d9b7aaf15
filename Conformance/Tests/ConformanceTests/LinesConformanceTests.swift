// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
import Testing

/// Lines above the rows of libvterm: all of them in the terminal's memory, and the rows as they should be.
@MainActor
@Suite struct LinesConformanceTests {
    /// A terminal whose lines are known.
    @MainActor
    private struct Scene {
        var painter: RandomPainter
        let channel: OracleChannel
        let display: TerminalDisplay
        /// The rows that the user should find, from the first on.
        var lines: [String]

        init(seed: UInt64, ending: InlineEnding = .cleared) throws {
            painter = RandomPainter(seed: seed, for: VTermOracle.self)
            let width = Int.random(in: 12...50, using: &painter.random)
            let height = Int.random(in: 2...20, using: &painter.random)
            channel = OracleChannel(VTermOracle(size: Size(width: width, height: height)))
            lines = (0..<Int.random(in: 0..<30, using: &painter.random)).map { "shell \($0)" }
            for line in lines { channel.oracle.take(Array("\(line)\r\n".utf8)) }
            let rows = Int.random(in: 1...height, using: &painter.random)
            display = TerminalDisplay(
                channel: channel, profile: .ansi, asksTerminal: seed % 4 != 0)
            display.setPresentation(.inline(rows: rows, atEnd: ending))
            try display.start(mouse: .all) { _ in }
        }

        /// Logs a random line, and notes the rows that it takes.
        mutating func log(_ number: Int) {
            let letters = Int.random(in: 0..<4, using: &painter.random)
            var text = "\(number) "
            switch letters {
            case 0:
                text += String(
                    repeating: "x", count: Int.random(in: 0..<150, using: &painter.random))
            case 1:
                text += String(
                    repeating: "漢", count: Int.random(in: 0..<40, using: &painter.random))
            default: text += "done"
            }
            let style =
                painter.random.next() % 2 == 0
                ? Style() : Style(foreground: .red, attributes: .bold)
            #expect(display.log([StyledText(text, style: style)]))
            lines += Self.rows(of: text, width: channel.size.width)
        }

        /// The rows that a terminal makes of a line.
        static func rows(of text: String, width: Int) -> [String] {
            var rows = [""]
            var column = 0
            for character in text {
                if column + character.cellWidth > width {
                    rows.append("")
                    column = 0
                }
                rows[rows.count - 1].append(character)
                column += character.cellWidth
            }
            return rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
        }

        /// Shows a picture until no line waits; says what is wrong, nil if nothing is.
        mutating func show(_ buffer: CellBuffer, cursor: Cursor?) -> String? {
            repeat {
                display.show(buffer, damage: Damage(buffer.bounds), cursor: cursor)
                channel.deliverAnswers()
                channel.takeRest()
            } while display.hasWaitingLines
            display.show(buffer, damage: Damage(buffer.bounds), cursor: cursor)
            channel.takeRest()
            let screen = channel.oracle.screen()
            let origin = screen.cursor.y - (cursor?.position.y ?? 0)
            guard (0...(screen.size.height - buffer.size.height)).contains(origin) else {
                return "rows begin at \(origin)"
            }
            let above = channel.oracle.scrollback + screen.lines[..<origin]
            if above != lines { return "above: \(above), not \(lines)" }
            let below = screen.lines[(origin + buffer.size.height)...]
            if below.contains(where: { !$0.isEmpty }) { return "below: \(below)" }
            return screen.part(from: origin, height: buffer.size.height)
                .difference(to: buffer, cursor: cursor, knowing: VTermOracle.knownAttributes)
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func everyLineIsAboveTheRowsInItsOrder(seed: UInt64) throws {
        var scene = try Scene(seed: seed)
        let buffer = CellBuffer(size: scene.display.size)
        try #require(scene.show(buffer, cursor: nil) == nil)
        var number = 0
        for frame in 0..<20 {
            _ = scene.painter.draw(into: buffer)
            for _ in 0..<[0, 1, 1, 2, 7, 60].randomElement(using: &scene.painter.random)! {
                scene.log(number)
                number += 1
            }
            if frame % 5 == 3 { scene.channel.script = [7, 0, 50] }
            let wrong = scene.show(buffer, cursor: scene.painter.cursor(in: buffer.size))
            try #require(wrong == nil, "frame \(frame)")
        }
        scene.display.stop()
        #expect(scene.display.takeWaitingLines() == [])
        let screen = scene.channel.oracle.screen()
        let all = scene.channel.oracle.scrollback + screen.lines
        #expect(all.reversed().drop { $0.isEmpty }.reversed() == scene.lines)
        #expect(screen.cursor.x == 0)
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func linesAreAboveRowsWhoseNumberChanges(seed: UInt64) throws {
        var scene = try Scene(seed: seed, ending: .kept)
        for number in 0..<15 {
            let height = scene.channel.size.height
            scene.display.setPresentation(
                .inline(
                    rows: Int.random(in: 1...height, using: &scene.painter.random), atEnd: .kept))
            let buffer = CellBuffer(size: scene.display.size)
            for y in 0..<buffer.size.height {
                Canvas(buffer: buffer).draw("row \(y)", at: Point(x: 0, y: y))
            }
            scene.log(number)
            let wrong = scene.show(buffer, cursor: nil)
            try #require(wrong == nil, "change \(number)")
        }
    }
}
