// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A form whose delegate notes its calls.
@MainActor
private final class Form: TextFieldDelegate, TextViewDelegate {
    let name = TextField()
    let mail = TextField()
    let notes = TextView()
    let stack = StackView()
    var log: [String] = []

    func start() async -> Pilot {
        stack.axis = .vertical
        [name, mail, notes].forEach(stack.addArrangedSubview)
        (name.delegate, mail.delegate, notes.delegate) = (self, self, self)
        let pilot = await Pilot(ViewController(view: stack), columns: 30, rows: 8)
        log = []
        return pilot
    }
    private func title(_ field: TextField) -> String { field === name ? "name" : "mail" }

    func textFieldDidBeginEditing(_ textField: TextField) {
        log.append("begin \(title(textField)) \(textField.isEditing)")
    }
    func textFieldDidEndEditing(
        _ textField: TextField, reason: TextField.DidEndEditingReason
    ) { log.append("end \(title(textField)) \(reason == .committed)") }
    func textFieldDidChangeSelection(_ textField: TextField) {
        log.append("selection \(title(textField))")
    }
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        log.append("change \(range.location)+\(range.length) \(string)")
        return true
    }
    func textViewDidChange(_ textView: TextView) { log.append("changed \(textView.text)") }
    func textViewDidChangeSelection(_ textView: TextView) {
        log.append("range \(textView.selectedRange.location)")
    }
}

/// Texts and controls as programs use them from day to day.
@MainActor
@Suite struct InputHabitsTests {
    private let form = Form()

    // MARK: Texts

    @Test("Typing over a selection replaces it, and the delegate sees its range")
    func replaced() async {
        form.name.text = "Maria"
        let pilot = await form.start()
        form.name.becomeFirstResponder()
        form.name.selectAll(nil)
        form.log = []
        await pilot.type("J")
        #expect(form.log.first == "change 0+5 J")
        #expect(form.name.text == "J")
    }

    @Test("A field reports that it is edited from the beginning to the end")
    func editing() async {
        let pilot = await form.start()
        form.mail.becomeFirstResponder()
        await pilot.settle()
        #expect(form.log.contains("begin mail true") && form.mail.isEditing)
        form.log = []
        #expect(form.mail.resignFirstResponder())
        #expect(!form.mail.isEditing && form.log.contains("end mail true"))
    }

    @Test("A new cursor position in a field is told, by keys and by typing")
    func selectionOfField() async {
        form.name.text = "abc"
        let pilot = await form.start()
        form.name.becomeFirstResponder()
        await pilot.settle()
        form.log = []
        await pilot.press("left")
        #expect(form.log == ["selection name"])
        form.log = []
        await pilot.type("x")
        #expect(form.log == ["change 2+0 x", "selection name"])
    }

    @Test("A pasted text with lines becomes one line in a field")
    func pastedLines() async {
        let pilot = await form.start()
        form.name.becomeFirstResponder()
        await pilot.paste("one\ntwo")
        #expect(form.name.text == "one two")
    }

    @Test("The range that a program selects in a text view is told, its text is not")
    func rangeByProgram() async {
        let pilot = await form.start()
        form.notes.text = "one two"
        form.notes.selectedRange = TextRange(location: 3, length: 0)
        await pilot.settle()
        #expect(!form.log.contains { $0.hasPrefix("changed") })
        #expect(form.log.last == "range 3")
        form.notes.becomeFirstResponder()
        await pilot.type("!")
        #expect(form.notes.text == "one! two")
        #expect(form.log.contains("changed one! two"))
    }

    @Test("A text view that may not be edited can still be selected and copied")
    func readOnly() async {
        form.notes.text = "read me"
        form.notes.isEditable = false
        let pilot = await form.start()
        form.notes.becomeFirstResponder()
        await pilot.type("x")
        #expect(form.notes.text == "read me")
        form.notes.selectAll(nil)
        #expect(form.notes.selectedRange.length == 7)
    }

    @Test("Hiding and showing a password keeps its text")
    func secureToggle() async {
        form.name.isSecureTextEntry = true
        form.name.text = "secret"
        let pilot = await form.start()
        #expect(!pilot.screen.contains("secret"))
        form.name.isSecureTextEntry.toggle()
        await pilot.settle()
        #expect(pilot.screen.contains("secret") && form.name.text == "secret")
    }

