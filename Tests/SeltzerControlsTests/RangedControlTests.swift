// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

/// What sliders and steppers have in common.
@MainActor
@Suite struct RangedControlTests {
    enum Kind: CaseIterable { case slider, stepper }

    private func control(_ kind: Kind, value: Double = 5) -> RangedControl {
        switch kind {
        case .slider: Slider(value: value, in: 0...10, step: 1)
        case .stepper: Stepper(value: value, in: 0...10)
        }
    }

    private func start(_ control: RangedControl) async -> Pilot {
        await Pilot(
            plain: ViewController(view: StackView(.vertical, [control])), columns: 30, rows: 3)
    }

    @Test(arguments: Kind.allCases)
    func aValueBeyondTheRangeBecomesItsNearestEnd(_ kind: Kind) {
        let control = control(kind)
        control.value = 99
        #expect(control.value == 10)
        control.value = -.infinity
        #expect(control.value == 0)
        control.value = .nan
        #expect(control.value == 0)
    }

    @Test(arguments: Kind.allCases)
    func anEndMovesTheOtherEndAndTheValue(_ kind: Kind) {
        let control = control(kind)
        control.minimumValue = 20
        #expect(control.maximumValue == 20)
        #expect(control.value == 20)
        control.maximumValue = 3
        #expect(control.minimumValue == 3)
        #expect(control.value == 3)
    }

    @Test(arguments: Kind.allCases)
    func onlyTheUsersChangesAreReported(_ kind: Kind) async {
        let control = control(kind)
        var told: [Double] = []
        control.addAction(for: .valueChanged) { told.append($0.value) }
        let pilot = await start(control)
        control.value = 2
        control.maximumValue = 4
        await pilot.settle()
        #expect(told.isEmpty)
        control.accessibilityIncrement()
        control.accessibilityDecrement()
        await pilot.wheel(dy: -1, column: 12, row: 0)
        #expect(told == [3, 2, 3])
    }

    @Test(arguments: Kind.allCases)
    func aDisabledControlStaysAsItIs(_ kind: Kind) async {
        let control = control(kind)
        control.isEnabled = false
        let pilot = await start(control)
        control.accessibilityIncrement()
        await pilot.wheel(dy: -1, column: 12, row: 0)
        await pilot.click(column: 3, row: 0)
        #expect(control.value == 5)
    }

    @Test(arguments: Kind.allCases)
    func keysAtAnEndStayWithTheControl(_ kind: Kind) async {
        let control = control(kind, value: 10)
        let pilot = await start(control)
        control.becomeFirstResponder()
        for _ in 0..<3 { await pilot.press(kind == .slider ? "right" : "up") }
        #expect(control.value == 10)
        #expect(control.state.contains(.focused))
        await pilot.press("pagedown")
        #expect(control.value == 9)
    }
}
