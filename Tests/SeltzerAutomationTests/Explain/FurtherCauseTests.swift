// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: KeySentences, KeySentences+others, PressSentences, InputRehearsal.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// A screen whose deeds show what ran.
private final class Desk: ViewController {
    var deeds: [String] = []
    var list: [Action] = []
    override var actions: [Action] { list }

    func action(_ title: String, _ keys: KeySequence, _ answer: Disposition = .stop) -> Action {
        Action(title.lowercased(), title: title, keys: [keys]) { [weak self] _ in
            self?.deeds.append(title)
            return answer
        }
    }
}

private final class Spot: View {
    var list: [Action] = []
    override var canBecomeFirstResponder: Bool { true }
    override var actions: [Action] { list }
}

/// Each test first asks about a key or a press, and then does it.
@MainActor
@Suite("Further causes") struct FurtherCauseTests {
    private let spot = Spot(frame: Rect(x: 0, y: 0, width: 5, height: 1))
    private let save = Button("&Save")
    private let box = View(frame: Rect(x: 0, y: 2, width: 12, height: 2))
    private let desk: Desk

    init() {
        let root = View()
        desk = Desk(view: root)
        for view in [spot, box] { root.addSubview(view) }
        box.addSubview(save)
        save.frame = Rect(x: 2, y: 0, width: 10, height: 1)
        save.addAction(for: .primaryActionTriggered) { [weak desk] _ in
            desk?.deeds.append("pressed")
        }
        spot.accessibilityRole = .group
        spot.accessibilityLabel = "Spot"
    }

    private func start() async -> Pilot {
        let pilot = await Pilot(desk, columns: 30, rows: 10)
        spot.becomeFirstResponder()
        await pilot.settle()
        return pilot
    }

    private func askThenPress(_ key: KeyChord, _ pilot: Pilot) async -> String {
        let sentence = pilot.explanation(ofKey: key)
        await pilot.press(key)
        return sentence
    }

    /// Asks about the button's cell, and then clicks it.
    private func askThenClick(_ pilot: Pilot) async -> [String] {
        let sentences = pilot.explanation(ofPressAtColumn: 4, row: 2)
        await pilot.click(column: 4, row: 2)
        return sentences
    }

    // MARK: Keys

