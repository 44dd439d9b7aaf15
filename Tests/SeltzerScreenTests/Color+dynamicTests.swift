// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerBase
import Testing

@testable import SeltzerScreen

@Suite struct DynamicColorTests {
    /// All kinds of colors that are no 24-bit colors.
    private static var plainColors: [Color] {
        [.default, .clear] + (0...255).map { .palette(UInt8($0)) }
            + ColorRole.allCases.map { .role($0) }
    }

    private func distance(_ first: Color, _ second: Color) -> Int? {
        guard case .rgb(let red, let green, let blue) = first.components,
            case .rgb(let otherRed, let otherGreen, let otherBlue) = second.components
        else { return first == second ? 0 : nil }
        return zip([red, green, blue], [otherRed, otherGreen, otherBlue])
            .map { abs(Int($0) - Int($1)) }.max()
    }

    @Test func everyPairOfColorsThatAreNo24BitColorsIsKeptExactly() {
        for light in Self.plainColors {
            for dark in Self.plainColors {
                let color = Color(light: light, dark: dark)
                #expect(color.resolved(for: .light) == light)
                #expect(color.resolved(for: .dark) == dark)
                #expect(color.isDynamic == (light != dark))
            }
        }
    }

    @Test func pairsOfRandomColorsDifferLittleFromTheGivenOnes() {
        var random = SeededGenerator(seed: 41)
        let plain = Self.plainColors
        for _ in 0..<20_000 {
            let colors = (0..<2).map { _ in
                Bool.random(using: &random)
                    ? plain.randomElement(using: &random)!
                    : Color.hex(UInt32.random(in: 0...0xFF_FFFF, using: &random))
            }
            let pair = Color(light: colors[0], dark: colors[1])
            let bothAreFull = colors.allSatisfy { $0.bits >> 24 == 2 }
            let limit = bothAreFull ? 3 : 1
            #expect(distance(pair.resolved(for: .light), colors[0]).map { $0 <= limit } == true)
            #expect(distance(pair.resolved(for: .dark), colors[1]).map { $0 <= limit } == true)
            #expect(pair.resolved(for: nil) == pair.resolved(for: .light))
            guard case .dynamic(let light, let dark) = pair.components else {
                #expect(colors[0] == colors[1])
                continue
            }
            #expect(Color(light: light, dark: dark) == pair)
        }
    }

    @Test func blackAndWhiteAreExact() {
        let color = Color(light: .hex(0xFFFFFF), dark: .hex(0))
        #expect(color.resolved(for: .light) == .hex(0xFFFFFF))
        #expect(color.resolved(for: .dark) == .hex(0))
        #expect("\(color)" == "dynamic(#ffffff, #000000)")
    }

    @Test func pairOfPairsTakesTheFittingHalfOfEach() {
        let first = Color(light: .red, dark: .green), second = Color(light: .blue, dark: .cyan)
        #expect(Color(light: first, dark: second) == Color(light: .red, dark: .cyan))
        #expect(Color(light: first, dark: first) == first)
        #expect(Color(light: .red, dark: .red) == .red)
    }

    @Test(
        arguments: [Theme.fathom, .chalk], [ColorDepth.trueColor, .palette, .sixteen, .monochrome])
    func themeDrawsItsHalfAsItDrawsThatColorAlone(theme: Theme, depth: ColorDepth) {
        let halves: [(light: Color, dark: Color)] = [
            (.danger, .success), (.raised, .clear), (.default, .selection), (.palette(3), .accent),
        ]
        for half in halves {
            let pair = Color(light: half.light, dark: half.dark)
            let alone = theme.appearance == .dark ? half.dark : half.light
            var drawn: [CellBuffer] = []
            for color in [pair, alone] {
                let buffer = CellBuffer(size: Size(width: 4, height: 1))
                let canvas = Canvas(buffer: buffer, theme: theme, colorDepth: depth)
                canvas.fill(
                    Rect(x: 0, y: 0, width: 4, height: 1), with: Style(background: .surface))
                let leveled = canvas.leveled(by: color)
                leveled.draw("ab", at: .zero, style: Style(foreground: color, background: .control))
                leveled.draw(
                    "c", at: Point(x: 2, y: 0),
                    style: Style(
                        background: color, underlineStyle: .single, underlineColor: color))
                drawn.append(buffer)
            }
            for x in 0..<4 {
                let cells = drawn.map { $0[Point(x: x, y: 0)] }
                #expect(cells[0].foreground == cells[1].foreground, "\(half)")
                #expect(cells[0].background == cells[1].background, "\(half)")
                #expect(cells[0].attributes == cells[1].attributes, "\(half)")
                #expect(!cells[0].foreground.isThemed && !cells[0].background.isThemed)
            }
            let underlines = drawn.map { $0.style(of: $0[Point(x: 2, y: 0)]).underlineColor }
            #expect(underlines[0] == underlines[1])
        }
    }
}
