// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RangeSlider+parts.

import SeededRandom
import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct RangeSliderTests {
    private func start(
        _ slider: RangeSlider, columns: Int = 22, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: StackView(.vertical, [slider])), columns: columns, rows: 2,
            capabilities: look.capabilities)
    }

    @Test func keysMoveTheCurrentThumb() async {
        var told: [ClosedRange<Double>] = []
        let slider = RangeSlider(20...60, in: 0...100, step: 5) { told.append($0.selectedRange) }
        let pilot = await start(slider)
        await pilot.press("right", "space", "left", "end", "pagedown", "space", "home")
        #expect(told == [25...60, 25...55, 25...100, 25...90, 0...90])
        #expect(
            pilot.events(RangeSliderChanged.self).map { $0.lowerValue...$0.upperValue } == told)
        await pilot.press("left")
        #expect(told.count == 5 && slider.isFocused)
    }

    @Test func thumbsDoNotPassOneAnother() async {
        let slider = RangeSlider(20...30, in: 0...100, step: 10)
        let pilot = await start(slider)
        await pilot.press("end")
        #expect(slider.selectedRange == 30...30)
        await pilot.press("space", "home")
        #expect(slider.selectedRange == 30...30)
        slider.minimumDistance = 20
        await pilot.press("right", "left", "left")
        #expect(slider.selectedRange == 30...50)
        await pilot.press("space", "right", "left")
        #expect(slider.selectedRange == 20...50)
    }

    @Test func theLeastDistanceIsKeptInWholeSteps() async {
        let slider = RangeSlider(0...20, in: 0...100, step: 10)
        slider.minimumDistance = 5
        let pilot = await start(slider)
        await pilot.press("right", "right", "end")
        #expect(slider.selectedRange == 10...20)
        slider.minimumDistance = 15
        slider.selectedRange = 80...100
        await pilot.press("space", "left", "home")
        #expect(slider.selectedRange == 80...100)
    }

    @Test(arguments: [
        ("20 to 22", 20.0...30), ("20 to 60", 20...60), ("98 to 99", 90...100),
        ("-5 to -1", 0...10), ("44 to 46", 40...50),
    ])
    func aRangeOfAReaderKeepsTheLeastDistance(text: String, range: ClosedRange<Double>) {
        let slider = RangeSlider(in: 0...100, step: 10)
        slider.minimumDistance = 5
        #expect(slider.accessibilityChangeValue(to: text) && slider.selectedRange == range)
    }

    @Test func shiftMovesBoth() async {
        let slider = RangeSlider(20...60, in: 0...100, step: 10)
        let pilot = await start(slider)
        await pilot.press("shift-right", "shift-right", "shift-right", "shift-right", "shift-right")
        #expect(slider.selectedRange == 60...100)
        await pilot.press("shift-left")
        #expect(slider.selectedRange == 50...90)
    }

    @Test func aDragMovesTheNearestThumbOrBoth() async {
        let slider = RangeSlider(25...75, in: 0...100, step: 5)
        // The bars leave a track of 21 cells, 5 for each cell.
        let pilot = await start(slider, columns: 23)
        await pilot.drag(fromColumn: 3, row: 0, toColumn: 1, row: 0)
        #expect(slider.selectedRange == 0...75 && slider.currentThumb == .lower)
        await pilot.drag(fromColumn: 16, row: 0, toColumn: 21, row: 0)
        #expect(slider.selectedRange == 0...100 && slider.currentThumb == .upper)
        slider.selectedRange = 25...75
        await pilot.drag(fromColumn: 11, row: 0, toColumn: 13, row: 0)
        #expect(slider.selectedRange == 35...85)
        await pilot.drag(fromColumn: 13, row: 0, toColumn: 30, row: 0)
        #expect(slider.selectedRange == 50...100)
        await pilot.wheel(dy: -1, column: 2, row: 0)
        #expect(slider.selectedRange == 55...100)
    }

    @Test func aSliderThatIsNotContinuousReportsAtTheEnd() async {
        let slider = RangeSlider(25...75, in: 0...100, step: 5)
        slider.isContinuous = false
        let pilot = await start(slider, columns: 23)
        await pilot.mouseDown(column: 3, row: 0)
        await pilot.move(column: 2, row: 0)
        #expect(slider.lowerValue == 5 && pilot.events(RangeSliderChanged.self).isEmpty)
        await pilot.mouseUp(column: 2, row: 0)
        #expect(pilot.events(RangeSliderChanged.self).map(\.lowerValue) == [5])
        await pilot.mouseDown(column: 9, row: 0)
        await pilot.move(column: 11, row: 0)
        await pilot.send(.focus(false))
        #expect(slider.selectedRange == 5...75)
    }

    @Test func theProgramSetsValuesWithinTheLimits() {
        let slider = RangeSlider(in: 0...10, step: 1)
        #expect(slider.selectedRange == 0...10)
        slider.lowerValue = 4.4
        slider.upperValue = 2
        #expect(slider.selectedRange == 2...2)
        slider.lowerValue = 7
        #expect(slider.selectedRange == 7...7)
        slider.lowerValue = .nan
        slider.upperValue = .infinity
        #expect(slider.selectedRange == 7...10)
        slider.maximumValue = 5
        #expect(slider.selectedRange == 5...5)
        // Steps need limits that are not too far away.
        slider.stepValue = 0
        slider.minimumValue = -.infinity
        slider.maximumValue = .infinity
        #expect(slider.selectedRange == 5...5)
    }

    @Test(arguments: DisplayLook.allCases)
    func statesAreVisible(look: DisplayLook) async {
        let slider = RangeSlider(20...60, in: 0...100, step: 5)
        slider.showsValue = true
        let pilot = await start(slider, columns: 40, look: look)
        #expect(pilot.screen.contains(look == .ascii ? "20-60" : "20–60"))
        let lower = pilot.styledScreen
        await pilot.press("space")
        #expect(pilot.styledScreen != lower)
        slider.isEnabled = false
        await pilot.settle()
        #expect(pilot.styledScreen != lower)
    }

    @Test(arguments: [20, 8, 3, 1])
    func anyWidthIsDrawn(columns: Int) async {
        let slider = RangeSlider(0.25...0.5)
        slider.showsValue = true
        let pilot = await start(slider, columns: columns)
        await pilot.press("right", "space", "left")
        await pilot.click(column: 0, row: 0)
        #expect(await pilot.faults().isEmpty)
    }

    @Test func aRangeIsAnElement() async throws {
        let slider = RangeSlider(20...60, in: 0...100, step: 5)
        let pilot = await start(slider)
        let element = try #require(pilot.elements.flatMap(\.all).first { $0.role == .slider })
        #expect(element.value == "20 to 60")
        #expect(slider.accessibilityChangeValue(to: "10 to 95"))
        #expect(slider.selectedRange == 10...95)
        #expect(!slider.accessibilityChangeValue(to: "95 to 10"))
        #expect(!slider.accessibilityChangeValue(to: "all"))
    }

    @Test func randomUseKeepsTheRangeWithinItsLimits() async {
        var random = SeededGenerator(seed: 21)
        let slider = RangeSlider(20...60, in: 0...97, step: 7)
        slider.minimumDistance = 10
        let pilot = await start(slider, columns: 30)
        let keys: [KeyChord] = [
            "left", "right", "pageup", "pagedown", "home", "end", "space", "shift-left",
            "shift-right",
        ]
        for _ in 0..<150 {
            if random.chance(30) {
                await pilot.drag(
                    fromColumn: Int.random(in: 0..<30, using: &random), row: 0,
                    toColumn: Int.random(in: 0..<30, using: &random), row: 0)
            } else {
                await pilot.press(random.pick(keys))
            }
            #expect(0...97 ~= slider.lowerValue && 0...97 ~= slider.upperValue)
            #expect(slider.upperValue - slider.lowerValue >= slider.minimumDistance)
        }
    }
}