    @Test func aClosureThatDeclinesWithoutSayingSo() async {
        spot.list = [desk.action("Keep", "ctrl-s", .ignored)]
        desk.list = [desk.action("Store", "ctrl-s").mayDecline(false)]
        let pilot = await start()
        #expect(
            await askThenPress("ctrl-s", pilot)
                == "`ctrl-s` performs \"Keep\" of the group \"Spot\" or, if that declines, performs \"Store\" of the Desk."
        )
        #expect(desk.deeds == ["Keep", "Store"])
        let sentences = pilot.explanationOfLastKey()
        #expect(
            sentences[1] == "The group \"Spot\" got it and passed it on: \"Keep\" declined it.")
        #expect(sentences[2] == "The Desk stopped it: \"Store\" was performed.")
    }

    @Test func theMnemonicOfADisabledButton() async {
        save.isEnabled = false
        let pilot = await start()
        #expect(await askThenPress("alt-s", pilot) == "`alt-s` does nothing here.")
        #expect(desk.deeds.isEmpty)
    }

    @Test func theMnemonicBehindAModalWindow() async {
        let pilot = await start()
        let window = Window(frame: Rect(x: 15, y: 5, width: 10, height: 3))
        window.isModal = true
        window.makeKeyAndVisible(in: pilot.application)
        let sentence = await askThenPress("alt-s", pilot)
        #expect(sentence.hasPrefix("`alt-s` does nothing here."), "\(sentence)")
        #expect(desk.deeds.isEmpty)
    }

    @Test func anActionWithPriorityComesBeforeTheField() async {
        let field = TextField("", placeholder: "Name")
        field.frame = Rect(x: 0, y: 6, width: 10, height: 1)
        desk.view.addSubview(field)
        var find = desk.action("Find", "ctrl-e").mayDecline(false)
        find.wantsPriorityOverSystemBehavior = true
        desk.list = [find]
        let pilot = await start()
        field.becomeFirstResponder()
        let sentence = await askThenPress("ctrl-e", pilot)
        #expect(sentence.hasPrefix("`ctrl-e` performs \"Find\" of the Desk."), "\(sentence)")
        #expect(desk.deeds == ["Find"])
    }

    @Test func anActionThatReachesModalWindows() async {
        desk.list = [desk.action("Leave", "ctrl-q").mayDecline(false).role(.quit)]
        let pilot = await start()
        let sheet = Desk(view: View())
        sheet.preferredContentSize = Size(width: 10, height: 2)
        desk.present(sheet, animated: false)
        await pilot.settle()
        #expect(await askThenPress("ctrl-q", pilot) == "`ctrl-q` performs \"Leave\" of the Desk.")
        #expect(desk.deeds == ["Leave"])
        sheet.isModalInPresentation = true
        let sentence = await askThenPress("ctrl-q", pilot)
        #expect(sentence.hasPrefix("`ctrl-q` does nothing here."), "\(sentence)")
        #expect(desk.deeds == ["Leave"])
    }

    @Test func aFilterOfTheScreen() async {
        desk.list = [desk.action("Store", "ctrl-s").mayDecline(false)]
        desk.view.filter { !($0 is KeyEvent) }
        let pilot = await start()
        let sentence = await askThenPress("ctrl-s", pilot)
        #expect(
            sentence
                == "`ctrl-s` may be taken by the View, because it intercepts KeyEvent. If not, it is for \"Store\" of the Desk."
        )
        #expect(desk.deeds.isEmpty)
        #expect(
            pilot.explanationOfLastKey().contains(
                "The View blocked it: its interceptor or filter."))
    }

    @Test func aHandlerThatIsCancelledIsNoLongerNamed() async {
        desk.list = [desk.action("Store", "ctrl-s").mayDecline(false)]
        let subscription = box.on(KeyEvent.self) { _ in .stop }
        subscription.cancel()
        let pilot = await start()
        save.becomeFirstResponder()
        #expect(await askThenPress("ctrl-s", pilot) == "`ctrl-s` performs \"Store\" of the Desk.")
        #expect(desk.deeds == ["Store"])
    }

    @Test func anActionOfAnotherClassIsSkipped() async {
        spot.list = [Action("other", title: "Other", keys: ["ctrl-s"], Desk.hashed)]
        desk.list = [desk.action("Store", "ctrl-s").mayDecline(false)]
        let pilot = await start()
        #expect(await askThenPress("ctrl-s", pilot) == "`ctrl-s` performs \"Store\" of the Desk.")
        #expect(desk.deeds == ["Store"])
    }

    @Test func theCancelButtonOfAnAlert() async {
        let pilot = await start()
        var answers: [String] = []
        let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction("Yes") { answers.append("yes") })
        alert.addAction(AlertAction("No", style: .cancel) { answers.append("no") })
        desk.present(alert, animated: false)
        await pilot.settle()
        let sentence = await askThenPress("escape", pilot)
        #expect(sentence.contains("the button \"No\""), "\(sentence)")
        #expect(answers == ["no"])
    }

    @Test func enterThatAFieldDeclinesOperatesTheDefaultButton() async {
        let field = TextField("", placeholder: "Name")
        field.frame = Rect(x: 0, y: 6, width: 10, height: 1)
        desk.view.addSubview(field)
        desk.defaultButton = save
        let pilot = await start()
        field.becomeFirstResponder()
        let sentence = await askThenPress("enter", pilot)
        #expect(
            sentence.hasSuffix(
                "or, if that declines, performs \"Accept\" of the window, which operates the button \"Save\"."
            ), "\(sentence)")
        #expect(desk.deeds == ["pressed"])
    }

    @Test func aHeldChoiceMayKeepTheActionFromRunning() async {
        desk.list = [desk.action("Store", "ctrl-s").mayDecline(false)]
        desk.hold(ActionChosen.self) { _ in false }
        let pilot = await start()
        #expect(
            await askThenPress("ctrl-s", pilot)
                == "`ctrl-s` is for \"Store\" of the Desk. The Desk may keep \"Store\" from running: it intercepts ActionChosen."
        )
        #expect(desk.deeds.isEmpty)
    }

    @Test func anotherWayGetsTheKeyAsWell() async {
        spot.list = [desk.action("Keep", "ctrl-s").mayDecline(false)]
        let listener = Responder()
        listener.on(KeyEvent.self, file: "Listener.swift", line: 5) { [weak desk] _ in
            desk?.deeds.append("heard")
            return .stop
        }
        spot.mount(on: listener)
        let pilot = await start()
        let sentence = await askThenPress("ctrl-s", pilot)
        #expect(
            sentence.hasPrefix(
                "`ctrl-s` performs \"Keep\" of the group \"Spot\"."), "\(sentence)")
        #expect(desk.deeds == ["Keep"])
        // A handler in the middle does not end the way to the screen.
        spot.list = []
        desk.list = [desk.action("Store", "ctrl-s").mayDecline(false)]
        let both = await askThenPress("ctrl-s", pilot)
        #expect(
            both
                == "`ctrl-s` performs \"Store\" of the Desk. On another way, the Responder may take it, too: it has a handler of KeyEvent (Listener.swift:5).",
            "\(both)")
        #expect(Set(desk.deeds.dropFirst()) == ["Store", "heard"])
    }

    @Test func aChoiceIsStoppedBeforeADisabledDefaultButtonDeclines() async {
        desk.defaultButton = save
        save.isEnabled = false
        let pilot = await start()
        spot.window?.intercept { (_: inout ActionChosen) in false }
        let sentence = await askThenPress("enter", pilot)
        #expect(
            sentence.contains("may keep \"Accept\" from running: it intercepts ActionChosen."),
            "\(sentence)")
        #expect(pilot.explanationOfLastKey()[1].hasSuffix("chosen, and kept from running."))
    }

    // MARK: Presses

    @Test func aTransparentSuperview() async {
        let pilot = await start()
        box.alpha = 0
        let sentences = await askThenClick(pilot)
        #expect(sentences.contains { $0.hasPrefix("The button \"Save\" does not get it: ") })
        #expect(desk.deeds.isEmpty)
    }

    @Test func anotherButtonOfTheMouseIsLeftToTheSuperviews() async {
        box.accessibilityRole = .group
        box.accessibilityLabel = "Box"
        box.on(MouseEvent.self, file: "Box.swift", line: 3) { [weak desk] event in
            if event.phase == .down { desk?.deeds.append("box") }
            return .stop
        }
        let pilot = await start()
        let right = MouseInput(.press(.right), at: Point(x: 4, y: 2))
        let sentences = pilot.application.explanation(of: right)
        #expect(
            sentences == [
                "A press at (4, 2) reaches the button \"Save\".",
                "The group \"Box\" gets it from there: it has a handler of MouseEvent (Box.swift:3).",
            ])
        await pilot.click(column: 4, row: 2, button: .right)
        #expect(desk.deeds == ["box"])
        // The left button is the control's own.
        let left = await askThenClick(pilot)
        #expect(left.contains("The group \"Box\" does not get it: the button \"Save\" takes it."))
        #expect(desk.deeds == ["box", "pressed"])
    }

    @Test func anInterceptorThatRedirectsThePress() async {
        let elsewhere = View()
        save.redirect { (event: MouseEvent) in event.phase == .down ? elsewhere : nil }
        let pilot = await start()
        #expect(
            await askThenClick(pilot) == [
                "A press at (4, 2) is for the button \"Save\".",
                "The button \"Save\" may stop it: it intercepts MouseEvent.",
            ])
        #expect(desk.deeds.isEmpty)
        #expect(
            pilot.explanationOfLastPress().contains(
                "The button \"Save\" redirected it to the View."))
    }

    @Test func aSuperviewMayGetARedirectedPress() async {
        box.accessibilityRole = .group
        box.accessibilityLabel = "Box"
        box.on(MouseEvent.self) { [weak desk] event in
            if event.phase == .down { desk?.deeds.append("heard") }
            return .observed
        }
        save.redirect { [box] (event: MouseEvent) in event.phase == .down ? box : nil }
        let pilot = await start()
        let sentences = await askThenClick(pilot)
        #expect(desk.deeds == ["heard"])
        #expect(!sentences.contains { $0.contains("\"Box\" does not get it") }, "\(sentences)")
        let after = pilot.explanationOfLastPress()
        #expect(!after.contains { $0.contains("\"Box\" did not get it") }, "\(after)")
    }

    @Test func anElementBelowTheReachOfARedirectionIsOnlyNotHit() async {
        let cover = View(frame: Rect(x: 0, y: 0, width: 12, height: 2))
        box.addSubview(cover)
        cover.redirect { [save] (event: MouseEvent) in event.phase == .down ? save : nil }
        let pilot = await start()
        _ = await askThenClick(pilot)
        let after = pilot.explanationOfLastPress()
        #expect(
            after.contains { $0.hasPrefix("The button \"Save\" was not hit: ") }, "\(after)")
    }

    @Test func aListOutsideOfTheWindowMayTakeALetter() async {
        let list = ListView(["apple", "gin"])
        list.frame = Rect(x: 0, y: 5, width: 10, height: 3)
        desk.view.addSubview(list)
        let pilot = await start()
        list.becomeFirstResponder()
        await pilot.press("a")
        list.removeFromSuperview()
        spot.mount(on: list)
        spot.becomeFirstResponder()
        let sentence = await askThenPress("x", pilot)
        let after = pilot.explanationOfLastKey()
        #expect(
            sentence == "`x` selects a row that begins with it, if there is one, in the list.")
        #expect(after.contains("The ListView stopped it: its handleKey."), "\(after)")
    }

    @Test func aReleaseWithoutAPress() async {
        let twice = TapGestureRecognizer()
        twice.addAction { [weak desk] _ in desk?.deeds.append("twice") }
        twice.numberOfTapsRequired = 2
        box.addGestureRecognizer(twice)
        let pilot = await start()
        let release = MouseInput(.release(nil), at: Point(x: 1, y: 3))
        #expect(
            pilot.application.explanation(of: release)
                == ["A release at (1, 3) reaches nothing: no button is down."])
        await pilot.click(column: 1, row: 3)
        // A stray release does not end the gesture that waits for the second tap.
        await pilot.mouseUp(column: 20, row: 8)
        await pilot.click(column: 1, row: 3)
        #expect(desk.deeds == ["twice"])
    }

    @Test func aPressThatWaitsForAGesture() async {
        let twice = TapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        twice.delaysTouchesBegan = true
        box.addGestureRecognizer(twice)
        box.identifier = "box"
        let pilot = await start()
        #expect(
            pilot.explanation(ofPressAtColumn: 1, row: 3)[0]
                == "A press at (1, 3) is for the View#box.")
        await pilot.click(column: 1, row: 3)
        #expect(
            pilot.explanationOfLastPress()[0]
                == "The press at (1, 3) was for the View#box, which gets it only after the gestures that watch it have failed."
        )
        // The next press decides against the double tap, and both reach their views.
        await pilot.click(column: 20, row: 8)
        #expect(
            pilot.explanationOfLastPress()[0].hasPrefix("The press at (20, 8) came to the View"))
    }
}

extension Desk {
    fileprivate func hashed() { deeds.append("hashed") }
}
