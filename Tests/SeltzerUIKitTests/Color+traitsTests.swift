// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// Colors that depend on traits.
@MainActor
@Suite struct ColorTraitsTests {
    private let ground = Color { $0.userInterfaceStyle == .dark ? .hex(0) : .hex(0xFFFFFF) }

    private func background(_ pilot: Pilot, x: Int = 0) -> Color {
        pilot.display.buffer[Point(x: x, y: 0)].background
    }

    @Test func colorFollowsTheThemeOfTheScreen() async {
        let view = View()
        view.backgroundColor = ground
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 4)
        pilot.application.theme = .fathom
        await pilot.settle()
        #expect(background(pilot) == .hex(0))
        pilot.application.theme = .chalk
        await pilot.settle()
        #expect(background(pilot) == .hex(0xFFFFFF))
    }

    @Test func partOfTheScreenWithAnotherThemeHasItsOwnColor() async {
        let left = View(frame: Rect(x: 0, y: 0, width: 5, height: 4))
        let right = View(frame: Rect(x: 5, y: 0, width: 5, height: 4))
        let root = View()
        for view in [left, right] {
            view.backgroundColor = ground
            root.addSubview(view)
        }
        left.theme = .chalk
        right.theme = .fathom
        let pilot = await Pilot(ViewController(view: root), columns: 20, rows: 4)
        await pilot.settle()
        #expect(background(pilot, x: 0) == .hex(0xFFFFFF))
        #expect(background(pilot, x: 6) == .hex(0))
    }

    @Test func textAndTintFollowTheTheme() async {
        let label = Label("text")
        label.textColor = Color { $0.userInterfaceStyle == .dark ? .palette(11) : .palette(3) }
        let pilot = await Pilot(ViewController(view: label), columns: 20, rows: 4)
        for (theme, color) in [(Theme.fathom, Color.palette(11)), (.chalk, .palette(3))] {
            pilot.application.theme = theme
            await pilot.settle()
            let row =
                (0..<4).first { pilot.display.buffer[Point(x: 0, y: $0)].glyph != .space } ?? 0
            #expect(pilot.display.buffer[Point(x: 0, y: row)].foreground == color)
        }
    }

    @Test func buttonWithSuchAFillHasReadableText() async {
        let button = Button("Go")
        button.backgroundColor = ground
        let pilot = await Pilot(ViewController(view: button), columns: 20, rows: 1)
        for (theme, text) in [(Theme.fathom, Color.hex(0xFFFFFF)), (.chalk, .hex(0))] {
            pilot.application.theme = theme
            await pilot.settle()
            let place = Array(pilot.display.buffer.text(row: 0)).firstIndex(of: "G")
            let cell = pilot.display.buffer[Point(x: place ?? 0, y: 0)]
            #expect(cell.foreground == text)
        }
    }

    @Test func colorMovesFromTheShownHalf() async {
        let view = View()
        view.backgroundColor = ground
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 4)
        pilot.application.theme = .fathom
        await pilot.settle()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = .hex(0xC8C8C8)
        }
        await pilot.advance(by: .milliseconds(500))
        guard case .rgb(let red, _, _) = background(pilot).components else {
            Issue.record("\(background(pilot)) is no mixture")
            return
        }
        #expect((80...120).contains(red))
    }

    @Test func colorIsResolvedForTraits() {
        var traits = TraitCollection()
        #expect(ground.resolvedColor(with: traits) == .hex(0xFFFFFF))
        traits.userInterfaceStyle = .dark
        #expect(ground.resolvedColor(with: traits) == .hex(0))
        #expect(Color.red.resolvedColor(with: traits) == .red)
        #expect(Color.systemBackground.resolvedColor(with: traits) == .systemBackground)
    }
}
