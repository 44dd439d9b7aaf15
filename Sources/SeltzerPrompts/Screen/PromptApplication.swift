// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An application that keeps input that the user types ahead for the next question.
final class PromptApplication: Application {
    /// Whether no question takes an answer now.
    var isBetweenQuestions: @MainActor () -> Bool = { false }
    private var held: [InputEvent] = []

    override func sendEvent(_ event: InputEvent) {
        guard isBetweenQuestions(), Self.isTyped(event) else { return super.sendEvent(event) }
        held.append(event)
    }

    /// Sends the held input to the question that now takes answers.
    func sendHeldEvents() {
        let events = held
        held = []
        for event in events { sendEvent(event) }
    }

    /// Ends the application, and leaves the held input to the next question.
    func endAndUnread() {
        let events = held
        held = []
        unread(events)
        end()
    }

    /// Whether an event is a part of an answer; Ctrl-C never waits.
    private static func isTyped(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let press): !KeyEvent(press).matches("ctrl-c")
        case .paste: true
        case .mouse, .focus, .resize: false
        }
    }
}
