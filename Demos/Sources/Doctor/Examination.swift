// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import InputRecords
import Seltzer
import SeltzerCurses

/// Asks the terminal for its capabilities, on a row below the prompt that vanishes.
@MainActor
enum Examination {
    /// Returns the facts about the terminal, and the reason why it cannot be asked; nil if it can.
    static func facts(
        environment: [String: String]
    ) async -> (facts: TerminalFacts, failure: String?) {
        var facts = TerminalFacts()
        facts.environment = environment
        var display: (any Display)?
        let screen = ExaminationController { (display as? TerminalDisplay)?.isInterviewComplete }
        let application = Application(root: screen) {
            let opened = try openDisplay(environment: environment)
            display = opened
            return opened
        }
        application.presentation = .inline(rows: 1)
        screen.willEnd = { [weak application] in
            guard let application else { return }
            facts.capabilities = application.capabilities
            facts.mouseMode = application.mouseMode
            facts.terminal = (display as? TerminalDisplay).map { terminal in
                TerminalFacts.Terminal(
                    answers: terminal.answers, isAsked: terminal.asksTerminal,
                    isComplete: terminal.isInterviewComplete,
                    keyboardFlags: terminal.keyboardFlags)
            }
        }
        do {
            facts.size = try TerminalSession().size
            _ = try await application.run()
            return (facts, nil)
        } catch {
            return (facts, "\(error)")
        }
    }
}

/// Waits until the terminal has answered, or for a time, and then ends the application.
final class ExaminationController: ViewController {
    /// The time that the terminal gets for its answers.
    static let patience = Duration.seconds(2)
    private static let interval = Duration.milliseconds(20)

    /// Called before the end.
    var willEnd: () -> Void = {}
    private let isComplete: () -> Bool?
    private let indicator = ActivityIndicator("Asking the terminal")
    private var waited = Duration.zero

    /// Creates a controller.
    ///
    /// - Parameter isComplete: Returns whether the terminal has answered; nil if it is not asked.
    init(isComplete: @escaping () -> Bool?) {
        self.isComplete = isComplete
        super.init()
    }

    override func loadView() { view = indicator }

    override func viewDidAppear(_ animated: Bool) {
        indicator.startAnimating()
        view.scheduleTimer(every: Self.interval) { [weak self] in self?.look() }
    }

    private func look() {
        waited += Self.interval
        guard isComplete() != false || waited >= Self.patience else { return }
        willEnd()
        view.window?.application?.end()
    }
}
