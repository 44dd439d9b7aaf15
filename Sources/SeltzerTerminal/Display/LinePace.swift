// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How many bytes may be on their way to the terminal, by how fast they were seen to come through.
///
/// Between a program and its terminal lie buffers of unknown size: the kernel's, those of ssh and of the network.
/// On a slow line a full one is seconds in which no key has a visible effect. So what is sent carries now and then
/// a question (DSR 5), which the terminal answers when it has come to it, and no more is sent at a time than comes
/// through in a round trip and a little more. The rate is that of what was answered between a question and its
/// answer, and the shortest way there and back is measured on an empty line from time to time, as by BBR
/// (Cardwell et al., "BBR: Congestion-Based Congestion Control").
///
/// A line that is fast, or of which nothing is known, has no limit that a frame would reach.
struct LinePace {
    /// What is asked.
    static let question = Array("\u{1B}[5n".utf8)
    /// The bytes that may be on their way before anything is known.
    private static let firstWindow = 16_384.0
    /// The fewest bytes that are worth sending.
    private static let fewest = 32.0
    /// The bytes that what a user waits for may have beyond the limit: a few words.
    private static let mostUrgent = 256.0
    /// The fewest bytes that may be on their way: some times as many as are sent at once.
    private static let smallestWindow = 128.0
    /// The window above which questions are rare.
    private static let fast = 65_536.0
    /// The time that bytes may wait on their way, at least, in seconds.
    private static let shortestWait = 0.05
    /// The seconds after which an answer is not expected any more: the first one, and the least and most for others.
    private static let patience = (first: 1.0, shortest: 0.5, longest: 30.0)
    /// The seconds after which an answer is lost that should have come sooner by far.
    private static let lossTime = 1.0
    /// The seconds that a user waits, at least, while no answer comes; then all is sent, however full the line is.
    private static let userPatience = 0.5
    /// The answers lost in a row after which the terminal is taken to be silent.
    private static let mostLosses = 6
    /// The seconds that a program waits at its end for an answer, at least and at most.
    private static let patienceAtEnd = (shortest: 0.4, longest: 3.0)
    /// The seconds after which the way is measured anew, and the ones between questions that few bytes carry.
    private static let measuringInterval = 10.0, askingInterval = 0.1

    private struct Question {
        /// The bytes sent up to the question.
        let end: Int
        let time: Double
        /// The bytes that had come through when it was asked.
        let answeredThen: Int
        /// Whether nothing else was on its way, so that the way is measured.
        let isAlone: Bool
        /// Whether more would have been sent before its answer came.
        var isHeld = false
    }

    /// Whether the terminal is taken to answer; while it is not there is no limit.
    private(set) var isOn = false
    /// Whether the terminal has ever answered.
    private(set) var hasAnswered = false
    private var questions: [Question] = []
    private var (sent, answered, asked) = (0, 0, 0)
    private var askedAt = -Double.infinity
    /// The bytes a second that come through; at least that many where `isRateKnown` is false.
    private var rate = 0.0
    private var isRateKnown = false
    /// The shortest time there and back, in seconds.
    private var roundTrip: Double?
    private var measuredAt = -Double.infinity
    /// Whether more was to be sent than there was room for.
    private var isFull = false
    /// Since when a user waits for some of that and no answer has come; nil where no user waits.
    private var userWaitsSince: Double?
    /// Whether all of it may be sent, for the user has waited long enough.
    private var isUnlimited = false
    /// The answers lost since the last one that came.
    private var losses = 0
    /// The answers taken for lost that may still come.
    private var lateAnswers = 0
    private var hasTakenLateAnswer = false
    /// Whether an answer was ever taken for lost.
    private var hasLost = false
    /// What may be on its way on a line that was empty, until it is full again.
    private var ceiling = Double.infinity

    /// Begins anew, with a terminal that answers or does not.
    ///
    /// - Parameters:
    ///   - isOn: Whether the terminal is expected to answer.
    ///   - bytesPerSecond: What the line is set to; nil where that is not known.
    init(isOn: Bool = false, bytesPerSecond: Int? = nil) {
        self.isOn = isOn
        guard let bytesPerSecond else { return }
        (rate, isRateKnown, roundTrip) = (Double(max(1, bytesPerSecond)), true, 0.2)
        ceiling = max(rate * wait(for: 0.2), Self.smallestWindow)
    }

    /// Forgets what is on its way, when the terminal was given to others.
    mutating func forget() {
        questions = []
        (answered, asked) = (sent, sent)
        (losses, lateAnswers) = (0, 0)
    }

