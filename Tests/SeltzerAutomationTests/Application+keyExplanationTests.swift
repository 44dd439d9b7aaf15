// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: KeyReport, ElementNames, InputRehearsal, Rehearsal, TypingView.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// A screen with actions.
private final class Desk: ViewController {
    var isPrinterOn = true

    override var actions: [Action] {
        [
            Action("save", title: "Save", keys: ["ctrl-s"], Desk.act),
            Action("sort", title: "Sort", keys: ["s"], Desk.act),
            Action("print", title: "Print", keys: ["ctrl-p"], Desk.act)
                .disabled { (desk: Desk) in desk.isPrinterOn ? nil : "The printer is off." },
            Action("top", title: "To the top", keys: ["g g"], Desk.act),
            Action("end", title: "To the end", keys: ["g e"], Desk.act),
            Action("find", title: "Find", keys: ["ctrl-f"]) { desk in
                (desk as? Desk)?.isPrinterOn == true ? .stop : .ignored
            },
            Action("mark", title: "Mark", keys: ["ctrl-k"]) { _ in .stop }.mayDecline(false),
        ]
    }

    private func act() {}
}

/// A button with the keys of the screen.
private final class Nearer: Button {
    override var actions: [Action] {
        super.actions + [Action("keep", title: "Keep", keys: ["ctrl-s", "g"], Nearer.act)]
    }

    private func act() {}
}

/// What a responder has for a key, without its views: a new one does not compile before it has a row in ``Taker``.
private enum UseKind: Hashable, CaseIterable {
    case performs, begins, inserts, misfits, overflows, selectsRow, searchesRows, mnemonic
    case commands, continuesCommand
    case overrides, captures, intercepts, handles

    /// Nil for a use that only presses or menus have.
    init?(_ use: InputUse) {
        switch use {
        case .performs: self = .performs
        case .begins: self = .begins
        case .types(.inserts): self = .inserts
        case .types(.misfits): self = .misfits
        case .types(.overflows): self = .overflows
        case .types(.selectsRow): self = .selectsRow
        case .types(.searchesRows): self = .searchesRows
        case .types(.commands): self = .commands
        case .types(.continuesCommand): self = .continuesCommand
        case .mnemonic: self = .mnemonic
        case .overrides: self = .overrides
        case .captures: self = .captures
        case .intercepts: self = .intercepts
        case .handles: self = .handles
        case .tracks, .negotiates, .chooses: return nil
        }
    }
}

/// A view that takes a key in `handleKey`.
private final class Counting: View {
    override var canBecomeFirstResponder: Bool { true }
    override func handleKey(_ event: KeyEvent) -> Disposition { .stop }
}

/// A key, the view that is focused meanwhile, and what becomes of the key.
private enum Taker: String, CaseIterable, Sendable {
    case anAction, aDisabledAction, aSequence, aNearerAction, aNearerKey, aField, aReadOnlyText
    case aList, aLongList, aListBelowAnAction, aMnemonic, aTabInAText
    case anOverride, aCaptureHandler, anInterceptor, aHandler
    case aClosureThatDecides, aClosureThatNeverDeclines, aMaskedField, aFullField
    case aTextOfVi, aPendingCommandOfVi

    var key: KeyChord {
        switch self {
        case .anAction, .aNearerAction, .anOverride, .aCaptureHandler, .anInterceptor, .aHandler:
            "ctrl-s"
        case .aDisabledAction: "ctrl-p"
        case .aSequence, .aNearerKey: "g"
        case .aField, .aReadOnlyText, .aListBelowAnAction, .aMaskedField, .aFullField: "s"
        case .aTextOfVi, .aPendingCommandOfVi: "s"
        case .aList, .aLongList: "l"
        case .aMnemonic: "alt-r"
        case .aTabInAText: "tab"
        case .aClosureThatDecides: "ctrl-f"
        case .aClosureThatNeverDeclines: "ctrl-k"
        }
    }

    var kind: UseKind {
        switch self {
        case .anAction, .aDisabledAction, .aNearerAction, .aNearerKey, .aTabInAText,
            .aReadOnlyText, .aListBelowAnAction, .aClosureThatDecides, .aClosureThatNeverDeclines:
            .performs
        case .aSequence: .begins
        case .aField: .inserts
        case .aMaskedField: .misfits
        case .aFullField: .overflows
        case .aList: .selectsRow
        case .aLongList: .searchesRows
        case .aTextOfVi: .commands
        case .aPendingCommandOfVi: .continuesCommand
        case .aMnemonic: .mnemonic
        case .anOverride: .overrides
        case .aCaptureHandler: .captures
        case .anInterceptor: .intercepts
        case .aHandler: .handles
        }
    }

