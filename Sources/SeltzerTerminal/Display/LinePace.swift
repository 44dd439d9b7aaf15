// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Limits the number of bytes in flight to the terminal, by the measured speed of the line.
///
/// Between a program and its terminal are buffers of unknown size, in the kernel, in ssh and in the
/// network. On a slow line, a full buffer delays the visible effect of a key by seconds. So the
/// output contains questions (DSR 5), which the terminal answers when it reaches them. No more
/// bytes are in flight than the line carries in a little more than a round trip. The rate is
/// computed from the bytes between a question and its answer. The round trip is measured on an
/// empty line from time to time, as in BBR (Cardwell et al., "BBR: Congestion-Based Congestion
/// Control").
///
/// On a fast line, or an unknown one, the limit is larger than any frame.
///
/// Answers carry no number, and they may be lost, late or doubled. So they decide only how much is
/// sent, and never whether anything is sent. After a time, a part of a waiting frame is sent
/// without an answer.
struct LinePace {
    /// The question.
    static let question = Array("\u{1B}[5n".utf8)
    /// The minimum number of bytes to send at once.
    private static let fewest = 32.0
    /// The number of bytes by which a user's change may exceed the limit: a few words.
    private static let mostUrgent = 256.0
    /// The window above which questions are rare.
    private static let fast = 65_536.0
    /// The seconds after which an answer is given up: for the first answer, and the minimum and
    /// maximum for later answers.
    private static let patience = (first: 1.0, shortest: 0.5, longest: 30.0)
    /// The seconds after which an answer counts as lost if it was expected much sooner.
    private static let lossTime = 1.0
    /// The minimum number of seconds without an answer after which a user's change is sent despite
    /// the limit.
    private static let userPatience = 0.5
    /// The maximum number of seconds between two parts of a waiting frame.
    private static let longestHold = 0.75
    /// The maximum number of times that the size of a part without room doubles.
    private static let mostDoublings = 3
    /// The maximum number of answers that are dropped because they arrive too early.
    private static let mostEarlyAnswers = 16
    /// The seconds by which an alarm may come early, because times are rounded.
    private static let tolerance = 1e-6
    /// The number of answers lost in a row after which the terminal counts as silent.
    private static let mostLosses = 6
    /// The minimum and maximum number of seconds that a program waits for an answer at its end.
    private static let patienceAtEnd = (shortest: 0.4, longest: 3.0)
    /// The seconds between two measurements of the round trip, and between two questions on a nearly idle line.
    private static let measuringInterval = 10.0, askingInterval = 0.1

    private struct Question {
        /// The bytes sent up to the question.
        let end: Int
        let time: Double
        /// The bytes that had arrived when the question was asked.
        let answeredThen: Int
        /// Whether nothing else was in flight, so that the answer measures the round trip.
        let isAlone: Bool
        /// Whether more bytes were waiting before the answer came.
        var isHeld = false
    }

    /// Whether the terminal is expected to answer; if not, there is no limit.
    private(set) var isOn = false
    /// Whether the terminal has ever answered.
    private(set) var hasAnswered = false
    private var questions: [Question] = []
    private var (sent, answered, asked) = (0, 0, 0)
    private var askedAt = -Double.infinity
    private var speed = LineSpeed()
    private var measuredAt = -Double.infinity
    /// Whether bytes are waiting for room.
    private var isFull = false
    /// The time at which a user began to wait for these bytes without an answer; nil if no user
    /// waits.
    private var userWaitsSince: Double?
    /// Whether all waiting bytes may be sent, because the user has waited long enough.
    private var isUnlimited = false
    /// The number of answers lost since the last one that arrived.
    private var losses = 0
    /// The number of given-up answers that may still arrive.
    private var lateAnswers = 0
    private var hasTakenLateAnswer = false
    /// The number of answers lost since an answer arrived late.
    ///
    /// This is also the maximum number of answers that are dropped as too early.
    private var unheard = 0
    /// Whether an answer was dropped since the last lost one because it arrived too early.
    private var hasDroppedAnswer = false
    /// The time at which a frame, or its last part, began to wait; nil if none waits.
    private var heldSince: Double?
    /// The number of parts sent without room since the last answer.
    private var forcedCount = 0
    /// The limit after the line was empty or an answer was lost, which grows with each answer.
    private var ceiling = Double.infinity

    /// Creates the state at the start.
    ///
    /// - Parameters:
    ///   - isOn: Whether the terminal is expected to answer.
    ///   - bytesPerSecond: The speed to which the line is set; nil if it is unknown.
    init(isOn: Bool = false, bytesPerSecond: Int? = nil) {
        self.isOn = isOn
        guard let bytesPerSecond else { return }
        speed = LineSpeed(bytesPerSecond: bytesPerSecond)
        ceiling = speed.firstWindow
    }

    /// Forgets the bytes in flight, after another program used the terminal.
    mutating func forget() {
        forgetFlight()
        heldSince = nil
    }

