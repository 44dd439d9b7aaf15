// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LinearAnswer, LinearDisplay, LinearMode, LinearNumbers.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerForms
import SeltzerNavigation
import SeltzerViews
import Testing

@testable import Seltzer

/// A program whose screen never rests.
@MainActor
private final class RestlessController: ViewController {
    private let label = Label("0")
    private var count = 0

    override func loadView() {
        view = StackView(.vertical, [label, Button("Stop") { _ in }])
    }

    override func viewDidLoad() {
        scheduleTimer(every: .milliseconds(10)) { [weak self] in
            self?.count += 1
            self?.label.text = "\(self?.count ?? 0)"
        }
    }
}

/// A program that may have an action to quit.
@MainActor
private final class QuittingController: ViewController {
    var isOffering = true
    private(set) var quitCount = 0

    override var actions: [Action] {
        guard isOffering else { return [] }
        return [
            Action("quit", title: "Quit", keys: ["ctrl-q"], QuittingController.quit).role(.quit)
        ]
    }

    private func quit() {
        quitCount += 1
        view.window?.application?.end()
    }
}

@MainActor
@Suite struct LinearConversationTests {
    @Test func inputIsNotReadFasterThanTheProgramAnswers() async {
        let talk = await Talk([Button("Go") { _ in }])
        #expect(talk.conversation.takesAnswers)
        for _ in 0..<20 { talk.conversation.answer("y") }
        #expect(!talk.conversation.takesAnswers)
        await talk.conversation.untilItTakesAnswers()
        #expect(talk.conversation.takesAnswers)
        await talk.end()
    }

    @Test func endOfTheInputEndsAProgramThatNeverRests() async {
        let talk = await Talk(restless: RestlessController())
        await talk.conversation.inputEnded()
        #expect(await talk.ending() == .disconnected)
    }

    private func form() -> [View] {
        let secret = TextField()
        secret.isSecureTextEntry = true
        return [
            StackView(.horizontal, [Label("Name:"), TextField("Early")], spacing: 1),
            StackView(.horizontal, [Label("Password"), secret], spacing: 1),
            Switch("Repeat"), RadioGroup(["Bell", "Bird"], selectedIndex: 0), Button("&Save"),
        ]
    }

