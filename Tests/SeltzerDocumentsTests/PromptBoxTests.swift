// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PromptBox+files, PromptBox+history, PromptEvents, PromptGutter, PromptQueueView, PromptSearchRow,
// TextView+Tokens.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct PromptBoxTests {
    private let box = PromptBox(placeholder: "Ask about the harbor")

    private func start(
        history: [String] = [], columns: Int = 40, rows: Int = 14
    ) async -> Pilot {
        box.history = PromptHistory(history)
        let stack = StackView(arrangedSubviews: [View(), box])
        stack.axis = .vertical
        let controller = ViewController(view: stack)
        controller.on { (_: PromptSubmitted) in .stop }
        return await Pilot(controller, columns: columns, rows: rows)
    }

    private func sent(_ pilot: Pilot) -> [String] { pilot.events(PromptSubmitted.self).map(\.text) }

    private func lines(_ count: Int) -> String {
        (1...count).map { "line \($0)" }.joined(separator: "\n")
    }

    // MARK: Sending and lines

    @Test func enterSendsAndTheFieldIsEmpty() async {
        var closureTexts: [String?] = []
        box.addAction(for: .primaryActionTriggered) { (box: PromptBox) in
            closureTexts.append(box.submittedText?.text)
        }
        let pilot = await start()
        #expect(pilot.screen.contains("› Ask about the harbor"))
        await pilot.type("When is high tide?")
        await pilot.press("enter")
        #expect(sent(pilot) == ["When is high tide?"] && closureTexts == ["When is high tide?"])
        #expect(box.text.isEmpty && box.history.entries.map(\.text) == ["When is high tide?"])
        await pilot.press("enter")
        await pilot.type("  ")
        await pilot.press("enter")
        #expect(sent(pilot).count == 1 && box.text == "  ")
        await pilot.press("ctrl-u", "ctrl-_", "ctrl-_", "ctrl-_")
        #expect(box.text == "When is high tide?")
    }

    @Test(arguments: ["ctrl-j", "shift-enter", "alt-enter"] as [KeyChord])
    func aKeyBreaksTheLineAndTheFieldGrows(key: KeyChord) async {
        let pilot = await start()
        let before = box.frame.height
        await pilot.type("one")
        await pilot.press(key)
        await pilot.type("two")
        #expect(box.text == "one\ntwo" && sent(pilot).isEmpty)
        #expect(box.frame.height == before + 1)
        box.maximumRows = 3
        for _ in 0..<6 { await pilot.press(key) }
        #expect(box.frame.height == 3)
        await pilot.press("enter")
        #expect(sent(pilot) == ["one\ntwo\n\n\n\n\n\n"] && box.frame.height == before)
    }

    @Test func aBackslashBeforeEnterBreaksTheLine() async {
        let pilot = await start()
        await pilot.type("one\\")
        await pilot.press("enter")
        #expect(box.text == "one\n" && sent(pilot).isEmpty)
        await pilot.press("ctrl-_")
        #expect(box.text == "one\\")
        await pilot.type("\\")
        await pilot.press("enter")
        #expect(sent(pilot) == ["one\\\\"])
    }

    @Test func lineEditingWorksAsElsewhere() async {
        let pilot = await start()
        await pilot.type("one two three")
        await pilot.press("ctrl-w", "ctrl-a", "ctrl-k")
        #expect(box.text.isEmpty)
        await pilot.press("ctrl-y", "ctrl-e")
        await pilot.type("!")
        #expect(box.text == "one two !")
        await pilot.press("ctrl-u", "ctrl-y")
        #expect(box.text == "one two !")
    }

    // MARK: History

    @Test func theArrowKeysWalkThroughTheHistoryAndKeepTheDraft() async {
        let pilot = await start(history: ["tide", "wind\nfrom the west", "waves"])
        await pilot.press("up")
        #expect(box.text == "waves")
        await pilot.press("up")
        #expect(box.text == "wind\nfrom the west")
        await pilot.press("up")
        #expect(box.text == "tide")
        await pilot.type(" tables")
        await pilot.press("up")
        #expect(box.text == "tide tables")
        await pilot.press("down")
        #expect(box.text == "wind\nfrom the west")
        await pilot.press("down", "down", "down")
        #expect(box.text.isEmpty)
        await pilot.press("down")
        #expect(box.text.isEmpty)
    }

    @Test func onlyTextsThatBeginAsTheDraftAreShown() async {
        let pilot = await start(history: ["swift test", "git push", "swift build"])
        await pilot.type("swift")
        await pilot.press("up", "up")
        #expect(box.text == "swift test")
        await pilot.press("up")
        #expect(box.text == "swift test")
        await pilot.press("down", "down")
        #expect(box.text == "swift")
        await pilot.type("!")
        await pilot.press("up")
        #expect(box.text == "swift!")
    }

    @Test func inALongerTextTheArrowKeysMoveByRowsFirst() async {
        let pilot = await start(history: ["earlier"])
        await pilot.type("one")
        await pilot.press("ctrl-j")
        await pilot.type("two")
        await pilot.press("up")
        #expect(box.text == "one\ntwo" && box.textView.cursor.offset == 3)
        await pilot.press("home", "down")
        #expect(box.textView.cursor.offset == 4)
    }

    @Test func controlRSearchesTheHistory() async {
        let pilot = await start(history: ["The tide tests", "wind", "tides of spring"])
        await pilot.type("draft")
        await pilot.press("ctrl-r")
        await pilot.type("tide")
        #expect(pilot.screen.contains("Search: tide   tides of spring") && box.text == "draft")
        await pilot.press("ctrl-r")
        #expect(pilot.screen.contains("The tide tests"))
        await pilot.press("escape")
        #expect(box.text == "draft" && !pilot.screen.contains("Search"))
        await pilot.press("ctrl-r")
        await pilot.type("tests")
        await pilot.press("enter")
        #expect(box.text == "The tide tests" && sent(pilot).isEmpty)
        await pilot.press("down", "down", "down")
        #expect(box.text == "draft")
        await pilot.press("ctrl-r")
        await pilot.type("zz")
        #expect(pilot.screen.contains("no match"))
        await pilot.press("backspace", "backspace", "backspace")
        #expect(!pilot.screen.contains("Search") && box.text == "draft")
    }

    @Test func theRestOfAnEarlierTextIsOffered() async {
        let pilot = await start(history: ["swift test --filter Tides"])
        await pilot.type("swift")
        #expect(!pilot.screen.contains("--filter"))
        box.suggestsHistory = true
        await pilot.type(" ")
        #expect(pilot.screen.contains("swift test --filter Tides"))
        await pilot.press("right")
        #expect(box.text == "swift test --filter Tides")
    }

    // MARK: Tokens

    @Test func aLongPasteIsOneTokenThatIsSentWhole() async {
        let pilot = await start()
        await pilot.type("Look: ")
        await pilot.paste(lines(42))
        #expect(pilot.screen.contains("Look: [42 lines pasted]"))
        #expect(box.text == "Look: " + lines(42))
        await pilot.press("left", "right", "backspace")
        #expect(box.text == "Look: ")
        await pilot.press("ctrl-_")
        #expect(box.text == "Look: " + lines(42))
        await pilot.press("enter")
        #expect(sent(pilot) == ["Look: " + lines(42)])
        let event = pilot.events(PromptSubmitted.self).first
        #expect(event?.prompt.text == "Look: [42 lines pasted]")
        #expect(event?.tokens.map(\.kind) == [.paste])
        await pilot.press("up")
        #expect(box.text == "Look: " + lines(42) && box.prompt.tokens.count == 1)
    }

    @Test func aPressOrAKeyUnfoldsAToken() async {
        let pilot = await start()
        await pilot.paste(lines(12))
        await pilot.click(on: "lines pasted")
        #expect(box.prompt.text == lines(12) && box.prompt.tokens.isEmpty)
        await pilot.press("ctrl-_")
        #expect(box.prompt.tokens.count == 1)
        await pilot.press("ctrl-o")
        #expect(box.prompt.text == lines(12))
    }

    @Test func aTokenIsSelectedAndCopiedAsAWhole() async {
        let pilot = await start()
        await pilot.paste(lines(12))
        await pilot.press("shift-left", "alt-w")
        #expect(pilot.application.pasteboard.string == lines(12))
        await pilot.type("x")
        #expect(box.text == "x")
        await pilot.press("ctrl-_", "ctrl-e", "ctrl-u")
        #expect(box.text.isEmpty)
        await pilot.press("ctrl-y")
        #expect(box.text == lines(12) && box.prompt.tokens.count == 1)
    }

    @Test func shortPastesStayText() async {
        let pilot = await start()
        await pilot.paste("one\r\ntwo")
        #expect(box.prompt == PromptText("one\ntwo"))
    }

    @Test func filesBecomeTokensAtTheCursor() async {
        let pilot = await start()
        await pilot.type("in ")
        box.insertFiles(["/srv/tides.json", "/srv/pier 4.png"])
        #expect(box.prompt.text == "in [tides.json] [pier 4.png] ")
        #expect(box.prompt.tokens.map(\.token.kind) == [.file, .picture])
        await pilot.press("enter")
        #expect(sent(pilot) == ["in /srv/tides.json /srv/pier 4.png "])
    }

    @Test func aPastedPathOfAFileThatExistsIsAToken() async {
        let pilot = await start()
        await pilot.paste("/dev/null")
        await pilot.settle()
        #expect(box.prompt.text == "[null] " && box.text == "/dev/null ")
        await pilot.press("ctrl-u")
        await pilot.paste("'/dev/no such file'")
        await pilot.settle()
        #expect(box.prompt == PromptText("'/dev/no such file'"))
        await pilot.press("ctrl-u")
        box.acceptsFiles = false
        await pilot.paste("/dev/null")
        await pilot.settle()
        #expect(box.prompt == PromptText("/dev/null"))
    }

    // MARK: The queue

    @Test func aBusyBoxQueuesAndSendsLater() async {
        let pilot = await start()
        box.isBusy = true
        for text in ["first", "second", "third"] {
            await pilot.type(text)
            await pilot.press("enter")
        }
        #expect(sent(pilot).isEmpty && box.queue.map(\.text) == ["first", "second", "third"])
        #expect(pilot.location(of: "first")?.y == 10 && pilot.location(of: "third")?.y == 12)
        box.on { (_: PromptSubmitted) in
            box.isBusy = true
            return .ignored
        }
        box.isBusy = false
        await pilot.settle()
        #expect(sent(pilot) == ["first"] && box.queue.map(\.text) == ["second", "third"])
        box.isBusy = false
        box.isBusy = false
        #expect(sent(pilot) == ["first", "second", "third"] && box.queue.isEmpty)
        await pilot.settle()
        #expect(pilot.location(of: "second") == nil)
    }

    @Test func anAnswerPassesTheQueueOfABusyBox() async {
        let pilot = await start()
        box.isBusy = true
        await pilot.type("later")
        await pilot.press("enter")
        box.sendsWhileBusy = true
        await pilot.type("answer")
        await pilot.press("enter")
        #expect(sent(pilot) == ["answer"] && box.queue.map(\.text) == ["later"])
        box.sendsWhileBusy = false
        await pilot.type("at last")
        await pilot.press("enter")
        #expect(sent(pilot) == ["answer"] && box.queue.map(\.text) == ["later", "at last"])
        box.isBusy = false
        #expect(sent(pilot) == ["answer", "later", "at last"])
    }

    @Test func queuedTextsAreTakenBackOrRemoved() async throws {
        let pilot = await start()
        box.isBusy = true
        for text in ["first", "second", "third"] {
            await pilot.type(text)
            await pilot.press("enter")
        }
        await pilot.press("up")
        #expect(box.text == "third" && box.queue.map(\.text) == ["first", "second"])
        await pilot.click(on: "first")
        #expect(box.text == "first\nthird" && box.queue.map(\.text) == ["second"])
        let place = try #require(pilot.location(of: "second"))
        await pilot.click(column: 38, row: place.y)
        #expect(box.queue.isEmpty && box.text == "first\nthird")
        #expect(pilot.events(PromptQueueChanged.self).map(\.queue.count) == [1, 2, 3, 2, 1, 0])
    }

    @Test func aLongQueueTakesFewRows() async {
        let pilot = await start()
        box.isBusy = true
        for number in 1...9 {
            await pilot.type("ask \(number)")
            await pilot.press("enter")
        }
        #expect(pilot.screen.contains("+6 more") && pilot.screen.contains("ask 7"))
        #expect(box.frame.height == 5)
        #expect(pilot.elementTree.contains("Queue"))
        let findings = await pilot.audit()
        #expect(findings.isEmpty, "\(findings)")
    }

    // MARK: The control

    @Test func theDraftSurvivesAResizeAndADisabledBox() async {
        let pilot = await start()
        box.hint = StyledText("waits for you")
        await pilot.type("A draft that is longer than the screen will be")
        await pilot.paste(lines(20))
        let draft = box.prompt
        box.isEnabled = false
        await pilot.type("x")
        #expect(box.prompt == draft)
        for (columns, rows) in [(20, 3), (1, 1), (12, 2), (60, 14)] {
            await pilot.resize(columns: columns, rows: rows)
            #expect(await pilot.faults().isEmpty)
        }
        box.isEnabled = true
        #expect(box.becomeFirstResponder())
        await pilot.type("!")
        #expect(box.text == draft.contents + "!")
        #expect(pilot.screen.contains("waits for you"))
    }

    @Test func completionsComeFirst() async {
        let pilot = await start(history: ["earlier"])
        box.completionProviders = [
            .fuzzy(
                .token("@"),
                ["tides.json", "TideTable.swift"].map { CompletionItem("@" + $0, title: $0) })
        ]
        await pilot.type("in @ti")
        #expect(pilot.application.windows.count == 2)
        await pilot.press("down", "enter")
        #expect(box.text.hasPrefix("in @") && box.text.count > 6 && sent(pilot).isEmpty)
        await pilot.press("enter")
        #expect(sent(pilot).count == 1)
    }

    @Test func theProgramSetsATextWithTokensWithoutAReport() async {
        let pilot = await start()
        let token = TextToken("[a]", content: "b")
        box.prompt = PromptText("x [a]", tokens: [PlacedTextToken(token, at: 2)])
        await pilot.settle()
        #expect(box.text == "x b" && pilot.events(TextEdited.self).isEmpty)
        await pilot.press("ctrl-_")
        #expect(box.text == "x b")
        await pilot.press("backspace")
        #expect(box.text == "x ")
    }
}
