// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LineStyle.

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct CanvasLinesTests {
    @Test(arguments: [
        (LineStyle.single, ["┌──┐", "│  │", "└──┘"]),
        (.double, ["╔══╗", "║  ║", "╚══╝"]),
        (.rounded, ["╭──╮", "│  │", "╰──╯"]),
        (.heavy, ["┏━━┓", "┃  ┃", "┗━━┛"]),
        (.ascii, ["+--+", "|  |", "+--+"]),
    ])
    func aBoxHasCornersAndSides(border: LineStyle, lines: [String]) {
        let buffer = CellBuffer(size: Size(width: 4, height: 3))
        Canvas(buffer: buffer).drawBox(buffer.bounds, border: border)
        #expect(buffer.lines == lines)
        Canvas(buffer: buffer, isUnicode: false).drawBox(buffer.bounds, border: border)
        #expect(buffer.lines == ["+--+", "|  |", "+--+"])
    }

    @Test(arguments: [
        (1, 1, ["─", "", ""]), (3, 1, ["───", "", ""]), (1, 3, ["│", "│", "│"]),
        (2, 2, ["┌┐", "└┘", ""]), (0, 3, ["", "", ""]), (-2, 2, ["", "", ""]),
    ])
    func tinyBoxesAreLinesOrNothing(width: Int, height: Int, lines: [String]) {
        let buffer = CellBuffer(size: Size(width: 4, height: 3))
        Canvas(buffer: buffer).drawBox(Rect(x: 0, y: 0, width: width, height: height))
        #expect(buffer.lines == lines)
    }

    @Test func aBoxIsClippedNotShrunk() {
        let buffer = CellBuffer(size: Size(width: 4, height: 3))
        Canvas(buffer: buffer).drawBox(Rect(x: -1, y: 1, width: 4, height: 9))
        #expect(buffer.lines == ["", "──┐", "  │"])
    }

    @Test func whatIsInsideABoxStays() {
        let buffer = CellBuffer(size: Size(width: 4, height: 3))
        Canvas(buffer: buffer).draw("日本", at: Point(x: 0, y: 1))
        Canvas(buffer: buffer).drawBox(Rect(x: 1, y: 0, width: 3, height: 3))
        #expect(buffer.lines == [" ┌─┐", " │ │", " └─┘"])
    }

    @Test func linesReachFromTheirPoint() {
        let buffer = CellBuffer(size: Size(width: 4, height: 3))
        Canvas(buffer: buffer).drawHorizontalLine(at: Point(x: 1, y: 0), length: 2, border: .heavy)
        Canvas(buffer: buffer).drawVerticalLine(at: Point(x: 0, y: 1), length: .max)
        Canvas(buffer: buffer).drawVerticalLine(at: Point(x: 3, y: 0), length: -1)
        #expect(buffer.lines == [" ━━", "│", "│"])
    }
}
