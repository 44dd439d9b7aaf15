// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Button+Configuration, ImageView.

import Seltzer
import SeltzerTesting
import Testing

/// A form as UIKit's programs write it: targets and actions, and a delegate.
private final class FormController: ViewController, TextFieldDelegate, TextViewDelegate {
    let name = TextField()
    let note = TextView()
    let save = Button(type: .system)
    let isPublic = Switch()
    private(set) var calls: [String] = []

    override func loadView() {
        let stack = StackView(arrangedSubviews: [name, isPublic, save, note])
        stack.axis = .vertical
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placeholder = "Name"
        name.delegate = self
        name.borderStyle = .roundedRect
        note.delegate = self
        save.setTitle("Save", for: .normal)
        save.addTarget(self, action: FormController.saveTapped, for: .touchUpInside)
        save.addTarget(self, action: FormController.tapped, for: .primaryActionTriggered)
        isPublic.addTarget(self, action: FormController.switched, for: .valueChanged)
        name.addTarget(self, action: FormController.textChanged, for: .editingChanged)
    }

    private func saveTapped() { calls.append("save") }
    private func tapped(_ sender: Button) { calls.append(sender.title(for: .normal) ?? "") }
    private func switched(_ sender: Switch) { calls.append("\(sender.isOn)") }
    private func textChanged(_ sender: TextField) { calls.append(sender.text) }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
        calls.append("return")
        textField.resignFirstResponder()
        return true
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
    func textFieldDidBeginEditing(_ textField: TextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: TextField) { calls.append("end") }

    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        string != "x"
    }

    func textViewDidChange(_ textView: TextView) { calls.append("note \(textView.text)") }
}

/// Snippets of UIKit's controls and texts, in the form that they have here.
@MainActor
@Suite struct ControlSnippetsTests {
    @Test("a form with actions and a delegate")
    func form() async {
        let form = FormController()
        let pilot = await Pilot(form, columns: 40, rows: 16)
        form.name.becomeFirstResponder()
        await pilot.type("axb\n")
        #expect(form.name.text == "ab")
        #expect(form.calls == ["begin", "a", "ab", "return", "end"])
        await pilot.click(on: "Save")
        #expect(form.calls.suffix(2) == ["save", "Save"])
        form.isPublic.setOn(true, animated: true)
        #expect(form.isPublic.isOn)
    }

    @Test("a button")
    func button() {
        let button = Button()
        button.setTitle("Add", for: .normal)
        button.setTitleColor(.systemRed, for: .normal)
        button.isEnabled = false
        button.isSelected = true
        button.addAction(Action(title: "Add") { _ in }, for: .touchUpInside)
        #expect(button.title(for: .normal) == "Add")
        #expect(!button.isHighlighted)
        #expect(Button(type: .custom).isEnabled)
    }

    @Test("sliders, steppers and the like")
    func values() {
        let slider = Slider()
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.setValue(4, animated: true)
        let progress = ProgressView()
        progress.setProgress(0.5, animated: false)
        let stepper = Stepper()
        stepper.stepValue = 2
        let segments = SegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 1
        let activity = ActivityIndicatorView(style: .medium)
        activity.startAnimating()
        activity.stopAnimating()
        #expect(slider.value == 4)
        #expect(segments.selectedSegmentIndex == 1)
    }

    @Test("a control that a program sends events from")
    func events() {
        let control = Control()
        var count = 0
        control.addAction(for: .valueChanged) { _ in count += 1 }
        control.sendActions(for: .valueChanged)
        #expect(count == 1)
        #expect(!control.endEditing(false))
    }

    @Test("a button with a configuration and an action")
    func configuration() {
        var configuration = Button.Configuration.filled()
        configuration.title = "Buy"
        var count = 0
        let buy = Button(
            configuration: configuration, primaryAction: Action(title: "Buy") { _ in count += 1 })
        buy.sendActions(for: .touchUpInside)
        buy.removeTarget(nil, action: nil, for: .allEvents)
        buy.contentHorizontalAlignment = .leading
        #expect(buy.title(for: .normal) == "Buy")
        #expect(Button(type: .system, primaryAction: nil).isEnabled)
    }
}
