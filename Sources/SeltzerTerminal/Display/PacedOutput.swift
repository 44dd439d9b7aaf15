// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes that a terminal has not accepted yet, and the limit for bytes in flight on a slow line.
@MainActor
final class PacedOutput {
    /// The bytes; accepted bytes stay in the buffer until all are accepted.
    let buffer = OutputBuffer()
    /// Whether a frame was refused, so that the next frame is requested when there is room.
    private(set) var isFrameRefused = false

    private let channel: any ByteChannel
    // Exclusivity checks are off: every frame asks several times, and no access runs other code.
    @exclusivity(unchecked)
    private var pace = LinePace()
    /// The number of bytes that the channel has accepted.
    @exclusivity(unchecked)
    private var written = 0
    /// Whether a part of a frame is in the buffer.
    @exclusivity(unchecked)
    private var holdsFrame = false
    /// The number of bytes that the channel accepted before the bytes in the buffer.
    @exclusivity(unchecked)
    private var earlierCount = 0

    /// Creates an empty output to a channel.
    init(_ channel: any ByteChannel) {
        self.channel = channel
    }

    /// Starts to measure the line again.
    ///
    /// - Parameter isPaced: Whether the terminal is expected to answer; a limit needs its answers.
    func start(isPaced: Bool) {
        pace = LinePace(isOn: isPaced, bytesPerSecond: channel.bytesPerSecond)
    }

    /// Whether the channel has accepted all bytes.
    var isEmpty: Bool { buffer.isEmpty }

    /// The number of bytes in the buffer that the channel has accepted.
    var writtenCount: Int { written }

    /// The number of bytes so far, including waiting ones.
    var totalCount: Int { earlierCount + buffer.count }

    /// The channel's time in seconds.
    private var now: Double {
        let (seconds, attoseconds) = channel.now.components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }

    // MARK: Bytes

    /// Writes as many bytes as the channel accepts.
    ///
    /// - Returns: Whether the channel has now accepted the last byte; false if there was nothing to
    ///   write.
    func write() -> Bool {
        guard written < buffer.count else { return false }
        let taken = buffer.withUnsafeBytes { bytes in
            channel.write(UnsafeRawBufferPointer(rebasing: bytes[written...]))
        }
        let count = min(max(0, taken), buffer.count - written)
        written += count
        pace.send(count, isFrame: holdsFrame)
        guard written == buffer.count else { return false }
        drop()
        return true
    }

    /// Drops the bytes that the channel has not accepted.
    func drop() {
        earlierCount += written
        buffer.removeAll()
        (written, holdsFrame) = (0, false)
        pace.forgetUnsent()
    }

    /// Forgets the bytes in flight, after another program used the terminal or the terminal is gone.
    func forgetLine() { pace.forget() }

    // MARK: Frames

    /// Returns the number of bytes of a frame that may be sent now; 0 if bytes in flight have to
    /// arrive first.
    ///
    /// - Parameter isUrgent: Whether a user waits for the bytes.
    func room(isUrgent: Bool) -> Int {
        // The clock is read only if the answer depends on the time.
        pace.isOn ? pace.room(isUrgent: isUrgent, at: now) : .max
    }

    /// Refuses a frame because an earlier one is not written.
    func refuseFrame() { isFrameRefused = true }

    /// Refuses a frame because bytes in flight have to arrive first.
    ///
    /// - Returns: Whether a question is needed, so that its answer shows when there is room.
    func holdFrame(isUrgent: Bool) -> Bool {
        isFrameRefused = true
        pace.hold(isUrgent: isUrgent, at: now)
        return pace.wantsQuestion(with: 0, isHeld: true, at: now) && !pace.isAwaiting
    }

    /// Notes that a refused frame is requested again.
    ///
    /// - Returns: Whether there was a refused frame.
    func askForFrame() -> Bool {
        defer { isFrameRefused = false }
        return isFrameRefused
    }

    /// Notes that a part of a frame is in the buffer.
    func notePaint() { holdsFrame = true }

    /// Notes that the bytes for which a user waited were sent.
    func releaseUser() { pace.releaseUser() }

    /// Notes that a frame was sent whole.
    func releaseFrame() { pace.release() }

    // MARK: Questions about the line

    /// Returns whether a question should follow the bytes of a frame.
    ///
    /// - Parameter isHeld: Whether a part of the frame is waiting for room.
    func wantsQuestion(isHeld: Bool) -> Bool {
        pace.isOn && pace.wantsQuestion(with: buffer.count, isHeld: isHeld, at: now)
    }

    /// Appends a question (DSR 5), which the terminal answers when it reaches it.
    func appendQuestion() {
        buffer.append(contentsOf: LinePace.question)
        pace.ask(with: buffer.count - written, at: now)
    }

    /// Takes an answer to a question about the line.
    ///
    /// The questions are sent before DA1. If DA1 arrives without their answer, the terminal does
    /// not answer them.
    func take(_ report: TerminalReport) {
        switch report {
        case .status: pace.answer(at: now)
        case .primaryAttributes where !pace.hasAnswered: pace.giveUp()
        default: break
        }
    }

    /// Gives up answers that are overdue.
    func expire() {
        if pace.mayExpire { pace.expire(at: now) }
    }

    /// The time at which ``expire()`` must be called so that a refused frame is shown without an
    /// answer.
    ///
    /// Nil if no frame waits, or if the frame waits until the channel accepts bytes.
    var deadline: Duration? {
        guard isFrameRefused, isEmpty else { return nil }
        return pace.deadline.map { Duration.seconds($0) }
    }

    /// The number of expected answers.
    var awaitedCount: Int { pace.awaitedCount }

    /// The time until which the program, at its end, waits for the last answer; nil if none is
    /// expected.
    var limitAtEnd: Duration? { pace.limitAtEnd.map { Duration.seconds($0) } }

    /// The time that the program, at its end, can still wait for the last answer; nil if none is
    /// expected.
    var remaining: Duration? { pace.remaining(at: now) }
}
