// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Color+xterm, PaletteSearch.

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct ColorReducerTests {
    @Test func trueColorKeepsEveryColor() {
        let reducer = ColorReducer(depth: .trueColor)
        #expect(reducer.reduce(.rgb(1, 2, 3)) == .rgb(1, 2, 3))
        #expect(reducer.reduce(.palette(200)) == .palette(200))
    }

    @Test(arguments: [Color.default, .red, .palette(200), .rgb(1, 2, 3), .clear])
    func monochromeHasTheTerminalsOwnColorsOnly(_ color: Color) {
        #expect(ColorReducer(depth: .monochrome).reduce(color) == .default)
    }

    @Test(arguments: 0...15)
    func entriesThatTheTerminalHasAreKept(_ index: Int) {
        let color = Color.palette(UInt8(index))
        #expect(ColorReducer(depth: .palette).reduce(color) == color)
        #expect(ColorReducer(depth: .sixteen).reduce(color) == color)
        if index < 8 { #expect(ColorReducer(depth: .eight).reduce(color) == color) }
    }

    @Test(arguments: 16...255)
    func colorsOfTheCubeAndTheGraysFindThemselves(_ index: Int) {
        let color = Color.xterm(UInt8(index))
        let found = ColorReducer(depth: .palette).reduce(color)
        guard case .palette(let answer) = found.components else {
            Issue.record("\(found)")
            return
        }
        #expect(Color.xterm(answer) == color)
    }

    @Test(
        arguments: [
            (0xFF0000, 9), (0x00FF00, 10), (0x0000EE, 4), (0x808080, 8), (0xFEFEFE, 15),
            (0x000001, 0), (0xCC0101, 1), (0xFFFF10, 11), (0xE0E0E0, 7), (0x6060FF, 12),
        ] as [(UInt32, UInt8)])
    func twentyFourBitsGoToTheNearestOfSixteen(_ value: UInt32, _ index: UInt8) {
        #expect(ColorReducer(depth: .sixteen).reduce(.hex(value)) == .palette(index))
    }

    @Test(
        arguments: [
            (Color.brightRed, 1), (.brightGreen, 2), (.brightWhite, 7), (.palette(16), 0),
            (.palette(21), 4), (.palette(231), 7), (.rgb(255, 0, 255), 5),
        ] as [(Color, UInt8)])
    func brightColorsGoToTheNearestOfEight(_ color: Color, _ index: UInt8) {
        #expect(ColorReducer(depth: .eight).reduce(color) == .palette(index))
    }

    @Test(
        arguments: [
            (Color.brightBlack, 7), (.palette(240), 0), (.hex(0x909090), 7), (.hex(0x14_1A20), 0),
        ]
            as [(Color, UInt8)])
    func graysStayGrayWhereThereAreEight(_ color: Color, _ index: UInt8) {
        #expect(ColorReducer(depth: .eight).reduce(color) == .palette(index))
    }

    @Test func aDarkColorWithAHueBecomesNoGray() {
        let reducer = ColorReducer(depth: .palette)
        #expect(reducer.reduce(.hex(0x11434F)) == .palette(23))
        #expect(reducer.reduce(.hex(0x262D34)) == .palette(236))
    }

    @Test func theSelectionOfEachThemeHasAHueOfItsOwn() {
        let reducer = ColorReducer(depth: .palette)
        for theme in Theme.builtIn {
            let selection = reducer.reduce(theme[.selection])
            for role in [ColorRole.background, .surface, .raised, .overlay, .inactiveSelection] {
                #expect(reducer.reduce(theme[role]) != selection, "\(theme.name) \(role)")
            }
        }
    }

    @Test(arguments: [ColorDepth.eight, .sixteen, .palette])
    func theSearchFindsTheEntryThatAComparisonWithAllFinds(_ depth: ColorDepth) {
        let reducer = ColorReducer(depth: depth)
        let entries = depth == .palette ? 16..<256 : depth == .sixteen ? 0..<16 : 0..<8
        for value in stride(from: UInt32(0), to: 0xFF_FFFF, by: 3_301) {
            let wanted = OKLab(.hex(value))
            let fitting = entries.filter { index in
                let isGray = OKLab(.xterm(UInt8(index))).isGray
                return switch depth {
                case .eight: !wanted.isGray || isGray
                case .palette: !wanted.hasHue || !isGray
                default: true
                }
            }
            let distances = fitting.map {
                wanted.squaredDistance(to: OKLab(.xterm(UInt8($0))))
            }
            let nearest = distances.firstIndex(of: distances.min() ?? 0).map { fitting[$0] }
            #expect(reducer.reduce(.hex(value)) == .palette(UInt8(nearest ?? 0)), "\(value)")
        }
    }

    @Test func defaultStaysDefault() {
        for depth in [ColorDepth.eight, .sixteen, .palette] {
            #expect(ColorReducer(depth: depth).reduce(.default) == .default)
        }
    }

    @Test func answersAreTheSameWhetherRememberedOrNot() {
        let reducer = ColorReducer(depth: .sixteen)
        for value in stride(from: UInt32(0), to: 0xFF_FFFF, by: 4_099) {
            let first = reducer.reduce(.hex(value))
            #expect(reducer.reduce(.hex(value)) == first)
            #expect(ColorReducer(depth: .sixteen).reduce(.hex(value)) == first)
        }
    }
}
