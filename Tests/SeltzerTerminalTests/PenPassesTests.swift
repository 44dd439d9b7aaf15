// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PenRuns.

import ScreenModels
import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite("Pens that take turns in a few rows")
struct PenPassesTests {
    private let buffer = CellBuffer(size: Size(width: 60, height: 2))
    private let cap = Style(foreground: .white, background: .blue, attributes: .bold)
    private let title = Style(foreground: .green, background: .default)

    private func encoder(_ depth: ColorDepth) -> FrameEncoder {
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = depth
        return FrameEncoder(profile: profile)
    }

    /// Draws caps and titles in turn, then a wide glyph in the title's pen.
    private func footer(_ keys: [String], _ titles: [String], rest: String = "") {
        buffer.write(String(repeating: " ", count: 60), x: 0, y: 1)
        var x = 1
        for (key, word) in zip(keys, titles) {
            buffer.write(key, x: x, y: 1, cap)
            buffer.write(word, x: x + key.count, y: 1, title)
            x += key.count + word.count
        }
        if !rest.isEmpty { buffer.put(rest, width: 2, x: x, y: 1, title) }
    }

    @Test("are set once each where pens are long")
    func eachPenIsSetOnce() {
        let encoder = encoder(.trueColor)
        footer([], [])
        _ = frame(buffer, encoder)
        footer(["^A", "^B", "^C", "^D"], ["First ", "Second ", "Third ", "Fourth "])
        let bytes = frame(buffer, encoder)
        #expect(bytes.ranges(of: "44").count == 1, "the caps have one pen")
        #expect(bytes.ranges(of: "32").count == 1, "the titles have one pen")
        #expect(frame(buffer, encoder) == "", "the same frame again costs nothing")
    }

    @Test("are set once each for all rows")
    func eachPenIsSetOnceForAllRows() {
        let encoder = encoder(.trueColor)
        footer([], [])
        buffer.write(String(repeating: " ", count: 60), x: 0, y: 0)
        _ = frame(buffer, encoder)
        footer(["^A", "^B", "^C"], ["First ", "Second ", "Third "])
        buffer.write("Key", x: 4, y: 0, cap)
        buffer.write("Word", x: 9, y: 0, title)
        let bytes = frame(buffer, encoder)
        #expect(bytes.ranges(of: "44").count == 1, "the caps have one pen")
        #expect(bytes.ranges(of: "32").count == 1, "the titles have one pen")
        #expect(frame(buffer, encoder) == "", "the same frame again costs nothing")
    }

    @Test("erase long gaps where the terminal can", arguments: [true, false])
    func gapsAreErased(_ canErase: Bool) {
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = .trueColor
        if !canErase { profile.strings["ech"] = nil }
        let encoder = FrameEncoder(profile: profile)
        for y in 0...1 { buffer.write(String(repeating: "#", count: 60), x: 0, y: y, title) }
        _ = frame(buffer, encoder)
        for y in 0...1 { buffer.write("Row" + String(repeating: " ", count: 40), x: 2, y: y, cap) }
        let bytes = frame(buffer, encoder)
        #expect(bytes.contains("^[[40X") == canErase)
        #expect(bytes.contains("Row     ") != canErase)
        #expect(frame(buffer, encoder) == "", "the same frame again costs nothing")
    }

    @Test("change from left to right where pens are short")
    func shortPensChange() {
        let encoder = encoder(.sixteen)
        footer([], [])
        _ = frame(buffer, encoder)
        footer(["^A", "^B", "^C", "^D"], ["First ", "Second ", "Third ", "Fourth "])
        #expect(frame(buffer, encoder).ranges(of: "44").count == 4)
    }

    @Test("change from left to right where a glyph may be wider than one column")
    func wideGlyphsAreNotSkipped() {
        let encoder = encoder(.trueColor)
        footer([], [])
        _ = frame(buffer, encoder)
        footer(["^A", "^B", "^C", "^D"], ["First ", "Second ", "Third ", "Fourth "], rest: "界")
        #expect(frame(buffer, encoder).ranges(of: "44").count == 4)
    }

    @Test(
        "leave the row as the buffer has it, whatever the words and pens",
        arguments: [UInt64(1), 2, 3])
    func rowsShowTheBuffer(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let encoder = encoder(.trueColor)
        var model = ScreenModel(size: buffer.size)
        let glyphs = ["a", "b", " ", "é", "▌"]
        for round in 0..<800 {
            let y = round & 1
            let kinds = Int.random(in: 2...6, using: &random)
            var x = Int.random(in: 0...30, using: &random)
            if Int.random(in: 0..<3, using: &random) == 0 {
                // A gap that is long enough to be erased, sometimes to the end of the row.
                let end = Bool.random(using: &random) ? 60 : 50
                let style = Style(
                    background: Bool.random(using: &random) ? .default : .rgb(9, 9, 9))
                buffer.write(String(repeating: " ", count: end - x), x: x, y: 1 - y, style)
            }
            while x < 58 {
                let style = Style(
                    foreground: .rgb(UInt8.random(in: 0..<UInt8(kinds), using: &random), 2, 3),
                    background: Bool.random(using: &random) ? .default : .rgb(9, 9, 9))
                for _ in 0..<Int.random(in: 1...4, using: &random) where x < 58 {
                    // Wide glyphs are rare, because a row with one is painted from left to right.
                    let isWide = Int.random(in: 0..<120, using: &random) == 0
                    let glyph = isWide ? "界" : glyphs.randomElement(using: &random)!
                    buffer.put(glyph, width: isWide ? 2 : 1, x: x, y: y, style)
                    x += isWide ? 2 : 1
                }
            }
            let output = OutputBuffer()
            encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
            model.take(output.bytes)
            guard check(model) else { return }
        }
    }

    private func check(_ model: ScreenModel) -> Bool {
        for y in 0...1 {
            for x in 0..<buffer.size.width {
                let cell = buffer[Point(x: x, y: y)], entry = model[x, y]
                guard !cell.isTrailingHalf else { continue }
                guard entry.text == buffer.clusters.text(of: cell.glyph),
                    entry.background == cell.background.description,
                    cell.glyph == .space || entry.foreground == cell.foreground.description
                else {
                    Issue.record("column \(x) of row \(y) shows \(entry), not \(cell)")
                    return false
                }
            }
        }
        return true
    }
}
