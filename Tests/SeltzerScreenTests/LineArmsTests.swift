// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct LineArmsTests {
    private func shown(_ width: Int, _ height: Int, _ draw: (Canvas) -> Void) -> [String] {
        let buffer = CellBuffer(size: Size(width: width, height: height))
        draw(Canvas(buffer: buffer))
        return buffer.lines
    }

    @Test func boxesWithAnEdgeInCommonAreJoined() {
        let lines = shown(7, 5) { canvas in
            for rect in [
                Rect(x: 0, y: 0, width: 4, height: 3), Rect(x: 3, y: 0, width: 4, height: 3),
                Rect(x: 0, y: 2, width: 7, height: 3),
            ] {
                canvas.drawBox(rect, joinsLines: true)
            }
        }
        #expect(lines == ["┌──┬──┐", "│  │  │", "├──┴──┤", "│     │", "└─────┘"])
    }

    @Test(arguments: [false, true])
    func aHeavyBoxIsOutlinedWholeInItsColor(isFirst: Bool) {
        let buffer = CellBuffer(size: Size(width: 7, height: 5))
        let canvas = Canvas(buffer: buffer)
        let heavy = Rect(x: 0, y: 0, width: 4, height: 3)
        func drawHeavy() {
            canvas.drawBox(
                heavy, border: .heavy, style: Style(foreground: .red), joinsLines: true)
        }
        if isFirst { drawHeavy() }
        for rect in [
            Rect(x: 3, y: 0, width: 4, height: 3), Rect(x: 0, y: 2, width: 7, height: 3),
        ] {
            canvas.drawBox(rect, joinsLines: true)
        }
        if !isFirst { drawHeavy() }
        #expect(
            buffer.lines == ["┏━━┱──┐", "┃  ┃  │", "┡━━╃──┤", "│     │", "└─────┘"]
                || buffer.lines == ["┏━━┱──┐", "┃  ┃  │", "┡━━┹──┤", "│     │", "└─────┘"])
        for x in 0..<4 {
            for y in 0..<3 where x == 0 || x == 3 || y == 0 || y == 2 {
                #expect(buffer[Point(x: x, y: y)].foreground == .red, "\(x) \(y)")
            }
        }
        #expect(buffer[Point(x: 5, y: 0)].foreground != .red)
    }

    @Test(arguments: [
        (LineStyle.single, LineStyle.single, "┼"), (.single, .heavy, "┿"),
        (.heavy, .single, "╂"),
        (.double, .double, "╬"), (.double, .single, "╫"),
        (.single, .double, "╪"),
        (.heavy, .double, "═"), (.ascii, .ascii, "+"),
    ])
    func linesCross(down: LineStyle, across: LineStyle, expected: String) {
        let lines = shown(3, 3) { canvas in
            canvas.drawVerticalLine(
                at: Point(x: 1, y: 0), length: 3, border: down, joinsLines: true)
            canvas.drawHorizontalLine(
                at: Point(x: 0, y: 1), length: 3, border: across, joinsLines: true)
        }
        #expect(lines[1].dropFirst().first.map(String.init) == expected)
    }

    @Test func aLineEndsOnTheLineThatItMeets() {
        let lines = shown(5, 5) { canvas in
            canvas.drawBox(canvas.clip, border: .rounded, joinsLines: true)
            canvas.drawHorizontalLine(at: Point(x: 0, y: 2), length: 5, joinsLines: true)
            canvas.drawVerticalLine(
                at: Point(x: 2, y: 0), length: 5, border: .heavy, joinsLines: true)
        }
        #expect(lines == ["╭─┰─╮", "│ ┃ │", "├─╂─┤", "│ ┃ │", "╰─┸─╯"])
        let free = shown(3, 1) { $0.drawHorizontalLine(at: .zero, length: 3, joinsLines: true) }
        #expect(free == ["───"])
    }

    @Test func aBoxDrawnTwiceIsTheSame() {
        for border in LineStyle.allCases {
            let once = shown(5, 3) { $0.drawBox($0.clip, border: border, joinsLines: true) }
            let twice = shown(5, 3) {
                $0.drawBox($0.clip, border: border, joinsLines: true)
                $0.drawBox($0.clip, border: border, joinsLines: true)
            }
            let plain = shown(5, 3) { $0.drawBox($0.clip, border: border) }
            #expect(once == plain)
            #expect(border == .ascii || twice == plain)
        }
    }

    @Test func linesAreNotJoinedWithoutBeingAsked() {
        let lines = shown(3, 1) { canvas in
            canvas.drawVerticalLine(at: Point(x: 1, y: 0), length: 1)
            canvas.drawHorizontalLine(at: .zero, length: 3)
        }
        #expect(lines == ["───"])
    }

    @Test(arguments: [
        ("Name", 10, TextAlignment.left, "╭ Name ──╮"), ("Name", 12, .center, "╭── Name ──╮"),
        ("Name", 10, .right, "╭── Name ╮"), ("A long name", 8, .left, "╭ A lo…╮"),
        ("x", 4, .left, "╭──╮"),
        ("日本", 8, .left, "╭ 日本 ╮"),
    ])
    func aTitleStandsInTheEdge(
        title: String, width: Int, alignment: TextAlignment, expected: String
    ) {
        let lines = shown(width, 3) {
            $0.drawBox(
                $0.clip, border: .rounded, title: StyledText(title), titleAlignment: alignment)
        }
        #expect(lines[0] == expected)
    }

    @Test func noBoxTraps() {
        for side in [Int.min, -1, 0, 1, 2, Int.max] {
            for origin in [Int.min, 0, Int.max] {
                _ = shown(3, 3) { canvas in
                    canvas.drawBox(
                        Rect(x: origin, y: origin, width: side, height: side), title: "abcdef",
                        joinsLines: true)
                }
            }
        }
    }
}