    /// Forgets questions that were never sent.
    mutating func forgetUnsent() {
        guard asked > sent else { return }
        questions.removeAll { $0.end > sent }
        asked = sent
    }

    // MARK: Sending

    private var onWay: Double { Double(sent - answered) }

    private var window: Double {
        min(ceiling, fullWindow)
    }

    private var fullWindow: Double {
        guard let roundTrip, rate > 0 else { return Self.firstWindow }
        let window = rate * (roundTrip + wait(for: roundTrip))
        return max(window, isRateKnown ? Self.smallestWindow : Self.firstWindow)
    }

    /// The time that bytes may wait on their way.
    private func wait(for roundTrip: Double) -> Double { max(roundTrip / 4, Self.shortestWait) }

    /// The bytes that are sent at a time: so few that answers keep the line busy.
    private var part: Double {
        guard isRateKnown, let roundTrip else { return window }
        return max(rate * wait(for: roundTrip) / 2, Self.fewest)
    }

    /// Returns how many bytes may be sent now; none where what is on its way is to come through first.
    ///
    /// - Parameters:
    ///   - isUrgent: Whether they are what a user waits for, which goes beyond the limit by a few words.
    ///   - now: The time in seconds.
    func room(isUrgent: Bool, at now: Double) -> Int {
        guard isOn, !isUnlimited else { return .max }
        let free = window - onWay
        if isUrgent { return Self.bytes(max(free, part, Self.mostUrgent)) }
        return free < Self.fewest || isMeasuringDue(at: now) ? 0 : Self.bytes(min(free, part))
    }

    /// Whether the way is to be measured on an empty line: only one that is slow and always full needs that.
    private func isMeasuringDue(at now: Double) -> Bool {
        isRateKnown && isFull && fullWindow < Self.fast
            && now - measuredAt > Self.measuringInterval
    }

    private static func bytes(_ count: Double) -> Int { count < 1e9 ? Int(count) : .max }

    /// Notes that bytes were sent.
    mutating func send(_ count: Int) {
        sent += count
    }

    /// Returns whether bytes that are sent now are to carry a question.
    ///
    /// - Parameters:
    ///   - count: The bytes that are sent with it.
    ///   - isHeld: Whether more would be sent if there were room, so that an answer must come.
    func wantsQuestion(with count: Int, isHeld: Bool, at now: Double) -> Bool {
        guard isOn else { return false }
        if isHeld, !isAwaiting, onWay == 0, isMeasuringDue(at: now) { return true }
        guard sent + count > asked else { return false }
        if isHeld { return true }
        let isFast = window >= Self.fast
        let distance = isFast ? Self.fast : isRateKnown ? part : Self.firstWindow / 4
        return Double(sent + count - asked) >= distance
            || !isFast && now - askedAt >= Self.askingInterval
    }

    /// Notes a question at the end of what is sent with it.
    ///
    /// - Parameters:
    ///   - count: The bytes that are sent with it and not noted yet.
    ///   - now: The time in seconds.
    mutating func ask(with count: Int, at now: Double) {
        asked = sent + count
        askedAt = now
        let isAlone = onWay == 0 && isMeasuringDue(at: now)
        questions.append(
            Question(end: asked, time: now, answeredThen: answered, isAlone: isAlone))
    }

    /// Notes that there is more to be sent than there is room for.
    ///
    /// - Parameters:
    ///   - isUrgent: Whether some of it is what a user waits for.
    ///   - now: The time in seconds.
    mutating func hold(isUrgent: Bool = false, at now: Double) {
        isFull = true
        if isUrgent, userWaitsSince == nil { userWaitsSince = now }
        for index in questions.indices { questions[index].isHeld = true }
    }

    /// Notes that what a user waited for was sent.
    mutating func releaseUser() {
        (userWaitsSince, isUnlimited) = (nil, false)
    }

    /// Notes that all was sent.
    mutating func release() {
        (isFull, userWaitsSince, isUnlimited) = (false, nil, false)
    }

    // MARK: Answers

    /// Whether an answer is to come.
    var isAwaiting: Bool { !questions.isEmpty }

    /// The answers to come.
    var awaitedCount: Int { questions.count }

    /// The time until which the last answer is waited for at the end; nil if none is due.
    var limitAtEnd: Double? {
        guard let last = questions.last else { return nil }
        let (shortest, longest) = Self.patienceAtEnd
        guard let roundTrip, rate > 0 else { return last.time + longest }
        return last.time + min(max(shortest, 3 * (roundTrip + onWay / rate)), longest)
    }

