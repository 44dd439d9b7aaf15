// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerBase
import SeltzerTerminal

/// The terminal of the process as a channel of bytes.
///
/// The session uses the first of standard input, output and error that is a terminal, or otherwise
/// the controlling terminal. It opens the terminal again, so that its settings affect neither the
/// shell nor other programs of a pipeline.
///
/// Between ``open(entering:leaving:receive:)`` and ``close()``, the session restores the terminal
/// at every end of the process that can be caught: `exit`, signals and crashes. Several sessions on
/// different terminals can be open at once.
@MainActor
public final class TerminalSession: ByteChannel {
    /// The maximum number of bytes that are read in one turn.
    private static let turnCount = 64 * 1024

    let descriptor: TerminalDescriptor
    private(set) var session: Int32?
    // Exclusivity checks are off for properties that each write reads.
    @exclusivity(unchecked)
    private(set) var sources: SessionSources?
    private(set) var receive: (@MainActor (ByteChannelEvent) -> Void)?
    /// Whether another program uses the terminal, and the number of its process once it is started.
    var loan: (isLent: Bool, process: Int32) = (false, 0)
    private var entering: [UInt8] = []
    private var leaving: [UInt8] = []
    @exclusivity(unchecked)
    private var output: SessionOutput?
    private var isClosed = false
    private var isKeepingOutput = false
    /// Whether output that the process prints on this terminal is kept until the session's end.
    ///
    /// The default is false. A change has no effect on an open session. Standard output and
    /// standard error are redirected to an unnamed file if they are this terminal. The content of
    /// the file is shown after the terminal is restored, even after a signal or a crash. If the
    /// file cannot be created, output is not redirected. If the disk is full, output is lost. If a
    /// process has several sessions, only the first one keeps output.
    public var keepsOutput = false
    /// Whether kept output is reported while the session is open, so that its display can show it.
    public var reportsPrinted = false {
        didSet { if reportsPrinted != oldValue { watchOutput() } }
    }
    private var watch: OutputWatch?
    /// Whether a small second process restores the terminal after SIGKILL, which cannot be caught.
    ///
    /// The default is false. A change has no effect on an open session. The system also sends
    /// SIGKILL if memory runs out. The second process also shows the kept output, and it ends with
    /// the session. Signals to the program's process group do not reach it, but a kill of all
    /// processes of a user or a container does. If the shell printed its prompt before the terminal
    /// was restored, the prompt is not visible. If no process can be started, the terminal is not
    /// guarded.
    public var guardsTerminal = false
    var knownSize = Size.zero
    /// The number of alarms that were set or cancelled.
    private var alarmNumber = 0
    private var isAlarmSet = false

    /// Creates a session on the terminal of the process, without changing the terminal.
    public convenience init() throws(TerminalError) {
        try self.init(descriptor: TerminalDescriptor(path: nil))
    }

    /// Creates a session on the terminal at a path such as `/dev/pts/3`, without changing the terminal.
    public convenience init(path: String) throws(TerminalError) {
        try self.init(descriptor: TerminalDescriptor(path: path))
    }

    private init(descriptor: TerminalDescriptor) {
        self.descriptor = descriptor
    }

    deinit {
        guard let session else { return }
        cn_session_give_back(session)
        if isKeepingOutput { cn_output_release() }
        _ = cn_session_end(session)
    }

    /// The size of the terminal in cells; 80×24 if the terminal does not report one.
    public var size: Size { descriptor.size }

    /// The speed of the line in bytes per second, as it is set, with ten bits for each byte.
    ///
    /// Nil for 38,400 baud, which is the setting of lines without a speed, and above 115,200 baud.
    /// Over ssh, this is the speed of the terminal's own line, if ssh passed it on.
    public var bytesPerSecond: Int? {
        let baud = cn_line_speed(descriptor.number)
        return baud > 0 ? Int(baud) / 10 : nil
    }

    /// The time of a monotonic clock.
    public var now: Duration { .nanoseconds(cn_clock_gettime()) }

    /// The time of the last SIGWINCH; nil before the first one.
    public var resizeTime: Duration? {
        let time = cn_signals_resized_at()
        return time == 0 ? nil : .nanoseconds(time)
    }

