// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SliderTrack, SliderLayout.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct SliderTests {
    private func start(
        _ sliders: [Slider], columns: Int = 30, rows: Int = 5, look: DisplayLook = .dark
    ) async -> Pilot {
        let stack = StackView(.vertical, sliders)
        stack.alignment = .leading
        return await Pilot(
            plain: ViewController(view: stack), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func keysMoveItAndTell() async {
        var told: [Double] = []
        let slider = Slider(value: 50, in: 0...100, step: 5) { told.append($0.value) }
        let pilot = await start([slider])
        await pilot.press("tab", "right", "left", "pageup", "pagedown", "end", "right", "home")
        #expect(told == [55, 50, 60, 50, 100, 0])
        #expect(pilot.events(SliderChanged.self).map(\.value) == told)
        // At its end the key stays here.
        await pilot.press("left")
        #expect(slider.isFirstResponder)
    }

    @Test func thePointerMovesIt() async {
        var sent: [Double] = []
        let slider = Slider(in: 0...19, step: 1)
        slider.addAction(for: .valueChanged) { sent.append($0.value) }
        let pilot = await start([slider])
        await pilot.click(column: 8, row: 0)
        #expect(slider.value == 7)
        await pilot.mouseDown(column: 8, row: 0)
        await pilot.move(column: 11, row: 0)
        await pilot.move(column: 99, row: 3)
        await pilot.mouseUp(column: 3, row: 0)
        #expect(sent == [7, 10, 19])
        await pilot.wheel(dy: -1, column: 4, row: 0)
        await pilot.wheel(dy: 3, column: 4, row: 0)
        await pilot.wheel(dx: 1, column: 4, row: 0)
        #expect(slider.value == 17)
    }

    @Test func onTheThumbAPressKeepsTheExactValue() async {
        let slider = Slider(value: 0.517)
        let pilot = await start([slider])
        await pilot.click(column: 11, row: 0)
        #expect(slider.value == 0.517)
        #expect(pilot.events(SliderChanged.self).isEmpty)
    }

    @Test func oneThatIsNotContinuousTellsAtTheEndAlone() async {
        var sent: [Double] = []
        let slider = Slider(in: 0...19, step: 1)
        slider.isContinuous = false
        slider.addAction(for: .valueChanged) { sent.append($0.value) }
        let pilot = await start([slider])
        await pilot.mouseDown(column: 6, row: 0)
        await pilot.move(column: 10, row: 0)
        #expect(slider.value == 9)
        #expect(sent.isEmpty)
        await pilot.mouseUp(column: 10, row: 0)
        #expect(sent == [9])
        // A press that is taken away is as if it had not been.
        await pilot.mouseDown(column: 2, row: 0)
        await pilot.send(.focus(false))
        #expect(slider.value == 9)
        await pilot.press("right")
        #expect(sent == [9, 10])
    }

    @Test func oneThatStandsHasItsGreatestValueAtTheTop() async {
        let slider = Slider(value: 0, in: 0...7, step: 1, axis: .vertical)
        slider.showsValue = true
        let pilot = await Pilot(plain: ViewController(view: slider), columns: 5, rows: 9)
        #expect(pilot.screen == String(repeating: " ▌│▐\n", count: 7) + " ▌●▐\n  0")
        await pilot.click(column: 2, row: 0)
        #expect(slider.value == 7)
        await pilot.press("down", "left")
        #expect(slider.value == 6)
        await pilot.drag(fromColumn: 2, row: 1, toColumn: 2, row: 50)
        #expect(slider.value == 0)
        await pilot.drag(fromColumn: 2, row: 7, toColumn: 2, row: -50)
        #expect(slider.value == 7)
    }

    @Test func whatTheProgramSetsIsClampedAndNotTold() async {
        let slider = Slider { _ in Issue.record("told") }
        let pilot = await start([slider])
        slider.value = 77
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 1)
        slider.minimumValue = -.infinity
        slider.maximumValue = .infinity
        slider.value = -.infinity
        #expect(slider.value == -.greatestFiniteMagnitude)
        slider.numberOfTickMarks = .max
        slider.showsValue = true
        await pilot.settle()
        slider.minimumValue = 5
        slider.maximumValue = 5
        await pilot.settle()
        #expect(slider.value == 5)
        #expect(pilot.events(SliderChanged.self).isEmpty)
    }

    @Test func aDisabledOneDoesNothing() async {
        let slider = Slider()
        slider.isEnabled = false
        let pilot = await start([slider])
        await pilot.click(column: 9, row: 0)
        await pilot.wheel(dy: -1, column: 9, row: 0)
        await pilot.press("tab", "right")
        #expect(slider.value == 0)
    }

    @Test func theValueKeepsItsRoom() async {
        let slider = Slider(value: 5, in: 0...100)
        slider.showsValue = true
        let pilot = await start([slider])
        #expect(pilot.screen.hasPrefix("▌━●──────────────────▐   5\n"))
        slider.valueText = { "\(Int($0)) %" }
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("▌━●──────────────────▐   5 %\n"))
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let sliders = (0..<4).map { Slider(value: Double($0) * 30, in: 0...100) }
        for slider in sliders { slider.showsValue = true }
        sliders[1].numberOfTickMarks = 5
        sliders[2].isEnabled = false
        let pilot = await start(sliders, look: look)
        sliders[3].becomeFirstResponder()
        await pilot.move(column: 1, row: 0)
        #expect(pilot.difference(fromSnapshot: "slider-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 1), (5, 2)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        for axis in [Axis.horizontal, .vertical] {
            let slider = Slider(value: 0.5, axis: axis)
            slider.showsValue = true
            slider.numberOfTickMarks = 9
            let pilot = await Pilot(
                plain: ViewController(view: slider), columns: columns, rows: rows)
            await pilot.drag(fromColumn: 0, row: 0, toColumn: .max, row: .min)
            await pilot.press("tab", "end")
            #expect(slider.value == 1)
        }
    }

    @Test func aValueThatChangesInAPressIsFollowedFromThere() async {
        let slider = Slider(in: 0...19, step: 1) { slider in
            if slider.value > 10 { slider.maximumValue = 10 }
        }
        let pilot = await start([slider])
        await pilot.mouseDown(column: 1, row: 0)
        await pilot.move(column: 16, row: 0)
        #expect(slider.value == 10)
        // The next motion is read on the new scale.
        await pilot.move(column: 15, row: 0)
        await pilot.mouseUp(column: 15, row: 0)
        #expect(slider.value < 10)
    }
}
