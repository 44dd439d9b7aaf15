// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+theme, View+theme.

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A view that shows one letter in the accent color and one in no color.
private final class Letters: View {
    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.draw("a", at: bounds.origin, style: Style(foreground: .accent))
        canvas.draw("b", at: bounds.origin.offsetBy(dx: 1, dy: 0))
    }
}

@MainActor
@Suite struct CurrentThemeTests {
    private func screen(
        _ capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async -> (pilot: Pilot, inner: View) {
        let root = Letters()
        let inner = Letters(frame: Rect(x: 0, y: 1, width: 2, height: 1))
        root.addSubview(inner)
        let pilot = await Pilot(
            plain: ViewController(view: root), columns: 3, rows: 2, capabilities: capabilities)
        return (pilot, inner)
    }

    private func cell(_ pilot: Pilot, _ x: Int, _ y: Int) -> Cell {
        pilot.display.buffer[Point(x: x, y: y)]
    }

    @Test(arguments: [Appearance.light, .dark, nil])
    func theThemeGoesWithTheTerminal(appearance: Appearance?) async {
        let (pilot, _) = await screen(DisplayCapabilities(appearance: appearance))
        #expect(cell(pilot, 0, 0).foreground == Theme.automatic(for: appearance)[.accent])
        #expect(cell(pilot, 1, 0).foreground == .default)
        #expect(cell(pilot, 2, 0).background == .default)
    }

    @Test func theThemeFollowsTheTerminal() async {
        let (pilot, _) = await screen(DisplayCapabilities(appearance: .dark))
        pilot.display.capabilities.appearance = .light
        await pilot.settle()
        #expect(cell(pilot, 0, 0).foreground == Theme.chalk[.accent])
    }

    @Test func aThemeIsChangedInOneFrame() async {
        let (pilot, inner) = await screen()
        let frames = pilot.display.frameCount
        pilot.application.theme = .cassis
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
        #expect(cell(pilot, 0, 0).foreground == Theme.cassis[.accent])
        #expect(cell(pilot, 1, 0).foreground == Theme.cassis[.label])
        #expect(cell(pilot, 2, 1).background == Theme.cassis[.background])
        #expect(inner.effectiveTheme == .cassis)
        pilot.application.theme = nil
        await pilot.settle()
        #expect(cell(pilot, 1, 0).foreground == .default)
    }

    @Test func aPartOfTheScreenHasAThemeOfItsOwn() async {
        let (pilot, inner) = await screen()
        inner.theme = .oat
        await pilot.settle()
        #expect(pilot.display.damages.last?.rects == [inner.frame])
        #expect(cell(pilot, 0, 1).foreground == Theme.oat[.accent])
        #expect(cell(pilot, 1, 1).foreground == Theme.oat[.label])
        #expect(cell(pilot, 1, 1).background == Theme.oat[.background])
        #expect(cell(pilot, 1, 0).foreground == .default)
        #expect(inner.effectiveTheme == .oat)
        let leaf = View()
        inner.addSubview(leaf)
        #expect(leaf.effectiveTheme == .oat)
        inner.backgroundColor = .surface
        await pilot.settle()
        #expect(cell(pilot, 1, 1).background == Theme.oat[.surface])
        inner.theme = nil
        inner.backgroundColor = nil
        await pilot.settle()
        #expect(cell(pilot, 1, 1).background == .default)
    }

    @Test func fewColorsAreThoseOfThePalette() async {
        let (pilot, inner) = await screen(
            DisplayCapabilities(colorDepth: .sixteen, appearance: .dark))
        #expect(cell(pilot, 0, 0).foreground == .brightCyan)
        inner.theme = .chalk
        await pilot.settle()
        #expect(cell(pilot, 1, 1).foreground == .black)
        #expect(cell(pilot, 1, 1).background == .brightWhite)
    }
}
