// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Two pictures that are shown in turn.
@MainActor
struct Pictures {
    private static let size = Size(width: 200, height: 60)
    let even: CellBuffer, odd: CellBuffer

    /// Draws both; the closure is given their numbers, 0 and 1.
    init(_ draw: (Canvas, Int) -> Void) {
        let clusters = ClusterTable()
        even = CellBuffer(size: Self.size, clusters: clusters)
        odd = CellBuffer(size: Self.size, clusters: clusters)
        draw(Canvas(buffer: even), 0)
        draw(Canvas(buffer: odd), 1)
    }

    /// Draws the same twice.
    init(_ draw: (Canvas) -> Void) {
        self.init { canvas, _ in draw(canvas) }
    }
}

extension Canvas {
    private static let clusters = [
        "漢", "字", "한", "a", "b", " ", "e\u{301}", "\u{1F600}", "\u{1F44D}\u{1F3FD}",
        "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    ]
    private static let words = ["error", "to", "connection", "the", "server", "retry", "in", "GET"]

    /// Returns a number that jumps about, the same in each run.
    private static func mixed(_ number: Int) -> Int { number &* 0x9E37_79B9 >> 4 & 0xFF_FFFF }

    /// Calls a closure with all cells.
    private func forEachCell(_ body: (_ column: Int, _ row: Int) -> Void) {
        for row in 0..<60 {
            for column in 0..<200 { body(column, row) }
        }
    }

    private func draw(_ number: Int, _ column: Int, _ row: Int, _ style: Style = Style()) {
        let character = String(UnicodeScalar(UInt8(33 + number % 94)))
        draw(character, at: Point(x: column, y: row), style: style)
    }

    /// Fills everything with characters of one style; one picture's cell in the middle differs where that is wanted.
    func drawText(_ picture: Int, oneCell: Int = 0) {
        forEachCell { column, row in draw(column * 7 + row * 13 + picture, column, row) }
        draw(oneCell, 100, 30)
    }

    /// Gives each cell a character and two colors by chance.
    func drawNoise(_ picture: Int) {
        forEachCell { column, row in
            let number = Self.mixed(picture * 12_000 + row * 200 + column)
            let style = Style(
                foreground: .palette(UInt8(number >> 8 & 255)),
                background: .palette(UInt8(number >> 16 & 255)))
            draw(number % 251, column, row, style)
        }
    }

    /// Gives each cell a background of 24 bits.
    func drawGradient(_ picture: Int) {
        forEachCell { column, row in
            let color = Color.rgb(
                UInt8(column * 255 / 200), UInt8(row * 4), UInt8(column + picture))
            fill(Rect(x: column, y: row, width: 1, height: 1), with: Style(background: color))
        }
    }

    /// Fills each row with wide characters and clusters by chance.
    func drawClusters(_ picture: Int) {
        for row in 0..<60 {
            let texts = (0..<200).map { place in
                Self.clusters[
                    Self.mixed(picture * 12_000 + row * 200 + place) % Self.clusters.count]
            }
            draw(texts.joined(), at: Point(x: 0, y: row))
        }
    }

    /// Draws lines of words, of which the second picture shows the ones from the second on.
    func drawLog(_ picture: Int) {
        for row in 0..<60 {
            let line = row + picture
            let texts = (0..<12).map { place in
                Self.words[Self.mixed(line * 12 + place) % Self.words.count]
            }
            draw("\(line) \(texts.joined(separator: " "))", at: Point(x: 0, y: row))
        }
    }
}
