// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: StepperField, StepperPress, StepperLayout, Stepper+Drawing, Stepper+Typing, RangedNumber.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct StepperTests {
    private func start(
        _ steppers: [Stepper], columns: Int = 30, rows: Int = 4, look: DisplayLook = .dark
    ) async -> Pilot {
        let stack = StackView(.vertical, steppers)
        return await Pilot(
            plain: ViewController(view: stack), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func keysStepAndReport() async {
        var told: [Double] = []
        let stepper = Stepper(value: 50) { told.append($0.value) }
        let pilot = await start([stepper])
        await pilot.press("up", "down", "pageup", "pagedown", "ctrl-end", "up", "ctrl-home")
        #expect(told == [51, 50, 60, 50, 100, 0])
        #expect(pilot.events(StepperChanged.self).map(\.value) == told)
        // At its end the key stays here.
        await pilot.press("down")
        #expect(stepper.state.contains(.focused))
    }

    @Test func buttonsAndTheWheelStep() async {
        let stepper = Stepper(value: 2, in: 0...10, step: 2)
        let pilot = await start([stepper])
        await pilot.click(on: "+")
        #expect(stepper.value == 4)
        await pilot.click(on: "−")
        await pilot.click(on: "−")
        await pilot.click(on: "−")
        #expect(stepper.value == 0)
        guard let number = pilot.location(of: "0") else { return #expect(Bool(false)) }
        await pilot.wheel(dy: -1, column: number.x, row: 0)
        await pilot.wheel(dx: 2, column: number.x, row: 0)
        #expect(stepper.value == 6)
        #expect(pilot.events(StepperChanged.self).map(\.value) == [4, 2, 0, 2, 6])
    }

    @Test func aButtonThatIsHeldRepeats() async {
        let stepper = Stepper()
        let pilot = await start([stepper])
        guard let plus = pilot.location(of: "+") else { return #expect(Bool(false)) }
        await pilot.mouseDown(column: plus.x, row: 0)
        #expect(stepper.value == 1)
        await pilot.advance(by: .milliseconds(399))
        #expect(stepper.value == 1)
        await pilot.advance(by: .milliseconds(1 + 80 * 3))
        #expect(stepper.value == 5)
        // It pauses while the pointer is elsewhere, and ends with the press.
        await pilot.move(column: 2, row: 3)
        await pilot.advance(by: .seconds(1))
        #expect(stepper.value == 5)
        await pilot.move(column: plus.x, row: 0)
        await pilot.advance(by: .milliseconds(80))
        await pilot.mouseUp(column: plus.x, row: 0)
        let value = stepper.value
        #expect(value > 5)
        await pilot.advance(by: .seconds(1))
        #expect(stepper.value == value)
    }

    @Test func withoutAutorepeatAPressIsOneStep() async {
        let stepper = Stepper()
        stepper.autorepeat = false
        let pilot = await start([stepper])
        guard let plus = pilot.location(of: "+") else { return #expect(Bool(false)) }
        await pilot.mouseDown(column: plus.x, row: 0)
        await pilot.advance(by: .seconds(2))
        #expect(stepper.value == 1)
    }

    @Test func oneThatIsNotContinuousReportsAtTheEnd() async {
        let stepper = Stepper()
        stepper.isContinuous = false
        let pilot = await start([stepper])
        guard let plus = pilot.location(of: "+") else { return #expect(Bool(false)) }
        await pilot.mouseDown(column: plus.x, row: 0)
        await pilot.advance(by: .milliseconds(480))
        #expect(stepper.value == 3)
        #expect(pilot.events(StepperChanged.self).isEmpty)
        await pilot.mouseUp(column: plus.x, row: 0)
        #expect(pilot.events(StepperChanged.self).map(\.value) == [3])
        // A press that is taken away is as if it had not been.
        await pilot.mouseDown(column: plus.x, row: 0)
        await pilot.send(.focus(false))
        #expect(stepper.value == 3)
    }

    @Test func itWrapsIfItMay() async {
        let stepper = Stepper(value: 59, in: 0...59)
        stepper.wraps = true
        let pilot = await start([stepper])
        await pilot.press("up")
        #expect(stepper.value == 0)
        await pilot.click(on: "−")
        #expect(stepper.value == 59)
        await pilot.press("ctrl-end")
        #expect(stepper.value == 59)
    }

    @Test func aTypedNumberReplacesTheOldOne() async {
        var told: [Double] = []
        let stepper = Stepper(value: 7, step: 5) { told.append($0.value) }
        let pilot = await start([stepper])
        await pilot.type("42")
        #expect(stepper.value == 42)
        #expect(told == [4, 42])
        #expect(pilot.events(TextChanged.self).count == 2)
        // Steps go on from there.
        await pilot.press("up")
        #expect(stepper.value == 47 && stepper.text == "47")
    }

    @Test func aBadNumberIsToldWhenEditingEnds() async {
        let stepper = Stepper(value: 7)
        let other = Stepper()
        let pilot = await start([stepper, other], columns: 44)
        await pilot.type("700")
        #expect(stepper.value == 70 && stepper.validationMessage == nil)
        await pilot.press("tab")
        #expect(stepper.validationMessage == "Enter at most 100")
        #expect(stepper.isInvalid && stepper.text == "700")
        #expect(pilot.screen.contains("× Enter at most 100"))
        #expect(pilot.events(ValidityChanged.self).map(\.message) == ["Enter at most 100"])
        // Enter tells as well, and typing on mends.
        await pilot.press("shift-tab")
        await pilot.press("enter")
        #expect(stepper.isInvalid)
        await pilot.press("end", "backspace")
        #expect(stepper.value == 70 && !stepper.isInvalid)
        // A step begins at the last value.
        await pilot.type("x")
        await pilot.press("up")
        #expect(stepper.text == "71" && !stepper.isInvalid)
    }

    @Test func enterGoesToTheDefaultButton() async {
        let stepper = Stepper(), button = Button("OK")
        let controller = ViewController(view: StackView(.vertical, [stepper, button]))
        controller.defaultButton = button
        let pilot = await Pilot(plain: controller, columns: 30, rows: 3)
        await pilot.press("3", "enter")
        #expect(pilot.events(ButtonPressed.self).count == 1)
    }

    @Test func whatTheProgramSetsIsClampedAndNotReported() async {
        let stepper = Stepper { _ in Issue.record("told") }
        let pilot = await start([stepper])
        stepper.value = 777
        #expect(stepper.value == 100)
        stepper.value = .nan
        #expect(stepper.value == 100)
        stepper.minimumValue = -.infinity
        stepper.maximumValue = .infinity
        stepper.value = -.infinity
        await pilot.settle()
        stepper.minimumValue = 5
        stepper.maximumValue = 5
        #expect(stepper.value == 5 && stepper.text == "5")
        stepper.text = "much"
        #expect(stepper.value == 5)
        #expect(!stepper.validate())
        #expect(pilot.events(StepperChanged.self).isEmpty)
    }

    @Test func decimalsAreThoseOfTheStepAndTheEnds() async {
        let stepper = Stepper(value: 0.25, in: -0.5...2, step: 0.25)
        let pilot = await start([stepper])
        #expect(stepper.text == "0.25")
        await pilot.press("up", "up", "up")
        #expect(stepper.text == "1.00" && stepper.value == 1)
        let halves = Stepper(value: 0.5, in: 0.5...9.5)
        #expect(halves.text == "0.5")
    }

    @Test func aDisabledOneDoesNothing() async {
        let stepper = Stepper(value: 5)
        stepper.isEnabled = false
        let pilot = await start([stepper])
        await pilot.click(on: "+")
        await pilot.click(on: "5")
        await pilot.wheel(dy: -1, column: 8, row: 0)
        await pilot.press("tab", "up", "9")
        #expect(stepper.value == 5 && stepper.text == "5")
        #expect(stepper.becomeFirstResponder() == false)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 1), (5, 1), (7, 2), (9, 1)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        let stepper = Stepper(value: 42)
        let pilot = await Pilot(plain: ViewController(view: stepper), columns: columns, rows: rows)
        await pilot.drag(fromColumn: 0, row: 0, toColumn: .max, row: .min)
        await pilot.press("tab", "ctrl-end", "x", "tab")
        #expect(stepper.value == 100)
        if columns == 5 { #expect(pilot.screen.contains("100") || pilot.screen.contains("x")) }
    }

    @Test func aNarrowOneShowsItsNumberWithoutButtons() async {
        let stepper = Stepper(value: 42)
        let pilot = await Pilot(plain: ViewController(view: stepper), columns: 10, rows: 1)
        #expect(pilot.screen.contains("42") && !pilot.screen.contains("+"))
        await pilot.press("up")
        #expect(pilot.screen.contains("43"))
        await pilot.resize(columns: 11, rows: 1)
        #expect(pilot.screen.contains("43") && pilot.screen.contains("+"))
    }

    /// A window that covers a part of the screen.
    private final class FrontWindow: Window {
        override func place(in screen: Rect) { frame = Rect(x: 20, y: 6, width: 10, height: 2) }
    }

    @Test func itShowsTheFocusOnlyWhileItsWindowIsKey() async {
        let pilot = await start([Stepper(value: 5)], columns: 40, rows: 12)
        let focused = pilot.screen
        let front = FrontWindow()
        front.makeKeyAndVisible(in: pilot.application)
        await pilot.settle()
        #expect(pilot.screen != focused)
        #expect(await pilot.faults() == [])
        front.close()
        await pilot.settle()
        #expect(pilot.screen == focused)
        #expect(await pilot.faults() == [])
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let steppers = [
            Stepper(value: 12), Stepper(value: 0), Stepper(value: 100), Stepper(value: 5),
        ]
        steppers[3].isEnabled = false
        let pilot = await start(steppers, columns: 44, rows: 4, look: look)
        steppers[2].text = "1O0"
        steppers[2].validate()
        steppers[0].becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.difference(fromSnapshot: "stepper-\(look.rawValue)", isStyled: true) == nil)
    }
}
