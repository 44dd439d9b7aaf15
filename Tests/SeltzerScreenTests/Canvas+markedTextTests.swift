// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerScreen

@Suite struct CanvasMarkedTextTests {
    private let theme = Theme.fathom

    /// Returns the cells of a row in which something is drawn and then marked.
    private func marked(
        depth: ColorDepth = .trueColor, _ draw: (Canvas) -> Void
    ) -> [Cell] {
        let buffer = CellBuffer(size: Size(width: 4, height: 1))
        let canvas = Canvas(buffer: buffer, theme: theme, colorDepth: depth)
        draw(canvas)
        canvas.highlightMarkedText(in: buffer.bounds)
        return (0..<4).map { buffer[Point(x: $0, y: 0)] }
    }

    @Test(arguments: [
        Style(), Style(foreground: .secondaryLabel), Style(foreground: .role(.syntaxKeyword)),
        Style(foreground: Tone.danger.onFill, background: Tone.danger.fill),
        Style(foreground: .tertiaryLabel, attributes: [.dim, .reverse]),
    ])
    func allTextLooksLikeSelectedText(style: Style) {
        let cells = marked { $0.draw("a漢", at: .zero, style: style) }
        for cell in cells {
            #expect(cell.background == theme[.selection])
            #expect(cell.foreground == theme[.selectedLabel])
            #expect(cell.attributes.isDisjoint(with: [.dim, .reverse]))
        }
    }

    @Test(arguments: [ColorDepth.trueColor, .palette, .sixteen])
    func textOnASelectionStandsOutFromIt(depth: ColorDepth) {
        let selected = Style(foreground: .selectedLabel, background: .selection)
        let rest = marked(depth: depth) { $0.draw("ab", at: .zero) }
        let cells = marked(depth: depth) { $0.draw("ab", at: .zero, style: selected) }
        #expect(cells[0].background != rest[0].background)
        #expect(cells[0].background != cells[0].foreground)
    }

    @Test func ornamentsKeepTheirColor() {
        let cells = marked { $0.drawOrnament("▌", at: .zero, style: Style(foreground: .focus)) }
        #expect(cells[0].foreground == theme[.focus])
        #expect(cells[0].background == theme[.selection])
    }

    @Test func textIsInvertedWithoutColors() {
        let cells = marked(depth: .monochrome) {
            $0.draw("a", at: .zero)
            $0.draw("b", at: Point(x: 1, y: 0), style: Style(attributes: .reverse))
        }
        #expect(cells.map { $0.attributes.contains(.reverse) } == [true, false, true, true])
    }
}
