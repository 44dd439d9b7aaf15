// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: BackgroundConfiguration.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ButtonFillTests {
    private nonisolated static let navy = Color.hex(0x102040)
    private nonisolated static let paper = Color.hex(0xF0F0E0)

    private func start(_ button: Button) async -> Pilot {
        let root = View()
        root.addSubview(button)
        button.frame = Rect(x: 2, y: 1, width: 14, height: 3)
        let controller = ViewController(view: root)
        controller.wantsInitialFocus = false
        return await Pilot(plain: controller, columns: 20, rows: 6)
    }

    private func style(_ pilot: Pilot, _ column: Int, _ row: Int) -> Style {
        pilot.display.buffer[Point(x: column, y: row)].style
    }

    private func backgrounds(_ pilot: Pilot) -> Set<Color> {
        Set((1..<4).flatMap { row in (2..<16).map { style(pilot, $0, row).background } })
    }

    @Test(arguments: [
        (Self.navy, Color.hex(0xFFFFFF)), (Self.paper, .hex(0x000000)),
    ])
    func aButtonHasOneBackgroundWithReadableText(_ fill: Color, _ text: Color) async {
        let button = Button("Save")
        button.backgroundColor = fill
        let pilot = await start(button)
        #expect(backgrounds(pilot) == [fill])
        #expect(pilot.location(of: "Save").map { style(pilot, $0.x, $0.y).foreground } == text)
        button.setTitleColor(.hex(0x00FF00), for: .normal)
        await pilot.settle()
        #expect(
            pilot.location(of: "Save").map { style(pilot, $0.x, $0.y).foreground }
                == .hex(0x00FF00))
    }

    @Test func aRoleHasAShadeForEachState() async {
        let button = Button("Delete")
        button.backgroundColor = .systemRed
        let pilot = await start(button)
        let normal = backgrounds(pilot)
        #expect(normal.count == 1)
        button.isHighlighted = true
        await pilot.settle()
        let pressed = backgrounds(pilot)
        button.isHighlighted = false
        button.isEnabled = false
        await pilot.settle()
        #expect(pressed.count == 1 && pressed != normal)
        #expect(backgrounds(pilot).isDisjoint(with: normal.union(pressed)))
    }

    @Test func aPressShowsOnAnyColor() async {
        let button = Button("Save")
        button.backgroundColor = Self.navy
        let pilot = await start(button)
        button.isHighlighted = true
        await pilot.settle()
        let place = pilot.location(of: "Save")
        #expect(place.map { style(pilot, $0.x, $0.y).background } != Self.navy)
    }

    @Test func theConfigurationFillsTheRowOfTheTitle() async {
        var configuration = Button.Configuration.filled()
        configuration.title = "Save"
        configuration.baseBackgroundColor = Self.navy
        let button = Button(configuration: configuration)
        let pilot = await start(button)
        #expect(style(pilot, 8, 2).background == Self.navy)
        #expect(style(pilot, 8, 1).background != Self.navy)
        button.configuration?.background.backgroundColor = Self.paper
        await pilot.settle()
        #expect(style(pilot, 8, 2).background == Self.paper)
        button.configuration?.background = .clear()
        button.configuration?.baseBackgroundColor = nil
        await pilot.settle()
        #expect(![Self.paper, Self.navy].contains(style(pilot, 8, 2).background))
    }

    @Test func aClearBackgroundLeavesTheLook() async {
        let (plain, clear) = (Button("Save"), Button("Save"))
        clear.backgroundColor = .clear
        let pictures = [await start(plain), await start(clear)].map { style($0, 8, 2) }
        #expect(pictures[0] == pictures[1])
    }
}
