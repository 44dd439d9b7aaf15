// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Presents a program as lines: says the elements of the screen and their changes, and takes one
/// line for each prompt.
///
/// It reads the same elements as a test, and operates them with keys and presses, as a user with a
/// screen would.
@MainActor
final class LinearConversation {
    private weak var application: Application?
    private let display: LinearDisplay
    private let write: @MainActor (String) -> Void
    private(set) var screen = LinearScreen()
    private var lastPrompt = ""
    /// Whether the prompt is the last line, so that the user may be typing in it.
    private var isPromptOpen = false
    private var isUpdateScheduled = false
    private var answersWaiting: [String] = []
    /// While this many answers wait, no more input is read.
    private static var mostWaiting: Int { 8 }

    /// - Parameters:
    ///   - application: The program.
    ///   - display: Its display.
    ///   - write: Writes a text, including its line ends.
    init(
        _ application: Application, on display: LinearDisplay,
        write: @escaping @MainActor (String) -> Void
    ) {
        (self.application, self.display, self.write) = (application, display, write)
        display.onFrame = { [weak self] in self?.scheduleUpdate() }
        display.onRequest = { [weak self] in self?.heard($0) }
    }

    // MARK: Saying

    /// Says the changes, once the program is at rest.
    private func scheduleUpdate() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        Task { [weak self] in
            await self?.application?.untilRest()
            self?.isUpdateScheduled = false
            self?.update()
            self?.takeWaitingAnswer()
        }
    }

    /// Says the new lines, and the prompt if a line was said or the focus has moved.
    func update() {
        guard let application, application.isRunning, !application.isEnding else { return }
        let lines = screen.update(
            application.accessibilityElements, shown: application.windows)
        for line in lines { say(line) }
        ask(again: !lines.isEmpty)
    }

    private func ask(again: Bool) {
        let prompt = screen.prompt
        guard again || prompt != lastPrompt else { return }
        leavePrompt()
        lastPrompt = prompt
        write(TextSanitizer.line(prompt))
        isPromptOpen = true
    }

    /// Starts a new line after a prompt without an answer.
    private func leavePrompt() {
        guard isPromptOpen else { return }
        isPromptOpen = false
        write("\n")
    }

    /// Texts of a program may contain control characters, which must not reach the terminal.
    private func say(_ line: String) {
        let parts = line.split(separator: "\n", omittingEmptySubsequences: true)
        if !parts.isEmpty { leavePrompt() }
        for part in parts { write(TextSanitizer.line(String(part)) + "\n") }
    }

    private func heard(_ request: DisplayRequest) {
        defer { if !isPromptOpen, lastPrompt != "" { askAgain() } }
        switch request {
        case .bell: say("Bell.")
        case .notification(let title, let body): say("\(title) \(body)")
        case .copy: say("Copied.")
        case .title, .clipboard, .progress, .pointer: break
        }
    }

    private func askAgain() {
        lastPrompt = ""
        scheduleUpdate()
    }

    // MARK: Answers

    /// Handles a line of the user; while the program works on the previous line, it waits.
    func answer(_ line: String) {
        // The user's Enter has ended the line.
        isPromptOpen = false
        answersWaiting.append(line)
        if !isUpdateScheduled { takeWaitingAnswer() }
    }

    private func takeWaitingAnswer() {
        guard !answersWaiting.isEmpty else { return }
        let line = answersWaiting.removeFirst()
        lastPrompt = ""
        perform(LinearAnswer(line))
        scheduleUpdate()
    }

    private func perform(_ answer: LinearAnswer) {
        switch answer {
        case .next: press("tab")
        case .back: press("shift-tab")
        case .list: screen.numberedAnew().forEach(say)
        case .help: LinearAnswer.instructions.forEach(say)
        case .unknown(let word):
            say("There is no command \":\(word)\". :help says what to type.")
        case .press: pressFocused()
        case .quit: quit()
        case .number(let number): go(to: number)
        case .keys(let chords): chords.forEach(press)
        case .text(let text): take(text)
        }
    }

    private func press(_ chord: KeyChord) {
        display.send(.key(KeyPress(chord.key, modifiers: chord.modifiers)))
    }

    /// Lists handle Enter for their row; other elements are operated as a whole.
    private func pressFocused() {
        guard let focused = screen.focused else { return press("enter") }
        if focused.role.isContainer || focused.role == .document || focused.role.isField {
            press("enter")
        } else {
            application?.activate(focused)
        }
    }

    private func go(to number: Int) {
        guard let element = screen.element(numbered: number) else {
            return say("There is no number \(number).")
        }
        go(to: element)
    }

    /// Quits with the program's own action, which may ask whether to save.
    private func quit() {
        let action = application?.currentActions.first {
            $0.action.role == .quit && $0.isEnabled
        }
        if let action, application?.perform(action) == true { return }
        application?.end()
    }

    private func go(to element: AccessibilityElement) {
        let isPlace = element.part == nil && element.view.canBecomeFirstResponder
        if isPlace, element.view.becomeFirstResponder() { return }
        operate(element)
    }

    private func operate(_ element: AccessibilityElement) {
        guard element.isEnabled else { return say("\(element.label ?? "It") is disabled.") }
        element.scrollToVisible()
        if application?.activate(element) != true {
            say("\(element.label ?? "It") cannot be reached.")
        }
    }

    /// Uses a text as the value of the focused element, or else as the name of an element.
    private func take(_ text: String) {
        if let focused = screen.focused {
            let isYes = ["yes", "y"].contains(text.lowercased())
            let isNo = ["no", "n"].contains(text.lowercased())
            let value = isYes ? "on" : isNo ? "off" : text
            if takesLines(focused) { return display.send(.paste(text + "\n", isTruncated: false)) }
            if focused.part == nil, focused.view.accessibilityChangeValue(to: text) { return }
            if isYes || isNo, focused.view.accessibilityChangeValue(to: value) { return }
            if isYes, !focused.role.isContainer { return operate(focused) }
        }
        guard let element = screen.element(named: text) else {
            let numbered = Int(text).flatMap(screen.element(numbered:))
            let help =
                numbered == nil ? ":help says what to type." : ":\(text) goes to that number."
            return say("Nothing here is called \"\(text)\". \(help)")
        }
        if element.role.isField { go(to: element) } else { operate(element) }
    }

    /// Whether a line is typed into the element, instead of replacing its whole text.
    private func takesLines(_ element: AccessibilityElement) -> Bool {
        element.role == .textArea
            && (element.view as? any TypingView)?.typingEffect(of: "a") == .inserts
    }

    /// Whether the conversation has anything to say or to handle.
    var isBusy: Bool { isUpdateScheduled || !answersWaiting.isEmpty }

    /// Whether another answer may wait; until then no input is read, so that memory does not grow.
    var takesAnswers: Bool { answersWaiting.count < Self.mostWaiting }

    /// Waits until another answer may wait, or the program has ended.
    func untilItTakesAnswers() async {
        while !takesAnswers, application?.isRunning == true {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Says the reason why no more input is read.
    func inputFailed(_ sentence: String) { say(sentence) }

    /// Ends the program after the end of the input, when all answers were handled and their effects
    /// were said.
    ///
    /// A program whose screen never rests always has more to say.
    func inputEnded() async {
        while !answersWaiting.isEmpty, application?.isRunning == true {
            try? await Task.sleep(for: .milliseconds(10))
        }
        let start = ContinuousClock.now
        while isBusy, start.duration(to: .now) < .seconds(3) {
            try? await Task.sleep(for: .milliseconds(10))
        }
        display.disconnect()
    }

    /// Ends the program when nobody reads the output any more.
    func outputEnded() { display.disconnect() }
}
