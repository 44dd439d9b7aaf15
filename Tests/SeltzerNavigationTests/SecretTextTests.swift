// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: KeyEvent, PasteEvent, SecretDescribing.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// What is typed into a field that keeps it secret, in all that is told, noted, shown or handed on.
@MainActor
@Suite struct SecretTextTests {
    /// Letters that occur nowhere else, so that a single one gives the secret away.
    private static let typed = "ϞϠ"
    private static let pasted = "ЖЩЮ"
    private static let letters = "ϞϠЖЩЮ"

    private let field: TextField
    private let screen: ViewController
    private let pilot: Pilot

    init() async {
        field = TextField()
        field.isSecureTextEntry = true
        field.maximumLength = 8
        field.suggestions = TextSuggestions { _ in ["ϞϠЖ", "ЖЩЮϞ"] }
        field.validation = TextValidation(at: .change) { text in
            text.count < 4 ? "Four letters, please" : nil
        }
        screen = ViewController(
            view: StackView(.vertical, [Label("Password"), field, Button("Next"), KeyFooter()]))
        pilot = await Pilot(screen, columns: 40, rows: 8)
        field.becomeFirstResponder()
        await pilot.settle()
    }

    private func expectNoLetter(in text: String, _ what: Comment) {
        let found = text.filter { Self.letters.contains($0) }
        #expect(found == "", what)
    }

    private func dumped(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }

    /// Types, pastes more than there is room for, deletes, undoes, copies, cuts, marks and submits.
    private func useField() async {
        await pilot.type(Self.typed)
        await pilot.press("alt-Ϟ", "ctrl-Ϡ")
        await pilot.paste(Self.pasted + Self.pasted + Self.pasted)
        #expect(field.text == "ϞϠЖЩЮЖЩЮ")
        await pilot.press("ctrl-k", "ctrl-y", "backspace", "ctrl-_", "alt-_")
        await pilot.press("alt-a", "alt-w", "ctrl-shift-x", "ctrl-x")
    }

    private func leaveField() async {
        await pilot.press("enter", "tab")
        await pilot.press("shift-tab", "esc", "f7", "shift-end", "enter")
    }

    @Test func nothingOfASecretIsGivenToARecorder() async {
        var recorded: [InputEvent] = []
        let observer = ApplicationObserver()
        observer.willDispatch = { event, isSecret in if !isSecret { recorded.append(event) } }
        pilot.application.observers = [observer]
        await useField()
        #expect(recorded.isEmpty)
        field.isSecureTextEntry = false
        await pilot.press("x")
        await pilot.paste("y")
        #expect(
            recorded == [.key(KeyPress(.character("x"))), .paste("y", isTruncated: false)])
    }

    @Test func routesTellNothing() async {
        await useField()
        await leaveField()
        for name in ["KeyEvent", "PasteEvent", "TextChanged", "TextOverflowed", "TextSubmitted"] {
            #expect(pilot.routes.contains { $0.eventName == name }, "\(name)")
        }
        for trace in pilot.routes {
            for text in [trace.description, trace.detail, trace.json, "\(trace.event)"] {
                expectNoLetter(in: text, "\(trace.eventName)")
            }
            expectNoLetter(in: String(reflecting: trace), "\(trace.eventName)")
            expectNoLetter(in: dumped(trace), "\(trace.eventName)")
        }
    }

    @Test func theScreenTellsNothing() async {
        await useField()
        expectNoLetter(in: pilot.screen + pilot.styledScreen, "while it is edited")
        await leaveField()
        expectNoLetter(in: pilot.screen + pilot.styledScreen, "afterwards")
        #expect(pilot.screen.contains("••••"))
    }

    @Test func nothingIsHandedOn() async {
        await useField()
        await leaveField()
        expectNoLetter(in: pilot.application.pasteboard.string ?? "", "the pasteboard")
        expectNoLetter(in: "\(pilot.display.requests)", "what the terminal is asked to do")
        expectNoLetter(in: pilot.display.clipboard ?? "", "the clipboard")
        expectNoLetter(in: "\(pilot.application.diagnostics)", "diagnostics")
        expectNoLetter(in: "\(pilot.application.currentActions)", "actions")
    }

    @Test func whoeverLooksIntoTheViewsSeesNothing() async {
        await useField()
        expectNoLetter(in: "\(field)" + String(reflecting: field), "the field's description")
        expectNoLetter(in: dumped(field), "the field")
        expectNoLetter(in: dumped(screen), "the controller")
        expectNoLetter(in: dumped(pilot.application), "the application")
        await leaveField()
        expectNoLetter(in: dumped(pilot.application), "the application afterwards")
    }

    @Test func aFieldThatIsNoSecretIsSeenInto() async {
        field.isSecureTextEntry = false
        await pilot.type("ϞϠЖЩ")
        #expect(dumped(field).contains("ϞϠЖЩ"))
        #expect(pilot.routes.contains { $0.detail.contains("ϞϠЖЩ") })
    }
}
