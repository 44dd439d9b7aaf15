// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The questions to a terminal and its answers, in whatever order and however late they arrive.
///
/// It also remembers the answers of a terminal for later displays, and uses remembered answers until the terminal
/// turns out to be another one.
@MainActor
struct TerminalInterview {
    /// The time after which a terminal counts as silent: the round trip of a very slow line.
    static let patience = Duration.seconds(3)
    /// The minimum time for which an answer is expected.
    static let shortestPatience = Duration.milliseconds(400)

    /// Whether the terminal is asked at the start.
    let isOn: Bool
    /// The answers so far.
    private(set) var answers = TerminalAnswers()
    /// The features of the terminal, according to the profile and the answers.
    private(set) var features: TerminalFeatures
    /// The lists of questions whose last question is not answered.
    private(set) var pending = 0
    /// The time of the last list of questions.
    private var askedAt = Duration.zero
    /// The time between the last list of questions that was sent alone and its answer; nil before the first.
    private var roundTrip: Duration?

    private let profile: TerminalProfile
    private let memory: TerminalMemory?
    /// The version of the remembered terminal whose answers are in use, until the terminal reports its own.
    private var rememberedVersion: String?
    /// The widths that were reported so far; nil if all are known, or if none are measured.
    private var probe: WidthProbe?
    /// Whether answers were given up, so that the others are not worth remembering.
    private var hasLostAnswers = false
    /// Whether widths are measured at this start, and not remembered.
    private var measuresWidths = false

    /// Creates an interview before the start.
    ///
    /// - Parameters:
    ///   - profile: The profile of the terminal.
    ///   - isOn: Whether the terminal is asked at the start.
    ///   - memory: The answers of terminals to other displays; nil to remember none.
    init(profile: TerminalProfile, isOn: Bool, memory: TerminalMemory? = nil) {
        self.profile = profile
        self.isOn = isOn
        self.memory = memory
        features = TerminalFeatures(profile: profile, answers: answers)
    }

    /// Begins anew, with the remembered answers if there are any.
    mutating func start() {
        let roundTrip = roundTrip
        self = TerminalInterview(profile: profile, isOn: isOn, memory: memory)
        self.roundTrip = roundTrip
        guard isOn, let remembered = memory?.answers(ofTerminalNamed: profile.name) else { return }
        rememberedVersion = remembered.version
        change { $0 = remembered }
    }

    /// Returns the questions of the start; a remembered terminal is asked less.
    ///
    /// - Parameter measuresWidths: Whether clusters may be written to measure their widths.
    mutating func questionsAtStart(measuringWidths measuresWidths: Bool) -> [UInt8] {
        let questions =
            rememberedVersion == nil ? TerminalQuestions.atStart : TerminalQuestions.ofRemembered
        guard measuresWidths else { return questions }
        probe = WidthProbe()
        self.measuresWidths = true
        change { $0.agreedClusters = [] }
        return WidthProbe.bytes + questions
    }

    /// Notes that a list of questions is sent.
    mutating func ask(at now: Duration) {
        // Answers that are overdue are lost, and must not make later ones look incomplete.
        if pending > 0, now >= limit { giveUp() }
        pending += 1
        askedAt = now
    }

    // MARK: Answers

    /// Takes a report, and remembers the answers if they are complete.
    ///
    /// - Returns: The questions that follow from it; empty if there are none.
    mutating func take(_ report: TerminalReport, at now: Duration) -> [UInt8] {
        let isVersionNew = isOn && answers.version == nil
        note(report, at: now)
        if isAnotherTerminal(report) {
            forgetAnswers()
            return TerminalQuestions.atStart
        }
        switch report {
        case .version where isVersionNew: return TerminalQuestions.ofVersioned
        case .colorScheme: return TerminalQuestions.colorsAgain
        default:
            if isComplete, !hasLostAnswers {
                memory?.remember(answers, ofTerminalNamed: profile.name)
            }
            return []
        }
    }

    /// Takes a report after the end of the application, when no further questions are sent.
    mutating func note(_ report: TerminalReport, at now: Duration) {
        if case .primaryAttributes = report {
            if pending == 1 { roundTrip = now - askedAt }
            pending = max(0, pending - 1)
            if let probe {
                change {
                    $0.joinedClusters = probe.joinedClusters
                    $0.agreedClusters = probe.agreedClusters
                }
            }
            probe = nil
        } else if case .cursorPosition(let position) = report {
            probe?.take(position)
        }
        change { $0.take(report) }
    }

    /// Returns whether a report shows by its version, or by the lack of a version before DA1, that the terminal is not
    /// the remembered one.
    private mutating func isAnotherTerminal(_ report: TerminalReport) -> Bool {
        guard let version = rememberedVersion else { return false }
        switch report {
        case .version(version):
            rememberedVersion = nil
            return false
        case .version, .primaryAttributes:
            rememberedVersion = nil
            return true
        default: return false
        }
    }

    /// Forgets the answers except for widths that are measured at this start; expected answers stay expected.
    private mutating func forgetAnswers() {
        let (joined, agreed) = (answers.joinedClusters, answers.agreedClusters)
        change {
            $0 = TerminalAnswers()
            $0.joinedClusters = joined
        }
        if measuresWidths { change { $0.agreedClusters = agreed } }
    }

    /// Changes the answers, and with them what the terminal can do.
    private mutating func change(_ body: (inout TerminalAnswers) -> Void) {
        let old = answers
        body(&answers)
        guard answers != old else { return }
        features = TerminalFeatures(profile: profile, answers: answers)
    }

    /// Expects no further answers, because they are overdue.
    mutating func giveUp() {
        pending = 0
        hasLostAnswers = true
    }

    /// Expects no further answers, because the terminal is gone.
    mutating func end() { pending = 0 }

    /// Whether the terminal has answered all questions that it can answer.
    var isComplete: Bool { pending == 0 }

    /// The time from which missing answers count as lost.
    ///
    /// A terminal that has answered before is given three times as long as then. So an answer that was lost, in a paste
    /// without an end for example, does not delay the end of a program by seconds.
    private var limit: Duration {
        askedAt
            + (roundTrip.map { min(max($0 * 3, Self.shortestPatience), Self.patience) }
                ?? Self.patience)
    }

    /// The time until which answers are expected; nil if none are.
    var deadline: Duration? { pending > 0 ? limit : nil }

    /// Returns how long answers can still be waited for; nil if none are expected.
    func remaining(at now: Duration) -> Duration? {
        guard pending > 0, now < limit else { return nil }
        return limit - now
    }
}
