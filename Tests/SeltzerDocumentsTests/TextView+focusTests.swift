// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerTesting
import SeltzerViews
import Testing

/// Keys that leave the text, and keys that a text leaves to the screen.
@MainActor
@Suite struct TextViewFocusTests: TextScene {
    @Test func withoutTheTabKeyItMovesTheFocus() async {
        let view = TextView("a"), button = Button("Next")
        view.acceptsTab = false
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [view, button])), columns: 20, rows: 8)
        view.becomeFirstResponder()
        await pilot.press("tab")
        #expect(button.isFirstResponder)
        #expect(view.text == "a")
    }

    /// A text between two buttons, with the focus in the text.
    private func startBetweenButtons() async -> (TextView, back: Button, next: Button, Pilot) {
        let view = TextView("ab"), back = Button("Back"), next = Button("Next")
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [back, view, next])), columns: 20,
            rows: 9)
        view.becomeFirstResponder()
        return (view, back, next, pilot)
    }

    @Test func withoutTheTabKeyShiftTabMovesTheFocusBack() async {
        let (view, back, _, pilot) = await startBetweenButtons()
        view.acceptsTab = false
        await pilot.press("shift-tab")
        #expect(back.isFirstResponder)
    }

    @Test(arguments: [
        ("ctrl-tab", true), ("alt-tab", true), ("ctrl-shift-tab", false),
        ("alt-shift-tab", false),
    ])
    func aTextThatTakesTabIsLeftByOtherKeys(key: String, isForward: Bool) async {
        let (view, back, next, pilot) = await startBetweenButtons()
        await pilot.press(KeyChord(stringLiteral: key))
        #expect((isForward ? next : back).isFirstResponder)
        #expect(view.text == "ab")
    }

    @Test func afterEscapeTabLeavesTheText() async {
        let (view, back, next, pilot) = await startBetweenButtons()
        await pilot.press("escape", "tab")
        #expect(next.isFirstResponder)
        view.becomeFirstResponder()
        await pilot.press("escape", "shift-tab")
        #expect(back.isFirstResponder)
        view.becomeFirstResponder()
        await pilot.press("tab")
        #expect(view.isFirstResponder)
        #expect(view.text == "\tab")
    }

    @Test func escapeThatDoesSomethingElseLeavesTabToTheText() async {
        let (view, _, next, pilot) = await startBetweenButtons()
        await pilot.press("shift-right", "escape", "tab")
        #expect(view.text == "a\tb")
        await pilot.press("escape", "right", "tab")
        #expect(view.text == "a\tb\t")
        await pilot.press("escape")
        await pilot.type("c")
        await pilot.press("tab")
        #expect(view.text == "a\tb\tc\t")
        await pilot.press("escape", "tab")
        #expect(next.isFirstResponder)
    }

    @Test func itIsNoFocusTrap() async {
        let (view, _, _, pilot) = await startBetweenButtons()
        #expect(await pilot.audit([.focusTrap]).isEmpty)
        #expect(view.text == "ab")
    }

    /// A screen with actions on keys that edit a text.
    private final class Reader: ViewController {
        let text = TextView("one two\nthree")
        var keys: [String] = []
        override func loadView() {
            text.isEditable = false
            view = StackView(.vertical, [text, Button("Next")])
        }
        override var preferredFocusedView: View? { text }
        override var actions: [Action] {
            [
                "s", "q", "?", "space", "enter", "tab", "escape", "backspace", "delete", "ctrl-k",
                "alt-up", "ctrl-v",
            ].map { key in
                Action(nil, title: "Do \(key)", keys: [KeySequence(KeyChord(stringLiteral: key))]) {
                    [weak self] _ in
                    self?.keys.append(key)
                    return .stop
                }
            }
        }
    }

    @Test func aReadOnlyTextLeavesKeysThatEditToTheScreen() async throws {
        let screen = Reader()
        let pilot = await Pilot(plain: screen, columns: 50, rows: 6)
        let keys = screen.actions.flatMap(\.keys).map(\.description)
        for key in keys { await pilot.press(try #require(KeyChord(parsing: key))) }
        #expect(screen.keys == keys)
        #expect(screen.text.text == "one two\nthree")
        #expect(
            pilot.explanation(ofKey: "s")
                == "`s` performs \"Do s\" of the Reader, unless that declines.")
        let current = pilot.application.currentActions
        #expect(current.contains { $0.title == "Do s" && $0.keys == ["s"] })
        #expect(current.contains { $0.title == "Do enter" && $0.keys == ["enter"] })
        #expect(!current.contains { $0.identifier == "newline" })
        screen.text.isEditable = true
        screen.keys = []
        await pilot.press("s", "enter")
        #expect(screen.keys == [])
    }

    @Test func aReadOnlyTextLeavesAPasteToTheScreen() async {
        let screen = Reader()
        let pilot = await Pilot(plain: screen, columns: 50, rows: 6)
        var pasted = ""
        screen.on { (event: PasteEvent) in
            pasted = event.text
            return .stop
        }
        await pilot.paste("p")
        #expect(pasted == "p")
    }

    @Test(arguments: [true, false])
    func aTextThatIsDisabledReportsItsEndBothWays(isView: Bool) async {
        let control: Control = isView ? TextView("a") : TextField("a")
        var (byAction, byEvent) = (0, 0)
        control.addAction(for: .editingDidEnd) { _ in byAction += 1 }
        let root = ViewController(view: StackView(.vertical, [control, Button("b")]))
        root.on { (_: EditingEnded) in
            byEvent += 1
            return .ignored
        }
        let pilot = await Pilot(root, columns: 30, rows: 5)
        control.becomeFirstResponder()
        await pilot.settle()
        control.isEnabled = false
        await pilot.settle()
        #expect(byAction == 1)
        #expect(byEvent == 1)
    }
}
