// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What a workload shows in each frame.
@MainActor
final class FrameContent {
    let workload: FrameWorkload
    let size: Size
    private var random = XorShift()
    private let lines: LogLines
    private let characters = (0..<128).map { String(UnicodeScalar(UInt8($0))) }
    /// The tiles of the rows that never change.
    private var still: [[Tile]] = []
    /// The cells of the frame where every one is another.
    private var noise: [UInt32] = []
    /// The box in the middle, and what is in it.
    private let box: Rect, inside: Rect

    init(_ workload: FrameWorkload, size: Size, lineCount: Int) {
        self.workload = workload
        self.size = size
        box = Rect(x: size.width / 4, y: 0, width: size.width / 2, height: size.height)
        inside = box.inset(by: Insets(top: 1, left: 1, bottom: 1, right: 1))
        lines = LogLines(
            for: workload, count: lineCount,
            columns: workload == .border ? inside.width : size.width, random: &random)
        switch workload {
        case .still, .oneCell, .mouse, .border:
            still = (0..<size.height).map { row in stillTiles(row) }
        case .churn: noise = Array(repeating: 0, count: size.area)
        default: break
        }
    }

    /// Makes ready what is to be drawn, once for each frame.
    func prepare(frame: Int) {
        guard workload == .churn else { return }
        for index in noise.indices { noise[index] = random.next() }
    }

    /// What differs from the frame before.
    func damage(frame: Int) -> Rect {
        switch workload {
        case .still, .mouse: .zero
        case .oneCell: Rect(origin: middle, size: Size(width: 1, height: 1))
        case .border: inside
        default: Rect(origin: .zero, size: size)
        }
    }

    private var middle: Point { Point(x: size.width / 2, y: size.height / 2) }

    /// Draws the part of a frame that lies in a rectangle.
    func draw(frame: Int, in area: Rect, on canvas: Canvas) {
        switch workload {
        case .still, .oneCell, .mouse:
            for row in area.minY..<area.maxY { draw(still[row], row, area, canvas) }
            if workload == .oneCell, area.contains(middle) {
                canvas.draw(characters[48 + frame % 10], at: middle)
            }
        case .scroll, .startup:
            for row in area.minY..<area.maxY {
                draw(lines.log[(frame + row) % lines.count], row, area, canvas)
            }
        case .wide:
            for row in area.minY..<area.maxY {
                draw(lines.wide[(frame + row) % lines.count], row, area, canvas)
            }
        case .border: drawBox(frame, area, canvas)
        case .churn: drawNoise(area, canvas)
        case .gradient: drawGradient(frame, area, canvas)
        }
    }

    /// Draws the tiles of a row that begin in an area; the first of them all begins in the column `start`.
    private func draw(
        _ tiles: [Tile], _ row: Int, _ area: Rect, _ canvas: Canvas, start: Int = 0
    ) {
        var index = firstIndex(in: tiles, from: area.minX - start)
        while index < tiles.count, start + tiles[index].column < area.maxX {
            let tile = tiles[index]
            canvas.draw(
                tile.text, at: Point(x: start + tile.column, y: row),
                style: Style(foreground: tile.color))
            index += 1
        }
    }

    private func drawBox(_ frame: Int, _ area: Rect, _ canvas: Canvas) {
        let left = Rect(x: 0, y: 0, width: box.minX, height: size.height)
        let right = Rect(
            x: box.maxX, y: 0, width: size.width - box.maxX, height: size.height)
        for side in [left, right].map(area.intersection) {
            for row in side.minY..<side.maxY { draw(still[row], row, side, canvas) }
        }
        if !inside.contains(area) { canvas.drawBox(box) }
        let area = area.intersection(inside)
        for row in area.minY..<area.maxY {
            draw(lines.log[(frame + row) % lines.count], row, area, canvas, start: inside.minX)
        }
    }

    /// Returns the index of the first tile that begins at a column or after it; most are of one width.
    private func firstIndex(in tiles: [Tile], from column: Int) -> Int {
        var index = min(tiles.count, max(0, column) / LogLines.tileWidth)
        while index > 0, tiles[index - 1].column >= column { index -= 1 }
        while index < tiles.count, tiles[index].column < column { index += 1 }
        return index
    }

    private func stillTiles(_ row: Int) -> [Tile] {
        stride(from: 0, to: size.width, by: LogLines.tileWidth).map { column in
            let end = min(size.width, column + LogLines.tileWidth)
            let text = (column..<end).map { characters[33 + ($0 * 7 + row * 13) % 94] }.joined()
            let color = Color.palette(UInt8((column / 10 + row) % 16))
            return Tile(column: column, text: text, color: color)
        }
    }

    private func drawNoise(_ area: Rect, _ canvas: Canvas) {
        for row in area.minY..<area.maxY {
            for column in area.minX..<area.maxX {
                let value = noise[row * size.width + column]
                let style = Style(
                    foreground: .palette(UInt8(truncatingIfNeeded: value)),
                    background: .palette(UInt8(truncatingIfNeeded: value >> 8)))
                let text = characters[Int(33 + (value >> 16) % 94)]
                canvas.draw(text, at: Point(x: column, y: row), style: style)
            }
        }
    }

    private func drawGradient(_ frame: Int, _ area: Rect, _ canvas: Canvas) {
        for row in area.minY..<area.maxY {
            for column in area.minX..<area.maxX {
                let red = column * 255 / size.width + frame * 3
                let green = row * 255 / size.height + frame * 2
                let blue = column + row + frame * 5
                let color = Color.rgb(
                    UInt8(truncatingIfNeeded: red), UInt8(truncatingIfNeeded: green),
                    UInt8(truncatingIfNeeded: blue))
                canvas.fill(
                    Rect(x: column, y: row, width: 1, height: 1), with: Style(background: color))
            }
        }
    }
}
