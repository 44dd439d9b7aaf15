// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The questions to a terminal and its answers, in whatever order and however late they come.
struct TerminalInterview {
    /// How long a terminal is given before it is believed to be silent: as long as there and back takes on a very slow
    /// line.
    static let patience = Duration.seconds(3)

    /// What the terminal has answered.
    private(set) var answers = TerminalAnswers()
    /// The lists of questions whose last one is not answered.
    private(set) var pending = 0
    /// When the terminal is believed to be silent.
    private(set) var limit = Duration.zero
    /// What is known of widths so far; nil once they are known, or were not asked for.
    private var probe: WidthProbe?
    /// Whether widths are measured at this start, and not remembered.
    private var measuresWidths = false

    /// Creates an interview of a terminal that has said nothing, or of which answers are remembered.
    init(answers: TerminalAnswers = TerminalAnswers()) {
        self.answers = answers
    }

    /// Forgets the answers but for widths that are measured at this start; not how many are to come.
    mutating func forgetAnswers() {
        let (joined, agreed) = (answers.joinedClusters, answers.agreedClusters)
        answers = TerminalAnswers()
        answers.joinedClusters = joined
        answers.agreedClusters = measuresWidths ? agreed : []
    }

    /// Notes that widths are asked for, with the list of questions that is sent next.
    mutating func probeWidths() {
        probe = WidthProbe()
        measuresWidths = true
        answers.agreedClusters = []
    }

    /// Notes that a list of questions is sent.
    mutating func ask(at now: Duration) {
        pending += 1
        limit = now + Self.patience
    }

    /// Takes an answer.
    mutating func take(_ report: TerminalReport) {
        switch report {
        case .primaryAttributes:
            pending = max(0, pending - 1)
            if let probe {
                answers.joinedClusters = probe.joinedClusters
                answers.agreedClusters = probe.agreedClusters
            }
            probe = nil
        case .cursorPosition(let position): probe?.take(position)
        default: break
        }
        answers.take(report)
    }

    /// Whether all questions are answered, as far as the terminal can.
    var isComplete: Bool { pending == 0 }

    /// How long an answer can still be waited for; nil if none is due.
    func remaining(at now: Duration) -> Duration? {
        guard pending > 0, now < limit else { return nil }
        return limit - now
    }
}