    var sentence: String {
        switch self {
        case .anAction: "`ctrl-s` performs \"Save\" of the Desk."
        case .aDisabledAction:
            "`ctrl-p` is for \"Print\" of the Desk, which is disabled: The printer is off."
        case .aSequence:
            "`g` begins the keys `g g` for \"To the top\" of the Desk and `g e` for \"To the end\" of the Desk."
        case .aNearerAction:
            "`ctrl-s` performs \"Keep\" of the button \"Nearer\". This hides \"Save\" of the Desk."
        case .aNearerKey:
            "`g` performs \"Keep\" of the button \"Nearer\". "
                + "This hides \"To the top\" of the Desk and \"To the end\" of the Desk."
        case .aField:
            "`s` is typed into the text field \"Name\". This hides \"Sort\" of the Desk."
        case .aMaskedField:
            "`s` is for the text field \"Name\", whose mask has no place for it. This hides \"Sort\" of the Desk."
        case .aFullField:
            "`s` is for the text field \"Name\", whose text is as long as it may be. This hides \"Sort\" of the Desk."
        case .aTextOfVi:
            "`s` is a command in the text area \"Notes\". This hides \"Sort\" of the Desk."
        case .aPendingCommandOfVi:
            "`s` continues the command `2d` in the text area \"Notes\". This hides \"Sort\" of the Desk."
        case .aReadOnlyText, .aListBelowAnAction: "`s` performs \"Sort\" of the Desk."
        case .aList: "`l` selects a row that begins with it in the list \"Drinks\"."
        case .aLongList:
            "`l` selects a row that begins with it, if there is one, in the list \"Numbers\"."
        case .aMnemonic: "`alt-r` operates the button \"Nearer\", whose mnemonic it is."
        case .anOverride:
            "`ctrl-s` may be taken by the Counting, because it overrides handleKey. If not, it is for \"Save\" of the Desk."
        case .aCaptureHandler:
            "`ctrl-s` may be taken by the button \"Plain\", because it has a capture handler of KeyEvent (Plain.swift:7). If not, it is for \"Save\" of the Desk."
        case .anInterceptor:
            "`ctrl-s` may be taken by the button \"Plain\", because it intercepts KeyEvent. If not, it is for \"Save\" of the Desk."
        case .aHandler:
            "`ctrl-s` may be taken by the button \"Plain\", because it has a handler of KeyEvent (Plain.swift:7). If not, it is for \"Save\" of the Desk."
        case .aClosureThatDecides:
            "`ctrl-f` performs \"Find\" of the Desk, unless that declines."
        case .aClosureThatNeverDeclines: "`ctrl-k` performs \"Mark\" of the Desk."
        case .aTabInAText:
            "`tab` performs \"Indent\" of the text area \"Notes\". This hides \"Next\" of the window."
        }
    }

    /// The view that is focused.
    @MainActor var view: View {
        switch self {
        case .anAction, .aDisabledAction, .aSequence, .aClosureThatDecides,
            .aClosureThatNeverDeclines:
            return Button("Plain")
        case .anOverride: return Counting()
        case .anInterceptor:
            let button = Button("Plain")
            button.intercept { (_: inout KeyEvent) in false }
            return button
        case .aCaptureHandler, .aHandler:
            let button = Button("Plain")
            button.on(
                KeyEvent.self, phase: self == .aHandler ? .bubble : .capture, file: "Plain.swift",
                line: 7
            ) { _ in .stop }
            return button
        case .aNearerAction, .aNearerKey, .aMnemonic: return Nearer("Nea&rer")
        case .aField: return TextField("", placeholder: "Name")
        case .aMaskedField:
            let field = TextField("", placeholder: "Name")
            field.mask = try? InputMask(parsing: "##")
            return field
        case .aFullField:
            let field = TextField("ab", placeholder: "Name")
            field.maximumLength = 2
            return field
        case .aReadOnlyText:
            let view = TextView("one")
            view.isEditable = false
            view.accessibilityLabel = "Log"
            return view
        case .aList:
            let view = ListView(["Lime", "Cassis"])
            view.accessibilityLabel = "Drinks"
            return view
        case .aListBelowAnAction: return ListView(["Soda", "Cassis"])
        case .aLongList:
            let view = ListView((0..<100).map { "\($0)" })
            view.accessibilityLabel = "Numbers"
            return view
        case .aTabInAText, .aTextOfVi, .aPendingCommandOfVi:
            let view = TextView("one")
            view.accessibilityLabel = "Notes"
            if self != .aTabInAText { view.keyStyle = .vi }
            return view
        }
    }
}

@MainActor
@Suite("What a key does") struct KeyExplanationTests {
    private func start(_ view: View) async -> (desk: Desk, pilot: Pilot) {
        let desk = Desk(view: StackView(.vertical, [view]))
        let pilot = await Pilot(desk, columns: 30, rows: 6)
        view.becomeFirstResponder()
        await pilot.settle()
        return (desk, pilot)
    }

