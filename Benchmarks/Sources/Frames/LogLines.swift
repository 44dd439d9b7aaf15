// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The lines of a log, and lines of wide characters, that the workloads scroll.
struct LogLines {
    /// The number of lines, after which they begin again.
    let count: Int
    /// The tiles of each line of the log.
    private(set) var log: [[Tile]] = []
    /// The tiles of each line of wide characters.
    private(set) var wide: [[Tile]] = []

    /// The columns after which a new tile begins.
    static let tileWidth = 10

    private static let words = [
        "alpha", "error", "connection", "to", "the", "server", "was", "refused", "retry", "in",
        "seconds", "request", "GET", "/index.html", "200", "OK", "user", "session", "opened",
        "closed", "by", "root", "kernel:", "cpu", "temperature", "threshold",
    ]
    private static let glyphs: [(text: String, width: Int)] = [
        ("漢", 2), ("字", 2), ("テ", 2), ("ス", 2), ("ト", 2), ("한", 2), ("글", 2),
        ("\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 2),
        ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2), ("\u{1F44D}\u{1F3FD}", 2),
        ("\u{1F1EF}\u{1F1F5}", 2), ("\u{1F600}", 2), ("e\u{301}", 1), ("a", 1), ("b", 1),
        ("c", 1), (" ", 1), ("x", 1), ("\u{1F680}", 2), ("日", 2), ("本", 2),
    ]

    /// Makes the lines for a number of columns, and keeps those that a workload shows.
    init(
        for workload: FrameWorkload, count: Int, columns: Int, random: inout XorShift
    ) {
        self.count = count
        let words = Self.words.map { Array($0.utf8) }
        for number in 0..<count {
            let line = Self.logLine(number, columns, words, &random)
            guard [.scroll, .border, .startup].contains(workload) else { continue }
            log.append(Self.tiles(ofLog: line, columns))
        }
        for _ in 0..<count {
            let line = Self.wideLine(columns, &random)
            if workload == .wide { wide.append(Self.tiles(ofWide: line)) }
        }
    }

    /// Returns the bytes of a line, blank at its end.
    private static func logLine(
        _ number: Int, _ columns: Int, _ words: [[UInt8]], _ random: inout XorShift
    ) -> [UInt8] {
        let digits = String(number).utf8
        var line: [UInt8] = []
        line.reserveCapacity(columns + 16)
        line.append(contentsOf: repeatElement(0x20, count: max(0, 6 - digits.count)))
        line.append(contentsOf: digits)
        line.append(0x20)
        let target = columns / 3 + random.next(below: max(1, columns * 2 / 3 - 12))
        while line.count < target, line.count < columns - 12 {
            line.append(contentsOf: words[random.next(below: words.count)])
            line.append(0x20)
        }
        line.append(contentsOf: repeatElement(0x20, count: max(0, columns - line.count)))
        return line
    }

    private static func tiles(ofLog line: [UInt8], _ columns: Int) -> [Tile] {
        let starts = [0, min(6, columns)] + stride(from: tileWidth, to: columns, by: tileWidth)
        return zip(starts, starts.dropFirst() + [columns]).filter { $0 < $1 }.map { start, end in
            let text = String(decoding: line[start..<end], as: UTF8.self)
            return Tile(column: start, text: text, color: start < 6 ? .palette(244) : .default)
        }
    }

    /// Returns the places among the glyphs of those that fill a line.
    private static func wideLine(_ columns: Int, _ random: inout XorShift) -> [Int] {
        var line: [Int] = []
        line.reserveCapacity(columns)
        var column = 0
        while column < columns {
            var glyph = random.next(below: glyphs.count)
            if glyphs[glyph].width > columns - column { glyph = 16 }
            line.append(glyph)
            column += glyphs[glyph].width
        }
        return line
    }

    /// Returns tiles whose texts need no memory of their own, but for glyphs that are longer.
    private static func tiles(ofWide line: [Int]) -> [Tile] {
        var tiles: [Tile] = []
        var (column, start, text) = (0, 0, "")
        for place in line {
            let glyph = glyphs[place]
            if !text.isEmpty, text.utf8.count + glyph.text.utf8.count > 15 {
                tiles.append(Tile(column: start, text: text))
                (start, text) = (column, "")
            }
            text += glyph.text
            column += glyph.width
        }
        tiles.append(Tile(column: start, text: text))
        return tiles
    }
}
