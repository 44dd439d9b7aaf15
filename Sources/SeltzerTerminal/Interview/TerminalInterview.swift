// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The questions to a terminal, and its answers, which may arrive late and in any order.
///
/// It also remembers the answers of a terminal for later displays, and uses remembered answers
/// until the terminal proves to be a different one.
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
    /// The number of lists of questions whose last question is not answered.
    private(set) var pending = 0
    /// The time of the last list of questions.
    private var askedAt = Duration.zero
    /// The time between the last list that was sent while no other was pending, and its answer; nil
    /// before the first answer.
    private var roundTrip: Duration?

    private let profile: TerminalProfile
    private let memory: TerminalMemory?
    /// The version of the remembered terminal whose answers are in use, until the terminal reports its own.
    private var rememberedVersion: String?
    /// The measurement of widths; nil if all widths are known, or if none are measured.
    private var probe: WidthProbe?
    /// Whether answers were given up, so that the remaining answers are not remembered.
    private var hasLostAnswers = false
    /// Whether widths are measured at this start, and not taken from memory.
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

    /// Begins again, with the remembered answers if there are any.
    mutating func start() {
        let roundTrip = roundTrip
        self = TerminalInterview(profile: profile, isOn: isOn, memory: memory)
        self.roundTrip = roundTrip
        guard isOn, let remembered = memory?.answers(ofTerminalNamed: profile.name) else { return }
        rememberedVersion = remembered.version
        change { $0 = remembered }
    }

    /// Returns the questions of the start; a remembered terminal gets fewer questions.
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
        // Overdue answers are lost, and must not make later answers look incomplete.
        if pending > 0, now >= limit { giveUp() }
        pending += 1
        askedAt = now
    }

    // MARK: Answers

    /// Takes a report, and remembers the answers if they are complete.
    ///
    /// - Returns: Further questions that the report makes necessary; empty if there are none.
    mutating func take(_ report: TerminalReport, at now: Duration) -> [UInt8] {
        let isVersionNew = isOn && answers.version == nil
        note(report, at: now)
        if isAnotherTerminal(report) {
            forgetAnswers()
            return TerminalQuestions.atStart
        }
        switch report {
        case .version where isVersionNew:
            guard let software = answers.software else { return TerminalQuestions.ofVersioned }
            return TerminalQuestions.pictures(of: software, inside: profile.surroundingSoftware)
                + TerminalQuestions.ofVersioned
        case .colorScheme: return TerminalQuestions.colorsAgain
        default:
            if isComplete, !hasLostAnswers {
                memory?.remember(answers, ofTerminalNamed: profile.name)
            }
            return []
        }
    }

    /// Takes a report after the end of the application; no further questions follow.
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

    /// Forgets the answers, except for widths that are measured at this start; pending answers are
    /// still expected.
    private mutating func forgetAnswers() {
        let (joined, agreed) = (answers.joinedClusters, answers.agreedClusters)
        change {
            $0 = TerminalAnswers()
            $0.joinedClusters = joined
        }
        if measuresWidths { change { $0.agreedClusters = agreed } }
    }

    /// Changes the answers, and updates the features of the terminal.
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
    /// If the terminal has answered before, the limit is three times its round trip. So a lost
    /// answer, for example in a paste without an end, does not delay the end of a program by
    /// seconds.
    private var limit: Duration {
        askedAt
            + (roundTrip.map { min(max($0 * 3, Self.shortestPatience), Self.patience) }
                ?? Self.patience)
    }

    /// The time until which answers are expected; nil if none are expected.
    var deadline: Duration? { pending > 0 ? limit : nil }

    /// Returns the remaining time to wait for answers; nil if none are expected.
    func remaining(at now: Duration) -> Duration? {
        guard pending > 0, now < limit else { return nil }
        return limit - now
    }
}