    private mutating func forgetFlight() {
        questions = []
        (answered, asked) = (sent, sent)
        (losses, lateAnswers, forcedCount, hasDroppedAnswer) = (0, 0, 0, false)
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
        min(ceiling, speed.window)
    }

    /// The number of bytes that is sent at once, small enough that answers keep the line busy.
    private var part: Double {
        guard speed.isRateKnown, let roundTrip = speed.roundTrip else { return window }
        return max(speed.rate * LineSpeed.wait(for: roundTrip) / 2, Self.fewest)
    }

    /// Returns the number of bytes that may be sent now; 0 if bytes in flight have to arrive first.
    ///
    /// - Parameters:
    ///   - isUrgent: Whether a user waits for the bytes, which may then exceed the limit by a few words.
    ///   - now: The time in seconds.
    func room(isUrgent: Bool, at now: Double) -> Int {
        guard isOn, !isUnlimited else { return .max }
        let free = window - onWay
        let forced = isHeldTooLong(at: now) ? forcedPart : 0
        if isUrgent { return Self.bytes(max(free, part, Self.mostUrgent, forced)) }
        let count = free < Self.fewest || isMeasuringDue(at: now) ? 0 : min(free, part)
        return Self.bytes(max(count, forced))
    }

    private func isHeldTooLong(at now: Double) -> Bool {
        heldSince.map { Self.isReached($0 + Self.longestHold, at: now) } ?? false
    }

    private static func isReached(_ time: Double, at now: Double) -> Bool {
        now >= time - tolerance
    }

    /// The number of bytes that is sent without room: the same as after a lost answer, and more
    /// while no answer arrives.
    private var forcedPart: Double {
        let doublings = min(forcedCount, Self.mostDoublings)
        let least = speed.isRateKnown ? min(speed.rate / 8, Self.mostUrgent) : Self.mostUrgent
        return max(
            least, LineSpeed.smallestWindow / 2, speed.window / 8 * Double(1 << doublings))
    }

    /// Whether it is time to measure the round trip on an empty line; only a slow and full line
    /// needs this.
    private func isMeasuringDue(at now: Double) -> Bool {
        speed.isRateKnown && isFull && speed.window < Self.fast
            && now - measuredAt > Self.measuringInterval
    }

    private static func bytes(_ count: Double) -> Int { count < 1e9 ? Int(count) : .max }

    /// Notes that bytes were sent.
    ///
    /// - Parameters:
    ///   - count: The number of bytes.
    ///   - isFrame: Whether a part of a frame is among them.
    mutating func send(_ count: Int, isFrame: Bool = true) {
        if isFrame, count > 0 {
            if heldSince != nil, onWay > window - Self.fewest { forcedCount += 1 }
            heldSince = nil
        }
        sent += count
    }

    /// Returns whether a question should follow the bytes that are sent now.
    ///
    /// - Parameters:
    ///   - count: The number of these bytes.
    ///   - isHeld: Whether more bytes are waiting for room, so that an answer is needed.
    func wantsQuestion(with count: Int, isHeld: Bool, at now: Double) -> Bool {
        guard isOn else { return false }
        if isHeld, !isAwaiting, onWay == 0, isMeasuringDue(at: now) { return true }
        guard sent + count > asked else { return false }
        if isHeld { return true }
        let isFast = window >= Self.fast
        let distance = isFast ? Self.fast : speed.isRateKnown ? part : LineSpeed.unknownWindow / 4
        return Double(sent + count - asked) >= distance
            || !isFast && now - askedAt >= Self.askingInterval
    }

    /// Notes a question at the end of bytes.
    ///
    /// - Parameters:
    ///   - count: The number of bytes, up to the end of the question, that were not yet noted as
    ///     sent.
    ///   - now: The time in seconds.
    mutating func ask(with count: Int, at now: Double) {
        asked = sent + count
        askedAt = now
        let isAlone = onWay == 0 && isMeasuringDue(at: now)
        questions.append(
            Question(end: asked, time: now, answeredThen: answered, isAlone: isAlone))
    }

    /// Notes that bytes are waiting for room.
    ///
    /// - Parameters:
    ///   - isUrgent: Whether a user waits for some of these bytes.
    ///   - now: The time in seconds.
    mutating func hold(isUrgent: Bool = false, at now: Double) {
        isFull = true
        // If the clock goes back, the frame must not wait longer.
        heldSince = min(heldSince ?? now, now)
        if isUrgent, userWaitsSince == nil { userWaitsSince = now }
        for index in questions.indices { questions[index].isHeld = true }
    }

    /// Notes that the bytes for which a user waited were sent.
    mutating func releaseUser() {
        (userWaitsSince, isUnlimited) = (nil, false)
    }

    /// Notes that all bytes were sent.
    mutating func release() {
        isFull = false
        heldSince = nil
        releaseUser()
    }

    // MARK: Answers

    /// Whether an answer is expected.
    var isAwaiting: Bool { !questions.isEmpty }