    // MARK: Controls

    @Test("The state of a control joins its flags")
    func joinedStates() {
        let button = Button()
        #expect(button.state == .normal)
        button.isSelected = true
        button.isEnabled = false
        #expect(button.state.contains(.selected) && button.state.contains(.disabled))
        button.isSelected = false
        #expect(button.state == .disabled)
    }

    @Test("The title of a state falls back to the normal one, and follows the selection")
    func titles() async {
        let button = Button(type: .system)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        #expect(
            button.title(for: .highlighted) == nil || button.title(for: .highlighted) == "Follow")
        #expect(button.currentTitle == "Follow")
        button.isSelected.toggle()
        #expect(button.currentTitle == "Following")
        button.isEnabled = false
        button.isSelected = false
        #expect(button.currentTitle == "Follow")
    }

    @Test("A lower maximum moves the value of a slider and a stepper, without an event")
    func lowerMaximum() {
        let (slider, stepper) = (Slider(), Stepper())
        var events = 0
        slider.addAction(Action { _ in events += 1 }, for: .valueChanged)
        stepper.addAction(Action { _ in events += 1 }, for: .valueChanged)
        (slider.maximumValue, stepper.maximumValue) = (10, 10)
        (slider.value, stepper.value) = (8, 8)
        (slider.maximumValue, stepper.maximumValue) = (5, 5)
        #expect(slider.value == 5 && stepper.value == 5 && events == 0)
    }

    @Test("A control that is disabled while it is pressed is not highlighted any more")
    func disabledWhilePressed() async {
        let button = Button("Press")
        var log: [String] = []
        button.addAction(Action { _ in log.append("cancel") }, for: .touchCancel)
        button.addAction(Action { _ in log.append("inside") }, for: .touchUpInside)
        let pilot = await Pilot(ViewController(view: button), columns: 20, rows: 3)
        await pilot.mouseDown(column: 4, row: 1)
        #expect(button.isHighlighted)
        button.isEnabled = false
        #expect(!button.isHighlighted)
        await pilot.mouseUp(column: 4, row: 1)
        #expect(!log.contains("inside"))
    }

    @Test("A page control with one page may hide, and a click turns its page with an event")
    func pageControl() async {
        let control = PageControl()
        control.numberOfPages = 3
        var pages: [Int] = []
        control.addAction(
            Action { [unowned control] _ in pages.append(control.currentPage) }, for: .valueChanged)
        control.currentPage = 7
        #expect(control.currentPage == 2 && pages.isEmpty)
        control.currentPage = 0
        let pilot = await Pilot(ViewController(view: control), columns: 20, rows: 1)
        control.becomeFirstResponder()
        await pilot.press("right")
        #expect(pages == [1])
        control.hidesForSinglePage = true
        control.numberOfPages = 1
        await pilot.settle()
        #expect(pilot.screen.trimmed().isEmpty)
    }

    @Test("Progress stays between 0 and 1")
    func progress() {
        let view = ProgressView()
        view.setProgress(1.5, animated: true)
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
    }

    @Test("A control of the program begins tracking, and continues until it refuses")
    func tracking() async {
        final class Dial: Control {
            var log: [String] = []
            override func beginTracking(_ event: MouseEvent) -> Bool {
                log.append("begin")
                return true
            }
            override func continueTracking(_ event: MouseEvent) -> Bool {
                log.append("continue")
                return log.count < 4
            }
            override func endTracking(_ event: MouseEvent?) { log.append("end") }
        }
        let dial = Dial()
        let pilot = await Pilot(ViewController(view: dial), columns: 20, rows: 4)
        await pilot.mouseDown(column: 3, row: 1)
        #expect(dial.isTracking)
        await pilot.move(column: 4, row: 1)
        await pilot.move(column: 5, row: 1)
        await pilot.mouseUp(column: 5, row: 1)
        #expect(dial.log == ["begin", "continue", "continue", "end"] && !dial.isTracking)
    }
}

extension String {
    fileprivate func trimmed() -> String { filter { !$0.isWhitespace } }
}