    /// Puts the line into raw mode, writes `entering`, and starts to report events.
    ///
    /// - Throws: A ``TerminalError``; the terminal is then unchanged. A session can be opened only
    ///   once.
    public func open(
        entering: [UInt8],
        leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws {
        guard session == nil, !isClosed else { throw TerminalError.notReusable }
        cn_ensure_alternate_stack()
        let number = leaving.withUnsafeBytes {
            cn_session_begin(descriptor.terminal, $0.baseAddress, $0.count)
        }
        guard number >= 0 else { throw Self.error(number: -number) }
        session = number
        if keepsOutput { isKeepingOutput = cn_output_keep(descriptor.number) }
        watchOutput()
        if guardsTerminal { _ = cn_session_start_guard(number) }
        self.entering = entering
        self.leaving = leaving
        self.receive = receive
        output = SessionOutput(session: number)
        knownSize = size
        sources = SessionSources(
            descriptor: descriptor,
            wake: cn_session_wake_descriptor(number)
        )
        sources?.activate(
            readable: { [weak self] in self?.readable() },
            writable: { [weak self] in self?.writable() },
            signaled: { [weak self] in self?.signaled() },
            alarmed: { [weak self] in self?.alarmed() }
        )
        send(entering)
        reportUnread()
    }

    private static func error(number: Int32) -> TerminalError {
        number == Int32(CN_EUSERS) ? .tooManySessions : .refused(number: number)
    }

    /// Replaces the bytes that set up and restore the terminal.
    ///
    /// If there are more than 4,096 bytes for restoring, they are refused, and the earlier bytes
    /// stay in effect.
    public func setModes(entering: [UInt8], leaving: [UInt8]) {
        guard let session else { return }
        let isTaken = leaving.withUnsafeBytes {
            cn_session_set_leaving(session, $0.baseAddress, $0.count)
        }
        guard isTaken else { return }
        self.entering = entering
        self.leaving = leaving
    }

    /// Sets the number of answers that are read before the terminal is restored, and the time limit
    /// for reading them.
    public func expectAnswers(_ count: Int, until limit: Duration) {
        guard let session else { return }
        cn_session_expect_answers(session, Int32(clamping: count), limit.nanoseconds)
    }

    /// Waits for bytes, up to a time limit; empty if none arrived.
    public func awaitBytes(for limit: Duration) -> [UInt8] {
        guard session != nil, descriptor.awaitBytes(for: limit) else { return [] }
        return descriptor.read().bytes
    }

    /// Writes the bytes that the terminal takes at once; a terminal that is gone takes all bytes.
    public func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        let written = output?.write(bytes) ?? bytes.count
        watchWriting()
        return written
    }

    /// Requests one alarm after a time, in place of an earlier request; nil cancels it.
    public func setAlarm(after delay: Duration?) {
        alarmNumber &+= 1
        // Dispatch would wake a thread for each timer that stays off.
        guard delay != nil || isAlarmSet else { return }
        isAlarmSet = delay != nil
        sources?.setAlarm(after: delay)
    }

    /// Restores the terminal, and stops the process with the rest of its process group.
    ///
    /// The call returns when the process continues; the terminal is taken back in a later turn. If
    /// no shell could continue the process, it does not stop.
    public func suspend() {
        guard session != nil else { return }
        cn_session_suspend(true)
    }

    /// Restores the terminal; a second call has no effect.
    ///
    /// If a signal asked the process to end, the process ends here by the same signal. If other
    /// sessions are still open, it ends with the last of them.
    public func close() {
        isClosed = true
        guard let session else { return }
        self.session = nil
        sources?.cancel()
        sources = nil
        watch = nil
        receive = nil
        output = nil
        endLoan()
        cn_session_give_back(session)
        // Released before the session ends, because a later signal would lose the kept output.
        if isKeepingOutput { cn_output_release() }
        isKeepingOutput = false
        let signal = cn_session_end(session)
        if signal != 0 { cn_die(signal) }
    }

    // MARK: Writing