    /// How long the last answer can still be waited for at the end; nil if none is due.
    func remaining(at now: Double) -> Duration? {
        guard let limit = limitAtEnd, now < limit else { return nil }
        return .seconds(limit - now)
    }

    /// Takes an answer.
    mutating func answer(at now: Double) {
        hasAnswered = true
        losses = 0
        if userWaitsSince != nil { userWaitsSince = now }
        if isOn, lateAnswers > 0 {
            lateAnswers -= 1
            hasTakenLateAnswer = true
            return
        }
        guard isOn, !questions.isEmpty else {
            isOn = true
            return forget()
        }
        let delay = max(now - questions[0].time, 1e-6)
        // None is that fast: it answers a question that was given up.
        if hasLost, let roundTrip, delay < roundTrip / 2 { return }
        let question = questions.removeFirst()
        let count = Double(question.end - question.answeredThen)
        let answeredBefore = answered
        answered = max(answered, question.end)
        if question.isAlone {
            roundTrip = delay
            measuredAt = now
            // All of a window at once would wait for itself.
            ceiling = max(rate * wait(for: delay), Self.smallestWindow)
        } else {
            ceiling += Double(question.end - answeredBefore) / 2
            roundTrip = min(roundTrip ?? delay, delay)
        }
        take(rate: count / delay, delay: delay, isHeld: question.isHeld)
    }

    /// Takes a rate at which bytes came through: it is the line's where they had to wait for each other, and the
    /// least that the line can do where not.
    private mutating func take(rate sample: Double, delay: Double, isHeld: Bool) {
        let shortest = roundTrip ?? delay
        if delay > 1.1 * (shortest + wait(for: shortest)) {
            // Slowly, for what came in a burst has waited for itself.
            rate = isRateKnown ? max(sample, rate * 0.85) : sample
            isRateKnown = true
        } else {
            // A line that is full and yet waits for nothing can do more.
            let hasRoom = isHeld && delay < shortest + wait(for: shortest) / 2
            rate = max(rate * (hasRoom ? 1.05 : 1), sample)
            if isHeld { isRateKnown = true }
        }
    }

    /// When no answer is waited for any more; nil where none is to come.
    var deadline: Double? {
        guard let question = questions.first else { return nil }
        return min(question.time + patience(for: question), userDeadline ?? .infinity)
    }

    /// When a user has waited long enough.
    private var userDeadline: Double? {
        guard !isUnlimited, hasAnswered else { return nil }
        return userWaitsSince.map { $0 + max(Self.userPatience, 1.25 * (roundTrip ?? 0)) }
    }

    /// The time that an answer is waited for: some more than what is before it takes on the line.
    private func patience(for question: Question) -> Double {
        guard hasAnswered else { return Self.patience.first }
        guard let roundTrip, rate > 0 else { return Self.patience.longest }
        // An answer that was lost says that the line may not be as it is believed to be.
        if losses > 0 { return Self.lossTime }
        let expected = roundTrip + Double(question.end - question.answeredThen) / rate
        let ample = max(Self.patience.shortest, min(2 * expected, Self.lossTime), 1.25 * expected)
        return min(ample, Self.patience.longest)
    }

    /// Goes on without an answer that has not come in time; gives up a terminal that is silent for long.
    mutating func expire(at now: Double) {
        if let userDeadline, now >= userDeadline { isUnlimited = true }
        guard let question = questions.first, now >= question.time + patience(for: question) else {
            return
        }
        guard hasAnswered, losses + 1 < Self.mostLosses else { return giveUp() }
        lose()
        let isLate = isFull && now - question.time >= Self.patience.longest
        if userWaitsSince != nil || isLate { isUnlimited = true }
    }

    /// Goes on as if all had come through, but with less at a time: the line may have become slower.
    private mutating func lose() {
        let (lost, late) = (losses + 1, hasTakenLateAnswer ? 0 : lateAnswers + questions.count)
        forget()
        (losses, lateAnswers, hasTakenLateAnswer, hasLost) = (lost, late, false, true)
        if isRateKnown { rate /= 2 }
        // As TCP does after a timeout: little at first, and more with each answer.
        ceiling = max(fullWindow / 8, Self.smallestWindow)
    }

    /// Has no limit until an answer comes.
    mutating func giveUp() {
        (isOn, hasLost, roundTrip) = (false, false, nil)
        forget()
    }
}
