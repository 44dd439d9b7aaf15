// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct CanvasPropertyTests {
    @Test(arguments: 0..<40)
    func anyDrawingLeavesWholeHarmlessGlyphsAndStaysInItsClip(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let buffer = CellBuffer(size: Size(width: 23, height: 5))
        for _ in 0..<150 {
            let clip = Rect.random(using: &generator)
            let frame = Rect.random(using: &generator)
            let before = buffer.copy()
            let canvas = Canvas(buffer: buffer, clip: clip)
                .subcanvas(in: frame, boundsOrigin: Rect.random(using: &generator).origin)
            canvas.drawAnything(using: &generator)
            let visible = clip.intersection(frame)
            #expect(buffer.hasWholeGlyphs)
            #expect(buffer.isHarmless)
            #expect(buffer.differs(from: before, onlyIn: visible))
        }
    }

    @Test(arguments: 0..<40)
    func whatIsMeasuredIsWhatIsDrawn(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let text = String.randomText(using: &generator)
            let buffer = CellBuffer(size: Size(width: 200, height: 1))
            let advance = Canvas(buffer: buffer).draw(text, at: .zero)
            #expect(advance == text.cellWidth)
            #expect(advance == text.reduce(0) { $0 + $1.cellWidth })
            #expect(advance == Substring(text).cellWidth)
            #expect((advance..<200).allSatisfy { buffer[Point(x: $0, y: 0)] == .blank })
        }
    }

    @Test(arguments: 0..<40)
    func cutTextFillsItsWidthAndNoMore(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for mode in TruncationMode.allCases {
            let text = String.randomText(using: &generator).filter { $0.cellWidth > 0 }
            let width = Int.random(in: 1...12, using: &generator)
            let buffer = CellBuffer(size: Size(width: 20, height: 1))
            let rect = Rect(x: 4, y: 0, width: width, height: 1)
            Canvas(buffer: buffer).fill(buffer.bounds, with: Style(), character: "#")
            Canvas(buffer: buffer).fill(rect, with: Style())
            Canvas(buffer: buffer).draw(text, in: rect, truncation: mode)
            let texts = (0..<20).map { buffer.clusters.text(of: buffer[Point(x: $0, y: 0)].glyph) }
            #expect(texts.enumerated().allSatisfy { $1 == "#" || rect.minX..<rect.maxX ~= $0 })
            let isCut = text.cellWidth > width
            #expect(texts.filter { $0 == "…" }.count == (isCut && mode != .clip ? 1 : 0))
            let shown = texts[4...].joined().unicodeScalars
            #expect(isCut || shown.starts(with: TextSanitizer.line(text).unicodeScalars))
        }
    }
}

extension Rect {
    fileprivate static func random(using generator: inout SeededGenerator) -> Rect {
        Rect(
            x: .random(in: -4...24, using: &generator),
            y: .random(in: -2...6, using: &generator),
            width: .random(in: -1...25, using: &generator),
            height: .random(in: -1...6, using: &generator)
        )
    }
}

extension String {
    fileprivate static func randomText(using generator: inout SeededGenerator) -> String {
        let parts = [
            "a", "Zz", "hello, world", " ", "日", "本語", "e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "\u{2764}\u{FE0F}",
            "\u{1B}[31m", "\r\n", "\n", "\t", "\u{9B}", "\u{7F}", "\u{202E}", "\u{301}", "\u{200D}",
            "\u{600}", "\u{661}", "1", "\u{1F1E9}", "\u{915}\u{94D}", "\u{937}", "\u{940}",
            "\u{FE0F}",
            "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AD}", "👍", "\u{1F3FD}", "\0", "é", "\u{3000}",
        ]
        return (0..<Int.random(in: 0...12, using: &generator))
            .compactMap { _ in parts.randomElement(using: &generator) }.joined()
    }
}

extension Canvas {
    fileprivate func drawAnything(using generator: inout SeededGenerator) {
        let rect = Rect.random(using: &generator)
        let text = String.randomText(using: &generator)
        let style = Style(
            background: [.clear, .red, .default].randomElement(using: &generator) ?? .clear,
            attributes: [[], .bold].randomElement(using: &generator) ?? []
        )
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: fill(rect, with: style, character: text.first ?? " ")
        case 1: setStyle(style, in: rect)
        case 2: drawBox(rect, border: .rounded, style: style)
        case 3:
            draw(
                text, in: rect, style: style,
                alignment: TextAlignment.allCases.randomElement(using: &generator) ?? .left,
                truncation: TruncationMode.allCases.randomElement(using: &generator) ?? .tail
            )
        default: draw(text, at: rect.origin, style: style)
        }
    }
}

extension CellBuffer {
    /// Whether what differs outside a rectangle is at most the other half of a glyph beside it.
    fileprivate func differs(from other: CellBuffer, onlyIn visible: Rect) -> Bool {
        (0..<size.height).allSatisfy { y in
            (0..<size.width).allSatisfy { x in
                let point = Point(x: x, y: y)
                if self[point] == other[point] || visible.contains(point) { return true }
                let isBeside =
                    !visible.isEmpty && y >= visible.minY && y < visible.maxY
                    && (x == visible.minX - 1 || x == visible.maxX)
                return isBeside && (other[point].isTrailingHalf || other[point].glyph.width == 2)
            }
        }
    }
}