    @Test("says what takes it, and what that hides", arguments: Taker.allCases)
    fileprivate func sentence(for taker: Taker) async throws {
        let (desk, pilot) = await start(taker.view)
        desk.isPrinterOn = taker != .aDisabledAction
        if taker == .aPendingCommandOfVi { await pilot.type("2d") }
        #expect(pilot.explanation(ofKey: taker.key) == taker.sentence)
        let first = KeyReport(taker.key, in: pilot.application).candidates.first
        #expect(first.flatMap { UseKind($0.use) } == taker.kind)
    }

    @Test("has a test for each taker") func allTakers() {
        #expect(Set(Taker.allCases.map(\.kind)) == Set(UseKind.allCases))
    }

    @Test func aViKeyGivesWayToTheProgram() async {
        let view = ListView(["Lime", "Cassis"])
        view.accessibilityLabel = "Drinks"
        let (_, pilot) = await start(view)
        pilot.application.keyStyle = .vi
        #expect(
            pilot.explanation(ofKey: "j")
                == "`j` performs \"Select down\" of the list \"Drinks\", unless that declines.")
        #expect(
            pilot.explanation(ofKey: "g")
                == "`g` begins the keys `g g` for \"To the top\" of the Desk and `g e` for \"To the end\" of the Desk. "
                + "As a vi key it would be for \"Select first row\" of the list \"Drinks\", which gives way."
        )
    }

    @Test func aKeyThatNobodyTakes() async {
        let (_, pilot) = await start(Button("Plain"))
        #expect(pilot.explanation(ofKey: "f12") == "`f12` does nothing here.")
        #expect(pilot.explanation(ofKey: "alt-x") == "`alt-x` does nothing here.")
    }

    @Test func aKeyOfAnotherLayout() async {
        let (_, pilot) = await start(Button("Plain"))
        #expect(
            pilot.explanation(ofKey: "ctrl-ы")
                == "`ctrl-ы`, as `ctrl-s`, performs \"Save\" of the Desk.")
        #expect(
            pilot.explanation(ofKey: "п")
                == "`п`, as `g`, begins the keys `g g` for \"To the top\" of the Desk and `g e` for "
                + "\"To the end\" of the Desk.")
        #expect(pilot.explanation(ofKey: "ctrl-ф") == "`ctrl-ф` does nothing here.")
        let (_, field) = await start(Taker.aField.view)
        #expect(field.explanation(ofKey: "ы").hasPrefix("`ы` is typed into"))
    }

    @Test func aListWithoutSuchARow() async {
        let (_, pilot) = await start(Taker.aList.view)
        #expect(pilot.explanation(ofKey: "s") == "`s` performs \"Sort\" of the Desk.")
        #expect(pilot.explanation(ofKey: "x") == "`x` does nothing here.")
    }

    @Test func aKeyAfterOthersOfASequence() async {
        let (_, pilot) = await start(Button("Plain"))
        await pilot.press("g")
        #expect(
            pilot.explanation(ofKey: "e") == "`e` after `g` performs \"To the end\" of the Desk.")
        #expect(
            pilot.explanation(ofKey: "x")
                == "`x` after `g` does nothing, and the keys before it are dropped.")
    }

    @Test func aModalWindowKeepsTheKeyFromTheScreenBehind() async {
        let (_, pilot) = await start(Button("Plain"))
        let window = Window(frame: Rect(x: 15, y: 2, width: 10, height: 3))
        window.isModal = true
        window.accessibilityLabel = "Question"
        window.accessibilityRole = .dialog
        window.makeKeyAndVisible(in: pilot.application)
        #expect(
            pilot.explanation(ofKey: "ctrl-s")
                == "`ctrl-s` does nothing here. "
                + "The dialog \"Question\" is in front and keeps it from \"Save\" of the Desk.")
        #expect(
            pilot.explanation(ofKey: "tab") == "`tab` performs \"Next\" of the dialog \"Question\"."
        )
    }

    @Test func aWindowThatIsNotKeyDoesNotGetTheKey() async {
        let (_, pilot) = await start(Button("Plain"))
        Window(frame: Rect(x: 15, y: 2, width: 10, height: 3))
            .makeKeyAndVisible(in: pilot.application)
        #expect(
            pilot.explanation(ofKey: "ctrl-s")
                == "`ctrl-s` does nothing here. It is for \"Save\" of the Desk in a window that is not key."
        )
    }

    @Test func theKeyMapOfTheUserIsNamed() async {
        let (_, pilot) = await start(Button("Plain"))
        pilot.application.keyMap["save"] = ["ctrl-w", "f2"]
        #expect(
            pilot.explanation(ofKey: "ctrl-w")
                == "`ctrl-w` performs \"Save\" of the Desk by the key map.")
        #expect(
            pilot.explanation(ofKey: "ctrl-s")
                == "`ctrl-s` does nothing here. "
                + "The key map gives \"Save\" of the Desk the keys `ctrl-w` and `f2` instead.")
        pilot.application.keyMap["save"] = []
        #expect(
            pilot.explanation(ofKey: "ctrl-s")
                == "`ctrl-s` does nothing here. The key map takes it from \"Save\" of the Desk.")
    }
}
