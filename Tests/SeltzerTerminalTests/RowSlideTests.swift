// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FrameEncoder+Savings.

import ScreenModels
import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite("Cells that move along their row")
struct RowSlideTests {
    private let buffer = CellBuffer(size: Size(width: 60, height: 3))
    private let cap = Style(foreground: .white, background: .blue)

    /// Draws the keys of a footer, each with a cap, and two more at the right end.
    private func footer(_ keys: [(String, String)]) {
        buffer.write(String(repeating: " ", count: 60), x: 0, y: 2)
        var x = 1
        for (key, title) in keys {
            buffer.write(key, x: x, y: 2, cap)
            buffer.write(title, x: x + key.count + 1, y: 2)
            x += key.count + title.count + 3
        }
        buffer.write("?", x: 45, y: 2, cap)
        buffer.write("Quit", x: 50, y: 2)
    }

    private func encoder(_ change: (inout TerminalProfile) -> Void = { _ in }) -> FrameEncoder {
        var profile = TerminalProfile.ansi
        change(&profile)
        return FrameEncoder(profile: profile)
    }

    private let others = [("/", "Filter"), ("F5", "Code"), ("F2", "Theme"), ("F3", "Size")]

    @Test("move to the left where the cells before them became fewer")
    func cellsMoveLeft() {
        let encoder = encoder()
        footer([("Space", "Toggle")] + others)
        _ = frame(buffer, encoder)
        footer([("Up", "Go")] + others)
        #expect(frame(buffer, encoder).hasPrefix("^[[7G^[[7P^[[32C^[[7@"))
    }

    @Test("move to the right where the cells before them became more")
    func cellsMoveRight() {
        let encoder = encoder()
        footer([("Up", "Go")] + others)
        _ = frame(buffer, encoder)
        footer([("Space", "Toggle")] + others)
        #expect(frame(buffer, encoder).contains("P"))
        #expect(frame(buffer, encoder) == "", "the same frame again costs nothing")
    }

    @Test("stay where the terminal cannot move them", arguments: ["dch", "ich"])
    func cellsStayOnOtherTerminals(name: String) {
        let encoder = encoder { $0.strings[name] = nil }
        footer([("Space", "Toggle")] + others)
        _ = frame(buffer, encoder)
        footer([("Up", "Go")] + others)
        #expect(!frame(buffer, encoder).contains("P"))
    }

    @Test("stay where a glyph behind them may be wider than one column")
    func contestedCellsStay() {
        let encoder = encoder()
        footer([("Space", "Toggle")] + others)
        buffer.put("e\u{301}", isContested: true, x: 55, y: 2)
        _ = frame(buffer, encoder)
        footer([("Up", "Go")] + others)
        buffer.put("e\u{301}", isContested: true, x: 55, y: 2)
        #expect(!frame(buffer, encoder).contains("P"))
    }

    @Test("are what the buffer holds, for any words and colors", arguments: [UInt64(1), 2, 3, 4])
    func slidesShowTheBuffer(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var slides = 0
        for erasesWithBackground in [false, true] {
            let encoder = encoder {
                if !erasesWithBackground { $0.booleans.remove("bce") }
            }
            var model = ScreenModel(size: buffer.size)
            model.erasesWithBackground = erasesWithBackground
            for _ in 0..<200 {
                var keys = others.shuffled(using: &random).prefix(
                    Int.random(in: 2...4, using: &random))
                let title = String(repeating: "x", count: .random(in: 0...8, using: &random))
                keys.insert(("Key", title), at: .random(in: 0...1, using: &random))
                footer(Array(keys))
                let output = OutputBuffer()
                encoder.encode(
                    buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
                if output.bytes.contains(0x50) { slides += 1 }
                model.take(output.bytes)
                guard check(model) else { return }
            }
        }
        #expect(slides > 20)
    }

    private func check(_ model: ScreenModel) -> Bool {
        for x in 0..<buffer.size.width {
            let cell = buffer[Point(x: x, y: 2)], entry = model[x, 2]
            guard entry.text == buffer.clusters.text(of: cell.glyph),
                entry.background == cell.background.description
            else {
                Issue.record("column \(x) shows \(entry), not \(cell)")
                return false
            }
        }
        return true
    }
}