    @Test func theScreenIsSaidLineByLineWithAPromptForTheFocus() async {
        let talk = await Talk(form())
        #expect(
            talk.heard() == [
                "Alarms, window", "1. Name, text field, \"Early\"",
                "2. Password, text field, \"\"", "3. Repeat, switch, off",
                "4. Bell, radio button, selected", "5. Bird, radio button", "6. Save, button",
                "[Name, text field, \"Early\"] > ",
            ])
        await talk.end()
    }

    @Test func aFieldTakesTheLineAndTheChangeIsSaid() async {
        let talk = await Talk(form())
        _ = talk.heard()
        #expect(
            await talk.type("Late 漢") == [
                "1. Name, text field, \"Late 漢\"", "[Name, text field, \"Late 漢\"] > ",
            ])
        #expect(await talk.type("") == ["[Password, text field, \"\"] > "])
        #expect(
            await talk.type("sesame") == [
                "2. Password, text field, \"••••••\"", "[Password, text field, \"••••••\"] > ",
            ])
        #expect(await talk.type(":back") == ["[Name, text field, \"Late 漢\"] > "])
        await talk.end()
    }

    @Test func yesAndNoTurnSwitchesAndTitlesChooseOptions() async {
        let talk = await Talk(form())
        _ = talk.heard()
        #expect(await talk.type(":3") == ["[Repeat, switch, off] > "])
        #expect(await talk.type("yes") == ["3. Repeat, switch, on", "[Repeat, switch, on] > "])
        #expect(await talk.type("no").last == "[Repeat, switch, off] > ")
        _ = await talk.type("")
        #expect(await talk.type("Bird").contains("5. Bird, radio button, selected"))
        #expect(await talk.type(":6") == ["[Save, button] > "])
        await talk.end()
    }

    @Test func aMenuIsSaidOnceWithTheNumberOfItsEntries() async {
        func entry(_ title: String) -> Action { Action(nil, title: title) { _ in .stop } }
        let group = Menu(options: .displayInline, children: [entry("Two")])
        let button = PullDownButton("&Add", menu: Menu(children: [entry("One"), group]))
        let talk = await Talk([button])
        _ = talk.heard()
        let said = await talk.type(":press")
        #expect(
            said.prefix(2) == ["Add, menu, 2 in all", "1. One, menu item"], "\(said)")
        #expect(
            await talk.type("2").first
                == "Nothing here is called \"2\". :2 goes to that number.")
    }

    @Test func aDialogIsSaidWhenItOpensAndTheWayBack() async {
        let talk = await Talk(form())
        let saved = Label("")
        let save = Button("Delete") { button in
            let alert = Alert(
                "Delete it?", actions: [AlertAction("&Keep", style: .cancel), AlertAction("&Yes")])
            button.presenter?.present(alert)
        }
        (talk.application.windows[0].rootViewController?.view as? StackView)?
            .addArrangedSubview(StackView(.vertical, [save, saved]))
        talk.application.on { (answer: AlertAnswered) in
            saved.text = "You said \(answer.title)."
            return .observed
        }
        await talk.settle()
        // Beside the text field, which would take any line.
        _ = await talk.type(":3")
        let dialog = await talk.type("delete")
        #expect(dialog.first == "Delete it?, dialog")
        // The title is said once.
        #expect(dialog.dropFirst().first == "1. Keep, button")
        #expect(dialog.last?.hasPrefix("[") == true)
        let back = await talk.type("keep")
        #expect(back.first == "Back in Alarms.")
        #expect(back.contains("You said Keep."))
        await talk.end()
    }

    @Test func anElementKeepsItsNumberUntilAllAreSaidAgain() async {
        let field = TextField("x", placeholder: "Name"), save = Button("Save")
        let stack = StackView(.vertical, [field, save])
        let talk = await Talk([stack])
        #expect(talk.heard().contains("2. Save, button"))
        stack.insertArrangedSubview(Button("Open"), at: 0)
        await talk.settle()
        #expect(talk.heard().first == "3. Open, button")
        #expect(await talk.type(":2") == ["[Save, button] > "])
        field.removeFromSuperview()
        await talk.settle()
        #expect(await talk.type(":1").first == "There is no number 1.")
        #expect(await talk.type(":2") == ["[Save, button] > "])
        let all = await talk.type(":list")
        #expect(
            all == [
                "Alarms, window", "1. Save, button", "2. Open, button", "[Save, button] > ",
            ])
        await talk.end()
    }

    @Test(arguments: [true, false])
    func quitEndsTheProgramAsItsOwnActionDoes(hasAction: Bool) async {
        let root = QuittingController(view: Button("Save"))
        root.isOffering = hasAction
        let talk = await Talk(root: root)
        _ = await talk.type(":quit")
        #expect(await talk.ending() == .ended)
        #expect(root.quitCount == (hasAction ? 1 : 0))
    }

    @Test func whatIsNotUnderstoodIsSaid() async {
        let talk = await Talk([Button("Save"), Label("Text")])
        _ = talk.heard()
        #expect(
            await talk.type("Open") == [
                "Nothing here is called \"Open\". :help says what to type.", "[Save, button] > ",
            ])
        #expect(await talk.type(":99") == ["There is no number 99.", "[Save, button] > "])
        #expect(await talk.type(":help").count == 6)
        #expect(
            await talk.type(":nonsense").first
                == "There is no command \":nonsense\". :help says what to type.")
        await talk.end()
    }

    @Test func newsDuringAnAnswerBeginALineAndThePromptComesAgain() async {
        let label = Label("Loading")
        let talk = await Talk([Button("Save"), label])
        #expect(talk.unread.hasSuffix("\n[Save, button] > "))
        _ = talk.heard()
        label.text = "Ready"
        await talk.settle()
        #expect(talk.unread == "\nReady\n[Save, button] > ")
        _ = talk.heard()
        _ = talk.display.perform(.bell)
        await talk.settle()
        #expect(talk.unread == "\nBell.\n[Save, button] > ")
        // The user's Enter has ended the line.
        _ = talk.heard()
        talk.conversation.answer("Open")
        await talk.settle()
        #expect(talk.unread.hasPrefix("Nothing here"))
        await talk.end()
    }

    @Test func commandsAreReadFromLines() {
        #expect(LinearAnswer("") == .next)
        #expect(LinearAnswer(":b") == .back)
        #expect(LinearAnswer(":12") == .number(12))
        #expect(LinearAnswer(":ctrl-x ctrl-s") == .keys(["ctrl-x", "ctrl-s"]))
        #expect(LinearAnswer("::x") == .text(":x"))
        #expect(LinearAnswer(":nonsense") == .unknown("nonsense"))
        #expect(LinearAnswer("b") == .text("b"))
    }

    @Test func theEnvironmentAsksForIt() {
        #expect(LinearMode.wanted(by: [:])?.display == nil)
        #expect(LinearMode.wanted(by: ["SELTZER_LINEAR": "0"])?.display == nil)
        #expect(LinearMode.wanted(by: ["SELTZER_LINEAR": "1"])?.display != nil)
    }
}

extension View {
    fileprivate var presenter: ViewController? { window?.rootViewController }
}
