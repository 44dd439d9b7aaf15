// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PageControl.

import Seltzer
import SeltzerTesting
import Testing

/// A control with a value, a change by the program and one by the user.
@MainActor
private struct ValueControl {
    let control: Control
    let set: @MainActor () -> Void
    let keys: [KeyChord]
    let value: @MainActor () -> Double

    static func make(_ name: String) -> ValueControl {
        switch name {
        case "switch":
            let control = Switch("S")
            return ValueControl(
                control: control, set: { control.setOn(true, animated: true) }, keys: ["space"],
                value: { control.isOn ? 1 : 0 })
        case "slider":
            let control = Slider(value: 0, in: 0...4, step: 1)
            return ValueControl(
                control: control, set: { control.setValue(2, animated: true) }, keys: ["right"],
                value: { control.value })
        case "stepper":
            let control = Stepper(value: 0, in: 0...4)
            return ValueControl(
                control: control, set: { control.value = 2 }, keys: ["up"],
                value: { control.value })
        default:
            let control = SegmentedControl(items: ["a", "b"], selectedSegmentIndex: 0)
            return ValueControl(
                control: control, set: { control.selectedSegmentIndex = 1 }, keys: ["right"],
                value: { Double(control.selectedSegmentIndex) })
        }
    }
}

@MainActor
@Suite struct ValueControlCasesTests {
    @Test(
        "U-K15: a value that the program sets is not reported",
        arguments: ["switch", "slider", "stepper", "segments"])
    func program(_ name: String) async {
        let subject = ValueControl.make(name)
        var count = 0
        subject.control.addAction(for: [.valueChanged, .primaryActionTriggered]) { _ in count += 1 }
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [subject.control])), columns: 30, rows: 3)
        subject.set()
        await pilot.settle()
        #expect(subject.value() > 0)
        #expect(count == 0)
    }

    @Test(
        "U-K16: the user changes the value, then its events follow",
        arguments: ["switch", "slider", "stepper", "segments"])
    func user(_ name: String) async {
        let subject = ValueControl.make(name)
        var log: [String] = []
        subject.control.addAction(for: .valueChanged) { _ in
            log.append("changed \(subject.value())")
        }
        subject.control.addAction(for: .primaryActionTriggered) { _ in
            log.append("primary \(subject.value())")
        }
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [subject.control])), columns: 30, rows: 3)
        subject.control.becomeFirstResponder()
        for key in subject.keys { await pilot.press(key) }
        #expect(log == ["primary 1.0", "changed 1.0"])
    }

    @Test("U-K17: a click on the selected segment sends no event")
    func selectedSegment() async {
        let control = SegmentedControl(items: ["One", "Two"], selectedSegmentIndex: 0)
        var count = 0
        control.addAction(for: .valueChanged) { _ in count += 1 }
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [control])), columns: 30, rows: 3)
        await pilot.click(on: "One")
        #expect(count == 0)
        await pilot.click(on: "Two")
        #expect(count == 1)
        control.selectedSegmentIndex = SegmentedControl.noSegment
        #expect(control.selectedSegmentIndex == -1 && control.selectedIndex == nil)
    }

    @Test("U-K18: a slider that is not continuous sends one event at the release")
    func notContinuous() async {
        let slider = Slider(value: 0, in: 0...10, step: 1)
        slider.isContinuous = false
        var count = 0
        slider.addAction(for: .valueChanged) { _ in count += 1 }
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [slider])), columns: 30, rows: 3)
        await pilot.mouseDown(column: 3, row: 0)
        await pilot.move(column: 9, row: 0)
        await pilot.move(column: 15, row: 0)
        #expect(count == 0)
        await pilot.mouseUp(column: 15, row: 0)
        #expect(count == 1)
        #expect(slider.value > 0)
    }

    @Test("A title for each state is shown in its state")
    func titles() async {
        let button = Button(type: .system)
        button.setTitle("Play & go", for: .normal)
        button.setTitle("Pause", for: .selected)
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [button])), columns: 30, rows: 3)
        #expect(button.currentTitle == "Play & go")
        #expect(pilot.location(of: "Play & go") != nil)
        button.isSelected = true
        await pilot.settle()
        #expect(pilot.location(of: "Pause") != nil)
        #expect(button.title(for: .normal) == "Play & go")
        #expect(button.title(for: .disabled) == nil)
    }
}
