// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls
@testable import SeltzerNavigation

/// Every control with a value reports a change of the user in the same way.
@MainActor
@Suite struct ControlReportChangeTests {
    enum Kind: CaseIterable {
        case checkbox, toggle, slider, radioGroup, segmentedControl, popUpButton
    }

    private func control(_ kind: Kind, _ reports: Reports) -> Control {
        switch kind {
        case .checkbox: Checkbox("Box") { _ in reports.lines.append("closure") }
        case .toggle: Switch("Switch") { _ in reports.lines.append("closure") }
        case .slider: Slider(in: 0...10, step: 1) { _ in reports.lines.append("closure") }
        case .radioGroup:
            RadioGroup(["a", "b"], selectedIndex: 0) { _ in reports.lines.append("closure") }
        case .segmentedControl:
            SegmentedControl(items: ["a", "b"], selectedSegmentIndex: 0) { _ in
                reports.lines.append("closure")
            }
        case .popUpButton:
            PopUpButton(["a", "b"], selectedIndex: 0) { _ in reports.lines.append("closure") }
        }
    }

    private func observe(_ control: Control, in parent: View, _ reports: Reports) {
        control.addAction(for: .primaryActionTriggered) { _ in reports.lines.append("primary") }
        control.addAction(for: .valueChanged) { _ in reports.lines.append("value") }
        for (responder, name) in [(control as View, "control"), (parent, "parent")] {
            responder.on(CheckboxToggled.self) { _ in reports.note(name) }
            responder.on(SwitchToggled.self) { _ in reports.note(name) }
            responder.on(SliderMoved.self) { _ in reports.note(name) }
            responder.on(OptionSelected.self) { _ in reports.note(name) }
        }
    }

    @Test(arguments: Kind.allCases)
    func aChangeOfTheUserIsReportedOnceInOneOrder(kind: Kind) async {
        let reports = Reports()
        let control = control(kind, reports)
        let parent = View()
        parent.addSubview(control)
        control.frame = Rect(x: 0, y: 0, width: 20, height: 2)
        observe(control, in: parent, reports)
        let pilot = await Pilot(ViewController(view: parent), columns: 40, rows: 12)
        control.becomeFirstResponder()
        switch kind {
        case .checkbox, .toggle: await pilot.press("space")
        case .slider, .segmentedControl: await pilot.press("right")
        case .radioGroup: await pilot.press("down")
        case .popUpButton:
            await pilot.press("space")
            await pilot.press("down")
            await pilot.press("enter")
        }
        #expect(reports.lines == ["primary", "value", "control", "parent", "closure"])
    }
}

/// The reports of one change, in the order in which they came.
private final class Reports {
    var lines: [String] = []

    func note(_ name: String) -> Disposition {
        lines.append(name)
        return .observed
    }
}
