// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// A control that reports, with the keys that operate it.
struct ReportingControl: CustomTestStringConvertible, Sendable {
    let name: String
    let keys: [KeyChord]
    /// Makes the control with a closure that notes "closure", and handlers that note "own" and "event".
    let make: @MainActor @Sendable (_ note: @escaping @MainActor (String) -> Void, View) -> Control

    var testDescription: String { name }

    private init<Event: RoutedEvent>(
        _ name: String, _ keys: [KeyChord], _ event: Event.Type,
        _ make: @escaping @MainActor @Sendable (@escaping @MainActor () -> Void) -> Control
    ) {
        (self.name, self.keys) = (name, keys)
        self.make = { note, superview in
            superview.on { (_: Event) in
                note("event")
                return .stop
            }
            let control = make { note("closure") }
            control.on { (_: Event) in
                note("own")
                return .observed
            }
            return control
        }
    }

    static let all: [ReportingControl] = [
        ReportingControl("Button", ["enter"], ButtonPressed.self) { note in
            Button("B") { _ in note() }
        },
        ReportingControl("LinkButton", ["enter"], LinkActivated.self) { note in
            LinkButton("L", destination: "https://example.org") { _ in note() }
        },
        ReportingControl("Checkbox", ["space"], CheckboxToggled.self) { note in
            Checkbox("C") { _ in note() }
        },
        ReportingControl("Switch", ["space"], SwitchToggled.self) { note in
            Switch("S") { _ in note() }
        },
        ReportingControl("Slider", ["right"], SliderChanged.self) { note in
            Slider(in: 0...10, step: 1) { _ in note() }
        },
        ReportingControl("Stepper", ["up"], StepperChanged.self) { note in
            Stepper(in: 0...10) { _ in note() }
        },
        ReportingControl("RadioGroup", ["down"], OptionSelected.self) { note in
            RadioGroup(["a", "b"], selectedIndex: 0) { _ in note() }
        },
        ReportingControl("SegmentedControl", ["right"], OptionSelected.self) { note in
            SegmentedControl(["a", "b"], selectedIndex: 0) { _ in note() }
        },
        ReportingControl("PopUpButton", ["space", "down", "enter"], OptionSelected.self) { note in
            PopUpButton(["a", "b"], selectedIndex: 0) { _ in note() }
        },
        ReportingControl("Breadcrumb", ["enter"], BreadcrumbItemChosen.self) { note in
            Breadcrumb(["a", "b"]) { _, _ in note() }
        },
    ]
}

@MainActor
@Suite struct ControlReportTests {
    private func start(
        _ control: ReportingControl, _ note: @escaping @MainActor (String) -> Void
    ) async -> (Control, Pilot) {
        let stack = StackView(.vertical)
        let view = control.make(note, stack)
        stack.addArrangedSubview(view)
        let pilot = await Pilot(plain: ViewController(view: stack))
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    @Test(arguments: ReportingControl.all)
    func theClosureIsTheFirstActionAndTheEventFollowsAllActions(control: ReportingControl) async {
        var notes: [String] = []
        let (view, pilot) = await start(control) { notes.append($0) }
        view.addAction(for: .primaryActionTriggered) { _ in notes.append("primary") }
        view.addAction(for: .valueChanged) { _ in notes.append("value") }
        for key in control.keys { await pilot.press(key) }
        let isButton = view is Button || view is LinkButton
        #expect(
            notes
                == (isButton
                    ? ["closure", "primary", "own", "event"]
                    : ["primary", "closure", "value", "own", "event"]))
    }

    @Test(arguments: ReportingControl.all)
    func anActionThatRemovesItsControlDoesNotLoseTheEvent(control: ReportingControl) async {
        var notes: [String] = []
        let (view, pilot) = await start(control) { notes.append($0) }
        view.addAction(for: .primaryActionTriggered) { $0.removeFromSuperview() }
        for key in control.keys { await pilot.press(key) }
        #expect(notes == ["closure", "own", "event"])
    }

    @Test func theClosureIsRemovedWithTheActionsOfItsEvent() async {
        var count = 0
        let box = Checkbox("C") { _ in count += 1 }
        box.removeActions(for: .valueChanged)
        let pilot = await Pilot(plain: ViewController(view: StackView(.vertical, [box])))
        await pilot.press("tab", "space")
        #expect(count == 0 && box.isOn)
        #expect(pilot.events(CheckboxToggled.self).count == 1)
    }

    @Test func whatAnActionPostsIsReportedBeforeTheEventOfItsControl() async {
        struct Greeted: RoutedEvent {}
        var notes: [String] = []
        let button = Button("Greet") { $0.post(Greeted()) }
        let stack = StackView(.vertical, [button])
        stack.on { (_: Greeted) in
            notes.append("greeted")
            return .stop
        }
        stack.on { (_: ButtonPressed) in
            notes.append("pressed")
            return .stop
        }
        let pilot = await Pilot(plain: ViewController(view: stack))
        await pilot.click(on: "Greet")
        #expect(notes == ["greeted", "pressed"])
    }

    @Test func aFieldRunsItsActionsBeforeItsEvents() async {
        var notes: [String] = []
        let field = TextField()
        let stack = StackView(.vertical, [field, Button("B")])
        for event: Control.Event in [
            .editingDidBegin, .editingChanged, .editingDidEndOnExit, .primaryActionTriggered,
            .editingDidEnd,
        ] {
            field.addAction(for: event) { _ in notes.append("\(event)") }
        }
        stack.on { (_: EditingBegan) in note("EditingBegan") }
        stack.on { (_: TextChanged) in note("TextChanged") }
        stack.on { (_: TextSubmitted) in note("TextSubmitted") }
        stack.on { (_: EditingEnded) in note("EditingEnded") }
        func note(_ name: String) -> Disposition {
            notes.append(name)
            return .ignored
        }
        let pilot = await Pilot(plain: ViewController(view: stack))
        field.becomeFirstResponder()
        await pilot.press("a", "enter")
        #expect(
            notes == [
                "editingDidBegin", "EditingBegan", "editingChanged", "TextChanged",
                "editingDidEndOnExit", "primaryActionTriggered", "TextSubmitted", "editingDidEnd",
                "EditingEnded",
            ])
    }
}
