// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A controller with two fields, as a form of a UIKit program has it.
private final class EverydayForm: ViewController, TextFieldDelegate, TextViewDelegate {
    let name = TextField()
    let password = TextField()
    let text = TextView()
    private(set) var log: [String] = []
    private(set) var isSent = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = StackView(arrangedSubviews: [name, password, text])
        stack.axis = .vertical
        stack.frame = Rect(x: 0, y: 0, width: 30, height: 8)
        view.addSubview(stack)
        name.placeholder = "Your name"
        name.clearButtonMode = .always
        password.isSecureTextEntry = true
        for field in [name, password] {
            field.delegate = self
            field.addTarget(self, action: EverydayForm.changed, for: .editingChanged)
        }
        text.delegate = self
    }
    private func changed(_ field: TextField) { log.append("changed \(field.text)") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool {
        if textField === name {
            password.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            isSent = true
        }
        return true
    }
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        textField.text.replacingCharacters(in: range, with: string).count <= 5
    }
    func textFieldShouldClear(_ textField: TextField) -> Bool {
        log.append("clear")
        return true
    }
    func textView(
        _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func textViewDidBeginEditing(_ textView: TextView) { log.append("begin text") }
    func textViewDidEndEditing(_ textView: TextView) { log.append("end text") }
    func textViewDidChange(_ textView: TextView) { log.append("text \(textView.text)") }
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

@MainActor
private final class Counter {
    var log: [String] = []

    func changed() { log.append("changed") }
    func value(_ sender: Slider) { log.append("\(sender.value)") }
    func toggled(_ sender: Switch) { log.append("\(sender.isOn)") }
}

/// Uses of fields, text views and controls beside the cases of the contract.
@MainActor
@Suite struct EditingEverydayTests {
    private let form = EverydayForm()
    private let counter = Counter()

    private func start() async -> Pilot { await Pilot(form, columns: 30, rows: 8) }

    private func show(_ control: View) async -> Pilot {
        let root = View()
        root.addSubview(control)
        control.frame = Rect(x: 0, y: 0, width: 24, height: 1)
        return await Pilot(ViewController(view: root), columns: 30, rows: 3)
    }

    // MARK: Text

    @Test("Text that the program sets while the user types is continued at its end")
    func textWhileEditing() async {
        let pilot = await start()
        form.name.becomeFirstResponder()
        await pilot.type("ab")
        form.name.text = "xyz"
        await pilot.type("!")
        #expect(form.name.text == "xyz!")
    }

    @Test("A placeholder shows only while the field is empty, also while it is edited")
    func placeholder() async {
        let pilot = await start()
        #expect(pilot.screen.contains("Your name"))
        form.name.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.screen.contains("Your name"))
        await pilot.type("a")
        #expect(!pilot.screen.contains("Your name"))
    }

    @Test("A password is not on the screen")
    func secureText() async {
        let pilot = await start()
        form.password.becomeFirstResponder()
        await pilot.type("open")
        #expect(form.password.text == "open" && !pilot.screen.contains("open"))
    }

    @Test("A delegate limits the length of the text")
    func limit() async {
        let pilot = await start()
        form.name.becomeFirstResponder()
        await pilot.type("abcdefg")
        #expect(form.name.text == "abcde")
        #expect(form.take().count == 5)
        await pilot.press("backspace")
        await pilot.type("z")
        #expect(form.name.text == "abcdz")
    }

    @Test("Return goes to the next field, and from the last one ends the form")
    func returnKey() async {
        let pilot = await start()
        form.name.becomeFirstResponder()
        await pilot.press("enter")
        #expect(form.password.isFirstResponder && !form.isSent)
        await pilot.press("enter")
        #expect(form.isSent && !form.password.isFirstResponder)
    }

    @Test("The clear button asks, clears and reports a change")
    func clearButton() async throws {
        let pilot = await start()
        form.name.text = "abc"
        await pilot.settle()
        let sign = try #require(pilot.location(of: "×"))
        await pilot.click(column: sign.x, row: sign.y)
        #expect(form.name.text.isEmpty)
        #expect(form.take() == ["clear", "changed "])
    }

    @Test("A disabled field takes no focus")
    func disabledField() async {
        let pilot = await start()
        form.name.isEnabled = false
        #expect(!form.name.becomeFirstResponder())
        await pilot.click(column: 2, row: 0)
        #expect(!form.name.isFirstResponder)
    }

    @Test("A text view reports its editing, and its delegate may refuse a text")
    func textView() async {
        let pilot = await start()
        form.text.becomeFirstResponder()
        await pilot.type("axb")
        form.view.endEditing(true)
        #expect(form.take() == ["begin text", "text a", "text ab", "end text"])
    }

    @Test("Text goes in at the selected range, and the cursor after it")
    func insertion() async {
        _ = await start()
        form.text.text = "one three"
        form.text.selectedRange = TextRange(location: 4, length: 0)
        form.text.insertText("two ")
        #expect(form.text.text == "one two three")
        #expect(form.text.selectedRange == TextRange(location: 8, length: 0))
    }

    @Test("A text view that is not editable keeps its text")
    func readOnly() async {
        let pilot = await start()
        form.text.text = "fixed"
        form.text.isEditable = false
        form.text.becomeFirstResponder()
        await pilot.type("a")
        #expect(form.text.text == "fixed" && form.take().isEmpty)
    }

    // MARK: Controls

    @Test("A switch changes by a tap before it reports, and not by the program")
    func switchControl() async {
        let lever = Switch()
        lever.addTarget(counter, action: Counter.toggled, for: .valueChanged)
        let pilot = await show(lever)
        lever.setOn(true, animated: true)
        #expect(counter.log.isEmpty)
        lever.becomeFirstResponder()
        await pilot.press("space")
        #expect(counter.log == ["false"])
    }

    @Test("Values beyond the range of a slider or a stepper become its ends")
    func clampedValues() {
        let slider = Slider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.minimumValue = 0.25
        slider.value = 0
        #expect(slider.value == 0.25)
        let stepper = Stepper()
        stepper.maximumValue = 5
        stepper.value = 9
        #expect(stepper.value == 5)
        stepper.maximumValue = 3
        #expect(stepper.value == 3)
        let progress = ProgressView()
        progress.progress = 2
        #expect(progress.progress == 1)
    }

    @Test("A stepper that wraps goes from its end to its beginning")
    func wrappingStepper() async {
        let stepper = Stepper()
        stepper.maximumValue = 2
        stepper.value = 2
        stepper.wraps = true
        stepper.addTarget(counter, action: Counter.changed, for: .valueChanged)
        let pilot = await show(stepper)
        stepper.becomeFirstResponder()
        await pilot.press("up")
        #expect(stepper.value == 0 && counter.log == ["changed"])
    }

    @Test("Segments begin without a selection, and a removed selected one leaves none")
    func segments() {
        let control = SegmentedControl(items: ["A", "B", "C"])
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 2, animated: false)
        #expect(control.numberOfSegments == 2)
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    }

    @Test("A button shows the title of its state")
    func titleOfState() async {
        let button = Button()
        button.setTitle("Start", for: .normal)
        button.setTitle("Stop", for: .selected)
        button.setTitle("Wait", for: .disabled)
        let pilot = await show(button)
        #expect(pilot.screen.contains("Start") && button.currentTitle == "Start")
        button.isSelected = true
        await pilot.settle()
        #expect(pilot.screen.contains("Stop"))
        button.isSelected = false
        button.isEnabled = false
        await pilot.settle()
        #expect(pilot.screen.contains("Wait"))
    }

    @Test("A removed target is not called; the others are")
    func removedTarget() {
        let button = Button(), other = Counter()
        button.addTarget(counter, action: Counter.changed, for: .touchUpInside)
        button.addTarget(other, action: Counter.changed, for: .touchUpInside)
        button.removeTarget(counter, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(counter.log.isEmpty && other.log == ["changed"])
    }
}