    /// The number of expected answers.
    var awaitedCount: Int { questions.count }

    /// The time until which the program, at its end, waits for the last answer; nil if none is
    /// expected.
    var limitAtEnd: Double? {
        guard let last = questions.last else { return nil }
        let (shortest, longest) = Self.patienceAtEnd
        guard let time = speed.time(for: onWay) else { return last.time + longest }
        return last.time + min(max(shortest, 3 * time), longest)
    }

    /// Returns the time that the program, at its end, can still wait for the last answer; nil if
    /// none is expected.
    func remaining(at now: Double) -> Duration? {
        guard let limit = limitAtEnd, now < limit else { return nil }
        return .seconds(limit - now)
    }

    /// Notes that an answer arrived.
    mutating func answer(at now: Double) {
        hasAnswered = true
        (losses, forcedCount) = (0, 0)
        if userWaitsSince != nil { userWaitsSince = now }
        if isOn, lateAnswers > 0 {
            lateAnswers -= 1
            unheard = max(0, unheard - 1)
            hasTakenLateAnswer = true
            return
        }
        guard isOn, !questions.isEmpty else {
            isOn = true
            unheard = 0
            return forgetFlight()
        }
        let delay = max(now - questions[0].time, 1e-6)
        // The answer is too early for this question, so it belongs to a given-up one. If more
        // arrive than were given up, the line has become faster.
        if unheard > 0, let roundTrip = speed.roundTrip, delay < roundTrip / 2 {
            unheard -= 1
            hasDroppedAnswer = true
            return
        }
        let question = questions.removeFirst()
        let count = Double(question.end - question.answeredThen)
        let answeredBefore = answered
        answered = max(answered, question.end)
        if question.isAlone {
            speed.roundTrip = delay
            measuredAt = now
            // The limit starts small: the bytes of a whole window would wait for each other.
            ceiling = speed.firstWindow
        } else {
            ceiling += Double(question.end - answeredBefore) / 2
            speed.roundTrip = min(speed.roundTrip ?? delay, delay)
        }
        speed.take(rate: count / delay, delay: delay, isHeld: question.isHeld)
    }

    /// The time at which an answer is given up, or a part of a waiting frame is sent without one; nil if nothing waits.
    var deadline: Double? {
        var result = Double.infinity
        if let question = questions.first {
            result = min(question.time + patience(for: question), userDeadline ?? .infinity)
        }
        if let heldSince { result = min(result, heldSince + Self.longestHold) }
        return result < .infinity ? result : nil
    }

    /// The time at which a user has waited long enough; nil if no user waits.
    private var userDeadline: Double? {
        guard !isUnlimited, hasAnswered else { return nil }
        return userWaitsSince.map { $0 + max(Self.userPatience, 1.25 * (speed.roundTrip ?? 0)) }
    }

    /// Returns the time to wait for an answer: somewhat longer than the line needs for the bytes
    /// before it.
    private func patience(for question: Question) -> Double {
        guard hasAnswered else { return Self.patience.first }
        let count = Double(question.end - question.answeredThen)
        guard let expected = speed.time(for: count) else { return Self.patience.longest }
        // After a lost answer, the estimates of the line may be wrong.
        if losses > 0 { return Self.lossTime }
        let ample = max(Self.patience.shortest, min(2 * expected, Self.lossTime), 1.25 * expected)
        return min(ample, Self.patience.longest)
    }

    /// Whether an answer or a user waits, so that time may change something.
    var mayExpire: Bool { !questions.isEmpty || userWaitsSince != nil }

    /// Gives up an answer that is overdue, and a terminal that stays silent.
    mutating func expire(at now: Double) {
        if let userDeadline, Self.isReached(userDeadline, at: now) { isUnlimited = true }
        guard let question = questions.first,
            Self.isReached(question.time + patience(for: question), at: now)
        else { return }
        guard hasAnswered, losses + 1 < Self.mostLosses else { return giveUp() }
        lose()
        let isLate = isFull && now - question.time >= Self.patience.longest
        if userWaitsSince != nil || isLate { isUnlimited = true }
    }

    /// Continues as if all bytes had arrived, but with a smaller limit, because the line may have become slower.
    private mutating func lose() {
        let (lost, late) = (losses + 1, hasTakenLateAnswer ? 0 : lateAnswers + questions.count)
        // If the missing answer was dropped, the line is faster than estimated.
        unheard = hasDroppedAnswer ? 0 : min(unheard + questions.count, Self.mostEarlyAnswers)
        forgetFlight()
        (losses, lateAnswers, hasTakenLateAnswer) = (lost, late, false)
        speed.halve()
        // Like TCP after a timeout, the limit starts small and grows with each answer.
        ceiling = max(speed.window / 8, LineSpeed.smallestWindow)
    }

    /// Removes the limit until an answer arrives.
    mutating func giveUp() {
        (isOn, unheard, speed.roundTrip) = (false, 0, nil)
        forgetFlight()
    }
}
