// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: KeySentences, KeySentences+others, PasteSentences, PressSentences.

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

/// A screen with two actions, and a text to type into.
private final class Desk: ViewController {
    override var actions: [Action] {
        [
            Action("save", title: "Save", keys: ["ctrl-s"], Desk.act),
            Action("top", title: "To the top", keys: ["g g"], Desk.act),
            Action("next", title: "Next page", keys: ["x"], Desk.act),
        ]
    }

    private func act() {}
}

private final class Spot: View {
    override var canBecomeFirstResponder: Bool { true }
}

private final class Strict: TextFieldDelegate {
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: TextRange,
        replacementString string: String
    ) -> Bool {
        false
    }
}

@MainActor
@Suite("Why a key does something else") struct KeyCauseTests {
    private let spot = Spot()
    private let save = Button("&Save")
    private let strict = Strict()

    private func start(_ views: View...) async -> (desk: Desk, pilot: Pilot) {
        spot.accessibilityRole = .group
        spot.accessibilityLabel = "Spot"
        let desk = Desk(view: StackView(.vertical, [spot, save] + views))
        let pilot = await Pilot(desk, columns: 30, rows: 8)
        spot.becomeFirstResponder()
        await pilot.settle()
        return (desk, pilot)
    }

    @Test func enterOperatesTheDefaultButton() async {
        let (desk, pilot) = await start()
        desk.defaultButton = save
        #expect(
            pilot.explanation(ofKey: "enter")
                == "`enter` performs \"Accept\" of the window, which operates the button \"Save\".")
    }

    @Test func disabledDefaultButtonIsNamed() async {
        let (desk, pilot) = await start()
        desk.defaultButton = save
        save.isEnabled = false
        #expect(
            pilot.explanation(ofKey: "enter")
                == "`enter` does nothing here. "
                + "The default button, the button \"Save\", does not get it: it is disabled.")
    }

    @Test func hiddenCancelButtonIsNamed() async {
        let (desk, pilot) = await start()
        desk.cancelButton = save
        save.isHidden = true
        #expect(
            pilot.explanation(ofKey: "escape")
                == "`escape` does nothing here. "
                + "The cancel button, the button \"Save\", does not get it: it is hidden, or interaction is off there."
        )
    }

    @Test func cancelButtonOfAnotherWindowIsNamed() async {
        let (desk, pilot) = await start()
        let other = Button("Stop")
        desk.cancelButton = other
        #expect(
            pilot.explanation(ofKey: "escape")
                == "`escape` does nothing here. "
                + "The cancel button, the button \"Stop\", does not get it: it is not in the window."
        )
    }

    @Test func busyButtonIsSaidToBeBusy() async {
        let (_, pilot) = await start()
        let load = Button("&Load") { (_: Button) async in
            try? await pilot.application.clock.sleep(for: .seconds(5))
        }
        spot.superview.map { ($0 as? StackView)?.addArrangedSubview(load) }
        await pilot.settle()
        await pilot.press("alt-l")
        #expect(
            pilot.explanation(ofKey: "alt-l")
                == "`alt-l` is the mnemonic of the button \"Load\", which is busy.")
        load.becomeFirstResponder()
        #expect(
            pilot.explanation(ofKey: "enter")
                == "`enter` is for \"Press\" of the button \"Load\", which is busy.")
        await pilot.advance(by: .seconds(6))
    }

    @Test func delegateMayRefuseTheTypedText() async {
        let field = TextField("", placeholder: "Name")
        let (_, pilot) = await start(field)
        field.becomeFirstResponder()
        #expect(
            pilot.explanation(ofKey: "x")
                == "`x` is typed into the text field \"Name\". This hides \"Next page\" of the Desk."
        )
        field.delegate = strict
        #expect(
            pilot.explanation(ofKey: "x")
                == "`x` is typed into the text field \"Name\", unless its delegate refuses it. "
                + "This hides \"Next page\" of the Desk.")
        await pilot.press("x")
        #expect(field.text.isEmpty)
    }

    @Test func pendingKeysHideAnAction() async {
        let (_, pilot) = await start()
        await pilot.press("g")
        #expect(
            pilot.explanation(ofKey: "x")
                == "`x` after `g` does nothing, and the keys before it are dropped. "
                + "Without the keys before it, it is for \"Next page\" of the Desk.")
    }

    @Test func nextThatIsSetLeadsPastTheAction() async {
        let (_, pilot) = await start()
        let elsewhere = Responder()
        spot.next = elsewhere
        #expect(
            pilot.explanation(ofKey: "ctrl-s")
                == "`ctrl-s` does nothing here. "
                + "From the group \"Spot\" it goes on to the Responder, which is set as the next responder."
        )
        elsewhere.next = spot.window
        await pilot.press("ctrl-s")
        #expect(!pilot.explanationOfLastKey().joined().contains("was performed"))
    }

    @Test func focusThatIsLostWithTheNextKeyDoesNotCount() async {
        let field = TextField("", placeholder: "Name")
        let (_, pilot) = await start(field)
        field.becomeFirstResponder()
        await pilot.settle()
        field.isHidden = true
        #expect(pilot.explanation(ofKey: "x") == "`x` performs \"Next page\" of the Desk.")
        await pilot.press("x")
        #expect(field.text.isEmpty)
    }

    @Test func fieldsOfOneNameAreToldApart() async {
        let (first, second) = (Spot(), Spot())
        for other in [first, second] {
            other.on(
                KeyEvent.self, file: "Desk.swift", line: other === first ? 1 : 2
            ) { _ in .stop }
        }
        first.identifier = "one"
        first.addSubview(second)
        let (_, pilot) = await start(first)
        second.becomeFirstResponder()
        let sentence = pilot.explanation(ofKey: "ctrl-s")
        #expect(sentence.contains("the Spot#one, because"), "\(sentence)")
        #expect(sentence.contains("the Spot at ("), "\(sentence)")
    }

    // MARK: Pastes

    @Test func pasteIsInsertedIntoTheField() async {
        let field = TextField("", placeholder: "Name")
        let (_, pilot) = await start(field)
        #expect(pilot.explanation(ofPaste: "a") == ["A paste does nothing here."])
        field.becomeFirstResponder()
        #expect(
            pilot.explanation(ofPaste: "a")
                == ["A paste is inserted into the text field \"Name\"."])
        await pilot.paste("a")
        #expect(field.text == "a")
    }

    @Test func handlerMayTakeThePaste() async {
        let field = TextField("", placeholder: "Name")
        let (desk, pilot) = await start(field)
        field.becomeFirstResponder()
        desk.on(PasteEvent.self, phase: .capture, file: "Desk.swift", line: 9) { _ in .stop }
        #expect(
            pilot.explanation(ofPaste: "a") == [
                "A paste is for the text field \"Name\".",
                "The Desk may take it: it has a capture handler of PasteEvent (Desk.swift:9).",
            ])
        await pilot.paste("a")
        #expect(field.text.isEmpty)
    }
}
