// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The fixed pages.
enum Page {
    /// The number of pages.
    static let count = 6
    /// The page of clusters on whose columns terminals disagree, which not all displays show alike.
    static let clusters = count
    /// What stands at the end of each of its rows.
    static let endOfCluster = "|"

    /// What stands on the last row when a page is shown.
    static func mark(_ number: Int) -> String { "page \(number) is shown" }

    /// Draws a page over all of a buffer.
    static func draw(_ number: Int, into buffer: CellBuffer) {
        let canvas = Canvas(buffer: buffer), bounds = buffer.bounds
        canvas.fill(bounds, with: Style(background: .default))
        switch number {
        case 0: break
        case 1: text(canvas, bounds)
        case 2: palette(canvas, bounds)
        case 3: attributes(canvas)
        case 4: wide(canvas, bounds)
        case 5: boxes(canvas, bounds)
        default: clusters(canvas)
        }
        canvas.draw(
            mark(number), at: Point(x: 0, y: bounds.maxY - 1), style: Style(background: .default))
    }

    private static func text(_ canvas: Canvas, _ bounds: Rect) {
        for y in 0..<max(0, bounds.height - 1) {
            canvas.draw(
                "Row \(y): the quick brown fox, ñandú über Ωmega, Жук и ёж.", at: Point(x: y, y: y))
        }
        canvas.draw("end", in: bounds, alignment: .right)
    }

    private static func palette(_ canvas: Canvas, _ bounds: Rect) {
        for index in 0..<256 {
            let point = Point(x: index % 32 * 2, y: index / 32)
            let style = Style(
                foreground: .palette(UInt8(255 - index)), background: .palette(UInt8(index)))
            canvas.draw("ab", at: point, style: style)
        }
        let tail = Rect(x: 10, y: 9, width: bounds.width, height: 2)
        canvas.fill(tail, with: Style(background: .blue))
    }

    private static func attributes(_ canvas: Canvas) {
        let single: [Attributes] = [.bold, .dim, .italic, .underline, .blink, .reverse]
        for (row, first) in single.enumerated() {
            for (column, second) in single.enumerated() {
                let style = Style(
                    foreground: .palette(UInt8(row + 1)), background: .default,
                    attributes: [first, second])
                canvas.draw("word ", at: Point(x: column * 6, y: row), style: style)
            }
        }
    }

    private static func wide(_ canvas: Canvas, _ bounds: Rect) {
        for y in 0..<max(0, bounds.height - 1) {
            // Every other row begins with half a glyph that is cut off.
            canvas.draw("漢字と한글 e\u{301}a\u{308} テスト", at: Point(x: y * 3 - 1, y: y))
        }
        canvas.draw("x", at: Point(x: 5, y: 1))
        canvas.draw("漢", at: Point(x: bounds.maxX - 2, y: 0), style: Style(background: .red))
        canvas.draw("漢", at: Point(x: bounds.maxX - 1, y: 1), style: Style(background: .red))
    }

    private static func clusters(_ canvas: Canvas) {
        let texts = [
            "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F44D}\u{1F3FD}", "\u{2764}\u{FE0F}",
            "\u{1F1E9}\u{1F1EA}", "\u{915}\u{94D}\u{937}\u{93F}", "1\u{FE0F}\u{20E3}",
            "\u{1F469}\u{1F3FD}\u{200D}\u{1F680}", "e\u{301}\u{302}",
        ]
        for (y, text) in texts.enumerated() {
            canvas.draw("a\(text)\(endOfCluster) \(text)\(text)", at: Point(x: 0, y: y))
        }
    }

    private static func boxes(_ canvas: Canvas, _ bounds: Rect) {
        for inset in 0..<4 {
            let style = Style(foreground: .palette(UInt8(inset + 1)))
            let area = bounds.inset(by: Insets(all: inset))
            canvas.drawBox(area, style: style)
        }
    }
}
