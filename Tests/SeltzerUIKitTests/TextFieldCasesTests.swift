// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextField+delegate, TextFieldDelegate, TextRange, FocusNegotiating, View+endEditing, View+focusOrder.

import Seltzer
import SeltzerTesting
import Testing

/// A delegate that notes what the fields ask and report, and answers as it is told.
@MainActor
private final class Notes: TextFieldDelegate {
    var log: [String] = []
    var refused: Set<String> = []

    func note(_ what: String, _ field: TextField) -> Bool {
        let text = "\(field.placeholder)\(what)"
        log.append(text)
        return !refused.contains(text)
    }

    /// Notes the control events of a field, too.
    func listen(to field: TextField) {
        field.delegate = self
        for event in Control.Event.allCases {
            field.addAction(for: event) { [weak self] in _ = self?.note(".\(event)", $0) }
        }
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
        note("shouldBegin", textField)
    }
    func textFieldDidBeginEditing(_ textField: TextField) { _ = note("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
        note("shouldEnd", textField)
    }
    func textFieldDidEndEditing(_ textField: TextField) { _ = note("didEnd", textField) }
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        let old = textField.text
        let new = old.replacingCharacters(in: range, with: string)
        log.append("\(range) \(string): \(old) -> \(new)")
        return !refused.contains("change")
    }
    func textFieldShouldClear(_ textField: TextField) -> Bool { note("shouldClear", textField) }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { note("shouldReturn", textField) }
}

@MainActor
@Suite struct TextFieldCasesTests {
    private let first = TextField(placeholder: "a-")
    private let second = TextField(placeholder: "b-")
    private let button = Button("Go")
    private let notes = Notes()

    /// Shows the button and the fields; the button has the focus.
    private func start() async -> Pilot {
        let views = [button, first, second]
        return await Pilot(
            ViewController(view: StackView(.vertical, views)), columns: 30, rows: 5)
    }

