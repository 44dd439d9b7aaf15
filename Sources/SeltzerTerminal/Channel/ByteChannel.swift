// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The bytes to and from a terminal, and the signals and suspensions of the process.
///
/// It separates the language of terminals, which is pure Swift, from the operating system. Only ``awaitBytes(for:)``
/// waits.
@MainActor
public protocol ByteChannel: AnyObject {
    /// The present size of the terminal in cells; 80×24 if the terminal does not report one.
    var size: Size { get }

    /// The bytes per second that the line is set to; nil if it has no speed, or does not report it.
    var bytesPerSecond: Int? { get }

    /// The time since an arbitrary moment; it never decreases.
    var now: Duration { get }

    /// Puts the terminal's line into raw mode, writes `entering`, and starts to report events.
    ///
    /// ``close()``, ``suspend()`` and every end of the process that can be caught write `leaving` and restore the line.
    /// After a suspension `entering` is written again.
    func open(
        entering: [UInt8],
        leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws

    /// Replaces the bytes that set up the terminal after a suspension, and those that restore it; writes nothing now.
    func setModes(entering: [UInt8], leaving: [UInt8])

    /// Sets how many answers of the terminal are expected: DA1 at the end of each list of questions, and DSR 5.
    ///
    /// At an end without ``awaitBytes(for:)``, such as a signal or a crash, the channel reads them before it restores
    /// the terminal, because a shell would take them for typed text. It stops at `limit`, a time of ``now``.
    func expectAnswers(_ count: Int, until limit: Duration)

    /// Waits for bytes from the terminal, at most for a time; empty if none arrived, or if the terminal is gone.
    ///
    /// It is for answers that may arrive late, before the terminal is restored.
    func awaitBytes(for limit: Duration) -> [UInt8]

    /// Keeps bytes for the next channel of the process on the same terminal, which reports them first.
    ///
    /// These are keys that the user typed before the next program asked for them.
    func unread(_ bytes: [UInt8])

    /// Whether output that the process prints on the terminal is reported by ``ByteChannelEvent/printed``, for the
    /// display to show it; takes effect at once.
    var reportsPrinted: Bool { get set }

    /// Returns what the process printed, from an offset in all that it printed since the start; empty at the end.
    func printed(from offset: Int) -> [UInt8]

    /// The ends of the last writes to standard output and to standard error, as offsets in all that the process printed
    /// since the start; nil if they cannot be told apart.
    var printedEnds: (output: Int, error: Int)? { get }

    /// Notes that the terminal shows what was printed up to an offset, so that the end does not write it again.
    func notePrintedShown(to offset: Int)

    /// Writes the bytes that the terminal accepts at once.
    ///
    /// - Returns: The number of accepted bytes. If bytes are left, ``ByteChannelEvent/writable`` follows.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int

    /// Requests one ``ByteChannelEvent/alarm`` after a time, which replaces an earlier request; nil cancels it.
    func setAlarm(after delay: Duration?)

    /// Restores the terminal, stops the process, and sets up the terminal again when the process continues.
    ///
    /// ``ByteChannelEvent/resumed`` follows then.
    func suspend()

    /// Restores the terminal, runs another program on it, and sets it up again at the program's end.
    ///
    /// ``ByteChannelEvent/resumed`` follows then, also if the program does not start. Meanwhile the channel reads
    /// nothing, and bytes that are written are lost.
    ///
    /// - Parameter command: The program, looked up as a shell does, and its arguments.
    /// - Returns: The exit status of the program, or 128 plus the signal's number if a signal ended it.
    /// - Throws: An error whose description is one sentence for the user, if the program does not start.
    func runForeground(_ command: [String]) async throws -> Int32

    /// Restores the terminal. After ``ByteChannelEvent/terminated(signal:)`` this call ends the process with that
    /// signal.
    func close()
}

extension ByteChannel {
    /// Does nothing: the shell gets answers that arrive late.
    public func expectAnswers(_ count: Int, until limit: Duration) {}

    /// False: the channel reports nothing that the process prints.
    public var reportsPrinted: Bool {
        get { false }
        set {}
    }

    /// Returns nothing: the channel does not know what the process prints.
    public func printed(from offset: Int) -> [UInt8] { [] }

    /// Nil: the channel does not know what the process prints.
    public var printedEnds: (output: Int, error: Int)? { nil }

    /// Does nothing.
    public func notePrintedShown(to offset: Int) {}

    /// Does nothing: the bytes are lost.
    public func unread(_ bytes: [UInt8]) {}

    /// Nil: the line has no speed of its own.
    public var bytesPerSecond: Int? { nil }
}

/// An event of a ``ByteChannel``.
public enum ByteChannelEvent: Hashable, Sendable {
    /// Bytes from the terminal, at least one.
    case bytes([UInt8])
    /// More bytes can be written.
    case writable
    /// The process printed something on the terminal.
    case printed
    /// The requested time has passed.
    case alarm
    /// The size of the terminal changed.
    case resized(Size)
    /// The process continues after a suspension, or another program has ended. The content of the screen is lost.
    case resumed
    /// The terminal is gone, or its input has ended.
    case hungUp
    /// A signal asks the process to end.
    case terminated(signal: Int32)
}
