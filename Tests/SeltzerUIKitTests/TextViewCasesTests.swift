// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextView+delegate, TextViewDelegate.

import Seltzer
import SeltzerTesting
import Testing

/// A delegate of text views and of text fields, as forms often are.
@MainActor
private final class Notes: TextViewDelegate, TextFieldDelegate {
    var log: [String] = []
    var refusesChanges = false
    var refusesFocus = false

    func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
        log.append("shouldBegin")
        return !refusesFocus
    }
    func textViewDidBeginEditing(_ textView: TextView) { log.append("didBegin") }
    func textViewShouldEndEditing(_ textView: TextView) -> Bool {
        log.append("shouldEnd")
        return true
    }
    func textViewDidEndEditing(_ textView: TextView) { log.append("didEnd") }
    func textView(
        _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        log.append("\(range) \(text)")
        return !refusesChanges
    }
    func textViewDidChange(_ textView: TextView) { log.append("didChange \(textView.text)") }
    func textViewDidChangeSelection(_ textView: TextView) {
        log.append("selection \(textView.selectedRange)")
    }
}

@MainActor
@Suite struct TextViewCasesTests {
    private let textView = TextView("a👍c")
    private let notes = Notes()

    /// Shows the text view with the cursor at the end of the text.
    private func start() async -> Pilot {
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [Button("Go"), textView])), columns: 30,
            rows: 8)
        textView.selectedRange = endOfText
        return pilot
    }

    private var endOfText: TextRange { TextRange(location: 3, length: 0) }

    @Test("U-T17: the delegate is asked before a change, and hears of the change and the cursor")
    func change() async {
        let pilot = await start()
        textView.becomeFirstResponder()
        textView.delegate = notes
        await pilot.type("x")
        #expect(notes.log == ["{3, 0} x", "didChange a👍cx", "selection {4, 0}"])
        notes.log = []
        await pilot.press("left")
        #expect(notes.log == ["selection {3, 0}"])
        notes.log = []
        await pilot.press("backspace")
        #expect(notes.log == ["{2, 1} ", "didChange a👍x", "selection {2, 0}"])
    }

    @Test("U-T17: a refused change changes nothing")
    func refused() async {
        let pilot = await start()
        textView.becomeFirstResponder()
        textView.delegate = notes
        notes.refusesChanges = true
        await pilot.type("x")
        await pilot.press("backspace", "enter")
        #expect(textView.text == "a👍c")
        #expect(pilot.events(TextEdited.self).isEmpty)
    }

    @Test("U-T17: beginning and end of editing are asked and reported")
    func focus() async {
        let pilot = await start()
        textView.delegate = notes
        await pilot.press("tab")
        #expect(notes.log == ["shouldBegin", "didBegin"])
        notes.log = []
        textView.resignFirstResponder()
        #expect(notes.log == ["shouldEnd", "didEnd"])
        notes.log = []
        notes.refusesFocus = true
        #expect(!textView.becomeFirstResponder())
        #expect(notes.log == ["shouldBegin"])
    }

    @Test("U-T15, U-T17: disabling a text view ends its editing at once")
    func disabled() async {
        let pilot = await start()
        textView.becomeFirstResponder()
        textView.delegate = notes
        textView.isEnabled = false
        #expect(notes.log == ["didEnd"])
        await pilot.settle()
    }

    @Test("U-T18: a text that the program sets is not reported")
    func program() async {
        let pilot = await start()
        textView.delegate = notes
        textView.text = "other"
        await pilot.settle()
        #expect(notes.log.isEmpty)
        textView.selectedRange = TextRange(location: 1, length: 3)
        #expect(textView.selectedText == "the")
        #expect(notes.log == ["selection {1, 3}"])
    }
}