    @Test(
        "U-T1: a field that is clicked asks, takes the focus and reports", arguments: [true, false])
    func begin(byMouse: Bool) async {
        let pilot = await start()
        notes.listen(to: first)
        if byMouse { await pilot.click(column: 5, row: 1) } else { await pilot.press("tab") }
        #expect(
            notes.log.filter { !$0.contains("touch") }
                == ["a-shouldBegin", "a-didBegin", "a-.editingDidBegin"])
        #expect(first.isFirstResponder && first.isEditing)
    }

    @Test("U-T2: a field whose delegate refuses gets no focus, and Tab passes over it")
    func refusedBegin() async {
        let pilot = await start()
        notes.refused = ["a-shouldBegin"]
        notes.listen(to: first)
        #expect(!first.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        #expect(notes.log == ["a-shouldBegin"])
        button.becomeFirstResponder()
        await pilot.press("tab")
        #expect(second.isFirstResponder)
    }

    @Test(
        "U-T3: the delegate is asked with the old range before a change, and a paste is one change")
    func change() async {
        let pilot = await start()
        first.text = "a👍c"
        first.becomeFirstResponder()
        notes.listen(to: first)
        await pilot.press("left")
        await pilot.type("x")
        #expect(notes.log == ["{2, 0} x: a👍c -> a👍xc", "a-.editingChanged"])
        notes.log = []
        await pilot.paste("two words")
        #expect(notes.log == ["{3, 0} two words: a👍xc -> a👍xtwo wordsc", "a-.editingChanged"])
    }

    @Test("U-T4: a refused change changes nothing, without a bell")
    func refusedChange() async {
        let pilot = await start()
        first.text = "ab"
        first.becomeFirstResponder()
        notes.refused = ["change"]
        notes.listen(to: first)
        await pilot.type("x")
        await pilot.press("backspace", "ctrl-u")
        #expect(first.text == "ab")
        #expect(notes.log.allSatisfy { !$0.contains("editingChanged") })
        #expect(pilot.display.beepCount == 0)
    }

    @Test("U-T5: a deletion has the range of the characters and no replacement")
    func deletion() async {
        let pilot = await start()
        first.text = "a👍"
        first.becomeFirstResponder()
        notes.listen(to: first)
        await pilot.press("backspace")
        #expect(notes.log == ["{1, 1} : a👍 -> a", "a-.editingChanged"])
    }

    @Test("U-T6: a text that the program sets is not reported, and the cursor is at its end")
    func program() async {
        let pilot = await start()
        first.text = "abc"
        first.becomeFirstResponder()
        await pilot.press("home")
        notes.listen(to: first)
        first.text = "xyz"
        #expect(notes.log.isEmpty)
        await pilot.type("!")
        #expect(first.text == "xyz!")
    }

    @Test("U-T7, U-T9: Return asks, then sends the exit and the primary action; the focus stays")
    func returnKey() async {
        let pilot = await start()
        first.becomeFirstResponder()
        first.delegate = notes
        first.addAction(for: .primaryActionTriggered) { [notes] in _ = notes.note(".primary", $0) }
        await pilot.press("enter")
        #expect(notes.log == ["a-shouldReturn", "a-.primary"])
        #expect(first.isFirstResponder)
    }

    @Test("U-T7, U-T8: an action for the end on exit ends editing")
    func exit() async {
        let pilot = await start()
        first.becomeFirstResponder()
        notes.listen(to: first)
        await pilot.press("enter")
        #expect(
            notes.log == [
                "a-shouldReturn", "a-.editingDidEndOnExit", "a-.primaryActionTriggered",
                "a-shouldEnd", "a-didEnd", "a-.editingDidEnd",
            ])
        #expect(!first.isFirstResponder)
    }

    @Test("U-T8: an action that focuses the next field has the last word")
    func exitToNext() async {
        let pilot = await start()
        first.becomeFirstResponder()
        first.addAction(for: .editingDidEndOnExit) { [second] _ in second.becomeFirstResponder() }
        await pilot.press("enter")
        #expect(second.isFirstResponder)
    }

    @Test("U-T10: a refused Return sends nothing")
    func refusedReturn() async {
        let pilot = await start()
        first.becomeFirstResponder()
        notes.refused = ["a-shouldReturn"]
        notes.listen(to: first)
        await pilot.press("enter")
        #expect(notes.log == ["a-shouldReturn"])
        #expect(pilot.events(TextSubmitted.self).isEmpty)
        #expect(first.isFirstResponder)
    }

    @Test("U-T11: the old field ends before the new one begins")
    func exchange() async {
        let pilot = await start()
        first.becomeFirstResponder()
        for field in [first, second] { notes.listen(to: field) }
        await pilot.press("tab")
        #expect(
            notes.log == [
                "a-shouldEnd", "a-didEnd", "a-.editingDidEnd", "b-shouldBegin", "b-didBegin",
                "b-.editingDidBegin",
            ])
    }

    @Test("U-T12: a field whose delegate refuses to end keeps the focus")
    func refusedEnd() async {
        let pilot = await start()
        first.becomeFirstResponder()
        notes.refused = ["a-shouldEnd"]
        for field in [first, second] { notes.listen(to: field) }
        await pilot.press("tab")
        #expect(notes.log == ["a-shouldEnd"])
        #expect(first.isFirstResponder)
        #expect(!second.becomeFirstResponder())
    }

    @Test("U-T13: a forced end is reported, whatever the delegate wants")
    func forcedEnd() async {
        let pilot = await start()
        first.becomeFirstResponder()
        notes.refused = ["a-shouldEnd"]
        notes.listen(to: first)
        #expect(first.superview?.endEditing(true) == true)
        #expect(notes.log == ["a-didEnd", "a-.editingDidEnd"])
        first.becomeFirstResponder()
        notes.log = []
        first.removeFromSuperview()
        await pilot.settle()
        #expect(notes.log == ["a-didEnd", "a-.editingDidEnd"])
    }

    @Test("U-T14: a view ends the editing inside of it")
    func endEditing() async {
        let pilot = await start()
        first.becomeFirstResponder()
        #expect(!second.endEditing(false))
        #expect(first.isFirstResponder)
        notes.refused = ["a-shouldEnd"]
        notes.listen(to: first)
        #expect(first.superview?.endEditing(false) == false)
        notes.refused = []
        #expect(first.window?.endEditing(false) == true)
        #expect(!first.isFirstResponder)
        await pilot.settle()
        #expect(first.superview?.endEditing(true) == false)
    }

    @Test("U-T15: disabling a field ends its editing at once")
    func disabled() async {
        let pilot = await start()
        first.becomeFirstResponder()
        notes.listen(to: first)
        first.isEnabled = false
        #expect(notes.log == ["a-didEnd", "a-.editingDidEnd"])
        #expect(!first.isEditing)
        await pilot.settle()
    }

    @Test("U-T16: a field that clears its text asks before")
    func clearing() async {
        let pilot = await start()
        first.text = "old"
        first.clearsOnBeginEditing = true
        notes.refused = ["a-shouldClear"]
        first.delegate = notes
        first.becomeFirstResponder()
        #expect(notes.log.last == "a-shouldClear")
        #expect(first.text == "old")
        second.becomeFirstResponder()
        notes.refused = []
        first.becomeFirstResponder()
        #expect(first.text.isEmpty)
        first.text = "new"
        first.clearsOnBeginEditing = false
        first.clearButtonMode = .whileEditing
        await pilot.settle()
        let sign = pilot.location(of: "×") ?? pilot.location(of: "✕") ?? pilot.location(of: "✗")
        if let sign { await pilot.click(column: sign.x, row: sign.y) }
        #expect(first.text.isEmpty)
    }

    @Test("U-T19: the first view that takes the focus gets it, unless the program declines")
    func initialFocus() async {
        notes.refused = ["a-shouldBegin"]
        first.delegate = notes
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [first, second])), columns: 30, rows: 3)
        #expect(second.isFirstResponder)
        #expect(notes.log == ["a-shouldBegin"])
        await pilot.settle()
    }

    @Test("U-T20: the text is never nil")
    func neverNil() {
        let field = TextField()
        #expect(field.text == "")
        field.text = ""
        #expect(field.text.isEmpty)
    }
}