    private func send(_ bytes: [UInt8]) {
        output?.send(bytes)
        watchWriting()
    }

    private func writable() {
        let isReported = output?.resume() == true
        watchWriting()
        if isReported { receive?(.writable) }
    }

    /// Watches whether the terminal accepts bytes, while bytes wait.
    private func watchWriting() {
        sources?.setAwaitsWriting(output?.awaitsWriting == true)
    }

    // MARK: Reading

    private func readable() {
        var (bytes, result) = descriptor.read()
        // A short read has read all bytes. The source reports later bytes and the end of input.
        while result > TerminalDescriptor.readCount / 2, bytes.count < Self.turnCount {
            let next = descriptor.read()
            bytes += next.bytes
            result = next.result
        }
        if !bytes.isEmpty { receive?(.bytes(bytes)) }
        guard let session, result <= 0, result != -Int(CN_EAGAIN) else { return }
        // A process in the background gets an error too.
        if cn_session_await_foreground(session) { return }
        hangUp()
    }

    /// Keeps bytes for the process's next session on the terminal, at most 4096 of them.
    public func unread(_ bytes: [UInt8]) {
        descriptor.unread(bytes)
    }

    /// Reports, in a later turn, the bytes that earlier sessions returned unread.
    private func reportUnread() {
        let bytes = descriptor.takeUnread()
        guard !bytes.isEmpty else { return }
        Task { [weak self] in
            guard let self, session != nil else { return }
            receive?(.bytes(bytes))
        }
    }

    /// Reads first, because after a long turn the awaited bytes may have arrived, and would
    /// otherwise be seen after the alarm.
    private func alarmed() {
        isAlarmSet = false
        let number = alarmNumber
        if sources?.isReading == true, descriptor.awaitBytes(for: .zero) { readable() }
        if number == alarmNumber { receive?(.alarm) }
    }

    private func hangUp() {
        sources?.stopReading()
        receive?(.hungUp)
    }

    // MARK: Printed output

    private func watchOutput() {
        let isWatched = isKeepingOutput && reportsPrinted
        watch = isWatched ? OutputWatch { [weak self] in self?.receive?(.printed) } : nil
    }

    /// Returns kept output from an offset on, at most 64 KiB.
    public func printed(from offset: Int) -> [UInt8] {
        guard isKeepingOutput else { return [] }
        return [UInt8](unsafeUninitializedCapacity: Self.turnCount) { buffer, count in
            count = cn_output_read(buffer.baseAddress, buffer.count, Int64(offset))
        }
    }

    /// The ends of the last writes to standard output and to standard error, as offsets in the kept output.
    public var printedEnds: (output: Int, error: Int)? {
        var ends: (output: Int64, error: Int64) = (0, 0)
        guard isKeepingOutput, cn_output_ends(&ends.output, &ends.error) else { return nil }
        return (Int(ends.output), Int(ends.error))
    }

    /// Notes that the terminal shows kept output up to an offset.
    public func notePrintedShown(to offset: Int) {
        if watch != nil { cn_output_note_shown(Int64(offset)) }
    }

    // MARK: Signals

    private func signaled() {
        guard let session else { return }
        let notes = cn_session_take_notes(session)
        if notes.ending != 0 { return receive?(.terminated(signal: notes.ending)) ?? () }
        if loan.isLent {
            if notes.went_on, loan.process > 0 { cn_continue_process(loan.process) }
        } else {
            if notes.went_on { takeAgain() }
            reportSize()
        }
        if notes.stops, self.session != nil { cn_session_suspend(false) }
    }

    private func takeAgain() {
        guard let session else { return }
        take(cn_session_resume(session))
    }

    /// Continues with a terminal that was restored for a stop.
    func take(_ resumption: cn_resumption) {
        switch resumption {
        case CN_RESUMED: send(entering)
        case CN_RESUMED_UNPREPARED: send(leaving + entering)
        case CN_NOT_RESUMED: return
        default: return hangUp()
        }
        receive?(.resumed)
    }

    private func reportSize() {
        let current = size
        guard session != nil, current != knownSize else { return }
        knownSize = current
        receive?(.resized(current))
    }
}
