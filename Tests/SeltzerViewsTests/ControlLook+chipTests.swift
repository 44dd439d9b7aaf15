// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews
import Testing

@Suite struct ControlLookChipTests {
    private let states: [Control.State] = [.normal, .hovered, .highlighted, .disabled, .busy]

    /// A row of ten cells with a control in it, and the part inside of its padding.
    private func chip(
        _ state: Control.State, tone: Tone? = nil, width: Int = 10, contentWidth: Int = 0,
        theme: Theme = .fathom, depth: ColorDepth = .trueColor, isUnicode: Bool = true
    ) -> (text: String, buffer: CellBuffer, room: Rect) {
        let buffer = CellBuffer(size: Size(width: width, height: 1))
        let canvas = Canvas(
            buffer: buffer, isUnicode: isUnicode, theme: theme, colorDepth: depth)
        let (room, style) = ControlLook.drawChip(
            state, tone: tone, contentWidth: contentWidth, in: buffer.bounds, of: canvas)
        canvas.draw(String(repeating: "x", count: room.width), in: room, style: style)
        return (buffer.text(row: 0), buffer, room)
    }

    @Test func barsAreAtBothEndsAndNothingMoves() {
        #expect(chip(.normal).text == "   xxxx")
        #expect(chip(.focused).text == "▌  xxxx  ▐")
        #expect(chip(.focused, isUnicode: false).text == ">  xxxx  <")
        #expect(chip([.focused, .disabled]).text == "   xxxx")
    }

    @Test func bracketsReplaceTheFillWithFewColors() {
        for depth in [ColorDepth.sixteen, .monochrome] {
            #expect(chip(.normal, depth: depth).text == " [ xxxx ]")
            #expect(chip(.focused, depth: depth).text == "▌[ xxxx ]▐")
            #expect(chip(.disabled, depth: depth).text == "   xxxx")
            #expect(chip(.busy, depth: depth).text == "   xxxx")
        }
    }

    @Test func toneHasItsFillAndNoBracketsWithSixteenColors() {
        #expect(chip(.normal, tone: .danger, depth: .sixteen).text == "   xxxx")
        #expect(chip(.normal, tone: .danger, depth: .monochrome).text == " [ xxxx ]")
    }

    @Test func onAFillOfThePaletteTextIsNotBold() {
        for tone in Tone.allCases {
            let basic = chip(.normal, tone: tone, depth: .sixteen).buffer
            #expect(!basic[Point(x: 4, y: 0)].attributes.contains(.bold))
            let plain = chip(.normal, tone: tone, depth: .monochrome).buffer
            // Without colors bold is the sign of what is primary.
            #expect(plain[Point(x: 4, y: 0)].attributes.contains(.bold) == (tone == .primary))
        }
    }

    @Test(arguments: 0...6)
    func anyWidthIsDrawn(width: Int) {
        for isUnicode in [true, false] {
            let (_, buffer, room) = chip(
                .focused, width: width, contentWidth: 5, isUnicode: isUnicode)
            #expect(room.isEmpty || buffer.bounds.contains(room.origin))
            #expect(room.maxX <= width)
        }
    }

    @Test func thePaddingShrinksBeforeTheContent() {
        #expect(chip(.normal, contentWidth: 4).room == Rect(x: 3, y: 0, width: 4, height: 1))
        #expect(chip(.normal, contentWidth: 5).room == Rect(x: 2, y: 0, width: 6, height: 1))
    }

    @Test(arguments: Theme.builtIn + [.automatic(for: nil)])
    func statesAndTonesAreToldApart(theme: Theme) {
        for depth in [ColorDepth.trueColor, .sixteen, .monochrome] {
            for tone in [nil] + Tone.allCases.map(Optional.some) {
                let cells = states.map { state in
                    let (text, buffer, _) = chip(state, tone: tone, theme: theme, depth: depth)
                    return "\(buffer.style(of: buffer[Point(x: 4, y: 0)])) \(text)"
                }
                // A bubble tells a busy control from a disabled one.
                let isColored = depth == .trueColor && theme.appearance != nil
                let count = isColored ? 5 : 4
                #expect(Set(cells).count >= count, "\(tone as Any) \(depth) \(cells)")
            }
        }
    }

    @Test(arguments: Theme.builtIn)
    func allTextCanBeRead(theme: Theme) throws {
        for state in states + [.selected, [.selected, .hovered], [.selected, .highlighted]] {
            for tone in [nil] + Tone.allCases.map(Optional.some) {
                let buffer = chip(state, tone: tone, theme: theme).buffer
                let cell = buffer[Point(x: 4, y: 0)]
                let ratio = try #require(cell.foreground.contrastRatio(with: cell.background))
                #expect(ratio >= (state == .disabled ? 3 : 4.5), "\(state) \(tone as Any)")
            }
        }
    }

    @Test func shapeTellsTheFocusAndColorTheError() {
        let wrong = chip([.focused, .invalid]).buffer
        #expect(wrong[.zero].foreground == Theme.fathom[.danger])
        #expect(chip(.focused).buffer[.zero].foreground == Theme.fathom[.focus])
    }
}
