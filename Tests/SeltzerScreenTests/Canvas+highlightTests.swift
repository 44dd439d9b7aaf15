// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct CanvasHighlightTests {
    private let selection = Style(foreground: .selectedLabel, background: .selection)
    private let theme = Theme.fathom

    /// Returns the cells of a row in which something is drawn and then highlighted.
    private func highlighted(
        columns: Int = 6, part: Range<Int> = 0..<6, style: Style? = nil,
        depth: ColorDepth = .trueColor, ground: Color = .background,
        _ draw: (Canvas) -> Void
    ) -> [Cell] {
        let buffer = CellBuffer(size: Size(width: columns, height: 2))
        let canvas = Canvas(buffer: buffer, theme: theme, colorDepth: depth).leveled(by: ground)
        draw(canvas)
        canvas.highlight(
            style ?? selection, in: Rect(x: part.lowerBound, y: 0, width: part.count, height: 1))
        #expect((0..<columns).allSatisfy { buffer[Point(x: $0, y: 1)] == .blank })
        return (0..<columns).map { buffer[Point(x: $0, y: 0)] }
    }

    @Test func aFillOfItsOwnKeepsItsLook() {
        let cells = highlighted { canvas in
            canvas.draw("ab", at: .zero)
            canvas.draw("cd", at: Point(x: 2, y: 0), style: Style(background: .control))
        }
        #expect(cells[0].background == theme[.selection])
        #expect(cells[0].foreground == theme[.selectedLabel])
        for cell in cells[2...3] {
            #expect(cell.background == theme[.control])
            #expect(cell.foreground == theme[.label])
        }
        // Blanks after the text are part of the row.
        #expect(cells[5].background == theme[.selection])
    }

    @Test func aFillLikeThatOfTheRowBecomesTheNextOne() {
        let cells = highlighted(style: Style(background: .inactiveSelection)) {
            $0.draw("ab", at: .zero)
            $0.draw("cd", at: Point(x: 2, y: 0), style: Style(background: .control))
        }
        #expect(cells[0].background == theme[.inactiveSelection])
        #expect(cells[2].background == theme[.hover])
        #expect(cells[2].foreground == theme[.label])
    }

    @Test func tonesKeepTheirColorAndOtherTextGetsThatOfTheStyle() {
        let plain: [Color] = [.default, .label, .secondaryLabel, .placeholderText]
        let tones: [Color] = [.danger, .success, .warning, .info, .accent]
        for color in plain + tones {
            let cells = highlighted {
                $0.draw("x", at: .zero, style: Style(foreground: color))
            }
            #expect(cells[0].background == theme[.selection])
            #expect((cells[0].foreground == theme[.selectedLabel]) == plain.contains(color))
        }
        let cells = highlighted { $0.draw("x", at: .zero, style: Style(foreground: .danger)) }
        #expect(cells[0].foreground == theme[.danger])
    }

    @Test func withoutColorsNoTextOfASelectionIsDim() {
        for role in [Color.selection, .inactiveSelection] {
            let cells = highlighted(style: Style(background: role), depth: .monochrome) {
                $0.draw("x", at: .zero, style: Style(foreground: .secondaryLabel))
            }
            #expect(!cells[0].attributes.contains(.dim))
        }
        let hovered = highlighted(style: Style(background: .rowHover), depth: .monochrome) {
            $0.draw("x", at: .zero, style: Style(foreground: .secondaryLabel))
        }
        #expect(hovered[0].attributes == [.dim, .underline])
    }

    @Test func attributesAreAdded() {
        let cells = highlighted(style: selection.adding(.underline)) {
            $0.draw("x", at: .zero, style: Style(attributes: .bold))
        }
        #expect(cells[0].attributes == [.bold, .underline])
    }

    @Test func aStyleWithoutATextColorLeavesTheColorOfText() {
        let cells = highlighted(style: Style(foreground: .clear, background: .rowHover)) {
            $0.draw("x", at: .zero, style: Style(foreground: .secondaryLabel))
        }
        #expect(cells[0].foreground == theme[.secondaryLabel])
        #expect(cells[0].background == theme[.rowHover])
    }

    @Test func theGroundOfALevelIsNoFillOfItsOwn() {
        let cells = highlighted(ground: .raised) { canvas in
            canvas.fill(Rect(x: 0, y: 0, width: 3, height: 1), with: Style(background: .raised))
            canvas.fill(Rect(x: 3, y: 0, width: 1, height: 1), with: Style(background: .overlay))
        }
        #expect(cells[0].background != .default && cells[0].background == cells[5].background)
        #expect(cells[3].background == theme[.overlay])
    }

    @Test func wideGlyphsAreHighlightedWhole() {
        let cells = highlighted(part: 1..<4) { $0.draw("世界字", at: .zero) }
        let grounds = cells.map { $0.background == theme[.selection] }
        #expect(grounds == [false, false, true, true, false, false])
        #expect(cells[2].foreground == cells[3].foreground)
    }

    @Test(arguments: [ColorDepth.sixteen, .monochrome])
    func withoutFillsEverythingElseGetsTheStyle(depth: ColorDepth) {
        let cells = highlighted(depth: depth) { canvas in
            canvas.draw("a", at: .zero, style: Style(foreground: .danger))
            canvas.draw("b", at: Point(x: 1, y: 0), style: Style(background: .control))
        }
        for cell in cells {
            #expect(cell.foreground == cells[5].foreground)
            #expect(cell.background == cells[5].background)
        }
        #expect(cells[5].background == (depth == .sixteen ? .blue : .default))
        #expect(cells[5].attributes.contains(.reverse) == (depth == .monochrome))
    }

    @Test(arguments: [
        Rect.zero, Rect(x: -5, y: -5, width: 3, height: 3),
        Rect(x: .min, y: .min, width: .max, height: .max), Rect(x: 9, y: 9, width: -1, height: 4),
    ])
    func nothingInsideHighlightsNothing(rect: Rect) {
        let buffer = CellBuffer(size: Size(width: 2, height: 2))
        Canvas(buffer: buffer, theme: theme).highlight(selection, in: rect)
        #expect(buffer[.zero] == .blank)
    }

    @Test(arguments: [Theme.fathom, .cassis, .juniper, .chalk, .oat, .beacon])
    func textOfAnyColorCanBeReadOnASelectedRow(theme: Theme) {
        let colors: [Color] = [
            .rgb(1, 2, 3), .rgb(255, 255, 255), .rgb(120, 120, 120), .danger, .success, .warning,
            .info, .accent, .tertiaryLabel,
        ]
        for ground in [Color.selection, .inactiveSelection, .rowHover] {
            for color in colors {
                let buffer = CellBuffer(size: Size(width: 2, height: 1))
                let canvas = Canvas(buffer: buffer, theme: theme)
                canvas.draw("x", at: .zero, style: Style(foreground: color))
                canvas.highlight(
                    Style(background: ground), in: Rect(x: 0, y: 0, width: 2, height: 1))
                let cell = buffer[.zero]
                #expect((cell.foreground.contrastRatio(with: cell.background) ?? 0) >= 4.5)
            }
        }
    }
}
