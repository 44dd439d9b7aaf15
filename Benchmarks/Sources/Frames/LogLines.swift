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

    /// Makes the lines for a number of columns.
    init(count: Int, columns: Int, random: inout XorShift) {
        self.count = count
        for number in 0..<count {
            log.append(Self.logTiles(number, columns, &random))
        }
        for _ in 0..<count { wide.append(Self.wideTiles(columns, &random)) }
    }

    private static func logTiles(_ number: Int, _ columns: Int, _ random: inout XorShift) -> [Tile]
    {
        let digits = "\(number)"
        var line = String(repeating: " ", count: max(0, 6 - digits.count)) + digits + " "
        let target = columns / 3 + random.next(below: max(1, columns * 2 / 3 - 12))
        while line.utf8.count < target, line.utf8.count < columns - 12 {
            line += words[random.next(below: words.count)] + " "
        }
        let bytes = Array(line.utf8) + Array(repeating: 0x20, count: columns)
        var tiles: [Tile] = []
        var column = 0
        while column < columns {
            let end =
                column == 0 ? min(6, columns) : min(columns, (column / tileWidth + 1) * tileWidth)
            let style = Style(foreground: column < 6 ? .palette(244) : .default)
            tiles.append(
                Tile(
                    column: column, text: String(decoding: bytes[column..<end], as: UTF8.self),
                    style: style))
            column = end
        }
        return tiles
    }

    private static func wideTiles(_ columns: Int, _ random: inout XorShift) -> [Tile] {
        var tiles: [Tile] = []
        var (column, start, text) = (0, 0, "")
        while column < columns {
            var glyph = glyphs[random.next(below: glyphs.count)]
            if glyph.width > columns - column { glyph = glyphs[16] }
            text += glyph.text
            column += glyph.width
            if column - start >= tileWidth || column == columns {
                tiles.append(Tile(column: start, text: text, style: Style()))
                (start, text) = (column, "")
            }
        }
        return tiles
    }
}
